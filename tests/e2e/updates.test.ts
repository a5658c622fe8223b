// New versions of the page, and hosts that have half of one: nothing is lost, nothing is mixed, nothing goes round in circles.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { close } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, control, kept as keptGame, untilMyTurn } from "./table.ts";
import { damage, FIRST, forget, kept, search, settle, shown, tab, untilKept, version, visit } from "./versions.ts";

let second = "";
let third = "";
before(async () => {
  second = await version("TWO");
  third = await version("THREE");
});
after(close);
after(forget);

const offer = (page: Page): ReturnType<Page["locator"]> => page.locator(".play-new button");
/** The version that the page is of, whatever its words say. */
const isOf = (page: Page, mark: string): Promise<boolean> => page.evaluate((mark) => document.querySelector("script[src*=main]")?.getAttribute("src")?.includes(mark) ?? false, mark);
/** The page lies still: nothing comes or goes for a while. */
const still = (page: Page): Promise<void> => page.waitForTimeout(800);

for (const [language, told, take] of [["en", "A new version is there", "Load it"], ["pl", "Jest nowa wersja", "Wczytaj"], ["cs", "Je tu nová verze", "Načíst"]] as const) {
  test(`a new version is told of quietly in ${language}, and taken by a tap with the game as it stands`, async (t) => {
    const there = await visit(t, { settings: { language }, device: { viewport: { width: 360, height: 740 }, hasTouch: true } });
    const { page, site, board, loads } = there;
    await settle(there);
    await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
    await replay(page, [[6, 15]]);
    const [pieces, code] = [await board.pieces(), await keptGame(page)];
    const place = await page.locator("[role=grid]").boundingBox();
    site.folder = second;
    await search(page);
    await offer(page).waitFor();
    assert.deepEqual(await page.locator("[role=grid]").boundingBox(), place, "the board stays where it is");
    assert.equal(await page.locator(".play-new [role=status]").innerText(), told);
    assert.equal(await offer(page).innerText(), take);
    const size = await offer(page).boundingBox();
    assert.ok(size && size.height >= 44 && size.width >= 44);
    await still(page);
    assert.equal(loads(), 1, "the page is never loaded anew by itself");
    await offer(page).tap();
    await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
    await board.ready();
    assert.equal(loads(), 2);
    assert.deepEqual([await board.pieces(), await keptGame(page)], [pieces, code]);
    await still(page);
    assert.equal(await offer(page).count(), 0);
    const files = await kept(page);
    assert.equal(files.length, 1, "of the old version nothing is left");
    await site.stop();
    await page.reload();
    await board.ready();
    assert.equal(await isOf(page, "TWO"), true);
  });
}

test("a new version is taken with the next new game, which then is there", async (t) => {
  const there = await visit(t);
  const { page, site, loads } = there;
  await settle(there);
  site.folder = second;
  await search(page);
  await offer(page).waitFor();
  await begin(page, "#new/italian?side=white", ["person", "person"]);
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await page.locator('[data-square="1"]').waitFor();
  assert.equal(await shown(page), "Hopstone TWO");
  await still(page);
  assert.equal(loads(), 2);
  assert.match(await page.locator(".play-game").innerText(), /Italian/);
});

test("while the computer thinks the update waits; taken then, the computer thinks again and moves once", async (t) => {
  const there = await visit(t);
  const { page, site, board, context } = there;
  // Whatever is asked of the computer takes its time.
  await context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) { setTimeout(() => post.call(this, message), 900); };
  });
  await settle(there);
  await begin(page, "#new/star?players=2&first=2", ["5", "person"]);
  site.folder = second;
  await search(page);
  await offer(page).waitFor();
  await board.tapHole(112);
  await board.tapHole(103);
  await page.locator("h1", { hasText: "is thinking" }).waitFor();
  await offer(page).click();
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await untilMyTurn(page);
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator("dialog .move-number").count(), 2);
});

test("a game of others that is looked at is still looked at after the update", async (t) => {
  const there = await visit(t);
  const { page, site, board } = there;
  await settle(there);
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  await replay(page, [[6, 15]]);
  const theirs = await keptGame(page);
  await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
  const mine = await keptGame(page);
  await page.evaluate((code) => { location.hash = `#game=${code}`; }, theirs);
  await page.getByRole("button", { name: "Continue from here" }).waitFor();
  site.folder = second;
  await search(page);
  await offer(page).click();
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await board.ready();
  await page.getByRole("button", { name: "Continue from here" }).waitFor();
  assert.match(await page.locator(".play-game").innerText(), /Chinese checkers/);
  assert.equal(await keptGame(page), mine);
});

