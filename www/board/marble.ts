import { between, faded } from "./colour";
import { MARK } from "./mark";
import { type Coat, DIM, MARBLES, type MarbleSet, type Theme } from "./palette";
import type { MarblePiece } from "./piece";
import { disc, type Pen, radial } from "./shape";
import { type Sheet, sheet } from "./sheet";

/** Radius of a marble, in pitches. */
export const MARBLE = 0.44;

/** Half the side of a marble's picture over its radius: room for the soft edge. */
export const MARBLE_PICTURE = 1.08;

/** One marble, drawn once per army and size. `radius` in device pixels. */
export function marble(piece: MarblePiece, radius: number, theme: Theme, set: MarbleSet): Sheet | null {
  const side = Math.ceil(radius * MARBLE_PICTURE) * 2;
  const made = sheet(side, side);
  if (!made) return null;
  const { pen } = made;
  pen.translate(side / 2, side / 2);
  pen.scale(radius, radius);
  pen.save();
  disc(pen, 0, 0, 1);
  pen.clip();
  pen.save();
  MATERIAL[set](pen, piece, MARBLES[set][piece]);
  pen.restore();
  if (theme === "dark") {
    // The same marble in less light; the reflections keep most of theirs.
    const [bright, middle, dim] = DIM[set];
    pen.globalCompositeOperation = "multiply";
    fill(pen, radial(pen, -0.35, -0.45, 1.7, [[0, bright], [0.5, middle], [1, dim]]));
  }
  pen.restore();
  return made;
}

const MATERIAL: Readonly<Record<MarbleSet, (pen: Pen, piece: MarblePiece, coat: Coat) => void>> = { glass, clay, print };

function glass(pen: Pen, piece: MarblePiece, { body, deep, glow, mark }: Coat): void {
  // The glass itself: lit from the top left, deep at the rim.
  fill(pen, radial(pen, -0.22, -0.28, 1.32, [[0, between(body, "#ffffff", 0.16)], [0.36, body], [0.72, between(body, deep, 0.6)], [1, deep]]));
  // Light that went through gathers on the far side.
  fill(pen, radial(pen, 0.36, 0.44, 0.82, [[0, faded(glow, 0.95)], [0.35, faded(glow, 0.62)], [1, faded(glow, 0)]]));
  // A dark meniscus along the rim, strongest at the top where the glass turns away from what it mirrors.
  fill(pen, radial(pen, 0.05, 0.07, 1.06, [[0, faded(deep, 0)], [0.8, faded(deep, 0)], [0.95, faded(deep, 0.55)], [1, faded(deep, 0.85)]]));

  if (MARK[piece]) inlaid(pen, new Path2D(MARK[piece]), mark, deep);
  else if (piece === "o") swirl(pen, glow);

  // The lamp, mirrored: a soft window with a hard small core, and a breath of it along the lower rim.
  pen.save();
  pen.translate(-0.36, -0.46);
  pen.rotate(-0.68);
  pen.scale(0.46, 0.25);
  disc(pen, 0, 0, 1);
  pen.fillStyle = radial(pen, 0, 0, 1, [[0, "rgba(255,255,255,1)"], [0.34, "rgba(255,255,255,0.9)"], [0.62, "rgba(255,255,255,0.34)"], [1, "rgba(255,255,255,0)"]]);
  pen.fill();
  pen.restore();
  pen.lineWidth = 0.055;
  pen.lineCap = "round";
  pen.strokeStyle = "rgba(255,255,255,0.42)";
  pen.beginPath();
  pen.arc(0, 0, 0.86, 0.42, 1.2);
  pen.stroke();
}

