// What a room says in words: of its seats, its people, its connection. No DOM.
import type { Catalogue, StarOptions } from "hopstone-glue";
import type { Say } from "../../board/grid";
import type { SeatedView } from "../../game/by-link";
import { presetOf } from "../../screens/new-game";
import { seatName } from "../../screens/session";
import type { Agreed, Asked, Guest, Holder, Notice, Presence, RoomView, WriterId } from "../view";

/** The computer's level where nobody has chosen one. */
export const NORMAL = 3;

export function listed(say: Say, names: readonly string[]): string {
  return new Intl.ListFormat(say("language-code"), { type: "conjunction" }).format(names);
}

/** What a seat is called by its place: the side in draughts, else its number. */
export function placeName(say: Say, seats: readonly SeatedView[], seat: number): string {
  const side = seats[seat]?.side ?? null;
  return side === null ? say("seat-n", { n: seat + 1 }) : say(side);
}

/** Who holds a seat, as it is read before the game begins. */
export function holderName(say: Say, holder: Holder, seats: readonly SeatedView[], seat: number): string {
  switch (holder.kind) {
    case "open": return say("room-open");
    case "computer": return say("seat-computer", { level: say(`level-${holder.level}`) });
    case "person": return holder.name || placeName(say, seats, seat);
  }
}

/** A person's name: as they gave it, else by the seat that they play, else just somebody. */
export function guestName(say: Say, view: Pick<RoomView, "guests" | "seats">, seats: readonly SeatedView[], id: WriterId): string {
  const name = view.guests.find((guest) => guest.id === id)?.name;
  if (name) return name;
  const away = view.seats.map(absent).find((owner) => owner?.key === id);
  if (away?.name) return away.name;
  const seat = view.seats.findIndex((holder) => holder.kind === "person" && holder.key === id);
  const holder = view.seats[seat];
  return seat < 0 ? say("room-somebody") : holder?.kind === "person" && holder.name ? holder.name : seatName(say, seats, seat);
}

/** Those who watch: of the others only who is there. */
export function watchers({ guests, seats }: Pick<RoomView, "guests" | "seats">): readonly Guest[] {
  return guests.filter(({ id, presence, me }) => (me || presence !== "gone") && !seats.some((holder) => holder.kind === "person" && holder.key === id));
}

/** How present the person on a seat is; null where no person sits. */
export function presenceOf({ guests, me }: Pick<RoomView, "guests" | "me">, holder: Holder | undefined): Presence | null {
  if (holder?.kind !== "person") return null;
  return holder.key === me ? "here" : guests.find(({ id }) => id === holder.key)?.presence ?? "gone";
}

/** The person to whom a seat belongs that another one plays, or the computer; null where it is so with none. */
export function absent(holder: Holder | undefined): { readonly key: WriterId; readonly name: string } | null {
  if (holder?.kind === "computer") return holder.owner === null ? null : { key: holder.owner, name: holder.name };
  return holder?.kind === "person" ? holder.inFor : null;
}

/** Whether nobody here plays a seat: the computer does, or its person is gone. */
export function isOrphan(view: Pick<RoomView, "guests" | "me">, holder: Holder | undefined): boolean {
  return holder?.kind === "computer" || (holder?.kind === "person" && presenceOf(view, holder) === "gone");
}

/** What is to be played, in a few items after the game's name. */
export function terms(say: Say, game: Agreed, count: number, catalogue: Catalogue): readonly string[] {
  if (game.game === "star") {
    const preset = presetOf(game.options, catalogue);
    return [
      say("room-players", { count }), ...(/x/.test(game.seating) ? [say(`seating-${game.seating}`)] : []),
      ...(preset === "custom" ? options(game.options).map((id) => say(id)) : [say(`preset-${preset}`)]),
      ...(game.options.play_on && count > 2 ? [say("play-on")] : []),
    ];
  }
  if (game.game === "capture") return [say("room-players", { count }), ...(game.long_jump ? [say("long-jump")] : [])];
  return "fen" in game && game.fen ? [say("room-position")] : [];
}

/** Options that are on, by their messages; `without`: where the rule is stricter. */
function options({ long_jump, rest_in_foreign, swap, win, fill_unused }: StarOptions): readonly string[] {
  const on: readonly (readonly [boolean, string])[] = [
    [long_jump, "long-jump"], [rest_in_foreign, "rest"], [swap, "swap"], [win === "strict", "strict"], [fill_unused, "fill"],
  ];
  return on.flatMap(([is, id]) => (is ? [id] : []));
}

/** Whether a question is about a seat of the person here: their word ends it. */
export function isAbout({ seats, me }: Pick<RoomView, "seats" | "me">, offer: Asked["offer"]): boolean {
  if (offer.kind !== "computer" && offer.kind !== "give") return false;
  const holder = seats[offer.seat];
  return absent(holder)?.key === me || (holder?.kind === "person" && holder.key === me);
}

