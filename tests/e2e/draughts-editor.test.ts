// The editor of positions: by hand, by keyboard and by FEN, with a line that says whether the position can be played.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import type { Locator, Page } from "playwright-core";
import { beginDraughts, position, START } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { control, heading, kept, seatAt } from "./table.ts";

after(close);

interface Editing extends Seat { dialog: Locator; says: Locator; field: Locator; play: Locator }

async function editor(t: TestContext, device: "phone" | "desktop"): Promise<Editing> {
  const seat = await seatAt(t, device);
  const { page } = seat;
  await beginDraughts(page, "italian", "person", "person");
  return open(seat);
}

async function open(seat: Seat): Promise<Editing> {
  const { page } = seat;
  await control(page, "new-game").click();
  const dialog = page.locator("dialog[open]");
  // The star has no positions to set up.
  if (await squaresAreMissing(page)) await dialog.getByRole("radio", { name: "Italian draughts" }).check();
  await dialog.getByRole("button", { name: "Set up a position" }).click();
  await dialog.locator(".editor-square").first().waitFor();
  return { ...seat, dialog, says: dialog.locator(".editor-says"), field: dialog.getByLabel("FEN"), play: dialog.getByRole("button", { name: "Play from here" }) };
}

async function squaresAreMissing(page: Page): Promise<boolean> {
  return (await page.locator("[data-square]").count()) === 0;
}

const square = ({ dialog }: Editing, number: number): Locator => dialog.locator(`.editor-square[data-place="${number}"]`);
const tool = ({ dialog }: Editing, name: string): Locator => dialog.getByRole("radio", { name, exact: true });
/** Takes a piece up by its picture, which lies over the button. */
const take = (seat: Editing, name: string): Promise<void> => seat.dialog.locator("label").filter({ hasText: name }).click();

/** Waits until the line says this. */
async function saysNow({ says }: Editing, text: string | RegExp, valid: boolean): Promise<void> {
  await says.filter({ hasText: text }).waitFor();
  assert.equal(await says.getAttribute("data-valid"), String(valid), String(text));
}

for (const device of ["phone", "desktop"] as const) {
  test(`a position is set up by hand on a ${device} and played`, async (t) => {
    const seat = await editor(t, device);
    const { page, squares, dialog, field, play } = seat;
    assert.equal(await field.inputValue(), "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", "it begins with what lies on the table");
    await dialog.getByRole("button", { name: "Empty board" }).click();
    await saysNow(seat, "Each side needs a piece.", false);
    assert.equal(await play.getAttribute("aria-disabled"), "true");
    for (const [name, ...places] of [["White man", 22, 32], ["White king", 30], ["Black man", 10, 18], ["Black king", 5]] as const) {
      await take(seat, name);
      for (const place of places) {
        if (device === "phone") await square(seat, place).tap();
        else await square(seat, place).click();
      }
    }
    assert.equal(await field.inputValue(), "W:W22,K30,32:BK5,10,18");
    await saysNow(seat, "This position can be played.", true);
    assert.match(await square(seat, 30).getAttribute("aria-label") ?? "", /^30, white king$/);
    // The same piece again takes it away, and so does *Nothing*.
    await take(seat, "White man");
    await square(seat, 32).click();
    await take(seat, "Nothing");
    await square(seat, 5).click();
    assert.equal(await field.inputValue(), "W:W22,K30:B10,18");
    await dialog.getByRole("radio", { name: "Black", exact: true }).check();
    assert.equal(await field.inputValue(), "B:W22,K30:B10,18");
    await play.click();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await squares.pieces(), position("italian", "B:W22,K30:B10,18").pieces);
    // It is a game like any other, and kept.
    await page.reload();
    await squares.ready();
    assert.equal(await squares.pieces(), position("italian", "B:W22,K30:B10,18").pieces);
  });
}

test("the whole editor works by keyboard", async (t) => {
  const seat = await editor(t, "desktop");
  const { page, dialog, field, squares } = seat;
  await dialog.getByRole("button", { name: "Empty board" }).focus();
  await page.keyboard.press("Enter");
  await tool(seat, "White man").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await tool(seat, "White king").isChecked(), true);
  // Tab from the pieces leads to the squares in their order.
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-place")), "1");
  for (let i = 1; i < 18; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tool(seat, "Black man").focus();
  await page.keyboard.press("Space");
  await square(seat, 9).focus();
  await page.keyboard.press("Enter");
  assert.equal(await field.inputValue(), "W:WK18:B9");
  await seat.play.focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await squares.pieces(), position("italian", "W:WK18:B9").pieces);
});

