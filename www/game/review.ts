import type { EventView, GameKind } from "hopstone-glue";
import type { SeatedView } from "./by-link";
import type { Taught } from "./lesson";
import type { Thinker } from "./thinker";

/** What the computer makes of a whole game, as far as it has looked. */
export interface Review {
  /** For each moment from the beginning on and each seat what it needs or is ahead, in hundredths, see `Thinker.appraise`. */
  readonly worths: readonly (readonly number[])[];
  /** How many moments the game has. */
  readonly moments: number;
  /** What it teaches about the moves that seemed to cost much. */
  readonly asked: readonly Taught[];
  /** Nothing is left to be looked at. */
  readonly done: boolean;
}

/** The game that is looked through. */
export interface Played { readonly code: string; readonly game: GameKind; readonly seats: number; readonly events: readonly EventView[] }

/** A move after which a seat was clearly worse off than it could have been. */
export interface TurningPoint {
  /** The moment before it. */
  readonly ply: number;
  readonly seat: number;
  /** What it cost, in hundredths of a move, a man or a marble. */
  readonly loss: number;
  /** What it decided: it missed a certain win, or it gave the game away. */
  readonly decided: "win" | "game" | null;
}

/** From so many hundredths on a move is a turning point: two moves, most of a man, two marbles. */
const CLEAR: Readonly<Record<GameKind, number>> = { star: 200, italian: 80, english: 80, capture: 200 };
/** From so many on a game that no single move decided was not even. */
const APART: Readonly<Record<GameKind, number>> = { star: 300, italian: 100, english: 100, capture: 200 };
/** On the star so near to its home a seat could have won the race. */
const NEAR = 300;
/** More of them than this tell less. */
const MOST = 6;
/** The most moves that are asked about, and how many moments one of them takes as long as. */
const MOST_ASKED = 10;
const ASKED_AS_LONG_AS = 3;
/** The longest that the computer takes over one moment, and over what it teaches about one move, in milliseconds. */
const APPRAISE = 300;
const TEACH = 900;

/** On the star less is better: it is what is still needed. */
export function lessIsBetter(game: GameKind): boolean {
  return game === "star";
}

/** Whether what one seat is ahead the other one is behind: then one line tells all. */
export function isBalance(game: GameKind, seats: number): boolean {
  return game !== "star" && seats === 2;
}

/**
 * The same as it turned out: whoever came from here to there in so many moves needed no more. Plans far from home are guesses, and a
 * later one that is shorter corrects them.
 */
export function inHindsight(game: GameKind, events: readonly EventView[], review: Review): Review {
  if (!lessIsBetter(game)) return review;
  const worths = review.worths.map((worth) => [...worth]);
  for (let ply = worths.length - 2; ply >= 0; ply--) {
    const event = events[ply];
    worths[ply] = (worths[ply] ?? []).map((needs, seat) => Math.min(needs, (worths[ply + 1]?.[seat] ?? needs) + (event?.kind === "move" && event.seat === seat ? 100 : 0)));
  }
  return { ...review, worths };
}

/**
 * Looks through a whole game, from where it stopped the last time. Two looks at neighbouring moments differ by chance, too; what seems
 * to have cost much is asked about, and what it costs is what the lesson finds.
 */
export async function lookThrough(thinker: Pick<Thinker, "appraise" | "teach">, played: Played, begun: Review | null, found: (review: Review) => void): Promise<void> {
  const { code, events } = played;
  let review: Review = begun ?? { worths: [], moments: events.length + 1, asked: [], done: false };
  const put = (more: Partial<Review>): void => found(review = { ...review, ...more });
  while (review.worths.length < review.moments) {
    put({ worths: [...review.worths, await thinker.appraise(code, review.worths.length, APPRAISE)] });
  }
  for (let ply = toAsk(played, review); ply !== null; ply = toAsk(played, review)) {
    const event = events[ply];
    if (event?.kind !== "move") break;
    const lesson = await thinker.teach(code, ply, event.path, TEACH);
    put({ asked: [...review.asked, { lesson, ply, seat: event.seat, played: true }] });
  }
  put({ done: true });
}

/** How far it is, and of how much. */
export function progress({ worths, moments, asked }: Review): { readonly value: number; readonly max: number } {
  return { value: worths.length + ASKED_AS_LONG_AS * asked.length, max: moments + ASKED_AS_LONG_AS * MOST_ASKED };
}

/** The moment of the next move to be asked about: of those left, the one that seems to have cost most. */
export function toAsk({ game, seats, events }: Omit<Played, "code">, review: Review): number | null {
  const { asked } = review;
  // What everybody has captured so far says nothing about a move.
  if (!isJudged(game, seats) || asked.length >= MOST_ASKED || turningPoints(game, review).length >= MOST) return null;
  const { worths } = inHindsight(game, events, review);
  const seeming = events.flatMap((event, ply) => {
    const [before, after] = [worths[ply]?.[event.seat], worths[ply + 1]?.[event.seat]];
    if (event.kind !== "move" || before === undefined || after === undefined || asked.some((one) => one.ply === ply)) return [];
    // A good move brings the mover home by one.
    const loss = lessIsBetter(game) ? after + 100 - before : before - after;
    return loss >= CLEAR[game] ? [{ ply, loss }] : [];
  });
  return seeming.sort((a, b) => b.loss - a.loss)[0]?.ply ?? null;
}

/** The moves that cost much by what was taught about them, in the order of the game. */
export function turningPoints(game: GameKind, { asked, worths }: Review): TurningPoint[] {
  const points = asked.flatMap(({ ply, seat, lesson }): TurningPoint[] => {
    const loss = lesson.tried?.loss ?? 0;
    const costs = lesson.tried?.costs.map(({ id }) => id) ?? [];
    // Whoever is far from home has not lost the race by what it lets the winner do.
    const givesAway = costs.includes("lets-win") && (worths[ply]?.[seat] ?? Infinity) <= NEAR;
    const decided = givesAway || costs.includes("loses-in") ? "game" : costs.includes("misses-win-in") ? "win" : null;
    return givesAway || loss >= CLEAR[game] ? [{ ply, seat, loss, decided }] : [];
  });
  return points.sort((a, b) => a.ply - b.ply);
}

/** Whether single moves are judged at all. */
function isJudged(game: GameKind, seats: number): boolean {
  return game !== "capture" || seats === 2;
}

/** What is to be said of a game in which no move stands out: it was even, or decided little by little, or its moves were not judged. */
export function overall(game: GameKind, seats: number, { worths }: Review): "even" | "gradual" | "many" {
  if (!isJudged(game, seats)) return "many";
  const end = worths.at(-1) ?? [0];
  return Math.max(...end) - Math.min(...end) >= APART[game] * (isBalance(game, seats) ? 2 : 1) ? "gradual" : "even";
}

/** The seat above the line of a balance: that of the only person here, or the first one. */
export function above(seats: readonly SeatedView[]): number {
  const here = seats.flatMap(({ player, elsewhere }, seat) => (player.kind === "person" && !elsewhere ? [seat] : []));
  return here.length === 1 ? here[0] ?? 0 : 0;
}

/** Places on a line from 0 to `end` moved as little as makes them stand `least` apart, if there is room. */
export function apart(places: readonly number[], least: number, end: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let last = -Infinity;
  for (const i of order) moved[i] = last = Math.max(places[i] ?? 0, last + least);
  let next = Math.max(end, least * (places.length - 1)) + least;
  for (const i of order.reverse()) moved[i] = next = Math.min(moved[i] ?? 0, next - least);
  return moved;
}
