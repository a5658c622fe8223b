// A game outlives the page: at every ply, and after the end.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { CROSSROADS, THERE_AND_BACK } from "./games.ts";
import type { Moves } from "./games.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, control, heading, kept, seatAt, slowly, untilTheEnd } from "./table.ts";

after(close);

/** Everything that a person sees of a game. */
async function sight({ page, board }: Seat): Promise<Record<string, unknown>> {
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  const moves = await page.locator("dialog[open] .move").allTextContents();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  return {
    pieces: await board.pieces(), heading: await heading(page), moves, code: await kept(page),
    seats: await page.locator(".seats").innerText(),
    undo: await control(page, "undo").getAttribute("aria-disabled"),
  };
}

async function reloaded(seat: Seat): Promise<Record<string, unknown>> {
  await seat.page.reload();
  await seat.board.ready();
  return sight(seat);
}

for (const [name, link, moves] of [
  ["of the star, to a draw", "#new/star?players=2&first=1", THERE_AND_BACK],
  ["of the capture game", "#new/capture?players=2&first=1", [...CROSSROADS, [68, 66], [14, 12]]],
] as [string, string, Moves][]) {
  test(`a game ${name} is the same after a reload at every ply`, async (t) => {
    const seat = await seatAt(t, "phone");
    await begin(seat.page, link, ["person", "person"]);
    for (const move of [null, ...moves]) {
      if (move) await replay(seat.page, [move]);
      const before = await sight(seat);
      assert.deepEqual(await reloaded(seat), before);
    }
  });
}

test("a repetition counts on over reloads: the third time is the third time", async (t) => {
  const seat = await seatAt(t, "desktop");
  await begin(seat.page, "#new/star?players=2&first=1", ["person", "person"]);
  for (const move of THERE_AND_BACK) {
    await replay(seat.page, [move]);
    await seat.page.reload();
    await seat.board.ready();
  }
  assert.match(await heading(seat.page), /third time/);
});

test("a game is the same after the end, and undo still leads back from there", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, "#new/capture?players=3&first=1", ["2", "2", "2"]);
  const places = await untilTheEnd(page);
  const before = await sight(seat);
  assert.deepEqual(await reloaded(seat), before);
  assert.deepEqual(await untilTheEnd(page), places);
  await control(page, "undo").click();
  await page.locator(".finish").waitFor({ state: "detached" });
});

test("a reload while the computer thinks lets it think again, and it moves once", async (t) => {
  const seat = await seatAt(t, "desktop", slowly());
  const { page, board } = seat;
  await begin(page, "#new/star?players=2&first=2", ["5", "person"]);
  await board.tapHole(112);
  await board.tapHole(103);
  await page.locator("h1", { hasText: "is thinking" }).waitFor();
  await page.reload();
  await board.ready();
  await page.locator("h1", { hasText: "Your move" }).waitFor();
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator(".move-number").count(), 2);
});
