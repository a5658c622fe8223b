// Who plays draughts, how well the computer does, and which side lies at the bottom.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, START } from "./draughts.ts";
import type { Game } from "./draughts.ts";
import type { Squares } from "./board.ts";
import { close } from "./harness.ts";
import { control, heading, keeping, seatAt, spoken, untilMyTurn } from "./table.ts";

after(close);

const LEVELS = ["Novice", "Easy", "Normal", "Strong", "Hard"];
const dialogOf = (page: Page) => page.locator("dialog[open]");
const seats = (page: Page): Promise<string> => page.locator(".seats").innerText();

/** Opens the dialog for a new game of this kind and returns the two players in it. */
async function chosen(page: Page, game: Game): Promise<string[]> {
  await control(page, "new-game").click();
  await dialogOf(page).getByRole("radio", { name: game === "italian" ? "Italian draughts" : "English draughts" }).check();
  return dialogOf(page).locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
}

async function start(page: Page): Promise<void> {
  await dialogOf(page).locator("button[type=submit]").click();
  await dialogOf(page).waitFor({ state: "detached" });
}

/** Whether a side of the board is at the bottom of the screen. */
async function isAtTheBottom(squares: Squares, side: "white" | "black"): Promise<boolean> {
  const [black, white] = [await squares.centre(2), await squares.centre(30)];
  return side === "white" ? white.y > black.y : black.y > white.y;
}

test("a first game of draughts is against Normal, White at the bottom; the keys 1 to 5 change the level, and it is remembered", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  assert.deepEqual(await chosen(page, "italian"), ["person", "3"]);
  await start(page);
  assert.match(await seats(page), /You[\s\S]*Computer \(Normal\)/);
  assert.equal(await heading(page), "Your move");
  assert.equal(await isAtTheBottom(squares, "white"), true);
  for (const [i, level] of LEVELS.entries()) {
    await page.keyboard.press(String(i + 1));
    assert.match(await seats(page), new RegExp(`Computer \\(${level}\\)`));
    assert.equal(await spoken(page), `The computer now plays at level ${level}.`);
  }
  // From the board too.
  await squares.cell(22).focus();
  await page.keyboard.press("2");
  assert.match(await seats(page), /Computer \(Easy\)/);
  await page.reload();
  await squares.ready();
  assert.match(await seats(page), /Computer \(Easy\)/);
  // Per game: English draughts was never played.
  assert.deepEqual(await chosen(page, "italian"), ["person", "2"]);
  assert.deepEqual(await chosenAgain(page, "english"), ["person", "3"]);
  await dialogOf(page).locator("select").nth(1).selectOption("4");
  await start(page);
  assert.match(await seats(page), /Computer \(Strong\)/);
  await page.reload();
  await squares.ready();
  assert.deepEqual(await chosen(page, "italian"), ["person", "2"]);
  assert.deepEqual(await chosenAgain(page, "english"), ["person", "4"]);
  await start(page);
  assert.match(await seats(page), /Computer \(Strong\)/);
});

async function chosenAgain(page: Page, game: Game): Promise<string[]> {
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
  return chosen(page, game);
}

test("the window of players changes the level and the players at once", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "person");
  await control(page, "players-who").click();
  const [white, black] = [dialogOf(page).locator("fieldset").nth(0), dialogOf(page).locator("fieldset").nth(1)];
  assert.equal(await white.locator("legend").innerText(), "White");
  await black.getByRole("radio", { name: "Strong" }).check();
  assert.match(await seats(page), /You[\s\S]*Computer \(Strong\)/);
  // The computer takes White, whose turn it is, and moves at once.
  await black.getByRole("radio", { name: "Person" }).check();
  await white.getByRole("radio", { name: "Novice" }).check();
  await squares.until((pieces) => pieces !== START);
  await page.locator(".dialog-close").click();
  await untilMyTurn(page);
  assert.match(await seats(page), /Computer \(Novice\)[\s\S]*You/);
  assert.deepEqual(await chosen(page, "italian"), ["1", "person"], "the next game begins so");
});

