import { type Pen, radial } from "./shape";

/** The rounded edge of a board catches the lamp on one side and turns away from it on the other. */
export function edgeLight(pen: Pen, outline: Path2D): void {
  for (const [width, strength] of [[0.34, 0.16], [0.2, 0.26], [0.07, 0.45]] as const) {
    const rim = pen.createLinearGradient(-5.4, -6.4, 5.4, 6.4);
    rim.addColorStop(0, `rgba(255, 232, 200, ${strength})`);
    rim.addColorStop(0.42, `rgba(255, 232, 200, ${strength * 0.25})`);
    rim.addColorStop(0.58, `rgba(16, 6, 0, ${strength * 0.4})`);
    rim.addColorStop(1, `rgba(16, 6, 0, ${strength})`);
    pen.strokeStyle = rim;
    pen.lineWidth = width;
    pen.stroke(outline);
  }
}

/** What lies a little lower than the wood around it: the edge towards the lamp throws a shadow into it. */
export function lowered(pen: Pen, outline: Path2D, scale: number): void {
  pen.save();
  pen.clip(outline);
  const around = new Path2D();
  around.rect(-12, -12, 24, 24);
  around.addPath(outline);
  pen.shadowColor = "rgba(30, 12, 2, 0.75)";
  pen.shadowBlur = 0.2 * scale;
  pen.shadowOffsetX = 0.06 * scale;
  pen.shadowOffsetY = 0.09 * scale;
  pen.fillStyle = "#2e1a0e";
  pen.fill(around, "evenodd");
  pen.restore();
}

/** What a board throws onto the table, and its outline filled. */
export function standing(pen: Pen, outline: Path2D, scale: number, colour: string): void {
  pen.save();
  pen.shadowColor = "rgba(30, 14, 4, 0.42)";
  pen.shadowBlur = 0.17 * scale;
  pen.shadowOffsetX = 0.03 * scale;
  pen.shadowOffsetY = 0.06 * scale;
  pen.fillStyle = colour;
  pen.fill(outline);
  pen.restore();
}

/** The lamp is dimmed: a pool of warm light remains. */
export function night(pen: Pen, outline: Path2D): void {
  pen.save();
  pen.clip(outline);
  pen.globalCompositeOperation = "multiply";
  pen.fillStyle = radial(pen, -2.2, -3.2, 13, [[0, "#cfae8a"], [0.4, "#9c7d62"], [0.75, "#6a5446"], [1, "#4a3b34"]]);
  pen.fillRect(-9, -9, 18, 18);
  pen.restore();
}
