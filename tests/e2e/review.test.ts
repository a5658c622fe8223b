// Replay and review: stepping through a game, playing it, its course, its turning points.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import { begin, control, heading, seatAt, spoken, untilMyTurn, untilTheEnd } from "./table.ts";

after(close);

const button = (page: Page, name: string): ReturnType<Page["locator"]> => page.locator(`.play-side button:has-text("${name}"), .play-side button[aria-label="${name}"]`);

test("a finished game is stepped through, slid through and played, without a change to it", async (t) => {
  for (const device of ["phone", "desktop"] as const) {
    const { page, squares } = await seatAt(t, device);
    await begin(page, "#new/english", ["1", "3"]);
    await untilTheEnd(page);
    const end = await heading(page);
    const last = await squares.pieces();
    await button(page, "Replay").click();
    await button(page, "To the beginning").click();
    assert.equal(await squares.pieces(), "bbbbbbbbbbbb........wwwwwwwwwwww");
    const [, plies = ""] = /of (\d+)$/.exec(await heading(page)) ?? [];
    await button(page, "One move on").click();
    assert.equal(await heading(page), `After move 1 of ${plies}`);
    await button(page, "One move back").click();
    assert.equal(await heading(page), `After move 0 of ${plies}`);
    await page.locator(".review-slider").fill("4");
    assert.equal(await heading(page), `After move 4 of ${plies}`);
    await button(page, "Play the game").click();
    await page.locator("h1", { hasText: "After move 6" }).waitFor();
    await button(page, "Pause").click();
    const stopped = await heading(page);
    await page.waitForTimeout(1_500);
    assert.equal(await heading(page), stopped, "it stands still");
    await button(page, "To the end").click();
    assert.equal(await heading(page), end);
    assert.equal(await squares.pieces(), last);
    await button(page, "Close").click();
    assert.equal(await page.locator(".review").count(), 0);
  }
});

test("the computer looks through a game; its course is drawn, and a turning point is explained", async (t) => {
  const { page } = await seatAt(t, "desktop");
  for (const link of ["#new/italian", "#new/star?players=2", "#new/capture?players=2"]) {
    await begin(page, link, ["1", "4"]);
    await untilTheEnd(page);
    await button(page, "Replay").click();
    await button(page, "Look through the game").click();
    await page.locator(".review progress").waitFor();
    await page.locator(".review progress").waitFor({ state: "detached", timeout: 60_000 });
    assert.ok(await page.locator(".review-line").count() > 0, link);
    assert.match((await page.locator(".review-line").first().getAttribute("points")) ?? "", /^0\.0,[\d.]+ /, "the line begins with the game");
    const points = page.locator(".review-points .move");
    // A beginner against a strong player gives something away.
    assert.ok(await points.count() > 0, link);
    const number = await points.first().locator(".move-number").innerText();
    await points.first().click();
    await page.locator("[data-lesson]").waitFor();
    assert.match(await heading(page), new RegExp(`^After move ${Number(number) - 1} of`));
    assert.match(await spoken(page), /^The move played, /);
    await button(page, "Back to now").click();
  }
});

test("looking through a game can be stopped and goes on from there; a move ends it", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  for (const [from, to] of [[112, 103], [111, 102]] as const) {
    await board.tapHole(from);
    await board.tapHole(to);
    await untilMyTurn(page);
  }
  await control(page, "moves").click();
  await page.locator("dialog[open] button", { hasText: "Replay" }).click();
  await button(page, "Look through the game").click();
  await page.locator(".review progress").waitFor({ state: "detached", timeout: 60_000 });
  assert.ok(await page.locator(".review-graph").count() > 0);
  // Another move, and there is more to look at.
  await board.tapHole(103);
  const target = [...(await board.targets()).keys()][0] ?? assert.fail("a destination");
  await board.tapHole(target);
  await untilMyTurn(page);
  await button(page, "Look through the game").waitFor();
});

test("looking through a game that goes on is help: a score does not enter the records", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await begin(page, "#new/italian", ["person", "1"]);
  await untilMyTurn(page);
  await squares.tap(22);
  await squares.tap(18);
  await untilMyTurn(page);
  await control(page, "moves").click();
  await page.locator("dialog[open] button", { hasText: "Replay" }).click();
  await button(page, "Look through the game").click();
  await page.locator(".review progress").waitFor({ state: "detached", timeout: 60_000 });
  assert.match(await page.evaluate(() => localStorage.getItem("hopstone.tally") ?? ""), /"spoilt":"hint"/);
});
