import type { SeatView, Snapshot } from "hopstone-glue";
import { type DraughtsGame, isDraughts } from "../board/geometry";

/** What the page remembers of a running game beside its record. */
export interface Tally {
  /** The lowest level at which the computer has played in it; null before it was asked, or where none plays. */
  readonly level: number | null;
  /** Why the game does not enter the table of records; null while it may. */
  readonly spoilt: "undo" | "hint" | "set-up" | "players" | null;
  /** It has entered the table. */
  readonly entered: boolean;
  /** It has entered the statistics. */
  readonly counted: boolean;
  /** When it was begun, in milliseconds: that tells it from every other game of this device. Null where it was not begun by hand. */
  readonly begun: number | null;
}

/** A game of draughts against the computer that is over. */
export interface Score {
  readonly points: number;
  readonly captured: number;
  readonly won: boolean;
  readonly level: number;
  readonly spoilt: Tally["spoilt"];
  /** Its place in the table of records, from 1; null outside it. */
  readonly rank: number | null;
}

/** A line of the table of records. */
export interface Entry {
  readonly name: string;
  readonly points: number;
  readonly level: number;
  /** `yyyy-mm-dd`. */
  readonly date: string;
  readonly plies: number;
}

export type Records = Readonly<Record<DraughtsGame, readonly Entry[]>>;

const PER_CAPTURE = 10;
const PER_WIN = 100;
const PER_LEVEL = 50;

/** How many lines the table keeps for each game. */
export const LINES = 10;

export function points(captured: number, won: boolean, level: number): number {
  return PER_CAPTURE * captured + (won ? PER_WIN + PER_LEVEL * level : 0);
}

/** The seat of the only person, where the other seat is the computer's. */
export function challenger(seats: readonly SeatView[]): number | null {
  const persons = seats.flatMap(({ player }, seat) => (player.kind === "person" ? [seat] : []));
  return seats.length === 2 && persons.length === 1 ? persons[0] ?? null : null;
}

/** What a game is worth to the person, once it is over; null for a game that is not scored. */
export function scoreOf({ game, seats, outcome }: Snapshot, tally: Tally, rank: number | null): Score | null {
  const seat = challenger(seats);
  const view = seat === null ? undefined : seats[seat];
  const computer = seats.find(({ player }) => player.kind === "computer")?.player;
  if (!outcome || !isDraughts(game) || !view || computer?.kind !== "computer") return null;
  const level = Math.min(tally.level ?? computer.level, computer.level);
  const won = outcome.kind === "places" && view.place === 1;
  // What is in the table already is not taken out of it by what comes afterwards.
  const spoilt = tally.entered ? null : tally.spoilt;
  return { points: points(view.captured, won, level), captured: view.captured, won, level, spoilt, rank };
}

/** The table with a new line, and the line's place from 1; null if it is not good enough. Of equal lines the older stays ahead. */
export function entered(lines: readonly Entry[], entry: Entry): { readonly lines: readonly Entry[]; readonly rank: number | null } {
  const ahead = lines.filter(({ points }) => points >= entry.points).length;
  const longer = [...lines.slice(0, ahead), entry, ...lines.slice(ahead)].slice(0, LINES);
  return { lines: longer, rank: ahead < LINES ? ahead + 1 : null };
}

export const NO_TALLY: Tally = { level: null, spoilt: null, entered: false, counted: false, begun: null };

/** A tally from what was kept. Without one nobody knows how the game was played. */
export function readTally(kept: unknown): Tally {
  const it = kept as Partial<Record<keyof Tally, unknown>> | null | undefined;
  const spoilt = (["undo", "hint", "set-up", "players"] as const).find((reason) => reason === it?.spoilt);
  const level = [1, 2, 3, 4, 5].find((one) => one === it?.level);
  return {
    level: level ?? null, spoilt: spoilt ?? (typeof it?.entered === "boolean" ? null : "set-up"),
    entered: it?.entered === true, counted: it?.counted === true, begun: isCount(it?.begun) ? it.begun : null,
  };
}

/** The table of records from what was kept; a line that is none is left out. */
export function readRecords(kept: unknown): Records {
  const it = kept as Partial<Record<DraughtsGame, unknown>> | null | undefined;
  return { italian: readLines(it?.italian), english: readLines(it?.english) };
}

function readLines(kept: unknown): readonly Entry[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((line: Partial<Record<keyof Entry, unknown>> | null): Entry[] => {
    const { name, points, level, date, plies } = line ?? {};
    const fits = typeof name === "string" && isCount(points) && isCount(level) && typeof date === "string"
      && /^\d{4}-\d\d-\d\d$/.test(date) && isCount(plies);
    return fits ? [{ name, points, level, date, plies }] : [];
  }).sort((a, b) => b.points - a.points).slice(0, LINES);
}

export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
