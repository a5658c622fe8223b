import assert from "node:assert/strict";
import { test } from "node:test";
import type { MoveView } from "hopstone-glue";
import { pause } from "./pace";

const move = (...path: number[]): MoveView => ({ seat: 0, path, captured: [], swap: false, text: "" });

test("an instant computer waits for nothing, however long the move before was", () => {
  assert.equal(pause("instant", null), 0);
  assert.equal(pause("instant", move(1, 2, 3, 4, 5)), 0);
});

test("the first move of a game waits the least", () => {
  assert.ok(pause("calm", null) > 0);
  assert.ok(pause("slow", null) > pause("calm", null));
});

test("every hop of a chain is given the same time to be followed", () => {
  for (const speed of ["calm", "slow"] as const) {
    const hop = pause(speed, move(1, 2)) - pause(speed, null);
    assert.ok(hop > 0);
    assert.equal(pause(speed, move(1, 2, 3, 4)) - pause(speed, null), 3 * hop);
  }
});
