// Games between devices that know of each other only by the links that their people send.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import type { Page } from "playwright-core";
import { encode } from "uqr";
import { CROSSROADS, WON } from "./games.ts";
import { close, phone } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replay, replayDraughts } from "./replay.ts";
import { AT_ONCE, begin, control, heading, keeping, kept, seatAt, spoken } from "./table.ts";

after(close);

const dialogOf = (page: Page) => page.locator("dialog[open]");

/** What the share window gives as the link. */
async function linkOf(page: Page): Promise<string> {
  await control(page, "moves").click();
  await dialogOf(page).getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "Link to the game" }).inputValue();
  await page.locator(".dialog-close").click();
  await dialogOf(page).waitFor({ state: "detached" });
  return link;
}

/** Opens a link in a page that is open already, as one that is tapped in a messenger. */
async function open(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => { location.hash = hash; }, new URL(link).hash);
  await page.waitForFunction(() => location.hash === "");
}

const be = (page: Page, name: string): Promise<void> => page.locator(".who").getByRole("button", { name, exact: true }).click();

/** Everything that a reload must bring back. */
async function standing({ page }: Seat): Promise<unknown> {
  return {
    heading: await heading(page), code: await kept(page), names: await page.locator(".seat-name").allInnerTexts(),
    mine: await control(page, "hint").getAttribute("aria-disabled"), owed: await page.getByRole("button", { name: "Send the link" }).count(),
    turn: await page.locator("[role=gridcell]").first().evaluate((cell) => Math.round(cell.getBoundingClientRect().x)),
  };
}

async function reloaded(seat: Seat): Promise<void> {
  const before = await standing(seat);
  await seat.page.reload();
  await seat.page.locator("[role=gridcell]").first().waitFor({ state: "attached" });
  assert.deepEqual(await standing(seat), before, "a reload changes nothing");
}

/** Plays `moves` between devices, one for each seat, by links alone. Each reloads before and after each of its moves. */
async function between(t: TestContext, game: { link: string; names: readonly string[]; moves: readonly ((page: Page) => Promise<void>)[] }): Promise<void> {
  const devices: (Seat | null)[] = game.names.map(() => null);
  const first = await seatAt(t, "desktop");
  devices[0] = first;
  await begin(first.page, game.link, game.names.map((_, seat) => (seat === 0 ? "person" : "elsewhere")));
  let link = await linkOf(first.page);
  for (const [ply, move] of game.moves.entries()) {
    const seat = ply % game.names.length;
    const others = game.names.filter((_, other) => other !== seat);
    let device = devices[seat] ?? null;
    if (!device) {
      device = await phone(t, keeping(AT_ONCE, undefined, { hash: new URL(link).hash }));
      await device.page.locator("[role=gridcell]").first().waitFor({ state: "attached" });
      devices[seat] = device;
      assert.deepEqual(await device.page.locator(".who button").allInnerTexts(), [...game.names, "Only look"]);
      await be(device.page, game.names[seat] ?? "");
      assert.match(await spoken(device.page), new RegExp(`^You play for ${game.names[seat]}\\.`));
    } else if (ply > 0) {
      await open(device.page, link);
      const expected = game.names.length === 2 ? 1 : Math.min(ply, game.names.length - 1);
      assert.match(await device.page.locator(".note-text").innerText(), expected === 1 ? /^One move has come\./ : new RegExp(`^${expected} moves have come\\.`));
    }
    const { page } = device;
    assert.equal(await page.locator(".who").count(), 0);
    assert.match(await heading(page), /^Your move/);
    await reloaded(device);
    await move(page);
    const next = game.names[(seat + 1) % game.names.length] ?? "";
    assert.match(await heading(page), new RegExp(`^${next} to move`));
    assert.ok((await page.locator(".note-text").innerText()).includes(`${next} plays elsewhere: send the link.`));
    assert.equal(await control(page, "hint").getAttribute("aria-disabled"), "true");
    assert.equal(await page.locator(".seat-link").count(), others.length);
    await reloaded(device);
    link = await linkOf(page);
    assert.equal(new URL(link).hash, `#game=${await kept(page)}`);
  }
}

test("two play Chinese checkers by links alone, reloading at each move", (t) => between(t, {
  link: "#new/star?players=2&first=1", names: ["Player 1", "Player 2"],
  moves: WON.slice(0, 6).map((move) => (page) => replay(page, [move])),
}));

