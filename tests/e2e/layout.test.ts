// The page at every size that people have, with large letters, under a notch, and from right to left.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import { AT_ONCE, begin, control, keeping, seatAt } from "./table.ts";

after(close);

interface Box { name: string; left: number; top: number; right: number; bottom: number }

/** Where the board and every control are, in the window. */
function boxes(page: Page): Promise<Box[]> {
  return page.locator(".board, .play-side button, .play-head a .icon").evaluateAll((elements) => elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { name: element.getAttribute("data-control") ?? String(element.getAttribute("class")), left, top, right, bottom };
  }));
}

/** What is wrong with the page as it stands, in words. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>(".play-side button, .play-head a")) {
      const { width, height } = element.getBoundingClientRect();
      if (width < 43.5 || height < 43.5) found.push(`${element.textContent} is ${width} x ${height}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>(".play-turn, .seat-name, .seat-count, .button, .note-text")) {
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") found.push(`“${element.textContent}” is cut`);
    }
    return found;
  });
}

/** Changes the window, and waits until the page has painted itself anew. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"] as const;
const GAMES = ["#new/star?players=2", "#new/star?players=6", "#new/italian"] as const;
const UPRIGHT = [[320, 568], [360, 640], [412, 915], [768, 1024], [1200, 1920]] as const;
const ASIDE = [[568, 320], [667, 375], [844, 390], [1024, 768], [1366, 768], [1920, 1080], [2560, 1440]] as const;

for (const locale of LANGUAGES) {
  test(`from 320 to 2560 pixels nothing is cut, and beside the board nothing lies below the fold: ${locale} (case 36)`, async (t) => {
    const { page } = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, { device: { locale } }));
    const wrong: string[] = [];
    for (const game of GAMES) {
      await resize(page, 1280, 800);
      await begin(page, game, []);
      for (const [width, height] of [...UPRIGHT, ...ASIDE]) {
        await resize(page, width, height);
        const where = `${game} at ${width} x ${height}`;
        wrong.push(...(await faults(page)).map((fault) => `${where}: ${fault}`));
        const all = await boxes(page);
        const below = all.filter(({ bottom, right, left, top }) => bottom > height + 1 || right > width + 1 || left < -1 || top < -1).map(({ name }) => name);
        // A phone held upright may scroll to its controls, but shows the whole board.
        const must = height > width && height < 900 ? below.filter((name) => name === "board") : below;
        wrong.push(...must.map((name) => `${where}: ${name} is below the fold`));
      }
    }
    assert.deepEqual(wrong, []);
  });
}

test("with letters of twice the size everything is there and nothing is cut", async (t) => {
  for (const locale of LANGUAGES) {
    const { page, context } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale } }));
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const game of GAMES) {
      await begin(page, game, []);
      for (const [width, height] of [[360, 740], [844, 390], [1280, 800]] as const) {
        await resize(page, width, height);
        const where = `${locale} ${game} at ${width} x ${height}`;
        assert.deepEqual(await faults(page), [], where);
        const settings = control(page, "settings");
        await settings.scrollIntoViewIfNeeded();
        assert.ok(await settings.isVisible(), where);
        const board = await page.locator(".board").boundingBox();
        assert.ok(board && board.height <= height, `${where}: the board is ${board?.height} high`);
      }
    }
  }
});

test("nothing lies under a notch, a rounded corner or a home bar (case 36)", async (t) => {
  const { page, context } = await seatAt(t, "phone");
  const cdp = await context.newCDPSession(page);
  for (const [width, height, insets] of [
    [390, 844, { top: 47, bottom: 34, left: 0, right: 0 }],
    [844, 390, { top: 0, bottom: 21, left: 47, right: 47 }],
  ] as const) {
    await cdp.send("Emulation.setSafeAreaInsetsOverride" as "Emulation.setDeviceMetricsOverride", { insets } as never);
    await resize(page, width, height);
    const probe = await page.evaluate(() => {
      const element = document.createElement("div");
      element.style.paddingTop = "env(safe-area-inset-top)";
      element.style.paddingLeft = "env(safe-area-inset-left)";
      document.body.append(element);
      const { paddingTop, paddingLeft } = getComputedStyle(element);
      element.remove();
      return [paddingTop, paddingLeft];
    });
    assert.deepEqual(probe, [`${insets.top}px`, `${insets.left}px`], "the browser knows of the notch");
    for (const { name, left, top, right, bottom } of await boxes(page)) {
      assert.ok(left >= insets.left && right <= width - insets.right && top >= insets.top - 1 && bottom <= height - insets.bottom + 1, `${name}: ${[left, top, right, bottom]}`);
    }
  }
});

test("in a document from right to left the board is the same and everything fits", async (t) => {
  for (const device of ["phone", "desktop"] as const) {
    const { page, board } = await seatAt(t, device);
    await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
    const before = [await board.centre(103), await board.centre(104)].map(({ x }) => x);
    await page.evaluate(() => { document.documentElement.dir = "rtl"; });
    assert.deepEqual(await faults(page), []);
    await board.tapHole(112);
    assert.deepEqual([...(await board.targets()).keys()].sort(), [103, 104]);
    await board.tapHole(103);
    assert.equal((await board.pieces())[103], "4");
    const after = [await board.centre(103), await board.centre(104)].map(({ x }) => x);
    assert.equal(Math.sign((before[0] ?? 0) - (before[1] ?? 0)), Math.sign((after[0] ?? 0) - (after[1] ?? 0)), "the board is not mirrored");
    await control(page, "settings").click();
    await page.locator("dialog[open]").waitFor();
    const box = await page.locator("dialog[open]").boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
  }
});

test("with letters of twice the size the windows are no wider than they are, at 320 pixels too", async (t) => {
  for (const locale of LANGUAGES) {
    const { page, context } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale, viewport: { width: 320, height: 568 } } }));
    const cdp = await context.newCDPSession(page);
    await cdp.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const wrong: string[] = [];
    for (const name of ["settings", "players-who", "new-game", "moves"]) {
      await control(page, name).click();
      const dialog = page.locator("dialog[open]");
      await dialog.locator(".dialog-close").waitFor();
      const [box, inner, outer] = await Promise.all([dialog.locator(".dialog-close").boundingBox(), dialog.evaluate((element) => element.scrollWidth), dialog.evaluate((element) => element.clientWidth)]);
      if (inner > outer) wrong.push(`${locale} ${name}: ${inner} in ${outer}`);
      if (!box || box.x < 0 || box.x + box.width > 320) wrong.push(`${locale} ${name}: the way out is at ${JSON.stringify(box)}`);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    assert.deepEqual(wrong, []);
  }
});
