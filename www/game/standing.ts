import type { Snapshot } from "hopstone-glue";
import { type Cell, isDraughts } from "../board/geometry";

/** What a board may show and sound of how the game stands. */
export interface Standing {
  /** How many have a place already. */
  readonly placed: number;
  readonly ending: Ending | null;
}

export interface Ending {
  /** For those at this device: their own win, or one that is nobody's loss here. */
  readonly won: boolean;
  /** The winner's pieces, to be celebrated. */
  readonly cells: readonly Cell[];
}

/** How the game stands in a position. */
export function standingOf({ outcome, seats, pieces, game }: Pick<Snapshot, "outcome" | "seats" | "pieces" | "game">): Standing {
  const placed = seats.filter(({ place }) => place > 0).length;
  if (!outcome) return { placed, ending: null };
  const winners = outcome.kind === "places" ? seats.filter(({ place }) => place === 1) : [];
  const persons = seats.some(({ player }) => player.kind === "person");
  const won = winners.length > 0 && (!persons || winners.some(({ player }) => player.kind === "person"));
  // Nobody owns what is left of the capture game: all of it is there for whoever has taken the most.
  const own = new Set(winners.flatMap(({ side, armies }) => (
    side !== null ? (side === "white" ? ["w", "W"] : ["b", "B"]) : isDraughts(game) || armies.length > 0 ? armies.map(String) : ["o"]
  )));
  return { placed, ending: { won, cells: [...pieces].flatMap((piece, cell) => (own.has(piece) ? [cell] : [])) } };
}
