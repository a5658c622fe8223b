import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import type { Catalogue } from "hopstone-glue";
import { type Judges, LARGEST, merge, pack, unpack } from "./device";
import { isProblem, problem } from "./problem";
import { KEYS, load, save } from "./store";

const room = { left: Infinity };
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => { kept.delete(key); },
    setItem: (key: string, text: string) => {
      if (text.length > room.left) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  },
});
beforeEach(() => { kept.clear(); room.left = Infinity; });

const OPTIONS = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: false };
const judges: Judges = {
  catalogue: { presets: [{ preset: "standard", options: OPTIONS }], seatings: [{ seating: "2", seats: [[1], [4]] }] } as unknown as Catalogue,
  game: (code) => { if (code === "1bad") throw problem("problem-code-cut", { length: 4 }); },
};

const GAME = { id: "a1", game: "star", at: 5, against: { level: 2, end: "won", moves: 30 } };
const LINE = { name: "A", points: 120, level: 2, date: "2026-01-31", plies: 40 };
const FILE = { hopstone: "device", version: 1, saved: "2026-11-30", kept: { statistics: [GAME], records: { italian: [LINE], english: [] } } };

/** The id and arguments of what a text is refused with. */
function refusal(file: unknown): { id: string; path?: string; expected?: string; found?: string } {
  try {
    unpack(typeof file === "string" ? file : JSON.stringify(file), judges);
  } catch (error) {
    if (isProblem(error)) return { id: error.id, ...error.args } as ReturnType<typeof refusal>;
    throw error;
  }
  return { id: "none" };
}
const place = (inside: object): unknown[] => {
  const { id, path, expected, found } = refusal({ ...FILE, kept: inside });
  return [id, path, expected, found];
};

test("what is kept goes into the file and comes out of it as it was", () => {
  const values = {
    statistics: [GAME, { ...GAME, id: "b", against: null }], records: { italian: [LINE], english: [] }, game: "1abc", loser: 1, welcomed: true,
    tally: { level: 3, spoilt: "hint", entered: false, counted: false, begun: 12 }, elsewhere: { game: "[]", seats: [1] },
    brokers: ["wss://a.example:8084/mqtt", "ws://localhost:18083/"],
  } as const;
  for (const [key, value] of Object.entries(values)) save(key as (typeof KEYS)[number], value);
  const { saved, kept } = unpack(pack(judges, "2026-11-30"), judges);
  assert.equal(saved, "2026-11-30");
  assert.deepEqual(kept, values);
});

test("whatever stands in the storage, the file that is made of it can be read", () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(GAME, [GAME, 3], { italian: [LINE, {}] }, "1abc", "1bad", { seats: [null], star: 5 }, { star: [{ player: { kind: "person" } }, 7] }));
  fc.assert(fc.property(fc.dictionary(fc.constantFrom(...KEYS), anything), (values) => {
    kept.clear();
    for (const [key, value] of Object.entries(values)) save(key as (typeof KEYS)[number], value);
    unpack(pack(judges, "2026-11-30"), judges);
  }));
});

test("a file that is none of ours is refused with the reason", () => {
  assert.equal(refusal(" ").id, "problem-bring-empty");
  assert.equal(refusal("hello").id, "problem-device-form");
  assert.equal(refusal(JSON.stringify(FILE).slice(0, -5)).id, "problem-device-form");
  assert.equal(refusal("x".repeat(LARGEST + 1)).id, "problem-device-large");
  for (const file of ["null", "[]", "3", "{}", '{"hopstone": 1}', { ...FILE, hopstone: "devices" }]) assert.equal(refusal(file).id, "problem-device-kind", JSON.stringify(file));
  assert.equal(refusal({ hopstone: 1, game: "star", seats: [] }).id, "problem-device-game");
  for (const version of [0, 2, "1", null]) assert.equal(refusal({ ...FILE, version }).id, "problem-device-version");
  // So deep that nothing may walk it by recursion.
  assert.equal(refusal(`{"hopstone": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`).id, "problem-device-kind");
});

