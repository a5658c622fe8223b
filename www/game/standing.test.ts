import assert from "node:assert/strict";
import { test } from "node:test";
import type { Snapshot } from "hopstone-glue";
import { standingOf } from "./standing";

type Told = Parameters<typeof standingOf>[0];
const seat = (kind: "person" | "computer", place: number, part: object = {}): Snapshot["seats"][number] =>
  ({ name: "", player: kind === "person" ? { kind } : { kind, level: 3 }, place, side: null, armies: [], home: 0, captured: 0, resigned: false, ...part }) as unknown as Snapshot["seats"][number];
const over = { kind: "places" } as NonNullable<Snapshot["outcome"]>;

test("the winner's marbles are celebrated, and whose win it is told", () => {
  const star = (kind: "person" | "computer"): Told => ({
    game: "star", outcome: over, pieces: "1.44.1", seats: [seat(kind, 1, { armies: [4] }), seat("computer", 2, { armies: [1] }), seat("person", 3)],
  });
  assert.deepEqual(standingOf(star("person")).ending, { won: true, cells: [2, 3] });
  assert.deepEqual(standingOf(star("computer")).ending, { won: false, cells: [2, 3] });
});

test("in draughts men and kings of the side that won", () => {
  const { ending } = standingOf({ game: "italian", outcome: over, pieces: "wB.bW", seats: [seat("person", 2, { side: "white" }), seat("computer", 1, { side: "black" })] });
  assert.deepEqual(ending, { won: false, cells: [1, 3] });
});

test("what is left of the capture game is nobody's, and shines for whoever won", () => {
  const { ending } = standingOf({ game: "capture", outcome: over, pieces: "o.o", seats: [seat("person", 1), seat("computer", 2)] });
  assert.deepEqual(ending, { won: true, cells: [0, 2] });
});

test("a draw is nobody's, a game among computers nobody's loss, and before the end only places count", () => {
  const draw = { kind: "draw", reason: "agreed" } as unknown as NonNullable<Snapshot["outcome"]>;
  assert.deepEqual(standingOf({ game: "english", outcome: draw, pieces: "w", seats: [seat("person", 0, { side: "white" })] }).ending, { won: false, cells: [] });
  assert.equal(standingOf({ game: "star", outcome: over, pieces: "4", seats: [seat("computer", 1, { armies: [4] })] }).ending?.won, true);
  assert.deepEqual(standingOf({ game: "star", outcome: null, pieces: "4", seats: [seat("person", 1), seat("person", 0)] }), { placed: 1, ending: null });
});
