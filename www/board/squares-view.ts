import type { SquareInfo } from "hopstone-glue";
import { type Cell, distance, type Places, type Point, SCREEN, type ScreenDirection, type Turn } from "./geometry";

/** Where everything is on a draughts board. */
export interface SquaresView extends Places { readonly board: "squares"; readonly cells: readonly SquareInfo[] }

/** Half the side of the field of 64 squares, and of the frame around it, in pitches. */
export const FIELD = 4;
export const FRAME = 4.42;

/** Room around the frame for its shadow, in pitches. */
const MARGIN = 0.13;

/** Width over height of the picture of a draughts board. */
export const SQUARES_ASPECT = 1;

/** The view that fits the framed board into `width` x `height` CSS pixels. Turned by half it is seen from Black's side. */
export function squaresView(squares: readonly SquareInfo[], width: number, height: number, turn: Turn): SquaresView {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  const pitch = Math.min(w, h) / (2 * (FRAME + MARGIN));
  const centre = { x: w / 2, y: h / 2 };
  const way = turn === 3 ? -1 : 1;
  const centres = squares.map(({ column, row }) => (
    { x: centre.x + way * pitch * (column - 3.5), y: centre.y + way * pitch * (row - 3.5) }
  ));
  return { board: "squares", width: w, height: h, pitch, centre, turn: turn === 3 ? 3 : 0, centres, cells: squares };
}

/** A wished square is meant from this far away, in pitches from its centre. */
const WISHED_REACH = 0.8;

/** The dark square that `point` lies in; on a light square or the frame the nearest `wished` one within reach. */
export function squareAt(view: SquaresView, point: Point, wished?: ReadonlySet<Cell>): Cell | null {
  let nearest: Cell | null = null;
  let near = WISHED_REACH * view.pitch;
  for (const [cell, centre] of view.centres.entries()) {
    if (Math.max(Math.abs(point.x - centre.x), Math.abs(point.y - centre.y)) <= view.pitch / 2) return cell;
    const d = distance(centre, point);
    if (d < near && wished?.has(cell)) [near, nearest] = [d, cell];
  }
  return nearest;
}

/** East and west lie the next dark squares of the row, with a light one between. */
const BESIDE: Readonly<Record<ScreenDirection, readonly [columns: number, rows: number]>> = {
  [SCREEN.E]: [2, 0], [SCREEN.SE]: [1, 1], [SCREEN.SW]: [-1, 1], [SCREEN.W]: [-2, 0], [SCREEN.NW]: [-1, -1], [SCREEN.NE]: [1, -1],
};

export function neighbourSquare(view: SquaresView, square: Cell, direction: ScreenDirection): Cell | null {
  const info = view.cells[square];
  if (!info) return null;
  const [columns, rows] = BESIDE[direction];
  const way = view.turn === 3 ? -1 : 1;
  const found = view.cells.findIndex(({ column, row }) => column === info.column + way * columns && row === info.row + way * rows);
  return found < 0 ? null : found;
}

export function squareRows(view: SquaresView): readonly (readonly Cell[])[] {
  const order = view.cells.map((_, square) => square);
  // The numbers run as one reads, from either side of the table: turned by half they run backwards.
  if (view.turn === 3) order.reverse();
  return Array.from({ length: 8 }, (_, row) => order.slice(4 * row, 4 * row + 4));
}

export function columnOfSquare(view: SquaresView, square: Cell): number {
  return (view.turn === 3 ? -1 : 1) * (2 * (view.cells[square]?.column ?? 3.5) - 7);
}
