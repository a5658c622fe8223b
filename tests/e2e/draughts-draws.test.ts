// Draws of draughts: forty moves each, the third time of a position, agreement.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { bring, beginDraughts, Course, ends, fen, position, setUp } from "./draughts.ts";
import { close } from "./harness.ts";
import { Oracle } from "./oracle.ts";
import { replayDraughts } from "./replay.ts";
import { control, heading, kept, seatAt, spoken, untilMyTurn } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

/** Kings that keep out of each other's way, and two men that could move. */
const QUIET = "W:WK31,K32,24:BK1,K2,9";
const SHUFFLE = ["29-25", "4-8", "25-29", "8-4"];

/** Moves of kings after which nothing can be captured and no position stands three times. */
async function quietMoves(count: number): Promise<string[]> {
  const course = new Course(oracle, position("italian", QUIET));
  const seen = new Map<string, number>();
  while (course.moves.length < count) {
    const king = (move: string): boolean => /[WB]/.test(course.position.pieces[ends(move).from - 1] ?? "");
    let best: { move: string; times: number } | null = null;
    for (const move of (await course.legal()).filter(king)) {
      const next = new Course(oracle, course.position);
      next.play(move);
      const answers = await next.legal();
      const times = seen.get(fen(next.position)) ?? 0;
      const away = answers.every((answer) => !answer.includes("x")) && answers.length > 2;
      if (away && times < 2 && (!best || times < best.times)) best = { move, times };
    }
    assert.ok(best, "there is a quiet move");
    course.play(best.move);
    seen.set(fen(course.position), (seen.get(fen(course.position)) ?? 0) + 1);
    assert.equal(course.quiet, course.moves.length);
  }
  return course.moves;
}

const note = (page: Page): Promise<string> => page.locator(".note-text").innerText();

test("forty moves each without a capture or a move by a man are a draw, counted down from the twentieth (case 16)", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  await setUp(page, "italian", QUIET);
  const moves = await quietMoves(80);
  await replayDraughts(page, moves.slice(0, 39));
  assert.doesNotMatch(await note(page), /moves each until a draw/, "one move of Black is missing from the twentieth");
  for (let ply = 40; ply < 80; ply++) {
    await replayDraughts(page, moves.slice(ply - 1, ply));
    const left = Math.ceil((80 - ply) / 2);
    const words = left === 1 ? "one move each" : `${left} moves each`;
    assert.ok((await note(page)).endsWith(`Neither captures nor moves of men for a long time: ${words} until a draw.`), `after ${ply} plies`);
  }
  assert.equal(await page.locator(".finish").count(), 0);
  await replayDraughts(page, moves.slice(79));
  assert.equal(await heading(page), "Draw: forty moves each without a capture and without a move by a man");
  assert.match(await spoken(page), /without a move by a man\.$/);
  // The counter comes back with undo, and the draw with redo (case 18).
  await control(page, "undo").click();
  assert.match(await note(page), /one move each until a draw/);
  await control(page, "redo").click();
  await page.locator(".finish").waitFor();
});

test("the countdown begins anew when a man moves, comes back with undo, and survives a reload (cases 16, 18)", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "person");
  await setUp(page, "italian", QUIET);
  await replayDraughts(page, await quietMoves(44));
  assert.match(await note(page), /: 18 moves each until a draw/);
  await page.reload();
  await squares.ready();
  assert.match(await note(page), /: 18 moves each until a draw/);
  await replayDraughts(page, ["24-20"]);
  assert.doesNotMatch(await note(page), /until a draw/);
  await control(page, "undo").click();
  assert.match(await note(page), /: 18 moves each until a draw/);
  await control(page, "redo").click();
  assert.doesNotMatch(await note(page), /until a draw/);
});

