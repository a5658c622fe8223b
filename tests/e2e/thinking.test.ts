// While the computer thinks: what is shown and told, how it is given up, and what happens on the person's time.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt, spoken, untilMyTurn } from "./table.ts";
import type { Kept } from "./table.ts";

after(close);

/** Every question to a worker, by the code of its game, and how many workers there were. */
interface Asked { codes: string[]; workers: number }

/** Runs in the page before everything else. */
function listen(): void {
  const asked: Asked = { codes: [], workers: 0 };
  Object.assign(window, { asked });
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      asked.workers++;
    }
    override postMessage(message: unknown): void {
      if (typeof message === "object" && message && "code" in message) asked.codes.push(String(message.code));
      super.postMessage(message);
    }
  };
}

const asked = (page: Page): Promise<Asked> => page.evaluate(() => (window as unknown as { asked: Asked }).asked);

/** A device that counts the questions. */
const listened = (t: Parameters<typeof seatAt>[0], settings: Kept): Promise<Seat> =>
  seatAt(t, "desktop", keeping(settings, undefined, { before: async ({ context }) => { await context.addInitScript(listen); } }));

/** A device whose worker never answers. */
const silent = (t: Parameters<typeof seatAt>[0], device: "phone" | "desktop", settings: Kept = AT_ONCE): Promise<Seat> =>
  seatAt(t, device, keeping(settings, undefined, {
    before: async ({ context }) => {
      await context.addInitScript(listen);
      await context.route(/worker-\w+\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "self.onmessage = () => {};" }));
    },
  }));

/** Longer than some slices take. */
const A_WHILE = 700;

/** How many questions come within a while. */
async function questions(page: Page): Promise<number> {
  const before = (await asked(page)).codes.length;
  await page.waitForTimeout(A_WHILE);
  return (await asked(page)).codes.length - before;
}

test("on the person's time the computer does nothing, unless that was asked for in the settings", async (t) => {
  const { page, squares } = await listened(t, AT_ONCE);
  await begin(page, "#new/italian", ["person", "5"]);
  await squares.tap(22);
  await squares.tap(18);
  await untilMyTurn(page);
  assert.equal(await questions(page), 0);
  await control(page, "settings").click();
  await page.getByRole("switch", { name: "Think on my time" }).check();
  assert.equal(await questions(page), 0, "not while the settings are open");
  await page.getByRole("button", { name: "Close" }).click();
  assert.ok(await questions(page) > 1);
  await page.reload();
  await squares.ready();
  assert.ok(await questions(page) > 1, "the setting is remembered");
});

test("thinking on the person's time is about the game as it stands, and stops for a window, a hidden page, a move and the end", async (t) => {
  const { page, squares } = await listened(t, { ...AT_ONCE, ponder: true });
  await begin(page, "#new/italian", ["person", "5"]);
  const workers = async (): Promise<number> => (await asked(page)).workers;
  assert.ok(await questions(page) > 1);
  assert.equal((await asked(page)).codes.at(-1), await kept(page));
  await control(page, "new-game").click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await questions(page), 0);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.ok(await questions(page) > 1);
  const hide = (hidden: boolean): Promise<void> => page.evaluate((to) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: to });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  assert.equal(await questions(page), 0);
  await hide(false);
  assert.ok(await questions(page) > 1);
  const before = await squares.pieces();
  await squares.tap(22);
  await squares.tap(18);
  await squares.until((pieces) => pieces.slice(0, 12) !== before.slice(0, 12));
  await untilMyTurn(page);
  assert.ok(await questions(page) > 1, "after the answer it is about the next move");
  assert.equal((await asked(page)).codes.at(-1), await kept(page));
  assert.equal(await workers(), 1, "one worker with one table from the first move on");
  await control(page, "resign").click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await page.locator(".finish").waitFor();
  assert.equal(await questions(page), 0);
});

for (const [link, who] of [["#new/star?players=2&first=1", ["person", "5"]], ["#new/capture?players=3&first=1", ["person", "5", "5"]], ["#new/italian", ["person", "3"]], ["#new/italian", ["person", "person"]]] as const) {
  test(`where it brings nothing there is no thinking on the person's time: ${link}, ${who.join(" and ")}`, async (t) => {
    const { page } = await listened(t, { ...AT_ONCE, ponder: true });
    await begin(page, link, who);
    assert.equal(await questions(page), 0);
  });
}

