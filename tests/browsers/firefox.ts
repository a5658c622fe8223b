// Firefox by Puppeteer, over WebDriver BiDi.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import type { KeyInput, TouchHandle } from "puppeteer-core";
import type { Engine, Key, Phase, Point } from "./driver.ts";
import { script } from "./driver.ts";

/** In the project's folder: a Firefox from a snap does not see the system's own one for temporary files. */
const PROFILES = fileURLToPath(new URL("../../target/browsers", import.meta.url));

export async function firefox(executablePath: string): Promise<Engine> {
  mkdirSync(PROFILES, { recursive: true });
  const userDataDir = mkdtempSync(join(PROFILES, "firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox", executablePath, headless: true, userDataDir,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB, en", "ui.systemUsesDarkTheme": 0, "ui.prefersReducedMotion": 0 },
  });
  return {
    name: "Firefox",
    touch: true,
    async open({ width, height, touch }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height, hasTouch: touch });
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warn", "assert"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      let finger: TouchHandle | null = null;
      return {
        open: async (url) => { await page.goto(url); },
        reload: async () => { await page.reload(); },
        evaluate: async <R>(run: (argument: never) => R, argument: unknown) => (await page.evaluate(script(run, argument))) as R,
        async mouse(phase: Phase, { x, y }: Point) {
          await page.mouse.move(x, y);
          if (phase !== "move") await page.mouse[phase]();
        },
        async finger(phase: Phase, { x, y }: Point) {
          if (phase === "down") finger = await page.touchscreen.touchStart(x, y);
          else if (phase === "move") await finger?.move(x, y);
          else await finger?.end();
        },
        press: (key: Key) => page.keyboard.press(key as KeyInput),
        screenshot: async (path) => { await page.screenshot({ path: path as `${string}.png` }); },
        complaints: () => Promise.resolve(complaints),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
