import type { EventView, GameKind } from "hopstone-glue";

/** What the computer makes of a whole game, as far as it has looked. */
export interface Review {
  /** For each moment from the beginning on and each seat what it needs or is ahead, in hundredths, see `Thinker.appraise`. */
  readonly worths: readonly (readonly number[])[];
  /** How many moments the game has. */
  readonly moments: number;
}

/** A move after which a seat was clearly worse off than it could have been. */
export interface TurningPoint {
  /** The moment before it. */
  readonly ply: number;
  readonly seat: number;
  /** What it cost, in hundredths of a move, a man or a marble. */
  readonly loss: number;
}

/** From so many hundredths on a move is a turning point: two moves, most of a man, two marbles. */
const CLEAR: Readonly<Record<GameKind, number>> = { star: 200, italian: 80, english: 80, capture: 200 };
/** More of them than this tell less. */
const MOST = 6;

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

/** The moves that cost most, in the order of the game. */
export function turningPoints(game: GameKind, seats: number, events: readonly EventView[], { worths }: Review): TurningPoint[] {
  // What everybody has captured so far says nothing about a move.
  if (game === "capture" && seats > 2) return [];
  const points = events.flatMap((event, ply): TurningPoint[] => {
    const [before, after] = [worths[ply]?.[event.seat], worths[ply + 1]?.[event.seat]];
    if (event.kind !== "move" || before === undefined || after === undefined) return [];
    // A good move brings the mover home by one.
    const loss = lessIsBetter(game) ? after + 100 - before : before - after;
    return loss >= CLEAR[game] ? [{ ply, seat: event.seat, loss }] : [];
  });
  return points.sort((a, b) => b.loss - a.loss).slice(0, MOST).sort((a, b) => a.ply - b.ply);
}
