import { faded } from "./colour";
import type { Point } from "./geometry";
import { edgeLight, lowered, night, standing } from "./light";
import { INLAY, PEAR, type Theme, WALNUT } from "./palette";
import { lay, plank } from "./plank";
import { disc, type Pen, radial, rounded } from "./shape";
import { type Sheet, sheet } from "./sheet";
import { type StarView, TRAY } from "./star-view";

/** What of the empty star can differ besides its view. */
export interface StarTop {
  readonly theme: Theme;
  /** Letters of the rows at the rim and numbers in the holes. */
  readonly coordinates: boolean;
  /** The points wear their armies' colours; in the capture game, where nobody owns one, they are left plain. */
  readonly colours: boolean;
}

/** Distance from the outermost holes to the edge of the star, and to the coloured inlay, in pitches. */
const EDGE = 0.63;
const LINE = 0.433;
/** Radius of a turned hole, in pitches. */
export const DIMPLE = 0.335;
/** Distance of the big triangles' sides from the centre; the star is two of them. */
const SIDE = 12 / (2 * Math.sqrt(3));
const SIXTH = Math.PI / 3;
const TAN30 = 1 / Math.sqrt(3);

/**
 * The empty board: a walnut tray with a star of pear wood let into it, both joined of six pieces whose grain follows their
 * edges, the holes turned into it. One lamp at the top left lights it, whatever way the board is turned. The pen draws in
 * device pixels, `dpr` of them to the CSS pixel.
 */
export function paintStarTop(pen: Pen, view: StarView, dpr: number, top: StarTop): void {
  if (view.pitch <= 0) return;
  const scale = view.pitch * dpr;
  const device = 2 * TRAY.halfHeight * scale;
  pen.save();
  pen.translate(view.centre.x * dpr, view.centre.y * dpr);
  pen.scale(scale, scale);

  tray(pen, view, plank(WALNUT, device), scale);
  star(pen, view, plank(PEAR, device), top, scale);
  const turned = dimpleSheet(scale);
  for (const centre of view.centres) {
    const [x, y] = [(centre.x - view.centre.x) / view.pitch, (centre.y - view.centre.y) / view.pitch];
    if (turned) pen.drawImage(turned.canvas, x - DIMPLE_SHEET, y - DIMPLE_SHEET, 2 * DIMPLE_SHEET, 2 * DIMPLE_SHEET);
    else dimple(pen, x, y);
  }
  if (top.coordinates) coordinates(pen, view, top.theme);
  if (top.theme === "dark") {
    night(pen, hexagon(TRAY.corner, TRAY.rounding));
    // The inlays keep a little more of their colour than the wood, or the points could not be told apart.
    if (top.colours) inlays(pen, view, (point, line) => {
      pen.lineWidth = 0.05;
      pen.strokeStyle = faded(INLAY[point], 0.6);
      pen.stroke(line);
    });
  }
  pen.restore();
}

function tray(pen: Pen, view: StarView, wood: Sheet | null, scale: number): void {
  const outline = hexagon(TRAY.corner, TRAY.rounding);
  standing(pen, outline, scale, "#5a3822");

  pen.save();
  pen.clip(outline);
  for (let edge = 0; edge < 6; edge++) {
    // The piece between two corners: the grain runs along the edge.
    pen.save();
    pen.rotate((edge + view.turn) * SIXTH + SIXTH / 2);
    pen.beginPath();
    pen.moveTo(0, 0.2);
    pen.lineTo(-5.2, -9);
    pen.lineTo(5.2, -9);
    pen.closePath();
    pen.clip();
    lay(pen, wood, edge * 1.4 - 3.5, -edge * 1.35);
    // Pieces of one tree still take the light differently.
    pen.fillStyle = `rgba(20, 8, 0, ${[0.02, 0.1, 0.05, 0.12, 0.03, 0.08][edge] ?? 0})`;
    pen.fillRect(-9, -9, 18, 18);
    pen.restore();
  }
  // Light falls off towards the bottom right.
  const fall = pen.createLinearGradient(-5, -7, 5, 7);
  fall.addColorStop(0, "rgba(255, 226, 188, 0.2)");
  fall.addColorStop(0.5, "rgba(255, 226, 188, 0)");
  fall.addColorStop(1, "rgba(20, 8, 0, 0.28)");
  pen.fillStyle = fall;
  pen.fillRect(-9, -9, 18, 18);
  edgeLight(pen, outline);
  pen.restore();
}

