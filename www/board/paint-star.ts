import type { Target } from "hopstone-glue";
import type { Frame } from "./animate";
import { distance, type Hole, type Point, type View } from "./geometry";
import { disc, MARBLE, marble, PICTURE, shadow } from "./marble";
import { isPiece, type Piece, SIGN, type Theme } from "./palette";
import { type Sheet, sheet } from "./sheet";
import { paintTableTop } from "./table-top";

/** Everything one picture of the board shows. The painter decides nothing. */
export interface Picture {
  readonly view: View;
  /** Device pixels to the CSS pixel. */
  readonly dpr: number;
  readonly theme: Theme;
  readonly coordinates: boolean;
  readonly colours: boolean;
  /** The pieces at rest, the half-made chain carried out. */
  readonly pieces: string;
  /** Captured by the half-made chain: still faintly there. */
  readonly fading: readonly { readonly hole: Hole; readonly piece: Piece }[];
  readonly targets: readonly Target[];
  /** The picked marble stands lifted. */
  readonly lifted: Hole | null;
  readonly last: { readonly path: readonly Hole[]; readonly swap: boolean } | null;
  /** Marbles marked because they may be moved. */
  readonly marked: ReadonlySet<Hole>;
  readonly hint: readonly Hole[] | null;
  /** The destination under the pointer. */
  readonly over: Hole | null;
  readonly drag: { readonly at: Point; readonly piece: Piece; readonly hole: Hole; readonly loupe: boolean } | null;
  readonly frame: Frame | null;
}

type Pen = CanvasRenderingContext2D;

/** Draws pictures of the star on one canvas; keeps the empty board and the marbles ready in the size in use. */
export class StarPainter {
  #top: { key: string; sheet: Sheet | null } = { key: "", sheet: null };
  #marbles = new Map<string, Sheet | null>();
  #size = "";

  paint(canvas: HTMLCanvasElement, picture: Picture): void {
    const { view, dpr } = picture;
    const width = Math.round(view.width * dpr);
    const height = Math.round(view.height * dpr);
    if (width < 1 || height < 1) return;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const pen = canvas.getContext("2d");
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    this.#tableTop(pen, picture, width, height);
    // From here on one unit is one pitch, the origin at the middle hole.
    pen.setTransform(dpr * view.pitch, 0, 0, dpr * view.pitch, view.centre.x * dpr, view.centre.y * dpr);
    pen.lineCap = "round";
    pen.lineJoin = "round";

    const moving = new Set(picture.frame?.movers.map(({ hole }) => hole));
    if (picture.drag) moving.add(picture.drag.hole);
    if (picture.last && !picture.frame) lastMove(pen, picture, picture.last);
    this.#pieces(pen, picture, moving);
    signs(pen, picture);
    if (picture.hint) hint(pen, picture, picture.hint);
    for (const mover of picture.frame?.movers ?? []) {
      const { x, y } = at(view, mover.at);
      this.#marble(pen, picture, mover.piece, x, y, mover.height);
    }
    if (picture.drag) {
      const { x, y } = at(view, picture.drag.at);
      this.#marble(pen, picture, picture.drag.piece, x, y, 0.9);
      if (picture.drag.loupe) loupe(pen, canvas, picture, picture.drag.at);
    }
  }

  #tableTop(pen: Pen, picture: Picture, width: number, height: number): void {
    const { view, dpr, theme, coordinates, colours } = picture;
    const key = [width, height, dpr, theme, view.turn, coordinates, colours].join();
    if (this.#top.key !== key) {
      const made = sheet(width, height);
      if (made) paintTableTop(made.pen, view, dpr, { theme, coordinates, colours });
      this.#top = { key, sheet: made };
    }
    if (this.#top.sheet) pen.drawImage(this.#top.sheet.canvas, 0, 0);
    else paintTableTop(pen, view, dpr, { theme, coordinates, colours });
  }

