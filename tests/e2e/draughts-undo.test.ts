// Taking back and playing again in draughts, over captures, over chains and over the end (case 18).
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { after as played, beginDraughts, ends, gameByChance, position, setUp, START, tapMove } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { Oracle } from "./oracle.ts";
import { replayDraughts } from "./replay.ts";
import { control, heading, kept, seatAt, untilMyTurn } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

async function sight({ page, squares }: Seat): Promise<unknown> {
  return {
    pieces: await squares.pieces(), heading: await heading(page), counts: await page.locator(".seat-count").allInnerTexts(),
    // At the end there stands no note.
    draw: /until a draw|stood before/.exec((await page.locator(".note-text").allInnerTexts()).join())?.[0] ?? null,
  };
}

for (const [game, seed] of [["italian", 13], ["english", 25]] as const) {
  test(`a whole game of ${game} draughts is taken back to its start and played again to its end`, async (t) => {
    const seat = await seatAt(t, "desktop");
    const { page, squares } = seat;
    await beginDraughts(page, game, "person", "person");
    const { course, end } = await gameByChance(oracle, game, seed);
    assert.equal(end.kind, "won");
    const seen = [await sight(seat)];
    for (const move of course.moves) {
      await replayDraughts(page, [move]);
      seen.push(await sight(seat));
    }
    assert.equal(await squares.pieces(), course.position.pieces);
    const code = await kept(page);
    await page.locator(".finish").waitFor();
    for (let ply = course.moves.length - 1; ply >= 0; ply--) {
      await control(page, "undo").click();
      assert.deepEqual(await sight(seat), seen[ply], `back at ${ply}`);
    }
    assert.equal(await squares.pieces(), START);
    assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true");
    for (let ply = 1; ply <= course.moves.length; ply++) {
      await control(page, "redo").click();
      assert.deepEqual(await sight(seat), seen[ply], `again at ${ply}`);
    }
    assert.equal(await control(page, "redo").getAttribute("aria-disabled"), "true");
    assert.equal(await kept(page), code, "redo after undo is the game as it was");
  });
}

test("a chain is taken back as one move, by hand or not yet finished, and another one takes its place", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "person");
  const fen = "W:W22:B1,10,11,18,19";
  await setUp(page, "italian", fen);
  const code = await kept(page);
  const start = position("italian", fen);
  // Half made: only the chain goes back.
  await squares.tap(22);
  await squares.tap(13);
  await control(page, "undo").click();
  assert.equal(await squares.pieces(), start.pieces);
  assert.equal(await kept(page), code);
  assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true", "there is nothing more");
  await squares.tap(22);
  await squares.tap(13);
  await setUp(page, "italian", fen);
  assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true", "the half-made chain went with its game");
  await tapMove(squares, "22x13x6");
  assert.equal(await squares.pieces(), played(start, "22x13x6").pieces);
  await control(page, "undo").click();
  assert.equal(await squares.pieces(), start.pieces);
  await control(page, "redo").click();
  assert.equal(await squares.pieces(), played(start, "22x13x6").pieces);
  await control(page, "undo").click();
  await tapMove(squares, "22x15x6");
  assert.equal(await squares.pieces(), played(start, "22x15x6").pieces);
  assert.equal(await control(page, "redo").getAttribute("aria-disabled"), "true");
});

test("undo goes back from the end of a game, and a crowned man is a man again", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, squares } = seat;
  await beginDraughts(page, "english", "person", "person");
  const fen = "W:W11:B8";
  await setUp(page, "english", fen);
  await squares.tap(4);
  await page.locator(".finish").waitFor();
  assert.equal(await heading(page), "White wins");
  assert.equal((await squares.pieces())[3], "W");
  await control(page, "undo").click();
  await page.locator(".finish").waitFor({ state: "detached" });
  assert.equal(await squares.pieces(), position("english", fen).pieces);
  assert.equal(await heading(page), "White to move, must capture");
  await control(page, "redo").click();
  await page.locator(".finish").waitFor();
});

test("against the computer undo goes back to the person's last turn, and redo forward to the next", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "2", "person");
  const positions: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await untilMyTurn(page);
    positions.push(await squares.pieces());
    const legal = await oracle.draughts("italian", `B:${sides(await squares.pieces())}`);
    const before = await kept(page);
    await tapMove(squares, legal[0] ?? "");
    assert.notEqual(await kept(page), before, legal[0]);
  }
  await untilMyTurn(page);
  positions.push(await squares.pieces());
  for (const back of [2, 1, 0]) {
    await control(page, "undo").click();
    assert.equal(await squares.pieces(), positions[back]);
    assert.match(await heading(page), /^Your move/);
  }
  // The computer's first move is nobody's to take back.
  assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true");
  for (const forward of [1, 2, 3]) {
    await control(page, "redo").click();
    assert.equal(await squares.pieces(), positions[forward]);
  }
});

/** "W21,K22:B1" of a board. */
function sides(pieces: string): string {
  return ["W", "B"].map((side) => side + [...pieces].flatMap((piece, i) => (
    piece.toUpperCase() === side ? [`${piece === side ? "K" : ""}${i + 1}`] : [])).join(",")).join(":");
}

test("a look back shows the position, plays nothing, and leads back to now", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "person");
  const { course } = await gameByChance(oracle, "italian", 13);
  await replayDraughts(page, course.moves.slice(0, 9));
  const now = await squares.pieces();
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  assert.deepEqual((await page.locator(".move-text").allInnerTexts()).map((text) => ends(text)).map(({ from, to }) => [from, to]),
    course.moves.slice(0, 9).map((move) => [ends(move).from, ends(move).to]));
  await page.locator(".move", { hasText: "Start" }).click();
  await page.locator(".dialog-close").click();
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await squares.pieces(), START);
  assert.equal(await heading(page), "After move 0 of 9");
  await squares.tap(22);
  assert.equal((await squares.targets()).size, 0);
  assert.match(await page.locator(".note-text").innerText(), /You are looking back/);
  await page.getByRole("button", { name: "Back to now" }).click();
  assert.equal(await squares.pieces(), now);
});