test("a part that does not fit is named with its place, what should be there and what is", () => {
  const field = "problem-device-field";
  const game = (more: object) => place({ statistics: [GAME, { ...GAME, ...more }] });
  assert.deepEqual(game({ against: { ...GAME.against, level: 7 } }), [field, "kept.statistics[1].against.level", "number", "7"]);
  assert.deepEqual(game({ against: 3 }), [field, "kept.statistics[1].against", "parts", "3"]);
  assert.deepEqual(game({ against: undefined }), [field, "kept.statistics[1].against", "parts", "nothing"]);
  assert.deepEqual(game({ at: -1 }), [field, "kept.statistics[1].at", "count", "-1"]);
  assert.deepEqual(game({ at: 1.5 }), [field, "kept.statistics[1].at", "count", "1.5"]);
  assert.deepEqual(game({ game: "chess" }), [field, "kept.statistics[1].game", "one-of", '"chess"']);
  assert.deepEqual(game({ id: "" }), [field, "kept.statistics[1].id", "text", '""']);
  assert.deepEqual(place({ statistics: {} }), [field, "kept.statistics", "list", "{…}"]);
  assert.deepEqual(place({ records: { italian: [] } }), [field, "kept.records.english", "list", "nothing"]);
  assert.deepEqual(place({ records: { italian: [{ ...LINE, date: "31.1.2026" }], english: [] } }), [field, "kept.records.italian[0].date", "day", '"31.1.2026"']);
  assert.deepEqual(place({ records: { italian: [{ ...LINE, date: "2026-13-01" }], english: [] } }), [field, "kept.records.italian[0].date", "day", '"2026-13-01"']);
  assert.deepEqual(place({ settings: { speed: "fast" } }), [field, "kept.settings.speed", "known", '"fast"']);
  assert.deepEqual(place({ settings: { mark: "yes" } }), [field, "kept.settings.mark", "yes-no", '"yes"']);
  assert.deepEqual(place({ settings: 5 }), [field, "kept.settings", "parts", "5"]);
  assert.deepEqual(place({ seats: { star: 5 } }), [field, "kept.seats.star", "list", "5"]);
  assert.deepEqual(place({ seats: { star: [{ name: "", player: { kind: "computer", level: 9 } }] } }), [field, "kept.seats.star[0].player.level", "known", "9"]);
  assert.deepEqual(place({ loser: null }), [field, "kept.loser", "number", "null"]);
  assert.deepEqual(place({ tally: { level: null, spoilt: "luck", entered: false, counted: false, begun: null } }), [field, "kept.tally.spoilt", "one-of", '"luck"']);
  assert.deepEqual(place({ game: "1bad" }).slice(0, 2), ["problem-device-part", "kept.game"]);
  assert.deepEqual(place({ brokers: ["wss://a.example", "http://a.example"] }), [field, "kept.brokers[1]", "text", '"http://a.example"']);
  assert.deepEqual(place({ brokers: Array.from({ length: 4 }, (_, i) => `wss://${i}.example`) }), [field, "kept.brokers", "list", "[…]"]);
  assert.deepEqual(place({ game: 4 }), [field, "kept.game", "text", "4"]);
  assert.equal(refusal({ ...FILE, kept: [] }).path, "kept");
  assert.equal(refusal({ ...FILE, saved: "today" }).path, "saved");
  // What a later page of the same version may add is passed over.
  assert.deepEqual(place({ settings: { scent: true, toString: 1 }, something: 5 })[0], "none");
});

test("a file that is added twice counts once, and where there is no room nothing changes", () => {
  save("statistics", [{ ...GAME, id: "mine" }]);
  const device = unpack(JSON.stringify(FILE), judges);
  assert.ok(merge(device));
  assert.ok(merge(device));
  assert.deepEqual((load("statistics") as { id: string }[]).map(({ id }) => id), ["mine", "a1"]);
  assert.deepEqual(load("records"), { italian: [LINE], english: [] });
  const before = new Map(kept);
  room.left = Math.max(...[...kept.values()].map(({ length }) => length));
  assert.equal(merge(unpack(JSON.stringify({ ...FILE, kept: { statistics: [{ ...GAME, id: "more" }] } }), judges)), false);
  assert.deepEqual(kept, before);
});
