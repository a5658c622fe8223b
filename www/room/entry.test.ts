import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { base64url, fromBase64url, Garbled } from "./bytes";
import { type Act, type Entry, plainName, readEntries, writeEntry } from "./entry";
import { LogBook, MOST_PAGES, type Page, written } from "./log";

const id = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(base64url);
const name = fc.string({ maxLength: 20, unit: "grapheme" }).map(plainName);
const seat = fc.nat(5);
const level = fc.integer({ min: 1, max: 5 });
const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 });

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant("found" as const), nonce: bytes16, plan: fc.array(fc.nat(5), { maxLength: 6 }),
    game: fc.oneof(
      fc.constant({ game: "capture" as const, long_jump: true }), fc.constant({ game: "english" as const }), fc.constant({ game: "italian" as const, fen: "W:W21:B1" }),
      fc.constant({ game: "star" as const, seating: "2x3" as const, options: { long_jump: false, rest_in_foreign: true, swap: false, win: "strict" as const, fill_unused: true, play_on: false } }),
    ),
  }),
  fc.record({ kind: fc.constant("claim" as const), seat, name }),
  fc.record({ kind: fc.constantFrom("vacate" as const, "resign" as const, "return" as const), seat }),
  fc.record({ kind: fc.constant("plan" as const), seat, level: fc.nat(5) }),
  fc.record({ kind: fc.constant("leave" as const), seat, level }),
  fc.record({ kind: fc.constant("start" as const), first: seat, turned: seat, level }),
  fc.record({ kind: fc.constant("move" as const), seat, path: fc.array(fc.nat(120), { maxLength: 60 }) }),
  fc.record({ kind: fc.constant("answer" as const), yes: fc.boolean() }),
  fc.record({
    kind: fc.constant("ask" as const), offer: fc.oneof(
      fc.record({ kind: fc.constantFrom("draw" as const, "again" as const) }), fc.record({ kind: fc.constant("back" as const), events: fc.nat(4_000) }),
      fc.record({ kind: fc.constant("computer" as const), seat, level }), fc.record({ kind: fc.constant("give" as const), seat, to: id, name }),
    ),
  }),
);
const entry: fc.Arbitrary<Entry> = fc.record({ index: fc.nat(20_000), before: fc.uint8Array({ minLength: 6, maxLength: 6 }).map(base64url), act });

/** A log with indices that grow. */
const log = fc.array(entry, { maxLength: 40 }).map((entries) => entries.map((one, i) => ({ ...one, index: i * 3 })));
const joined = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => Uint8Array.from(entries.flatMap((one) => [...writeEntry(one)]));

describe("entries", () => {
  test("are read as they were written", () => {
    fc.assert(fc.property(log, (entries) => {
      const read = readEntries(joined(entries));
      assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(entries)));
      assert.deepEqual(joined(read), joined(entries), "there is one way to write them");
    }), { numRuns: 300, seed: 1 });
  });

  test("of any bytes are read or refused, and never anything else happens", () => {
    const whole = log.map(joined);
    const spoilt = fc.tuple(whole, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }), fc.nat()).map(([bytes, changes, cut]) => {
      const spoilt = bytes.slice(0, bytes.length - (cut % 4));
      for (const [at, value] of changes) if (spoilt.length > 0) spoilt[at % spoilt.length] = value;
      return spoilt;
    });
    fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), spoilt), (bytes) => {
      try {
        assert.deepEqual(joined(readEntries(bytes)), Uint8Array.from(bytes), "what is read is what was there");
      } catch (error) {
        if (!(error instanceof Garbled)) throw error;
      }
    }), { numRuns: 5_000, seed: 2 });
  });

  test("whose index does not grow are no log", () => {
    const one: Entry = { index: 3, before: "AAAAAAAA", act: { kind: "answer", yes: true } };
    assert.throws(() => readEntries(joined([one, one])), Garbled);
    assert.throws(() => readEntries(joined([one, { ...one, index: 2 }])), Garbled);
  });

  test("carry names that the rules take", () => {
    assert.equal(plainName("  Eva\u0000\u0007  "), "Eva");
    assert.equal(plainName("\u202eadA\u2069"), "adA");
    assert.equal(new TextEncoder().encode(plainName("ř".repeat(50))).length, 60);
    const long: Entry = { index: 0, before: "AAAAAAAA", act: { kind: "claim", seat: 0, name: "x".repeat(61) } };
    assert.throws(() => readEntries(writeEntry(long)), Garbled);
    assert.throws(() => readEntries(writeEntry({ ...long, act: { kind: "claim", seat: 0, name: "a\u0000" } })), Garbled);
  });

  test("base64url is read in its one form only", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => assert.deepEqual(fromBase64url(base64url(bytes)), Uint8Array.from(bytes))));
    for (const bad of ["A", "AB", "A=", "AA+A", "AA A", "ř"]) assert.throws(() => fromBase64url(bad), Garbled, bad);
  });
});

