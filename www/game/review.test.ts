import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventView } from "hopstone-glue";
import { inHindsight, turningPoints } from "./review";

const move = (seat: number): EventView => ({ kind: "move", seat, path: [0, 1], captured: [], swap: false, text: "x" });

test("on the star a move that brings the mover no nearer costs a move, and two are a turning point", () => {
  const worths = [[3000, 3000], [3000, 3000], [3000, 2900], [3100, 2900], [3100, 2800]];
  const events = [move(0), move(1), move(0), move(1)];
  assert.deepEqual(turningPoints("star", 2, events, { worths, moments: 5 }), [{ ply: 2, seat: 0, loss: 200 }]);
});

test("in draughts it is what the mover loses against the best move, whatever was ahead before", () => {
  const worths = [[10, -10], [-90, 90], [-80, 80], [-85, 85]];
  assert.deepEqual(turningPoints("english", 2, [move(0), move(1), move(0)], { worths, moments: 4 }), [{ ply: 0, seat: 0, loss: 100 }]);
});

test("the six that cost most are told in the order of the game, and nothing of what has not been looked at", () => {
  const worths = Array.from({ length: 12 }, (_, ply) => [-100 * ply * (ply + 1), 0]);
  const events = Array.from({ length: 30 }, () => move(0));
  const points = turningPoints("italian", 2, events, { worths, moments: 31 });
  assert.deepEqual(points.map(({ ply }) => ply), [5, 6, 7, 8, 9, 10]);
});

test("passes and resignations are no turning points, nor are captures among many", () => {
  const worths = [[0, 0], [-500, 500], [-900, 900]];
  assert.deepEqual(turningPoints("english", 2, [{ kind: "pass", seat: 0 }, { kind: "resign", seat: 0 }], { worths, moments: 3 }), []);
  assert.deepEqual(turningPoints("capture", 3, [move(0), move(1)], { worths: [[0, 0, 0], [-500, 0, 0], [0, 0, 0]], moments: 3 }), []);
});

test("a plan that turned out longer than need be is corrected by what was done", () => {
  const worths = [[3000, 3000], [3300, 3000], [3300, 2900], [2800, 2900]];
  const review = { worths, moments: 4 };
  assert.deepEqual(inHindsight("star", [move(0), move(1), move(0)], review).worths, [[3000, 3000], [2900, 3000], [2900, 2900], [2800, 2900]]);
  assert.equal(inHindsight("english", [move(0), move(1), move(0)], review), review);
});
