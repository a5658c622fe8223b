import type { Point } from "./geometry";

export type Pen = CanvasRenderingContext2D;

export function disc(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
}

export function radial(pen: Pen, x: number, y: number, r: number, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A closed outline through the corners, each rounded by its own radius. */
export function rounded(corners: readonly Point[], rounding: (i: number) => number): Path2D {
  const path = new Path2D();
  const first = corners[0];
  const final = corners[corners.length - 1];
  if (!first || !final) return path;
  path.moveTo((first.x + final.x) / 2, (first.y + final.y) / 2);
  corners.forEach((corner, i) => {
    const next = corners[i + 1] ?? first;
    path.arcTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2, rounding(i));
  });
  path.closePath();
  return path;
}