test("three play Chinese checkers by links alone, reloading at each move", (t) => between(t, {
  link: "#new/star?players=3&first=1", names: ["Player 1", "Player 2", "Player 3"],
  moves: [anyMove, anyMove, anyMove, anyMove, anyMove, anyMove, anyMove],
}));

test("two play the capture game by links alone, reloading at each move", (t) => between(t, {
  link: "#new/capture?players=2&first=1", names: ["Player 1", "Player 2"],
  moves: CROSSROADS.slice(0, 4).map((move) => (page) => replay(page, [move])),
}));

test("two play Italian draughts by links alone, reloading at each move", (t) => between(t, {
  link: "#new/italian", names: ["White", "Black"],
  moves: ["21-17", "12-16", "22-18", "11-15"].map((move) => (page) => replayDraughts(page, [move])),
}));

/** Plays the first move that a marble offers, by the grid. */
async function anyMove(page: Page): Promise<void> {
  const before = await kept(page);
  for (const cell of await page.locator("[role=gridcell]:not([data-piece=''])").all()) {
    await cell.evaluate((element: HTMLElement) => element.click());
    const target = page.locator("[role=gridcell][data-target]").first();
    if (await target.count() === 0) continue;
    await target.evaluate((element: HTMLElement) => element.click());
    if (await kept(page) !== before) return;
  }
  assert.fail("nothing could be moved");
}

/** A game by link in which `plies` moves were made, as the one has it who made the first, with the links after each. */
async function game(t: TestContext, plies: number): Promise<{ seat: Seat; links: string[] }> {
  const seat = await seatAt(t, "desktop");
  const { page } = seat;
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  const links = [await linkOf(page)];
  for (const move of WON.slice(0, plies)) {
    await replay(page, [move]);
    links.push(await linkOf(page));
  }
  return { seat, links };
}

