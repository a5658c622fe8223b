// What the rules bring about without a player's will: passes and draws are announced, not only done.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { IDLE, STUCK, THERE_AND_BACK } from "./games.ts";
import { close } from "./harness.ts";
import { replay } from "./replay.ts";
import { begin, control, heading, seatAt, spoken } from "./table.ts";

after(close);

const TWO = "#new/star?players=2&first=1";

test("a player without a move passes: shown, spoken and written in the list (case 8)", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await begin(page, `${TWO}&strict=on`, ["person", "person"]);
  await replay(page, STUCK.slice(0, 87));
  assert.match(await page.locator(".note-text").innerText(), /^Player \d cannot move and passes\.$/);
  assert.match(await spoken(page), /Player \d: \S+\. Player \d cannot move and passes\./);
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator(".move-text", { hasText: "passes" }).count(), 1);
});

test("undo goes back over a pass, and redo passes again (case 18)", async (t) => {
  const { page, board } = await seatAt(t, "desktop");
  await begin(page, `${TWO}&strict=on`, ["person", "person"]);
  await replay(page, STUCK.slice(0, 86));
  const before = { pieces: await board.pieces(), heading: await heading(page), note: await page.locator(".seats").innerText() };
  await replay(page, STUCK.slice(86, 87));
  const passed = { pieces: await board.pieces(), heading: await heading(page), note: await page.locator(".seats").innerText() };
  assert.equal(passed.heading, before.heading, "the turn came back at once");
  await control(page, "undo").click();
  assert.deepEqual({ pieces: await board.pieces(), heading: await heading(page), note: await page.locator(".seats").innerText() }, before);
  await control(page, "redo").click();
  assert.deepEqual({ pieces: await board.pieces(), heading: await heading(page), note: await page.locator(".seats").innerText() }, passed);
  assert.match(await page.locator(".note-text").innerText(), /cannot move and passes/);
});

test("when nobody can move the game is a draw and says so (cases 8, 12)", async (t) => {
  const { page } = await seatAt(t, "phone");
  await begin(page, `${TWO}&strict=on`, ["person", "person"]);
  await replay(page, STUCK);
  assert.equal(await heading(page), "Draw: nobody can move");
  assert.match(await spoken(page), /Draw: nobody can move\.$/);
  await control(page, "undo").click();
  assert.match(await heading(page), /to move$/, "undo goes back from the end");
});

test("the third time of a position is a draw, the second is warned of (case 9)", async (t) => {
  const { page } = await seatAt(t, "phone");
  await begin(page, TWO, ["person", "person"]);
  await replay(page, THERE_AND_BACK.slice(0, 3));
  assert.doesNotMatch(await page.locator(".note-text").innerText(), /has stood before/);
  await replay(page, THERE_AND_BACK.slice(3, 4));
  assert.match(await page.locator(".note-text").innerText(), /has stood before/);
  await replay(page, THERE_AND_BACK.slice(4));
  assert.equal(await heading(page), "Draw: the same position stood for the third time");
  assert.match(await spoken(page), /Draw: the same position stood for the third time\.$/);
});

test("a game in which nobody gets on is counted down from the fortieth round and drawn in the sixtieth (case 9)", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await begin(page, TWO, ["person", "person"]);
  let last: number | null = null;
  for (const [ply, move] of IDLE.entries()) {
    await replay(page, [move]);
    // At the end there stands no note.
    if (ply === IDLE.length - 1) break;
    const text = await page.locator(".note-text").innerText();
    const rounds = /(\d+) rounds left|one round left|about to end/.exec(text);
    if (!rounds) {
      if (last !== null) assert.match(text, /has stood before/);
      continue;
    }
    const left = rounds[1] ? Number(rounds[1]) : rounds[0].startsWith("one") ? 1 : 0;
    if (last === null) assert.equal(left, 20);
    else assert.ok(left === last || left === last - 1, `${last} and then ${left}`);
    last = left;
  }
  assert.ok(last !== null && last <= 1, "it was counted down to the end");
  assert.equal(await heading(page), "Draw: no progress for sixty rounds");
});
