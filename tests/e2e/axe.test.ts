// Every screen in both themes and three languages, looked at by axe: WCAG 2.0 to 2.2, A and AA, and best practice.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { PAGES } from "../../www/guide/place.ts";
import { LANGUAGES } from "../../www/i18n/index.ts";
import { Squares } from "./board.ts";
import { setUp } from "./draughts.ts";
import { CROSSROADS, WON } from "./games.ts";
import { close } from "./harness.ts";
import { replay, replayDraughts } from "./replay.ts";
import { begin, control, kept, untilMyTurn, untilTheEnd } from "./table.ts";
import { forget, search, version, visit } from "./versions.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

let newer = "";
before(async () => { newer = await version("NEW"); });
after(close);
after(forget);

/** What axe finds on the page as it stands, a line for each. */
async function violations(page: Page, screen: string): Promise<string[]> {
  // What moves in or fades in is judged when it is there.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity));
  const found = await page.evaluate(async (tags) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], preload: false, elementRef: false,
      // There is no skip link; what is taken for some are links into the guide, which begin with "#" too.
      rules: { "skip-link": { enabled: false } },
    });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary?.replace(/\s+/g, " ").slice(0, 200)})`).join("; ")}`);
  }, TAGS);
  return found.map((text) => `${screen}: ${text}`);
}

