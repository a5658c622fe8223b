// What the page itself does while the computer thinks, and how long the computer takes: whole games at level 5 in the browser, with
// movement. Figures only: they depend on the machine, and on what else it does, except for the processor's time. `node --import tsx tests/bench/main-thread.ts [which ...]`, after a build.
import { chromium } from "playwright-core";
import type { Page } from "playwright-core";
import { host } from "../e2e/host.ts";
import { begin } from "../e2e/table.ts";

const GAMES = {
  "star 2": ["#new/star?players=2", 2], "star 6": ["#new/star?players=6", 6], "capture 2": ["#new/capture?players=2", 2],
  "capture 4": ["#new/capture?players=4", 4], "italian": ["#new/italian", 2], "english": ["#new/english", 2],
} as const;

interface Figures {
  /** Tasks of the page longer than 50 ms, and gaps between two frames, in milliseconds. */
  tasks: number[]; gaps: number[];
  /** From each question to its answer, as the page sees it. */
  answers: number[];
}

/** Runs in the page before everything else. */
function watch(): void {
  const figures: Figures = { tasks: [], gaps: [], answers: [] };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) figures.tasks.push(duration); }).observe({ type: "longtask" });
  let last = 0;
  const frame = (now: number): void => {
    if (last > 0) figures.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const asked = new Map<number, number>();
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        const begun = asked.get(data.id);
        if (begun !== undefined) figures.answers.push(performance.now() - begun);
      });
    }
    override postMessage(message: unknown): void {
      if (typeof message === "object" && message && "id" in message) asked.set(Number(message.id), performance.now());
      super.postMessage(message);
    }
  };
}

const at = (sorted: readonly number[], part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);

interface TraceEvent { readonly name: string; readonly pid: number; readonly tid: number; readonly tdur?: number; readonly args?: { readonly name?: string } }

/** The most of the processor's time that one task of the page took, in milliseconds. */
function busiest(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid}/${tid}`));
  return traceEvents.reduce((most, { name, pid, tid, tdur = 0 }) => (name.endsWith("RunTask") && threads.has(`${pid}/${tid}`) ? Math.max(most, tdur) : most), 0) / 1000;
}

async function measure(page: Page, name: keyof typeof GAMES): Promise<void> {
  const [link, seats] = GAMES[name];
  const reset = (): Promise<void> => page.evaluate(() => {
    const { figures } = window as unknown as { figures: Figures };
    figures.tasks.length = figures.gaps.length = figures.answers.length = 0;
  });
  await browser.startTracing(page, { categories: ["toplevel"] });
  await reset();
  await begin(page, link, Array.from({ length: seats }, () => "5" as const));
  await page.locator(".finish").waitFor({ timeout: 600_000 });
  const processor = busiest(await browser.stopTracing());
  const { tasks, gaps, answers } = await page.evaluate(() => (window as unknown as { figures: Figures }).figures);
  for (const list of [tasks, gaps, answers]) list.sort((a, b) => a - b);
  console.log(`  ${name.padEnd(9)} ${String(answers.length).padStart(4)} moves: median ${at(answers, 0.5)} ms, 95 % ${at(answers, 0.95)}, longest ${at(answers, 1)};`
    + ` longest task of the page ${tasks.length ? at(tasks, 1) : "< 50"} ms (${tasks.length} over 50; of the processor's time ${processor.toFixed(0)}), frames 99 % ${at(gaps, 0.99)}, longest gap ${at(gaps, 1)} ms`);
}

const wanted = process.argv.slice(2);
const executablePath = process.env["HOPSTONE_BROWSER"];
if (!executablePath) throw new Error("HOPSTONE_BROWSER names no browser");
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
const served = await host();
try {
  for (const name of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("hopstone.settings", JSON.stringify({ motion: "full", speed: "instant" })));
    // What tsx adds to functions so that they keep their names.
    await page.addInitScript("globalThis.__name = (one) => one;");
    await page.addInitScript(watch);
    await page.goto(served.url);
    await page.locator("[role=gridcell]").first().waitFor({ state: "attached" });
    await measure(page, name);
    await context.close();
  }
} finally {
  await browser.close();
  await served.close();
}
