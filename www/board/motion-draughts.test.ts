import assert from "node:assert/strict";
import { test } from "node:test";
import { duration, frameAt, PACE } from "./animate";
import { path, position, squaresOf } from "./draughts.fixture";
import { distance } from "./geometry";
import { motionBetween, preview, type Shown } from "./shown";
import { squaresView } from "./squares-view";

const VIEW = squaresView(squaresOf("italian"), 720, 720, 0);
const no = (number: number): number => number - 1;

/** A man takes two and is crowned on the last row. */
const before: Shown = { stamp: 0, ply: 6, pieces: position({ 17: "w", 13: "b", 6: "B" }), last: null, passes: 0, path: null, captured: [], standing: { placed: 0, ending: null } };
const way = path("17-10-3");
const after: Shown = {
  ...before, stamp: 1, ply: 7, pieces: position({ 3: "W" }),
  last: { seat: 0, path: [...way], captured: [no(13), no(6)], swap: false, text: "17x10x3" },
};

test("a capture hops over each piece in turn, and each goes as it is jumped", () => {
  const motion = motionBetween(before, after, null);
  assert.ok(motion);
  assert.deepEqual(motion.way, [...way]);
  assert.deepEqual(motion.captured.map(({ cell, piece }) => `${piece}${cell + 1}`), ["b13", "B6"]);
  const landed = frameAt(motion, PACE.hop + 0.001, VIEW).movers[0];
  const centre = VIEW.centres[no(10)];
  assert.ok(landed && centre && distance(landed.at, centre) < 0.1 && landed.height < 0.01);
  const { ghosts } = frameAt(motion, PACE.hop, VIEW);
  assert.ok(ghosts[0] && ghosts[1] && ghosts[0].opacity < 1 && ghosts[1].opacity === 1);
});

test("a jump clears what it jumps, a step along the diagonal slides", () => {
  const motion = motionBetween(before, after, null);
  assert.ok(motion);
  const top = (steps: readonly number[]): number => frameAt({ ...motion, way: steps, crowned: false }, PACE.hop / 2, VIEW).movers[0]?.height ?? 0;
  assert.ok(top(way) > 3 * top(path("17-13")));
});

test("a man goes the whole way as a man; then a second disc is laid upon it", () => {
  const motion = motionBetween(before, after, null);
  assert.ok(motion?.crowned);
  assert.equal(motion.piece, "w");
  const travel = 2 * PACE.hop;
  assert.equal(frameAt(motion, travel - 1, VIEW).movers.length, 1);
  const [lower, upper] = frameAt(motion, travel + PACE.crown / 3, VIEW).movers;
  assert.ok(lower && upper && upper.piece === "w" && upper.height > 0.3 && lower.height === 0);
  const rest = frameAt(motion, duration(motion), VIEW).movers;
  assert.ok(rest[0] && rest[1] && rest[1].height === 0 && rest[1].at.y < rest[0].at.y);
});

test("a king that moves is not crowned again", () => {
  const king: Shown = { ...before, pieces: position({ 7: "W" }) };
  const moved: Shown = { ...after, pieces: position({ 3: "W" }), last: { seat: 0, path: [...path("7-3")], captured: [], swap: false, text: "7-3" } };
  const motion = motionBetween(king, moved, null);
  assert.equal(motion?.piece, "W");
  assert.equal(motion.crowned, false);
});

test("hops that were made by hand are not shown again", () => {
  const half: Shown = { ...before, path: path("17-10"), captured: [no(13)] };
  const motion = motionBetween(half, after, null);
  assert.deepEqual(motion?.way, [...path("10-3")]);
  assert.deepEqual(motion.captured.map(({ cell }) => cell), [no(6)]);
  assert.ok(motion.crowned);
});

test("a crowning capture taken back: a man goes back, and what it took returns", () => {
  const motion = motionBetween(after, before, null);
  assert.equal(motion?.back, true);
  assert.equal(motion.piece, "w");
  assert.deepEqual(motion.way, [no(3), no(17)]);
  assert.deepEqual(motion.captured.map(({ piece }) => piece), ["b", "B"]);
});

test("a half-made capture is carried out in the picture, a circular one too", () => {
  assert.equal(preview(before.pieces, path("17-10"), { captured: [no(13)] }), position({ 10: "w", 6: "B" }));
  const round = position({ 31: "W", 27: "b" });
  assert.equal(preview(round, path("31-22-31"), { captured: [no(27)] }), position({ 31: "W" }));
});
