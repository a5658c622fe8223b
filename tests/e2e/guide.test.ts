// The guide inside the page: its entrances, its links and the history, its languages, its boards; and the card for a first visit.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { PAGES } from "../../www/guide/place.ts";
import { LANGUAGES } from "../../www/i18n/index.ts";
import { setUp } from "./draughts.ts";
import { close, desktop, phone } from "./harness.ts";
import { replay } from "./replay.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt } from "./table.ts";

after(close);

const guide = (page: Page): Locator => page.locator("dialog.guide[open]");
const title = (page: Page): Promise<string> => guide(page).locator("h1").innerText();
const canvas = (page: Page, board: number): Locator => guide(page).locator(".guide-figure canvas").nth(board);

async function opened(page: Page): Promise<void> {
  await guide(page).locator(".guide-figure").first().waitFor();
}

/** Brings a board into view and waits until it has been painted. */
async function look(page: Page, board: number): Promise<Locator> {
  const found = canvas(page, board);
  await found.evaluate((element) => element.closest("figure")?.scrollIntoView({ block: "center" }));
  await found.and(page.locator("[data-pieces]")).waitFor();
  return found;
}

const pieces = (board: Locator): Promise<string | null> => board.getAttribute("data-pieces");

test("the guide opens from the controls, turns its pages, and Back returns to the untouched game", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  await replay(page, [[6, 14], [111, 102]]);
  const before = { pieces: await board.pieces(), heading: await heading(page), code: await kept(page), length: await page.evaluate(() => history.length) };
  await page.locator(".play-guide").click();
  await opened(page);
  assert.equal(await title(page), "Chinese checkers");
  assert.equal(new URL(page.url()).hash, "#guide/star");
  await guide(page).getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Options" }).click();
  assert.equal(new URL(page.url()).hash, "#guide/star/options");
  await guide(page).getByRole("link", { name: "capture game" }).click();
  await page.waitForFunction(() => location.hash === "#guide/capture");
  assert.equal(await title(page), "Capture");
  await page.goBack();
  await page.waitForFunction(() => location.hash === "#guide/star/options");
  assert.equal(await title(page), "Chinese checkers");
  assert.ok(await guide(page).evaluate((dialog) => dialog.scrollTop) > 1_000, "where one was on the page");
  await page.goBack();
  await guide(page).waitFor({ state: "detached" });
  const now = async () => ({ pieces: await board.pieces(), heading: await heading(page), code: await kept(page) });
  assert.deepEqual(await now(), { pieces: before.pieces, heading: before.heading, code: before.code });
  await page.goForward();
  await opened(page);
  assert.equal(await title(page), "Chinese checkers");
  await guide(page).getByRole("navigation", { name: "Pages of the guide" }).getByRole("link", { name: "English draughts" }).click();
  await page.waitForFunction(() => location.hash === "#guide/english");
  assert.equal(await title(page), "English draughts");
  await guide(page).getByRole("button", { name: "Back to the game" }).click();
  await guide(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => location.hash === "");
  await replay(page, [[7, 16], [112, 103]]);
  assert.ok(await page.evaluate(() => history.length) <= before.length + 2, "moves do not grow the history");
});

test("each game's own page opens from its table", async (t) => {
  const { page } = await seatAt(t, "desktop");
  for (const [link, name] of [["capture", "Capture"], ["italian", "Italian draughts"], ["english", "English draughts"]] as const) {
    await begin(page, `#new/${link}`, ["person", "person"]);
    await page.locator(".play-guide").click();
    await opened(page);
    assert.equal(await title(page), name);
    await page.keyboard.press("Escape");
    await guide(page).waitFor({ state: "detached" });
  }
});

test("a link opens the guide at its section; closed, the game is there and the address is bare", async (t) => {
  const { page, board } = await phone(t, { hash: "#guide/italian/rule-4" });
  await opened(page);
  const section = page.locator("#guide-rule-4");
  await page.waitForFunction(() => document.activeElement?.id === "guide-rule-4");
  const box = await section.boundingBox();
  assert.ok(box && box.y > 40 && box.y < 300, JSON.stringify(box));
  await page.reload();
  await opened(page);
  assert.equal(await title(page), "Italian draughts");
  await page.keyboard.press("Escape");
  await board.ready();
  assert.equal(new URL(page.url()).hash, "");
  assert.equal(await page.locator("dialog").count(), 0);
  await page.evaluate(() => { location.hash = "#guide/ludo"; });
  await page.waitForFunction(() => location.hash === "");
  assert.match(await page.locator(".note-text").innerText(), /“guide\/ludo” is nothing that Hopstone knows/);
});

