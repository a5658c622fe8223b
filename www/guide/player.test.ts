import assert from "node:assert/strict";
import { test } from "node:test";
import { PACE } from "../board/animate";
import { PAUSE, ScenePlayer, type Time } from "./player";
import type { Scene } from "./scene";

/** A clock that a test turns on; everything happens in its order. */
class Hand implements Time {
  #now = 0;
  #next = 1;
  readonly timers = new Map<number, { at: number; then: () => void }>();
  readonly frames = new Map<number, () => void>();
  now(): number { return this.#now; }
  request(callback: () => void): number { this.frames.set(this.#next, callback); return this.#next++; }
  cancel(id: number): void { this.frames.delete(id); }
  later(milliseconds: number, then: () => void): () => void {
    const id = this.#next++;
    this.timers.set(id, { at: this.#now + milliseconds, then });
    return () => { this.timers.delete(id); };
  }
  pass(milliseconds: number): void {
    for (const end = this.#now + milliseconds; this.#now < end;) {
      this.#now += 10;
      for (const [id, { at, then }] of [...this.timers]) if (at <= this.#now) { this.timers.delete(id); then(); }
      for (const [id, callback] of [...this.frames]) { this.frames.delete(id); callback(); }
    }
  }
}

const move = (text: string, path: readonly number[]) => ({ text, path, captured: [], swap: false, crowned: false });
const SCENE: Scene = {
  game: "star", pieces: `4.${".".repeat(119)}`, pick: null, targets: [], caption: "",
  moves: [move("a1-b1", [0, 1]), move("b1-d1", [1, 6, 7])],
};

test("a scene plays its moves one after the other and then asks for nothing", () => {
  const time = new Hand();
  const player = new ScenePlayer(SCENE, time, () => {});
  assert.equal(player.shot().opening, true);
  player.play(false);
  assert.equal(time.frames.size, 0, "before the first move nothing moves");
  time.pass(PAUSE.first + 20);
  assert.equal(player.moving, true);
  assert.equal(player.shot().last?.text, "a1-b1");
  time.pass(PACE.hop + PACE.settle + PAUSE.between + 40);
  assert.equal(player.shot().last?.text, "b1-d1");
  time.pass(2_000);
  assert.equal(player.moving, false);
  assert.deepEqual([time.frames.size, time.timers.size], [0, 0]);
  assert.equal(player.shot().pieces.indexOf("4"), 7);
});

test("played again it begins anew, also in the middle", () => {
  const time = new Hand();
  const player = new ScenePlayer(SCENE, time, () => {});
  player.play(false);
  time.pass(PAUSE.first + 20);
  player.play(false);
  assert.equal(player.shot().pieces.indexOf("4"), 0);
  assert.equal(time.frames.size, 0);
  time.pass(5_000);
  assert.equal(player.shot().pieces.indexOf("4"), 7);
});

test("signs are shown long enough, and again at the end", () => {
  const time = new Hand();
  const player = new ScenePlayer({ ...SCENE, pick: 0 }, time, () => {});
  player.play(false);
  time.pass(PAUSE.first + 100);
  assert.equal(player.shot().opening, true);
  time.pass(8_000);
  assert.equal(player.shot().opening, true);
  assert.deepEqual([time.frames.size, time.timers.size], [0, 0]);
});

test("where nothing may move each picture shows the next move as an arrow", () => {
  const time = new Hand();
  const player = new ScenePlayer(SCENE, time, () => {});
  const seen: (string | null)[] = [];
  for (let i = 0; i < 4; i++) {
    player.play(true);
    seen.push(player.shot().next?.text ?? null);
  }
  assert.deepEqual(seen, ["a1-b1", "b1-d1", null, "a1-b1"]);
  assert.deepEqual([time.frames.size, time.timers.size], [0, 0]);
});

test("stopped, it leaves nothing behind", () => {
  const time = new Hand();
  const player = new ScenePlayer(SCENE, time, () => {});
  player.play(false);
  time.pass(PAUSE.first + 20);
  player.stop();
  assert.deepEqual([time.frames.size, time.timers.size], [0, 0]);
});
