import type { Catalogue, GameKind, NewGame, Seating, SeatSetup, StarOptions, WhoBegins } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import { type Seated, seated } from "../game/by-link";

/** The games, as the dialog lists them. */
export const GAMES = ["star", "capture", "italian", "english"] as const satisfies readonly GameKind[];

export function isGame(text: unknown): text is GameKind {
  return GAMES.some((game) => game === text);
}

/** Who begins: the coin, the loser of the last game, or a seat by name. */
export type Beginner = { readonly kind: "coin" } | { readonly kind: "loser" } | { readonly kind: "seat"; readonly seat: number };

/** What a person has chosen for a new game. It is kept as it is for the next time. */
export interface GameChoice {
  readonly game: GameKind;
  readonly seating: Seating;
  readonly options: StarOptions;
  /** Long jumps in the capture game, which has no other option. */
  readonly longJump: boolean;
  /** How many play the capture game. */
  readonly players: number;
  /** Six of them, so that a seat keeps its player while the number changes. */
  readonly seats: readonly Seated[];
  readonly first: Beginner;
  /** In draughts lots are drawn for the sides; otherwise White is the first seat and Black the second. */
  readonly lots: boolean;
}

export type Preset = Catalogue["presets"][number]["preset"] | "custom";

/** The first game of all: a person at the bottom of the board against the computer. */
export function firstChoice(catalogue: Catalogue): GameChoice {
  const [standard] = catalogue.presets;
  if (!standard) throw new Error("the catalogue has no preset");
  return { game: "star", seating: "2", options: standard.options, longJump: false, players: 2, first: { kind: "coin" }, lots: false, seats: startingSeats("star") };
}

/** The seat of the person in the first game: it moves army 4, which starts at the bottom. */
const PERSON = 1;

/** Who plays a game that was never played here: a person, at the bottom of the board, against the computer at level Normal. */
export function startingSeats(game: GameKind): readonly Seated[] {
  const person = isDraughts(game) ? 0 : PERSON;
  return Array.from({ length: 6 }, (_, seat): SeatSetup => ({ name: "", player: seat === person ? { kind: "person" } : { kind: "computer", level: 3 } }));
}

/** Who played each game last. */
export type KeptSeats = Readonly<Partial<Record<GameKind, readonly Seated[]>>>;

/** The seats that were kept; those of a game that was not played, or not kept well, are missing. */
export function readSeats(kept: unknown): KeptSeats {
  const it: Partial<Record<GameKind, unknown>> = typeof kept === "object" && kept !== null ? kept : {};
  const read = (game: GameKind): readonly Seated[] | null => {
    const seats = it[game];
    return Array.isArray(seats) ? startingSeats(game).map((seat, i) => readSeat(seats[i]) ?? seat) : null;
  };
  return Object.fromEntries(GAMES.flatMap((game) => { const seats = read(game); return seats ? [[game, seats]] : []; }));
}

/** The first game of all is there to be played at once: the person begins, without a coin. */
export function veryFirst(catalogue: Catalogue): GameChoice {
  return { ...firstChoice(catalogue), first: { kind: "seat", seat: PERSON } };
}

/** A choice from what was kept; the first one where it is not of this form. */
export function readChoice(kept: unknown, catalogue: Catalogue): GameChoice {
  const first = firstChoice(catalogue);
  if (typeof kept !== "object" || kept === null) return first;
  const it = kept as Partial<Record<keyof GameChoice, unknown>>;
  const options = it.options as Partial<Record<keyof StarOptions, unknown>> | null | undefined;
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);
  const seats = Array.isArray(it.seats) ? it.seats : [];
  return {
    game: isGame(it.game) ? it.game : "star",
    seating: catalogue.seatings.map((one) => one.seating).find((one) => one === it.seating) ?? first.seating,
    options: {
      long_jump: flag(options?.long_jump, first.options.long_jump),
      rest_in_foreign: flag(options?.rest_in_foreign, first.options.rest_in_foreign),
      swap: flag(options?.swap, first.options.swap),
      win: options?.win === "strict" ? "strict" : "modern",
      fill_unused: flag(options?.fill_unused, first.options.fill_unused),
      play_on: flag(options?.play_on, first.options.play_on),
    },
    longJump: flag(it.longJump, false),
    players: [2, 3, 4, 5, 6].find((players) => players === it.players) ?? first.players,
    first: readBeginner(it.first),
    lots: flag(it.lots, false),
    seats: startingSeats(isGame(it.game) ? it.game : "star").map((seat, i) => readSeat(seats[i]) ?? seat),
  };
}

