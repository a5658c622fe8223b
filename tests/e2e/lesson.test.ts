// Teach me: a good move with its reasons, what another one costs, the last move, a move looked back at.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, setUp, tapMove } from "./draughts.ts";
import { close } from "./harness.ts";
import { AT_ONCE, begin, control, heading, keeping, seatAt, spoken, untilMyTurn } from "./table.ts";

after(close);

const lesson = (page: Page): ReturnType<Page["locator"]> => page.locator("[data-lesson]");
const button = (page: Page, name: string): ReturnType<Page["locator"]> => page.locator(".play-side button", { hasText: name });

/** Asks for a lesson; what it says. */
async function taught(page: Page): Promise<string> {
  await control(page, "hint").click();
  await lesson(page).waitFor();
  return lesson(page).innerText();
}

/** Nothing is left untranslated or unfilled. */
function assertWorded(text: string): void {
  assert.doesNotMatch(text, /reason-|cost-|lesson-|\{|\$/);
}

test("Teach me tells a move, why and what may follow, and the move can be played from there", async (t) => {
  for (const device of ["phone", "desktop"] as const) {
    const { page, board } = await seatAt(t, device);
    const text = await taught(page);
    assert.match(text, /^A good move: [a-q]\d+/);
    assert.ok((await page.locator(".lesson-why li").count()) > 0, text);
    assertWorded(text);
    assert.match(await spoken(page), /^A good move: /);
    const before = await board.pieces();
    await button(page, "Play it").click();
    await board.until((pieces) => pieces !== before);
    await lesson(page).waitFor({ state: "detached" });
    await untilMyTurn(page);
  }
});

test("another move is asked about without being played, and may be played then", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  await taught(page);
  await button(page, "Why not another?").click();
  await page.locator(".note-text", { hasText: "It will not be played" }).waitFor();
  const before = await board.pieces();
  await board.tapHole(112);
  assert.ok((await board.targets()).has(103));
  await board.tapHole(103);
  await page.locator(".lesson-move", { hasText: "About n2-m6:" }).waitFor();
  assert.equal(await board.pieces(), before, "nothing was played");
  assert.equal(await heading(page), "Your move");
  assertWorded(await lesson(page).innerText());
  // The question is answered: the next move is played again.
  await button(page, "Play mine").click();
  await board.until((pieces) => pieces[112] === "." && pieces[103] !== ".");
  await untilMyTurn(page);
});

test("a question can be withdrawn, and then moves are played as ever", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await taught(page);
  await button(page, "Why not another?").click();
  await button(page, "Cancel").click();
  await lesson(page).waitFor();
  await button(page, "Close").click();
  await lesson(page).waitFor({ state: "detached" });
  const before = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await board.until((pieces) => pieces !== before);
});

test("the last move and any move that is looked back at are explained", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await board.tapHole(112);
  await board.tapHole(103);
  await untilMyTurn(page);
  await taught(page);
  await button(page, "My last move").click();
  await page.locator(".lesson-move", { hasText: "The move played, n2-m6:" }).waitFor();
  assert.equal(await heading(page), "After move 0 of 2");
  assertWorded(await lesson(page).innerText());
  // The computer's answer too.
  await control(page, "moves").click();
  await page.locator("dialog[open] .move").nth(1).click();
  await page.keyboard.press("Escape");
  await lesson(page).waitFor({ state: "detached" });
  await taught(page);
  await page.locator(".lesson-move", { hasText: "The move played, " }).waitFor();
  await button(page, "Back to now").click();
  await lesson(page).waitFor({ state: "detached" });
  assert.equal(await heading(page), "Your move");
});

test("in draughts it is said what a bad move loses, and which rule leaves no choice", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "english", "person", "person");
  await setUp(page, "english", "B:WK5,22,30,32:B2,11,13,15,28");
  await taught(page);
  await button(page, "Why not another?").click();
  await tapMove(squares, "13-17");
  await page.locator(".lesson-move", { hasText: "About 13-17:" }).waitFor();
  assert.match(await lesson(page).innerText(), /It loses a piece/);
  await setUp(page, "italian", "W:W30,K32:B18,20,26,28");
  assert.match(await taught(page), /Rule 2 leaves no choice: the king must capture/);
});

test("lessons speak Polish and Czech", async (t) => {
  for (const [language, first] of [["pl", /^Dobry ruch: /], ["cs", /^Dobrý tah: /]] as const) {
    const { page } = await seatAt(t, "phone", keeping({ ...AT_ONCE, language }));
    const text = await taught(page);
    assert.match(text, first);
    assertWorded(text);
  }
});

test("every game teaches, with all seats", async (t) => {
  const { page } = await seatAt(t, "phone");
  for (const [link, seats] of [["#new/capture?players=2", 2], ["#new/capture?players=5", 5], ["#new/star?players=6", 6], ["#new/star?players=2x3", 2], ["#new/italian", 2]] as const) {
    await begin(page, link, Array.from({ length: seats }, () => "person" as const));
    await untilMyTurn(page);
    const text = await taught(page);
    assert.match(text, /^A good move: /, link);
    assertWorded(text);
  }
});

test("on a phone a lesson about a move that is looked back at can be put away, and then the game goes on", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  await board.tapHole(112);
  await board.tapHole(103);
  await untilMyTurn(page);
  await taught(page);
  await button(page, "My last move").click();
  await page.locator(".lesson-move", { hasText: "The move played" }).waitFor();
  await lesson(page).locator("button", { hasText: "Close" }).click();
  await button(page, "Back to now").click();
  assert.equal(await heading(page), "Your move");
});
