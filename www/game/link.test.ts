import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalogue, StarOptions } from "hopstone-glue";
import fc from "fast-check";
import type { GameChoice } from "../screens/new-game";
import { readLink } from "./link";

const STANDARD: StarOptions = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: true };
const CATALOGUE: Catalogue = {
  holes: [], italian: [], english: [],
  seatings: [{ seating: "2", seats: [[1], [4]] }, { seating: "3", seats: [[1], [3], [5]] }, { seating: "2x3", seats: [[1, 3, 5], [2, 4, 6]] }],
  presets: [{ preset: "standard", options: STANDARD }, { preset: "masters", options: { ...STANDARD, rest_in_foreign: false, swap: true } }],
};
const read = (hash: string) => readLink(hash, CATALOGUE);

function choice(hash: string): GameChoice {
  const link = read(hash);
  assert.equal(link.kind, "new", hash);
  return link.kind === "new" ? link.choice : assert.fail();
}

function bad(hash: string): { id: string; args: Record<string, string> } {
  const link = read(hash);
  return link.kind === "bad" ? { id: link.id, args: link.args } : assert.fail(`${hash} was read as ${link.kind}`);
}

test("no hash asks for nothing", () => {
  assert.deepEqual(read(""), { kind: "none" });
  assert.deepEqual(read("#"), { kind: "none" });
});

test("a game's code is given on as it is", () => {
  assert.deepEqual(read("#game=1AbC-_"), { kind: "game", code: "1AbC-_" });
  assert.deepEqual(read("#game="), { kind: "game", code: "" });
  // As messengers hand it on.
  assert.deepEqual(read("#game=%31AbC-_%20"), { kind: "game", code: "1AbC-_" });
  assert.deepEqual(read("#game=1A%zz"), { kind: "game", code: "1A%zz" });
});

test("a room is opened by its secret; of one that is cut or wrong it is said where", () => {
  assert.deepEqual(read("#room=AbCdEfGhIjKlMnOpQr-_0w"), { kind: "room", secret: "AbCdEfGhIjKlMnOpQr-_0w" });
  assert.deepEqual(read("#room=%41bCdEfGhIjKlMnOpQr-_0w%20"), { kind: "room", secret: "AbCdEfGhIjKlMnOpQr-_0w" }, "as messengers hand it on");
  assert.deepEqual(bad("#room=AbCdEfGhIjKlMnOpQr-_0"), { id: "link-room-length", args: { length: "21", right: "22" } });
  assert.deepEqual(bad("#room="), { id: "link-room-length", args: { length: "0", right: "22" } });
  assert.deepEqual(bad("#room=AbCdEfGhIjKlMnOpQr-_0w."), { id: "link-room-character", args: { place: "23", character: "." } });
  assert.deepEqual(bad("#room=AbCdEfGhIjKlMnOpQr-_09"), { id: "link-room-character", args: { place: "22", character: "9" } }, "such a one is never written");
  assert.deepEqual(bad("#room=Ab😀"), { id: "link-room-character", args: { place: "3", character: "😀" } });
});

test("a new game without parameters is the first choice of its kind", () => {
  assert.equal(choice("#new/star").game, "star");
  assert.deepEqual(choice("#new/star"), choice("#new/star?"));
  assert.equal(choice("#new/capture").game, "capture");
});

test("players of the star are its ways to sit, five is none of them", () => {
  assert.equal(choice("#new/star?players=3").seating, "3");
  assert.equal(choice("#new/star?players=2x3").seating, "2x3");
  assert.deepEqual(bad("#new/star?players=5"), { id: "link-five", args: {} });
  for (const players of ["1", "7", "", "two", "3x3"]) assert.deepEqual(bad(`#new/star?players=${players}`), { id: "link-value", args: { name: "players", value: players } });
});

test("players of the capture game are two to six, five included", () => {
  for (const players of [2, 3, 4, 5, 6]) assert.equal(choice(`#new/capture?players=${players}`).players, players);
  for (const players of ["1", "7", "2x3", "05"]) assert.equal(bad(`#new/capture?players=${players}`).id, "link-value");
});

test("a level by name or figure is that of every computer and leaves the persons alone", () => {
  for (const [level, figure] of [["novice", 1], ["easy", 2], ["normal", 3], ["strong", 4], ["hard", 5], ["4", 4]] as const) {
    const { seats } = choice(`#new/star?level=${level}`);
    assert.deepEqual(seats.flatMap(({ player }) => (player.kind === "computer" ? [player.level] : [])), Array.from({ length: 5 }, () => figure));
    assert.equal(seats.filter(({ player }) => player.kind === "person").length, 1);
  }
  for (const level of ["0", "6", "Hard", "very hard"]) assert.equal(bad(`#new/star?level=${encodeURIComponent(level)}`).id, "link-value");
});

test("who begins is the coin, the loser or a seat", () => {
  assert.deepEqual(choice("#new/star?first=coin").first, { kind: "coin" });
  assert.deepEqual(choice("#new/star?first=loser").first, { kind: "loser" });
  assert.deepEqual(choice("#new/star?first=2").first, { kind: "seat", seat: 1 });
  for (const first of ["0", "7", "me"]) assert.equal(bad(`#new/star?first=${first}`).id, "link-value");
});

test("a preset sets its options, and options after it change it", () => {
  assert.deepEqual(choice("#new/star?preset=masters").options, { ...STANDARD, rest_in_foreign: false, swap: true });
  assert.deepEqual(choice("#new/star?preset=masters&swap=off").options, { ...STANDARD, rest_in_foreign: false });
  assert.deepEqual(choice("#new/star?places=off&preset=standard").options, { ...STANDARD, play_on: false }, "playing on belongs to no preset");
  assert.equal(bad("#new/star?preset=nonsense").id, "link-value");
});

test("every option is set by its parameter", () => {
  assert.deepEqual(choice("#new/star?long=on&rest=off&swap=on&strict=on&fill=on&places=off").options,
    { long_jump: true, rest_in_foreign: false, swap: true, win: "strict", fill_unused: true, play_on: false });
  assert.equal(choice("#new/capture?long=on").longJump, true);
});

test("the capture game has no option but the long jump", () => {
  for (const name of ["rest", "swap", "strict", "fill", "places"]) assert.deepEqual(bad(`#new/capture?${name}=on`), { id: "link-value", args: { name, value: "on" } });
});

test("a switch is on or off and nothing else", () => {
  for (const value of ["", "1", "true", "ON"]) assert.deepEqual(bad(`#new/star?swap=${value}`), { id: "link-value", args: { name: "swap", value } });
});

test("what is not known is said by its name", () => {
  assert.deepEqual(bad("#nonsense"), { id: "link-unknown", args: { link: "nonsense" } });
  assert.deepEqual(bad("#new/ludo?players=2"), { id: "link-game", args: { game: "ludo" } });
  assert.deepEqual(bad("#new/star?colour=red"), { id: "link-parameter", args: { name: "colour", value: "red" } });
  for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty"]) assert.equal(bad(`#new/star?${name}=1`).id, "link-parameter", name);
});

test("a long nonsense is cut before it is said", () => {
  assert.equal(bad(`#${"x".repeat(5_000)}`).args["link"]?.length, 40);
  assert.equal(bad(`#new/star?players=${"9".repeat(5_000)}`).args["value"]?.length, 40);
});

test("no text makes the reader of links throw", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.string().map((text) => `#new/star?${text}`), fc.string().map((text) => `#new/${text}`), fc.string().map((text) => `#room=${text}`)), (hash) => {
    assert.ok(["none", "game", "room", "new", "bad"].includes(read(hash).kind));
  }));
});
