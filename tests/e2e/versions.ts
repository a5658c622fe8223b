// A host that goes through versions of the page, half of them, none at all, and back; and devices that keep what they were given.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { TestContext } from "node:test";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { seal } from "../../www/seal.mjs";
import { Board } from "./board.ts";
import { world } from "./harness.ts";
import { BASE, DIST, TYPES } from "./host.ts";
import { AT_ONCE } from "./table.ts";

/** A host whose folder and manners can be changed while it runs. */
export class Site {
  folder: string;
  /** Files that it does not have. */
  missing: RegExp | null = null;
  /** What stands in for a file that it does not have: an error, or the page with status 200, as hosts of single pages do. */
  instead: "404" | "page" = "404";
  /** The folder that these files still come from, like those of an edge that has not noticed yet. */
  stale: { readonly files: RegExp; readonly folder: string } | null = null;
  caching = "no-cache";
  /** What was asked of it: the names of files, "" for the page. */
  readonly asked: string[] = [];
  url = "";
  #stop = async (): Promise<void> => {};
  readonly #base: string;

  constructor(folder: string, base = BASE) {
    this.folder = folder;
    this.#base = base;
  }

  /** Opens its port; after `stop` the same one again. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
      const name = path.startsWith(this.#base) ? path.slice(this.#base.length) : "/";
      this.asked.push(name);
      const folder = this.stale?.files.test(name) ? this.stale.folder : this.folder;
      let file = join(folder, name === "" ? "index.html" : name);
      let there = !name.includes("/") && !this.missing?.test(name) && existsSync(file) && statSync(file).isFile();
      if (!there && this.instead === "page" && !name.includes("/")) {
        file = join(folder, "index.html");
        there = true;
      }
      if (!there) return response.writeHead(404, { "cache-control": this.caching }).end();
      return response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "cache-control": this.caching }).end(readFileSync(file));
    });
    const sockets = new Set<Socket>();
    server.on("connection", (socket) => { sockets.add(socket); socket.on("close", () => sockets.delete(socket)); });
    const port = this.url === "" ? 0 : Number(new URL(this.url).port);
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${encodeURI(this.#base)}`;
    this.#stop = () => new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  }

  /** Is not there any more. */
  async stop(): Promise<void> {
    await this.#stop();
    this.#stop = async () => {};
  }
}

/** The page as it was built. */
export const FIRST = DIST;
const made: string[] = [];

/** Another version of it: other contents, so other names, and a mark by which a person could tell it. */
export async function version(mark: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "hopstone-"));
  made.push(folder);
  cpSync(DIST, folder, { recursive: true });
  const hashed = readdirSync(folder).filter((name) => /^[\w-]+-[A-Z0-9]{8}\.(js|css|wasm)$/.test(name));
  assert.ok(hashed.length >= 8);
  const renamed = (name: string): string => name.replace(/-[A-Z0-9]{8}\./, (hash) => `-${mark}${hash.slice(1 + mark.length)}`);
  for (const name of readdirSync(folder).filter((one) => /\.(js|css|html)$/.test(one))) {
    let text = readFileSync(join(folder, name), "utf8");
    for (const old of hashed) text = text.replaceAll(old, renamed(old));
    if (name.startsWith("en-")) text = text.replace("app-name = Hopstone", `app-name = Hopstone ${mark}`);
    if (name.startsWith("main-") && name.endsWith(".css")) text += `\n/* ${mark} */`;
    writeFileSync(join(folder, name), text);
  }
  for (const name of hashed) renameSync(join(folder, name), join(folder, renamed(name)));
  await seal(folder);
  return folder;
}

/** Throws the made versions away. */
export function forget(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A host with the first version, and a device that has not been there. */
export interface Visit {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly board: Board;
  /** How often the page was loaded. */
  loads(): number;
}

export async function visit(t: TestContext, options: { base?: string; folder?: string; device?: BrowserContextOptions; settings?: object } = {}): Promise<Visit> {
  const { browser } = await world();
  const site = new Site(options.folder ?? FIRST, options.base);
  await site.start();
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options.device });
  await context.addInitScript((settings) => {
    try {
      localStorage.getItem("hopstone.settings") ?? localStorage.setItem("hopstone.settings", settings);
    } catch {
      // Some tests take the storage away.
    }
  }, JSON.stringify({ ...AT_ONCE, ...options.settings }));
  t.after(async () => {
    await context.close();
    await site.stop();
  });
  const { page, board, loads } = await tab(context);
  return { site, context, page, board, loads };
}

/** One more tab of a device. */
export async function tab(context: BrowserContext): Promise<{ page: Page; board: Board; loads(): number }> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  let loads = 0;
  page.on("domcontentloaded", () => { loads++; });
  return { page, board: new Board(page, "mouse"), loads: () => loads };
}

/** Waits until the page is kept on the device: its service worker is at work, and every file is there. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The first visit, until the page is kept. */
export async function settle({ page, board, site }: Visit): Promise<void> {
  await page.goto(site.url);
  await board.ready();
  await untilKept(page);
}

/** The page asks for a newer version, as it does from time to time. */
export async function search(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()).catch(() => {}));
}

/** The version that a page shows: by its name. */
export async function shown(page: Page): Promise<string> {
  return page.locator(".play-game").innerText().then((text) => text.split(" · ")[0] ?? "");
}

/** What is kept on the device, the cache of each version by its files. */
export async function kept(page: Page): Promise<string[][]> {
  return page.evaluate(async () => Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => decodeURI(url).split("/").at(-1) ?? ""))));
}

/** Damages what is kept: what `change` makes of the answer for each file that fits; null takes it away. */
export async function damage(page: Page, files: RegExp, how: "cut" | "page" | "gone"): Promise<void> {
  const count = await page.evaluate(async ([source, how]) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(decodeURI(request.url).split("/").at(-1) ?? "")) continue;
        count++;
        const old = await cache.match(request);
        if (!old || how === "gone") {
          await cache.delete(request);
          continue;
        }
        const body = how === "page" ? "<!doctype html><title>Not found</title>" : (await old.clone().arrayBuffer()).slice(0, 700);
        const headers = how === "page" ? { "content-type": "text/html" } : Object.fromEntries(old.headers);
        await cache.put(request, new Response(body, { headers }));
      }
    }
    return count;
  }, [files.source, how] as const);
  assert.ok(count > 0, `${files.source} is not kept`);
}