test("a hint after the computer's move is looked for by the same worker, with its table; asked for twice it is looked for once", async (t) => {
  const { page, squares } = await listened(t, AT_ONCE);
  await begin(page, "#new/italian", ["person", "5"]);
  for (let i = 0; i < 2; i++) {
    const before = (await asked(page)).codes.length;
    await page.evaluate(() => { for (let n = 0; n < 2; n++) document.querySelector<HTMLElement>('[data-control="hint"]')?.click(); });
    await page.locator("[data-lesson]").waitFor();
    assert.equal((await asked(page)).codes.length, before + 1);
    if (i > 0) break;
    await squares.tap(22);
    await squares.tap(18);
    await untilMyTurn(page);
  }
  assert.equal((await asked(page)).workers, 1);
});

test("an answer that comes at once changes no word of the heading", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await begin(page, "#new/star?players=2&first=1", ["person", "1"]);
  await page.evaluate(() => {
    const words: string[] = [];
    Object.assign(window, { words });
    const head = document.querySelector(".play-head");
    if (head) new MutationObserver(() => words.push(`${head.textContent} ${head.getAttribute("data-thinking")}`)).observe(head, { subtree: true, characterData: true, childList: true, attributes: true });
  });
  const start = await board.pieces();
  await board.tapHole(6);
  await board.tapHole(14);
  await board.until((pieces) => pieces.slice(100) !== start.slice(100));
  await untilMyTurn(page);
  // A slow machine may take longer than "at once": then the words have changed once there and back.
  const words = await page.evaluate(() => (window as unknown as { words: string[] }).words);
  assert.ok(words.length === 0 || words.some((one) => one.includes("is thinking")), words.join("; "));
});

for (const device of ["phone", "desktop"] as const) {
  test(`on a ${device} a long thought is shown quietly, told once, moves nothing, and undo ends it at once`, async (t) => {
    const { page, board } = await silent(t, device, { motion: "full", speed: "instant" });
    await begin(page, "#new/star?players=2&first=1", ["person", "5"]);
    const start = await board.pieces();
    const places = (): Promise<string> => page.evaluate(() => [".board", ".play-turn", ".seats", ".controls"].map((one) => {
      const { x, y, width } = document.querySelector(one)?.getBoundingClientRect() ?? {};
      return `${one} ${x} ${y} ${width}`;
    }).join());
    const before = await places();
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      for (const region of document.querySelectorAll("[role=status]")) {
        new MutationObserver(() => { if (region.textContent) told.push(region.textContent); }).observe(region, { subtree: true, characterData: true, childList: true });
      }
    });
    await board.tapHole(6);
    await board.tapHole(14);
    await page.locator('.play-head[data-thinking="moving"]').waitFor();
    assert.equal(await heading(page), "Computer (Hard) is thinking");
    assert.equal(await places(), before);
    await page.locator("[role=status]", { hasText: "is thinking" }).waitFor({ state: "attached" });
    await page.waitForTimeout(A_WHILE);
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    assert.equal(told.filter((one) => one.includes("is thinking")).length, 1, told.join("; "));
    assert.equal(await places(), before);
    await control(page, "undo").click();
    await page.locator(".play-head:not([data-thinking])").waitFor();
    assert.equal(await board.pieces(), start);
    assert.equal(await heading(page), "Your move");
    assert.equal(await spoken(page), "Taken back.");
  });
}

test("where nothing shall move, the sign that the computer thinks stands still", async (t) => {
  const { page, board } = await silent(t, "phone");
  await begin(page, "#new/star?players=2&first=1", ["person", "5"]);
  await board.tapHole(6);
  await board.tapHole(14);
  await page.locator('.play-head[data-thinking="still"]').waitFor();
  const animated = await page.locator(".play-head").evaluate((head) => getComputedStyle(head, "::after").animationName);
  assert.equal(animated, "none");
});