test("an equal link changes nothing, and an older one shows both and takes its place only when told", async (t) => {
  const { seat: { page, board }, links } = await game(t, 4);
  const [, , older, , equal] = links;
  assert.ok(older && equal);
  const now = { code: await kept(page), pieces: await board.pieces() };
  const same = async (): Promise<void> => assert.deepEqual({ code: await kept(page), pieces: await board.pieces() }, now);
  await open(page, equal);
  assert.equal(await spoken(page), "You have this game already, with all its moves.");
  await same();

  await open(page, older);
  await dialogOf(page).waitFor();
  assert.match(await dialogOf(page).innerText(), /An older link[\s\S]*as it was 2 moves ago[\s\S]*Yours, after 4 moves[\s\S]*The link’s, after 2 moves/);
  await same();
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
  await same();
  await open(page, older);
  await dialogOf(page).getByRole("button", { name: "Keep mine" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(await spoken(page), "Your game stays as it is.");
  await same();
  await open(page, older);
  await dialogOf(page).getByRole("button", { name: "Take the link’s" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(`#game=${await kept(page)}`, new URL(older).hash);
  // And from there the longer one is taken at once.
  await open(page, equal);
  assert.equal(await spoken(page), "2 moves have come.");
  await same();
});

test("two links that differ in a move are shown as a fork with the place, and both ways can be chosen", async (t) => {
  const { seat: { page, board }, links } = await game(t, 4);
  const theirs = links[4] ?? "";
  await open(page, links[2] ?? "");
  await dialogOf(page).getByRole("button", { name: "Take the link’s" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  await board.tapHole(3);
  await anyMove(page);
  const mine = await kept(page);
  if (`#game=${mine}` === new URL(links[3] ?? "").hash) assert.fail("the test needs another third move");
  await open(page, theirs);
  await dialogOf(page).waitFor();
  assert.match(await dialogOf(page).innerText(), /Two ways of one game[\s\S]*after move 2 it goes another way[\s\S]*Yours, after 3 moves[\s\S]*The link’s, after 4 moves/);
  await page.goBack();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(await kept(page), mine);
  await open(page, theirs);
  await dialogOf(page).getByRole("button", { name: "Take the link’s" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(`#game=${await kept(page)}`, new URL(theirs).hash);
});

test("a cut link says so, another game asks before it takes the place of a running one", async (t) => {
  const { seat, links } = await game(t, 3);
  const { page } = seat;
  const code = await kept(page);
  await open(page, (links[3] ?? "").slice(0, -4));
  assert.match(await spoken(page), /^The game in the link cannot be read: .* Your game is untouched\.$/);
  assert.equal(await kept(page), code);

  const other = await seatAt(t, "desktop");
  await begin(other.page, "#new/capture?players=2&first=1", ["person", "elsewhere"]);
  await replay(other.page, CROSSROADS.slice(0, 1));
  const foreign = await linkOf(other.page);
  await open(page, foreign);
  assert.match(await spoken(page), /Your own game is kept\.$/);
  assert.equal(await kept(page), code);
  await page.locator(".who").getByRole("button", { name: "Only look" }).click();
  assert.equal(await page.locator(".who").count(), 0);
  assert.equal(await kept(page), code);
  // An older link of the own game comes while the foreign one is looked at.
  await open(page, links[3] ?? "");
  assert.equal(await spoken(page), "You have this game already, with all its moves.");
  assert.equal(await page.getByRole("button", { name: "Back to my game" }).count(), 0);

  await open(page, foreign);
  await be(page, "Player 2");
  await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(await kept(page), code);
  await be(page, "Player 2");
  await dialogOf(page).getByRole("button", { name: "Continue from here" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(`#game=${await kept(page)}`, new URL(foreign).hash);
  assert.equal(await heading(page), "Your move");
});

test("when a game is over, the next one of the same people is another game, and asks who one is", async (t) => {
  const { seat: { page }, links } = await game(t, 3);
  await control(page, "resign").click();
  await dialogOf(page).getByRole("button", { name: "Resign" }).click();
  await page.locator(".finish").waitFor();
  await open(page, links[1] ?? "");
  assert.match(await spoken(page), /^You are looking at another game\./);
  await be(page, "Player 2");
  assert.equal(await heading(page), "Your move");
  assert.equal(`#game=${await kept(page)}`, new URL(links[1] ?? "").hash);
});

test("a link that is pasted into Bring in a game is taken as one that was opened", async (t) => {
  const { seat: { page }, links } = await game(t, 2);
  const paste = async (text: string): Promise<void> => {
    await control(page, "moves").click();
    await dialogOf(page).getByRole("button", { name: "Bring in a game" }).click();
    await page.locator("dialog[open] textarea").fill(text);
    await dialogOf(page).getByRole("button", { name: "Open", exact: true }).click();
  };
  await paste(links[1] ?? "");
  await dialogOf(page).getByRole("button", { name: "Keep mine" }).click();
  await dialogOf(page).waitFor({ state: "detached" });
  await paste(links[2] ?? "");
  await dialogOf(page).waitFor({ state: "detached" });
  assert.equal(await spoken(page), "You have this game already, with all its moves.");
});

test("a move can be taken back until it is answered, and a seat can go elsewhere and come back in mid-game", async (t) => {
  const { seat: { page }, links } = await game(t, 2);
  const seats = async (second: string): Promise<void> => {
    await control(page, "players-who").click();
    await dialogOf(page).getByRole("group", { name: "Player 2" }).getByRole("radio", { name: second }).check();
    await page.locator(".dialog-close").click();
    await dialogOf(page).waitFor({ state: "detached" });
  };
  await seats("By link");
  assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true", "the last move was made elsewhere");
  await replay(page, WON.slice(2, 3));
  assert.equal(await heading(page), "Player 2 to move");
  await control(page, "undo").click();
  assert.equal(`#game=${await kept(page)}`, new URL(links[2] ?? "").hash);
  assert.equal(await heading(page), "Your move");
  await replay(page, WON.slice(2, 3));
  await page.locator("[data-hole='112']").evaluate((cell: HTMLElement) => cell.click());
  assert.equal(await spoken(page), "Player 2 is to move, on another device. The move comes with a link.");
  await seats("Person");
  await replay(page, WON.slice(3, 4));
  assert.equal(await heading(page), "Player 1 to move");
});

test("Send the link opens the share sheet where there is one, and a person may change their mind", async (t) => {
  const { page } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, {
    before: async ({ context }) => void await context.addInitScript(`
      globalThis.shared = [];
      const share = (data) => {
        shared.push(data);
        return shared.length === 1 ? Promise.reject(new DOMException("no", "AbortError")) : Promise.resolve();
      };
      Object.defineProperties(navigator, { share: { value: share }, canShare: { value: () => true } });
    `),
  }));
  await begin(page, "#new/star?players=2&first=1", ["person", "elsewhere"]);
  await replay(page, WON.slice(0, 1));
  const said = await spoken(page);
  for (let i = 0; i < 2; i++) await page.getByRole("button", { name: "Send the link" }).click();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
  assert.deepEqual(shared.map(({ url, title }) => [url?.split("#")[1], title]), Array.from({ length: 2 }, () => [`game=${shared[0]?.url?.split("=")[1]}`, "Chinese checkers"]));
  assert.equal(shared[0]?.url?.split("=")[1], await kept(page));
  assert.equal(await spoken(page), said, "nothing is said to have happened that has not");
  await page.locator(".note").getByRole("button", { name: "Share" }).click();
  await dialogOf(page).getByRole("button", { name: "Send picture…" }).click();
  const files = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared[2]?.files?.map(({ name, type, size }) => [name, type, size > 10_000]));
  assert.deepEqual(files, [["hopstone.png", "image/png", true]]);
});

test("without a share sheet the link is copied, and where that is not allowed it stands in the window to be read", async (t) => {
  const seat = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, { device: { permissions: ["clipboard-read", "clipboard-write"] } }));
  const { page } = seat;
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined, configurable: true }));
  await begin(page, "#new/star?players=2&first=1", ["person", "elsewhere"]);
  await replay(page, WON.slice(0, 1));
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.locator(".note-text", { hasText: "The link is copied." }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await linkOf(page));
  await seat.context.clearPermissions();
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error("no")); });
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByRole("textbox", { name: "Link to the game" }).waitFor();
});