for (const game of ["italian", "english"] as const) {
  test(`swapped sides lay Black at the bottom in ${game} draughts, and the squares turn along`, async (t) => {
    const { page, squares } = await seatAt(t, "phone");
    await chosen(page, game);
    await dialogOf(page).getByRole("button", { name: "Swap sides" }).click();
    assert.deepEqual(await dialogOf(page).locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)), ["3", "person"]);
    await start(page);
    await untilMyTurn(page);
    assert.equal(await isAtTheBottom(squares, "black"), true);
    // White is the computer's: in Italian draughts it has begun, in English draughts the person begins.
    assert.equal((await squares.pieces()) === START, game === "english");
    // The numbers are the squares' own: what was right is left.
    const [one, four] = [await squares.centre(1), await squares.centre(4)];
    assert.ok(one.x > four.x, "square 1 is right of square 4 when Black is at the bottom");
    const turned = await squares.centre(1);
    await control(page, "turn-board").click();
    assert.equal(await isAtTheBottom(squares, "white"), true);
    const back = await squares.centre(1);
    const middle = await page.locator("[role=grid]").evaluate((grid) => { const box = grid.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; });
    assert.ok(Math.abs(turned.x + back.x - 2 * middle.x) < 2 && Math.abs(turned.y + back.y - 2 * middle.y) < 2, "by a half turn");
    await control(page, "turn-board").click();
    assert.equal(await isAtTheBottom(squares, "black"), true);
    // Moves go to the squares that are seen, also on a turned board.
    const before = await squares.pieces();
    await squares.tap(game === "english" ? 11 : 10);
    const to = [...(await squares.targets()).keys()][0];
    if (to !== undefined) {
      await squares.tap(to);
      await squares.until((pieces) => pieces !== before);
    }
    // Again: Swap sides at the end of a game lays White at the bottom.
    await control(page, "resign").click();
    await dialogOf(page).getByRole("button", { name: "Resign" }).click();
    await page.locator(".finish").getByRole("button", { name: "Swap sides" }).click();
    await page.locator(".finish").waitFor({ state: "detached" });
    assert.match(await seats(page), /You[\s\S]*Computer/);
    assert.equal(await isAtTheBottom(squares, "white"), true);
  });
}

test("lots draw the sides, and it is said who plays White", async (t) => {
  // The computer may begin, and what it does is said next.
  const { page } = await seatAt(t, "desktop", keeping({ motion: "none", speed: "slow" }));
  const found = new Set<string>();
  for (let i = 0; i < 40 && found.size < 2; i++) {
    await chosen(page, "english");
    await dialogOf(page).getByRole("switch").check();
    await start(page);
    const said = await spoken(page);
    const first = await page.locator(".seat-name").first().innerText();
    assert.equal(said.startsWith(first === "You" ? "The lot says: you play White." : "The lot says: Computer (Normal) plays White."), true, `${said} and ${first}`);
    found.add(first);
  }
  assert.equal(found.size, 2, "both fell in forty lots");
  // Played again the sides stay: no lot has been drawn, and none is told of.
  await control(page, "resign").click();
  await dialogOf(page).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".finish").waitFor({ state: "detached" });
  assert.match(await spoken(page), /^A new game\./);
});

test("the board turns to each of two persons in turn, if that is wanted", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await page.evaluate(() => localStorage.setItem("hopstone.settings", JSON.stringify({ motion: "none", speed: "instant", follow: true })));
  await page.reload();
  await page.locator("[role=gridcell]").first().waitFor({ state: "attached" });
  await beginDraughts(page, "italian", "person", "person");
  for (const [from, to, side] of [[22, 18, "white"], [11, 15, "black"], [23, 20, "white"]] as const) {
    assert.equal(await isAtTheBottom(squares, side), true, `${side} to move`);
    await squares.tap(from);
    await squares.tap(to);
  }
});