test("whoever closes all tabs finds the new version when coming back", async (t) => {
  const there = await visit(t);
  const { page, site, context } = there;
  await settle(there);
  site.folder = second;
  await search(page);
  await offer(page).waitFor();
  await page.goto("about:blank");
  const other = await tab(context);
  await page.close();
  await other.page.waitForTimeout(500);
  await other.page.goto(site.url);
  await other.board.ready();
  assert.equal(await isOf(other.page, "TWO"), true);
});

test("with several tabs each stays of one version: the old one plays and loads what is its own until it is loaded anew", async (t) => {
  const there = await visit(t);
  const { page: first, board, site, context, loads } = there;
  await settle(there);
  const two = await tab(context);
  await two.page.goto(site.url);
  await two.board.ready();
  site.folder = second;
  await search(first);
  await offer(two.page).click();
  await two.page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await two.board.ready();
  await untilKept(two.page);
  await still(first);
  assert.equal(loads(), 1, "another tab's update is not this one's");
  assert.equal(await offer(first).count(), 1, "but it is told of it");
  // The host has nothing of the old version any more; a third one comes as well, and is taken in the other tab.
  site.folder = third;
  await search(two.page);
  await offer(two.page).click();
  await two.page.waitForFunction(() => document.querySelector("script[src*=main-THREE]"));
  await two.board.ready();
  await still(two.page);
  const lazy = readdirSync(FIRST).filter((name) => /^(pl|cs|worker|offline)-/.test(name));
  assert.deepEqual(await first.evaluate((names) => Promise.all(names.map(async (name) => (await fetch(`./${name}`)).status)), lazy), lazy.map(() => 200));
  const start = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
  await untilMyTurn(first);
  assert.equal(loads(), 1);
  const pieces = await board.pieces();
  await offer(first).click();
  await first.waitForFunction(() => document.querySelector("script[src*=main-THREE]"));
  await board.ready();
  assert.equal(await board.pieces(), pieces);
  // Once there is one tab, one version is enough.
  await two.page.close();
  await first.reload();
  await board.ready();
  await first.waitForFunction(async () => (await caches.keys()).length === 1);
});

for (const [missing, instead] of [[/\.wasm$/, "404"], [/^main-.*js$/, "page"], [/^pl-/, "page"]] as const) {
  test(`a new version without ${missing.source} (${instead}) is not taken, and the old one plays on; when it is whole it comes (case 38)`, async (t) => {
    const there = await visit(t);
    const { page, site, board } = there;
    await settle(there);
    Object.assign(site, { folder: second, missing, instead });
    await search(page);
    await still(page);
    assert.equal(await offer(page).count(), 0);
    await page.reload();
    await board.ready();
    assert.equal(await isOf(page, "TWO"), false);
    assert.equal(await offer(page).count(), 0);
    // The browser has tried again with the reload; nothing is left of that.
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing === null && (await caches.keys()).length === 1;
    });
    site.missing = null;
    await search(page);
    await offer(page).waitFor();
  });
}

for (const [what, files] of [["a new service worker with the old page", /^(index\.html)?$/], ["the old service worker with a new page", /^sw\.js$/]] as const) {
  test(`${what} changes nothing (case 38)`, async (t) => {
    const there = await visit(t);
    const { page, site, board } = there;
    await settle(there);
    Object.assign(site, { folder: second, stale: { files, folder: FIRST } });
    await search(page);
    await still(page);
    await page.reload();
    await board.ready();
    await still(page);
    assert.equal(await isOf(page, "TWO"), false);
    assert.equal(await offer(page).count(), 0);
  });
}

for (const [what, files, how] of [
  ["a wasm file that is cut", /\.wasm$/, "cut"], ["a script that is cut", /^main-.*js$/, "cut"], ["a script that is missing", /^chunk-/, "gone"],
  ["a 404 page in place of a script", /^main-.*js$/, "page"], ["a 404 page in place of the wasm", /\.wasm$/, "page"],
  ["a style sheet that is cut", /\.css$/, "cut"], ["a 404 page in place of the style sheet", /\.css$/, "page"],
  ["words that are a 404 page", /^en-/, "page"], ["half of its files", /^(main|chunk|en|start)/, "gone"],
] as const) {
  test(`a page kept with ${what} mends itself, with the game (case 38)`, async (t) => {
    const there = await visit(t);
    const { page, site, board, loads } = there;
    await settle(there);
    await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
    await replay(page, [[6, 15]]);
    const pieces = await board.pieces();
    await damage(page, files, how);
    // The host has gone on: what is missing cannot be had from it one by one.
    site.folder = second;
    await page.goto("about:blank");
    await page.goto(site.url);
    await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
    await board.ready();
    assert.equal(await board.pieces(), pieces);
    assert.equal(await shown(page), "Hopstone TWO");
    await untilKept(page);
    await still(page);
    assert.equal(loads(), 4, "first visit, blank page, the broken one, the mended one");
    assert.equal((await kept(page)).length, 1);
    await site.stop();
    await page.reload();
    await board.ready();
  });
}