const page = (by: string, number: number, bytes: Uint8Array<ArrayBuffer>): Page => ({ by, page: number, publicKey: new Uint8Array(0), signature: new Uint8Array(0), bytes });

describe("the book of logs", () => {
  test("keeps the longest of what goes on, knows it again, and tells what is older", () => {
    const entries: Entry[] = [0, 3, 5].map((index) => ({ index, before: "AAAAAAAA", act: { kind: "answer", yes: true } }));
    const book = new LogBook();
    assert.deepEqual([book.take(page("a", 0, joined(entries.slice(0, 2)))).taken, book.take(page("a", 0, joined(entries))).taken], ["new", "new"]);
    assert.equal(book.take(page("a", 0, joined(entries))).taken, "known");
    assert.equal(book.take(page("a", 0, joined(entries.slice(0, 1)))).taken, "replayed");
    const other: Entry = { index: 3, before: "AAAAAAAA", act: { kind: "answer", yes: false } };
    assert.equal(book.take(page("a", 0, joined([...entries.slice(0, 1), other]))).taken, "conflicting");
    assert.equal(book.pages().length, 2);
    assert.equal(book.take(page("a", 1, Uint8Array.of(1, 2))).taken, "garbled");
    assert.equal(book.take(page("a", MOST_PAGES, joined(entries))).taken, "garbled");
  });

  test("keeps of a device that contradicts itself what the history needs, and not for ever more", () => {
    const book = new LogBook();
    const variant = (n: number): Page => page("a", 0, joined([{ index: n, before: "AAAAAAAA", act: { kind: "resign", seat: 0 } }]));
    const needed = variant(300);
    const counts = (one: Page): number => (one.bytes.length === needed.bytes.length && one.bytes[0] === needed.bytes[0] && one.bytes[1] === needed.bytes[1] ? 1 : 0);
    for (let n = 1; n <= 10; n++) assert.equal(book.take(variant(n), counts).taken, n === 1 ? "new" : "conflicting");
    assert.equal(book.take(needed, counts).news.length, 1, "whatever came before");
    for (let n = 11; n <= 40; n++) book.take(variant(n), counts);
    assert.equal(book.pages().length, 4);
    assert.ok(book.pages().some((one) => counts(one) === 1));
    let heard = 0;
    for (let n = 400; n < 1_000; n++) heard += book.take(variant(n), counts).news.length;
    assert.ok(heard < 200, `${heard}`);
  });

  test("listens to no more devices than there is room for", () => {
    const book = new LogBook();
    const bytes = joined([{ index: 0, before: "AAAAAAAA", act: { kind: "resign", seat: 0 } }]);
    const all = Array.from({ length: 150 }, (_, i) => page(`w${i}`, 0, bytes));
    // Those that the history needs stay, whoever else comes; without any use for them nobody else comes in.
    for (const one of all) assert.equal(book.take(one, ({ by }) => Number(by === "w7")).taken, "new");
    assert.equal(book.pages().length, 100);
    const there = book.pages().map(({ by }) => by);
    assert.deepEqual([there.includes("w7"), there.includes("w149"), there.includes("w8")], [true, true, false]);
    assert.equal(book.take(page("late", 0, bytes), () => 1).taken, "foreign");
  });

  test("a log goes on in a new page where another history has won and its place is before that of the last entry", () => {
    const entry = (index: number): Entry => ({ index, before: "AAAAAAAA", act: { kind: "resign", seat: 0 } });
    const first = written(written(null, entry(5)), entry(9));
    assert.deepEqual([first?.page, readEntries(first?.bytes ?? new Uint8Array()).length], [0, 2]);
    assert.deepEqual([written(first, entry(7))?.page, written(first, entry(9))?.page, written(first, entry(10))?.page], [1, 1, 0]);
  });

  test("a log goes on over pages, each within what a broker takes, and ends", () => {
    let last: { page: number; bytes: Uint8Array<ArrayBuffer> } | null = null;
    const book = new LogBook();
    let count = 0;
    for (;;) {
      const next = written(last, { index: count, before: "AAAAAAAA", act: { kind: "move", seat: 0, path: [1, 2, 3, 4, 5, 6, 7, 8] } });
      if (!next) break;
      last = next;
      count++;
      if (count % 300 === 0) assert.notEqual(book.take(page("a", next.page, next.bytes)).taken, "garbled");
    }
    assert.ok(count > 4_000, `${count}`);
    assert.equal(last?.page, MOST_PAGES - 1);
  });
});
