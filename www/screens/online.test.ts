import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seated } from "../game/by-link";
import { allOnline, needsRoom, type Place, placed, placeOf } from "./online";

const EMPTY: Seated = { name: "", player: { kind: "person" } };
const seats = (...places: Place[]): Seated[] => places.map((place) => placed(EMPTY, place));

test("whoever is put on a seat is found there", () => {
  for (const place of ["person", "elsewhere", "online", "1", "5"] as const) assert.equal(placeOf(placed(EMPTY, place)), place);
  assert.deepEqual(placed({ name: "Ann", player: { kind: "computer", level: 2 } }, "online"), { name: "Ann", player: { kind: "person" }, elsewhere: true, live: true });
});

test("a room is needed as soon as one seat is played live; by link alone needs none", () => {
  assert.equal(needsRoom(seats("person", "elsewhere", "3")), false);
  assert.equal(needsRoom(seats("person", "elsewhere", "online")), true);
});

test("to play live with others, all but the first person here are online", () => {
  assert.deepEqual(allOnline(seats("3", "person", "person")).map(placeOf), ["online", "person", "online"]);
  assert.deepEqual(allOnline(seats("3", "elsewhere")).map(placeOf), ["person", "online"]);
});

test("the names of computers do not stay on the seats of persons", () => {
  const named = (name: string, place: Place): Seated => placed({ ...EMPTY, name }, place);
  assert.deepEqual(allOnline([named("Ann", "person"), named("Deep", "5"), named("Bob", "elsewhere")]).map(({ name }) => name), ["Ann", "", "Bob"]);
});