test("over the window for a new game the guide keeps what is half chosen there", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await control(page, "new-game").click();
  const setup = page.locator("dialog.dialog[open]");
  await setup.getByRole("radio", { name: "Masters Games" }).check();
  await setup.locator("summary").click();
  await setup.getByRole("link", { name: "More about: Swap" }).click();
  await opened(page);
  await page.waitForFunction(() => document.activeElement?.id === "guide-swap");
  await page.goBack();
  await guide(page).waitFor({ state: "detached" });
  assert.equal(await setup.getByRole("radio", { name: "Masters Games" }).isChecked(), true);
  await setup.getByRole("link", { name: "How to play" }).click();
  await opened(page);
  await guide(page).getByRole("button", { name: "Back to the game" }).click();
  await guide(page).waitFor({ state: "detached" });
  assert.equal(await setup.getByRole("radio", { name: "Masters Games" }).isChecked(), true);
  await page.goBack();
  await setup.waitFor({ state: "detached" });
});

test("a refusal by precedence links to its rule", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await setUp(page, "italian", "W:W30,K32:B18,20,26,28");
  assert.equal(await page.locator("[data-more]").count(), 0);
  await squares.tap(30);
  await page.locator("[data-more]").click();
  await opened(page);
  await page.waitForFunction(() => document.activeElement?.id === "guide-rule-2");
});

test("every page is whole in every language, and the language can be changed in the guide", async (t) => {
  const { page } = await desktop(t, keeping(AT_ONCE, undefined, { hash: "#guide/star" }));
  const names = { en: "English", pl: "Polski", cs: "Čeština" } as const;
  const titles = new Set<string>();
  for (const language of LANGUAGES) {
    await opened(page);
    await guide(page).getByRole("button", { name: names[language] }).click();
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.locator(`dialog.guide .guide-foot [lang="${language}"][aria-pressed="true"]`).waitFor();
    for (const name of PAGES) {
      await page.evaluate((wanted) => { location.hash = `#guide/${wanted}`; }, name);
      await page.waitForFunction((wanted) => document.querySelector(".guide-nav a[aria-current]")?.getAttribute("href") === `#guide/${wanted}`, name);
      titles.add(await title(page));
      const found = await guide(page).evaluate((dialog) => ({
        text: (dialog as HTMLElement).innerText,
        labels: [...dialog.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label") ?? ""),
        names: [...dialog.querySelectorAll("button, a")].map((element) => element.getAttribute("aria-label") ?? element.textContent ?? ""),
        wide: dialog.scrollWidth > dialog.clientWidth,
      }));
      for (const text of [found.text, ...found.labels]) assert.doesNotMatch(text, /\b(guide|page|board|alt)-[a-z]|undefined|\{|\bcaption\b/, `${language}/${name}`);
      assert.ok(found.labels.some((label) => label.includes(":")), "boards are told in words");
      assert.ok(found.names.every((one) => one.trim() !== ""), `${language}/${name}: a control without a name`);
      assert.equal(found.wide, false, `${language}/${name} is too wide`);
    }
  }
  assert.equal(titles.size, LANGUAGES.length * PAGES.length);
});

test("on a small phone nothing is too wide and every control is large enough", async (t) => {
  const { page } = await phone(t, keeping(AT_ONCE, undefined, { hash: "#guide/star", device: { viewport: { width: 320, height: 568 } } }));
  for (const name of PAGES) {
    await page.evaluate((wanted) => { location.hash = `#guide/${wanted}`; }, name);
    await opened(page);
    await page.waitForFunction((wanted) => document.querySelector(".guide-nav a[aria-current]")?.getAttribute("href") === `#guide/${wanted}`, name);
    const small = await guide(page).evaluate((dialog) => [
      ...(dialog.scrollWidth > dialog.clientWidth ? ["the page is too wide"] : []),
      ...[...dialog.querySelectorAll("button, nav a")].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width < 44 || height < 44;
      }).map((element) => element.textContent ?? ""),
    ]);
    assert.deepEqual(small, [], name);
    const here = await page.locator(".guide-nav a[aria-current]").boundingBox();
    assert.ok(here && here.x + here.width > 40 && here.x < 280, `${name}: the page that is read stands in the strip, not at ${here?.x}`);
  }
});