test("a hint that takes long is shown as being looked for; Escape gives it up, and it can be asked for again", async (t) => {
  const { page, board } = await silent(t, "desktop");
  await begin(page, "#new/star?players=2&first=1", ["person", "5"]);
  const note = page.locator(".note-text");
  for (let i = 1; i <= 2; i++) {
    await page.keyboard.press("h");
    await note.filter({ hasText: "The computer is thinking" }).waitFor();
    assert.equal(await heading(page), "Your move");
    assert.equal((await asked(page)).codes.length, i);
    await page.keyboard.press("Escape");
    await note.filter({ hasText: "The computer is thinking" }).waitFor({ state: "detached" });
    assert.equal(await spoken(page), "");
  }
  // Escape never takes the computer's own turn away.
  await board.tapHole(6);
  await board.tapHole(14);
  await page.locator("h1", { hasText: "is thinking" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(A_WHILE);
  assert.equal(await heading(page), "Computer (Hard) is thinking");
});

test("a search that traps in the middle costs neither the game nor the move", async (t) => {
  const seat = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, {
    before: async ({ context }) => {
      let broken = 2;
      // The clock that the search looks at fails in the midst of it, twice: what the WebAssembly held then it holds for ever.
      await context.route(/worker-\w+\.js$/, async (route) => {
        if (broken-- <= 0) return route.continue();
        const response = await route.fetch();
        const trap = "{let n = 0; const now = performance.now.bind(performance); performance.now = () => { if (++n === 9) throw new WebAssembly.RuntimeError('unreachable'); return now(); };}";
        return route.fulfill({ response, body: `${await response.text()}\n${trap}` });
      });
      await context.addInitScript(listen);
    },
  }));
  const { page, squares } = seat;
  await begin(page, "#new/italian", ["person", "5"]);
  const start = await squares.pieces();
  await squares.tap(22);
  await squares.tap(18);
  await squares.until((pieces) => pieces.slice(0, 12) !== start.slice(0, 12));
  await untilMyTurn(page);
  const pieces = await squares.pieces();
  assert.equal(pieces[17], "w");
  assert.equal((await asked(page)).workers, 3);
  await control(page, "moves").click();
  await page.locator(".move-number").first().waitFor();
  assert.equal(await page.locator(".move-number").count(), 2);
});

/** A first move of the person in each game. */
const FIRST = {
  star: ["#new/star?players=2&first=1", 6, 14], capture: ["#new/capture?players=2&first=1", 57, 76],
  italian: ["#new/italian", 22, 18], english: ["#new/english", 22, 18],
} as const;

for (const [game, [link, from, to]] of Object.entries(FIRST)) {
  test(`the computer's moves come at the speed that was chosen: ${game}`, async (t) => {
    const { page, board, squares } = await seatAt(t, "desktop");
    const cells = link.includes("star") || link.includes("capture") ? board : squares;
    const waits: number[] = [];
    for (const [speed, least] of [["At once", 0], ["Calm", 500], ["Slow", 1_200]] as const) {
      await control(page, "settings").click();
      await page.getByRole("radio", { name: speed, exact: true }).check();
      await page.getByRole("button", { name: "Close" }).click();
      await begin(page, link, ["person", "1"]);
      await untilMyTurn(page);
      await page.evaluate(() => {
        const changes: number[] = [];
        Object.assign(window, { changes });
        new MutationObserver(() => changes.push(performance.now())).observe(document.querySelector("[role=grid]") ?? document, { subtree: true, attributeFilter: ["data-piece"] });
      });
      await cells.tap(from);
      await cells.tap(to);
      await page.waitForFunction(() => { const { changes } = window as unknown as { changes: number[] }; return new Set(changes).size > 1; });
      await untilMyTurn(page);
      const changes = await page.evaluate(() => [...new Set((window as unknown as { changes: number[] }).changes)]);
      const wait = (changes[1] ?? 0) - (changes[0] ?? 0);
      assert.ok(wait >= least - 20, `${speed}: ${wait} ms`);
      waits.push(wait);
    }
    assert.deepEqual(waits, waits.toSorted((a, b) => a - b), "each is slower than the one before");
  });
}
