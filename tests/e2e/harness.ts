// A browser on the built page. Whatever the page says in the console, or asks of a foreign host, fails the test.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { Board, Squares } from "./board.ts";
import type { Touch } from "./board.ts";
import { host } from "./host.ts";
import type { Host } from "./host.ts";

/** Where a failed test leaves its picture. */
const PICTURES = fileURLToPath(new URL("../../target/e2e", import.meta.url));

/** One device with the page on it. */
export interface Seat {
  page: Page;
  context: BrowserContext;
  board: Board;
  squares: Squares;
  host: Host;
  /** Complaints that this test expects: they are taken off, and must have come. */
  expect(complaint: RegExp): void;
}

export interface Options {
  /** What follows the address, for instance "#guide/star". */
  hash?: string;
  /** Anything else that Playwright knows of a device: locale, colorScheme, reducedMotion, offline ... */
  device?: BrowserContextOptions;
  /** Runs before the page loads, for instance to break a file. */
  before?(seat: Seat): Promise<void> | void;
}

let running: Promise<{ browser: Browser; host: Host }> | undefined;

/** The one browser and host of this test file. */
export function world(): Promise<{ browser: Browser; host: Host }> {
  running ??= (async () => {
    const executablePath = process.env["HOPSTONE_BROWSER"];
    if (!executablePath) throw new Error("HOPSTONE_BROWSER names no browser: run `cargo xtask test --only e2e`");
    const args = [
      "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ];
    return { browser: await chromium.launch({ executablePath, args }), host: await host() };
  })();
  return running;
}

/** Closes the browser and the host. Every test file calls `after(close)`. */
export async function close(): Promise<void> {
  const { browser, host } = (await running?.catch(() => undefined)) ?? {};
  await Promise.all([browser?.close(), host?.close()]);
  running = undefined;
}

/** A small phone held upright. */
export function phone(t: TestContext, options: Options = {}): Promise<Seat> {
  return open(t, "finger", { hasTouch: true, isMobile: true, deviceScaleFactor: 2, viewport: { width: 360, height: 740 } }, options);
}

/** A window on a desk. */
export function desktop(t: TestContext, options: Options = {}): Promise<Seat> {
  return open(t, "mouse", { viewport: { width: 1280, height: 800 } }, options);
}

async function open(t: TestContext, touch: Touch, device: BrowserContextOptions, options: Options): Promise<Seat> {
  const { browser, host } = await world();
  // Tests that break a file need its requests to reach the network. Those of the service worker allow it (versions.ts).
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block", ...device, ...options.device });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints = listen(context, host);
  const expected: RegExp[] = [];
  const seat: Seat = { page, context, host, board: new Board(page, touch), squares: new Squares(page, touch), expect: (complaint) => { expected.push(complaint); } };

  t.after(async () => {
    try {
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !complaints.some((text) => pattern.test(text)));
      assert.deepEqual(unexpected, [], "the page complained");
      assert.deepEqual(missing, [], "the page should have complained");
    } finally {
      await picture(t, page);
      host.break(null);
      await context.close();
    }
  });

  await options.before?.(seat);
  await page.goto(host.url + (options.hash ?? ""));
  return seat;
}

/** Collects everything that a flawless page does not do. */
function listen(context: BrowserContext, host: Host): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning", "assert"].includes(message.type())) complaints.push(`console: ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`error: ${String(error.error())}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!["data:", "blob:"].includes(url.protocol) && url.origin !== host.origin) complaints.push(`foreign: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a reload or a dismissed worker leaves unfinished was withdrawn by the page itself.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()}: ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** With HOPSTONE_PICTURES set, keeps a picture of how each test ended. */
async function picture(t: TestContext, page: Page): Promise<void> {
  if (!process.env["HOPSTONE_PICTURES"] || page.isClosed()) return;
  mkdirSync(PICTURES, { recursive: true });
  // "initial": the other settings add a style to the page, which its security policy refuses.
  await page.screenshot({ path: join(PICTURES, `${t.name.replace(/\W+/g, "-")}.png`), caret: "initial" }).catch(() => {});
}
