// Long games through the page in a short time: the cells are activated as assistive technology does it, by clicks without a pointer.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { pathOf } from "./draughts.ts";
import type { Moves } from "./games.ts";

/** Plays moves for persons at this device. A capture chain that could go on is ended by *Done*. */
export function replay(page: Page, moves: Moves): Promise<void> {
  return play(page, "data-hole", moves);
}

/** Plays moves of draughts, every square named, for persons at this device. */
export function replayDraughts(page: Page, moves: readonly string[]): Promise<void> {
  return play(page, "data-square", moves.map(pathOf));
}

async function play(page: Page, attribute: "data-hole" | "data-square", paths: readonly (readonly number[])[]): Promise<void> {
  // The loader of these tests names functions by a helper of its own, which the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  const failed = await page.evaluate(async ([cell, list]) => {
    const channel = new MessageChannel();
    // Not a wait for time: the page draws itself in tasks, and these come after them.
    const tasks = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        await new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          channel.port2.postMessage(0);
        });
      }
    };
    for (const path of list) {
      const before = localStorage.getItem("hopstone.game");
      for (const place of path) {
        document.querySelector<HTMLElement>(`[${cell}="${place}"]`)?.click();
        await tasks(6);
      }
      for (let i = 0; i < 200 && localStorage.getItem("hopstone.game") === before; i++) {
        document.querySelector<HTMLElement>(".note > .button-main")?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (localStorage.getItem("hopstone.game") === before) return `${path.join(" to ")} was not played`;
    }
    return null;
  }, [attribute, paths] as const);
  assert.equal(failed, null);
}