test("a board plays when it comes into view, again when it is tapped, and then rests", async (t) => {
  const { page } = await phone(t, keeping({ motion: "full" }, undefined, {
    hash: "#guide/star",
    before: async ({ context }) => {
      await context.addInitScript(() => {
        const ask = window.requestAnimationFrame.bind(window);
        Object.assign(window, { frames: 0 });
        window.requestAnimationFrame = (callback) => { (window as unknown as { frames: number }).frames++; return ask(callback); };
      });
    },
  }));
  await opened(page);
  // Everything that the board shows, in its order: a slow machine may look too late.
  await canvas(page, 2).evaluate((element) => {
    const first = element.getAttribute("data-pieces");
    const seen = first === null ? [] : [first];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = element.getAttribute("data-pieces");
      if (now !== null && now !== seen.at(-1)) seen.push(now);
    }).observe(element, { attributes: true });
  });
  const shown = async (count: number): Promise<string[]> => {
    await page.waitForFunction((wanted) => (window as unknown as { seen: string[] }).seen.length >= wanted, count);
    return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  };
  await look(page, 2);
  const [start, end] = await shown(2);
  assert.notEqual(start, end);
  // The last hop and its settling; other boards in view may still be on their way.
  await page.waitForTimeout(6_000);
  const asked = await page.evaluate(() => (window as unknown as { frames: number }).frames);
  await page.waitForTimeout(700);
  assert.equal(await page.evaluate(() => (window as unknown as { frames: number }).frames), asked, "no frame is asked for while nothing moves");
  assert.deepEqual(await shown(2), [start, end], "it plays once");
  await guide(page).locator(".guide-figure").nth(2).getByRole("button", { name: "Show the move again" }).click();
  assert.deepEqual(await shown(4), [start, end, start, end]);
});

test("where motion is reduced boards stand still and turn over by hand", async (t) => {
  const { page } = await desktop(t, { hash: "#guide/star-strategy", device: { reducedMotion: "reduce" } });
  await opened(page);
  const board = await look(page, 1);
  const start = await pieces(board);
  await page.waitForTimeout(1_500);
  assert.equal(await pieces(board), start, "an arrow tells the move");
  const next = guide(page).locator(".guide-figure").nth(1).getByRole("button", { name: "Show the next picture" });
  const seen = new Set([start]);
  for (let i = 0; i < 2; i++) {
    await next.click();
    seen.add(await pieces(board));
  }
  assert.equal(seen.size, 3, "both moves are seen");
  await next.click();
  assert.equal(await pieces(board), start);
});

test("without its texts the guide says so, and the game goes on", async (t) => {
  const { page, board } = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, {
    before: (seat) => {
      seat.host.break(/(guide|english)-\w+\.js$/);
      for (const complaint of [/503/, /console: error/]) seat.expect(complaint);
    },
  }));
  await page.locator(".play-guide").click();
  const window = page.locator("dialog.dialog[open]");
  await window.getByText("This window could not be fetched.").waitFor();
  await window.getByRole("button", { name: "Close" }).click();
  await window.waitFor({ state: "detached" });
  await board.tapHole(112);
  assert.ok((await board.targets()).size > 0);
});

test("the first visit shows a card of three lines, beside the board, until the first move, and never again", async (t) => {
  for (const open of [phone, desktop]) {
    const { page, board } = await open(t, keeping(AT_ONCE));
    await board.ready();
    const card = page.locator(".welcome");
    assert.equal(await card.locator("li").count(), 3);
    const place = (): Promise<{ x: number; y: number; width: number; height: number } | null> => page.locator(".board").boundingBox();
    const before = await place();
    const box = await card.boundingBox();
    assert.ok(before && box && (box.y >= before.y + before.height - 1 || box.x >= before.x + before.width - 1), "it lies beside or under the board");
    await page.waitForFunction(() => document.querySelector('[data-control="hint"]')?.getAttribute("aria-disabled") === "false");
    await board.tapHole(112);
    assert.equal(await card.count(), 1, "a look at a marble is no move");
    await board.tapHole(103);
    await card.waitFor({ state: "detached" });
    assert.deepEqual(await place(), before, "nothing moves when it goes");
    assert.equal(await page.locator(".seat").first().isVisible(), true, "the seats are there again");
    await page.reload();
    await board.ready();
    assert.equal(await card.count(), 0, "it is not shown twice");
  }
});

test("a tap puts the card away for good", async (t) => {
  const { page, board } = await phone(t, keeping(AT_ONCE));
  await board.ready();
  await page.locator(".welcome").getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator(".welcome").count(), 0);
  await page.reload();
  await board.ready();
  assert.equal(await page.locator(".welcome").count(), 0);
});
