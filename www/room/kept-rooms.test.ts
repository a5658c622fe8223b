import assert from "node:assert/strict";
import { test } from "node:test";
import { keptRooms, PREFIX } from "./kept-rooms";
import { type KeptRoom, keepOf } from "./keep";

const DAY = 24 * 3_600_000;

/** As much of a browser's storage as this needs. */
function storage(items: Readonly<Record<string, string>> = {}): Storage {
  const map = new Map(Object.entries(items));
  return {
    get length() { return map.size; }, key: (i) => [...map.keys()][i] ?? null, getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => { map.set(name, value); }, removeItem: (name) => { map.delete(name); }, clear: () => map.clear(),
  };
}

const room = (secret: string, at: number, about: KeptRoom["about"]): KeptRoom => ({ secret, at, key: { kty: "EC" }, pages: [], brokers: [], first: null, lots: false, about });

test("rooms of the last week that are not over are remembered, the latest first", () => {
  const place = storage({ "hopstone.game": "x", [`${PREFIX}broken`]: "{", [`${PREFIX}old`]: JSON.stringify({ at: 1 }) });
  const about = { game: "star", names: ["Jan"], over: false } as const;
  for (const [secret, days] of [["a", 3], ["b", 1], ["c", 9], ["d", 2], ["e", 4]] as const) assert.ok(keepOf(secret, () => place).save(room(secret, 100 * DAY - days * DAY, about)));
  keepOf("f", () => place).save(room("f", 100 * DAY, { ...about, over: true }));
  keepOf("g", () => place).save(room("g", 100 * DAY, null));
  assert.deepEqual(keptRooms(100 * DAY, () => place).map(({ secret }) => secret), ["b", "d", "a"]);
  assert.deepEqual(keptRooms(100 * DAY, () => place)[0], { secret: "b", at: 99 * DAY, ...about });
});

test("a room is read as it was kept; of many those that were open longest ago are forgotten", () => {
  const place = storage();
  for (let n = 0; n < 12; n++) keepOf(`r${n}`, () => place).save(room(`r${n}`, n, null));
  assert.deepEqual(keepOf("r11", () => place).load(), room("r11", 11, null));
  assert.equal(keepOf("r2", () => place).load(), null);
  assert.equal(place.length, 8);
  place.setItem(`${PREFIX}bad`, JSON.stringify({ secret: "bad", at: 1, key: {}, pages: [[1]] }));
  assert.equal(keepOf("bad", () => place).load(), null);
});

test("where nothing can be kept nothing is remembered, and that is told", () => {
  const none = (): Storage => { throw new Error("no storage"); };
  assert.deepEqual(keptRooms(0, none), []);
  assert.equal(keepOf("a", none).save(room("a", 0, null)), false);
  assert.equal(keepOf("a", none).load(), null);
});
