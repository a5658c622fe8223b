import assert from "node:assert/strict";
import { test } from "node:test";
import { Animator, type Clock, duration, frameAt, LIFT, type Motion, PACE } from "./animate";
import { distance } from "./geometry";
import { HOLES } from "./holes.fixture";
import { starView } from "./star-view";
import { motionBetween, preview, type Shown } from "./shown";
import { hole, piecesOf } from "./table.fixture";

const VIEW = starView(HOLES, 700, 800, 0);
const chain: Motion = {
  piece: "4", way: ["n1", "l3", "j5"].map(hole), dropped: null, back: false, swapped: null, crowned: false, lifted: false,
  captured: [{ cell: hole("m5"), piece: "o" }, { cell: hole("k5"), piece: "o" }],
};

class Screen implements Clock {
  time = 0;
  waiting: (() => void) | null = null;
  requests = 0;
  now(): number { return this.time; }
  request(callback: () => void): number { this.waiting = callback; return ++this.requests; }
  cancel(): void { this.waiting = null; }
  tick(by: number): void { this.time += by; const next = this.waiting; this.waiting = null; next?.(); }
}

test("a chain is one beat to the hop, comes through every landing and ends where the model is", () => {
  for (const [i, landing] of chain.way.entries()) {
    const mover = frameAt(chain, i * PACE.hop + 0.001, VIEW).movers[0];
    const centre = VIEW.centres[landing];
    assert.ok(mover && centre && distance(mover.at, centre) < 0.1);
    assert.ok(mover.height < 0.01);
  }
  const rest = frameAt(chain, duration(chain), VIEW);
  assert.equal(rest.landings, 2);
  assert.equal(rest.movers[0]?.height, 0);
  assert.equal(rest.ghosts.length, 0);
});

test("a jump is higher than a step", () => {
  const step: Motion = { ...chain, way: [60, 61], captured: [] };
  const top = (motion: Motion) => frameAt(motion, PACE.hop / 2, VIEW).movers[0]?.height ?? 0;
  assert.ok(top(chain) > 2 * top(step));
});

test("captured marbles go one after the other, as they are jumped", () => {
  const { ghosts } = frameAt(chain, PACE.hop, VIEW);
  assert.ok(ghosts[0] && ghosts[1] && ghosts[0].opacity < 1 && ghosts[1].opacity === 1);
});

test("no frame is asked for while nothing moves", () => {
  const screen = new Screen();
  const landed: number[] = [];
  const animator = new Animator(screen, () => {}, (_, hop) => landed.push(hop));
  assert.equal(screen.requests, 0);
  animator.run(chain, false);
  for (let i = 0; i < 200 && screen.waiting; i++) screen.tick(16);
  assert.equal(screen.waiting, null);
  assert.equal(animator.moving, false);
  assert.deepEqual(landed, [0, 1]);
});

test("with reduced motion it is over at once, without a frame", () => {
  const screen = new Screen();
  const animator = new Animator(screen, () => {});
  animator.run(chain, true);
  assert.equal(animator.frame(VIEW), null);
  assert.equal(screen.requests, 0);
});

test("a marble that hung over its hole flies from there, and one that was carried comes down from the hand", () => {
  const height = (motion: Motion, elapsed: number): number => frameAt(motion, elapsed, VIEW).movers[0]?.height ?? 0;
  assert.ok(Math.abs(height({ ...chain, lifted: true }, 0) - LIFT.picked) < 1e-9);
  assert.ok(height({ ...chain, lifted: true }, PACE.hop - 0.001) < 0.01);
  assert.ok(Math.abs(height({ ...chain, dropped: { x: 10, y: 10 } }, 0) - LIFT.carried) < 1e-9);
});

test("every landing leaves a ripple that is gone with the motion; a move that is taken back leaves none", () => {
  const ripples = (motion: Motion, elapsed: number): number => frameAt(motion, elapsed, VIEW).ripples.length;
  assert.equal(ripples(chain, PACE.hop - 1), 0);
  assert.equal(ripples(chain, PACE.hop + 1), 1);
  assert.equal(ripples(chain, 2 * PACE.hop + 1), 1);
  assert.equal(ripples(chain, duration(chain)), 0);
  for (let t = 0; t < 500; t += 10) assert.equal(ripples({ ...chain, back: true }, t), 0);
});