/** What is asked, and of whom, to the person who reads it. */
export function question(say: Say, view: Pick<RoomView, "guests" | "seats" | "me">, seats: readonly SeatedView[], { offer, by }: Asked): string {
  const who = { name: guestName(say, view, seats, by), you: by === view.me ? "yes" : "no" };
  if (isAbout(view, offer)) return say("room-ask-yours", who);
  switch (offer.kind) {
    case "draw": case "back": case "again": return say(`room-ask-${offer.kind}`, who);
    case "computer": return say("room-ask-computer", { ...who, seat: seatName(say, seats, offer.seat), level: say(`level-${offer.level}`) });
    case "give": return say("room-ask-give", {
      ...who, seat: seatName(say, seats, offer.seat), to: offer.name || guestName(say, view, seats, offer.to), me: offer.to === view.me ? "yes" : "no",
    });
  }
}

/** The same for those who only wait for the answers. */
export function asking(say: Say, view: Pick<RoomView, "guests" | "seats" | "me">, seats: readonly SeatedView[], asked: Asked): string {
  const others = asked.wanted.filter((id) => id !== view.me && !asked.agreed.includes(id)).map((id) => guestName(say, view, seats, id));
  return [question(say, view, seats, asked), ...(others.length > 0 ? [say("room-ask-waits", { names: listed(say, others) })] : [])].join(" ");
}

/** A seat by the person to whom it belongs, also while the computer plays it. */
export function calledOf(say: Say, view: Pick<RoomView, "seats">, seats: readonly SeatedView[], seat: number): string {
  return absent(view.seats[seat])?.name || seatName(say, seats, seat);
}

/** The wishes of those who watch that can be granted now, to those who play; without those that were put off. */
export function wishes(view: RoomView, seats: readonly SeatedView[], later: ReadonlySet<string>): readonly { readonly guest: Guest; readonly seat: number; readonly mark: string }[] {
  if (view.asked !== null || view.mine.length === 0 || view.elsewhere) return [];
  return view.guests.flatMap((guest) => {
    const seat = guest.wants;
    if (seat === null || guest.me || guest.presence === "gone" || !isOrphan(view, view.seats[seat]) || seats[seat]?.place !== 0 || seats[seat]?.resigned) return [];
    const mark = `${guest.id} ${seat}`;
    return later.has(mark) ? [] : [{ guest, seat, mark }];
  });
}

export function noticed(say: Say, view: Pick<RoomView, "guests" | "seats">, seats: readonly SeatedView[], notice: Notice): string {
  switch (notice.kind) {
    case "taken": return say("room-notice-taken", { seat: placeName(say, seats, notice.seat) });
    case "late": return say("room-notice-late");
    case "conflict": return say("room-notice-conflict", { name: seatName(say, seats, notice.seat), moves: listed(say, notice.moves) });
    case "yours": return say("room-notice-yours", { seat: placeName(say, seats, notice.seat) });
    case "replaced": return say("room-notice-replaced", { name: seatName(say, seats, notice.seat) });
    case "differs": return say("room-notice-differs", { name: notice.name || say("room-somebody") });
    case "declined": return say(`room-declined-${notice.offer}`, { name: guestName(say, view, seats, notice.by) });
  }
}

/** How the device is connected: one or two words, a sentence, and the sign that goes with them. `up`, `all`: servers. */
export function connected(say: Say, { connection, sending }: Pick<RoomView, "connection" | "sending">, up: number, all: number): {
  readonly word: string; readonly text: string; readonly sign: "live" | "partly" | "offline" | "sending";
} {
  const sign = connection === "live" || connection === "partly" ? connection : "offline";
  const state = sign !== "offline" && sending ? "sending" : connection;
  return {
    word: say(`connection-${state}`, { up, all }), text: say(`connection-${state}-about`, { up, all }), sign: state === "sending" ? state : connection === "joining" ? "partly" : sign,
  };
}

/** What has happened among the people of a room, to be read out. */
export function heard(say: Say, before: RoomView, after: RoomView, seats: readonly SeatedView[]): readonly string[] {
  if (before.phase === "reading" || before.phase === "missing") return [];
  const name = (view: RoomView, id: WriterId): string => guestName(say, view, seats, id);
  const told: string[] = [];
  for (const guest of after.guests) {
    if (guest.me) continue;
    const was = before.guests.find(({ id }) => id === guest.id);
    const [is, were] = [guest.presence !== "gone", was !== undefined && was.presence !== "gone"];
    // Who sat here already when this page came, and is heard of for the first time, has not come back.
    if (is && !were && (was === undefined || was.heard)) told.push(say(was ? "room-said-back" : "room-said-joined", { name: name(after, guest.id) }));
    if (!is && were) told.push(say("room-said-left", { name: name(after, guest.id) }));
    if (guest.wants !== null && guest.wants !== was?.wants) told.push(say("room-said-wants", { name: name(after, guest.id), seat: calledOf(say, after, seats, guest.wants) }));
  }
  if (after.phase === "lobby") {
    after.seats.forEach((holder, seat) => {
      const was = before.seats[seat];
      if (holder.kind === "person" && holder.key !== after.me && !(was?.kind === "person" && was.key === holder.key)) {
        told.push(say("room-said-sits", { name: holder.name || say("room-somebody"), seat: placeName(say, seats, seat) }));
      }
    });
  }
  if (after.asked && JSON.stringify(before.asked?.offer) !== JSON.stringify(after.asked.offer)) told.push(question(say, after, seats, after.asked));
  return told;
}
