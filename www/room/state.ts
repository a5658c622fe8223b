// What a room is after some acts of its people: a pure function, but for the game, which the referee keeps and which is changed in place.
import type { NewGame, SeatSetup } from "hopstone-glue";
import type { Act } from "./entry";
import { secretOf } from "./hash";
import type { Played, Referee } from "./referee";
import type { Agreed, Asked, Holder, Offer, WriterId } from "./view";

export interface RoomState {
  readonly creator: WriterId;
  readonly agreed: Agreed;
  readonly seats: readonly Holder[];
  /** The game that is played; null in the lobby. */
  readonly played: Played | null;
  readonly round: number;
  readonly first: number;
  readonly asked: Asked | null;
  /** Who has asked, and who has left a seat, since the last move: each may once, so that nobody can fill the history with that. */
  readonly askers: readonly WriterId[];
  readonly leavers: readonly WriterId[];
  /** How often each device has done something in the lobby: that has an end too. */
  readonly fuss: Readonly<Record<WriterId, number>>;
  /** The question that was last answered with no, or by a move, and by whom. */
  readonly declined: { readonly offer: Offer; readonly by: WriterId; readonly asker: WriterId } | null;
}

/** How often one device may do something in the lobby, and all together. */
const MOST_FUSS = 60;
const MOST_FUSS_OF_ALL = 600;
/** How often one device may ask for another game after the end. */
const MOST_AGAIN = 5;

/** What judges the acts. */
export interface Court {
  readonly referee: Referee;
  /** What stands in the link of the room. */
  readonly secret: string;
}

/** The seats that a device plays. */
export function seatsOf(seats: readonly Holder[], key: WriterId): readonly number[] {
  return seats.flatMap((holder, seat) => (holder.kind === "person" && holder.key === key ? [seat] : []));
}

/** The devices that play, each once, in the order of the seats. */
export function players(seats: readonly Holder[]): readonly WriterId[] {
  return [...new Set(seats.flatMap((holder) => (holder.kind === "person" ? [holder.key] : [])))];
}

/** Whether an act is no one's in particular: a move of a computer is the same whoever found it. */
export function isAnybodys(state: RoomState | null, act: Act): boolean {
  return act.kind === "move" && state?.seats[act.seat]?.kind === "computer";
}

/** The room after an act; null where it may not be done, and then nothing has changed. */
export function apply(state: RoomState | null, by: WriterId, act: Act, court: Court): RoomState | null {
  if (state === null) return act.kind === "found" ? found(by, act, court) : null;
  return state.played === null ? fussed(inLobby(state, by, act, court), by) : inGame(state, state.played, by, act, court);
}

/** Counts what is done in the lobby. To start, and so to end it, is always possible. */
function fussed(state: RoomState | null, by: WriterId): RoomState | null {
  if (state === null || state.played !== null) return state;
  const fuss = { ...state.fuss, [by]: (state.fuss[by] ?? 0) + 1 };
  const all = Object.values(fuss).reduce((sum, one) => sum + one, 0);
  return (fuss[by] ?? 0) > MOST_FUSS || all > MOST_FUSS_OF_ALL ? null : { ...state, fuss };
}

function found(by: WriterId, act: Extract<Act, { kind: "found" }>, { referee, secret }: Court): RoomState | null {
  if (secretOf(by, act.nonce) !== secret) return null;
  const seats = act.plan.map(planned);
  const state: RoomState = { creator: by, agreed: act.game, seats, played: null, round: 0, first: 0, asked: null, askers: [], leavers: [], fuss: {}, declined: null };
  // The game must be one, for so many seats.
  return start(referee, state) && state;
}

function planned(level: number): Holder {
  return level === 0 ? { kind: "open" } : { kind: "computer", level, owner: null, name: "" };
}

function inLobby(state: RoomState, by: WriterId, act: Act, { referee }: Court): RoomState | null {
  const creates = by === state.creator;
  switch (act.kind) {
    case "claim": {
      const holder = state.seats[act.seat];
      const free = holder?.kind === "open" || (holder?.kind === "person" && holder.key === by);
      return free ? withHolder(state, act.seat, { kind: "person", key: by, name: act.name, inFor: null }) : null;
    }
    case "vacate": {
      const holder = state.seats[act.seat];
      return holder?.kind === "person" && (creates || holder.key === by) ? withHolder(state, act.seat, { kind: "open" }) : null;
    }
    case "plan": {
      const holder = state.seats[act.seat];
      return creates && holder !== undefined && holder.kind !== "person" ? withHolder(state, act.seat, planned(act.level)) : null;
    }
    case "start": {
      // Whoever sits may: the page offers it to others only where the creator is gone.
      if (!(creates || players(state.seats).includes(by)) || players(state.seats).length === 0 || act.turned >= state.seats.length) return null;
      const filled = state.seats.map((holder) => (holder.kind === "open" ? planned(act.level) : holder));
      return started(referee, { ...state, seats: turned(filled, act.turned), first: act.first });
    }
    default: return null;
  }
}

