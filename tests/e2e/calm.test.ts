// What a person does not notice because it is not there: nothing jumps, nothing is late, nothing runs while nothing happens.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import { AT_ONCE, begin, keeping, seatAt, untilTheEnd } from "./table.ts";
import type { Who } from "./table.ts";

after(close);

/** Counts what moves without having been asked to, from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
        const named = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => `${node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName} ${previousRect.y}->${currentRect.y}`);
        shifts.push(`${entry.value.toFixed(4)} after ${document.querySelector("h1")?.textContent}: ${named.join(", ")}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

const GAMES: [string, string, Who[]][] = [
  ["star", "#new/star?players=2", ["2", "3"]],
  ["star for six", "#new/star?players=6", ["2", "2", "2", "2", "2", "2"]],
  ["capture", "#new/capture?players=2", ["2", "2"]],
  ["Italian draughts", "#new/italian", ["1", "3"]],
];
for (const device of ["phone", "desktop"] as const) {
  for (const [name, link, who] of GAMES) {
    test(`nothing shifts in a whole game: ${name} on a ${device}`, async (t) => {
      const { page } = await seatAt(t, device, keeping(AT_ONCE));
      await begin(page, link, who);
      await watchShifts(page);
      await untilTheEnd(page, 120_000);
      // Two frames more: what the end itself moves is told by then.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))));
      assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), []);
    });
  }
}

test("a tap is answered in the next frame with the processor slowed four times", async (t) => {
  const { page, context, board } = await seatAt(t, "phone", keeping(AT_ONCE));
  await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".board canvas");
    if (!canvas) throw new Error("no board");
    const copy = document.createElement("canvas");
    // A method: tsx would wrap a named function in a helper that the page does not have.
    const look = {
      print(): string {
        [copy.width, copy.height] = [canvas.width / 4, canvas.height / 4];
        copy.getContext("2d", { willReadFrequently: true })?.drawImage(canvas, 0, 0, copy.width, copy.height);
        return copy.toDataURL();
      },
    };
    const answers: { frame: boolean; milliseconds: number }[] = [];
    let before = look.print();
    Object.assign(window, { answers });
    // Before the page's own listeners: what they do is done when the next frame begins.
    window.addEventListener("pointerup", ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const now = look.print();
        answers.push({ frame: now !== before, milliseconds: performance.now() - timeStamp });
        before = now;
      });
    }, { capture: true });
  });
  const answers = (): Promise<{ frame: boolean; milliseconds: number }[]> => page.evaluate(() => (window as unknown as { answers: { frame: boolean; milliseconds: number }[] }).answers);
  const holes = [112, 113, 114, 111, 112, 114];
  for (const [i, hole] of holes.entries()) {
    await board.tapHole(hole);
    while ((await answers()).length <= i) await page.waitForTimeout(20);
  }
  const told = await answers();
  t.diagnostic(`from the finger to the frame: ${told.map(({ milliseconds }) => Math.round(milliseconds)).join(", ")} ms`);
  assert.deepEqual(told.map(({ frame }) => frame), holes.map(() => true));
});

for (const [name, settings] of [["with motion", { motion: "full", speed: "instant" }], ["without motion", AT_ONCE]] as const) {
  test(`no frame is asked for while nothing happens, ${name}`, async (t) => {
    const { page, board } = await seatAt(t, "phone", keeping(settings, undefined, {
      before: async (seat) => {
        await seat.context.addInitScript(() => {
          const ask = window.requestAnimationFrame.bind(window);
          Object.assign(window, { frames: 0 });
          window.requestAnimationFrame = (callback) => { (window as unknown as { frames: number }).frames++; return ask(callback); };
        });
      },
    }));
    const frames = (): Promise<number> => page.evaluate(() => (window as unknown as { frames: number }).frames);
    /** Waits until two looks half a second apart see the same count: what moved has come to rest. */
    const rests = async (): Promise<void> => {
      for (const end = Date.now() + 15_000; ;) {
        const before = await frames();
        await page.waitForTimeout(500);
        if (await frames() === before) return;
        assert.ok(Date.now() < end, "frames are asked for without end");
      }
    };
    await rests();
    // A marble picked, a move made, a game at its end: nothing of it goes on moving.
    await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
    await board.tapHole(112);
    await rests();
    await board.tapHole(103);
    await rests();
    if (name === "with motion") assert.ok(await frames() > 5, "the marble moved");
    await page.locator('[data-control="resign"]').click();
    await page.locator("dialog[open] .button-main, dialog[open] button[type=submit]").first().click();
    await page.locator(".finish").waitFor();
    await rests();
  });
}
