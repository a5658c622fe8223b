// WebKitGTK by Selenium: WebKitWebDriver with MiniBrowser, on a display that nobody sees. It has mouse and keys, no finger.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { Builder, Capabilities, Key as Keys, Origin } from "selenium-webdriver";
import type { Engine, Key, Phase, Point } from "./driver.ts";
import { script, Unanswered } from "./driver.ts";

const NAMED: Readonly<Record<string, string>> = {
  Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE,
  ArrowUp: Keys.ARROW_UP, ArrowDown: Keys.ARROW_DOWN, ArrowLeft: Keys.ARROW_LEFT, ArrowRight: Keys.ARROW_RIGHT,
};

/** The longest that a command may take, in milliseconds: one that is lost on its way must not hold up everything. */
const PATIENCE = 25_000;

/** What a command brings, or an error that names it when nothing comes. */
function within<T>(command: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Unanswered(`WebKitWebDriver gave no answer to ${command} in ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export async function webkit(binary: string): Promise<Engine> {
  const port = await freePort();
  // A group of its own, so that display, driver and browsers end together.
  const service = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`], {
    detached: true, stdio: "ignore", env: { ...process.env, LANG: "en_GB.UTF-8", LANGUAGE: "en_GB" },
  });
  let ended: string | null = null;
  service.on("error", (error) => { ended = String(error); });
  service.on("exit", (code) => { ended ??= `WebKitWebDriver ended (${code})`; });
  const url = `http://127.0.0.1:${port}`;
  const end = Date.now() + 30_000;
  while (!(await fetch(`${url}/status`).then(({ ok }) => ok, () => false))) {
    if (ended !== null || Date.now() > end) throw new Error(ended ?? "WebKitWebDriver does not answer");
    await new Promise((done) => setTimeout(done, 50));
  }
  const stop = (): void => {
    if (ended === null && service.pid !== undefined) process.kill(-service.pid);
  };
  process.once("exit", stop);
  // What ends a test that hangs must not leave a display behind.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const capabilities = new Capabilities();
  capabilities.set("browserName", "MiniBrowser");
  capabilities.set("webkitgtk:browserOptions", { binary, args: ["--automation"] });
  return {
    name: "WebKitGTK",
    touch: false,
    async open({ width, height }) {
      // With the driver's address nothing is looked for, and nothing fetched.
      const window = await within("new session", Promise.resolve(new Builder().usingServer(url).withCapabilities(capabilities).build()));
      await within("timeouts", window.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 }));
      const evaluate = async <R>(run: (argument: never) => R, argument: unknown): Promise<R> =>
        within(`a script, ${String(run).slice(0, 80)}`, window.executeScript<R>(`return ${script(run, argument)}`));
      // The window has a frame; the page is to have the size.
      await within("size", window.manage().window().setRect({ width, height, x: 0, y: 0 }));
      const frame = await evaluate(() => ({ x: outerWidth - innerWidth, y: outerHeight - innerHeight }), null);
      await within("size", window.manage().window().setRect({ width: width + frame.x, height: height + frame.y, x: 0, y: 0 }));
      const complaints: string[] = [];
      /** The driver tells nothing of the console: the page itself is asked, from when it is loaded. */
      const listen = async (): Promise<void> => {
        await evaluate(() => {
          const heard: string[] = [];
          Object.assign(globalThis, { heard });
          addEventListener("error", (event) => { heard.push(event.message); });
          addEventListener("unhandledrejection", (event) => { heard.push(String(event.reason)); });
          for (const level of ["error", "warn"] as const) {
            const plain = console[level].bind(console);
            console[level] = (...words: unknown[]) => { heard.push(`${level}: ${words.join(" ")}`); plain(...words); };
          }
        }, null);
      };
      const take = async (): Promise<void> => {
        complaints.push(...await evaluate(() => ((globalThis as unknown as { heard?: string[] }).heard ?? []).splice(0), null));
      };
      return {
        async open(address) {
          await take();
          await within("open", window.get(address));
          await listen();
        },
        async reload() {
          await take();
          await within("reload", window.navigate().refresh());
          await listen();
        },
        evaluate,
        async mouse(phase: Phase, at: Point) {
          const actions = window.actions({ async: true }).move({ x: Math.round(at.x), y: Math.round(at.y), origin: Origin.VIEWPORT, duration: 0 });
          await within(`mouse ${phase}`, (phase === "down" ? actions.press() : phase === "up" ? actions.release() : actions).perform());
        },
        finger: () => Promise.reject(new Error("WebKitWebDriver has no finger")),
        press: (key: Key) => within(`the key ${key}`, window.actions().sendKeys(NAMED[key] ?? key).perform()),
        screenshot: async (file) => { writeFileSync(file, await within("screenshot", window.takeScreenshot()), "base64"); },
        async complaints() {
          await take();
          return complaints;
        },
        close: () => within("quit", window.quit()),
      };
    },
    close() {
      stop();
      return Promise.resolve();
    },
  };
}
