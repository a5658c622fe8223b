import type { GameKind, TargetKind } from "hopstone-glue";
import type { Cell } from "../board/geometry";

/** A move of a scene with everything that it does, so that showing it needs no rules. */
export interface SceneMove {
  /** As it is written in the text. */
  readonly text: string;
  readonly path: readonly Cell[];
  readonly captured: readonly Cell[];
  /** The marble in the last hole goes to where the move began. */
  readonly swap: boolean;
  readonly crowned: boolean;
}

/** A board of the guide: a position, and moves that are shown on it one after the other. */
export interface Scene {
  readonly game: GameKind;
  /** As `Snapshot.pieces`. */
  readonly pieces: string;
  readonly moves: readonly SceneMove[];
  /** A piece whose destinations are shown while nothing moves. */
  readonly pick: Cell | null;
  readonly targets: readonly { readonly hole: Cell; readonly kind: TargetKind }[];
  /** What is written below it, as HTML. */
  readonly caption: string;
}

/** The pieces after a move. */
export function after(pieces: string, { path, captured, swap, crowned }: SceneMove): string {
  const board = [...pieces];
  const from = path[0] ?? 0;
  const to = path.at(-1) ?? from;
  const mover = board[from] ?? ".";
  board[from] = swap ? board[to] ?? "." : ".";
  for (const cell of captured) board[cell] = ".";
  board[to] = crowned ? mover.toUpperCase() : mover;
  return board.join("");
}
