import type { HoleInfo } from "hopstone-glue";

/** One of the 121 holes of the star, by its number. */
export type Hole = number;

/** A place on the board in CSS pixels from the canvas's top left corner. */
export interface Point { readonly x: number; readonly y: number }

/** How often the board has been turned by 60 degrees, clockwise. */
export type Turn = 0 | 1 | 2 | 3 | 4 | 5;

/** The six directions as they are seen on the screen, in the order of `HoleInfo.neighbours`. */
export const SCREEN = { E: 0, SE: 1, SW: 2, W: 3, NW: 4, NE: 5 } as const;
export type ScreenDirection = (typeof SCREEN)[keyof typeof SCREEN];

/** Height of a row of holes, in pitches. */
export const ROW = Math.sqrt(3) / 2;

/**
 * Half the extent of the wooden tray, in pitches. The tray is a regular hexagon that stands on a corner, with the tips of
 * the star in its corners; so it fills a narrow screen better than a round one, and turning it by 60 degrees changes
 * nothing about its outline.
 */
export const TRAY = { corner: 8, halfWidth: 8 * ROW, halfHeight: 7.78, rounding: 1.45 } as const;

/** Room around the tray for its shadow, in pitches. */
const MARGIN = 0.24;

/** Width over height of the board's picture. */
export const ASPECT = (TRAY.halfWidth + MARGIN) / (TRAY.halfHeight + MARGIN);

/** Where everything is: a size, a turn, and from them the centre of each hole. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Distance between two neighbouring holes, CSS pixels. 0 when there is no room at all. */
  readonly pitch: number;
  readonly centre: Point;
  readonly turn: Turn;
  readonly centres: readonly Point[];
  readonly holes: readonly HoleInfo[];
}

/** The view that fits the whole tray into `width` x `height` CSS pixels. */
export function viewOf(holes: readonly HoleInfo[], width: number, height: number, turn: Turn): View {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  const pitch = Math.min(w / (2 * (TRAY.halfWidth + MARGIN)), h / (2 * (TRAY.halfHeight + MARGIN)));
  const centre = { x: w / 2, y: h / 2 };
  const centres = holes.map(({ q, r }) => {
    const [tq, tr] = turned(q, r, turn);
    return { x: centre.x + pitch * (tq + tr / 2), y: centre.y + pitch * ROW * tr };
  });
  return { width: w, height: h, pitch, centre, turn, centres, holes };
}

/** Axial coordinates after `turn` clockwise turns about the centre hole. */
export function turned(q: number, r: number, turn: Turn): readonly [q: number, r: number] {
  let a = q;
  let b = r;
  for (let i = 0; i < turn; i++) [a, b] = [-b, a + b];
  return [a, b];
}

/** The turn that puts `point` (1..6) at the bottom of the screen, where a player sits. */
export function turnToBottom(point: number): Turn {
  // Point 1 is the top and the points go clockwise, as the turns do: point 4 is at the bottom unturned.
  return ((((4 - point) % 6) + 6) % 6) as Turn;
}

/** The turn after one more step of 60 degrees. */
export function nextTurn(turn: Turn): Turn {
  return ((turn + 1) % 6) as Turn;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Within this many pitches of its centre a hole is hit whatever else is near. */
const SURE = 0.4;
/** Further away than this the nearest hole is not meant. */
const REACH = 0.6;
/** A legal destination is meant from a little further off. */
const WISHED_REACH = 0.78;

/**
 * The hole that is meant by a touch at `point`, or null beside the board. A hole is always hit from within 40 % of the
 * pitch; between the holes a `wished` one (a legal destination) is preferred to its neighbours.
 */
export function holeAt(view: View, point: Point, wished?: ReadonlySet<Hole>): Hole | null {
  if (view.pitch <= 0) return null;
  let nearest: Hole | null = null;
  let near = Infinity;
  let nearestWished: Hole | null = null;
  let nearWished = Infinity;
  view.centres.forEach((centre, hole) => {
    const d = distance(centre, point) / view.pitch;
    if (d < near) [near, nearest] = [d, hole];
    if (d < nearWished && wished?.has(hole)) [nearWished, nearestWished] = [d, hole];
  });
  if (near <= SURE) return nearest;
  if (nearWished <= WISHED_REACH) return nearestWished;
  return near <= REACH ? nearest : null;
}

/** The neighbour of `hole` in a direction as seen on the screen, whatever way the board is turned. */
export function neighbour(view: View, hole: Hole, direction: ScreenDirection): Hole | null {
  const next = view.holes[hole]?.neighbours[(direction - view.turn + 6) % 6];
  return next === undefined || next < 0 ? null : next;
}

/** The holes in rows as seen on the screen, each from left to right, from the top row down. */
export function screenRows(view: View): readonly (readonly Hole[])[] {
  const rows = new Map<number, { hole: Hole; q: number }[]>();
  view.holes.forEach((info, hole) => {
    const [q, r] = turned(info.q, info.r, view.turn);
    const row = rows.get(r);
    if (row) row.push({ hole, q });
    else rows.set(r, [{ hole, q }]);
  });
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.q - b.q).map(({ hole }) => hole));
}