function star(pen: Pen, view: StarView, wood: Sheet | null, top: StarTop, scale: number): void {
  const outline = starOutline(EDGE);
  pen.save();
  pen.clip(outline);
  // The middle first, then the six points over it, each with the grain running to its tip.
  pen.save();
  pen.rotate(view.turn * SIXTH);
  lay(pen, wood, 0, 0);
  pen.restore();
  for (const point of POINTS) {
    pen.save();
    pen.rotate((point - 1 + view.turn) * SIXTH);
    pen.beginPath();
    // From the tip to the inner corners of the star, and from there along the joint to the next point's piece.
    const base = SIDE + LINE;
    pen.moveTo(0, -2 * (SIDE + EDGE));
    pen.lineTo((SIDE + EDGE) * TAN30, -SIDE - EDGE);
    pen.lineTo(base * TAN30, -base);
    pen.lineTo(-base * TAN30, -base);
    pen.lineTo(-(SIDE + EDGE) * TAN30, -SIDE - EDGE);
    pen.closePath();
    pen.clip();
    pen.save();
    pen.rotate(Math.PI / 2);
    lay(pen, wood, -1.9 * point, 2 * point - 7);
    pen.restore();
    pen.fillStyle = `rgba(60, 28, 6, ${[0.1, 0.03, 0.12, 0.06, 0.13, 0.05][point - 1] ?? 0})`;
    pen.fillRect(-9, -9, 18, 18);
    if (top.colours) {
      pen.globalCompositeOperation = "multiply";
      pen.fillStyle = faded(INLAY[point], 0.2);
      pen.fillRect(-9, -9, 18, 18);
    }
    pen.restore();
  }
  const fall = pen.createRadialGradient(-3.4, -4.6, 0, -3.4, -4.6, 15);
  fall.addColorStop(0, "rgba(255, 246, 226, 0.36)");
  fall.addColorStop(0.45, "rgba(255, 246, 226, 0)");
  fall.addColorStop(1, "rgba(70, 34, 8, 0.34)");
  pen.fillStyle = fall;
  pen.fillRect(-9, -9, 18, 18);
  pen.restore();

  // The star lies a little lower than the tray.
  lowered(pen, outline, scale);
  pen.lineJoin = "round";
  pen.lineWidth = 0.045;
  const lip = pen.createLinearGradient(-5, -6, 5, 6);
  lip.addColorStop(0, "rgba(24, 10, 2, 0.75)");
  lip.addColorStop(0.5, "rgba(24, 10, 2, 0.5)");
  lip.addColorStop(1, "rgba(255, 226, 180, 0.55)");
  pen.strokeStyle = lip;
  pen.stroke(outline);

  inlays(pen, view, (point, line) => {
    pen.lineWidth = 0.1;
    pen.strokeStyle = "rgba(50, 24, 6, 0.4)";
    pen.stroke(line);
    pen.lineWidth = 0.065;
    pen.strokeStyle = top.colours ? INLAY[point] : "#7d5a3a";
    pen.stroke(line);
    pen.lineWidth = 0.018;
    pen.strokeStyle = "rgba(255, 255, 255, 0.34)";
    pen.stroke(line);
  });
}

type PointNumber = keyof typeof INLAY;
const POINTS: readonly PointNumber[] = [1, 2, 3, 4, 5, 6];

/** Draws something along the inlay of each point, the pen turned so that the point is on top. */
function inlays(pen: Pen, view: StarView, draw: (point: PointNumber, line: Path2D) => void): void {
  const line = pointOutline();
  for (const point of POINTS) {
    pen.save();
    pen.rotate((point - 1 + view.turn) * SIXTH);
    draw(point, line);
    pen.restore();
  }
}

/** Half the side of the sheet with a turned hole on it, in pitches. */
const DIMPLE_SHEET = 0.375;

/** A turned hole, ready to be set in: the lamp lights all of them alike. `scale`: device pixels to the pitch. */
function dimpleSheet(scale: number): Sheet | null {
  const made = sheet(2 * DIMPLE_SHEET * scale, 2 * DIMPLE_SHEET * scale);
  if (!made) return null;
  made.pen.scale(made.canvas.width / (2 * DIMPLE_SHEET), made.canvas.width / (2 * DIMPLE_SHEET));
  dimple(made.pen, DIMPLE_SHEET, DIMPLE_SHEET);
  return made;
}

