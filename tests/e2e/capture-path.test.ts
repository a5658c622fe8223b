// The capture game where two ways lead to the same hole: the way is chosen hop by hop.
// After CROSSROADS from j4 (68) to h1 (46): over j2 (66), taking 67 and 56, or over h3 (48), taking 58 and 47. All four hops make a circle.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import { CROSSROADS } from "./games.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, control, heading, kept, seatAt, spoken } from "./table.ts";

after(close);

interface Crossroads extends Seat { start: string; code: string }

async function crossroads(t: TestContext, device: "phone" | "desktop"): Promise<Crossroads> {
  const seat = await seatAt(t, device);
  await begin(seat.page, "#new/capture?players=2&first=1", ["person", "person"]);
  await replay(seat.page, CROSSROADS);
  return { ...seat, start: await seat.board.pieces(), code: await kept(seat.page) };
}

/** The board after marbles have gone from it and one has moved. */
function taken(start: string, to: number, ...captured: number[]): string {
  return [...start].map((piece, hole) => (hole === to ? "o" : hole === 68 || captured.includes(hole) ? "." : piece)).join("");
}

const counts = ({ page }: Seat): Promise<string[]> => page.locator(".seat-count").allInnerTexts();
const done = ({ page }: Seat) => page.getByRole("button", { name: "Done" });

const WAYS = [
  { over: 66, captured: [67, 56] },
  { over: 48, captured: [58, 47] },
];

for (const device of ["phone", "desktop"] as const) {
  for (const { over, captured } of WAYS) {
    test(`on a ${device} the way over ${over} is chosen by taps, and Done ends it (case 17)`, async (t) => {
      const seat = await crossroads(t, device);
      const { page, board, start, code } = seat;
      await board.tapHole(68);
      assert.deepEqual([...(await board.targets()).keys()].sort((a, b) => a - b), [46, 48, 66, 87]);
      await board.tapHole(46);
      assert.match(await spoken(page), /^Several ways lead there/);
      assert.equal(await board.pieces(), start, "nothing was played");
      await board.tapHole(over);
      assert.equal(await board.pieces(), taken(start, over, captured[0] ?? 0), "the chain is shown as it grows");
      await board.tapHole(46);
      assert.equal(await board.pieces(), taken(start, 46, ...captured));
      assert.equal(await kept(page), code, "a half-made chain is not played");
      assert.deepEqual(await counts(seat), ["1 captured", "1 captured"]);
      await done(seat).click();
      await done(seat).waitFor({ state: "detached" });
      assert.equal(await board.pieces(), taken(start, 46, ...captured));
      assert.deepEqual(await counts(seat), ["3 captured", "1 captured"]);
      assert.match(await spoken(page), over === 66 ? /j4:j2:h1, 2 marbles captured/ : /j4:h3:h1, 2 marbles captured/);
      assert.equal(await heading(page), "Player 2 to move");
      await control(page, "undo").click();
      assert.equal(await board.pieces(), start);
      assert.deepEqual(await counts(seat), ["1 captured", "1 captured"]);
    });

    test(`on a ${device} the way over ${over} is chosen by drags, and a tap on the marble ends it (case 17)`, async (t) => {
      const seat = await crossroads(t, device);
      const { page, board, start, code } = seat;
      await board.dragHole(68, over);
      await board.dragHole(over, 46);
      assert.equal(await board.pieces(), taken(start, 46, ...captured));
      assert.equal(await kept(page), code);
      await board.tapHole(46);
      await done(seat).waitFor({ state: "detached" });
      assert.deepEqual(await counts(seat), ["3 captured", "1 captured"]);
    });
  }
}

test("a far hole to which one way leads is played at once (case 30)", async (t) => {
  const seat = await crossroads(t, "phone");
  const { board, start } = seat;
  await board.tapHole(68);
  await board.tapHole(66);
  await board.tapHole(48);
  assert.equal(await board.pieces(), taken(start, 48, 67, 56, 47));
  assert.deepEqual(await counts(seat), ["4 captured", "1 captured"]);
});

test("the last hop is taken back by a tap, and the other way is still free", async (t) => {
  const seat = await crossroads(t, "desktop");
  const { page, board, start, code } = seat;
  await board.tapHole(68);
  await board.tapHole(66);
  await board.tapHole(46);
  await board.tapHole(66);
  assert.equal(await board.pieces(), taken(start, 66, 67), "one hop back");
  await board.tapHole(68);
  assert.equal(await board.pieces(), start, "and the other");
  await done(seat).waitFor({ state: "detached" });
  await board.tapHole(48);
  await done(seat).click();
  await done(seat).waitFor({ state: "detached" });
  assert.equal(await board.pieces(), taken(start, 48, 58));
  assert.notEqual(await kept(page), code);
});

