import assert from "node:assert/strict";
import { test } from "node:test";
import { PACE } from "./animate";
import { distance } from "./geometry";
import { shineOf } from "./glory";
import { HOLES } from "./holes.fixture";
import { starView } from "./star-view";

const VIEW = starView(HOLES, 700, 800, 0);
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("the light begins where the last move came to rest and reaches every piece once, the farthest last", () => {
  const peak = (cell: number): number => {
    const bright = Array.from({ length: PACE.cheer }, (_, t) => shineOf(CELLS, 8, VIEW, t).find((shine) => shine.cell === cell)?.light ?? 0);
    assert.ok(Math.max(...bright) > 0.99, `${cell}`);
    return bright.indexOf(Math.max(...bright));
  };
  const far = (cell: number): number => { const [a, b] = [VIEW.centres[cell], VIEW.centres[8]]; return a && b ? distance(a, b) : 0; };
  const order = [...CELLS].sort((a, b) => peak(a) - peak(b));
  assert.equal(order[0], 8);
  order.forEach((cell, i) => assert.ok(i === 0 || far(cell) >= far(order[i - 1] ?? cell) - 1e-9, `${cell}`));
});

test("it ends as it stays: rings, and no light", () => {
  const still = shineOf(CELLS, 8, VIEW, null);
  assert.deepEqual(still.map(({ ring, light }) => [ring, light]), CELLS.map(() => [1, 0]));
  for (const { ring, light } of shineOf(CELLS, 8, VIEW, PACE.cheer)) {
    assert.equal(ring, 1);
    assert.ok(light < 1e-9);
  }
  assert.ok(PACE.cheer <= 1200);
});

test("one piece, or one whose last move is not known, shines too", () => {
  assert.deepEqual(shineOf([5], null, VIEW, null), [{ cell: 5, ring: 1, light: 0 }]);
  assert.ok((shineOf([5], 77, VIEW, 230)[0]?.light ?? 0) > 0.9);
  assert.deepEqual(shineOf([], null, VIEW, 100), []);
});
