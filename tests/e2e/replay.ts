// Long games through the page in a short time: the cells are activated as assistive technology does it, by clicks without a pointer.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Moves } from "./games.ts";

/** Plays moves for persons at this device. A capture chain that could go on is ended by *Done*. */
export async function replay(page: Page, moves: Moves): Promise<void> {
  const failed = await page.evaluate(async (list) => {
    const channel = new MessageChannel();
    for (const [from, to] of list) {
      const before = localStorage.getItem("hopstone.game");
      for (const hole of [from, to, null]) {
        const target = hole === null ? document.querySelector<HTMLElement>(".note .button-main") : document.querySelector<HTMLElement>(`[data-hole="${hole}"]`);
        target?.click();
        // Not a wait for time: the page draws itself in tasks, and these come after them.
        for (let i = 0; i < 6; i++) {
          await new Promise((resolve) => {
            channel.port1.onmessage = resolve;
            channel.port2.postMessage(0);
          });
        }
        if (hole === to && localStorage.getItem("hopstone.game") !== before) break;
      }
      if (localStorage.getItem("hopstone.game") === before) return `${from} to ${to} was not played`;
    }
    return null;
  }, moves);
  assert.equal(failed, null);
}