for (const scheme of ["light", "dark"] as const) {
  test(`the QR code is that of the link, dark on white, with its margin (${scheme})`, async (t) => {
    const { page } = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { colorScheme: scheme } }));
    await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
    await replay(page, WON.slice(0, 20));
    const link = await linkOf(page);
    await control(page, "moves").click();
    await dialogOf(page).getByRole("button", { name: "Share" }).click();
    const code = page.getByRole("img", { name: "QR code of the link to the game" });
    const shown = await code.evaluate((svg) => {
      const path = svg.querySelector("path");
      const rect = svg.querySelector("rect");
      if (!(svg instanceof SVGSVGElement) || !path || !rect) return null;
      const { width } = svg.viewBox.baseVal;
      return {
        colours: [getComputedStyle(path).fill, getComputedStyle(rect).fill],
        rows: Array.from({ length: width }, (_, y) => Array.from({ length: width }, (_, x) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5)))),
      };
    });
    assert.deepEqual(shown, { colours: ["rgb(0, 0, 0)", "rgb(255, 255, 255)"], rows: encode(link, { ecc: "L", border: 4 }).data });
  });
}

test("the picture is a PNG of the board with words below it, and is not empty", async (t) => {
  for (const [link, height] of [["#new/star?players=6&first=1", 1400], ["#new/italian", 1350]] as const) {
    const { page } = await seatAt(t, "desktop");
    await begin(page, link, ["person", "person"]);
    await control(page, "moves").click();
    await dialogOf(page).getByRole("button", { name: "Share" }).click();
    const save = dialogOf(page).getByRole("button", { name: "Save picture" });
    await dialogOf(page).locator("button[aria-disabled=false]", { hasText: "Save picture" }).waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
    assert.equal(file.suggestedFilename(), "hopstone.png");
    const bytes = readFileSync(await file.path());
    assert.equal(bytes.toString("latin1", 1, 4), "PNG");
    assert.equal(bytes.readUInt32BE(16), 1080);
    assert.ok(bytes.readUInt32BE(20) > height && bytes.readUInt32BE(20) < height + 300, String(bytes.readUInt32BE(20)));
    // The loader of these tests names functions by a helper of its own, which the page does not have.
    await page.evaluate("globalThis.__name = (named) => named");
    const colours = await page.evaluate(async (data) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      pen?.drawImage(bitmap, 0, 0);
      const count = (y: number, rows: number): number => new Set(new Uint32Array(pen?.getImageData(0, y, bitmap.width, rows).data.buffer ?? new ArrayBuffer(0))).size;
      return [count(0, 1000), count(bitmap.height - 250, 250)];
    }, bytes.toString("base64"));
    assert.ok((colours[0] ?? 0) > 1000, "there is a board");
    assert.ok((colours[1] ?? 0) > 20, "there are words");
  }
});

test("a window that cannot be fetched says so, and the page goes on", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, host } = seat;
  host.break(/parts-\w+\.js$/);
  seat.expect(/parts-|503/);
  await control(page, "moves").click();
  await page.getByText("This window could not be fetched.").waitFor();
  await page.locator(".dialog-close").click();
  await dialogOf(page).waitFor({ state: "detached" });
});
