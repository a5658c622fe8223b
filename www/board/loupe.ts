import { distance, type Point } from "./geometry";
import { SIGN } from "./palette";
import type { Picture } from "./picture";
import { disc, type Pen } from "./shape";

/** What the finger hides, twice as large above it; beside it where there is no room above. */
export function loupe(pen: Pen, canvas: HTMLCanvasElement, picture: Picture, finger: Point): void {
  const { view, dpr } = picture;
  const radius = Math.max(46, 1.7 * view.pitch);
  const above = radius + 58;
  const y = finger.y - above >= radius ? finger.y - above : Math.max(radius + 2, finger.y - above * 0.2);
  const aside = finger.y - above >= radius ? 0 : (finger.x > view.width / 2 ? -1 : 1) * above;
  const x = Math.min(Math.max(finger.x + aside, radius + 2), view.width - radius - 2);
  if (distance({ x, y }, finger) < radius) return;
  pen.save();
  pen.setTransform(dpr, 0, 0, dpr, 0, 0);
  pen.shadowColor = "rgba(20, 8, 0, 0.5)";
  pen.shadowBlur = 16 * dpr;
  pen.shadowOffsetY = 4 * dpr;
  pen.fillStyle = "#5a3822";
  disc(pen, x, y, radius);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.save();
  disc(pen, x, y, radius);
  pen.clip();
  const half = radius / 1.8;
  pen.drawImage(canvas, (finger.x - half) * dpr, (finger.y - half) * dpr, 2 * half * dpr, 2 * half * dpr, x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
  pen.lineWidth = 2.5;
  pen.strokeStyle = SIGN[picture.theme].fill;
  disc(pen, x, y, radius);
  pen.stroke();
  pen.restore();
}
