import assert from "node:assert/strict";
import { test } from "node:test";
import type { SoundKind } from "./sounds";
import { samplesOf } from "./timbre";

const KINDS: readonly SoundKind[] = ["marble", "man", "taken", "crown", "home", "won", "over"];

test("every sound begins and ends in silence, is heard in between and never loud", () => {
  for (const rate of [22_050, 44_100, 48_000]) {
    for (const kind of KINDS) {
      const samples = samplesOf(kind, rate);
      const name = `${kind} at ${rate}`;
      assert.ok(samples.every(Number.isFinite), name);
      const most = samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
      assert.ok(most > 0.15 && most < 0.5, `${name}: ${most}`);
      assert.ok(Math.abs(samples[0] ?? 1) < 1e-3 && Math.abs(samples.at(-1) ?? 1) < 1e-6, name);
    }
  }
});

test("a knock is over before the next hop lands, and an end is not dragged out", () => {
  for (const kind of ["marble", "man", "taken"] as const) assert.ok(samplesOf(kind, 44_100).length / 44_100 < 0.235, kind);
  for (const kind of ["crown", "home", "won", "over"] as const) assert.ok(samplesOf(kind, 44_100).length / 44_100 < 2, kind);
});
