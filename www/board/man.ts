import { faded } from "./colour";
import { type BoardLook, BODY, type Body, BOX, EBONY, type Theme } from "./palette";
import { type DraughtsPiece, isKing, STACK } from "./piece";
import { sawn } from "./plank";
import { disc, type Pen, radial } from "./shape";
import { type Sheet, sheet } from "./sheet";

/** Radius of a man, in pitches. */
export const MAN = 0.375;

/** Half the side of a man's picture over its radius: room for the height of a king. */
export const MAN_PICTURE = 1.34;

/** How high a disc is seen, over its radius. The middle of a man, as of a king, lies in the middle of its square. */
const THICK = STACK / MAN;

/** Inlaid into a king's face, within -1..1: the crown that tells it from a man without any colour. */
export const CROWN = "M-.7.3H.7L.98-.5.44-.1 0-.82-.44-.1-.98-.5ZM-.7.44H.7V.7H-.7Z";

/** A man as it lies on the board, or two stacked as a king. Drawn once for a size. `radius` in device pixels. */
export function man(piece: DraughtsPiece, radius: number, theme: Theme, look: BoardLook): Sheet | null {
  const side = Math.ceil(radius * MAN_PICTURE) * 2;
  const made = sheet(side, side);
  if (!made) return null;
  const { pen } = made;
  pen.translate(side / 2, side / 2);
  pen.scale(radius, radius);
  const layers = isKing(piece) ? 2 : 1;
  pen.translate(0, (layers * THICK) / 2);
  const white = piece === "w" || piece === "W";
  const body = BODY[white ? "w" : "b"];
  const wood = look === "wood" ? sawn(white ? BOX : EBONY, radius > 60 ? 256 : 128) : null;
  for (let layer = 1; layer <= layers; layer++) {
    wall(pen, body, look);
    pen.translate(0, -THICK);
    const top = layer === layers;
    if (look === "plain") flatFace(pen, body, top && !isKing(piece));
    else turnedFace(pen, body, wood, top && !isKing(piece));
    // What the upper disc takes of the light.
    if (!top) {
      pen.fillStyle = radial(pen, 0.06, 0.02, 1.06, [[0, "rgba(20, 8, 0, 0.6)"], [0.9, "rgba(20, 8, 0, 0.55)"], [1, "rgba(20, 8, 0, 0)"]]);
      disc(pen, 0, 0, 1);
      pen.fill();
      // The seam between the two: the rim of the lower one comes back into the light.
      pen.strokeStyle = faded(body.lit, white ? 0.9 : 1);
      pen.lineWidth = 0.05;
      pen.beginPath();
      pen.arc(0, 0, 0.965, 0.12 * Math.PI, 0.92 * Math.PI);
      pen.stroke();
    }
  }
  if (isKing(piece)) crown(pen, body, look);
  if (theme === "dark") {
    // The same disc in less light. Black keeps its rim, or it would sink into the square.
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "source-atop";
    const dim = pen.createLinearGradient(0, 0, side, side);
    dim.addColorStop(0, `rgba(24, 14, 6, ${white ? 0.12 : 0})`);
    dim.addColorStop(1, `rgba(24, 14, 6, ${white ? 0.42 : 0.2})`);
    pen.fillStyle = dim;
    pen.fillRect(0, 0, side, side);
  }
  return made;
}

/** The side of a disc from its foot up to where its face begins, both as wide as the pen's unit. */
function wall(pen: Pen, { lit, shade, deep }: Body, look: BoardLook): void {
  pen.beginPath();
  pen.arc(0, 0, 1, 0, Math.PI);
  pen.arc(0, -THICK, 1, Math.PI, 2 * Math.PI);
  pen.closePath();
  if (look === "plain") pen.fillStyle = shade;
  else {
    const round = pen.createLinearGradient(-1, 0, 1, 0.3);
    round.addColorStop(0, shade);
    round.addColorStop(0.22, lit);
    round.addColorStop(0.55, shade);
    round.addColorStop(1, deep);
    pen.fillStyle = round;
  }
  pen.fill();
  pen.lineWidth = 0.045;
  pen.strokeStyle = faded(deep, 0.75);
  pen.stroke();
}

