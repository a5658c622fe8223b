import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalogue } from "hopstone-glue";
import { FIRST_CHOICE, newGame, presetOf, seatsOf, STANDARD } from "./new-game";

const CATALOGUE: Catalogue = {
  holes: [],
  seatings: [{ seating: "2", seats: [[1], [4]] }, { seating: "6", seats: [[1], [2], [3], [4], [5], [6]] }],
  presets: [{ preset: "standard", options: STANDARD }, { preset: "super", options: { ...STANDARD, long_jump: true } }],
};
const lots = (seats: number): number => seats - 1;

test("the first game is a person against the computer, and the coin decides who begins", () => {
  const game = newGame(FIRST_CHOICE, CATALOGUE, lots, null);
  assert.equal(game.game, "star");
  assert.deepEqual(game.seats.map(({ player }) => player.kind), ["person", "computer"]);
  assert.equal(game.first, 1);
});

test("the loser begins where there is one, else the coin", () => {
  assert.equal(newGame({ ...FIRST_CHOICE, first: { kind: "loser" } }, CATALOGUE, lots, 0).first, 0);
  assert.equal(newGame({ ...FIRST_CHOICE, first: { kind: "loser" } }, CATALOGUE, lots, null).first, 1);
});

test("a named seat that the game does not have leaves it to the coin", () => {
  assert.equal(newGame({ ...FIRST_CHOICE, first: { kind: "seat", seat: 5 } }, CATALOGUE, lots, null).first, 1);
});

test("the capture game takes as many seats as play", () => {
  const choice = { ...FIRST_CHOICE, game: "capture" as const, players: 5, longJump: true };
  const game = newGame(choice, CATALOGUE, lots, null);
  assert.equal(seatsOf(choice, CATALOGUE), 5);
  assert.ok(game.game === "capture" && game.long_jump && game.seats.length === 5);
});

test("a preset is recognised by its options, playing on for places aside", () => {
  assert.equal(presetOf({ ...STANDARD, play_on: false }, CATALOGUE), "standard");
  assert.equal(presetOf({ ...STANDARD, long_jump: true }, CATALOGUE), "super");
  assert.equal(presetOf({ ...STANDARD, swap: true }, CATALOGUE), "custom");
});
