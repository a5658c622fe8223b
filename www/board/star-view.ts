import type { HoleInfo } from "hopstone-glue";
import { type Cell, distance, type Places, type Point, type ScreenDirection, type Turn } from "./geometry";

/** Where everything is on the star. */
export interface StarView extends Places { readonly board: "star"; readonly cells: readonly HoleInfo[] }

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

/** Width over height of the star's picture. */
export const STAR_ASPECT = (TRAY.halfWidth + MARGIN) / (TRAY.halfHeight + MARGIN);

/** The view that fits the whole tray into `width` x `height` CSS pixels. */
export function starView(holes: readonly HoleInfo[], width: number, height: number, turn: Turn): StarView {
  const w = Math.max(0, width);
  const h = Math.max(0, height);
  const pitch = Math.min(w / (2 * (TRAY.halfWidth + MARGIN)), h / (2 * (TRAY.halfHeight + MARGIN)));
  const centre = { x: w / 2, y: h / 2 };
  const centres = holes.map(({ q, r }) => {
    const [tq, tr] = turned(q, r, turn);
    return { x: centre.x + pitch * (tq + tr / 2), y: centre.y + pitch * ROW * tr };
  });
  return { board: "star", width: w, height: h, pitch, centre, turn, centres, cells: holes };
}

/** Axial coordinates after `turn` clockwise turns about the centre hole. */
export function turned(q: number, r: number, turn: Turn): readonly [q: number, r: number] {
  let a = q;
  let b = r;
  for (let i = 0; i < turn; i++) [a, b] = [-b, a + b];
  return [a, b];
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
export function holeAt(view: StarView, point: Point, wished?: ReadonlySet<Cell>): Cell | null {
  let nearest: Cell | null = null;
  let near = Infinity;
  let nearestWished: Cell | null = null;
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
export function neighbourHole(view: StarView, hole: Cell, direction: ScreenDirection): Cell | null {
  const next = view.cells[hole]?.neighbours[(direction - view.turn + 6) % 6];
  return next === undefined || next < 0 ? null : next;
}

/** The holes in rows as seen on the screen, each from left to right, from the top row down. */
export function holeRows(view: StarView): readonly (readonly Cell[])[] {
  const rows = new Map<number, { hole: Cell; q: number }[]>();
  view.cells.forEach((info, hole) => {
    const [q, r] = turned(info.q, info.r, view.turn);
    const row = rows.get(r);
    if (row) row.push({ hole, q });
    else rows.set(r, [{ hole, q }]);
  });
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.q - b.q).map(({ hole }) => hole));
}

export function columnOfHole(view: StarView, hole: Cell): number {
  const info = view.cells[hole];
  if (!info) return 0;
  const [q, r] = turned(info.q, info.r, view.turn);
  return 2 * q + r;
}