function inGame(state: RoomState, played: Played, by: WriterId, act: Act, { referee }: Court): RoomState | null {
  switch (act.kind) {
    case "move": {
      const holder = state.seats[act.seat];
      if (played.now.turn !== act.seat || !holder) return null;
      if (holder.kind === "person" ? holder.key !== by : !belongs(state, by)) return null;
      if (!attempt(() => played.play(act.path))) return null;
      return { ...state, ...answered(state, by, act.seat), askers: [], leavers: [] };
    }
    case "resign": {
      const holder = state.seats[act.seat];
      if (holder?.kind !== "person" || holder.key !== by || !attempt(() => played.resign(act.seat))) return null;
      return { ...state, asked: null };
    }
    case "ask": {
      // After the end there are no more moves between which one may ask: then a few times.
      const often = state.askers.filter((asker) => asker === by).length >= (act.offer.kind === "again" ? MOST_AGAIN : 1);
      if (state.asked !== null || often || !mayAsk(state, played, by, act.offer)) return null;
      const asked: Asked = { offer: act.offer, by, agreed: [], wanted: voters(state, played, by, act.offer) };
      return settled({ ...state, asked, askers: [...state.askers, by], declined: null }, played, referee);
    }
    case "answer": {
      const { asked } = state;
      if (asked === null) return null;
      if (act.yes) {
        if (!asked.wanted.includes(by) || asked.agreed.includes(by)) return null;
        return settled({ ...state, asked: { ...asked, agreed: [...asked.agreed, by] } }, played, referee);
      }
      // The seat's owner, who was thought to be gone, says no by being there.
      const concerned = "seat" in asked.offer ? state.seats[asked.offer.seat] : undefined;
      if (!asked.wanted.includes(by) && asked.by !== by && owner(concerned) !== by && holder(concerned) !== by) return null;
      return { ...state, asked: null, declined: { offer: asked.offer, by, asker: asked.by } };
    }
    case "leave": {
      const holder = state.seats[act.seat];
      if (holder?.kind !== "person" || holder.key !== by || state.leavers.includes(by)) return null;
      return seated({ ...state, asked: null, leavers: [...state.leavers, by] }, played, act.seat, relieved(holder, act.level));
    }
    case "return": {
      const holder = state.seats[act.seat];
      if (holder === undefined || owner(holder) !== by || (holder.kind === "person" && holder.key === by)) return null;
      const name = (holder.kind === "person" ? holder.inFor?.name : holder.kind === "computer" ? holder.name : "") ?? "";
      return seated({ ...state, asked: null }, played, act.seat, { kind: "person", key: by, name, inFor: null });
    }
    default: return null;
  }
}

/** What a move means for the question that is open: who is asked and plays on has said no; whoever asks may offer a draw with the own move. */
function answered({ asked, declined }: RoomState, by: WriterId, seat: number): Pick<RoomState, "asked" | "declined"> {
  if (asked === null || ("seat" in asked.offer ? asked.offer.seat !== seat : asked.offer.kind === "draw" && asked.by === by)) return { asked, declined };
  return { asked: null, declined: asked.wanted.includes(by) ? { offer: asked.offer, by, asker: asked.by } : declined };
}

/** Whose seat it is, also while the computer or somebody else plays it. */
export function owner(holder: Holder | undefined): WriterId | null {
  if (holder?.kind === "person") return holder.inFor?.key ?? holder.key;
  return holder?.kind === "computer" ? holder.owner : null;
}

/** Who plays a seat, if a person does. */
function holder(of: Holder | undefined): WriterId | null {
  return of?.kind === "person" ? of.key : null;
}

/** The seat of a person, played by the computer for whose seat it is. */
function relieved(person: Extract<Holder, { kind: "person" }>, level: number): Holder {
  const { key, name } = person.inFor ?? person;
  return { kind: "computer", level, owner: key, name };
}

/** Whether a device plays, or has left its seat to the computer. */
function belongs(state: RoomState, by: WriterId): boolean {
  return state.seats.some((holder) => owner(holder) === by);
}

