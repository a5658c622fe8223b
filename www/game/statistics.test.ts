import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { End, Finished } from "./finished";
import type { Entry, Records } from "./score";
import { mergedGames, mergedRecords, statistics } from "./statistics";

const ENDS: Readonly<Record<string, End>> = { w: "won", d: "drawn", l: "lost" };

/** Games one after the other: `w`, `d` and `l`, each with its number of moves. */
const games = (game: Finished["game"], level: number, ends: string): Finished[] => ends.split(" ").map((one, i) => ({
  id: `${game}${level}${i}`, game, at: i, against: { level, end: ENDS[one[0] ?? ""] ?? "lost", moves: Number(one.slice(1)) },
}));

test("each level has its games, its runs and its shortest win, and all of them have a sum", () => {
  const [star, ...others] = statistics([...games("star", 2, "w40 w31 l20 w35 w50 w44 d9 w60"), ...games("star", 4, "l50 w33")]);
  assert.deepEqual(others, []);
  assert.deepEqual(star?.levels, [
    { level: 2, line: { played: 8, won: 6, drawn: 1, lost: 1, run: 1, longest: 3, fewest: 31 } },
    { level: 4, line: { played: 2, won: 1, drawn: 0, lost: 1, run: 1, longest: 1, fewest: 33 } },
  ]);
  assert.deepEqual(star.all, { played: 10, won: 7, drawn: 1, lost: 2, run: 1, longest: 3, fewest: 31 });
  assert.equal(star.persons, 0);
});

test("games of several persons are a number; a game that was not played does not appear", () => {
  const persons: Finished[] = [1, 2].map((at) => ({ id: `p${at}`, game: "english", against: null, at }));
  assert.deepEqual(statistics([...persons, ...games("star", 1, "l3")]).map(({ game, persons, levels }) => [game, persons, levels.length]), [["star", 0, 1], ["english", 2, 0]]);
  assert.equal(statistics(games("star", 1, "l3"))[0]?.all.fewest, null);
  assert.deepEqual(statistics([]), []);
});

const list = fc.uniqueArray(fc.record({ id: fc.constantFrom(..."abcdefgh"), at: fc.nat(9) }), { selector: ({ id }) => id })
  .map((some) => some.map(({ id, at }): Finished => ({ id, at, game: "star", against: null })).sort((a, b) => a.at - b.at));

test("a game that is in both lists counts once, and a list that was added before adds nothing", () => {
  fc.assert(fc.property(list, list, (mine, theirs) => {
    const both = mergedGames(mine, theirs);
    assert.deepEqual(both.map(({ id }) => id).sort(), [...new Set([...mine, ...theirs].map(({ id }) => id))].sort());
    assert.deepEqual(mergedGames(both, theirs), both);
    assert.deepEqual(both.map(({ at }) => at), both.map(({ at }) => at).sort((a, b) => a - b));
  }));
});

const entry = fc.record({ points: fc.constantFrom(10, 20, 30), name: fc.constantFrom("", "A") })
  .map(({ points, name }): Entry => ({ points, name, level: 1, date: "2026-01-31", plies: 9 }));
const table = fc.array(entry, { maxLength: 10 }).map((lines) => lines.sort((a, b) => b.points - a.points));
const records = fc.record({ italian: table, english: table }, { noNullPrototype: true });

test("tables of records are put together: the best remain, and the same table twice is the table", () => {
  const line = (points: number, name: string): Entry => ({ name, points, level: 1, date: "2026-01-31", plies: 9 });
  const of = (...lines: Entry[]): Records => ({ italian: lines, english: [] });
  // Two games that are alike in every way stay two, however often they are added.
  assert.deepEqual(mergedRecords(of(line(30, "A"), line(30, "A")), of(line(30, "A"), line(20, "B"))), of(line(30, "A"), line(30, "A"), line(20, "B")));
  fc.assert(fc.property(records, records, (mine, theirs) => {
    assert.deepEqual(mergedRecords(mine, mine), mine);
    const both = mergedRecords(mine, theirs);
    assert.deepEqual(mergedRecords(both, theirs), both);
    assert.ok(both.italian.length <= 10);
    const best = [...mine.italian, ...theirs.italian].map(({ points }) => points).sort((a, b) => b - a);
    assert.deepEqual(both.italian.slice(0, 1).map(({ points }) => points), best.slice(0, 1));
  }));
});
