import type { GameKind } from "hopstone-glue";

/** A place for a piece, by its index: one of the 121 holes of the star, or of the 32 dark squares of a draughts board. */
export type Cell = number;

/** A place on the board in CSS pixels from the canvas's top left corner. */
export interface Point { readonly x: number; readonly y: number }

/** How often the board has been turned by 60 degrees, clockwise. A draughts board stands at 0 or, half turned, at 3. */
export type Turn = 0 | 1 | 2 | 3 | 4 | 5;

/** The six directions as they are seen on the screen, in the order of `HoleInfo.neighbours`. */
export const SCREEN = { E: 0, SE: 1, SW: 2, W: 3, NW: 4, NE: 5 } as const;
export type ScreenDirection = (typeof SCREEN)[keyof typeof SCREEN];

/** Where everything is: a size, a turn, and from them the centre of each cell. */
export interface Places {
  readonly width: number;
  readonly height: number;
  /** Distance between two neighbouring holes, or the side of a square, CSS pixels. 0 when there is no room at all. */
  readonly pitch: number;
  readonly centre: Point;
  readonly turn: Turn;
  readonly centres: readonly Point[];
}

export type DraughtsGame = "italian" | "english";

export function isDraughts(game: GameKind): game is DraughtsGame {
  return game === "italian" || game === "english";
}

/** The turn that puts `point` (1..6) of the star at the bottom of the screen, where a player sits. */
export function turnToBottom(point: number): Turn {
  // Point 1 is the top and the points go clockwise, as the turns do: point 4 is at the bottom unturned.
  return ((((4 - point) % 6) + 6) % 6) as Turn;
}

/** The turn that puts a side of a draughts board at the bottom of the screen. */
export function turnToSide(side: "white" | "black"): Turn {
  return side === "black" ? 3 : 0;
}

/** The turn after one more step: 60 degrees for the star, about to the other side for a draughts board. */
export function nextTurn(turn: Turn, game: GameKind): Turn {
  if (isDraughts(game)) return turn === 3 ? 0 : 3;
  return ((turn + 1) % 6) as Turn;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
