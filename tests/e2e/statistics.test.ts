// The statistics of the device, and all that the page keeps as a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, setUp, tapMove } from "./draughts.ts";
import { close, desktop } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { CLEAN, nearlyWon } from "./nearly-won.ts";
import { Oracle } from "./oracle.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt, untilMyTurn, untilTheEnd } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

const dialogOf = (page: Page) => page.locator("dialog[open]");
const STAR = "#new/star?players=2&first=1";

/** Opens the statistics from the settings, which is possible at any time. */
async function openStatistics(page: Page): Promise<void> {
  await control(page, "settings").click();
  await dialogOf(page).getByRole("button", { name: "Statistics" }).click();
  await page.locator(".statistics-device").waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.locator(".dialog-close").click();
  await dialogOf(page).waitFor({ state: "detached" });
}

/** What the open window tells: "Italian draughts: Easy 2 1 0 1, Total ...; 3 games with other people". */
async function told(page: Page): Promise<string[]> {
  await page.locator(".statistics-device").waitFor();
  const cards = await page.locator(".statistics-game").evaluateAll((found) => found.map((card) => ({
    title: card.querySelector("h3")?.textContent ?? "",
    rows: [...card.querySelectorAll("tbody tr:first-child")].map((row) => [...row.children].map((cell) => cell.textContent ?? "").join(" ")),
    persons: [...card.querySelectorAll(".statistics-persons")].map((line) => line.textContent ?? ""),
  })));
  return cards.map(({ title, rows, persons }) => `${title}: ${[...rows, ...persons].join(", ")}`);
}

async function statistics(page: Page): Promise<string[]> {
  await openStatistics(page);
  const found = await told(page);
  await closeDialog(page);
  return found;
}

async function resign(page: Page): Promise<void> {
  await untilMyTurn(page);
  await control(page, "resign").click();
  await dialogOf(page).getByRole("button", { name: "Resign" }).click();
  await page.locator(".finish").waitFor();
}

/** Saves everything as a file, in the open window; returns its text. */
async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), dialogOf(page).getByRole("button", { name: "Save everything" }).click()]);
  assert.equal(download.suggestedFilename(), "hopstone-device.json");
  return readFileSync(await download.path(), "utf8");
}

/** Chooses a file in the open window. */
async function give(page: Page, text: string | Buffer): Promise<void> {
  await dialogOf(page).locator("input[type=file]").setInputFiles({ name: "hopstone-device.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

/** Everything that is kept on the device. */
const storage = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

const GAME = { id: "a1", game: "star", at: 1_790_000_000, against: { level: 2, end: "won", moves: 31 } };
const FILE = { hopstone: "device", version: 1, saved: "2026-11-30", kept: { statistics: [GAME] } };

test("games that end at two levels are counted by game and level, once each, also after a reload, after undo and when ended again", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  assert.deepEqual(await statistics(page), []);
  await begin(page, STAR, ["person", "2"]);
  await resign(page);
  const once = ["Chinese checkers: Easy 1 0 0 1"];
  assert.deepEqual(await statistics(page), once);
  await page.reload();
  await board.ready();
  await page.locator(".finish").waitFor();
  assert.deepEqual(await statistics(page), once);
  // Taken back, gone on with, and given up again: it is one game.
  await control(page, "undo").click();
  await page.locator(".finish").waitFor({ state: "detached" });
  await resign(page);
  assert.deepEqual(await statistics(page), once);
  // Another game that goes the same way is another game.
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".finish").waitFor({ state: "detached" });
  await resign(page);
  await begin(page, STAR, ["person", "5"]);
  await resign(page);
  await beginDraughts(page, "italian", "person", "1");
  await resign(page);
  await page.getByRole("button", { name: "Statistics" }).click();
  assert.deepEqual(await told(page), ["Chinese checkers: Easy 2 0 0 2, Hard 1 0 0 1, Total 3 0 0 3", "Italian draughts: Novice 1 0 0 1"]);
});

test("a win counts at the lowest level of the game, with a hint and undo too", async (t) => {
  const { page, squares, last } = await nearlyWon(t, oracle, "phone", "italian", "W", 5, { ...CLEAN, level: 2 });
  await control(page, "undo").click();
  await untilMyTurn(page);
  await control(page, "redo").click();
  await control(page, "hint").click();
  await page.locator("[data-lesson]").waitFor();
  // On a phone it lies over the controls.
  await page.locator("[data-lesson] button", { hasText: "Close" }).click();
  assert.deepEqual(await statistics(page), [], "it is not over");
  await tapMove(squares, last);
  await page.locator(".finish").waitFor();
  await openStatistics(page);
  assert.deepEqual(await told(page), ["Italian draughts: Easy 1 1 0 0"]);
  assert.equal(await page.locator(".statistics-more .quiet").innerText(), "Longest run of wins: 1, at present 1.");
});

test("a position that was set up does not count, a game of persons is a number, and one among computers is none", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "english", "person", "1");
  await setUp(page, "english", "W:W22:B18");
  await squares.tap(22);
  await squares.tap(15);
  await page.locator(".finish").waitFor();
  assert.deepEqual(await statistics(page), []);
  await begin(page, STAR, ["person", "person"]);
  await resign(page);
  assert.deepEqual(await statistics(page), ["Chinese checkers: One game with other people"]);
  await begin(page, "#new/capture?players=2&first=1", ["1", "1"]);
  await untilTheEnd(page);
  assert.deepEqual(await statistics(page), ["Chinese checkers: One game with other people"]);
});

