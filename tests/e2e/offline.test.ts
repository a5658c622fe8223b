// The page without its host: after one visit it plays on.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { close } from "./harness.ts";
import { begin, kept as keptGame, untilMyTurn } from "./table.ts";
import { damage, FIRST, kept, settle, tab, untilKept, visit } from "./versions.ts";

after(close);

for (const [where, base] of [["a sub-path with a space", "/games/hop stone/"], ["the root of a host", "/"], ["a sub-path with other letters", "/gry/Żółć & kulki (2)/"]] as const) {
  test(`after one visit to ${where} the page plays without a host, its computer too`, async (t) => {
    const there = await visit(t, { base });
    const { page, board, site } = there;
    await settle(there);
    await site.stop();
    await page.reload();
    await board.ready();
    const start = await board.pieces();
    await board.tapHole(112);
    await board.tapHole(103);
    await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
    await untilMyTurn(page);
  });
}

test("what is kept is every file of the build, by its exact name, and nothing else", async (t) => {
  const there = await visit(t);
  await settle(there);
  const built = readdirSync(FIRST).filter((name) => !["sw.js", "config.json"].includes(name) && !/^\.|\.map$/.test(name)).map((name) => (name === "index.html" ? "" : name));
  const [files, ...more] = await kept(there.page);
  assert.deepEqual(files?.sort(), built.sort());
  assert.deepEqual(more, []);
});

test("the first load is not disturbed: the service worker comes when the board is there, and fetches little again", async (t) => {
  const there = await visit(t);
  there.site.caching = "max-age=600";
  await settle(there);
  const { asked } = there.site;
  const worker = asked.indexOf("sw.js");
  assert.ok(worker > asked.findIndex((name) => name.endsWith(".wasm")));
  assert.ok(worker > asked.findIndex((name) => name.startsWith("en-")));
  assert.equal(asked.filter((name) => name.endsWith(".wasm")).length, 1, "what the browser has kept already is not fetched twice");
});

test("without a network all three languages, every game and links with # are there", async (t) => {
  const there = await visit(t);
  const { page, board, context, site } = there;
  await settle(there);
  await context.setOffline(true);
  for (const [language, name] of [["pl", "Chińskie warcaby"], ["cs", "Čínská dáma"], ["en", "Chinese checkers"]] as const) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem("hopstone.settings") ?? "{}") as object;
      localStorage.setItem("hopstone.settings", JSON.stringify({ ...settings, language }));
    }, language);
    await page.reload();
    await board.ready();
    assert.match(await page.locator(".play-game").innerText(), new RegExp(name));
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.match(await page.locator("link[rel=manifest]").getAttribute("href") ?? "", new RegExp(`-${language}\\.`));
    await page.goto(`${site.url}#guide/star`);
    await page.locator("dialog.guide[open] .guide-figure").first().waitFor();
    await page.keyboard.press("Escape");
  }
  for (const link of ["#new/star?players=2&first=1", "#new/capture?players=2", "#new/italian?side=white", "#new/english?side=black"]) {
    await begin(page, link, ["person", "person"]);
  }
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  const code = await keptGame(page);
  const other = await tab(context);
  await other.page.goto(`${site.url}?from=a-friend#game=${code}`);
  await other.board.ready();
  await other.page.goto(`${site.url}index.html`);
  await other.board.ready();
});

test("the lazily loaded files of a first visit are there although nobody asked for them", async (t) => {
  const there = await visit(t);
  const { page, site } = there;
  await settle(there);
  await site.stop();
  const lazy = readdirSync(FIRST).filter((name) => /\.js$/.test(name) && name !== "sw.js");
  const statuses = await page.evaluate((names) => Promise.all(names.map(async (name) => (await fetch(`./${name}`)).status)), lazy);
  assert.deepEqual(statuses, lazy.map(() => 200));
});

test("the host's config.json is asked for at the host each time, and is no part of what is kept", async (t) => {
  const there = await visit(t);
  const { page, site } = there;
  await settle(there);
  await page.reload();
  await there.board.ready();
  site.asked.length = 0;
  const ask = (): Promise<string> => page.evaluate(async () => (await fetch("./config.json", { cache: "no-cache" })).text());
  assert.equal(await ask(), readFileSync(join(FIRST, "config.json"), "utf8"));
  await ask();
  assert.equal(site.asked.filter((name) => name === "config.json").length, 2);
});

