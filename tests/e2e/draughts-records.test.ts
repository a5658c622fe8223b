// The score against the computer and the table of records.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, capturedBy, fen, setUp, tapMove } from "./draughts.ts";
import type { Position } from "./draughts.ts";
import { close } from "./harness.ts";
import { CLEAN, nearlyWon } from "./nearly-won.ts";
import { Oracle } from "./oracle.ts";
import { control, heading, seatAt, untilMyTurn } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

const dialogOf = (page: Page) => page.locator("dialog[open]");

const scoreOf = (page: Page) => page.locator(".score strong").innerText();
const rows = async (page: Page): Promise<string[]> => {
  await page.locator(".score").getByRole("button", { name: "Records" }).click();
  await dialogOf(page).waitFor();
  const found = (await dialogOf(page).locator("tbody tr").allInnerTexts()).map((row) => row.replace(/\s+/g, " "));
  await page.locator(".dialog-close").click();
  await dialogOf(page).waitFor({ state: "detached" });
  return found;
};

for (const [device, game, person, level, name] of [["phone", "italian", "W", 3, "Normal"], ["desktop", "english", "B", 5, "Hard"]] as const) {
  test(`a win in ${game} draughts scores 10 for each piece, 100, and 50 for each step of level ${name}; it enters the table once`, async (t) => {
    const seat = await nearlyWon(t, oracle, device, game, person, level, { ...CLEAN, level });
    const { page, squares, last, captured } = seat;
    await tapMove(squares, last);
    await page.locator(".finish").waitFor();
    assert.equal(await heading(page), "You win");
    const points = 10 * captured + 100 + 50 * level;
    assert.equal(await scoreOf(page), `Score: ${points}`);
    assert.match(await page.locator(".score").innerText(), new RegExp(`${captured} captured at 10 each, 100 for the win and 50 for each step of level ${name}\\.`));
    assert.match(await page.locator(".score").innerText(), /It takes place 1 in the table of records/);
    const table = await rows(page);
    assert.equal(table.length, 1);
    assert.match(table[0] ?? "", new RegExp(`^1 You ${name} .* ${points}$`));
    await page.reload();
    await squares.ready();
    await page.locator(".finish").waitFor();
    assert.equal(await scoreOf(page), `Score: ${points}`);
    assert.deepEqual(await rows(page), table, "after a reload too it is there once");
    // And once when it is taken back and won again.
    await control(page, "undo").click();
    await untilMyTurn(page);
    await tapMove(squares, last);
    await page.locator(".finish").waitFor();
    assert.deepEqual(await rows(page), table);
  });
}

test("a level that was lowered on the way counts as the lowest", async (t) => {
  const { page, squares, last, captured } = await nearlyWon(t, oracle, "desktop", "italian", "W", 5, { ...CLEAN, level: 2 });
  await tapMove(squares, last);
  await page.locator(".finish").waitFor();
  assert.equal(await scoreOf(page), `Score: ${10 * captured + 100 + 50 * 2}`);
  assert.match((await rows(page))[0] ?? "", / Easy /);
});

test("a game in which a move was taken back, or a hint was used, is marked and enters no table", async (t) => {
  for (const [spoil, says] of [
    ["undo", /A move was taken back: the score does not enter/], ["hint", /A hint was used: the score does not enter/],
  ] as const) {
    const { page, squares, last, captured } = await nearlyWon(t, oracle, "phone", "italian", "W", 1, { ...CLEAN, level: 1 });
    if (spoil === "undo") {
      await control(page, "undo").click();
      await untilMyTurn(page);
      // Forward again: the same game, but a move was taken back.
      await control(page, "redo").click();
    } else {
      await control(page, "hint").click();
      await page.locator("[data-lesson]").waitFor();
    }
    await tapMove(squares, last);
    await page.locator(".finish").waitFor();
    assert.equal(await scoreOf(page), `Score: ${10 * captured + 150}`, "it is scored all the same");
    assert.match(await page.locator(".score").innerText(), says);
    assert.deepEqual(await rows(page), []);
    // Reloading does not wash it off.
    await page.reload();
    await squares.ready();
    await page.locator(".finish").waitFor();
    assert.match(await page.locator(".score").innerText(), says);
    assert.deepEqual(await rows(page), []);
  }
});

test("a game that was brought in does not count, and one whose players changed does not", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "1");
  await setUp(page, "italian", "W:W22:B18");
  await control(page, "players-who").click();
  await dialogOf(page).locator("fieldset").nth(1).getByRole("radio", { name: "Novice" }).check();
  await page.locator(".dialog-close").click();
  await squares.tap(13);
  await page.locator(".finish").waitFor();
  assert.match(await page.locator(".score").innerText(), /not played here from the starting position/);
  assert.deepEqual(await rows(page), []);
  const second = await nearlyWon(t, oracle, "desktop", "italian", "W", 1, { ...CLEAN, level: 1 });
  await control(second.page, "players-who").click();
  const black = dialogOf(second.page).locator("fieldset").nth(1);
  await black.getByRole("radio", { name: "Person" }).check();
  await black.getByRole("radio", { name: "Novice" }).check();
  await second.page.locator(".dialog-close").click();
  await tapMove(second.squares, second.last);
  await second.page.locator(".finish").waitFor();
  assert.match(await second.page.locator(".score").innerText(), /The players changed during the game/);
  assert.deepEqual(await rows(second.page), []);
});

test("who gives up scores what was captured, and that enters the table", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "1");
  for (let captured = 0, turn = 0; captured === 0 && turn < 40; turn++) {
    await untilMyTurn(page);
    const at: Position = { game: "italian", pieces: await squares.pieces(), turn: "W" };
    const legal = await oracle.draughts("italian", fen(at));
    const move = legal[turn % legal.length] ?? "";
    await tapMove(squares, move);
    captured += capturedBy("italian", move).length;
  }
  await untilMyTurn(page);
  const count = Number.parseInt(await page.locator(".seat-count").first().innerText(), 10);
  assert.ok(count > 0);
  await control(page, "resign").click();
  await dialogOf(page).getByRole("button", { name: "Resign" }).click();
  await page.locator(".finish").waitFor();
  assert.equal(await heading(page), "Computer (Novice) wins");
  assert.equal(await scoreOf(page), `Score: ${count * 10}`);
  assert.match(await page.locator(".score").innerText(), new RegExp(`${count} captured at 10 each, against level Novice\\.`));
  assert.equal((await rows(page)).length, 1);
});