test("a game by link counts among persons, and once however often its link is opened", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await begin(page, STAR, ["person", "elsewhere"]);
  await resign(page);
  const code = await kept(page);
  const once = ["Chinese checkers: One game with other people"];
  assert.deepEqual(await statistics(page), once);
  for (let i = 0; i < 2; i++) {
    await begin(page, STAR, ["person", "1"]);
    await page.evaluate((hash) => { location.hash = hash; }, `#game=${code}`);
    await page.getByRole("button", { name: "Continue from here" }).click();
    await page.getByRole("button", { name: "Back to my game" }).waitFor({ state: "detached" });
    assert.deepEqual(await statistics(page), once);
  }
});

test("two tabs with the same game count it once", async (t) => {
  const { page, context, board } = await desktop(t);
  await board.ready();
  await begin(page, STAR, ["person", "3"]);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("[role=gridcell]").first().waitFor({ state: "attached" });
  await resign(page);
  await other.locator(".finish").waitFor();
  // The other tab comes to the front, and would let the computer move; then it is loaded anew.
  await other.evaluate(() => { dispatchEvent(new Event("focus")); });
  await other.reload();
  await other.locator(".finish").waitFor();
  assert.deepEqual(await statistics(other), ["Chinese checkers: Normal 1 0 0 1"]);
  await board.ready();
  assert.deepEqual(await statistics(page), ["Chinese checkers: Normal 1 0 0 1"]);
});

test("what was saved, wiped and added is there again, once however often it is added", async (t) => {
  const { page, squares, last } = await nearlyWon(t, oracle, "desktop", "italian", "W", 3, { ...CLEAN, level: 3 });
  await tapMove(squares, last);
  await page.locator(".finish").waitFor();
  await openStatistics(page);
  const before = await told(page);
  assert.deepEqual(before, ["Italian draughts: Normal 1 1 0 0"]);
  const records = await page.locator(".statistics-records tbody tr").allInnerTexts();
  assert.equal(records.length, 1);
  const file = await saved(page);

  const { "hopstone.statistics": _, "hopstone.records": __, ...rest } = await storage(page);
  await dialogOf(page).getByRole("button", { name: "Wipe statistics and records" }).click();
  assert.match(await dialogOf(page).innerText(), /The one counted game and the tables of records are deleted from this device\. The game on the table and your settings stay\./);
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  assert.deepEqual(await told(page), before, "asked once, and not done unless wanted");
  await dialogOf(page).getByRole("button", { name: "Wipe statistics and records" }).click();
  await dialogOf(page).getByRole("button", { name: "Wipe", exact: true }).click();
  assert.match(await dialogOf(page).innerText(), /The statistics and records are deleted\.[\s\S]*Nothing has been counted yet/);
  assert.equal(await dialogOf(page).getByRole("button", { name: "Wipe statistics and records" }).count(), 0);
  assert.deepEqual(await storage(page), rest, "nothing else goes");
  // The game that lies there, over, is not counted anew.
  await page.reload();
  await squares.ready();
  await page.locator(".finish").waitFor();
  await openStatistics(page);
  assert.deepEqual(await told(page), []);

  for (const says of ["The file is added, with one new game.", "The file is added. All of its games were here already."]) {
    await give(page, file);
    await page.getByRole("heading", { name: "What the file holds" }).waitFor();
    assert.match(await dialogOf(page).innerText(), /One game in the statistics\s+One line in the tables of records\s+Settings\s+On the table: Italian draughts, the game is over/);
    await dialogOf(page).getByRole("button", { name: "Take it" }).click();
    assert.equal(await page.locator(".statistics-done").innerText(), says);
    assert.deepEqual(await told(page), before);
    assert.deepEqual(await page.locator(".statistics-records tbody tr").allInnerTexts(), records);
  }
});

