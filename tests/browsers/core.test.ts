// What everybody does with the game, in every browser engine that this machine has: Chromium, Firefox, WebKit. HOPSTONE_PICTURES keeps a
// picture of how each test ended.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { CROSSROADS } from "../e2e/games.ts";
import { host } from "../e2e/host.ts";
import type { Host } from "../e2e/host.ts";
import { chromium } from "./chromium.ts";
import type { Device, Driver, Engine } from "./driver.ts";
import { Unanswered } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";
import { Window } from "./window.ts";

const PICTURES = fileURLToPath(new URL("../../target/browsers", import.meta.url));

/** Each engine by the variable that names its program. */
const ENGINES: Readonly<Record<string, (program: string) => Promise<Engine>>> = { HOPSTONE_BROWSER: chromium, HOPSTONE_FIREFOX: firefox, HOPSTONE_WEBKIT: webkit };

const DESK: Device = { width: 1280, height: 800, touch: false };
const PHONE: Device = { width: 360, height: 740, touch: true };
/** Nothing moves and the computer does not wait. */
const AT_ONCE = { settings: { motion: "none", speed: "instant" }, welcomed: true };

const OPENING = [[6, 14], [111, 102], [7, 16]] as const;

for (const [variable, start] of Object.entries(ENGINES)) {
  const program = process.env[variable];
  if (program) describe(start.name, () => suite(() => start(program)));
  else if (start === chromium) throw new Error("HOPSTONE_BROWSER names no browser: run `cargo xtask test --only browsers`");
}

