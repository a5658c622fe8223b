// Links to draughts: a new game with its sides and levels, a whole game, and what only looks like one.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, gameByChance, GAMES, START } from "./draughts.ts";
import { close } from "./harness.ts";
import { Oracle } from "./oracle.ts";
import { replayDraughts } from "./replay.ts";
import { begin, heading, kept, seatAt, spoken } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((wanted) => { location.hash = wanted; }, hash);
  await page.waitForFunction(() => location.hash === "");
}

for (const game of GAMES) {
  test(`a link to a game of ${game} draughts shows it, and it survives a reload at every move once it is taken over`, async (t) => {
    const { page, squares } = await seatAt(t, "phone");
    await beginDraughts(page, game, "person", "person");
    const { course } = await gameByChance(oracle, game, 13);
    await replayDraughts(page, course.moves.slice(0, 12));
    const [code, pieces] = [await kept(page), await squares.pieces()];
    await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
    await follow(page, `#game=${code}`);
    assert.equal(await squares.pieces(), pieces);
    assert.match(await spoken(page), /Your own game is kept\.$/);
    await page.getByRole("button", { name: "Continue from here" }).click();
    assert.equal(await kept(page), code);
    for (const move of course.moves.slice(12, 16)) {
      await replayDraughts(page, [move]);
      const now = { pieces: await squares.pieces(), heading: await heading(page), code: await kept(page) };
      await page.reload();
      await squares.ready();
      assert.deepEqual({ pieces: await squares.pieces(), heading: await heading(page), code: await kept(page) }, now);
    }
    // Altered at any place it is noticed (case 3).
    const before = await kept(page);
    for (let place = 0; place < code.length; place += 5) {
      await follow(page, `#game=${code.slice(0, place)}${code[place] === "A" ? "B" : "A"}${code.slice(place + 1)}`);
      assert.match(await page.locator(".note-text").innerText(), /^The game in the link cannot be read: .* Your game is untouched\.$/, `at ${place}`);
      assert.equal(await kept(page), before);
    }
  });
}

test("a whole game fits a link of 400 characters", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  const { course } = await gameByChance(oracle, "italian", 5);
  assert.equal(course.moves.length, 60);
  await replayDraughts(page, course.moves);
  assert.ok((await kept(page)).length <= 400);
});

test("a link for a new game of draughts opens the dialog with its side and level; what it does not know it says", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  const code = await kept(page);
  const dialog = page.locator("dialog[open]");
  await follow(page, "#new/english?side=black&level=hard");
  await dialog.waitFor();
  assert.deepEqual(await dialog.locator("select").evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)), ["5", "person"]);
  assert.equal(await dialog.getByRole("radio", { name: "English draughts" }).isChecked(), true);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await kept(page), code);
  for (const [hash, said] of [
    ["#new/italian?side=green", /gives “side” the value “green”/], ["#new/italian?first=1", /“first”/], ["#new/italian?players=3", /“players” the value “3”/],
    ["#new/italian?long=on", /“long”/], ["#new/russian", /names the game “russian”/],
  ] as const) {
    await follow(page, hash);
    assert.match(await page.locator(".note-text").innerText(), said);
    assert.equal(await page.locator("dialog").count(), 0);
    assert.equal(await kept(page), code);
  }
  assert.equal(await squares.pieces(), START);
});