for (const [at, language] of LANGUAGES.entries()) {
  for (const theme of ["light", "dark"] as const) {
    // Each theme and each language is seen on both devices.
    const phone = (theme === "dark") === (at % 2 === 0);
    test(`no screen has a fault that axe finds: ${language}, ${theme}, on a ${phone ? "phone" : "desk"}`, async (t) => {
      const { page, context, board, site } = await visit(t, { settings: { language, theme }, device: phone ? PHONE : DESK });
      const squares = new Squares(page, "mouse");
      await context.addInitScript({ content: axe.source });
      const faults: string[] = [];
      const screens: string[] = [];
      const look = async (screen: string): Promise<void> => {
        screens.push(screen);
        faults.push(...await violations(page, screen));
      };
      const dialog = page.locator("dialog[open]");
      const shut = async (): Promise<void> => {
        await dialog.locator(".dialog-close").click();
        await dialog.waitFor({ state: "detached" });
      };
      const windowOf = async (name: string, screen = name): Promise<void> => {
        await control(page, name).click();
        await dialog.locator("h2").waitFor();
        await look(screen);
      };
      const follow = async (hash: string): Promise<void> => {
        await page.evaluate((wanted) => { location.hash = wanted; }, hash);
        await page.waitForFunction(() => location.hash === "");
      };

      await page.goto(site.url);
      await board.ready();
      await page.locator(".welcome").waitFor();
      await look("the first visit");
      await board.tapHole(112);
      await look("a picked marble");
      await board.tapHole(103);
      await untilMyTurn(page);
      await control(page, "hint").click();
      await page.locator("[data-lesson]").waitFor();
      await look("a lesson");
      await board.tapHole(0);
      await page.locator(".note-text").waitFor();
      await look("a refusal");

      await begin(page, "#new/star?players=6&first=1", ["person", "2", "elsewhere"]);
      await look("six players, one elsewhere");
      await windowOf("new-game", "setup of star");
      await dialog.locator("summary").click();
      await look("setup of star with options");
      for (const [i, game] of ["capture", "italian", "english"].entries()) {
        await dialog.locator("fieldset").first().locator("input").nth(i + 1).check();
        await look(`setup of ${game}`);
      }
      await dialog.locator(".setup > .row:not(.dialog-foot) button").nth(2).click();
      await dialog.locator(".records").first().waitFor();
      await look("records, empty");
      await shut();
      await page.evaluate(() => localStorage.setItem("hopstone.records", JSON.stringify({ italian: [{ name: "Ada", points: 320, level: 4, date: "2025-11-03", plies: 60 }], english: [] })));

      await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
      await look("the star");
      await windowOf("moves", "moves, none yet");
      await shut();
      await replay(page, WON.slice(0, 4));
      const older = await kept(page);
      await replay(page, WON.slice(4, 6));
      await windowOf("moves");
      await dialog.locator(".moves .move").nth(2).click();
      await shut();
      await look("looking back");
      await page.locator(".note > .button-main").click();
      await windowOf("players-who");
      await shut();
      await windowOf("settings");
      await shut();
      await windowOf("resign");
      await shut();
      await page.keyboard.press("?");
      await dialog.locator(".keys").waitFor();
      await look("keys");
      await shut();
      await control(page, "moves").click();
      await dialog.locator(".moves + .row button").nth(1).click();
      await dialog.locator(".share-link").waitFor();
      await look("share");
      await shut();
      await control(page, "moves").click();
      await dialog.locator(".moves + .row button").last().click();
      await dialog.locator("textarea").waitFor();
      await look("bring");
      await dialog.locator("textarea").fill("nonsense");
      await dialog.locator("button[type=submit]").click();
      await page.waitForFunction(() => document.querySelector(".bring-why")?.textContent !== "");
      await look("bring, refused");
      await shut();
      await follow(`#game=${older}`);
      await dialog.waitFor();
      await dialog.locator("canvas, img, svg").first().waitFor();
      await look("an older link of the own game");
      await shut();
      await control(page, "undo").click();
      await replay(page, [[104, 103]]);
      await control(page, "undo").click();
      await control(page, "undo").click();
      const mine = await kept(page);
      await replay(page, [WON[4] ?? [5, 16]]);
      const fork = await kept(page);
      assert.notEqual(mine, fork);
      await control(page, "undo").click();
      await replay(page, [[3, 14]]);
      await follow(`#game=${fork}`);
      await dialog.waitFor();
      await look("two ways of one game");
      await shut();

      await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
      await look("the capture game");
      await follow(`#game=${fork}`);
      await page.locator(".who").waitFor();
      await look("who are you");
      await page.locator(".who button").last().click();
      await look("a game that is only looked at");
      await page.locator(".note .button", { hasNot: page.locator(".button-main") }).last().click();
      await replay(page, CROSSROADS);
      await board.tapHole(68);
      await board.tapHole(66);
      await page.locator(".note > .button-main").waitFor();
      await look("a half-made chain");
      await page.keyboard.press("Escape");

      await begin(page, "#new/english?side=black", ["person", "person"]);
      await look("English draughts");
      await replayDraughts(page, ["11-15", "22-18"]);
      await squares.tap(9);
      await page.locator("[data-more]").waitFor();
      await look("a capture that must be made");
      await windowOf("offer-draw");
      await shut();
      await begin(page, "#new/italian?side=white", ["person", "1"]);
      await squares.ready();
      await untilMyTurn(page);
      await squares.tap(22);
      await look("a picked man of Italian draughts");
      await control(page, "new-game").click();
      await dialog.locator(".setup > .row:not(.dialog-foot) button").first().click();
      await dialog.locator(".editor-fen input").waitFor();
      await look("editor");
      await dialog.locator(".editor-fen input").fill("W:W22:B");
      await look("editor, refused");
      await shut();
      await control(page, "new-game").click();
      await dialog.locator(".setup > .row:not(.dialog-foot) button").nth(2).click();
      await dialog.locator("table").waitFor();
      await look("records");
      await shut();
      await setUp(page, "italian", "W:W22:B18");
      await control(page, "players-who").click();
      await dialog.locator("fieldset").nth(1).locator("input").nth(2).check();
      await shut();
      await squares.tap(13);
      await page.locator(".finish .score").waitFor();
      await look("the end of a game of draughts, with its score");
      await page.locator(".finish .row").last().locator("button").last().click();
      await dialog.locator(".statistics-device").waitFor();
      await look("statistics");
      await dialog.locator(".statistics-device input[type=file]").setInputFiles({
        name: "device.json", mimeType: "application/json", buffer: Buffer.from("nonsense"),
      });
      await look("statistics, a file that is none");
      await dialog.locator(".statistics-device button").last().click();
      await dialog.locator(".button-main").waitFor();
      await look("wiping the device");
      // The question lies over the statistics.
      await dialog.locator(".dialog-close").click();
      await dialog.locator(".statistics-device").waitFor();
      await shut();

      await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
      await replay(page, WON);
      await untilTheEnd(page);
      await look("the end of a game");

      // Of a short game: the computer takes its time for every move.
      await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
      await replay(page, WON.slice(0, 4));
      await control(page, "moves").click();
      await dialog.locator(".moves + .row button").first().click();
      await page.locator(".review").waitFor();
      await look("replay");
      await page.locator(".review > .button").click();
      await page.locator(".review svg[role=img]").waitFor();
      await look("review");

      for (const name of PAGES) {
        await page.evaluate((wanted) => { location.hash = wanted; }, `#guide/${name}`);
        await page.locator("dialog.guide[open] .guide-figure").first().waitFor();
        await look(`guide, ${name}`);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }

      site.folder = newer;
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await search(page);
      await page.locator(".play-new button").waitFor();
      await look("a new version is offered");
      assert.ok(screens.length >= 45, "every screen was looked at");
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      assert.equal(await page.evaluate(() => document.documentElement.dataset["theme"]), theme);
      assert.deepEqual(faults, []);
    });

    test(`no screen of what is wrong has a fault that axe finds: ${language}, ${theme}`, async (t) => {
      const { page, context, site } = await visit(t, { settings: { language, theme }, device: { ...PHONE, colorScheme: theme, serviceWorkers: "block" } });
      await context.addInitScript({ content: axe.source });
      site.missing = /\.wasm$/;
      await page.goto(site.url);
      await page.locator("#failure").waitFor({ state: "visible" });
      const faults = await violations(page, "the game cannot start");
      site.missing = /\.js$/;
      await page.goto(`${site.url}?again`);
      await page.evaluate(() => { for (const one of document.getAnimations()) one.finish(); });
      await page.locator(".start-late").waitFor({ state: "visible" });
      faults.push(...await violations(page, "no script came"));
      assert.deepEqual(faults, []);
    });
  }
}
