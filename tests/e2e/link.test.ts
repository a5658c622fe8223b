// Links: a game, a set-up, and everything that looks like one. The own game stays as it is.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { close, desktop } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replay } from "./replay.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt, spoken, untilMyTurn } from "./table.ts";

after(close);

async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((wanted) => { location.hash = wanted; }, hash);
  await page.waitForFunction(() => location.hash === "");
}

/** A game of two persons with three moves made; its code. */
async function game({ page }: Seat): Promise<string> {
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  await replay(page, [[6, 14], [111, 102], [7, 16]]);
  return kept(page);
}

test("a good link opens the game at its last position, to look at; the own game comes back as it was", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, board } = seat;
  const code = await game(seat);
  const linked = await board.pieces();
  await begin(page, "#new/capture?players=3&first=1", ["person", "person", "person"]);
  await replay(page, [[57, 76]]);
  const own = { code: await kept(page), pieces: await board.pieces(), heading: await heading(page) };

  await follow(page, `#game=${code}`);
  assert.equal(await board.pieces(), linked);
  assert.match(await spoken(page), /Your own game is kept\.$/);
  await board.tapHole(112);
  assert.equal((await board.targets()).size, 0, "it is only looked at");
  assert.match(await spoken(page), /Continue from here to play it/);
  for (const name of ["undo", "redo", "resign"]) assert.equal(await control(page, name).getAttribute("aria-disabled"), "true", name);
  assert.equal(await kept(page), own.code, "the own game is still the one that is kept");

  await page.getByRole("button", { name: "Back to my game" }).click();
  assert.deepEqual({ code: await kept(page), pieces: await board.pieces(), heading: await heading(page) }, own);
});

test("Continue from here takes the game over, and it goes on and survives a reload", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const code = await game(seat);
  const linked = await board.pieces();
  await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
  await follow(page, `#game=${code}`);
  await page.getByRole("button", { name: "Continue from here" }).click();
  assert.equal(await page.getByRole("button", { name: "Back to my game" }).count(), 0);
  assert.equal(await kept(page), code);
  await board.tapHole(112);
  await board.tapHole(103);
  const on = await board.pieces();
  assert.notEqual(on, linked);
  await page.reload();
  await board.ready();
  assert.equal(await board.pieces(), on);
});

test("a page opened by a link shows the game at once, and the kept one is not lost by a reload", async (t) => {
  const first = await seatAt(t, "desktop");
  const code = await game(first);
  const linked = await first.board.pieces();
  const { page, board } = await desktop(t, keeping(AT_ONCE, undefined, { hash: `#game=${code}` }));
  await board.ready();
  assert.equal(await board.pieces(), linked);
  assert.equal(await page.evaluate(() => location.hash), "", "the link has done its work");
  await page.reload();
  await board.ready();
  assert.notEqual(await board.pieces(), linked);
});

test("a link that is cut, altered, too long, of another version or made up leaves the game alone and says why and where (case 3)", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, board } = seat;
  const code = await game(seat);
  const before = { code, pieces: await board.pieces(), heading: await heading(page) };
  const altered = (place: number): string => code.slice(0, place) + (code[place] === "A" ? "B" : "A") + code.slice(place + 1);
  const bad: [string, RegExp][] = [
    ["", /The code is empty/],
    [code.slice(0, 1), /./],
    [code.slice(0, -5), /ends too early, after |altered/],
    [code.slice(0, Math.floor(code.length / 2)), /ends too early, after |altered/],
    [altered(code.length - 1), /was altered/],
    [altered(Math.floor(code.length / 2)), /altered|impossible value at character \d+|Move \d+: /],
    [`2${code.slice(1)}`, /of version “2”/],
    [`${code.slice(0, 5)}!${code.slice(6)}`, /Character 6, “!”/],
    [`${code}AAAA`, /goes on after the end|altered|impossible value/],
    ["1".repeat(20_000), /too long \(20,000 characters\)/],
    ["%00%00", /./], ["1ĂĄ", /./], ["<b>1</b>", /./],
  ];
  for (const [text, reason] of bad) {
    await follow(page, `#game=${text}`);
    const said = await page.locator(".note-text").innerText();
    assert.match(said, /^The game in the link cannot be read: .* Your game is untouched\.$/, text.slice(0, 40));
    assert.match(said, reason, text.slice(0, 40));
    assert.equal(await spoken(page), said);
    assert.deepEqual({ code: await kept(page), pieces: await board.pieces(), heading: await heading(page) }, before);
  }
  await board.tapHole(112);
  await board.tapHole(103);
  assert.notEqual(await board.pieces(), before.pieces, "and goes on");
});

