import type { Cell, Places, Point } from "./geometry";
import type { Picture } from "./picture";
import { SIGN } from "./palette";
import { disc, type Pen, radial } from "./shape";
import type { View } from "./view";

/** Half the width that the signs around a piece leave to it, in pitches. */
const ROOM: Readonly<Record<View["board"], number>> = { star: 0.44, squares: 0.4 };
/** A square is larger on the screen than a hole with its surroundings; signs need not grow as much. */
const WEIGHT: Readonly<Record<View["board"], number>> = { star: 1, squares: 0.72 };

/** What of a picture every sign depends on. */
type Signed = Pick<Picture, "view" | "theme">;

/** A place of the view in pitches from the middle. */
export function at(view: Places, { x, y }: Point): Point {
  return { x: (x - view.centre.x) / view.pitch, y: (y - view.centre.y) / view.pitch };
}

function places(view: Places, cells: readonly Cell[]): Point[] {
  return cells.flatMap((cell) => {
    const centre = view.centres[cell];
    return centre ? [at(view, centre)] : [];
  });
}

/** The last move stays: its whole way as a thin line, a ring where it began. It lies on the wood, under the pieces. */
export function lastMove(pen: Pen, picture: Picture, last: { path: readonly Cell[]; swap: boolean }): void {
  const way = places(picture.view, last.path);
  const first = way[0];
  const end = way[way.length - 1];
  if (!first || !end) return;
  const line = new Path2D();
  way.forEach(({ x, y }, i) => (i === 0 ? line.moveTo(x, y) : line.lineTo(x, y)));
  pen.globalAlpha = 0.85;
  signed(pen, picture, 0.055, () => pen.stroke(line));
  for (const { x, y } of way.slice(1, -1)) dot(pen, picture, x, y, 0.1);
  if (!last.swap) dot(pen, picture, first.x, first.y, 0.13);
  // A bright crescent around the piece that moved.
  disc(pen, end.x, end.y, ROOM[picture.view.board] + 0.05);
  signed(pen, picture, 0.045, () => pen.stroke());
  pen.globalAlpha = 1;
}

export function signs(pen: Pen, picture: Picture): void {
  const { view } = picture;
  for (const { x, y } of places(view, [...picture.marked])) {
    if (view.board === "squares") corners(pen, picture, x, y);
    else {
      disc(pen, x, y, ROOM.star + 0.03);
      signed(pen, picture, 0.03, () => pen.stroke());
    }
  }
  for (const target of picture.targets) {
    const centre = view.centres[target.hole];
    if (!centre) continue;
    const { x, y } = at(view, centre);
    const over = target.hole === picture.over;
    // What only a later hop reaches stands back behind the next ones.
    pen.globalAlpha = target.next || over ? 1 : 0.62;
    if (over) {
      pen.fillStyle = picture.theme === "dark" ? "rgba(255, 226, 170, 0.3)" : "rgba(255, 250, 235, 0.5)";
      pen.beginPath();
      if (view.board === "squares") pen.rect(x - 0.5, y - 0.5, 1, 1);
      else pen.arc(x, y, ROOM.star + 0.03, 0, 2 * Math.PI);
      pen.fill();
    }
    switch (target.kind) {
      case "step":
        dot(pen, picture, x, y, over ? 0.17 : 0.13);
        break;
      case "jump":
        pen.setLineDash(target.ways > 1 && !target.next ? [0.1, 0.14] : []);
        disc(pen, x, y, over ? 0.27 : 0.23);
        signed(pen, picture, 0.085, () => pen.stroke());
        pen.setLineDash([]);
        break;
      case "swap":
        for (const r of [ROOM.star + 0.03, ROOM.star - 0.12]) {
          disc(pen, x, y, r);
          signed(pen, picture, 0.06, () => pen.stroke());
        }
        break;
    }
    pen.globalAlpha = 1;
  }
}

/** The corners of a square: they leave the disc in it alone, and no other sign looks like them. */
function corners(pen: Pen, picture: Picture, x: number, y: number): void {
  const line = new Path2D();
  const [far, arm] = [0.45, 0.19];
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    // There the number stands.
    if (picture.coordinates && sx + sy === -2) continue;
    line.moveTo(x + sx * far, y + sy * (far - arm));
    line.lineTo(x + sx * far, y + sy * far);
    line.lineTo(x + sx * (far - arm), y + sy * far);
  }
  signed(pen, picture, 0.065, () => pen.stroke(line));
}

