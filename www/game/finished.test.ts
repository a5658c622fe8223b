import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventView, NewGame, Player } from "hopstone-glue";
import type { SeatedView, Seen } from "./by-link";
import { added, type Finished, finished, MOST, type Played, readFinished } from "./finished";
import { NO_TALLY } from "./score";

const PERSON: Player = { kind: "person" };
const computer = (level: number): Player => ({ kind: "computer", level });

const seat = (player: Player, more: Partial<SeatedView> = {}): SeatedView =>
  ({ name: "", player, armies: [], side: null, captured: 0, home: 0, place: 0, resigned: false, elsewhere: false, ...more });

/** Ended: the first seat's place, and the second's. */
const PLACES = { kind: "places" } as const;

function played(seats: SeatedView[], outcome: Seen["outcome"] | null, more: Partial<Played> = {}): Played {
  return {
    seen: { game: "star", seats, outcome } as unknown as Seen,
    events: [0, 1, 0, 1, 0].map((by) => ({ kind: "move", seat: by })) as EventView[],
    setup: { game: "star", seats: [], first: 0 } as unknown as NewGame,
    tally: { ...NO_TALLY, level: 3, begun: 1_790_000_000_000 }, code: "1abc", ...more,
  };
}

const won = [seat(PERSON, { place: 1 }), seat(computer(3), { place: 2 })];

test("a game of one person against the computer counts with its end, the level and the person's moves", () => {
  const against = (seats: SeatedView[], outcome: Seen["outcome"] | null) => finished(played(seats, outcome), 5)?.against ?? null;
  assert.deepEqual(finished(played(won, PLACES), 5), { id: (1_790_000_000_000).toString(36), game: "star", against: { level: 3, end: "won", moves: 3 }, at: 5 });
  assert.equal(against([seat(PERSON, { place: 2 }), seat(computer(3), { place: 1 })], PLACES)?.end, "lost");
  assert.equal(against([seat(PERSON), seat(computer(3))], { kind: "draw", reason: "repetition" })?.end, "drawn");
  // The first place is shared.
  assert.equal(against([seat(PERSON, { place: 1 }), seat(computer(3), { place: 1 }), seat(computer(3), { place: 3 })], PLACES)?.end, "drawn");
  assert.equal(against([seat(PERSON, { place: 2 }), seat(computer(3), { place: 1 }), seat(computer(3), { place: 3 })], PLACES)?.end, "lost");
});

test("the level is the lowest of the computers, and the lowest at which one has played", () => {
  const level = (seats: SeatedView[], lowest: number | null) => finished(played(seats, PLACES, { tally: { ...NO_TALLY, level: lowest } }), 5)?.against?.level;
  assert.equal(level([seat(PERSON, { place: 1 }), seat(computer(5)), seat(computer(2)), seat(computer(4))], 4), 2);
  assert.equal(level([seat(PERSON, { place: 1 }), seat(computer(5))], 1), 1);
  assert.equal(level([seat(PERSON, { place: 1 }), seat(computer(5))], null), 5);
});

test("who has given up has lost, also while the others play on", () => {
  const given = [seat(PERSON, { resigned: true }), seat(computer(1)), seat(computer(1))];
  assert.equal(finished(played(given, null), 5)?.against?.end, "lost");
  assert.equal(finished(played([seat(PERSON), seat(computer(1), { resigned: true }), seat(computer(1))], null), 5), null);
});

test("help does not matter; a set-up position, a game that was brought in and other players do", () => {
  const counts = (spoilt: Played["tally"]["spoilt"]) => finished(played(won, PLACES, { tally: { ...NO_TALLY, spoilt } }), 5) !== null;
  assert.deepEqual((["undo", "hint", "set-up", "players"] as const).map(counts), [true, true, false, false]);
  assert.equal(finished(played(won, PLACES, { setup: { game: "italian", fen: "W:W22:B18", seats: [], first: 0 } }), 5), null);
});

test("a game of several persons is only counted, and one among computers not at all", () => {
  const two = [seat(PERSON, { place: 1 }), seat(PERSON, { place: 2 })];
  assert.equal(finished(played(two, PLACES), 5)?.against, null);
  assert.equal(finished(played([...two, seat(computer(3), { place: 3 })], PLACES), 5)?.against, null);
  assert.equal(finished(played([seat(PERSON, { resigned: true }), seat(PERSON), seat(PERSON)], null), 5), null, "it goes on");
  assert.equal(finished(played([seat(computer(1), { place: 1 }), seat(computer(2), { place: 2 })], PLACES), 5), null);
  // Brought in as a file; and by link, with somebody elsewhere.
  const spoilt = { tally: { ...NO_TALLY, spoilt: "set-up" } } as const;
  assert.equal(finished(played(two, PLACES, spoilt), 5), null);
  const byLink = [seat(PERSON, { place: 1 }), seat(PERSON, { place: 2, elsewhere: true })];
  assert.ok(finished(played(byLink, PLACES, spoilt), 5));
  assert.equal(finished(played(byLink.map((one) => ({ ...one, elsewhere: true })), PLACES, spoilt), 5), null, "nobody plays here");
});

test("a game has one identity: here that of its beginning, by link that of its code on every device", () => {
  const id = (more: Partial<Played>, seats = won) => finished(played(seats, PLACES, more), 5)?.id;
  assert.equal(id({ code: "1abc" }), id({ code: "1abd" }), "undone and ended in another way");
  assert.notEqual(id({ tally: { ...NO_TALLY, begun: 1 } }), id({ tally: { ...NO_TALLY, begun: 2 } }));
  const byLink = [seat(PERSON, { place: 1 }), seat(PERSON, { place: 2, elsewhere: true })];
  assert.equal(id({ tally: { ...NO_TALLY, begun: 1 } }, byLink), id({}, byLink));
  assert.notEqual(id({ code: "1abc" }, byLink), id({ code: "1abd" }, byLink));
  assert.equal(finished(played(won, PLACES, { tally: { ...NO_TALLY, counted: true } }), 5), null);
});

test("the list takes a game once and forgets the oldest", () => {
  const game = (n: number): Finished => ({ id: `${n}`, game: "star", against: null, at: n });
  const full = Array.from({ length: MOST }, (_, n) => game(n));
  assert.equal(added(full, game(7)), full);
  const longer = added(full, game(MOST));
  assert.deepEqual([longer.length, longer[0]?.id, longer.at(-1)?.id], [MOST, "1", `${MOST}`]);
});

test("what was kept is read, and what is no game is left out", () => {
  const good: Finished = { id: "a", game: "english", against: { level: 5, end: "drawn", moves: 40 }, at: 9 };
  const persons: Finished = { id: "b", game: "star", against: null, at: 9 };
  const bad = [null, 3, "x", {}, { ...good, id: 4 }, { ...good, game: "chess" }, { ...good, at: -1 }, { ...good, against: undefined },
    { ...good, against: { level: 6, end: "won", moves: 3 } }, { ...good, against: { level: 1, end: "tied", moves: 3 } }, { ...good, against: { level: 1, end: "won", moves: "3" } }];
  assert.deepEqual(readFinished([...bad, good, ...bad, persons, good]), [good, persons]);
  for (const kept of [null, undefined, 7, "x", {}, { length: 2 }]) assert.deepEqual(readFinished(kept), []);
});