test("a chain may come back to where it began and takes all four", async (t) => {
  const seat = await crossroads(t, "phone");
  const { board, start } = seat;
  for (const hole of [68, 48, 46]) await board.tapHole(hole);
  await board.dragHole(46, 66);
  await board.tapHole(68);
  await done(seat).waitFor({ state: "detached" });
  assert.equal(await board.pieces(), [...start].map((piece, hole) => ([58, 47, 56, 67].includes(hole) ? "." : piece)).join(""));
  assert.deepEqual(await counts(seat), ["5 captured", "1 captured"]);
});

test("a half-made chain and then a tap elsewhere plays no move of the other marble (case 31)", async (t) => {
  const seat = await crossroads(t, "phone");
  const { page, board, start, code } = seat;
  await board.tapHole(68);
  await board.tapHole(66);
  // 14 is no target of this marble and holds one that may move: it is taken up, and the chain goes back.
  await board.tapHole(14);
  assert.equal(await board.pieces(), start);
  assert.equal(await kept(page), code);
  assert.ok(!(await board.targets()).has(87), "the destinations are those of the other marble");
  await page.keyboard.press("Escape");
  await board.tapHole(68);
  await board.tapHole(66);
  // An empty hole that this chain cannot reach: it is said, and the chain stays.
  await board.tapHole(0);
  assert.match(await spoken(page), /cannot jump there/);
  assert.equal(await board.pieces(), taken(start, 66, 67));
  assert.equal(await kept(page), code);
});

test("Escape takes one hop back after the other, then the selection; Enter on the marble ends the chain", async (t) => {
  const seat = await crossroads(t, "desktop");
  const { page, board, start, code } = seat;
  for (const hole of [68, 66, 46]) {
    await page.locator(`[data-hole="${hole}"]`).focus();
    await page.keyboard.press("Enter");
  }
  assert.equal(await board.pieces(), taken(start, 46, 67, 56));
  await page.keyboard.press("Escape");
  assert.equal(await board.pieces(), taken(start, 66, 67));
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-hole")), "66", "the focus stands where the marble stands");
  await page.keyboard.press("Escape");
  assert.equal(await board.pieces(), start);
  assert.ok((await board.targets()).has(48), "the marble is still picked");
  await page.keyboard.press("Escape");
  assert.equal((await board.targets()).size, 0);
  assert.equal(await kept(page), code);
  for (const hole of [68, 66, 66]) {
    await page.locator(`[data-hole="${hole}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await done(seat).waitFor({ state: "detached" });
  assert.equal(await board.pieces(), taken(start, 66, 67));
  assert.deepEqual(await counts(seat), ["2 captured", "1 captured"]);
});

test("undo during a half-made chain puts the chain away and leaves the game", async (t) => {
  const seat = await crossroads(t, "desktop");
  const { page, board, start, code } = seat;
  await board.tapHole(68);
  await board.tapHole(66);
  await control(page, "undo").click();
  assert.equal(await board.pieces(), start);
  assert.equal(await kept(page), code);
});

test("a chain put down and thrown away by a new game is not played there (case 31)", async (t) => {
  const { page, board } = await crossroads(t, "desktop");
  await board.tapHole(68);
  await board.tapHole(66);
  await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
  assert.equal((await board.pieces()).indexOf("."), 0);
  assert.equal([...(await board.pieces())].filter((piece) => piece === "o").length, 60);
  await page.getByRole("button", { name: "Done" }).waitFor({ state: "detached" });
});

test("a half-made chain says that it may go on or end; whoever resigns is not told that the jumps have run out", async (t) => {
  const seat = await crossroads(t, "phone");
  const { page, board } = seat;
  await board.tapHole(68);
  await board.tapHole(66);
  assert.equal(await page.locator(".note-text").innerText(), "You can jump on, or end here with Done.");
  await page.keyboard.press("Escape");
  await control(page, "resign").click();
  await page.locator("dialog[open] .button-main").click();
  await page.locator(".finish").waitFor();
  assert.match(await page.locator(".finish > .quiet").innerText(), /^Player \d resigns\.$/);
});
