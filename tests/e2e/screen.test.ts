// The canvas keeps up with the screen: its backing has the pixels of the device and is not blank.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import { AT_ONCE, begin, keeping, seatAt, untilMyTurn } from "./table.ts";

after(close);

interface Picture { css: [number, number]; backing: [number, number]; ratio: number; colours: number }

/** What the canvas is and how many colours are on a grid of its pixels. */
function look(page: Page): Promise<Picture> {
  return page.locator(".board canvas").evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    // Looked at through a copy: the page's own canvas is not made for being read.
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const context = copy.getContext("2d", { willReadFrequently: true });
    if (canvas.width && canvas.height) context?.drawImage(canvas, 0, 0);
    const pixels = canvas.width && canvas.height ? context?.getImageData(0, 0, copy.width, copy.height).data : undefined;
    const colours = new Set<number>();
    for (let i = 0; pixels && i < pixels.length; i += 4 * 97) colours.add((pixels[i] ?? 0) << 16 | (pixels[i + 1] ?? 0) << 8 | (pixels[i + 2] ?? 0));
    return { css: [canvas.clientWidth, canvas.clientHeight], backing: [canvas.width, canvas.height], ratio: devicePixelRatio, colours: colours.size };
  });
}

/** Waits until the canvas is as sharp as the screen, then looks at it. */
async function sharp(page: Page, ratio: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const canvas = document.querySelector<HTMLCanvasElement>(".board canvas");
    return devicePixelRatio === wanted && canvas !== null && canvas.clientWidth > 100
      && Math.abs(canvas.width - canvas.clientWidth * wanted) <= 1 && Math.abs(canvas.height - canvas.clientHeight * wanted) <= 1;
  }, ratio).catch(async () => assert.fail(`at ratio ${ratio}: ${JSON.stringify(await look(page))}`));
  const { colours } = await look(page);
  assert.ok(colours > 100, `the board is painted (${colours} colours)`);
}

for (const device of ["phone", "desktop"] as const) {
  test(`on a ${device} the board stays sharp when the page is zoomed (case 29)`, async (t) => {
    const { page, context, board } = await seatAt(t, device);
    const size = page.viewportSize();
    assert.ok(size);
    await sharp(page, device === "phone" ? 2 : 1);
    const cdp = await context.newCDPSession(page);
    // What zoom does: more pixels of the device to one of the page, and fewer of the page in the window.
    const first = device === "phone" ? 2 : 1;
    for (const zoom of [1.5, 0.5, 2, 1]) {
      const [width, height] = [Math.round(size.width / zoom), Math.round(size.height / zoom)];
      await cdp.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: first * zoom, mobile: device === "phone" });
      await sharp(page, first * zoom);
    }
    await board.tapHole(112);
    assert.equal((await board.targets()).size, 2, "and taps still hit");
  });
}

test("a phone turned in the middle of a movement shows the whole board afterwards (case 29)", async (t) => {
  const { page, board } = await seatAt(t, "phone", keeping({ motion: "full", speed: "instant" }));
  await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
  for (const [from, to, size] of [[112, 103, { width: 740, height: 360 }], [6, 14, { width: 360, height: 740 }]] as const) {
    await board.tapHole(from);
    await board.tapHole(to);
    // The marble is on its way for a quarter of a second from here.
    await page.setViewportSize(size);
    await sharp(page, 2);
    const pieces = await board.pieces();
    assert.equal(pieces[from], ".");
    assert.notEqual(pieces[to], ".");
    const box = await page.locator(".board").boundingBox();
    assert.ok(box && box.width > 200 && box.width <= size.width && box.height <= size.height + 1, JSON.stringify(box));
  }
});

test("a board that was hidden at first is painted when it appears (case 29)", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  const hide = (hidden: boolean): Promise<void> => page.locator(".play-board").evaluate((element, none) => { (element as HTMLElement).hidden = none; (element as HTMLElement).style.display = none ? "none" : ""; }, hidden);
  await hide(true);
  await page.reload();
  await board.ready();
  await hide(true);
  await page.waitForFunction(() => document.querySelector(".board")?.clientWidth === 0);
  await hide(false);
  await sharp(page, 1);
});

test("nothing jumps about while a game is played", async (t) => {
  const { page, board } = await seatAt(t, "phone", keeping(AT_ONCE));
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const top = (): Promise<number> => page.locator(".board").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  for (const [from, to] of [[112, 103], [111, 101], [118, 115]] as const) {
    await untilMyTurn(page);
    await board.tapHole(from);
    const target = (await board.targets()).has(to) ? to : [...(await board.targets()).keys()][0];
    if (target === undefined) continue;
    const pieces = await board.pieces();
    await board.tapHole(target);
    await board.until((now) => now !== pieces);
    assert.equal(await top(), before, "the board stays where it is");
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  const sum = shifts.reduce((all, one) => all + one, 0);
  assert.ok(sum < 0.1, `layout shift ${sum}`);
});
