// The table around the board: starting games, the controls, what is said.
import type { Page } from "playwright-core";
import { phone, desktop } from "./harness.ts";
import type { Options, Seat } from "./harness.ts";
import type { TestContext } from "node:test";

/** What the page keeps of its settings, in part. */
export interface Kept {
  motion?: "system" | "full" | "none";
  speed?: "instant" | "calm" | "slow";
  follow?: boolean;
  language?: string;
  ponder?: boolean;
  sound?: "off" | "soft" | "full";
  confirm?: "off" | "small" | "always";
  keys?: "everywhere" | "board" | "off";
  marbles?: "glass" | "clay" | "print";
}

/** Nothing moves and the computer does not wait: for tests in which time does not matter. */
export const AT_ONCE: Kept = { motion: "none", speed: "instant" };

/** Options with settings and, if wanted, a game that the page finds kept on the device. */
export function keeping(settings: Kept, code?: string, options: Options = {}): Options {
  return {
    ...options,
    before: async (seat) => {
      await seat.context.addInitScript(([kept, game]) => {
        // Only before the first page: a reload must find what the page has kept itself.
        if (sessionStorage.getItem("e2e")) return;
        sessionStorage.setItem("e2e", "begun");
        localStorage.setItem("hopstone.settings", String(kept));
        if (game) localStorage.setItem("hopstone.game", String(game));
      }, [JSON.stringify(settings), code === undefined ? "" : JSON.stringify(code)] as const);
      await options.before?.(seat);
    },
  };
}

/** Options with which the computer takes most of a second for every answer, however fast the machine is. */
export function slowly(): Options {
  return keeping(AT_ONCE, undefined, {
    before: async ({ context }) => {
      await context.route(/worker-\w+\.js$/, async (route) => {
        const response = await route.fetch();
        const late = "{const post = self.postMessage.bind(self); self.postMessage = (answer) => { setTimeout(() => post(answer), 900); };}";
        await route.fulfill({ response, body: `${await response.text()}\n${late}` });
      });
    },
  });
}

/** A device with the board on it, nothing moving. */
export async function seatAt(t: TestContext, device: "phone" | "desktop", options: Options = keeping(AT_ONCE)): Promise<Seat> {
  const seat = await (device === "phone" ? phone : desktop)(t, options);
  await seat.board.ready();
  return seat;
}

export type Who = "person" | "elsewhere" | "1" | "2" | "3" | "4" | "5";

/** Starts a game by a link and the dialog that it opens; `who` sits where. */
export async function begin(page: Page, link: string, who: readonly Who[]): Promise<void> {
  await page.evaluate((hash) => { location.hash = hash; }, link);
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  const seats = dialog.locator("select");
  for (const [seat, one] of who.entries()) await seats.nth(seat).selectOption(one);
  await dialog.locator("button[type=submit]").click();
  await dialog.waitFor({ state: "detached" });
}

export function control(page: Page, name: string): ReturnType<Page["locator"]> {
  return page.locator(`[data-control="${name}"]`);
}

/** The heading: whose turn it is, or how the game ended. */
export async function heading(page: Page): Promise<string> {
  return page.locator("h1").innerText();
}

/** What a screen reader was told last. */
export async function spoken(page: Page): Promise<string> {
  const regions = await page.locator("[role=status]").allInnerTexts();
  return regions.join("");
}

/** The share code of the game that the page has kept. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(() => String(JSON.parse(localStorage.getItem("hopstone.game") ?? "null")));
}

/** Waits until the game is over; returns the places as they are shown. */
export async function untilTheEnd(page: Page, limit = 90_000): Promise<number[]> {
  await page.locator(".finish").waitFor({ timeout: limit });
  return page.locator(".places li").evaluateAll((items) => items.map((item) => (item as HTMLLIElement).value));
}

/** Waits until a person may move: then the board lets a marble be picked. */
export async function untilMyTurn(page: Page): Promise<void> {
  await page.locator('[data-control="hint"][aria-disabled="false"]').or(page.locator(".finish")).first().waitFor();
}