/** A suggested move: broken, so that it is not taken for the last one, with a head at its end. */
export function hint(pen: Pen, picture: Picture, path: readonly Cell[]): void {
  const way = places(picture.view, path);
  const first = way[0];
  const end = way[way.length - 1];
  const before = way[way.length - 2];
  if (!first || !end || !before) return;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = { x: end.x - 0.1 * Math.cos(angle), y: end.y - 0.1 * Math.sin(angle) };
  const line = new Path2D();
  way.slice(0, -1).forEach(({ x, y }, i) => (i === 0 ? line.moveTo(x, y) : line.lineTo(x, y)));
  line.lineTo(tip.x - 0.2 * Math.cos(angle), tip.y - 0.2 * Math.sin(angle));
  disc(pen, first.x, first.y, ROOM[picture.view.board] + 0.07);
  signed(pen, picture, 0.09, () => pen.stroke());
  pen.setLineDash([0.2, 0.2]);
  signed(pen, picture, 0.09, () => pen.stroke(line));
  pen.setLineDash([]);
  const head = new Path2D();
  head.moveTo(tip.x + 0.16 * Math.cos(angle), tip.y + 0.16 * Math.sin(angle));
  for (const side of [2.5, -2.5]) head.lineTo(tip.x + 0.34 * Math.cos(angle + side), tip.y + 0.34 * Math.sin(angle + side));
  head.closePath();
  signed(pen, picture, 0.03, () => { pen.stroke(head); pen.fill(head); });
}

/** What a piece that has come down leaves on the wood for a moment. */
export function ripple(pen: Pen, { x, y }: Point, radius: number, t: number): void {
  const faint = (1 - t) ** 2;
  disc(pen, x + 0.03, y + 0.05, radius * (1.02 + 0.42 * t));
  pen.lineWidth = 0.09 * (1 - 0.6 * t);
  pen.strokeStyle = `rgba(28, 13, 4, ${0.5 * faint})`;
  pen.stroke();
  disc(pen, x, y, radius * (1 + 0.42 * t));
  pen.lineWidth = 0.035;
  pen.strokeStyle = `rgba(255, 240, 210, ${0.6 * faint})`;
  pen.stroke();
}

/** A winner's piece stands in a ring of lamplight. */
export function ring(pen: Pen, { theme }: Signed, { x, y }: Point, radius: number, strength: number): void {
  const far = radius + 0.24;
  const lamp = theme === "dark" ? "255, 206, 128" : "255, 238, 186";
  const glow = `rgba(${lamp}, ${(theme === "dark" ? 0.62 : 0.9) * strength})`;
  pen.fillStyle = radial(pen, x, y, far, [[0, glow], [radius / far, glow], [1, `rgba(${lamp}, 0)`]]);
  disc(pen, x, y, far);
  pen.fill();
  disc(pen, x, y, radius + 0.055);
  pen.lineWidth = 0.05;
  pen.strokeStyle = `rgba(${theme === "dark" ? "255, 226, 164" : "255, 252, 236"}, ${strength})`;
  pen.stroke();
}

/** Light that runs over a piece. */
export function light(pen: Pen, { x, y }: Point, radius: number, strength: number): void {
  pen.globalCompositeOperation = "soft-light";
  disc(pen, x, y, radius);
  pen.fillStyle = `rgba(255, 250, 230, ${0.75 * strength})`;
  pen.fill();
  pen.globalCompositeOperation = "screen";
  pen.fillStyle = radial(pen, x - 0.3 * radius, y - 0.35 * radius, 1.5 * radius, [
    [0, `rgba(255, 244, 214, ${0.62 * strength})`], [0.55, `rgba(255, 226, 170, ${0.2 * strength})`], [1, "rgba(255, 226, 170, 0)"],
  ]);
  disc(pen, x, y, radius);
  pen.fill();
  pen.globalCompositeOperation = "source-over";
}

/** Draws a sign with its dark edge, so that it is seen on light wood, dark wood and glass alike. */
export function signed(pen: Pen, picture: Signed, width: number, draw: () => void): void {
  const { fill, edge } = SIGN[picture.theme];
  // Not thinner than a screen can show.
  const line = Math.max(width * WEIGHT[picture.view.board], 1.2 / (picture.view.pitch || 1));
  pen.strokeStyle = edge;
  pen.fillStyle = edge;
  pen.lineWidth = line + Math.max(0.045, 1.4 / (picture.view.pitch || 1));
  draw();
  pen.strokeStyle = fill;
  pen.fillStyle = fill;
  pen.lineWidth = line;
  draw();
}

function dot(pen: Pen, picture: Signed, x: number, y: number, r: number): void {
  const { fill, edge } = SIGN[picture.theme];
  disc(pen, x, y, r + 0.035);
  pen.fillStyle = edge;
  pen.fill();
  disc(pen, x, y, r);
  pen.fillStyle = fill;
  pen.fill();
}