function suite(start: () => Promise<Engine>): void {
  let engine: Engine;
  let server: Host;
  before(async () => { [engine, server] = await Promise.all([start(), host()]); }, { timeout: 60_000 });
  after(async () => { await Promise.allSettled([engine.close(), server.close()]); });

  interface Options { device?: Device; hash?: string; kept?: Readonly<Record<string, unknown>>; at?: Host; expected?: RegExp }

  /** The windows of the test that runs, with what their pages may complain of. */
  const opened: { driver: Driver; expected: RegExp | undefined }[] = [];

  /** A window with the game, on a device of its own. */
  async function open({ device = DESK, hash = "", kept = AT_ONCE, at = server, expected }: Options = {}): Promise<Window> {
    const driver = await engine.open(device);
    opened.push({ driver, expected });
    const window = new Window(driver, at, device.touch);
    await window.open(hash, kept);
    return window;
  }

  /** A test; what a page complains of fails it. */
  function check(name: string, run: (t: TestContext) => Promise<void>): void {
    const attempt = async (t: TestContext): Promise<void> => {
      try {
        await run(t);
        for (const { driver, expected } of opened) {
          assert.deepEqual((await driver.complaints()).filter((text) => !expected?.test(text)), [], "the page complained");
        }
      } finally {
        for (const { driver } of opened.splice(0)) {
          if (process.env["HOPSTONE_PICTURES"]) {
            mkdirSync(PICTURES, { recursive: true });
            await driver.screenshot(join(PICTURES, `${engine.name}-${name.replace(/\W+/g, "-")}.png`)).catch(() => {});
          }
          await driver.close().catch(() => {});
        }
      }
    };
    test(name, async (t) => {
      try {
        await attempt(t);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        // WebKit's driver now and then loses a command, on a busy machine. If the page hangs, it will hang again.
        t.diagnostic(`${error.message}: once more in a new browser`);
        await engine.close();
        engine = await start();
        await attempt(t);
      }
    });
  }

  check("a first visit: the board is there, a click and a click play, the computer answers", async () => {
    const window = await open({ kept: {} });
    const start = await window.pieces();
    assert.match(start, /^1{10}\.{101}4{10}$/);
    assert.equal(await window.heading(), "Your move");
    assert.ok(await window.driver.evaluate(() => document.querySelector(".welcome") !== null, null), "the card of the first visit");
    assert.ok(await window.until("the board is painted", () => document.querySelector(".play-board canvas") !== null, null));
    assert.ok(await window.colours() > 100, "the board is painted");
    await window.tap(112);
    assert.deepEqual(await window.untilTargets(), [103, 104]);
    await window.tap(103);
    const mine = await window.changed(start);
    assert.deepEqual([mine[112], mine[103]], [".", "4"]);
    const answered = await window.changed(mine);
    assert.notEqual(answered.slice(0, 60), mine.slice(0, 60), "army 1 has moved");
    await window.untilMyTurn();
    assert.equal(await window.driver.evaluate(() => document.querySelector(".welcome") !== null, null), false);
  });

  check("a marble is dragged by the mouse, and put back where it may not go", async () => {
    const window = await open();
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    const start = await window.pieces();
    await window.drag(6, 60);
    assert.equal(await window.pieces(), start);
    await window.drag(6, 14);
    const moved = await window.changed(start);
    assert.deepEqual([moved[6], moved[14]], [".", "1"]);
    assert.equal(await window.heading(), "Player 2 to move");
  });

  check("taps and drags by a finger on a phone", async (t) => {
    if (!engine.touch) {
      t.skip(`${engine.name} cannot be touched by its driver`);
      return;
    }
    const window = await open({ device: PHONE });
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    await window.play(OPENING);
    const before = await window.pieces();
    await window.drag(112, 103);
    const moved = await window.changed(before);
    assert.deepEqual([moved[112], moved[103]], [".", "4"]);
    assert.equal(await window.driver.evaluate(() => scrollX + scrollY, null), 0, "the page has not moved under the finger");
  });

  check("on a phone nothing is wider than the window, and the board is in the middle", async () => {
    const window = await open({ device: { ...PHONE, touch: engine.touch } });
    const { width, left, right } = await window.driver.evaluate(() => {
      const cells = [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getBoundingClientRect());
      return { width: document.documentElement.scrollWidth - innerWidth, left: Math.min(...cells.map((cell) => cell.left)), right: innerWidth - Math.max(...cells.map((cell) => cell.right)) };
    }, null);
    assert.ok(width <= 0, `${width} px too wide`);
    assert.ok(left >= -4 && right >= -4 && Math.abs(left - right) < 4, `the board is in the middle: ${left}, ${right}`);
  });

  check("the capture game: the way is chosen hop by hop, and Done ends it", async () => {
    const window = await open();
    await window.begin("#new/capture?players=2&first=1", ["person", "person"]);
    await window.play(CROSSROADS);
    const start = await window.pieces();
    const code = await window.kept();
    await window.tap(68);
    assert.deepEqual(await window.untilTargets(), [46, 48, 66, 87]);
    await window.tap(66);
    const half = await window.changed(start);
    await window.tap(46);
    const whole = await window.changed(half);
    assert.deepEqual([67, 56, 68, 46].map((hole) => whole[hole]), [".", ".", ".", "o"]);
    assert.equal(await window.kept(), code, "a half-made chain is not played");
    await window.click(".note > .button-main");
    await window.until("the chain is played", (before) => localStorage.getItem("hopstone.game") !== JSON.stringify(before), code);
    assert.equal(await window.heading(), "Player 2 to move");
    assert.equal(await window.pieces(), whole);
  });

  check("draughts: who must capture is told so, and the capture is played", async () => {
    const window = await open();
    await window.begin("#new/english", ["person", "person"]);
    await window.play([[11, 15], [22, 18]]);
    assert.equal(await window.heading(), "Black to move, must capture");
    const before = await window.pieces();
    await window.tap(9);
    await window.until("the rule is told", () => document.querySelector("[data-more]") !== null, null);
    assert.match(await window.note(), /captur/);
    assert.equal(await window.pieces(), before);
    await window.play([[15, 22]]);
    const after = await window.pieces();
    assert.deepEqual([15, 18, 22].map((square) => after[square - 1]), [".", ".", "b"]);
  });

  check("a move by the keyboard alone: Tab, arrows, Enter; Escape puts back", async () => {
    const window = await open();
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    const start = await window.pieces();
    const focused = (): Promise<number> => window.driver.evaluate(() => Number((document.activeElement as HTMLElement).dataset["hole"] ?? -1), null);
    for (let i = 0; (await focused()) < 0; i++) {
      assert.ok(i < 20, "Tab reaches the board");
      await window.press("Tab");
    }
    const walk = async (to: number): Promise<void> => {
      const goal = await window.centre(to);
      for (let i = 0; (await focused()) !== to; i++) {
        assert.ok(i < 40, `the arrows lead to ${to}`);
        const now = await window.centre(await focused());
        await window.press(Math.abs(now.y - goal.y) > 2 ? (now.y < goal.y ? "ArrowDown" : "ArrowUp") : now.x < goal.x ? "ArrowRight" : "ArrowLeft");
      }
    };
    await walk(6);
    await window.press("Enter");
    assert.ok((await window.untilTargets()).includes(14));
    await window.press("Escape");
    await window.until("the marble is put back", () => document.querySelector("[data-target]") === null, null);
    assert.equal(await window.pieces(), start);
    await window.press("Enter");
    await window.untilTargets();
    await walk(14);
    await window.press("Enter");
    const moved = await window.changed(start);
    assert.deepEqual([moved[6], moved[14]], [".", "1"]);
    assert.equal(await focused(), 14, "the focus stays where the marble was put down");
  });

  check("undo and redo, and a reload keeps the game", async () => {
    const window = await open();
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    await window.play(OPENING);
    const end = await window.pieces();
    await window.click('[data-control="undo"]');
    const before = await window.changed(end);
    assert.deepEqual([before[7], before[16]], ["1", "."]);
    await window.click('[data-control="redo"]');
    assert.equal(await window.changed(before), end);
    const code = await window.kept();
    await window.reload();
    assert.equal(await window.pieces(), end);
    assert.equal(await window.kept(), code);
    assert.equal(await window.heading(), "Player 2 to move");
  });

  check("the dialog for a new game: another game is chosen, and the computer plays it", async () => {
    const window = await open();
    await window.click('[data-control="new-game"]');
    await window.click(".choice-option", "Italian draughts");
    await window.until("the seats are those of draughts", () => document.querySelectorAll("dialog[open] select").length === 2, null);
    await window.click("dialog[open] button[type=submit]");
    await window.until("the board is one of draughts", () => document.querySelectorAll("[data-square]").length === 32, null);
    await window.untilMyTurn();
    const start = await window.pieces();
    await window.play([[22, 18]]);
    const mine = await window.pieces();
    assert.notEqual(mine, start);
    await window.until("the computer answers", () => document.querySelectorAll(".seat[data-turn=true]").length === 1
      && document.querySelector('[data-control="hint"][aria-disabled="false"]') !== null, null);
    assert.notEqual((await window.pieces()).slice(0, 16), start.slice(0, 16), "black has moved");
  });

  check("language and theme are changed in the settings and stay", async () => {
    const window = await open();
    const seen = () => window.driver.evaluate(() => ({
      language: document.documentElement.lang, theme: document.documentElement.dataset["theme"], paper: getComputedStyle(document.documentElement).backgroundColor,
      heading: document.querySelector("h1")?.textContent,
    }), null);
    const before = await seen();
    assert.deepEqual([before.language, before.theme, before.heading], ["en", "light", "Your move"]);
    await window.click('[data-control="settings"]');
    await window.click(".choice-option", "Night");
    await window.until("it is dark", () => document.documentElement.dataset["theme"] === "dark", null);
    await window.click(".choice-option", "Polski");
    await window.until("it is Polish", () => document.documentElement.lang === "pl" && document.querySelector("h1")?.textContent === "Twój ruch", null);
    await window.click("dialog[open] .dialog-close");
    await window.until("the dialog closes", () => document.querySelector("dialog[open]") === null, null);
    const changed = await seen();
    assert.notEqual(changed.paper, before.paper);
    await window.reload();
    assert.deepEqual(await seen(), changed);
    assert.ok(await window.colours() > 100, "the board is painted at night too");
  });

  check("the guide opens with its boards painted, and Back leads to the game", async () => {
    const window = await open();
    await window.click(".play-guide");
    await window.until("a board of the guide is painted", () => document.querySelector("dialog.guide[open] canvas[data-pieces]") !== null, null);
    assert.equal(await window.driver.evaluate(() => location.hash, null), "#guide/star");
    await window.driver.evaluate(() => { history.back(); }, null);
    await window.until("the guide closes", () => document.querySelector("dialog[open]") === null && location.hash === "", null);
    assert.equal(await window.heading(), "Your move");
  });

  check("a link to a game opens it to look at, and the own game is kept", async () => {
    const window = await open();
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    await window.play(OPENING);
    const [code, linked] = [await window.kept(), await window.pieces()];
    await window.begin("#new/capture?players=2&first=1", ["person", "person"]);
    const own = await window.kept();
    await window.open(`?from=a-friend#game=${code}`, {});
    assert.equal(await window.pieces(), linked);
    assert.equal(await window.kept(), own);
    await window.click(".note button", "Back to my game");
    await window.until("the own game is back", () => document.querySelector('[data-piece="o"]') !== null, null);
    await window.play([CROSSROADS[0] ?? [57, 76]]);
  });

  check("play by link: a link that goes another way is shown as a fork, and can be taken", async () => {
    const window = await open();
    await window.begin("#new/star?players=2&first=1", ["person", "person"]);
    await window.play(OPENING);
    const theirs = await window.kept();
    await window.click('[data-control="undo"]');
    await window.until("the move is taken back", (before) => localStorage.getItem("hopstone.game") !== JSON.stringify(before), theirs);
    await window.play([[8, 17], [112, 103]]);
    const mine = await window.kept();
    await window.driver.evaluate((code) => { location.hash = `#game=${code}`; }, theirs);
    await window.until("the fork is shown with both boards", () => document.querySelectorAll("dialog[open] canvas, dialog[open] svg, dialog[open] img").length > 1, null);
    assert.match(await window.driver.evaluate(() => document.querySelector("dialog[open]")?.textContent ?? "", null), /Two ways of one game.*after move 2 it goes another way/);
    assert.equal(await window.kept(), mine);
    await window.click("dialog[open] button", "Take the link");
    await window.until("the other game is taken", (wanted) => localStorage.getItem("hopstone.game") === JSON.stringify(wanted), theirs);
  });

  check("after one visit the page plays without a host, its computer too", async (t) => {
    // A host of its own, to be taken away.
    const site = await host();
    let closed = false;
    t.after(async () => { if (!closed) await site.close(); });
    const window = await open({ at: site, expected: /CONNECTION_REFUSED/ });
    await window.driver.evaluate(() => { void navigator.serviceWorker.ready.then(() => { document.documentElement.dataset["kept"] = ""; }); }, null);
    await window.until("the page is kept on the device", () => document.documentElement.dataset["kept"] === "", null);
    await window.reload();
    await window.until("the service worker answers", () => navigator.serviceWorker.controller !== null, null);
    // Nothing is on its way any more that the next reload would cut off.
    await window.until("the last chunk is there", () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/offline-")), null);
    await site.close();
    closed = true;
    await window.reload();
    const start = await window.pieces();
    await window.play([[112, 103]]);
    await window.until("the computer answers", () => document.querySelector('[data-control="hint"][aria-disabled="false"]') !== null, null);
    assert.notEqual((await window.pieces()).slice(0, 20), start.slice(0, 20));
  });
}
