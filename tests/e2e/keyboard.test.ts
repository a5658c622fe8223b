// The whole game without a pointer, and what is said of it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { begin, control, heading, seatAt, spoken, untilMyTurn } from "./table.ts";

after(close);

const focused = (page: Page): Promise<number> => page.evaluate(() => Number(document.activeElement?.getAttribute("data-hole") ?? -1));

/** Walks to a hole by the arrow keys: first to its row, then along it. */
async function walk({ page, board }: Seat, to: number): Promise<void> {
  const goal = await board.centre(to);
  for (let i = 0; i < 40; i++) {
    const at = await focused(page);
    if (at === to) return;
    const now = await board.centre(at);
    const key = Math.abs(now.y - goal.y) > 2 ? (now.y < goal.y ? "ArrowDown" : "ArrowUp") : now.x < goal.x ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press(key);
  }
  assert.fail(`the arrows do not lead to ${to}`);
}

test("an opening is played by the keyboard alone: Tab, arrows, Enter (case 35)", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  for (let i = 0; (await focused(page)) < 0; i++) {
    assert.ok(i < 12, "Tab reaches the board");
    await page.keyboard.press("Tab");
  }
  for (const [from, to] of [[112, 103], [111, 101], [118, 115], [117, 91]] as const) {
    await untilMyTurn(page);
    const before = await board.pieces();
    await walk(seat, from);
    await page.keyboard.press("Enter");
    const target = (await board.targets()).has(to) ? to : [...(await board.targets()).keys()][0];
    assert.ok(target !== undefined, `${from} can move`);
    await walk(seat, target);
    await page.keyboard.press("Enter");
    const after = await board.until((pieces) => pieces !== before);
    assert.equal(after[target], "4");
    assert.equal(await focused(page), target, "the focus stays where the marble was put down");
  }
});

test("the six letters walk in the six directions, Home and End along the row", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await page.locator('[data-hole="60"]').focus();
  for (const [key, hole] of [["d", 61], ["a", 60], ["e", 51], ["z", 60], ["q", 50], ["c", 60], ["Home", 56], ["End", 64]] as const) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), hole, key);
  }
});

test("every hole is reached by the arrows from the middle (case 35)", async (t) => {
  const seat = await seatAt(t, "desktop");
  await seat.page.locator('[data-hole="60"]').focus();
  // The six points and what lies between them: the tips, the inner corners, the edges.
  for (const hole of [0, 120, 10, 22, 98, 110, 19, 64, 56, 111, 9, 97, 23]) await walk(seat, hole);
});

test("Escape puts the picked marble back and leaves the game as it is", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  const start = await board.pieces();
  await page.locator('[data-hole="112"]').focus();
  await page.keyboard.press("Enter");
  assert.equal((await board.targets()).size, 2);
  await page.keyboard.press("Escape");
  assert.equal((await board.targets()).size, 0);
  assert.equal(await board.pieces(), start);
});

test("the keys 1 to 5 set the level, U takes back, H teaches, ? lists the keys", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  const start = await board.pieces();
  for (const [key, level] of [["1", "Novice"], ["2", "Easy"], ["4", "Strong"], ["5", "Hard"], ["3", "Normal"]] as const) {
    await page.keyboard.press(key);
    assert.equal(await spoken(page), `The computer now plays at level ${level}.`);
    assert.match(await page.locator(".seats").innerText(), new RegExp(`Computer \\(${level}\\)`));
  }
  await page.keyboard.press("h");
  await page.locator("[data-lesson]").waitFor();
  await board.tapHole(112);
  await board.tapHole(103);
  await untilMyTurn(page);
  await page.keyboard.press("u");
  assert.equal(await board.pieces(), start);
  await page.keyboard.press("?");
  await page.locator("dialog[open] .keys").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(await board.pieces(), start);
});

test("Teach me shows a move that can be played as it is said", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  for (let turn = 0; turn < 3; turn++) {
    await untilMyTurn(page);
    const before = await board.pieces();
    await control(page, "hint").click();
    const told = page.locator(".lesson-move", { hasText: /^A good move: / });
    await told.waitFor();
    const [, first = "", last = ""] = /^A good move: ([a-q]\d+)[-:=].*?([a-q]\d+)=?$/.exec(await told.innerText()) ?? [];
    const hole = async (name: string): Promise<number> =>
      Number(await page.locator(`[role=gridcell][aria-label^="${name},"]`).getAttribute("data-hole"));
    const [from, to] = [await hole(first), await hole(last)];
    await board.tapHole(from);
    assert.ok((await board.targets()).has(to), `${first} to ${last}`);
    await board.tapHole(to);
    const after = await board.until((pieces) => pieces !== before);
    assert.equal(after[from] === "4", false);
  }
});

test("every move is spoken with who made it, and a repeated message is spoken again (case 35)", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  // What a screen reader hears: every text that appears in a live region.
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll("[role=status]")) {
      new MutationObserver(() => { if (region.textContent) heard.push(region.textContent); }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  await board.tapHole(112);
  await board.tapHole(103);
  await untilMyTurn(page);
  const [mine, theirs] = await heard();
  assert.equal(mine, "You: n2-m6.");
  assert.match(theirs ?? "", /^Computer \(Normal\): [a-q]\d+[-:]/);
  for (let i = 0; i < 2; i++) {
    await board.tapHole(120);
    assert.deepEqual(await heard(), ["The marble in q1 has no free hole beside it and nothing to jump over."]);
  }
});

test("a turned board is walked as it is seen", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  for (let i = 0; i < 3; i++) await control(page, "turn-board").click();
  await page.locator('[data-hole="60"]').focus();
  const before = await board.centre(60);
  await page.keyboard.press("ArrowUp");
  const at = await focused(page);
  assert.ok((await board.centre(at)).y < before.y);
  await walk(seat, 0);
  assert.match(await heading(page), /to move$/);
});
