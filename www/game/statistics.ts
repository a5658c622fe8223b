// What the list of finished games tells, and how two lists, of two devices or of a device and its own copy, become one.
import type { GameKind } from "hopstone-glue";
import { GAMES } from "../screens/new-game";
import { type Against, type Finished, MOST } from "./finished";
import { type Entry, LINES, type Records } from "./score";

/** Games of one person against the computer. */
export interface Line {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Wins one after the other, up to the last game. */
  readonly run: number;
  readonly longest: number;
  /** The fewest moves of a win; null without one. */
  readonly fewest: number | null;
}

export interface GameStatistics {
  readonly game: GameKind;
  /** The levels that have been played against, from the lowest. */
  readonly levels: readonly { readonly level: number; readonly line: Line }[];
  /** All levels together. */
  readonly all: Line;
  /** Games of several persons. */
  readonly persons: number;
}

/** The statistics of every game that has been played. */
export function statistics(list: readonly Finished[]): readonly GameStatistics[] {
  return GAMES.flatMap((game): GameStatistics[] => {
    const played = list.filter((one) => one.game === game);
    if (played.length === 0) return [];
    const against = played.flatMap((one) => one.against ?? []);
    const levels = [1, 2, 3, 4, 5].flatMap((level) => {
      const these = against.filter((one) => one.level === level);
      return these.length === 0 ? [] : [{ level, line: lineOf(these) }];
    });
    return [{ game, levels, all: lineOf(against), persons: played.length - against.length }];
  });
}

function lineOf(games: readonly Against[]): Line {
  let [run, longest] = [0, 0];
  for (const { end } of games) {
    run = end === "won" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const count = (wanted: Against["end"]): number => games.filter(({ end }) => end === wanted).length;
  const wins = games.flatMap(({ end, moves }) => (end === "won" ? [moves] : []));
  return {
    played: games.length, won: count("won"), drawn: count("drawn"), lost: count("lost"),
    run, longest, fewest: wins.length === 0 ? null : Math.min(...wins),
  };
}

/** Two lists put together: a game that is in both counts once. */
export function mergedGames(mine: readonly Finished[], theirs: readonly Finished[]): readonly Finished[] {
  const known = new Set(mine.map(({ id }) => id));
  return [...mine, ...theirs.filter(({ id }) => !known.has(id))].sort((a, b) => a.at - b.at).slice(-MOST);
}

/**
 * Two tables of records put together. A line has no name of its own: of lines that are alike there are as many as in the table that
 * has more of them, so that the same table twice is the table.
 */
export function mergedRecords(mine: Records, theirs: Records): Records {
  const merged = (ours: readonly Entry[], others: readonly Entry[]): readonly Entry[] => {
    const left = ours.map(told);
    const more = others.filter((line) => {
      const at = left.indexOf(told(line));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return [...ours, ...more].sort((a, b) => b.points - a.points || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)).slice(0, LINES);
  };
  return { italian: merged(mine.italian, theirs.italian), english: merged(mine.english, theirs.english) };
}

function told({ name, points, level, date, plies }: Entry): string {
  return JSON.stringify([name, points, level, date, plies]);
}