/** Fired clay: the light runs out softly, nothing is mirrored, the mark is pressed in. */
function clay(pen: Pen, piece: MarblePiece, { body, deep, glow, mark }: Coat): void {
  fill(pen, radial(pen, -0.34, -0.44, 1.62, [[0, glow], [0.3, between(body, glow, 0.35)], [0.55, body], [0.86, between(body, deep, 0.72)], [1, deep]]));
  // A little of the wood's light comes back from below.
  fill(pen, radial(pen, 0.5, 0.62, 0.5, [[0, faded(glow, 0.2)], [1, faded(glow, 0)]]));
  const shape = new Path2D(MARK[piece]);
  pen.save();
  pen.scale(0.54, 0.54);
  for (const [shift, colour] of [[0.07, faded(glow, 0.75)], [-0.06, faded(deep, 0.8)], [0, mark]] as const) {
    pen.save();
    pen.translate(shift, shift);
    pen.fillStyle = colour;
    pen.fill(shape, "evenodd");
    pen.restore();
  }
  pen.restore();
}

/** As a printer would do it: one colour, a dark edge, a large mark. */
function print(pen: Pen, piece: MarblePiece, { body, deep, mark }: Coat): void {
  pen.fillStyle = body;
  pen.fillRect(-1.2, -1.2, 2.4, 2.4);
  pen.strokeStyle = deep;
  pen.lineWidth = 0.15;
  disc(pen, 0, 0, 0.93);
  pen.stroke();
  pen.scale(0.62, 0.62);
  pen.fillStyle = mark;
  pen.fill(new Path2D(MARK[piece]), "evenodd");
}

/** The mark lies inside the glass: it throws a little shade and the reflections lie over it. */
function inlaid(pen: Pen, shape: Path2D, colour: string, shade: string): void {
  pen.save();
  pen.scale(0.46, 0.46);
  pen.translate(0.05, 0.12);
  pen.fillStyle = faded(shade, 0.5);
  pen.fill(shape, "evenodd");
  pen.translate(-0.06, -0.07);
  pen.globalAlpha = 0.94;
  pen.fillStyle = colour;
  pen.fill(shape, "evenodd");
  pen.restore();
}

/** Marbles that belong to nobody: a quiet thread of lighter glass, no mark. */
function swirl(pen: Pen, glow: string): void {
  pen.save();
  pen.lineCap = "round";
  for (const [width, opacity] of [[0.3, 0.16], [0.12, 0.28]] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = faded(glow, opacity);
    pen.beginPath();
    pen.moveTo(-0.55, 0.28);
    pen.bezierCurveTo(-0.15, -0.42, 0.2, 0.5, 0.58, -0.22);
    pen.stroke();
  }
  pen.restore();
}

/** The shadow of a marble that stands `height` pitches above its hole; `radius` in the units of `pen`. */
export function marbleShadow(pen: Pen, piece: MarblePiece, x: number, y: number, radius: number, height: number, theme: Theme, set: MarbleSet): void {
  const away = radius * (0.24 + height * 0.85);
  const soft = 1.14 + height * 0.35;
  const strength = (theme === "dark" ? 0.74 : 0.62) / (1 + height * 1.3);
  pen.save();
  pen.translate(x + away * 0.72, y + away);
  pen.scale(radius * soft, radius * soft);
  pen.fillStyle = radial(pen, 0, 0, 1, [[0, `rgba(28,13,4,${strength})`], [0.62, `rgba(28,13,4,${strength * 0.72})`], [1, "rgba(28,13,4,0)"]]);
  disc(pen, 0, 0, 1);
  pen.fill();
  if (set === "glass") {
    // Coloured light that fell through.
    const { glow } = MARBLES.glass[piece];
    const light = (theme === "dark" ? 0.26 : 0.5) / (1 + height);
    pen.fillStyle = radial(pen, 0.42, 0.46, 0.5, [[0, faded(glow, light)], [1, faded(glow, 0)]]);
    disc(pen, 0.42, 0.46, 0.5);
    pen.fill();
  }
  pen.restore();
}

function fill(pen: Pen, style: CanvasGradient): void {
  pen.fillStyle = style;
  pen.fillRect(-1.2, -1.2, 2.4, 2.4);
}
