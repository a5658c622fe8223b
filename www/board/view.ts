import type { Catalogue, GameKind } from "hopstone-glue";
import { type Cell, isDraughts, type Point, type ScreenDirection, type Turn } from "./geometry";
import { columnOfSquare, neighbourSquare, squareAt, squareRows, SQUARES_ASPECT, type SquaresView, squaresView } from "./squares-view";
import { columnOfHole, holeAt, holeRows, neighbourHole, STAR_ASPECT, type StarView, starView } from "./star-view";

/** Where everything is on the board of the game. */
export type View = StarView | SquaresView;

/** What the boards are made of, as the rules give it. */
export type Boards = Pick<Catalogue, "holes" | "italian" | "english">;

/** Width over height of a board's picture. */
export function aspectOf(game: GameKind): number {
  return isDraughts(game) ? SQUARES_ASPECT : STAR_ASPECT;
}

/** The view that fits the whole board of a game into `width` x `height` CSS pixels. */
export function viewOf(boards: Boards, game: GameKind, width: number, height: number, turn: Turn): View {
  return isDraughts(game) ? squaresView(boards[game], width, height, turn) : starView(boards.holes, width, height, turn);
}

/** The cell in the middle of the board, where the keyboard begins. */
export function middleOf(view: View): Cell {
  return view.board === "star" ? 60 : 17;
}

/** The cell that is meant by a touch at `point`, or null. A `wished` one (a legal destination) is meant from further off. */
export function cellAt(view: View, point: Point, wished?: ReadonlySet<Cell>): Cell | null {
  if (view.pitch <= 0) return null;
  return view.board === "star" ? holeAt(view, point, wished) : squareAt(view, point, wished);
}

/** The neighbour of a cell in a direction as seen on the screen, whatever way the board is turned. */
export function neighbour(view: View, cell: Cell, direction: ScreenDirection): Cell | null {
  return view.board === "star" ? neighbourHole(view, cell, direction) : neighbourSquare(view, cell, direction);
}

/** The cells in rows as seen on the screen, each from left to right, from the top row down. */
export function screenRows(view: View): readonly (readonly Cell[])[] {
  return view.board === "star" ? holeRows(view) : squareRows(view);
}

/** How far right of the middle a cell is seen, in half pitches. */
export function columnOf(view: View, cell: Cell): number {
  return view.board === "star" ? columnOfHole(view, cell) : columnOfSquare(view, cell);
}
