// Why a move of draughts is not allowed: shown and spoken, by tap, by drag and by key, in three languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { bundleOf, sayWith } from "../../www/i18n/index.ts";
import type { Language } from "../../www/i18n/index.ts";
import { beginDraughts, position, setUp } from "./draughts.ts";
import type { Game } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { AT_ONCE, keeping, kept, seatAt, spoken } from "./table.ts";

after(close);

interface Case {
  rule: string;
  game: Game;
  fen: string;
  /** Squares tapped in turn; the answer is to the last one. None where a tap means something else. */
  taps: number[];
  /** The same by the hand: each pair dragged. Absent where a drag means something else. */
  drags?: [number, number][];
  says: string;
  /** The message, for the other languages. */
  id: string;
  args?: Record<string, number>;
}

// The squares of the Italian board, White at the bottom:
//
//      1   2   3   4
//        5   6   7   8
//      9  10  11  12
//       13  14  15  16
//     17  18  19  20
//       21  22  23  24
//     25  26  27  28
//       29  30  31  32
const CASES: Case[] = [
  {
    rule: "precedence 1, the most pieces", game: "italian", fen: "W:W30,K32:B10,18,K20,26,K28", taps: [32], drags: [[32, 23]],
    says: "Rule 1, the most pieces: this capture takes 2, another one takes 3.", id: "problem-draughts-precedence-1", args: { tried: 2, best: 3 },
  },
  {
    rule: "precedence 2, with a king", game: "italian", fen: "W:W30,K32:B18,20,26,28", taps: [30], drags: [[30, 21]],
    says: "Rule 2, with a king: a king can take as many, so a king must capture, not the man on 30.", id: "problem-draughts-precedence-2", args: { square: 30 },
  },
  {
    rule: "precedence 3, the most kings", game: "italian", fen: "W:WK30,K32:B10,K12,18,K20,K26,28", taps: [30], drags: [[30, 21]],
    says: "Rule 3, the most kings: kings in this capture: 1, in another one: 2.", id: "problem-draughts-precedence-3", args: { tried: 1, best: 2 },
  },
  {
    rule: "precedence 4, kings earlier", game: "italian", fen: "W:WK30,K32:BK18,20,26,K28", taps: [30], drags: [[30, 21]],
    says: "Rule 4, kings earlier: another capture takes as much and meets a king sooner.", id: "problem-draughts-precedence-4",
  },
  {
    rule: "precedence 1 between two captures of one piece", game: "italian", fen: "W:WK22:B12,18,19", taps: [22, 13], drags: [[22, 13]],
    says: "Rule 1, the most pieces: this capture takes 1, another one takes 2.", id: "problem-draughts-precedence-1", args: { tried: 1, best: 2 },
  },
  {
    rule: "a capture is compulsory", game: "italian", fen: "W:W22,32:B19", taps: [32], drags: [[32, 28]],
    says: "A capture is compulsory: the piece on 32 may move only if it captures.", id: "problem-draughts-must-capture", args: { square: 32 },
  },
  {
    rule: "a capture is compulsory for the piece that can make it", game: "english", fen: "W:W22,32:B18", taps: [22, 17], drags: [[22, 17]],
    says: "A capture is compulsory: the piece on 22 may move only if it captures.", id: "problem-draughts-must-capture", args: { square: 22 },
  },
  {
    rule: "a man may not capture a king", game: "italian", fen: "W:W22:BK19", taps: [22, 15], drags: [[22, 15]],
    says: "A man may not capture a king: the man on 22 cannot jump over 19.", id: "problem-draughts-man-captures-king", args: { square: 22, over: 19 },
  },
  {
    rule: "a man that could only capture a king", game: "italian", fen: "W:W18,22:BK19", taps: [22], drags: [[22, 15]],
    says: "A man may not capture a king: the man on 22 cannot jump over 19.", id: "problem-draughts-man-captures-king", args: { square: 22, over: 19 },
  },
  {
    rule: "men move forward", game: "italian", fen: "W:W22:B1", taps: [22, 26], drags: [[22, 26]],
    says: "Men move forward only: not from 22 back to 26.", id: "problem-draughts-man-back", args: { square: 22, to: 26 },
  },
  {
    rule: "men move forward, Black too", game: "english", fen: "B:W32:B10", taps: [10, 6], drags: [[10, 6]],
    says: "Men move forward only: not from 10 back to 6.", id: "problem-draughts-man-back", args: { square: 10, to: 6 },
  },
  {
    rule: "men capture forward", game: "italian", fen: "W:W22:B26", taps: [22, 29], drags: [[22, 29]],
    says: "Men capture forward only: not from 22 back to 29.", id: "problem-draughts-man-captures-back", args: { square: 22, to: 29 },
  },
  {
    rule: "blocked", game: "italian", fen: "W:W21,22,26:B1", taps: [26], drags: [[26, 22]],
    says: "The piece on 26 is blocked: no square before it is free.", id: "problem-draughts-blocked", args: { square: 26 },
  },
  {
    rule: "the opponent's piece", game: "italian", fen: "W:W22:B11", taps: [11], drags: [[11, 15]],
    says: "The piece on 11 belongs to the opponent.", id: "problem-draughts-not-yours", args: { square: 11 },
  },
  {
    rule: "the chain must go on", game: "italian", fen: "W:W22:B12,19", taps: [22, 15, 15],
    says: "A capture must be finished: from 15 it goes on.", id: "problem-draughts-unfinished", args: { square: 15 },
  },
  {
    rule: "the chain goes on with jumps", game: "italian", fen: "W:W22:B12,19", taps: [22, 15, 11], drags: [[22, 15], [15, 11]],
    says: "The capture goes on with a jump over the next square: not from 15 to 11.", id: "problem-draughts-no-jump", args: { square: 15, to: 11 },
  },
  {
    rule: "occupied", game: "italian", fen: "W:W22:B15,19", taps: [22, 15], drags: [[22, 15]],
    says: "Square 15 is occupied.", id: "problem-draughts-occupied", args: { to: 15 },
  },
  {
    rule: "occupied by an own piece that can move", game: "italian", fen: "W:W18,22:B1", taps: [], drags: [[22, 18]],
    says: "Square 18 is occupied.", id: "problem-draughts-occupied", args: { to: 18 },
  },
  {
    rule: "another own piece that cannot move", game: "italian", fen: "W:W21,22,26:B1", taps: [22, 26],
    says: "The piece on 26 is blocked: no square before it is free.", id: "problem-draughts-blocked", args: { square: 26 },
  },
  {
    rule: "the own piece is not jumped", game: "english", fen: "W:W22,K18:B1", taps: [22, 15], drags: [[22, 15]],
    says: "The piece on 18 is your own and cannot be jumped.", id: "problem-draughts-own-piece", args: { over: 18 },
  },
  {
    rule: "nothing to jump over", game: "english", fen: "W:W22:B1", taps: [22, 15], drags: [[22, 15]],
    says: "Between 22 and 15 stands no piece to capture.", id: "problem-draughts-nothing", args: { square: 22, to: 15 },
  },
  {
    rule: "not reachable", game: "italian", fen: "W:W22:B1", taps: [22, 8], drags: [[22, 8]],
    says: "From 22 to 8 is neither a step nor a capture.", id: "problem-draughts-unreachable", args: { square: 22, to: 8 },
  },
  { rule: "nothing picked up", game: "italian", fen: "W:W22:B1", taps: [18], says: "Pick up one of your pieces first.", id: "why-pick" },
  {
    rule: "nothing picked up while a capture is compulsory", game: "english", fen: "W:W22,32:B18", taps: [28],
    says: "A capture is compulsory. Pick up one of the marked pieces first.", id: "why-pick-forced",
  },
];

