import { LIFT } from "./animate";
import type { Cell } from "./geometry";
import { loupe } from "./loupe";
import { MAN, man, MAN_PICTURE, manShadow } from "./man";
import { MARBLE, marble, MARBLE_PICTURE, marbleShadow } from "./marble";
import type { Picture } from "./picture";
import { isMarble, isPiece, type Piece } from "./piece";
import { disc, type Pen } from "./shape";
import { type Sheet, sheet } from "./sheet";
import { at, hint, lastMove, light, ring, ripple, signed, signs } from "./signs";
import { paintSquaresTop } from "./squares-top";
import { paintStarTop } from "./star-top";

/** Draws pictures of either board on one canvas; keeps the empty board and the pieces ready in the size in use. */
export class Painter {
  #top: { key: string; sheet: Sheet | null } = { key: "", sheet: null };
  #sprites = new Map<Piece, Sheet | null>();
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
    // From here on one unit is one pitch, the origin in the middle of the board.
    pen.setTransform(dpr * view.pitch, 0, 0, dpr * view.pitch, view.centre.x * dpr, view.centre.y * dpr);
    pen.lineCap = "round";
    pen.lineJoin = "round";

    const moving = new Set(picture.frame?.movers.map(({ cell }) => cell));
    if (picture.drag) moving.add(picture.drag.cell);
    if (picture.last && !picture.frame) lastMove(pen, picture, picture.last);
    this.#pieces(pen, picture, moving);
    signs(pen, picture);
    if (picture.hint) hint(pen, picture, picture.hint);
    for (const { piece, at: place, height, opacity = 1 } of picture.frame?.movers ?? []) {
      const { x, y } = at(view, place);
      pen.globalAlpha = opacity;
      this.#raised(pen, picture, piece, x, y, height);
      pen.globalAlpha = 1;
    }
    if (picture.drag) {
      const { x, y } = at(view, picture.drag.at);
      this.#raised(pen, picture, picture.drag.piece, x, y, LIFT.carried);
      if (picture.drag.loupe) loupe(pen, canvas, picture, picture.drag.at);
    }
  }

  #tableTop(pen: Pen, picture: Picture, width: number, height: number): void {
    const { view, dpr, theme, coordinates, colours, look } = picture;
    // The two draughts boards differ by where their first square lies.
    const first = view.board === "star" ? "" : view.cells[0]?.column;
    const key = [width, height, dpr, theme, view.board, view.turn, first, coordinates, colours, look].join();
    if (this.#top.key !== key) {
      const made = sheet(width, height);
      if (made) emptyBoard(made.pen, picture);
      this.#top = { key, sheet: made };
    }
    if (this.#top.sheet) pen.drawImage(this.#top.sheet.canvas, 0, 0);
    else emptyBoard(pen, picture);
  }

  #pieces(pen: Pen, picture: Picture, moving: ReadonlySet<Cell>): void {
    const { view } = picture;
    const lights = new Map(picture.glory.map((shine) => [shine.cell, shine]));
    const standing: { piece: Piece; x: number; y: number; height: number; picked: boolean; light: number }[] = [];
    view.centres.forEach((centre, cell) => {
      const piece = picture.pieces[cell];
      if (!isPiece(piece) || moving.has(cell)) return;
      const place = at(view, centre);
      const { ring: around, light: upon } = lights.get(cell) ?? { ring: 0, light: 0 };
      if (around > 0) ring(pen, picture, place, radiusOf(piece), around);
      const picked = cell === picture.lifted?.cell;
      standing.push({ piece, ...place, picked, light: upon, height: picked ? picture.lifted?.height ?? 0 : 0.14 * upon });
    });
    standing.sort((a, b) => Number(a.picked) - Number(b.picked));
    for (const { piece, x, y, height, picked } of standing) if (!picked) shadow(pen, picture, piece, x, y, height);
    for (const { at: place, piece, t } of picture.frame?.ripples ?? []) ripple(pen, at(view, place), radiusOf(piece), t);
    for (const { cell, piece, opacity } of [...picture.fading.map((gone) => ({ ...gone, opacity: 0.2 })), ...(picture.frame?.ghosts ?? [])]) {
      const centre = view.centres[cell];
      if (!centre) continue;
      const { x, y } = at(view, centre);
      pen.globalAlpha = opacity;
      this.#piece(pen, picture, piece, x, y, 0.85 + 0.15 * opacity);
      pen.globalAlpha = 1;
    }
    for (const { piece, x, y, height, picked, light: upon } of standing) {
      if (!picked) {
        this.#piece(pen, picture, piece, x, y - 0.12 * height, 1 + 0.17 * height);
        if (upon > 0) light(pen, { x, y: y - 0.12 * height }, radiusOf(piece), upon);
      } else {
        // The picked one: its cell is ringed and it hovers over it.
        disc(pen, x, y, radiusOf(piece) + 0.1);
        signed(pen, picture, 0.065, () => pen.stroke());
        this.#raised(pen, picture, piece, x, y, height);
      }
    }
  }

  #raised(pen: Pen, picture: Picture, piece: Piece, x: number, y: number, height: number): void {
    shadow(pen, picture, piece, x, y, height);
    // Nearer to the eye it is larger, and seen a little higher up.
    this.#piece(pen, picture, piece, x, y - 0.12 * height, 1 + 0.17 * height);
  }

  #piece(pen: Pen, picture: Picture, piece: Piece, x: number, y: number, scale: number): void {
    const made = this.#sprite(picture, piece);
    if (!made) return;
    const r = radiusOf(piece) * (isMarble(piece) ? MARBLE_PICTURE : MAN_PICTURE) * scale;
    pen.drawImage(made.canvas, x - r, y - r, 2 * r, 2 * r);
  }

  #sprite(picture: Picture, piece: Piece): Sheet | null {
    const { view, dpr, theme, look, marbles } = picture;
    const size = `${(view.pitch * dpr).toFixed(2)}/${theme}/${look}/${marbles}`;
    if (this.#size !== size) {
      this.#size = size;
      this.#sprites.clear();
    }
    const kept = this.#sprites.get(piece);
    if (kept !== undefined) return kept;
    const radius = radiusOf(piece) * view.pitch * dpr;
    const made = isMarble(piece) ? marble(piece, radius, theme, marbles) : man(piece, radius, theme, look);
    this.#sprites.set(piece, made);
    return made;
  }
}

function emptyBoard(pen: Pen, { view, dpr, theme, coordinates, colours, look }: Picture): void {
  if (view.board === "star") paintStarTop(pen, view, dpr, { theme, coordinates, colours });
  else paintSquaresTop(pen, view, dpr, { theme, coordinates, look });
}

function radiusOf(piece: Piece): number {
  return isMarble(piece) ? MARBLE : MAN;
}

function shadow(pen: Pen, { theme, look, marbles }: Picture, piece: Piece, x: number, y: number, height: number): void {
  if (isMarble(piece)) marbleShadow(pen, piece, x, y, MARBLE, height, theme, marbles);
  else manShadow(pen, piece, x, y, height, theme, look);
}
