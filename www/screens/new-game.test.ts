import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalogue, StarOptions, WhoBegins } from "hopstone-glue";
import { firstChoice, newGame, presetOf, readChoice, seatsOf, veryFirst } from "./new-game";

const STANDARD: StarOptions = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: true };
const CATALOGUE: Catalogue = {
  holes: [], italian: [], english: [],
  seatings: [{ seating: "2", seats: [[1], [4]] }, { seating: "6", seats: [[1], [2], [3], [4], [5], [6]] }],
  presets: [{ preset: "standard", options: STANDARD }, { preset: "super", options: { ...STANDARD, long_jump: true } }],
};
const FIRST = firstChoice(CATALOGUE);
/** Stands in for the rules: the coin always falls on the last seat. */
const begins = (who: WhoBegins, seats: number): number =>
  who.by !== "coin" && who.seat >= 0 && who.seat < seats ? who.seat : seats - 1;

test("the first game is the computer on top and a person at the bottom, who begins", () => {
  const game = newGame(veryFirst(CATALOGUE), CATALOGUE, begins, null);
  assert.equal(game.game, "star");
  assert.deepEqual(game.seats.map(({ player }) => player.kind), ["computer", "person"]);
  assert.equal(game.first, 1);
  assert.deepEqual(FIRST.first, { kind: "coin" }, "later games are begun by the coin");
});

test("the loser begins where there is one, else the coin", () => {
  assert.equal(newGame({ ...FIRST, first: { kind: "loser" } }, CATALOGUE, begins, 0).first, 0);
  assert.equal(newGame({ ...FIRST, first: { kind: "loser" } }, CATALOGUE, begins, null).first, 1);
});

test("a named seat that the game does not have leaves it to the coin", () => {
  assert.equal(newGame({ ...FIRST, first: { kind: "seat", seat: 5 } }, CATALOGUE, begins, null).first, 1);
});

test("the capture game takes as many seats as play", () => {
  const choice = { ...FIRST, game: "capture" as const, players: 5, longJump: true };
  const game = newGame(choice, CATALOGUE, begins, null);
  assert.equal(seatsOf(choice, CATALOGUE), 5);
  assert.ok(game.game === "capture" && game.long_jump && game.seats.length === 5);
});

test("a preset is recognised by its options, playing on for places aside", () => {
  assert.equal(presetOf({ ...STANDARD, play_on: false }, CATALOGUE), "standard");
  assert.equal(presetOf({ ...STANDARD, long_jump: true }, CATALOGUE), "super");
  assert.equal(presetOf({ ...STANDARD, swap: true }, CATALOGUE), "custom");
});

test("a kept choice comes back as it was", () => {
  const choice = { ...FIRST, game: "capture" as const, players: 4, first: { kind: "seat" as const, seat: 3 } };
  assert.deepEqual(readChoice(JSON.parse(JSON.stringify(choice)), CATALOGUE), choice);
});

test("who plays online, and who by link, is kept", () => {
  const person = { name: "", player: { kind: "person" as const } };
  const seats = FIRST.seats.map((seat, i) => (i === 0 ? { ...person, elsewhere: true, live: true } : i === 1 ? { ...person, elsewhere: true } : seat));
  assert.deepEqual(readChoice(JSON.parse(JSON.stringify({ ...FIRST, seats })), CATALOGUE).seats, seats);
  // Online is elsewhere, whatever was kept.
  assert.deepEqual(readChoice({ ...FIRST, seats: [{ ...person, live: true }] }, CATALOGUE).seats[0], person);
});

test("whatever was kept, the choice is one that can be started", () => {
  for (const kept of [null, 7, "x", [], { seats: 3 }, { game: "chess", seating: "5", players: 9, seats: [{ player: { kind: "computer", level: 9 } }] }]) {
    assert.deepEqual(readChoice(kept, CATALOGUE), FIRST);
  }
});
