// Chromium, Chrome or Edge by Playwright; fingers by the DevTools protocol.
import { type BrowserContext, chromium as playwright } from "playwright-core";
import type { Driver, Engine, Key, Phase, Point } from "./driver.ts";
import { script } from "./driver.ts";

export async function chromium(executablePath: string): Promise<Engine> {
  const args = [
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const browser = await playwright.launch({ executablePath, args });
  return {
    name: "Chromium",
    touch: true,
    async open({ width, height, touch, script: before }) {
      const context = await browser.newContext({ locale: "en-GB", viewport: { width, height }, hasTouch: touch, isMobile: touch });
      if (before !== undefined) await context.addInitScript({ content: before });
      const complaints: string[] = [];
      context.on("console", (message) => {
        // Beside an address that is not the page's it looks for an icon.
        if (message.location().url.endsWith("/favicon.ico")) return;
        if (["error", "warning", "assert"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      return window(context, complaints);
    },
    close: () => browser.close(),
  };
}

/** A window of a device. */
async function window(context: BrowserContext, complaints: readonly string[]): Promise<Driver> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const TOUCH = { down: "touchStart", move: "touchMove", up: "touchEnd" } as const;
  return {
    open: async (url) => { await page.goto(url); },
    reload: async () => { await page.reload(); },
    tab: () => window(context, complaints),
    back: async () => { await page.goBack(); },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (run, argument) => page.evaluate(script(run, argument)),
    async mouse(phase: Phase, { x, y }: Point) {
      await page.mouse.move(x, y);
      if (phase !== "move") await page.mouse[phase]();
    },
    async finger(phase: Phase, at: Point) {
      await cdp.send("Input.dispatchTouchEvent", { type: TOUCH[phase], touchPoints: phase === "up" ? [] : [{ ...at }] });
    },
    press: (key: Key) => page.keyboard.press(key),
    // "initial": the other settings add a style to the page, which its security policy refuses.
    screenshot: async (path) => { await page.screenshot({ path, caret: "initial" }); },
    complaints: () => Promise.resolve(complaints),
    close: () => context.close(),
  };
}