function readBeginner(kept: unknown): Beginner {
  const it = kept as Partial<Record<"kind" | "seat", unknown>> | null | undefined;
  if (it?.kind === "loser") return { kind: "loser" };
  if (it?.kind === "seat" && typeof it.seat === "number") return { kind: "seat", seat: it.seat };
  return { kind: "coin" };
}

function readSeat(kept: unknown): Seated | null {
  const it = kept as { name?: unknown; elsewhere?: unknown; live?: unknown; player?: { kind?: unknown; level?: unknown } | null } | null | undefined;
  const name = typeof it?.name === "string" ? it.name.slice(0, LONGEST_NAME) : "";
  if (it?.player?.kind === "person") return seated({ name, player: { kind: "person" } }, it.elsewhere === true, it.live === true);
  const level = [1, 2, 3, 4, 5].find((one) => one === it?.player?.level);
  return level === undefined ? null : { name, player: { kind: "computer", level } };
}

export function seatsOf(choice: GameChoice, catalogue: Catalogue): number {
  if (isDraughts(choice.game)) return 2;
  if (choice.game === "capture") return choice.players;
  return catalogue.seatings.find(({ seating }) => seating === choice.seating)?.seats.length ?? 2;
}

/** The preset that the options are, or `custom`. Playing on for places belongs to none: it is a matter of taste. */
export function presetOf(options: StarOptions, catalogue: Catalogue): Preset {
  const same = (a: StarOptions): boolean => a.long_jump === options.long_jump && a.rest_in_foreign === options.rest_in_foreign
    && a.swap === options.swap && a.win === options.win && a.fill_unused === options.fill_unused;
  return catalogue.presets.find((preset) => same(preset.options))?.preset ?? "custom";
}

/** As many as the rules always take: no character of a name has more than three bytes for each of these. */
export const LONGEST_NAME = 20;

/** A name as the rules take it. What an input lets through otherwise is no part of a name. */
function plainName(name: string): string {
  return name.replace(/\p{Cc}/gu, "").trim().slice(0, LONGEST_NAME);
}

/**
 * The game to start. `begins` finds the seat that begins, by the rules; `loser` is the seat that lost the last game, null
 * where there is none.
 */
export function newGame(choice: GameChoice, catalogue: Catalogue, begins: (who: WhoBegins, seats: number) => number, loser: number | null): NewGame {
  const count = seatsOf(choice, catalogue);
  const seats = choice.seats.slice(0, count).map((seat) => ({ ...seat, name: plainName(seat.name) }));
  if (isDraughts(choice.game)) {
    const changed = choice.lots && begins({ by: "coin" }, count) === 1;
    return { game: choice.game, seats: changed ? seats.reverse() : seats, first: 0 };
  }
  const first = begins(whoBegins(choice.first, loser), count);
  return choice.game === "star"
    ? { game: "star", seating: choice.seating, options: choice.options, seats, first }
    : { game: "capture", long_jump: choice.longJump, seats, first };
}

/** The same as the rules want it. */
export function whoBegins(first: Beginner, loser: number | null): WhoBegins {
  if (first.kind === "coin") return { by: "coin" };
  return first.kind === "loser" ? { by: "loser", seat: loser ?? -1 } : { by: "seat", seat: first.seat };
}