test("a file takes the place of all that is kept: statistics, settings and the game on the table", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  await begin(page, STAR, ["person", "4"]);
  await resign(page);
  await control(page, "undo").click();
  await page.locator(".finish").waitFor({ state: "detached" });
  await control(page, "settings").click();
  await dialogOf(page).getByRole("radio", { name: "Night" }).check();
  await closeDialog(page);
  const code = await kept(page);
  await openStatistics(page);
  const before = await storage(page);
  const file = await saved(page);
  await closeDialog(page);

  // Everything becomes something else; the computer is at work on the new game when the file comes.
  await control(page, "settings").click();
  await dialogOf(page).getByRole("radio", { name: "Day", exact: true }).check();
  await closeDialog(page);
  await begin(page, "#new/capture?players=3&first=1", ["person", "1", "1"]);
  await resign(page);
  await openStatistics(page);
  await give(page, file);
  await dialogOf(page).getByRole("radio", { name: "Replace" }).check();
  assert.match(await dialogOf(page).innerText(), /All that Hopstone keeps here is replaced by the file/);
  const loaded = page.waitForEvent("load");
  await dialogOf(page).getByRole("button", { name: "Take it" }).click();
  await loaded;
  await board.ready();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await kept(page), code);
  assert.equal(await heading(page), "Your move");
  assert.deepEqual(await statistics(page), ["Chinese checkers: Strong 1 0 0 1"]);
  const after = await storage(page);
  const values = (kept: Record<string, string>) => Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.parse(value) as unknown]));
  assert.deepEqual(values(after), values(before));
});

test("a bad file is refused with place and reason, and nothing is lost", async (t) => {
  const { page } = await seatAt(t, "phone", keeping(AT_ONCE));
  await begin(page, STAR, ["person", "2"]);
  await resign(page);
  await openStatistics(page);
  const [before, shown] = [await storage(page), await told(page)];
  const inside = (kept: object) => JSON.stringify({ ...FILE, kept });
  for (const [file, reason] of [
    ["", /There is nothing to read/],
    ["hello", /not written in JSON/],
    [JSON.stringify(FILE).slice(0, 40), /not written in JSON/],
    [Buffer.from([0xff, 0xfe, 0x00, 0x80]), /not written in JSON/],
    ["[1, 2]", /in “hopstone” should be "device", but there is nothing/],
    [JSON.stringify({ hopstone: 1, game: "star", seats: [], first: 1, moves: [] }), /It is a saved game/],
    [JSON.stringify({ ...FILE, version: 2 }), /In “version” should be 1, but there is 2/],
    [inside({ statistics: [GAME, { ...GAME, against: { ...GAME.against, level: 9 } }] }), /In “kept\.statistics\[1\]\.against\.level” should be a whole number, at least 1 and at most 5, but there is 9\./],
    [inside({ statistics: "many" }), /In “kept\.statistics” should be a list of at most 5,000, but there is "many"\./],
    [inside({ records: { italian: [] } }), /In “kept\.records\.english” should be a list of at most 10, but there is nothing\./],
    [inside({ settings: { speed: "fast" } }), /In “kept\.settings\.speed” should be a value that this page knows, but there is "fast"\./],
    [inside({ settings: { mark: 1 } }), /In “kept\.settings\.mark” should be true or false, but there is 1\./],
    [inside({ game: "1abcdefghijk" }), /In “kept\.game”: The code /],
    [" ".repeat(4_000_001), /The file is too large \(4,001 kB, at most 4,000 kB are read\)/],
  ] as const) {
    await give(page, file);
    const alert = dialogOf(page).getByRole("alert");
    await alert.filter({ hasText: reason }).waitFor();
    assert.match(await alert.innerText(), /^This file cannot be taken: .* Nothing has changed\.$/s);
    assert.deepEqual(await storage(page), before, String(reason));
    assert.deepEqual(await told(page), shown);
  }
  // A good one after them is read all the same.
  await give(page, JSON.stringify(FILE));
  await dialogOf(page).getByRole("button", { name: "Take it" }).click();
  assert.deepEqual(await told(page), ["Chinese checkers: Easy 2 1 0 1"]);
  // It ended before the one that was lost here, or after it, as the clock of this machine has it.
  assert.match(await page.locator(".statistics-more .quiet").innerText(), /^Longest run of wins: 1(, at present 1)?\. Fewest moves for a win: 31\.$/);
});

