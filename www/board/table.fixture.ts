import type { Chain, Target } from "hopstone-glue";
import type { Cell } from "./geometry";
import { HOLES } from "./holes.fixture";
import type { TableView } from "./input";

/** A naive table for tests of the page: plain steps and short jumps, one army to move. The rules crate knows better. */
export function tableOf(game: "star" | "capture", pieces: string, army: string, open = true, stamp = 0): TableView {
  const chain = (path: readonly Cell[]) => game === "star" ? starChain(pieces, path) : captureChain(pieces, path);
  const movable = new Set<Cell>();
  [...pieces].forEach((piece, hole) => {
    if (piece === army && chain([hole]).targets.length > 0) movable.add(hole);
  });
  return { stamp, game, open, pieces, movable: open ? movable : new Set(), forced: false, captures: [], chain };
}

/** The pieces of a text picture are written as `hole: piece`, by name; all other holes are empty. */
export function piecesOf(places: Readonly<Record<string, string>>): string {
  return HOLES.map(({ name }) => places[name] ?? ".").join("");
}

export const STAR_START = HOLES.map(({ point }) => (point === 1 || point === 4 ? String(point) : ".")).join("");
export const CAPTURE_START = HOLES.map(({ point, name }) => (point === 0 && name !== "i5" ? "o" : ".")).join("");

export function hole(name: string): Cell {
  const found = HOLES.findIndex((info) => info.name === name);
  if (found < 0) throw new RangeError(`no hole ${name}`);
  return found;
}

interface Jump { over: Cell; to: Cell }

function jumps(board: readonly string[], from: Cell): Jump[] {
  const found: Jump[] = [];
  for (let d = 0; d < 6; d++) {
    const over = HOLES[from]?.neighbours[d] ?? -1;
    const to = HOLES[over]?.neighbours[d] ?? -1;
    if (over >= 0 && to >= 0 && board[over] !== "." && board[to] === ".") found.push({ over, to });
  }
  return found;
}

function starChain(pieces: string, path: readonly Cell[]): Chain {
  const from = path[0] ?? -1;
  const board = [...pieces];
  board[from] = ".";
  const targets: Target[] = [];
  const found = new Set([from]);
  let edge: Cell[][] = [[from]];
  while (edge.length > 0) {
    const next: Cell[][] = [];
    for (const way of edge) {
      for (const { to } of jumps(board, way[way.length - 1] ?? from)) {
        if (found.has(to)) continue;
        found.add(to);
        next.push([...way, to]);
        targets.push({ hole: to, kind: "jump", path: [...way, to], captured: [], next: true, ways: 1 });
      }
    }
    edge = next;
  }
  for (const to of HOLES[from]?.neighbours ?? []) {
    if (to >= 0 && board[to] === "." && !found.has(to)) {
      targets.push({ hole: to, kind: "step", path: [from, to], captured: [], next: true, ways: 1 });
    }
  }
  return { targets, captured: [], may_end: false };
}

function captureChain(pieces: string, path: readonly Cell[]): Chain {
  const board = [...pieces];
  const piece = board[path[0] ?? -1] ?? "o";
  const captured: Cell[] = [];
  path.forEach((at, i) => {
    const next = path[i + 1];
    if (next === undefined) return;
    const jump = jumps(board, at).find(({ to }) => to === next);
    if (!jump) throw new RangeError(`illegal chain ${path.join("-")}`);
    board[at] = ".";
    board[jump.over] = ".";
    board[next] = piece;
    captured.push(jump.over);
  });
  const outcomes = new Map<Cell, Map<string, { path: Cell[]; captured: Cell[] }>>();
  let looked = 0;
  const look = (now: readonly string[], way: Cell[], taken: Cell[], hops: number): void => {
    const at = way[way.length - 1] ?? -1;
    if (hops > 0) {
      const there = outcomes.get(at) ?? new Map<string, { path: Cell[]; captured: Cell[] }>();
      const key = [...taken].sort((a, b) => a - b).join();
      if (!there.has(key)) there.set(key, { path: way, captured: taken });
      outcomes.set(at, there);
    }
    if (hops >= 6 || looked++ > 4000) return;
    for (const { over, to } of jumps(now, at)) {
      const after = [...now];
      after[at] = ".";
      after[over] = ".";
      after[to] = piece;
      look(after, [...way, to], [...taken, over], hops + 1);
    }
  };
  look(board, [...path], [...captured], 0);
  const nexts = new Set(jumps(board, path[path.length - 1] ?? -1).map(({ to }) => to));
  const targets: Target[] = [];
  for (const [at, there] of outcomes) {
    const ways = [...there.values()].sort((a, b) => a.path.length - b.path.length);
    const first = ways[0];
    if (first) targets.push({ hole: at, kind: "jump", path: first.path, captured: first.captured, next: nexts.has(at), ways: ways.length });
  }
  return { targets, captured, may_end: path.length > 1 };
}