const said = (language: Language): ReturnType<typeof sayWith> =>
  sayWith([bundleOf(language, readFileSync(new URL(`../../www/i18n/${language}.ftl`, import.meta.url), "utf8"))]);

/** The sentence stands under the board and is spoken, and nothing has been played. */
async function isTold({ page }: Seat, text: string, code: string, name: string): Promise<void> {
  assert.equal(await page.locator(".note-text").innerText(), text, name);
  assert.equal(await spoken(page), text, name);
  assert.equal(await kept(page), code, name);
}

/** Puts each position on the table and lets the hand try what is not allowed. */
async function each(seat: Seat, text: (one: Case) => string, cases: Case[], attempt: (one: Case) => Promise<void>): Promise<void> {
  for (const one of cases) {
    await setUp(seat.page, one.game, one.fen);
    // The position is clear of what was said before.
    assert.equal(await seat.squares.pieces(), position(one.game, one.fen).pieces);
    assert.notEqual(await seat.page.locator(".note-text").innerText(), text(one));
    const code = await kept(seat.page);
    await attempt(one);
    await isTold(seat, text(one), code, one.rule);
    if (one.taps.length < 3) assert.equal(await seat.squares.pieces(), position(one.game, one.fen).pieces, one.rule);
  }
}

for (const device of ["phone", "desktop"] as const) {
  test(`a tap on a ${device} that is not allowed is told its reason (case 33)`, async (t) => {
    const seat = await seatAt(t, device);
    await beginDraughts(seat.page, "italian", "person", "person");
    await each(seat, ({ says }) => says, CASES.filter(({ taps }) => taps.length > 0), async ({ taps }) => {
      for (const square of taps) await seat.squares.tap(square);
    });
  });

  test(`a drag on a ${device} that is not allowed is told its reason`, async (t) => {
    const seat = await seatAt(t, device);
    await beginDraughts(seat.page, "italian", "person", "person");
    await each(seat, ({ says }) => says, CASES.filter(({ drags }) => drags), async ({ drags = [] }) => {
      for (const [from, to] of drags) await seat.squares.drag(from, to);
    });
  });
}