test("the third time of a position with the same side to move is a draw, the second is warned of", async (t) => {
  for (const game of ["italian", "english"] as const) {
    const { page } = await seatAt(t, "phone");
    await beginDraughts(page, game, "person", "person");
    await setUp(page, game, "W:WK29:BK4");
    await replayDraughts(page, SHUFFLE.slice(0, 3));
    assert.doesNotMatch(await note(page), /has stood before/);
    await replayDraughts(page, SHUFFLE.slice(3));
    assert.match(await note(page), /This position has stood before\. The third time it is a draw\.$/);
    await replayDraughts(page, SHUFFLE);
    assert.equal(await heading(page), "Draw: the same position stood for the third time");
    await control(page, "undo").click();
    assert.equal(await page.locator(".finish").count(), 0);
    await control(page, "redo").click();
    assert.equal(await heading(page), "Draw: the same position stood for the third time");
  }
});

test("two persons agree to a draw, or do not; undo takes the agreement back", async (t) => {
  const { page } = await seatAt(t, "phone");
  await beginDraughts(page, "english", "person", "person");
  const code = await kept(page);
  const dialog = page.locator("dialog[open]");
  await control(page, "offer-draw").click();
  assert.match(await dialog.innerText(), /A draw is offered\. Does White agree\?/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await kept(page), code);
  await control(page, "offer-draw").click();
  await dialog.getByRole("button", { name: "Agree to a draw" }).click();
  await page.locator(".finish").waitFor();
  assert.equal(await heading(page), "Draw by agreement");
  assert.equal(await spoken(page), "A draw is agreed. Draw by agreement.");
  assert.equal(await control(page, "offer-draw").getAttribute("aria-disabled"), "true");
  await control(page, "moves").click();
  assert.match(await page.locator(".moves").innerText(), /draw agreed/);
  await page.locator(".dialog-close").click();
  await control(page, "undo").click();
  assert.equal(await heading(page), "Black to move");
  assert.equal(await kept(page), code);
});

test("the computer declines a draw at the start", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "3");
  const code = await kept(page);
  await control(page, "offer-draw").click();
  // A slip of the finger offers nothing.
  assert.match(await page.locator("dialog[open]").innerText(), /Offer a draw\? If Computer \(Normal\) agrees, the game is over\./);
  await page.locator("dialog[open]").getByRole("button", { name: "Offer draw" }).click();
  await page.locator(".note-text", { hasText: "Computer (Normal) declines the draw." }).waitFor();
  assert.equal(await spoken(page), "Computer (Normal) declines the draw.");
  assert.equal(await kept(page), code);
  assert.equal(await heading(page), "Your move");
  // And the game goes on.
  await replayDraughts(page, ["22-18"]);
  await untilMyTurn(page);
});

test("the computer agrees to a draw in an even ending, and when it is behind", async (t) => {
  const { page } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "3");
  for (const text of ["W:WK29:BK4", "W:WK29,K30,K31,24:BK4,9"]) {
    assert.equal(await bring(page, "italian", text), null);
    // Black becomes the computer's: the game goes on with it.
    await control(page, "players-who").click();
    await page.locator("dialog[open] fieldset").nth(1).getByRole("radio", { name: "Normal" }).check();
    await page.locator(".dialog-close").click();
    await page.locator("dialog").waitFor({ state: "detached" });
    await control(page, "offer-draw").click();
    await page.locator("dialog[open]").getByRole("button", { name: "Offer draw" }).click();
    await page.locator(".finish").waitFor();
    assert.equal(await heading(page), "Draw by agreement", text);
  }
});

test("a draw is offered only by the person whose turn it is", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "2", "2");
  assert.equal(await control(page, "offer-draw").getAttribute("aria-disabled"), "true", "computers play");
  await page.evaluate(() => { location.hash = "#new/star?players=2"; });
  await page.locator("dialog[open] button[type=submit]").click();
  await page.locator("[data-hole]").first().waitFor({ state: "attached" });
  assert.equal(await control(page, "offer-draw").count(), 0, "and not on the star");
});
