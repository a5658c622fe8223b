// A whole game of two persons on one device, from the first click to the end screen.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { WON } from "./games.ts";
import { close } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, heading, kept, seatAt, spoken, untilTheEnd } from "./table.ts";

after(close);

test("two persons play a whole game by mouse, clicks and drags in turn, and the right one wins (cases 7, 12)", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  for (const [ply, [from, to]] of WON.entries()) {
    assert.equal(await heading(page), `Player ${ply % 2 + 1} to move`);
    if (ply % 3 === 0) await board.dragHole(from, to);
    else {
      await board.tapHole(from);
      assert.ok((await board.targets()).has(to), `${from} to ${to} is offered`);
      await board.tapHole(to);
    }
    const pieces = await board.pieces();
    assert.deepEqual([pieces[from], pieces[to]], [".", ply % 2 === 0 ? "1" : "4"]);
  }
  assert.deepEqual(await untilTheEnd(page), [1, 2]);
  assert.equal(await heading(page), "Player 1 wins");
  assert.match(await spoken(page), /Player 1: \S+\. Player 1 wins\.$/);
  assert.match(await page.locator(".finish").innerText(), /The goal of Player 1 is full\.[\s\S]*Player 1\s+\d+ of 10 home[\s\S]*Player 2/);
});

test("after the end Swap sides lets each begin where the other sat, and the loser may begin the next game", async (t) => {
  const { page, board } = await seatAt(t, "phone");
  await begin(page, "#new/star?players=2&first=1", ["person", "2"]);
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  await replay(page, WON);
  assert.equal(await heading(page), "Player 1 wins");
  const code = await kept(page);
  await page.getByRole("button", { name: "Swap sides" }).click();
  await page.locator(".finish").waitFor({ state: "detached" });
  assert.notEqual(await kept(page), code);
  assert.equal((await board.pieces()).replaceAll(".", ""), `${"1".repeat(10)}${"4".repeat(10)}`);
  await begin(page, "#new/star?players=2&first=loser", ["person", "person"]);
  assert.equal(await heading(page), "Player 2 to move");
});
