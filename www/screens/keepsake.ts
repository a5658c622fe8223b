// A picture of the board to keep or to share, with who played and how it stands below it.
import type { Snapshot } from "hopstone-glue";
import { type DiagramProps, paintDiagram } from "../board/diagram";
import type { Say } from "../board/grid";
import { MARK } from "../board/mark";
import { BODY, MARBLES, type MarbleSet } from "../board/palette";
import { isMarble } from "../board/piece";
import type { Pen } from "../board/shape";
import { headline } from "./end";
import { seatCount, seatName, who } from "./session";

/** The width of the picture in pixels, its margin, and the height of a line of words. */
const WIDTH = 1080;
const MARGIN = 48;
const LINE = 60;

/** Paints the picture on a canvas, which takes its size. */
export function keepsake(canvas: HTMLCanvasElement, say: Say, game: Snapshot, diagram: Omit<DiagramProps, "width" | "dpr">): void {
  // Whoever sees it is not the one whom the page calls *you*.
  const snapshot = { ...game, seats: game.seats.map((view) => ({ ...view, elsewhere: true })) };
  const board = document.createElement("canvas");
  paintDiagram(board, { ...diagram, width: WIDTH, dpr: 1 });
  const columns = snapshot.seats.length > 3 ? 2 : 1;
  const rows = Math.ceil(snapshot.seats.length / columns);
  canvas.width = WIDTH;
  canvas.height = board.height + MARGIN + (rows + 1) * LINE + LINE + MARGIN / 2;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, width: number, font: string, ink: string): void => {
    pen.font = `${font} ${style.getPropertyValue("--type-family")}`;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, width);
  };
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(board, 0, 0);

  let y = board.height + MARGIN / 2 + LINE / 2;
  write(standing(say, snapshot), MARGIN, y, WIDTH - 2 * MARGIN, "600 44px", "--ink");
  y += LINE * 1.1;
  const wide = (WIDTH - 2 * MARGIN) / columns;
  snapshot.seats.forEach((view, seat) => {
    let x = MARGIN + (seat % columns) * wide;
    const middle = y + Math.floor(seat / columns) * LINE;
    for (const piece of view.side === null ? view.armies : [view.side]) {
      counter(pen, piece, diagram.marbles, x + 18, middle);
      x += 46;
    }
    const count = seatCount(say, snapshot, seat);
    const right = MARGIN + (seat % columns) * wide + wide - (columns > 1 ? 30 : 0);
    pen.font = `34px ${style.getPropertyValue("--type-family")}`;
    const taken = pen.measureText(count).width;
    write(seatName(say, snapshot.seats, seat), x + 6, middle, right - taken - x - 24, "36px", "--ink");
    write(count, right - taken, middle, taken, "34px", "--ink-quiet");
  });
  y += rows * LINE;
  write(`${say("app-name")} · ${say(`game-${snapshot.game}`)}`, MARGIN, y + 6, WIDTH - 2 * MARGIN, "30px", "--ink-quiet");
}

/** How the game has ended, or whose turn it is. */
function standing(say: Say, snapshot: Snapshot): string {
  return headline(say, snapshot) ?? say("turn-of", who(say, snapshot.seats, snapshot.turn));
}

/** A small marble with its mark, or a man, beside a name. */
function counter(pen: Pen, piece: number | "white" | "black", set: MarbleSet, x: number, y: number): void {
  const army = String(piece);
  pen.save();
  pen.translate(x, y);
  pen.scale(18, 18);
  pen.lineWidth = 0.12;
  pen.beginPath();
  pen.arc(0, 0, 1, 0, 2 * Math.PI);
  if (isMarble(army)) {
    pen.fillStyle = MARBLES[set][army].body;
    pen.strokeStyle = MARBLES[set][army].deep;
  } else {
    pen.fillStyle = BODY[piece === "white" ? "w" : "b"].face;
    pen.strokeStyle = BODY[piece === "white" ? "w" : "b"].inlay;
  }
  pen.fill();
  pen.stroke();
  if (isMarble(army)) {
    pen.scale(0.56, 0.56);
    pen.fillStyle = MARBLES[set][army].mark;
    pen.fill(new Path2D(MARK[army]), "evenodd");
  } else {
    pen.beginPath();
    pen.arc(0, 0, 0.58, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}