/** A hole turned into the wood: the wall towards the lamp lies in shade, the far one is lit. */
function dimple(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  disc(pen, 0, 0, DIMPLE);
  const wall = pen.createLinearGradient(-DIMPLE * 0.75, -DIMPLE, DIMPLE * 0.75, DIMPLE);
  wall.addColorStop(0, "rgba(48, 20, 4, 0.78)");
  wall.addColorStop(0.45, "rgba(74, 36, 12, 0.46)");
  wall.addColorStop(0.8, "rgba(120, 72, 34, 0.2)");
  wall.addColorStop(1, "rgba(255, 224, 176, 0.34)");
  pen.fillStyle = wall;
  pen.fill();
  // The bottom of the hollow is out of the light, the shade of the near wall lies over it.
  pen.fillStyle = radial(pen, -0.05, -0.075, DIMPLE, [[0, "rgba(50, 22, 6, 0.36)"], [0.6, "rgba(50, 22, 6, 0.2)"], [1, "rgba(50, 22, 6, 0)"]]);
  pen.fill();
  pen.lineWidth = 0.034;
  pen.strokeStyle = "rgba(40, 17, 4, 0.55)";
  pen.beginPath();
  pen.arc(0, 0, DIMPLE, Math.PI * 0.92, Math.PI * 1.62);
  pen.stroke();
  pen.strokeStyle = "rgba(255, 240, 210, 0.5)";
  pen.beginPath();
  pen.arc(0, 0, DIMPLE + 0.012, -Math.PI * 0.08, Math.PI * 0.6);
  pen.stroke();
  pen.restore();
}

function coordinates(pen: Pen, view: StarView, theme: Theme): void {
  const place = (hole: number, dx: number, dy: number): [number, number] => {
    const centre = view.centres[hole] ?? view.centre;
    return [(centre.x - view.centre.x) / view.pitch + dx, (centre.y - view.centre.y) / view.pitch + dy];
  };
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  // The row's letter stands beside its first and last hole, along the row, however the board is turned.
  const angle = view.turn * SIXTH;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  let start = 0;
  view.cells.forEach((info, hole) => {
    const next = view.cells[hole + 1];
    const letter = info.name.slice(0, 1);
    pen.font = "500 0.26px system-ui, sans-serif";
    pen.fillStyle = "rgba(255, 244, 222, 0.72)";
    pen.fillText(info.name.slice(1), ...place(hole, 0, 0.015));
    if (next && next.name.startsWith(letter)) return;
    pen.fillStyle = theme === "dark" ? "rgba(255, 238, 208, 0.95)" : "rgba(255, 238, 208, 0.85)";
    for (const [end, side] of [[start, -1], [hole, 1]] as const) {
      // In the corners of the tray only a narrow rim is left.
      const { q, r } = view.cells[end] ?? { q: 0, r: 0 };
      const tip = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 8;
      pen.font = tip ? "600 0.2px system-ui, sans-serif" : "600 0.3px system-ui, sans-serif";
      const out = side * (tip ? 0.83 : 0.94);
      pen.fillText(letter, ...place(end, ux * out, uy * out));
    }
    start = hole + 1;
  });
}

/** A regular hexagon that stands on a corner. */
function hexagon(corner: number, rounding: number): Path2D {
  return rounded(Array.from({ length: 6 }, (_, i) => polar(corner, i * SIXTH)), () => rounding);
}

/** The star around its holes at a distance; its tips are rounded about the outermost holes. */
function starOutline(distance: number): Path2D {
  const side = SIDE + distance;
  const corners = Array.from({ length: 12 }, (_, i) =>
    i % 2 === 0 ? polar(2 * side, (i / 2) * SIXTH) : polar((side * 2) / Math.sqrt(3), (i / 2) * SIXTH));
  return rounded(corners, (i) => (i % 2 === 0 ? distance : 0.22));
}

/** The inlay around the ten holes of the top point. */
function pointOutline(): Path2D {
  const [tip, base] = [2 * SIDE, SIDE + LINE];
  const half = (tip + 2 * LINE - base) / Math.sqrt(3);
  return rounded([{ x: 0, y: -tip - 2 * LINE }, { x: half, y: -base }, { x: -half, y: -base }], () => LINE);
}

function polar(radius: number, angle: number): Point {
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
