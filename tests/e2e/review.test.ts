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

/** Looks through the game on the table, which is over. */
async function lookThrough(page: Page): Promise<void> {
  await button(page, "Replay").click();
  await button(page, "Look through the game").click();
  await page.locator(".review progress").waitFor();
  await page.locator(".review progress").waitFor({ state: "detached", timeout: 90_000 });
}

/** What the list says a move cost, as the explanation must say it too. */
function explained(loss: string): RegExp {
  const [, count] = /(\d+|one|a) (?:move|man|men|marble)/.exec(loss) ?? [];
  if (count === undefined) return /win|lose|loses/;
  return loss.includes("move") ? new RegExp(`(is|makes) ${count} moves? longer`) : loss.includes("marble") ? new RegExp(`ends ${count} marbles? worse`)
    : new RegExp(`costs about ${count} m[ae]n|(loses|win of) ${count === "a" ? "a piece" : `${count} pieces`}`);
}

test("the computer looks through a game; its course is drawn, and every turning point's explanation says what the list says", async (t) => {
  for (const device of ["desktop", "phone"] as const) {
    const { page } = await seatAt(t, device);
    let told = 0;
    for (const link of ["#new/italian", "#new/star?players=2", "#new/capture?players=2"]) {
      await begin(page, link, ["1", "4"]);
      await untilTheEnd(page);
      await lookThrough(page);
      assert.ok(await page.locator(".review-line").count() > 0, link);
      assert.match((await page.locator(".review-line").first().getAttribute("points")) ?? "", /^0\.0,[\d.]+ /, "the line begins with the game");
      const scale = await page.locator(".review-scale").allInnerTexts();
      assert.ok(scale.length === 2 && Number(scale[0]) > 0 && scale[1] === "0", `${scale.join()}`);
      const points = page.locator(".review-points .move");
      const count = await points.count();
      // A beginner against a strong player: where no move stands out, the game was lost little by little.
      if (count === 0) await page.locator(".review .quiet", { hasText: "little by little" }).waitFor();
      told += count;
      const board = (await page.locator(".play-board").boundingBox()) ?? assert.fail("a board");
      for (let i = 0; i < count; i++) {
        const number = await points.nth(i).locator(".move-number").innerText();
        const loss = await points.nth(i).locator(".review-loss").innerText();
        await points.nth(i).click();
        await page.locator("[data-lesson]").waitFor();
        assert.match(await heading(page), new RegExp(`^After move ${Number(number) - 1} of`));
        const text = await spoken(page);
        assert.match(text, /^The move played, /);
        assert.match(text, explained(loss), loss);
        assert.doesNotMatch(text, /It is this very move|about as good|your way home/, "nobody here is addressed");
        // The explanation comes into sight.
        await page.waitForFunction(() => {
          const { top, bottom } = document.querySelector("[data-lesson]")?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
          return top >= 0 && bottom <= innerHeight + 1;
        }, undefined, { timeout: 2_000 });
        if (device === "desktop") assert.deepEqual(await page.locator(".play-board").boundingBox(), board, "the board stands still");
      }
      await button(page, "Close").first().click();
    }
    assert.ok(told > 0, "some move of a beginner stands out");
  }
});

test("at the end of a race the winner's line stands on the base line and the loser's above it; both are told apart by more than colour", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await begin(page, "#new/star?players=2", ["1", "4"]);
  await untilTheEnd(page);
  await lookThrough(page);
  const lines = await page.locator(".review-line").evaluateAll((all) => all.map((line) => ({
    seat: line.getAttribute("data-seat"), dash: line.getAttribute("stroke-dasharray"), width: (line as SVGElement).style.strokeWidth,
    end: Number(line.getAttribute("points")?.split(" ").at(-1)?.split(",")[1]),
  })));
  const base = Number(await page.locator(".review-zero").getAttribute("y1"));
  assert.deepEqual(lines.map(({ seat }) => seat), ["0", "1"]);
  assert.equal(lines[1]?.end, base, "the winner is home");
  assert.ok((lines[0]?.end ?? base) < base - 2, "the beginner is not");
  assert.notEqual(lines[0]?.dash, lines[1]?.dash);
  assert.notEqual(lines[0]?.width, lines[1]?.width);
  const [first, second] = await page.locator(".review-end").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  assert.ok(Math.abs((first ?? 0) - (second ?? 0)) > 15, "the marbles do not cover each other");
});

test("the person here stands above the line, and is addressed", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await begin(page, "#new/italian", ["3", "person"]);
  await untilMyTurn(page);
  await control(page, "moves").click();
  await page.locator("dialog[open] button", { hasText: "Replay" }).click();
  await button(page, "Look through the game").click();
  await page.locator(".review figcaption", { hasText: "Above the line you are ahead." }).waitFor();
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
