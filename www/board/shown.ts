import type { Chain, MoveView } from "hopstone-glue";
import type { Motion } from "./animate";
import type { Cell, Point } from "./geometry";
import type { Path } from "./input";
import type { Standing } from "../game/standing";
import { isKing, isPiece, type Piece } from "./piece";

/** What the board shows at rest: a position, and a half-made chain upon it. */
export interface Shown {
  readonly stamp: number | string;
  readonly ply: number;
  /** The position itself, as `Snapshot.pieces`. */
  readonly pieces: string;
  readonly last: MoveView | null;
  readonly passes: number;
  /** The picked piece with its hops, and what they have captured. */
  readonly path: Path | null;
  readonly captured: readonly Cell[];
  readonly standing: Standing;
}

/** The pieces with the half-made chain carried out: the marble at its present place, the captured ones gone, the one it swaps with moved. */
export function preview(pieces: string, path: Path | null, chain: Pick<Chain, "captured"> | null): string {
  if (!path || path.length < 2) return pieces;
  const board = [...pieces];
  const piece = board[path[0]] ?? ".";
  const end = path[path.length - 1] ?? path[0];
  board[path[0]] = ".";
  board[path[0]] = board[end] ?? ".";
  for (const cell of chain?.captured ?? []) board[cell] = ".";
  board[end] = piece;
  return board.join("");
}

/** Whether one position is the next one of the same game. */
export function follows(before: Shown, after: Shown): boolean {
  const plies = after.ply - before.ply;
  return before.stamp !== after.stamp && plies >= 1 && plies <= 1 + after.passes;
}

/** The movement that leads the eye from one picture to the next, or null where there is none to follow. */
export function motionBetween(before: Shown, after: Shown, dropped: Point | null): Motion | null {
  return before.stamp === after.stamp ? withinChain(before, after, dropped) : withinGame(before, after, dropped);
}

function withinChain(before: Shown, after: Shown, dropped: Point | null): Motion | null {
  const was = before.path ?? [];
  const now = after.path ?? [];
  const piece = pieceAt(before.pieces, was[0] ?? now[0]);
  if (!piece) return null;
  if (now.length > was.length && was.every((cell, i) => cell === now[i])) {
    if (now.length < 2) return null;
    return {
      piece, way: now.slice(Math.max(0, was.length - 1)), dropped, back: false, crowned: false, lifted: was.length > 0 && !dropped,
      swapped: swapped(before.pieces, now),
      captured: jumped(before.pieces, after.captured.slice(before.captured.length)),
    };
  }
  if (was.length > 1) {
    const end = was[was.length - 1];
    const to = now[0] === was[0] ? now[now.length - 1] : was[0];
    if (end === undefined || to === undefined) return null;
    return {
      piece, way: [end, to], dropped: null, back: true, crowned: false, lifted: false,
      swapped: to === was[0] ? exchange(before.pieces, to, end, end) : null,
      captured: jumped(before.pieces, before.captured.slice(now[0] === was[0] ? after.captured.length : 0)),
    };
  }
  return null;
}

function withinGame(before: Shown, after: Shown, dropped: Point | null): Motion | null {
  const plies = after.ply - before.ply;
  if (plies === -1 && before.last) {
    const { path, captured, swap } = before.last;
    const [from, end] = [path[0], path[path.length - 1]];
    const piece = pieceAt(after.pieces, from);
    if (from === undefined || end === undefined || !piece) return null;
    return {
      piece, way: [end, from], dropped: null, back: true, crowned: false, lifted: false,
      captured: jumped(after.pieces, captured), swapped: swap ? exchange(after.pieces, from, end, end) : null,
    };
  }
  if (plies < 1 || plies > 1 + after.passes || !after.last) return null;
  const { path, captured, swap } = after.last;
  const [from, end] = [path[0], path[path.length - 1]];
  const [piece, crowned] = mover(pieceAt(before.pieces, from), pieceAt(after.pieces, end));
  if (from === undefined || end === undefined || !piece) return null;
  // Hops that were made by hand have been seen already.
  const hand = before.path ?? [];
  const seen = hand.length > 1 && hand.every((cell, i) => path[i] === cell) ? hand.length - 1 : 0;
  const rests = seen >= path.length - 1 && !dropped;
  if (rests && !crowned) return null;
  return {
    // Where it stands already only the second disc moves.
    piece, way: path.slice(rests ? seen : Math.min(seen, path.length - 2)), dropped, back: false, crowned, lifted: hand.length > 0 && !dropped,
    captured: jumped(before.pieces, captured.slice(seen)), swapped: swap ? exchange(after.pieces, end, from, from) : null,
  };
}

/** What travels, and whether it is crowned: a man goes the whole way as a man. */
function mover(was: Piece | null, is: Piece | null): readonly [Piece | null, crowned: boolean] {
  return was && is && isKing(is) && !isKing(was) ? [was, true] : [is, false];
}

/** The marble that a half-made move changes places with. */
function swapped(pieces: string, path: readonly Cell[]): Motion["swapped"] {
  const [from, end] = [path[0], path[path.length - 1]];
  return from === undefined || end === undefined || end === from ? null : exchange(pieces, end, from, end);
}

function exchange(pieces: string, from: Cell, to: Cell, stands: Cell): Motion["swapped"] {
  const piece = pieceAt(pieces, stands);
  return piece && { piece, from, to };
}

function jumped(pieces: string, cells: readonly Cell[]): { cell: Cell; piece: Piece }[] {
  return cells.flatMap((cell) => {
    const piece = pieceAt(pieces, cell);
    return piece ? [{ cell, piece }] : [];
  });
}

function pieceAt(pieces: string, cell: Cell | undefined): Piece | null {
  const piece = cell === undefined ? undefined : pieces[cell];
  return isPiece(piece) ? piece : null;
}
