// The fenced blocks from which scenes are made, when the page is built:
//
//     game star                  or capture, italian, english
//     armies 1 4                 the armies in play; these two where nothing is said
//     options long swap          of: long, swap, no-rest, strict
//     place 4 m5 l6              marbles: an army (or n, o) and its holes; `place start` for the usual beginning
//     fen W:W21:B17              draughts: the position
//     pick m5                    a piece whose destinations are shown: `step` and `jump` and `swap` list them
//     step l5 m4
//     move m5:k7:i5              one line for each move, in the notation of the game
//     caption What is to be seen.
//
// `refused`, `only` and `winner` say more of the position to the test that holds the texts to the rules.
import type { GameKind, TargetKind } from "hopstone-glue";
import type { Cell } from "../board/geometry";
import { after, type Scene, type SceneMove } from "./scene";

/** A line of a block: its first word and the rest. */
interface Line { readonly word: string; readonly rest: string }

const WORDS = ["game", "armies", "options", "place", "fen", "pick", "step", "jump", "swap", "move", "caption", "refused", "only", "winner"];
const KINDS: readonly TargetKind[] = ["step", "jump", "swap"];

/** Makes a scene of a block; `inline` turns the caption's Markdown into HTML. Throws where the block says nothing that is known. */
export function readScene(text: string, inline: (markdown: string) => string): Scene {
  const lines: Line[] = text.trim().split("\n").map((line) => {
    const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
    if (!WORDS.includes(word)) throw new Error(`a board says “${line}”`);
    return { word, rest };
  });
  const all = (word: string): string[] => lines.filter((line) => line.word === word).map(({ rest }) => rest);
  const one = (word: string): string | undefined => all(word)[0];
  const game = gameOf(one("game"));
  const board: BoardOfText = game === "star" || game === "capture" ? STAR : squaresOf(game);
  const armies = (one("armies") ?? "1 4").split(" ").map(Number);
  const fen = one("fen");
  const start = board === STAR ? marbles(game, armies, all("place")) : men(fen ?? "");
  const cells = (list: string | undefined): Cell[] => (list ?? "").split(" ").filter((name) => name !== "").map((name) => board.cell(name));
  let pieces = start;
  const moves = all("move").map((written) => {
    const move = readMove(board, game, pieces, written);
    pieces = after(pieces, move);
    return move;
  });
  const caption = one("caption");
  if (caption === undefined) throw new Error("a board has no caption");
  return {
    game, pieces: start, moves, pick: cells(one("pick"))[0] ?? null,
    targets: KINDS.flatMap((kind) => cells(one(kind)).map((hole) => ({ hole, kind }))), caption: inline(caption),
  };
}

/** Names and places of a board's cells. */
interface BoardOfText {
  cell(name: string): Cell;
  /** Two cells of one row are two apart, so that the cell in the middle between two others has whole numbers. */
  place(cell: Cell): readonly [column: number, row: number];
  at(column: number, row: number): Cell | undefined;
}

const LENGTHS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const HOLES = LENGTHS.flatMap((length, row) => Array.from({ length }, (_, place) => (
  { name: `${String.fromCharCode(97 + row)}${place + 1}`, column: 2 * place - (length - 1), row }
)));

function boardOf(cells: readonly { name: string; column: number; row: number }[]): BoardOfText {
  return {
    cell(name) {
      const cell = cells.findIndex((one) => one.name === name);
      if (cell < 0) throw new Error(`there is no “${name}” on the board`);
      return cell;
    },
    place: (cell) => [cells[cell]?.column ?? 0, cells[cell]?.row ?? 0],
    at(column, row) {
      const cell = cells.findIndex((one) => one.column === column && one.row === row);
      return cell < 0 ? undefined : cell;
    },
  };
}

const STAR = boardOf(HOLES);

/** The first square of an Italian board lies in the corner, that of an English one beside it. */
function squaresOf(game: GameKind): BoardOfText {
  return boardOf(Array.from({ length: 32 }, (_, square) => {
    const row = Math.floor(square / 4);
    return { name: String(square + 1), column: 2 * (square % 4) + ((row + (game === "italian" ? 0 : 1)) % 2), row };
  }));
}

function gameOf(text: string | undefined): GameKind {
  if (text === "star" || text === "capture" || text === "italian" || text === "english") return text;
  throw new Error(`there is no game “${text}”`);
}

/** The pieces of a star from the lines that place them. */
function marbles(game: GameKind, armies: readonly number[], places: readonly string[]): string {
  const board = HOLES.map(() => ".");
  for (const line of places) {
    const [piece = "", ...names] = line.split(" ");
    if (piece !== "start") for (const name of names) board[STAR.cell(name)] = piece;
    else if (game === "capture") HOLES.forEach((hole, cell) => { if (pointOf(hole) === 0 && hole.name !== "i5") board[cell] = "o"; });
    else HOLES.forEach((hole, cell) => { const point = pointOf(hole); if (armies.includes(point)) board[cell] = String(point); });
  }
  return board.join("");
}

/** The point of the star in which a hole lies, 1 at the top and clockwise; 0 in the middle. */
function pointOf({ column, row }: (typeof HOLES)[number]): number {
  const down = row - 8;
  // Along the three lines of the star, in steps from the middle.
  const right = (column - down) / 2;
  const left = (-column - down) / 2;
  if (down < -4) return 1;
  if (down > 4) return 4;
  if (right > 4) return 2;
  if (right < -4) return 5;
  if (left > 4) return 6;
  return left < -4 ? 3 : 0;
}

/** The pieces of a FEN; that it is right is for the test to say. */
function men(fen: string): string {
  const board = Array.from({ length: 32 }, () => ".");
  for (const side of fen.split(":").slice(1)) {
    const letter = side.startsWith("W") ? "w" : "b";
    for (const part of side.slice(1).split(",").filter((one) => one !== "")) {
      const [, king, first = "", last = first] = /^(K?)(\d+)(?:-(\d+))?$/.exec(part) ?? [];
      for (let square = Number(first); square <= Number(last); square++) board[square - 1] = king ? letter.toUpperCase() : letter;
    }
  }
  return board.join("");
}

function readMove(board: BoardOfText, game: GameKind, pieces: string, text: string): SceneMove {
  const path = text.split(/[-:=x]/).map((name) => board.cell(name));
  const [from, to] = [path[0] ?? 0, path.at(-1) ?? 0];
  const takes = game === "capture" || text.includes("x");
  const captured = takes ? path.slice(1).map((landing, hop) => {
    const [column, row] = board.place(path[hop] ?? landing);
    const [toColumn, toRow] = board.place(landing);
    const jumped = board.at((column + toColumn) / 2, (row + toRow) / 2);
    if (jumped === undefined || pieces[jumped] === ".") throw new Error(`the move “${text}” jumps over nothing`);
    return jumped;
  }) : [];
  const [, row] = board.place(to);
  const crowned = (pieces[from] === "w" && row === 0) || (pieces[from] === "b" && row === 7);
  return { text, path, captured, swap: text.includes("="), crowned };
}