for (const instead of ["404", "page"] as const) {
  test(`a page that the browser kept longer than the host its files mends itself; for a missing file comes ${instead === "404" ? "an error" : "a page with status 200"} (case 38)`, async (t) => {
    const there = await visit(t, { device: { serviceWorkers: "block" } });
    const { page, site, board, context } = there;
    site.caching = "max-age=600";
    site.missing = /^(main|en|chunk)-/;
    site.instead = instead;
    await page.goto(site.url);
    await page.locator(".start-late").waitFor({ state: "visible" });
    // The wrong answers, and the page of the first version, are in the browser's own cache now, as good as for ever.
    site.folder = second;
    site.missing = null;
    const other = await tab(context);
    await other.page.goto(site.url);
    await other.board.ready();
    assert.equal(await isOf(other.page, "TWO"), true);
    assert.equal(other.loads(), 2);
    // The wrong answers under names that are right are replaced too.
    site.folder = FIRST;
    const third = await tab(context);
    await third.page.goto(site.url);
    await third.page.reload();
    await third.board.ready();
    assert.equal(await isOf(third.page, "TWO"), false);
    assert.ok(board);
  });
}

for (const [what, missing] of [["main script", /^main-.*js$/], ["wasm", /\.wasm$/], ["words", /^en-/], ["service worker's page", /^start\.js$/]] as const) {
  for (const instead of ["404", "page"] as const) {
    test(`on a host that never has the ${what} (${instead}) the page says so after one more attempt, not in circles (case 38)`, async (t) => {
      const there = await visit(t);
      const { page, site, board, loads } = there;
      site.missing = missing;
      site.instead = instead;
      await page.goto(site.url);
      if (what === "main script") await page.locator(".start-late").waitFor({ state: "visible" });
      if (what === "wasm" || what === "words") await page.locator("#failure").waitFor({ state: "visible" });
      if (missing.test("start.js")) await board.ready();
      await page.waitForTimeout(2_000);
      assert.equal(loads(), missing.test("start.js") ? 1 : 2);
      // By hand there is one more attempt, and when the host is whole the page is.
      site.missing = null;
      await page.reload();
      await board.ready();
      await still(page);
      assert.equal(await shown(page), "Hopstone");
    });
  }
}

test("without a network a page that is damaged says so, and does not throw away what is left", async (t) => {
  const there = await visit(t);
  const { page, site, board } = there;
  await settle(there);
  await damage(page, /\.wasm$/, "cut");
  await site.stop();
  await page.reload();
  await page.locator("#failure").waitFor({ state: "visible" });
  assert.equal((await kept(page)).length, 1);
  await site.start();
  await page.reload();
  await board.ready();
});

test("without a service worker a new version is found when the old one's files are gone, and taken with the game", async (t) => {
  const there = await visit(t, { device: { serviceWorkers: "block" } });
  const { page, site, board } = there;
  await page.goto(site.url);
  await board.ready();
  await page.waitForLoadState("networkidle");
  site.folder = second;
  const start = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await offer(page).click();
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
  await untilMyTurn(page);
  assert.equal((await board.pieces())[103], "4");
});

test("another build on the same port is told of at once, and one tap brings it", async (t) => {
  const there = await visit(t, { base: "/" });
  const { page, site, board } = there;
  await settle(there);
  site.folder = second;
  await page.reload();
  await board.ready();
  await offer(page).click();
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
});

test("a host that serves something else by now is left to it after one look", async (t) => {
  const there = await visit(t, { base: "/" });
  const { page, site, board } = there;
  await settle(there);
  site.missing = /./;
  await page.reload();
  await board.ready();
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((registration) => registration === undefined));
});

test("a page that came past the service worker takes its own version without being loaded again", async (t) => {
  const there = await visit(t);
  const { page, site, board, loads, context } = there;
  await settle(there);
  site.folder = second;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.reload", { ignoreCache: true });
  await page.waitForFunction(() => document.querySelector("script[src*=main-TWO]"));
  await board.ready();
  await untilKept(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
  await still(page);
  assert.equal(await offer(page).count(), 0);
  assert.equal(loads(), 2);
});