test("every single altered character of a code is noticed", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const code = await game(seat);
  const before = await board.pieces();
  const accepted = await page.evaluate(async (good) => {
    const found: string[] = [];
    for (let place = 0; place < good.length; place++) {
      for (const other of ["A", "7", "_"].filter((one) => one !== good[place])) {
        location.hash = `#game=${good.slice(0, place)}${other}${good.slice(place + 1)}`;
        await new Promise((resolve) => { addEventListener("hashchange", () => setTimeout(resolve), { once: true }); });
        if (!document.querySelector(".note-text")?.textContent?.startsWith("The game in the link cannot be read")) found.push(`${place} ${other}`);
      }
    }
    return found;
  }, code);
  assert.deepEqual(accepted, []);
  assert.equal(await board.pieces(), before);
});

test("a link for a new game opens the dialog with what it says, and nothing happens before Start", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  await game(seat);
  const before = await board.pieces();
  await follow(page, "#new/star?players=3&level=hard&preset=masters&first=2");
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  assert.deepEqual(await dialog.locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)), ["5", "person", "5"]);
  assert.deepEqual(await dialog.locator("input[type=radio]:checked").evaluateAll((all) => all.map((one) => one.parentElement?.textContent)),
    ["Chinese checkers", "3", "Player 2", "Masters Games"]);
  assert.equal(await board.pieces(), before);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await board.pieces(), before);
  await follow(page, "#new/star?players=3&level=hard&first=2");
  await dialog.locator("button[type=submit]").click();
  await untilMyTurn(page);
  assert.equal(await page.locator(".seat").count(), 3);
  assert.match(await page.locator(".seats").innerText(), /Computer 1[\s\S]*You[\s\S]*Computer 3/);
});

test("a link with something unknown says what, and opens no dialog", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const code = await game(seat);
  const before = await board.pieces();
  for (const [hash, said] of [
    ["#nonsense", /“nonsense” is nothing that Hopstone knows/],
    ["#new/ludo", /names the game “ludo”/],
    ["#new/star?players=5", /^Five players cannot share the star/],
    ["#new/star?players=9", /gives “players” the value “9”, which does not fit/],
    ["#new/star?level=godlike", /gives “level” the value “godlike”/],
    ["#new/star?colour=red", /unknown part, “colour”/],
    ["#new/capture?swap=on", /“swap”/],
  ] as const) {
    await follow(page, hash);
    assert.match(await page.locator(".note-text").innerText(), said);
    assert.match(await spoken(page), /Your game is untouched\.$/);
    assert.equal(await page.locator("dialog").count(), 0);
    assert.equal(await board.pieces(), before);
    assert.equal(await kept(page), code);
  }
});

test("Back closes a dialog and keeps the game; moves do not grow the history", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, board } = seat;
  const length = (): Promise<number> => page.evaluate(() => history.length);
  const dialog = page.locator("dialog[open]");
  await control(page, "settings").click();
  await dialog.waitFor();
  const open = await length();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  const start = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
  const pieces = await board.pieces();
  assert.equal(await length(), open, "two moves later");
  for (const name of ["new-game", "moves", "settings", "resign"]) {
    await control(page, name).click();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await board.pieces(), pieces, name);
  }
  await control(page, "moves").click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await length(), open);
  await page.reload();
  await board.ready();
  assert.equal(await page.locator("dialog").count(), 0);
  assert.equal(await board.pieces(), pieces);
});