test("the board is told once that it has come to rest, and not of a motion that was cut off", () => {
  const screen = new Screen();
  const animator = new Animator(screen, () => {});
  let arrived = 0;
  animator.run(chain, false, () => arrived++);
  screen.tick(PACE.hop);
  animator.run({ ...chain, way: chain.way.slice(1) }, false, () => { arrived += 10; });
  for (let i = 0; i < 200 && screen.waiting; i++) screen.tick(16);
  assert.equal(arrived, 10);
  animator.run(chain, true, () => { arrived += 100; });
  assert.equal(arrived, 110);
});

test("rising and celebrating ask for frames while they last, together with a motion, and no longer", () => {
  const screen = new Screen();
  const animator = new Animator(screen, () => {});
  animator.run(chain, false, () => animator.cheer());
  animator.rise();
  assert.equal(screen.requests, 1, "one picture serves both");
  assert.equal(animator.risen, 0);
  screen.tick(PACE.rise + 1);
  assert.equal(animator.risen, 1);
  screen.tick(duration(chain));
  assert.equal(animator.cheering, 0);
  for (let i = 0; i < 200 && screen.waiting; i++) screen.tick(16);
  assert.equal(animator.cheering, null);
  assert.equal(screen.waiting, null);
  assert.ok(screen.time <= duration(chain) + PACE.rise + PACE.cheer + 60);
});

test("whatever takes the place of a celebration ends it", () => {
  const screen = new Screen();
  const animator = new Animator(screen, () => {});
  animator.cheer();
  animator.stop();
  assert.deepEqual([animator.moving, animator.cheering, screen.waiting], [false, null, null]);
});

const pieces = piecesOf({ i5: "o", i6: "o", i8: "o" });
const base: Shown = { stamp: 0, ply: 3, pieces, last: null, passes: 0, path: null, captured: [], standing: { placed: 0, ending: null } };

test("hops made by hand are not shown again when the move is played", () => {
  const path = ["i5", "i7", "i9"].map(hole) as [number, ...number[]];
  const after: Shown = {
    ...base, stamp: 1, ply: 4, pieces: piecesOf({ i9: "o" }),
    last: { seat: 0, path, captured: [hole("i6"), hole("i8")], swap: false, text: "i5:i7:i9" },
  };
  const whole = motionBetween(base, after, null);
  assert.deepEqual(whole?.way, path);
  const rest = motionBetween({ ...base, path: [path[0], hole("i7")], captured: [hole("i6")] }, after, null);
  assert.deepEqual(rest?.way, path.slice(1));
  assert.deepEqual(rest?.captured.map((ghost) => ghost.cell), [hole("i8")]);
  assert.equal(motionBetween({ ...base, path, captured: [hole("i6"), hole("i8")] }, after, null), null);
});

test("a move taken back goes back straight, and what it captured returns", () => {
  const path = ["i5", "i7"].map(hole);
  const before: Shown = { ...base, stamp: 1, ply: 4, pieces: piecesOf({ i7: "o", i8: "o" }), last: { seat: 0, path, captured: [hole("i6")], swap: false, text: "" } };
  const back = motionBetween(before, base, null);
  assert.equal(back?.back, true);
  assert.deepEqual(back?.way, [hole("i7"), hole("i5")]);
  assert.deepEqual(back?.captured.map((ghost) => ghost.cell), [hole("i6")]);
});

test("another game or a far position is shown without a movement", () => {
  assert.equal(motionBetween(base, { ...base, stamp: 9, ply: 0 }, null), null);
  assert.equal(motionBetween(base, { ...base, stamp: 9, ply: 30 }, null), null);
});

test("the half-made chain is carried out in the picture", () => {
  assert.equal(preview(pieces, [hole("i5"), hole("i7")], { captured: [hole("i6")] }), piecesOf({ i7: "o", i8: "o" }));
});

test("a proposed move that is played stands already; one that becomes another glides there, one that swaps takes both along", () => {
  const path = ["i5", "i7"].map(hole) as [number, ...number[]];
  const proposed: Shown = { ...base, path };
  assert.equal(motionBetween(proposed, { ...base, stamp: 1, ply: 4, last: { seat: 0, path, captured: [hole("i6")], swap: false, text: "" } }, null), null);
  const other = motionBetween(proposed, { ...base, path: [path[0], hole("h6")] }, null);
  assert.deepEqual([other?.way, other?.back], [[hole("i7"), hole("h6")], true]);
  const swap = motionBetween({ ...base, path: [path[0]] }, { ...base, path: [path[0], hole("i6")] }, null);
  assert.deepEqual(swap?.swapped, { piece: "o", from: hole("i6"), to: hole("i5") });
  assert.equal(preview(piecesOf({ i5: "1", i6: "4" }), [hole("i5"), hole("i6")], null), piecesOf({ i5: "4", i6: "1" }));
});
