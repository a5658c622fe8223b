import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { squaresOf } from "./draughts.fixture";
import { type Cell, type DraughtsGame, nextTurn, SCREEN, type Turn, turnToSide } from "./geometry";
import { FIELD, neighbourSquare, squareAt, squareRows, squaresView, type SquaresView } from "./squares-view";
import { aspectOf, columnOf, middleOf } from "./view";
import { type Cursor, cursorAt, type Stride, walk } from "./walk";

const GAMES: readonly DraughtsGame[] = ["italian", "english"];
const TURNS: readonly Turn[] = [0, 3];
const view = (game: DraughtsGame, turn: Turn = 0, width = 720): SquaresView => squaresView(squaresOf(game), width, width, turn);
/** The square with this number. */
const no = (number: number): Cell => number - 1;
const numbers = (cells: readonly Cell[]): number[] => cells.map((cell) => cell + 1);

/** A place of the field in squares from its top left corner, as it is seen. */
function place(seen: SquaresView, across: number, down: number): { x: number; y: number } {
  return { x: seen.centre.x + (across - FIELD) * seen.pitch, y: seen.centre.y + (down - FIELD) * seen.pitch };
}

test("Italian: 32 lies in the corner at White's right, and 1 in the one at Black's", () => {
  assert.equal(squareAt(view("italian"), place(view("italian"), 7.5, 7.5)), no(32));
  assert.equal(squareAt(view("italian", 3), place(view("italian", 3), 7.5, 7.5)), no(1));
});

test("English: 29 lies in the corner at White's left, and 4 in the one at Black's", () => {
  assert.equal(squareAt(view("english"), place(view("english"), 0.5, 7.5)), no(29));
  assert.equal(squareAt(view("english", 3), place(view("english", 3), 0.5, 7.5)), no(4));
});

test("a tap anywhere in a dark square hits it, at any width, whatever is wished", () => {
  fc.assert(fc.property(
    fc.constantFrom(...GAMES), fc.constantFrom(...TURNS), fc.integer({ min: 320, max: 1400 }), fc.integer({ min: 0, max: 31 }),
    fc.double({ min: -0.499, max: 0.499, noNaN: true }), fc.double({ min: -0.499, max: 0.499, noNaN: true }),
    fc.uniqueArray(fc.integer({ min: 0, max: 31 })),
    (game, turn, width, square, dx, dy, wished) => {
      const seen = view(game, turn, width);
      const centre = seen.centres[square];
      assert.ok(centre);
      assert.equal(squareAt(seen, { x: centre.x + dx * seen.pitch, y: centre.y + dy * seen.pitch }, new Set(wished)), square);
    },
  ));
});

test("a tap on a light square means the wished square that it has just missed, else nothing", () => {
  const seen = view("italian");
  // The light square right of 1; 1 is at its left, 5 below it.
  assert.equal(squareAt(seen, place(seen, 1.5, 0.5)), null);
  assert.equal(squareAt(seen, place(seen, 1.5, 0.5), new Set([no(1), no(5)])), null);
  assert.equal(squareAt(seen, place(seen, 1.2, 0.5), new Set([no(1)])), no(1));
  assert.equal(squareAt(seen, place(seen, 1.5, 0.8), new Set([no(1), no(5)])), no(5));
  assert.equal(squareAt(seen, place(seen, 1.2, 0.5), new Set([no(5)])), null);
});

test("without room there is no square and no error", () => {
  assert.equal(view("english", 0, 0).pitch, 0);
});

test("turned by half every square lies where its opposite was", () => {
  for (const game of GAMES) {
    const [still, turned] = [view(game), view(game, 3)];
    still.centres.forEach((centre, square) => {
      const other = turned.centres[31 - square];
      assert.ok(other && Math.abs(other.x - centre.x) < 1e-9 && Math.abs(other.y - centre.y) < 1e-9);
    });
  }
});

test("a draughts board is turned to the other side and back; White sits at the bottom of the unturned one", () => {
  assert.equal(nextTurn(0, "english"), 3);
  assert.equal(nextTurn(3, "italian"), 0);
  assert.equal(nextTurn(2, "italian"), 3);
  assert.deepEqual([turnToSide("white"), turnToSide("black")], [0, 3]);
  assert.equal(aspectOf("english"), 1);
});

test("eight rows of four, as they are read on the screen", () => {
  for (const game of GAMES) {
    for (const turn of TURNS) {
      const seen = view(game, turn);
      const rows = squareRows(seen);
      assert.deepEqual(rows.map((row) => row.length), [4, 4, 4, 4, 4, 4, 4, 4]);
      for (const row of rows) {
        const columns = row.map((square) => columnOf(seen, square));
        assert.deepEqual(columns, [...columns].sort((a, b) => a - b));
      }
    }
  }
  assert.deepEqual(numbers(squareRows(view("english", 3))[0] ?? []), [32, 31, 30, 29]);
});

test("neighbours lie on the diagonals of the screen, and beside a square the next dark one", () => {
  const around = (seen: SquaresView, number: number): (number | null)[] =>
    [SCREEN.NW, SCREEN.NE, SCREEN.SW, SCREEN.SE, SCREEN.W, SCREEN.E].map((direction) => {
      const square = neighbourSquare(seen, no(number), direction);
      return square === null ? null : square + 1;
    });
  assert.deepEqual(around(view("italian"), 18), [13, 14, 21, 22, 17, 19]);
  assert.deepEqual(around(view("italian", 3), 18), [22, 21, 14, 13, 19, 17]);
  assert.deepEqual(around(view("english"), 5), [null, 1, null, 9, null, 6]);
});

test("up and down go straight in a zigzag and keep the column", () => {
  const seen = view("italian");
  let cursor = cursorAt(seen, no(30));
  const way = [cursor.cell];
  for (let i = 0; i < 7; i++) {
    cursor = walk(seen, cursor, "up");
    way.push(cursor.cell);
  }
  assert.deepEqual(numbers(way), [30, 27, 22, 19, 14, 11, 6, 3]);
  for (let i = 0; i < 7; i++) cursor = walk(seen, cursor, "down");
  assert.equal(cursor.cell, no(30));
});

test("every square can be reached by arrows alone, and by the letters of the diagonals alone", () => {
  for (const strides of [["left", "right", "up", "down"], ["SE", "SW", "NW", "NE"]] as Stride[][]) {
    for (const game of GAMES) {
      for (const turn of TURNS) {
        const seen = view(game, turn);
        const visited = new Set<string>();
        const reached = new Set<Cell>();
        const open: Cursor[] = [cursorAt(seen, middleOf(seen))];
        for (let cursor = open.pop(); cursor; cursor = open.pop()) {
          const key = `${cursor.cell}/${cursor.column}`;
          if (visited.has(key)) continue;
          visited.add(key);
          reached.add(cursor.cell);
          for (const stride of strides) open.push(walk(seen, cursor, stride));
        }
        assert.equal(reached.size, 32);
      }
    }
  }
});
