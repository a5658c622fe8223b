// The games that have ended on this device. The statistics are made of this list alone, so that two lists of one game each way put
// together count none twice (statistics.ts, device.ts).
import type { EventView, GameKind, NewGame } from "hopstone-glue";
import { isGame } from "../screens/new-game";
import { persons, type Seen } from "./by-link";
import { isCount, type Tally } from "./score";

/** A game that has ended on this device, as far as the statistics tell of it. */
export interface Finished {
  /** Tells it from every other game, also from those of other devices. */
  readonly id: string;
  readonly game: GameKind;
  /** How it went for the one person against the computer; null where several persons played. */
  readonly against: Against | null;
  /** When, in seconds. */
  readonly at: number;
}

export interface Against {
  /** The lowest level at which the computer has played. */
  readonly level: number;
  readonly end: End;
  /** How many moves the person has made. */
  readonly moves: number;
}

export const ENDS = ["won", "drawn", "lost"] as const;
export type End = (typeof ENDS)[number];

/** How many games the device remembers, the oldest go: some hundred kilobytes of the five megabytes that a browser gives a page. */
export const MOST = 5000;

/** The game on the table with everything that decides whether it counts, and as what. */
export interface Played {
  readonly seen: Seen;
  readonly events: readonly EventView[];
  readonly setup: NewGame;
  readonly tally: Tally;
  readonly code: string;
}

/** Whether a game is over for a person here: who has given up need not wait until the others are done. */
export function isDecided({ seats, outcome }: Seen): boolean {
  return outcome !== null || seats.some(({ player, resigned }) => player.kind === "person" && resigned);
}

/**
 * What the list remembers of a game; null for one that does not count, or not yet. Hints and undo do not matter. A position that was
 * set up, or a game that was brought in, does not count, nor one against the computer whose players changed; a game by link counts
 * among persons.
 */
export function finished({ seen, events, setup, tally, code }: Played, at: number): Finished | null {
  const { game, seats, outcome } = seen;
  const people = persons(seats);
  const byLink = seats.some(({ elsewhere }) => elsewhere);
  if (!isDecided(seen) || tally.counted || ("fen" in setup && setup.fen !== undefined)) return null;
  // Of a game by link every device knows the same code; of one that is played here the code may be that of another one before.
  const id = byLink || tally.begun === null ? hash(code) : tally.begun.toString(36);
  const [seat, ...others] = people;
  const view = seat === undefined ? undefined : seats[seat];
  if (!view || people.every((one) => seats[one]?.elsewhere)) return null;
  if (others.length > 0) return outcome !== null && (byLink || tally.spoilt !== "set-up") ? { id, game, against: null, at } : null;
  const levels = seats.flatMap(({ player }) => (player.kind === "computer" ? [player.level] : []));
  if (tally.spoilt === "set-up" || tally.spoilt === "players" || levels.length === 0) return null;
  const level = Math.min(tally.level ?? 5, ...levels);
  const moves = events.filter((event) => event.kind === "move" && event.seat === seat).length;
  return { id, game, against: { level, end: endOf(seen, view), moves }, at };
}

function endOf({ seats, outcome }: Seen, { place, resigned }: Seen["seats"][number]): End {
  if (outcome?.kind === "draw") return "drawn";
  if (resigned || place !== 1) return "lost";
  return seats.filter((one) => one.place === 1).length > 1 ? "drawn" : "won";
}

/** The list with one more game, if that is not in it. */
export function added(list: readonly Finished[], game: Finished): readonly Finished[] {
  return list.some(({ id }) => id === game.id) ? list : [...list, game].slice(-MOST);
}

/** The list from what was kept; what is no game is left out. */
export function readFinished(kept: unknown): readonly Finished[] {
  if (!Array.isArray(kept)) return [];
  const seen = new Set<string>();
  return kept.flatMap((one: Partial<Record<keyof Finished, unknown>> | null): Finished[] => {
    const { id, at } = one ?? {};
    const game = one?.game;
    const against = one?.against === null ? null : readAgainst(one?.against);
    if (typeof id !== "string" || !isGame(game) || against === undefined || !isCount(at) || seen.has(id)) return [];
    seen.add(id);
    return [{ id, game, against, at }];
  }).slice(-MOST);
}

function readAgainst(kept: unknown): Against | undefined {
  const it = kept as Partial<Record<keyof Against, unknown>> | undefined;
  const level = [1, 2, 3, 4, 5].find((one) => one === it?.level);
  const end = ENDS.find((one) => one === it?.end);
  return level === undefined || end === undefined || !isCount(it?.moves) ? undefined : { level, end, moves: it.moves };
}

/** 64 bits of a text, in two halves that are mixed apart (after FNV-1a): more than enough to tell some thousand games apart. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}
