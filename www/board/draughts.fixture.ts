import type { Chain, SquareInfo, Target } from "hopstone-glue";
import type { Cell, DraughtsGame } from "./geometry";
import type { Path, TableView } from "./input";

/** The 32 dark squares as the rules give them, built here once more for tests that run without the wasm module. */
export function squaresOf(game: DraughtsGame): readonly SquareInfo[] {
  return Array.from({ length: 32 }, (_, square) => {
    const row = Math.floor(square / 4);
    const outer = (row % 2 === 0) === (game === "italian");
    return { name: String(square + 1), column: 2 * (square % 4) + (outer ? 0 : 1), row };
  });
}

export const DRAUGHTS_START = "bbbbbbbbbbbb........wwwwwwwwwwww";

/** A position as its pieces and the numbers of their squares. */
export function position(places: Readonly<Record<number, string>>): string {
  return Array.from({ length: 32 }, (_, square) => places[square + 1] ?? ".").join("");
}

/** A path by the numbers of its squares. */
export function path(text: string): Path {
  const [from = -1, ...hops] = text.split("-").map((number) => Number(number) - 1);
  return [from, ...hops];
}

interface Move { readonly path: Path; readonly captured: readonly Cell[] }

/** A naive table for tests of the page: every capture is free to choose, none is ranked. The rules crate knows better. */
export function draughtsTable(game: DraughtsGame, pieces: string, side: "w" | "b", open = true, stamp = 0): TableView {
  const squares = squaresOf(game);
  const at = (column: number, row: number): Cell => squares.findIndex((square) => square.column === column && square.row === row);
  const own = (piece: string | undefined): boolean => piece?.toLowerCase() === side;
  const beside = (piece: string, from: Cell, by: number): Cell[] => {
    const { column, row } = squares[from] ?? { column: -9, row: -9 };
    const ways = piece === "w" ? [-1] : piece === "b" ? [1] : [-1, 1];
    return ways.flatMap((way) => [at(column - by, row + way * by), at(column + by, row + way * by)]);
  };
  const captures = (board: readonly string[], piece: string, way: Path, taken: readonly Cell[]): Move[] => {
    const from = way[way.length - 1] ?? -1;
    const over = beside(piece, from, 1);
    const found = beside(piece, from, 2).flatMap((to, i): Move[] => {
      const jumped = over[i] ?? -1;
      const enemy = board[jumped] ?? ".";
      if (to < 0 || board[to] !== "." || enemy === "." || own(enemy) || taken.includes(jumped)) return [];
      return captures(board, piece, [way[0], ...way.slice(1), to], [...taken, jumped]);
    });
    return found.length > 0 || way.length === 1 ? found : [{ path: way, captured: taken }];
  };
  const all: Move[] = [];
  const steps: Move[] = [];
  [...pieces].forEach((piece, from) => {
    if (!own(piece)) return;
    const board = [...pieces];
    board[from] = ".";
    all.push(...captures(board, piece, [from], []));
    for (const to of beside(piece, from, 1)) if (board[to] === ".") steps.push({ path: [from, to], captured: [] });
  });
  const forced = all.length > 0;
  const moves = open ? (forced ? all : steps) : [];
  const chain = (made: readonly Cell[]): Chain => {
    const going = moves.filter((move) => made.every((square, i) => move.path[i] === square));
    if (going.length === 0) throw new RangeError(`no move begins with ${made.join("-")}`);
    const targets = new Map<Cell, Target>();
    for (const move of going) {
      const next = move.path[made.length];
      const end = move.path[move.path.length - 1] ?? -1;
      if (next === undefined) continue;
      const ending = going.filter((other) => other.path[other.path.length - 1] === end && other.path.length > made.length);
      const kind = move.captured.length > 0 ? "jump" : "step";
      const nexts = targets.get(next);
      if (!nexts?.next) {
        targets.set(next, { hole: next, kind, path: [...made, next], captured: [...move.captured.slice(0, made.length)], next: true, ways: nexts?.ways ?? (next === end ? ending.length : 0) });
      }
      if (!targets.has(end)) targets.set(end, { hole: end, kind, path: [...move.path], captured: [...move.captured], next: false, ways: ending.length });
    }
    const longest = going[0];
    return {
      targets: [...targets.values()], captured: longest ? [...longest.captured.slice(0, made.length - 1)] : [],
      may_end: going.some((move) => move.path.length === made.length),
    };
  };
  return {
    stamp, game, open, pieces, movable: new Set(moves.map((move) => move.path[0])), forced: open && forced,
    captures: open && forced ? all.map((move) => move.path) : [], chain,
  };
}
