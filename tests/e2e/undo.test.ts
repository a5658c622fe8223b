// Taking back and playing again, in every situation (case 18).
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { CROSSROADS, THERE_AND_BACK } from "./games.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, control, heading, kept, seatAt, spoken, untilMyTurn, untilTheEnd } from "./table.ts";

after(close);

const TWO = "#new/star?players=2&first=1";
const can = async (page: Page, name: string): Promise<boolean> => (await control(page, name).getAttribute("aria-disabled")) === "false";

async function sight({ page, board }: Seat): Promise<unknown> {
  return { pieces: await board.pieces(), heading: await heading(page), seats: await page.locator(".seats").innerText(), note: /stood|round/.test(await page.locator(".note-text").innerText()) };
}

test("undo to the start and redo to the end show every position again, counters included", async (t) => {
  for (const [link, moves] of [[TWO, THERE_AND_BACK.slice(0, 7)], ["#new/capture?players=2&first=1", CROSSROADS]] as const) {
    const seat = await seatAt(t, "desktop");
    const { page } = seat;
    await begin(page, link, ["person", "person"]);
    const seen = [await sight(seat)];
    assert.equal(await can(page, "undo"), false);
    for (const move of moves) {
      await replay(page, [move]);
      seen.push(await sight(seat));
    }
    const code = await kept(page);
    for (let ply = moves.length - 1; ply >= 0; ply--) {
      await control(page, "undo").click();
      assert.deepEqual(await sight(seat), seen[ply], `back at ${ply}`);
    }
    assert.equal(await can(page, "undo"), false);
    for (let ply = 1; ply <= moves.length; ply++) {
      await control(page, "redo").click();
      assert.deepEqual(await sight(seat), seen[ply], `again at ${ply}`);
    }
    assert.equal(await can(page, "redo"), false);
    assert.equal(await kept(page), code);
  }
});

test("a move after undo takes the place of what was taken back", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, TWO, ["person", "person"]);
  await replay(page, THERE_AND_BACK.slice(0, 2));
  await control(page, "undo").click();
  await replay(page, [[112, 103]]);
  assert.equal(await can(page, "redo"), false);
  await control(page, "moves").click();
  await page.locator(".move-number").first().waitFor();
  assert.equal(await page.locator(".move-number").count(), 2);
});

test("against the computer undo goes back to the person's last turn, and redo forward to the next", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, board } = seat;
  const positions: string[] = [];
  for (const from of [112, 113, 111]) {
    await untilMyTurn(page);
    const now = await board.pieces();
    positions.push(now);
    await board.tapHole(from);
    const to = [...(await board.targets()).keys()][0];
    assert.ok(to !== undefined);
    await board.tapHole(to);
    await board.until((pieces) => pieces !== now);
  }
  await untilMyTurn(page);
  positions.push(await board.pieces());
  for (const back of [2, 1, 0]) {
    await control(page, "undo").click();
    assert.equal(await heading(page), "Your move");
    assert.equal(await board.pieces(), positions[back]);
    assert.equal(await spoken(page), "Taken back.");
  }
  assert.equal(await can(page, "undo"), false);
  for (const forward of [1, 2, 3]) {
    await control(page, "redo").click();
    assert.equal(await heading(page), "Your move");
    assert.equal(await board.pieces(), positions[forward]);
  }
});

test("undo goes back from a draw, and the draw comes again the same way", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, TWO, ["person", "person"]);
  await replay(page, THERE_AND_BACK.slice(0, -1));
  const before = await sight(seat);
  await replay(page, THERE_AND_BACK.slice(-1));
  assert.match(await heading(page), /^Draw/);
  await control(page, "undo").click();
  assert.deepEqual(await sight(seat), before);
  await control(page, "redo").click();
  assert.match(await heading(page), /^Draw: the same position/);
});

test("a resignation ends the game for two, and is taken back by undo", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page } = seat;
  // The card of the first visit stands over the seats, and is gone for good after it.
  await page.locator(".welcome button").click();
  const before = await sight(seat);
  await control(page, "resign").click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await page.locator(".finish").waitFor();
  assert.equal(await heading(page), "Computer (Normal) wins");
  assert.match(await spoken(page), /^You resign\. Computer \(Normal\) wins\.$/);
  await control(page, "undo").click();
  await page.locator(".finish").waitFor({ state: "detached" });
  assert.deepEqual(await sight(seat), before);
  await control(page, "redo").click();
  assert.deepEqual(await untilTheEnd(page), [1, 2]);
});

test("in a game of three a resignation lets the others play on, for places", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, "#new/star?players=3&first=1", ["person", "2", "2"]);
  await control(page, "resign").click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  assert.deepEqual(await untilTheEnd(page), [1, 2, 3]);
  assert.match(await page.locator(".places li").last().innerText(), /You[\s\S]*resigned/);
});

test("where computers play among themselves undo takes one move back, and they wait for Go on", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, "#new/capture?players=2&first=1", ["1", "1"]);
  await untilTheEnd(page);
  await control(page, "undo").click();
  await page.getByRole("button", { name: "Go on" }).waitFor();
  const code = await kept(page);
  await control(page, "undo").click();
  assert.notEqual(await kept(page), code);
  await page.getByRole("button", { name: "Go on" }).click();
  await untilTheEnd(page);
});

test("a look back shows the position and plays nothing; back to now leads to the present", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  await begin(page, TWO, ["person", "person"]);
  const start = await board.pieces();
  await replay(page, THERE_AND_BACK.slice(0, 3));
  const now = await board.pieces();
  const code = await kept(page);
  await control(page, "moves").click();
  await page.locator(".move", { hasText: "Start" }).click();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await board.pieces(), start);
  assert.equal(await heading(page), "After move 0 of 3");
  await board.tapHole(6);
  assert.equal((await board.targets()).size, 0);
  assert.match(await spoken(page), /You are looking back/);
  assert.equal(await kept(page), code);
  await page.getByRole("button", { name: "Back to now" }).click();
  assert.equal(await board.pieces(), now);
});
