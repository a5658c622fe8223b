import { edgeLight, lowered, night, standing } from "./light";
import { type BoardLook, MAPLE, NUT, PLAIN, type Theme, WALNUT, type Wood } from "./palette";
import { lay, plank, sawn } from "./plank";
import { type Pen, rounded } from "./shape";
import type { Sheet } from "./sheet";
import { FIELD, FRAME, type SquaresView } from "./squares-view";

/** What of the empty draughts board can differ besides its view. */
export interface SquaresTop {
  readonly theme: Theme;
  /** The numbers of the dark squares. */
  readonly coordinates: boolean;
  readonly look: BoardLook;
}

/** Half the side of the thin line inlaid into the frame, in pitches. */
const LINE = 4.17;
/** A low board: its shadow ends within the picture, which leaves the squares the room. */
const SHADOW = 0.6;
/** How many squares across a sheet of veneer is; every square is another cut of it. */
const VENEER = 4;

/**
 * The empty draughts board: 64 squares of two woods in a frame of walnut with mitred corners and a thin inlaid line. The lamp
 * stands at the top left, whatever way the board is turned. The pen draws in device pixels, `dpr` of them to the CSS pixel.
 */
export function paintSquaresTop(pen: Pen, view: SquaresView, dpr: number, top: SquaresTop): void {
  if (view.pitch <= 0) return;
  const scale = view.pitch * dpr;
  pen.save();
  pen.translate(view.centre.x * dpr, view.centre.y * dpr);
  pen.scale(scale, scale);
  if (top.look === "wood") wooden(pen, view, scale);
  else plain(pen, view, scale, top.theme);
  if (top.look === "wood" && top.theme === "dark") night(pen, outline());
  if (top.coordinates) numbers(pen, view, top.theme);
  pen.restore();
}

function outline(): Path2D {
  return square(FRAME, 0.3);
}

function square(half: number, rounding: number): Path2D {
  return rounded([{ x: half, y: half }, { x: -half, y: half }, { x: -half, y: -half }, { x: half, y: -half }], () => rounding);
}

function wooden(pen: Pen, view: SquaresView, scale: number): void {
  const edge = outline();
  const field = square(FIELD, 0.02);
  standing(pen, edge, SHADOW * scale, "#5a3822");
  pen.save();
  pen.clip(edge);
  frame(pen, view, plank(WALNUT, 2 * FRAME * scale));
  edgeLight(pen, edge);
  inlay(pen, square(LINE, 0.05));
  pen.restore();

  pen.save();
  pen.clip(field);
  veneers(pen, view, scale);
  const fall = pen.createRadialGradient(-2, -2.6, 0, -2, -2.6, 8.4);
  fall.addColorStop(0, "rgba(255, 246, 226, 0.26)");
  fall.addColorStop(0.45, "rgba(255, 246, 226, 0)");
  fall.addColorStop(1, "rgba(70, 34, 8, 0.32)");
  pen.fillStyle = fall;
  pen.fillRect(-FIELD, -FIELD, 2 * FIELD, 2 * FIELD);
  pen.restore();
  lowered(pen, field, 0.55 * scale);
}

/** Four rails whose grain follows them, joined at the corners. */
function frame(pen: Pen, view: SquaresView, wood: Sheet | null): void {
  pen.fillStyle = "#5a3822";
  for (let rail = 0; rail < 4; rail++) {
    pen.save();
    pen.rotate((rail * Math.PI) / 2 + (view.turn === 3 ? Math.PI : 0));
    pen.beginPath();
    pen.moveTo(-5, -5);
    pen.lineTo(5, -5);
    pen.lineTo(0, 0);
    pen.closePath();
    pen.clip();
    lay(pen, wood, 1.7 * rail - 2.5, -1.3 * rail - 2.2);
    // Rails of one tree still take the light differently.
    pen.fillStyle = `rgba(20, 8, 0, ${[0, 0.14, 0.06, 0.1][rail] ?? 0})`;
    pen.fillRect(-5, -5, 10, 10);
    pen.restore();
  }
  pen.lineWidth = 0.014;
  pen.strokeStyle = "rgba(18, 8, 2, 0.5)";
  pen.beginPath();
  for (const [x, y] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
    pen.moveTo(x * FIELD, y * FIELD);
    pen.lineTo(x * FRAME, y * FRAME);
  }
  pen.stroke();
  const fall = pen.createLinearGradient(-4, -4.4, 4, 4.4);
  fall.addColorStop(0, "rgba(255, 226, 188, 0.2)");
  fall.addColorStop(0.5, "rgba(255, 226, 188, 0)");
  fall.addColorStop(1, "rgba(20, 8, 0, 0.3)");
  pen.fillStyle = fall;
  pen.fillRect(-5, -5, 10, 10);
}