test("what else lies on the host is none of the service worker's business", async (t) => {
  const there = await visit(t);
  const { page, site } = there;
  await settle(there);
  site.asked.length = 0;
  await page.evaluate(() => Promise.all(["./notes.pdn", "./deeper/index.html", "../other/"].map((url) => fetch(url).catch(() => {}))));
  assert.ok(site.asked.includes("notes.pdn") && site.asked.includes("deeper/index.html"));
  await assert.rejects(page.goto(`${site.url}about.html`), /HTTP_RESPONSE_CODE|404/, "no page of ours in place of another");
});

for (const [what, breakIt] of [
  ["does not exist", () => { Object.defineProperty(navigator, "serviceWorker", { value: undefined }); }],
  ["is refused", () => { ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("denied", "SecurityError")); }],
  ["must not even be asked for", () => { Object.defineProperty(navigator, "serviceWorker", { get() { throw new DOMException("denied", "SecurityError"); } }); }],
] as const) {
  test(`where a service worker ${what} the page plays as ever, and says nothing (case 37)`, async (t) => {
    const there = await visit(t);
    const { page, board, site, context } = there;
    await context.addInitScript(breakIt);
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(site.url);
    await board.ready();
    const start = await board.pieces();
    await board.tapHole(112);
    await board.tapHole(103);
    await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
    await page.waitForTimeout(500);
    assert.deepEqual(complaints, []);
  });
}

test("where the storage is full the page plays as ever, and keeps no half of itself", async (t) => {
  const there = await visit(t);
  const { page, board, site, context } = there;
  await page.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin, quotaSize: 200_000 });
  await page.goto(site.url);
  await board.ready();
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((registration) => registration === undefined));
  await page.waitForTimeout(300);
  assert.deepEqual(await kept(page), []);
  await board.tapHole(112);
  await board.tapHole(103);
  await untilMyTurn(page);
  // There is room again.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(site.url).origin });
  await page.reload();
  await board.ready();
  await untilKept(page);
});

test("what the browser has thrown away is fetched again at the next visit", async (t) => {
  const there = await visit(t);
  const { page, board, site } = there;
  await settle(there);
  await damage(page, /^(pl|cs)-|^worker-/, "gone");
  await damage(page, /^hopstone-.*svg$/, "cut");
  await page.reload();
  await board.ready();
  await page.waitForFunction(async (count) => {
    const [name] = await caches.keys();
    if (name === undefined) return false;
    const cache = await caches.open(name);
    const icon = (await cache.keys()).find(({ url }) => url.endsWith(".svg"));
    const text = icon ? await (await cache.match(icon))?.text() : undefined;
    return (await cache.keys()).length === count && (text?.length ?? 0) > 700;
  }, readdirSync(FIRST).filter((name) => !["sw.js", "config.json"].includes(name)).length);
  await site.stop();
  await page.reload();
  await board.ready();
});

test("the manifest has what a device needs to install the game", async (t) => {
  const there = await visit(t);
  const { page, site, context } = there;
  await settle(there);
  const devtools = await context.newCDPSession(page);
  const { errors, url } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.match(url, /hopstone-en\.webmanifest$/);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
  for (const language of ["en", "pl", "cs"]) {
    const manifest = JSON.parse(readFileSync(join(FIRST, `hopstone-${language}.webmanifest`), "utf8")) as {
      lang: string; start_url: string; scope: string; icons: { src: string; sizes: string; purpose?: string }[]; shortcuts: { url: string }[];
    };
    assert.equal(manifest.lang, language);
    assert.deepEqual([manifest.start_url, manifest.scope], ["./", "./"]);
    assert.deepEqual(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? "any"}`), ["192x192 any", "512x512 any", "512x512 maskable", "any any"]);
    for (const { src } of manifest.icons) {
      assert.match(src, /^\.\/[\w-]+\.(png|svg)$/);
      const [width, height] = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, src);
      assert.equal(width, height);
    }
    for (const shortcut of manifest.shortcuts) {
      const other = await tab(context);
      await other.page.goto(site.url + shortcut.url.slice(2));
      await other.page.locator("dialog[open]").waitFor();
      await other.page.close();
    }
  }
});
