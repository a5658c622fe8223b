// Whole games as somebody plays them who sees nothing: everything is found by its role and its name in the accessibility tree, done by the
// keyboard, and heard from the live regions. No canvas, no place on the screen, no attribute of the page's own.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { close } from "./harness.ts";
import { AT_ONCE, keeping, seatAt } from "./table.ts";

after(close);

/** A cell as it is read out: its place, then what stands there and what may be done. */
interface Cell { readonly place: string; readonly says: string }

async function cells(page: Page): Promise<Cell[]> {
  const tree = await page.getByRole("grid").ariaSnapshot();
  return [...tree.matchAll(/gridcell "([^",]+), ([^"]+)"/g)].map(([, place = "", says = ""]) => ({ place, says }));
}

const cell = (page: Page, place: string): Locator => page.getByRole("gridcell", { name: new RegExp(`^${place},`) });
const leadsHere = ({ says }: Cell): boolean => /leads here$/.test(says);
const heading = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();

/** What was said last: the regions take turns, so that the same words are read again. */
async function said(page: Page): Promise<{ text: string; region: number }> {
  const regions = await page.getByRole("status").allInnerTexts();
  const region = regions.findIndex((text) => text !== "");
  return { text: regions[region] ?? "", region };
}

/** Waits until the person is to move, or the game is over; says whether it goes on. */
async function myTurn(page: Page): Promise<boolean> {
  const mine = page.getByRole("heading", { level: 1, name: /^Your move/ });
  const over = page.getByRole("heading", { name: "The game is over" });
  await mine.or(over).first().waitFor({ state: "attached", timeout: 30_000 });
  return await over.count() === 0;
}

/** Picks up what stands there; returns where it may go. */
async function pick(page: Page, place: string): Promise<string[]> {
  await cell(page, place).press("Enter");
  return (await cells(page)).filter(leadsHere).map(({ place }) => place);
}

/** Chooses a game in the dialog for a new one, with the person on the first seat and the weakest computer on the other. */
async function choose(page: Page, game: string, seats: readonly [string, string]): Promise<void> {
  await page.getByRole("button", { name: "New game" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("group", { name: "Game" }).getByRole("radio", { name: game }).press("Space");
  await dialog.getByRole("combobox", { name: `Who plays: ${seats[0]}` }).selectOption({ label: "Person" });
  await dialog.getByRole("combobox", { name: `Who plays: ${seats[1]}` }).selectOption({ label: "Novice" });
}

test("a whole game of Chinese checkers against the Novice, by roles and names alone (case 35)", async (t) => {
  const { page } = await seatAt(t, "desktop", keeping(AT_ONCE));
  await choose(page, "Chinese checkers", ["Player 1", "Player 2"]);
  await page.getByRole("button", { name: "Start" }).press("Enter");
  await page.getByRole("grid", { name: "Chinese checkers board" }).waitFor({ state: "attached" });
  // The first seat has the red marbles and goes down the board: from the rows a to d to the rows n to q.
  const row = (place: string): number => place.charCodeAt(0);
  const visited = new Set<string>();
  let turns = 0;
  while (await myTurn(page)) {
    assert.ok(turns++ < 200, "the game ends");
    const own = (await cells(page)).filter(({ says }) => says.startsWith("red marble")).map(({ place }) => place).sort((a, b) => row(a) - row(b));
    assert.equal(own.length, 10);
    let best: { from: string; to: string; worth: number } | null = null;
    for (const from of own) {
      for (const to of await pick(page, from)) {
        const after = own.map((place) => (place === from ? to : place)).sort().join();
        // The marbles farthest behind first, and never where they have all been before.
        const worth = (row(to) - row(from)) * 4 - (row(from) - row("a")) - (visited.has(after) ? 50 : 0);
        if (!best || worth > best.worth) best = { from, to, worth };
      }
      // A long way is good enough: nobody feels for all ten of them.
      if (best && best.worth > 6) break;
    }
    assert.ok(best, "something can move");
    if ((await cells(page)).every(({ place, says }) => place !== best?.from || !says.includes("picked up"))) await pick(page, best.from);
    await cell(page, best.to).press("Enter");
    visited.add(own.map((place) => (place === best?.from ? best.to : place)).sort().join());
  }
  const end = await heading(page);
  assert.match(end, /^(You win|Computer \(Novice\) wins)$/);
  assert.ok((await said(page)).text.endsWith(`${end}.`), "the live region names the winner");
  const places = await page.getByRole("region", { name: "The game is over" }).getByRole("listitem").allInnerTexts();
  assert.match(places[0] ?? "", end.startsWith("You") ? /^You/ : /^Computer/);
});

test("the end of a game of English draughts against the Novice, set up and won by roles and names alone (case 35)", async (t) => {
  const { page } = await seatAt(t, "desktop", keeping(AT_ONCE));
  await choose(page, "English draughts", ["White", "Black"]);
  await page.getByRole("button", { name: "Set up a position" }).press("Enter");
  const editor = page.getByRole("dialog", { name: "Set up a position" });
  await editor.getByRole("textbox", { name: "FEN" }).fill("W:W14,22:B5,18");
  await editor.getByText("This position can be played.").waitFor();
  await editor.getByRole("button", { name: "Play from here" }).press("Enter");
  await page.getByRole("grid", { name: "English draughts board" }).waitFor({ state: "attached" });
  // Each capture is one that must be made: 22x15, and when the last man has come down, 14x5.
  for (const captured of [1, 2]) {
    assert.equal(await myTurn(page), true);
    assert.equal(await heading(page), "Your move: you must capture");
    await page.getByRole("gridcell", { name: /^\w+, white .*must capture$/ }).waitFor({ state: "attached" });
    const must = (await cells(page)).filter(({ says }) => /^white .*must capture$/.test(says));
    assert.equal(must.length, 1);
    const ways = await pick(page, must[0]?.place ?? "");
    assert.equal(ways.length, 1);
    await cell(page, ways[0] ?? "").press("Enter");
    await page.getByRole("grid").getByRole("gridcell", { name: /black/ }).nth(2 - captured).waitFor({ state: "detached" });
  }
  assert.equal(await myTurn(page), false);
  assert.equal(await heading(page), "You win");
  assert.match((await said(page)).text, /^You: \d+[x-]\d+.* You win\.$/);
});

test("the same words are said again, by a region that was silent (case 35)", async (t) => {
  const { page } = await seatAt(t, "desktop", keeping(AT_ONCE));
  await cell(page, "q1").press("Enter");
  const first = await said(page);
  assert.equal(first.text, "The marble in q1 has no free hole beside it and nothing to jump over.");
  await cell(page, "q1").press("Enter");
  const second = await said(page);
  assert.equal(second.text, first.text);
  assert.notEqual(second.region, first.region);
});
