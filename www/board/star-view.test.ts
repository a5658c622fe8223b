import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Cell, distance, nextTurn, type Turn, turnToBottom } from "./geometry";
import { HOLES } from "./holes.fixture";
import { holeAt, holeRows, neighbourHole, starView } from "./star-view";
import { type Cursor, cursorAt, type Stride, walk } from "./walk";

const TURNS: readonly Turn[] = [0, 1, 2, 3, 4, 5];
const named = (name: string): Cell => HOLES.findIndex((hole) => hole.name === name);

test("the star has 121 holes and its points are where the rules say", () => {
  assert.equal(HOLES.length, 121);
  assert.equal(HOLES[0]?.point, 1);
  assert.equal(HOLES[120]?.point, 4);
  assert.equal(HOLES[60]?.name, "i5");
  for (let point = 1; point <= 6; point++) assert.equal(HOLES.filter((hole) => hole.point === point).length, 10);
});

test("every hole is inside the picture at any turn", () => {
  for (const turn of TURNS) {
    const view = starView(HOLES, 320, 366, turn);
    for (const { x, y } of view.centres) {
      assert.ok(x > view.pitch / 2 && x < 320 - view.pitch / 2 && y > view.pitch / 2 && y < 366 - view.pitch / 2);
    }
  }
});

test("turning the board moves the holes onto each other", () => {
  const still = starView(HOLES, 700, 800, 0);
  for (const turn of TURNS) {
    for (const centre of starView(HOLES, 700, 800, turn).centres) {
      assert.ok(still.centres.some((other) => distance(centre, other) < 1e-6));
    }
  }
});

test("a player's point can be turned to the bottom", () => {
  for (let point = 1; point <= 6; point++) {
    const view = starView(HOLES, 700, 800, turnToBottom(point));
    const lowest = view.centres.reduce((best, c, hole) => (c.y > (view.centres[best]?.y ?? 0) ? hole : best), 0);
    assert.equal(HOLES[lowest]?.point, point);
  }
  assert.equal(nextTurn(5, "star"), 0);
});

test("a hole is hit from anywhere within 40 % of the pitch, at any width and whatever is wished", () => {
  fc.assert(fc.property(
    fc.integer({ min: 320, max: 1400 }), fc.constantFrom(...TURNS), fc.integer({ min: 0, max: 120 }),
    fc.double({ min: 0, max: 0.399, noNaN: true }), fc.double({ min: 0, max: 6.3, noNaN: true }),
    fc.uniqueArray(fc.integer({ min: 0, max: 120 })),
    (width, turn, hole, far, angle, wished) => {
      const view = starView(HOLES, width, width * 1.14, turn);
      const centre = view.centres[hole];
      assert.ok(centre);
      const at = { x: centre.x + far * view.pitch * Math.cos(angle), y: centre.y + far * view.pitch * Math.sin(angle) };
      assert.equal(holeAt(view, at, new Set(wished)), hole);
    },
  ));
});

test("between the holes a legal destination is preferred, off the board there is none", () => {
  const view = starView(HOLES, 700, 800, 0);
  const centre = view.centres[60];
  const right = view.centres[61];
  assert.ok(centre && right);
  const between = { x: centre.x * 0.55 + right.x * 0.45, y: centre.y };
  assert.equal(holeAt(view, between), 60);
  assert.equal(holeAt(view, between, new Set([61])), 61);
  assert.equal(holeAt(view, { x: 3, y: 3 }), null);
});

test("without room there is no hole and no error", () => {
  const view = starView(HOLES, 0, 0, 0);
  assert.equal(view.pitch, 0);
  assert.equal(holeAt(view, { x: 0, y: 0 }), null);
});

test("directions are those of the screen, however the board is turned", () => {
  for (const turn of TURNS) {
    const view = starView(HOLES, 700, 800, turn);
    const east = neighbourHole(view, 60, 0);
    assert.ok(east !== null);
    const [a, b] = [view.centres[60], view.centres[east]];
    assert.ok(a && b && b.x - a.x > view.pitch * 0.99 && Math.abs(b.y - a.y) < 1e-6);
  }
});

test("rows on the screen are 17, and each goes from left to right", () => {
  for (const turn of TURNS) {
    const rows = holeRows(starView(HOLES, 700, 800, turn));
    assert.deepEqual(rows.map((row) => row.length), [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
  }
});

test("up and down keep the column, also through a short row and back", () => {
  const view = starView(HOLES, 700, 800, 0);
  let cursor = cursorAt(view, named("e1"));
  cursor = walk(view, cursor, "up");
  assert.equal(HOLES[cursor.cell]?.name, "d1");
  cursor = walk(view, cursor, "down");
  assert.equal(HOLES[cursor.cell]?.name, "e1");
  let middle: Cursor = cursorAt(view, 60);
  for (let i = 0; i < 8; i++) middle = walk(view, middle, "up");
  assert.equal(HOLES[middle.cell]?.name, "a1");
});

test("every hole can be reached by arrows alone, and by the six letters alone", () => {
  for (const strides of [["left", "right", "up", "down"], ["E", "SE", "SW", "W", "NW", "NE"]] as Stride[][]) {
    for (const turn of TURNS) {
      const view = starView(HOLES, 700, 800, turn);
      const seen = new Set<string>();
      const reached = new Set<Cell>();
      const open: Cursor[] = [cursorAt(view, 60)];
      for (let cursor = open.pop(); cursor; cursor = open.pop()) {
        const key = `${cursor.cell}/${cursor.column}`;
        if (seen.has(key)) continue;
        seen.add(key);
        reached.add(cursor.cell);
        for (const stride of strides) open.push(walk(view, cursor, stride));
      }
      assert.equal(reached.size, 121);
    }
  }
});