test("a key that is not allowed is told its reason", async (t) => {
  const seat = await seatAt(t, "desktop");
  await beginDraughts(seat.page, "italian", "person", "person");
  await each(seat, ({ says }) => says, CASES.filter(({ taps }) => taps.length > 0), async ({ taps }) => {
    for (const square of taps) {
      await seat.squares.cell(square).focus();
      await seat.page.keyboard.press("Enter");
    }
  });
});

for (const [language, locale] of [["pl", "pl-PL"], ["cs", "cs-CZ"]] as const) {
  test(`every reason is told in the language of the page, ${language}`, async (t) => {
    const [own, english] = [said(language), said("en")];
    const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale } }));
    await beginDraughts(seat.page, "italian", "person", "person");
    const text = ({ id, args }: Case): string => own(id, args);
    for (const one of CASES) {
      assert.equal(english(one.id, one.args), one.says, "the sentence is the message's");
      assert.notEqual(text(one), one.says, one.rule);
    }
    await each(seat, text, CASES.filter(({ taps }) => taps.length > 0), async ({ taps }) => {
      for (const square of taps) await seat.squares.tap(square);
    });
  });
}

test("a reason is over once the hand does what it may", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "person");
  await setUp(page, "italian", "W:W22,32:B1,19");
  const note = page.locator(".note-text");
  await squares.tap(32);
  assert.match(await note.innerText(), /compulsory/);
  await squares.tap(22);
  assert.equal(await note.innerText(), "");
  await squares.tap(15);
  assert.match(await note.innerText(), /22x15, one piece captured/);
});

test("the same reason twice is spoken twice (case 35)", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "person");
  await setUp(page, "italian", "W:W22,32:B19");
  const regions = (): Promise<string[]> => page.locator(".unseen[role=status]").allInnerTexts();
  await squares.tap(32);
  const first = await regions();
  await squares.tap(32);
  const second = await regions();
  assert.deepEqual(second, [...first].reverse(), "the two regions take turns");
  assert.notDeepEqual(first, second);
});