test("the storage may hold anything: what is no game is left out", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  for (const bad of ["not JSON", "7", "{}", JSON.stringify([null, 3, { ...GAME, game: "chess" }, GAME, { ...GAME, against: 5 }])]) {
    await page.evaluate((text) => { localStorage.setItem("hopstone.statistics", text); }, bad);
    await page.reload();
    await board.ready();
    assert.deepEqual(await statistics(page), bad.startsWith("[") ? ["Chinese checkers: Easy 1 1 0 0"] : []);
  }
});

const many = Array.from({ length: 400 }, (_, i) => ({
  id: `g${i}`, game: (["star", "capture", "italian", "english"] as const)[i % 4], at: 1_790_000_000 + i,
  against: i % 9 === 0 ? null : { level: 1 + (i % 5), end: (["won", "lost", "drawn"] as const)[i % 3], moves: 100 + (i % 37) },
}));

for (const language of ["en", "pl", "cs"]) {
  test(`at 320 px the window is read without scrolling sideways, in ${language}`, async (t) => {
    const { page } = await seatAt(t, "phone", keeping({ ...AT_ONCE, language }, undefined, {
      device: { viewport: { width: 320, height: 600 } },
      before: async ({ context }) => {
        const line = { name: "Wolfeschlegelsteinha", points: 1320, level: 5, date: "2026-12-31", plies: 180 };
        await context.addInitScript(([games, lines]) => { localStorage.setItem("hopstone.statistics", games); localStorage.setItem("hopstone.records", lines); },
          [JSON.stringify(many), JSON.stringify({ italian: [line, line], english: [line] })] as const);
      },
    }));
    await control(page, "settings").click();
    await dialogOf(page).locator(".row button").last().click();
    await page.locator(".statistics-device").waitFor();
    const check = async (): Promise<void> => {
      const wide = await page.evaluate(() => {
        const dialog = document.querySelector("dialog");
        const inner = dialog?.getBoundingClientRect();
        return {
          page: document.documentElement.scrollWidth - innerWidth, dialog: (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0),
          beyond: [...(dialog?.querySelectorAll("*") ?? [])].filter((one) => !one.closest(".unseen") && one.getBoundingClientRect().right > (inner?.right ?? 0) + 0.5).map((one) => one.outerHTML.slice(0, 80)),
          small: [...(dialog?.querySelectorAll("button, label.button, label.choice-option") ?? [])].filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
        };
      });
      assert.deepEqual(wide, { page: 0, dialog: 0, beyond: [], small: [] });
    };
    assert.equal(await page.locator(".statistics-game").count(), 4);
    await check();
    await give(page, JSON.stringify({ ...FILE, version: 2 }));
    await dialogOf(page).getByRole("alert").filter({ hasText: "version" }).waitFor();
    await check();
    await give(page, JSON.stringify(FILE));
    await dialogOf(page).locator("fieldset").waitFor();
    await check();
    await dialogOf(page).locator(".dialog-foot button").last().click();
    await page.locator(".statistics-device .button").last().click();
    await dialogOf(page).locator(".dialog-foot").waitFor();
    await check();
  });
}

/** Tabs until the named control has the focus. */
async function tabTo({ page }: Seat, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return (element?.closest("label") ?? element)?.textContent?.trim();
    });
    if (focused === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("everything is done by keyboard: opened, saved, a file chosen, added, wiped and closed", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  // Waited for from the start: the browser takes a moment until it tells of choosers.
  const chosen = page.waitForEvent("filechooser", { timeout: 60_000 });
  await control(page, "settings").focus();
  await page.keyboard.press("Enter");
  await dialogOf(page).waitFor();
  await tabTo(seat, "Statistics");
  await page.keyboard.press("Enter");
  await page.locator(".statistics-device").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Statistics", "focus begins at the title");
  await tabTo(seat, "Save everything");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  assert.ok(download.suggestedFilename());
  await tabTo(seat, "Open a file");
  await page.keyboard.press("Space");
  const chooser = await chosen;
  await chooser.setFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(FILE)) });
  await page.getByRole("heading", { name: "What the file holds" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "What the file holds");
  await tabTo(seat, "Take it");
  await page.keyboard.press("Enter");
  await page.locator(".statistics-game").waitFor();
  // Escape leaves the question, not the window.
  await tabTo(seat, "Wipe statistics and records");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Wipe statistics and records" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".statistics-game").waitFor();
  await tabTo(seat, "Wipe statistics and records");
  await page.keyboard.press("Enter");
  await tabTo(seat, "Wipe");
  await page.keyboard.press("Enter");
  await page.locator(".statistics-none").waitFor();
  // The empty window invites to a game.
  await tabTo(seat, "New game");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
});
