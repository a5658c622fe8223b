// Every destination that the rules list is offered, and is reached by tap, by drag and by key.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { tryAll } from "./in-page.ts";
import type { Trial, Way } from "./in-page.ts";
import { Oracle } from "./oracle.ts";
import type { StarRules } from "./oracle.ts";
import { begin, kept, seatAt } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

const WAYS: Way[] = ["tap", "drag", "key"];
const POSITIONS = 100;

/** Repeatable chance (a linear congruence is random enough to wander). */
function chance(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function replaced(board: string, changes: Record<number, string>): string {
  return [...board].map((piece, hole) => changes[hole] ?? piece).join("");
}

/** Plays the trials inside the page. */
async function tryIn(page: Page, trials: Trial[]): Promise<string[]> {
  // The loader of these tests names functions by a helper of its own, which the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  return page.evaluate(tryAll, trials);
}

/** What comes of a move: two marbles change places in a swap, else one moves. */
function moved(board: string, from: number, to: number): string {
  return replaced(board, { [from]: board[to] ?? ".", [to]: board[from] ?? "." });
}

/** The destinations that the page offers for a marble, by a real tap. */
async function offered({ page, board }: Seat, from: number): Promise<number[]> {
  await page.keyboard.press("Escape");
  await board.tapHole(from);
  const holes = [...(await board.targets()).keys()];
  await page.keyboard.press("Escape");
  return holes.sort((a, b) => a - b);
}

const SETS: [string, string, StarRules][] = [
  ["the standard rules", "", { long_jump: false, rest_in_foreign: true, swap: false }],
  ["long jumps, swaps and no rest in foreign points", "&long=on&swap=on&rest=off", { long_jump: true, rest_in_foreign: false, swap: true }],
];

for (const [name, parameters, rules] of SETS) {
  test(`every destination is reached by tap, drag and key in ${POSITIONS} positions of ${name}`, async (t) => {
    const seat = await seatAt(t, "desktop");
    const { page, board } = seat;
    const pick = chance(7);
    await begin(page, `#new/star?players=2&first=1${parameters}`, ["person", "person"]);
    let swaps = 0;
    for (let ply = 0; ply < POSITIONS; ply++) {
      const now = await board.pieces();
      const turn = ply % 2;
      const moves = await oracle.star([[1], [4]], turn, rules, now);
      assert.ok(moves.length > 0);
      swaps += moves.filter((move) => move[2] === "swap").length;
      const trials = moves.flatMap(([from, to]) => WAYS.map((way): Trial => ({ from, to, way, boards: [moved(now, from, to)] })));
      assert.deepEqual(await tryIn(page, trials), [], `ply ${ply}`);
      // One marble's offers in each position by a real tap: exactly the rules' list, nothing else.
      const [from] = moves[pick(moves.length)] ?? moves[0] ?? [0];
      assert.deepEqual(await offered(seat, from), moves.filter((move) => move[0] === from).map((move) => move[1]), `ply ${ply}`);
      // On with the game, rather forwards than to and fro, so that the armies meet.
      const forward = (move: readonly [number, number, ...unknown[]]): number => (turn === 0 ? move[1] - move[0] : move[0] - move[1]);
      const onward = moves.filter((move) => forward(move) > 0);
      const [a, b] = (onward.length > 0 ? onward : moves)[pick((onward.length > 0 ? onward : moves).length)] ?? [0, 0];
      await board.tapHole(a);
      await board.tapHole(b);
      await board.until((pieces) => pieces !== now);
      if (await page.locator(".finish").count()) await begin(page, `#new/star?players=2&first=${((ply + 1) % 2) + 1}${parameters}`, ["person", "person"]);
    }
    if (rules.swap) assert.ok(swaps > 0, "swaps were among the moves");
  });
}

test(`every destination is reached by tap, drag and key in ${POSITIONS} positions of the capture game`, async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const pick = chance(11);
  let several = 0;
  for (let ply = 0; ply < POSITIONS; ply++) {
    if (ply === 0 || (await page.locator(".finish").count())) {
      await begin(page, `#new/capture?players=2&first=1&long=${ply % 2 ? "on" : "off"}`, ["person", "person"]);
    }
    const long = (await page.evaluate(() => String(localStorage.getItem("hopstone.choice")))).includes('"longJump":true');
    const now = await board.pieces();
    const outcomes = await oracle.capture(now, long);
    if (!outcomes) continue;
    const result = ([from, to, captured]: [number, number, number[]]): string =>
      replaced(now, { ...Object.fromEntries(captured.map((hole) => [hole, "."])), [from]: ".", [to]: "o" });
    const trials = outcomes.flatMap((outcome): Trial[] => {
      const [from, to] = outcome;
      const same = outcomes.filter((other) => other[0] === from && other[1] === to);
      const isHop = same.some(([, , captured]) => captured.length === 1);
      // A far hole to which several outcomes lead is reached hop by hop, and so is the way back to the start: see capture-path.
      if (from === to || (same.length > 1 && !isHop)) {
        several++;
        return [];
      }
      return WAYS.map((way) => ({ from, to, way, boards: isHop ? same.filter(([, , captured]) => captured.length === 1).map(result) : [result(outcome)] }));
    });
    assert.deepEqual(await tryIn(page, trials), [], `ply ${ply}`);
    const [from] = outcomes[pick(outcomes.length)] ?? [0];
    const ends = [...new Set(outcomes.filter((one) => one[0] === from && one[1] !== from).map((one) => one[1]))].sort((a, b) => a - b);
    assert.deepEqual(await offered(seat, from), ends, `ply ${ply}`);
    const trial = trials[pick(trials.length)];
    assert.ok(trial);
    const code = await kept(page);
    await board.tapHole(trial.from);
    await board.tapHole(trial.to);
    // The board shows a half-made chain as it would stand; only the record tells whether it was played.
    while ((await kept(page)) === code) {
      await page.evaluate(() => document.querySelector<HTMLElement>(".note > .button-main")?.click());
    }
    assert.ok(trial.boards.includes(await board.pieces()));
  }
  assert.ok(several > 0, "some holes were reached in several ways");
});

for (const device of ["phone", "desktop"] as const) {
  test(`destinations are reached by trusted ${device === "phone" ? "touches" : "clicks, drags and keys"} too`, async (t) => {
    const seat = await seatAt(t, device);
    const { page, board } = seat;
    const pick = chance(3);
    const rules = SETS[0]?.[2];
    assert.ok(rules);
    await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
    for (let ply = 0; ply < 12; ply++) {
      const now = await board.pieces();
      const moves = await oracle.star([[1], [4]], ply % 2, rules, now);
      const ways: Way[] = device === "phone" ? ["tap", "drag"] : WAYS;
      for (const way of ways) {
        const [from, to] = moves[pick(moves.length)] ?? [0, 0];
        if (way === "tap") {
          await board.tapHole(from);
          await board.tapHole(to);
        } else if (way === "drag") {
          await board.dragHole(from, to);
        } else {
          for (const hole of [from, to]) {
            await page.locator(`[data-hole="${hole}"]`).focus();
            await page.keyboard.press("Enter");
          }
        }
        await board.until((pieces) => pieces === moved(now, from, to));
        if (way !== ways.at(-1)) {
          await page.locator('[data-control="undo"]').click();
          await board.until((pieces) => pieces === now);
        }
      }
    }
  });
}