  #pieces(pen: Pen, picture: Picture, moving: ReadonlySet<Hole>): void {
    const { view, theme } = picture;
    const standing: { piece: Piece; x: number; y: number; height: number }[] = [];
    view.centres.forEach((centre, hole) => {
      const piece = picture.pieces[hole];
      if (!isPiece(piece) || moving.has(hole)) return;
      standing.push({ piece, ...at(view, centre), height: hole === picture.lifted ? 0.5 : 0 });
    });
    standing.sort((a, b) => a.height - b.height);
    for (const { piece, x, y, height } of standing) if (height === 0) shadow(pen, piece, x, y, MARBLE, 0, theme);
    for (const { hole, piece, opacity } of [...picture.fading.map((gone) => ({ ...gone, opacity: 0.2 })), ...(picture.frame?.ghosts ?? [])]) {
      const centre = view.centres[hole];
      if (!centre) continue;
      const { x, y } = at(view, centre);
      pen.globalAlpha = opacity;
      this.#glass(pen, picture, piece, x, y, 0.85 + 0.15 * opacity);
      pen.globalAlpha = 1;
    }
    for (const { piece, x, y, height } of standing) {
      if (height === 0) this.#glass(pen, picture, piece, x, y, 1);
      else {
        // The picked one: its hole is ringed and it hovers over it.
        disc(pen, x, y, MARBLE + 0.1);
        signed(pen, picture, 0.065, () => pen.stroke());
        this.#marble(pen, picture, piece, x, y, height);
      }
    }
  }

  #marble(pen: Pen, picture: Picture, piece: Piece, x: number, y: number, height: number): void {
    shadow(pen, piece, x, y, MARBLE, height, picture.theme);
    // Nearer to the eye it is larger, and seen a little higher up.
    this.#glass(pen, picture, piece, x, y - 0.12 * height, 1 + 0.17 * height);
  }

  #glass(pen: Pen, picture: Picture, piece: Piece, x: number, y: number, scale: number): void {
    const made = this.#sprite(picture, piece);
    if (!made) return;
    const r = MARBLE * PICTURE * scale;
    pen.drawImage(made.canvas, x - r, y - r, 2 * r, 2 * r);
  }

  #sprite(picture: Picture, piece: Piece): Sheet | null {
    const { view, dpr, theme } = picture;
    const size = `${(view.pitch * dpr).toFixed(2)}/${theme}`;
    if (this.#size !== size) {
      this.#size = size;
      this.#marbles.clear();
    }
    const kept = this.#marbles.get(piece);
    if (kept !== undefined) return kept;
    const made = marble(piece, MARBLE * view.pitch * dpr, theme);
    this.#marbles.set(piece, made);
    return made;
  }
}

/** A place of the view in pitches from the middle. */
function at(view: View, { x, y }: Point): Point {
  return { x: (x - view.centre.x) / view.pitch, y: (y - view.centre.y) / view.pitch };
}

function places(view: View, holes: readonly Hole[]): Point[] {
  return holes.flatMap((hole) => {
    const centre = view.centres[hole];
    return centre ? [at(view, centre)] : [];
  });
}

/** The last move stays: its whole way as a thin line, a ring where it began. It lies on the wood, under the marbles. */
function lastMove(pen: Pen, picture: Picture, last: { path: readonly Hole[]; swap: boolean }): void {
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
  // A bright crescent around the marble that moved.
  disc(pen, end.x, end.y, MARBLE + 0.05);
  signed(pen, picture, 0.045, () => pen.stroke());
  pen.globalAlpha = 1;
}

function signs(pen: Pen, picture: Picture): void {
  const { view } = picture;
  for (const { x, y } of places(view, [...picture.marked])) {
    disc(pen, x, y, MARBLE + 0.03);
    signed(pen, picture, 0.03, () => pen.stroke());
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
      disc(pen, x, y, MARBLE + 0.03);
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
        for (const r of [MARBLE + 0.03, MARBLE - 0.12]) {
          disc(pen, x, y, r);
          signed(pen, picture, 0.06, () => pen.stroke());
        }
        break;
    }
    pen.globalAlpha = 1;
  }
}

/** A suggested move: broken, so that it is not taken for the last one, with a head at its end. */
function hint(pen: Pen, picture: Picture, path: readonly Hole[]): void {
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
  disc(pen, first.x, first.y, MARBLE + 0.07);
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

/** Draws a sign with its dark edge, so that it is seen on light wood, dark wood and glass alike. */
function signed(pen: Pen, picture: Picture, width: number, draw: () => void): void {
  const { fill, edge } = SIGN[picture.theme];
  // Not thinner than a screen can show.
  const line = Math.max(width, 1.2 / (picture.view.pitch || 1));
  pen.strokeStyle = edge;
  pen.fillStyle = edge;
  pen.lineWidth = line + Math.max(0.045, 1.4 / (picture.view.pitch || 1));
  draw();
  pen.strokeStyle = fill;
  pen.fillStyle = fill;
  pen.lineWidth = line;
  draw();
}

function dot(pen: Pen, picture: Picture, x: number, y: number, r: number): void {
  const { fill, edge } = SIGN[picture.theme];
  disc(pen, x, y, r + 0.035);
  pen.fillStyle = edge;
  pen.fill();
  disc(pen, x, y, r);
  pen.fillStyle = fill;
  pen.fill();
}

/** What the finger hides, twice as large above it; beside it where there is no room above. */
function loupe(pen: Pen, canvas: HTMLCanvasElement, picture: Picture, finger: Point): void {
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
