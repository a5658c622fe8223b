// The draughts board as it lies on the screen: the right corner, sizes, the keyboard's walk, the three languages.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { beginDraughts, GAMES, placeOf, START } from "./draughts.ts";
import { close } from "./harness.ts";
import { AT_ONCE, control, heading, keeping, seatAt } from "./table.ts";

after(close);

for (const game of GAMES) {
  for (const device of ["phone", "desktop"] as const) {
    test(`the squares of ${game} draughts lie where they belong on a ${device}, the dark corner on the right side`, async (t) => {
      const { page, squares } = await seatAt(t, device);
      await beginDraughts(page, game, "person", "person");
      assert.equal(await squares.pieces(), START);
      const boxes = await page.locator("[data-square]").evaluateAll((cells) => cells.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { square: Number(cell.getAttribute("data-square")), x: x + width / 2, y: y + height / 2, width, height };
      }));
      assert.equal(boxes.length, 32);
      const [left, right] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x }) => x))];
      const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y }) => y))];
      const pitch = (right - left) / 7;
      assert.ok(Math.abs((bottom - top) / 7 - pitch) < 0.5, "the board is square");
      for (const { square, x, y, width, height } of boxes) {
        const { row, column } = placeOf(game, square);
        assert.ok(Math.abs(x - (left + column * pitch)) < 1 && Math.abs(y - (top + row * pitch)) < 1, `square ${square}`);
        assert.ok(Math.abs(width - pitch) < 1 && Math.abs(height - pitch) < 1, `the whole square ${square} is its element`);
      }
      // Italian: dark at each player's right; English: at each player's left.
      const at = (square: number) => boxes.find((box) => box.square === square) ?? boxes[0];
      const corner = at(game === "italian" ? 32 : 29);
      assert.ok(corner && Math.abs(corner.y - bottom) < 1 && Math.abs(corner.x - (game === "italian" ? right : left)) < 1, "the dark corner at the bottom");
      if (device === "phone") assert.ok(pitch >= 38, `a square is ${pitch} pixels wide`);
    });
  }
}

for (const [width, height] of [[320, 568], [360, 740], [740, 360], [1280, 800]] as const) {
  test(`at ${width} by ${height} nothing is cut, nothing scrolls sideways, and every control is large enough, in three languages`, async (t) => {
    for (const locale of ["en-GB", "pl-PL", "cs-CZ"]) {
      const { page, squares } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale, viewport: { width, height } } }));
      await beginDraughts(page, "italian", "person", "3");
      await squares.ready();
      const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(await sideways(), 0, `${locale}: the page`);
      const controls = await page.locator(".control").evaluateAll((all) => all.map((one) => {
        const { width, height, left, right } = one.getBoundingClientRect();
        const text = one.querySelector("span");
        return { id: one.getAttribute("data-control"), width, height, left, right, cut: text ? text.scrollWidth - text.clientWidth : 0 };
      }));
      // Ten below the board, and the way into the guide.
      assert.equal(controls.length, 11);
      for (const one of controls) {
        assert.ok(one.width >= 44 && one.height >= 44, `${locale}: ${one.id} is ${one.width} by ${one.height}`);
        assert.ok(one.left >= 0 && one.right <= width + 0.5, `${locale}: ${one.id} is within the page`);
        assert.ok(one.cut <= 1, `${locale}: the word of ${one.id} is cut by ${one.cut}`);
      }
      for (const name of ["new-game", "moves", "players-who", "settings"]) {
        await control(page, name).click();
        const dialog = page.locator("dialog[open]");
        await dialog.waitFor();
        assert.equal(await sideways(), 0, `${locale}: ${name}`);
        assert.equal(await dialog.evaluate((element) => Math.max(0, ...[element, ...element.querySelectorAll("*")].map((one) => (
          getComputedStyle(one).overflowX === "auto" || getComputedStyle(one).overflowX === "scroll" ? one.scrollWidth - one.clientWidth : 0)))), 0, `${locale}: in ${name}`);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
    }
  });
}