test("the line says what is wrong with a position, and it is not played", async (t) => {
  const seat = await editor(t, "desktop");
  const { page, dialog, field, play } = seat;
  const code = await kept(page);
  for (const [fen, says] of [
    ["W:W4,22:B9", /^A white man cannot stand on 4: it would have become a king/], ["W:W22:B9,31", /^A black man cannot stand on 31/],
    ["W:W22:B1", /^This position can be played/], ["W:W22:B", /^Each side needs a piece/], ["W:W:B9", /^Each side needs a piece/], ["W:W5:B1,2", /^White cannot move: the game would be over/],
    ["W:W21,22,26,18,17:BK13,K14,9,10,K5,K6,K1", /./], ["W:W33:B1", /^Character 4: there is no square 33/], ["W:W0:B1", /^Character 4: there is no square 0/],
    ["W:W22,22:B1", /^Character 7: square 22 is named twice/], ["W:W22", /the black pieces are missing/], ["hello", /^Character 1: a position begins with the side to move/],
    ["", /^Character 1: a position begins/], ["W:W22:B1 and more", /does not belong there/],
  ] as const) {
    await field.fill(fen);
    await saysNow(seat, says, (await seat.says.getAttribute("data-valid")) === "true");
    const valid = /^This position/.test(await seat.says.innerText());
    assert.equal(await seat.says.getAttribute("data-valid"), String(valid), fen);
    assert.equal(await play.getAttribute("aria-disabled"), String(!valid), fen);
    if (valid) continue;
    await page.keyboard.press("Enter");
    assert.equal(await dialog.count(), 1, `${fen} is not played`);
  }
  // By hand too: a man on the row where it is crowned.
  await dialog.getByRole("button", { name: "Starting position" }).click();
  await saysNow(seat, "This position can be played.", true);
  await dialog.getByRole("button", { name: "Empty board" }).click();
  await take(seat, "Black man");
  await square(seat, 9).click();
  await take(seat, "White man");
  await square(seat, 2).click();
  await saysNow(seat, /^A white man cannot stand on 2/, false);
  await square(seat, 2).click();
  await square(seat, 22).click();
  await saysNow(seat, "This position can be played.", true);
  assert.equal(await seat.says.getAttribute("aria-live"), "polite");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await kept(page), code, "nothing has happened to the game");
});

test("a FEN fills the board and the side to move, and the board fills the FEN", async (t) => {
  const table = await seatAt(t, "desktop");
  await beginDraughts(table.page, "english", "person", "person");
  await beginDraughts(table.page, "italian", "person", "person");
  const seat = await open(table);
  const { dialog, field, squares, page } = seat;
  await field.fill("B:B1-4,K18:W29-32,K22.");
  assert.match(await square(seat, 18).getAttribute("aria-label") ?? "", /black king/);
  assert.match(await square(seat, 22).getAttribute("aria-label") ?? "", /white king/);
  assert.match(await square(seat, 30).getAttribute("aria-label") ?? "", /white man/);
  assert.equal(await dialog.getByRole("radio", { name: "Black", exact: true }).isChecked(), true);
  await take(seat, "Nothing");
  await square(seat, 18).click();
  assert.equal(await field.inputValue(), "B:WK22,29,30,31,32:B1,2,3,4");
  // The other game: the same numbers stand elsewhere.
  const left = async (): Promise<number> => (await square(seat, 1).boundingBox())?.x ?? 0;
  const before = await left();
  await dialog.getByRole("radio", { name: "English" }).check();
  await page.waitForFunction((was) => (document.querySelector('.editor-square[data-place="1"]')?.getBoundingClientRect().x ?? was) !== was, before);
  assert.ok((await left()) > before, "square 1 is further right in English draughts");
  await seat.play.click();
  await dialog.waitFor({ state: "detached" });
  assert.match(await page.locator(".play-game").innerText(), /English/);
  assert.equal(await squares.pieces(), position("english", "B:WK22,29,30,31,32:B1,2,3,4").pieces);
  assert.equal(await heading(page), "Black to move");
});

test("the editor begins with the usual start on the star, and with the position of a running game of draughts", async (t) => {
  const seat = await seatAt(t, "phone");
  const star = await open(seat);
  assert.match(await star.field.inputValue(), /^W:W21,22/);
  await seat.page.keyboard.press("Escape");
  await beginDraughts(seat.page, "english", "person", "person");
  await seat.squares.tap(11);
  await seat.squares.tap(15);
  const running = await open(seat);
  assert.equal(await running.field.inputValue(), "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15");
  assert.equal(await running.dialog.getByRole("radio", { name: "English" }).isChecked(), true);
});

test("a game from a set-up position against the computer is scored, but does not count", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "2");
  const it = await open(seat);
  await it.field.fill("W:W22:B18");
  await it.play.click();
  await it.dialog.waitFor({ state: "detached" });
  assert.match(await page.locator(".seats").innerText(), /You[\s\S]*Computer \(Easy\)/, "the players are those of the last game");
  await squares.tap(13);
  await page.locator(".finish").waitFor();
  assert.equal(await heading(page), "You win");
  assert.equal(await page.locator(".score strong").innerText(), "Score: 210");
  assert.match(await page.locator(".score").innerText(), /The game was not played here from the starting position: the score does not enter the table of records/);
  await page.locator(".score").getByRole("button", { name: "Records" }).click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator("dialog[open] tbody tr").count(), 0);
  assert.notEqual(await squares.pieces(), START);
});

