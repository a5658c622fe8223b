import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DEFAULTS, readSettings } from "./settings";

test("nothing kept means the defaults", () => {
  for (const nothing of [null, undefined, "", 0, [], {}, true]) assert.deepEqual(readSettings(nothing), DEFAULTS);
});

test("what was kept is read as it was", () => {
  const kept = { theme: "dark", motion: "none", speed: "slow", coordinates: true, mark: true, follow: true, ponder: true, look: "plain", marbles: "clay", sound: "full", confirm: "small", keys: "board", language: "cs" };
  assert.deepEqual(readSettings(JSON.parse(JSON.stringify(kept))), kept);
});

test("a part that is not what it should be is the default, and spoils no other", () => {
  assert.deepEqual(readSettings({ theme: "purple", motion: 1, speed: null, coordinates: "yes", mark: true, follow: {}, marbles: "gold", sound: true, confirm: 1, keys: "on", language: 5, more: 1 }), { ...DEFAULTS, mark: true });
});

test("whatever was kept, settings come of it that are read again as the same", () => {
  fc.assert(fc.property(fc.anything(), (kept) => {
    const settings = readSettings(kept);
    assert.deepEqual(readSettings(settings), settings);
  }));
});