test("the whole board is walked by arrows, and a whole capture is made without a pointer (case 35)", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  const at = (): Promise<number> => page.evaluate(() => Number(document.activeElement?.getAttribute("data-square")));
  await squares.cell(1).focus();
  const seen = new Set([await at()]);
  // Row by row as one reads, with the arrows alone.
  for (let row = 0; row < 8; row++) {
    await page.keyboard.press("Home");
    seen.add(await at());
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("ArrowRight");
      seen.add(await at());
    }
    await page.keyboard.press("ArrowDown");
  }
  assert.equal(seen.size, 32);
  assert.equal(await page.locator('[data-square][tabindex="0"]').count(), 1, "Tab reaches one square");
  // The letters go the four ways that pieces go: Q E above, Z C below.
  await squares.cell(18).focus();
  for (const [key, square] of [["e", 14], ["q", 10], ["z", 13], ["c", 18]] as const) {
    await page.keyboard.press(key);
    assert.equal(await at(), square, key);
  }
  // 22-18, 11-14, 18x11 by the keyboard alone.
  const go = async (from: number, keys: string[]): Promise<void> => {
    await squares.cell(from).focus();
    await page.keyboard.press("Enter");
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  };
  await go(22, ["q"]);
  await go(11, ["z"]);
  assert.equal(await heading(page), "White to move, must capture");
  await go(18, ["e", "e"]);
  assert.equal((await squares.pieces())[10], "w");
  assert.equal((await squares.pieces())[13], ".");
  await page.keyboard.press("u");
  assert.equal((await squares.pieces())[10], ".");
});

test("the grid names each square, its piece and what leads there", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "english", "person", "person");
  assert.equal(await page.locator("[role=grid]").getAttribute("aria-label"), "English draughts board");
  const label = async (square: number): Promise<string | null> => squares.cell(square).getAttribute("aria-label");
  assert.equal(await label(32), "32, white man");
  assert.equal(await label(15), "15, empty");
  await squares.tap(11);
  assert.equal(await label(11), "11, black man, picked up");
  assert.equal(await label(15), "15, empty, a step leads here");
  assert.equal(await squares.cell(11).getAttribute("aria-selected"), "true");
});

for (const [locale, words] of [
  ["pl-PL", { board: /warcab/i, heading: /Twój ruch|Białe|ruch/i, lang: "pl" }], ["cs-CZ", { board: /dám/i, heading: /tah|Bílý/i, lang: "cs" }],
] as const) {
  test(`draughts speak ${words.lang}: no English word is left on the page and in its windows`, async (t) => {
    const { page, squares } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale } }));
    await beginDraughts(page, "italian", "person", "3");
    await squares.ready();
    assert.equal(await page.locator("html").getAttribute("lang"), words.lang);
    assert.match(await page.locator("[role=grid]").getAttribute("aria-label") ?? "", words.board);
    assert.match(await heading(page), words.heading);
    const english = /\b(the|White|Black|draughts|move|game|captured|Undo|Score|Players|Start|Level|position|Records|Offer)\b/;
    const clean = async (where: string): Promise<void> => {
      const text = await page.locator("body").innerText();
      // The languages are listed by their own names.
      assert.doesNotMatch(text.replaceAll("English", ""), english, where);
    };
    await clean("table");
    for (const name of ["new-game", "moves", "players-who", "settings", "resign"]) {
      await control(page, name).click();
      await page.locator("dialog[open]").waitFor();
      await clean(name);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    for (const window of [0, 1]) {
      await control(page, "new-game").click();
      // The editor and the window for games from elsewhere.
      await page.locator("dialog[open] .row:not(.dialog-foot) button").nth(window).click();
      await page.locator("dialog[open] input, dialog[open] textarea").first().waitFor();
      await clean(window === 0 ? "editor" : "bring");
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await control(page, "resign").click();
    await page.locator("dialog[open] .button-main").click();
    await page.locator(".finish").waitFor();
    await clean("the end");
    await page.locator(".score button").click();
    await clean("records");
  });
}