function turnedFace(pen: Pen, body: Body, wood: Sheet | null, grooves: boolean): void {
  pen.save();
  disc(pen, 0, 0, 1);
  pen.clip();
  pen.fillStyle = body.face;
  pen.fillRect(-1, -1, 2, 2);
  if (wood) pen.drawImage(wood.canvas, -1, -1, 2, 2);
  // The lamp lies on the polish.
  pen.fillStyle = radial(pen, -0.45, -0.55, 1.9, [[0, "rgba(255, 248, 232, 0.34)"], [0.4, "rgba(255, 248, 232, 0.05)"], [1, "rgba(20, 8, 0, 0.4)"]]);
  pen.fillRect(-1, -1, 2, 2);
  // A raised rim, then down into the dish.
  band(pen, 0.965, 0.07, body, true);
  band(pen, 0.8, 0.075, body, false);
  if (grooves) {
    band(pen, 0.56, 0.045, body, false);
    band(pen, 0.49, 0.045, body, true);
    band(pen, 0.2, 0.06, body, false);
  }
  pen.restore();
}

/** A turned ring: of a ridge the side towards the lamp is lit, of a groove the far one. */
function band(pen: Pen, r: number, width: number, { lit, deep }: Body, ridge: boolean): void {
  const light = faded(lit, 0.62);
  const dark = faded(deep, 0.7);
  const across = pen.createLinearGradient(-0.6 * r, -0.8 * r, 0.6 * r, 0.8 * r);
  across.addColorStop(0, ridge ? light : dark);
  across.addColorStop(0.5, faded(deep, 0.22));
  across.addColorStop(1, ridge ? dark : light);
  pen.strokeStyle = across;
  pen.lineWidth = width;
  disc(pen, 0, 0, r);
  pen.stroke();
}

function flatFace(pen: Pen, { face, lit, shade }: Body, grooves: boolean): void {
  disc(pen, 0, 0, 1);
  pen.fillStyle = face;
  pen.fill();
  pen.strokeStyle = face === BODY.w.face ? shade : lit;
  pen.lineWidth = 0.07;
  for (const r of grooves ? [0.965, 0.6] : [0.965]) {
    disc(pen, 0, 0, r);
    pen.stroke();
  }
}

function crown(pen: Pen, { inlay, deep }: Body, look: BoardLook): void {
  const shape = new Path2D(CROWN);
  pen.save();
  pen.scale(0.6, 0.6);
  if (look === "wood") {
    pen.translate(-0.035, -0.05);
    pen.fillStyle = faded(deep, 0.8);
    pen.fill(shape);
    pen.translate(0.035, 0.05);
  }
  pen.fillStyle = inlay;
  pen.fill(shape);
  pen.restore();
}

/** The shadow of a man that is `height` pitches above its square; the pen's unit is a pitch. */
export function manShadow(pen: Pen, piece: DraughtsPiece, x: number, y: number, height: number, theme: Theme, look: BoardLook): void {
  const tall = isKing(piece) ? 2 : 1;
  const away = 0.055 * tall + 0.3 * height;
  const soft = MAN * (1.13 + 0.05 * tall + 0.3 * height);
  const strength = (look === "plain" ? 0.4 : theme === "dark" ? 0.72 : 0.62) / (1 + 1.1 * height);
  pen.save();
  pen.translate(x + 0.75 * away, y + STACK / 2 + away);
  pen.fillStyle = radial(pen, 0, 0, soft, [[0, `rgba(28,13,4,${strength})`], [0.72, `rgba(28,13,4,${strength * 0.8})`], [1, "rgba(28,13,4,0)"]]);
  disc(pen, 0, 0, soft);
  pen.fill();
  pen.restore();
}