function mayAsk(state: RoomState, played: Played, by: WriterId, offer: Offer): boolean {
  const mine = seatsOf(state.seats, by);
  if (mine.length === 0) return false;
  const over = played.now.turn < 0;
  const inPlay = mine.some((seat) => played.now.out[seat] === false);
  switch (offer.kind) {
    case "draw": return !over && inPlay && (state.agreed.game === "italian" || state.agreed.game === "english");
    case "back": {
      const movers = played.movers();
      const seat = movers[offer.events];
      const isOwn = (mover: number | null | undefined): boolean => typeof mover === "number" && mine.includes(mover);
      return !over && isOwn(seat) && !movers.slice(offer.events + 1).some(isOwn);
    }
    case "again": return over;
    case "computer": {
      const holder = state.seats[offer.seat];
      return holder?.kind === "person" && holder.key !== by;
    }
    case "give": {
      const holder = state.seats[offer.seat];
      // Whose seat it is takes it back without asking.
      return holder !== undefined && owner(holder) !== offer.to && holder.kind !== "open";
    }
  }
}

/** Whose agreement is wanted: of those who play, and not of who is asked about. */
function voters(state: RoomState, played: Played, by: WriterId, offer: Offer): readonly WriterId[] {
  // Who has finished or given up has no say in the game any more, but in the next one.
  const voices = players(offer.kind !== "again" && played.now.turn >= 0 ? state.seats.filter((_, seat) => played.now.out[seat] === false) : state.seats);
  const concerned = "seat" in offer ? state.seats[offer.seat] : undefined;
  return voices.filter((key) => key !== by && key !== holder(concerned));
}

/** Does what was asked for once everybody has agreed. */
function settled(state: RoomState, played: Played, referee: Referee): RoomState | null {
  const { asked } = state;
  if (asked === null || asked.wanted.some((key) => !asked.agreed.includes(key))) return state;
  const rest: RoomState = { ...state, asked: null };
  const { offer } = asked;
  switch (offer.kind) {
    case "draw": return attempt(() => played.draw()) ? rest : null;
    case "back":
      played.back(offer.events);
      return rest;
    case "again": return started(referee, { ...rest, seats: turned(rest.seats, 1), round: rest.round + 1, askers: [], leavers: [] });
    case "computer": {
      const holder = rest.seats[offer.seat];
      return holder?.kind === "person" ? seated(rest, played, offer.seat, relieved(holder, offer.level)) : null;
    }
    case "give": return seated(rest, played, offer.seat, given(rest.seats[offer.seat], asked.by, offer));
  }
}

/** A seat played by somebody new. Who gives away the own seat does so for good; otherwise its owner may come back. */
function given(seat: Holder | undefined, by: WriterId, { to, name }: Extract<Offer, { kind: "give" }>): Holder {
  const key = owner(seat);
  const former = seat?.kind === "person" ? (seat.inFor ?? seat) : seat?.kind === "computer" && key !== null ? { key, name: seat.name } : null;
  return { kind: "person", key: to, name, inFor: former === null || key === by || key === to ? null : { key: former.key, name: former.name } };
}

function withHolder(state: RoomState, seat: number, holder: Holder): RoomState {
  return { ...state, seats: state.seats.map((old, other) => (other === seat ? holder : old)) };
}

/** Somebody else sits down in the running game. */
function seated(state: RoomState, played: Played, seat: number, holder: Holder): RoomState | null {
  return attempt(() => played.sit(seat, setup(holder))) ? withHolder(state, seat, holder) : null;
}

/** Everybody sits so many seats further on. */
function turned(seats: readonly Holder[], by: number): readonly Holder[] {
  return [...seats.slice(by), ...seats.slice(0, by)];
}

function started(referee: Referee, state: RoomState): RoomState | null {
  const played = start(referee, state);
  return played && { ...state, played };
}

function start(referee: Referee, state: RoomState): Played | null {
  try {
    return referee.start(gameOf(state));
  } catch {
    return null;
  }
}

/** The game with its players, as it begins. */
export function gameOf({ agreed, seats, first }: Pick<RoomState, "agreed" | "seats" | "first">): NewGame {
  return { ...agreed, seats: seats.map(setup), first };
}

/** A seat as the rules know it. Where the computer plays for somebody, it does so under its own name. */
function setup(holder: Holder): SeatSetup {
  switch (holder.kind) {
    case "open": return { name: "", player: { kind: "person" } };
    case "computer": return { name: "", player: { kind: "computer", level: holder.level } };
    case "person": return { name: holder.name, player: { kind: "person" } };
  }
}

/** Whether the rules allow it. */
function attempt(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false;
  }
}
