// Every way to sit down, and who then moves what and whereto.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close } from "./harness.ts";
import { begin, control, heading, seatAt, spoken } from "./table.ts";
import type { Who } from "./table.ts";

after(close);

const SEATINGS = [["2", [[1], [4]]], ["3", [[1], [3], [5]]], ["4", [[1], [2], [4], [5]]], ["6", [[1], [2], [3], [4], [5], [6]]],
  ["3x2", [[1, 4], [2, 5], [3, 6]]], ["2x2", [[1, 2], [4, 5]]], ["2x3", [[1, 3, 5], [2, 4, 6]]]] as const;

for (const preset of ["standard", "masters", "super"]) {
  test(`with the preset ${preset} every seating of persons and computers starts and makes its first moves (case 19)`, async (t) => {
    const { page, board } = await seatAt(t, "desktop");
    for (const [seating, armies] of SEATINGS) {
      const seats = armies.length;
      const sittings: Who[][] = [
        Array.from({ length: seats }, () => "person"),
        Array.from({ length: seats }, () => "1"),
        Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? "person" : (["1", "2"] as const)[seat % 2] ?? "1")),
      ];
      let start = "";
      for (const who of sittings) {
        const where = `${preset}, ${seating}, ${who}`;
        await begin(page, `#new/star?players=${seating}&preset=${preset}&first=1`, who);
        // Computers alone may have come to the end by now.
        if (who.includes("person")) assert.equal(await page.locator(".seat").count(), seats, where);
        if (who[0] === "person") {
          start = await board.pieces();
          for (const army of armies.flat()) assert.equal([...start].filter((piece) => piece === String(army)).length, 10, where);
          for (const [hole, piece] of [...start].entries()) {
            if (piece !== String(armies[0][0])) continue;
            await page.locator(`[data-hole="${hole}"]`).evaluate((cell) => (cell as HTMLElement).click());
            const [to] = (await board.targets()).keys();
            if (to === undefined) continue;
            await page.locator(`[data-hole="${to}"]`).evaluate((cell) => (cell as HTMLElement).click());
            break;
          }
        }
        // All of these begin from the same board, which the first of them has shown.
        await board.until((pieces) => pieces !== start);
        if (who.every((one) => one === "person")) assert.match(await heading(page), /^Player 2 to move$/, where);
        else if (who.includes("person")) await page.locator("h1", { hasText: "Your move" }).waitFor();
      }
    }
  });
}

test("the capture game starts for two to six, persons and computers (case 19)", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const long of ["on", "off"]) {
      await begin(page, `#new/capture?players=${seats}&long=${long}&first=1`, Array.from({ length: seats }, (_, seat) => (seat === 0 ? "person" : "1")));
      const start = await board.pieces();
      assert.equal([...start].filter((piece) => piece === "o").length, 60);
      await board.tapHole(58);
      const [to] = (await board.targets()).keys();
      assert.ok(to !== undefined);
      await board.tapHole(to);
      await page.locator("h1", { hasText: "Your move" }).waitFor();
      await board.until((pieces) => [...pieces].filter((piece) => piece === "o").length <= 60 - seats);
    }
  }
});

test("five players are not offered for the star, and are for the capture game", async (t) => {
  const { page } = await seatAt(t, "phone");
  await control(page, "new-game").click();
  const players = page.locator("dialog fieldset", { has: page.locator("legend", { hasText: /^Players$/ }) });
  await players.waitFor();
  assert.deepEqual(await players.locator("label").allInnerTexts(), ["2", "3", "4", "6", "3 × 2", "2 × 2", "2 × 3"]);
  await page.locator("dialog label", { hasText: /^Capture$/ }).click();
  assert.deepEqual(await players.locator("label").allInnerTexts(), ["2", "3", "4", "5", "6"]);
});

test("a player has 14 first moves, eight steps and six jumps over own marbles (cases 2, 5)", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  const kinds: string[] = [];
  for (let hole = 0; hole < 10; hole++) {
    await board.tapHole(hole);
    kinds.push(...(await board.targets()).values());
    await page.keyboard.press("Escape");
  }
  assert.equal(kinds.length, 14);
  assert.equal(kinds.filter((kind) => kind === "step").length, 8);
  assert.equal(kinds.filter((kind) => kind === "jump").length, 6);
});

test("who begins is as it was chosen, and the coin is told (cases 1, 19)", async (t) => {
  const { page } = await seatAt(t, "desktop");
  for (const seat of [1, 2, 3]) {
    await begin(page, `#new/star?players=3&first=${seat}`, ["person", "person", "person"]);
    assert.equal(await heading(page), `Player ${seat} to move`);
  }
  await begin(page, "#new/star?players=3&first=coin", ["person", "person", "person"]);
  const [, drawn] = /^The coin says: Player (\d) begins\.$/.exec(await spoken(page)) ?? [];
  assert.equal(await heading(page), `Player ${drawn} to move`);
});

test("seats go on clockwise, and names are kept from game to game", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await begin(page, "#new/star?players=6&first=2", Array.from({ length: 6 }, () => "person"));
  for (const army of [2, 3, 4, 5, 6, 1]) {
    assert.equal(await heading(page), `Player ${army} to move`);
    const pieces = await board.pieces();
    for (const [hole, piece] of [...pieces].entries()) {
      if (piece !== String(army)) continue;
      await page.locator(`[data-hole="${hole}"]`).evaluate((cell) => (cell as HTMLElement).click());
      const [to] = (await board.targets()).keys();
      if (to === undefined) continue;
      await page.locator(`[data-hole="${to}"]`).evaluate((cell) => (cell as HTMLElement).click());
      break;
    }
    assert.notEqual(await board.pieces(), pieces);
  }
  await control(page, "new-game").click();
  await page.locator("dialog input[type=text]").first().fill("Ann");
  await page.locator("dialog button[type=submit]").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.match(await page.locator(".seats").innerText(), /Ann/);
  await control(page, "new-game").click();
  assert.equal(await page.locator("dialog input[type=text]").first().inputValue(), "Ann");
});

test("the window for a new game says what it ends, and the window of the players shows whose marbles are whose", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  const dialog = page.locator("dialog[open]");
  const said = "The game on the table is not over; a new one takes its place.";
  await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
  for (const begun of [false, true]) {
    if (begun) {
      await board.tapHole(112);
      await board.tapHole(103);
    }
    await control(page, "new-game").click();
    await dialog.waitFor();
    assert.equal(await dialog.getByText(said).count(), begun ? 1 : 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await control(page, "players-who").click();
  await dialog.locator("legend .marble").nth(1).waitFor();
  assert.equal(await dialog.locator("legend .marble").count(), 2);
});