function inlay(pen: Pen, line: Path2D): void {
  for (const [width, colour] of [[0.075, "rgba(24, 10, 2, 0.55)"], [0.045, "#dcb985"], [0.014, "rgba(255, 250, 235, 0.5)"]] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke(line);
  }
}

function veneers(pen: Pen, view: SquaresView, scale: number): void {
  const height = 2 * FIELD * scale > 1300 ? 512 : 384;
  const dark = new Set(view.cells.map(({ column, row }) => 8 * row + column));
  pen.save();
  if (view.turn === 3) pen.rotate(Math.PI);
  for (let place = 0; place < 64; place++) {
    const isDark = dark.has(place);
    veneer(pen, place, isDark ? NUT : MAPLE, sawn(isDark ? NUT : MAPLE, height));
  }
  // The joints.
  pen.lineWidth = 0.011;
  pen.strokeStyle = "rgba(40, 18, 4, 0.42)";
  pen.beginPath();
  for (let i = -3; i <= 3; i++) {
    pen.moveTo(i, -FIELD);
    pen.lineTo(i, FIELD);
    pen.moveTo(-FIELD, i);
    pen.lineTo(FIELD, i);
  }
  pen.stroke();
  pen.restore();
}

/** One square, cut from its own place of the sheet; some are a shade darker. */
function veneer(pen: Pen, place: number, wood: Wood, cut: Sheet | null): void {
  const [x, y] = [(place % 8) - FIELD, Math.floor(place / 8) - FIELD];
  // Hashed, so that it is the same board at every visit.
  const lot = ((place + wood.seed) * 2654435761) >>> 0;
  if (cut) {
    const { width, height } = cut.canvas;
    const [w, h] = [width / VENEER, height / VENEER];
    pen.drawImage(cut.canvas, ((lot >>> 8) % 256) / 256 * (width - w), ((lot >>> 16) % 256) / 256 * (height - h), w, h, x, y, 1, 1);
  } else {
    pen.fillStyle = `rgb(${wood.early.join()})`;
    pen.fillRect(x, y, 1, 1);
  }
  pen.fillStyle = `rgba(60, 28, 6, ${0.13 * ((lot >>> 24) / 256)})`;
  pen.fillRect(x, y, 1, 1);
}

function plain(pen: Pen, view: SquaresView, scale: number, theme: Theme): void {
  const colours = PLAIN[theme];
  standing(pen, outline(), SHADOW * scale, colours.frame);
  pen.lineWidth = 0.05;
  pen.strokeStyle = colours.line;
  pen.stroke(square(FIELD + 0.07, 0.05));
  pen.fillStyle = colours.pale;
  pen.fillRect(-FIELD, -FIELD, 2 * FIELD, 2 * FIELD);
  pen.fillStyle = colours.dark;
  for (const { x, y } of view.centres) pen.fillRect((x - view.centre.x) / view.pitch - 0.5, (y - view.centre.y) / view.pitch - 0.5, 1, 1);
}

/** In the corner of each dark square its number, upright from either side. */
function numbers(pen: Pen, view: SquaresView, theme: Theme): void {
  // Small enough for the disc beside it, large enough to be read on a phone.
  const size = Math.max(0.165, 7.5 / view.pitch);
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  pen.font = `600 ${size}px system-ui, sans-serif`;
  pen.fillStyle = theme === "dark" ? "rgba(255, 236, 204, 0.8)" : "rgba(255, 246, 226, 0.95)";
  view.cells.forEach(({ name }, square) => {
    const centre = view.centres[square] ?? view.centre;
    pen.fillText(name, (centre.x - view.centre.x) / view.pitch - 0.472, (centre.y - view.centre.y) / view.pitch - 0.472 + 0.73 * size);
  });
}
