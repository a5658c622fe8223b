// Captures of draughts at the hand: one tap where one is enough, hop by hop where it is not, and never another piece's.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { after as played, beginDraughts, position, setUp, tapMove } from "./draughts.ts";
import type { Game } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { replayDraughts } from "./replay.ts";
import { AT_ONCE, control, heading, kept, keeping, seatAt, spoken } from "./table.ts";

after(close);

/** Two men, of which either must take two: 30 to the left over 26 and 18, 32 to the right over 28 and 20. */
const TWO_MEN = "W:W30,32:B18,20,26,28";
/** A man that goes to 6 over 18 and 10 or over 19 and 11. */
const FORK = "W:W22:B10,11,18,19";

const after1 = (game: Game, fen: string, move: string): string => played(position(game, fen), move).pieces;

for (const device of ["phone", "desktop"] as const) {
  test(`the only legal capture is played by one tap on its end square on a ${device} (case 30)`, async (t) => {
    const { page, squares } = await seatAt(t, device);
    await beginDraughts(page, "italian", "person", "person");
    for (const [game, fen, move] of [
      ["italian", "W:W22,29:B3,18", "22x13"], ["english", "W:W22,32:B1,18", "22x15"], ["english", "B:W15,32:B1,11", "11x18"],
      ["italian", "W:W30:B10,26,18", "30x21x14x5"], ["italian", "W:WK30:B10,K12,K18,20,K26,K27", "30x21x14x5"],
    ] as const) {
      await setUp(page, game, fen);
      await squares.tap(Number(move.split("x").at(-1)));
      assert.equal(await squares.pieces(), after1(game, fen, move), move);
      await control(page, "undo").click();
      // And by two: the piece, and its last square.
      await squares.tap(Number(move.split("x")[0]));
      await squares.tap(Number(move.split("x").at(-1)));
      assert.equal(await squares.pieces(), after1(game, fen, move), move);
    }
  });
}

test("the only capture is played by Enter and by a screen reader's click on its end square (case 30)", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  for (const act of [
    async () => { await squares.cell(13).focus(); await page.keyboard.press("Enter"); },
    () => squares.cell(13).evaluate((cell) => (cell as HTMLElement).click()),
  ]) {
    await setUp(page, "italian", "W:W22,29:B3,18");
    await act();
    assert.equal(await squares.pieces(), after1("italian", "W:W22,29:B3,18", "22x13"));
  }
});

test("two pieces whose captures end on one square are not chosen between by a tap there", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "person");
  const fen = "W:W25,27:B1,21,22";
  await setUp(page, "italian", fen);
  await squares.tap(18);
  assert.equal(await page.locator(".note-text").innerText(), "Several captures end there. Tap each landing in turn.");
  assert.equal(await squares.pieces(), position("italian", fen).pieces);
  await squares.tap(27);
  await squares.tap(18);
  assert.equal(await squares.pieces(), after1("italian", fen, "27x18"));
});

for (const device of ["phone", "desktop"] as const) {
  test(`a half-made chain and then a square of another piece plays nothing on a ${device} (case 31)`, async (t) => {
    const { page, squares } = await seatAt(t, device);
    await beginDraughts(page, "italian", "person", "person");
    await setUp(page, "italian", TWO_MEN);
    const code = await kept(page);
    const before = await squares.pieces();
    const half = [...before].map((piece, i) => (i === 29 || i === 25 ? "." : i === 20 ? "w" : piece)).join("");
    await squares.tap(30);
    await squares.tap(21);
    assert.equal(await squares.pieces(), half, "the chain is shown as it grows");
    for (const [foreign, says] of [[23, /^From 21 to 23 is neither/], [16, /^From 21 to 16 is neither/]] as const) {
      await squares.tap(foreign);
      assert.match(await page.locator(".note-text").innerText(), says);
      assert.equal(await squares.pieces(), half);
      assert.equal(await kept(page), code);
    }
    // The other piece is taken up, and the chain goes back with it.
    await squares.tap(32);
    assert.equal(await squares.pieces(), before);
    assert.deepEqual([...(await squares.targets()).keys()].sort((a, b) => a - b), [16, 23]);
    await squares.tap(14);
    assert.equal(await kept(page), code, "the first piece's last square is no target of the second");
    await squares.tap(16);
    assert.equal(await squares.pieces(), after1("italian", TWO_MEN, "32x23x16"));
  });
}

test("a chain is taken back hop by hop, by its earlier squares and by Escape", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  const fen = "W:WK30:B10,K12,K18,20,K26,K27";
  await setUp(page, "italian", fen);
  const code = await kept(page);
  const before = await squares.pieces();
  for (const square of [30, 21, 14]) await squares.tap(square);
  assert.equal(await page.getByRole("button", { name: "Done" }).count(), 0, "it must go on");
  await squares.tap(21);
  assert.equal(await squares.pieces(), [...before].map((piece, i) => (i === 29 || i === 25 ? "." : i === 20 ? "W" : piece)).join(""));
  await page.keyboard.press("Escape");
  assert.equal(await squares.pieces(), before);
  assert.ok((await squares.targets()).has(21), "the piece is still picked up");
  await page.keyboard.press("Escape");
  assert.equal((await squares.targets()).size, 0);
  assert.equal(await kept(page), code);
});

for (const device of ["phone", "desktop"] as const) {
  test(`where two captures have the same ends the far end explains, and hop by hop each is played on a ${device} (case 17)`, async (t) => {
    const { page, squares } = await seatAt(t, device);
    await beginDraughts(page, "italian", "person", "person");
    await setUp(page, "italian", FORK);
    const code = await kept(page);
    const note = page.locator(".note-text");
    const asks = async (): Promise<void> => {
      assert.equal(await note.innerText(), "Several captures end there. Tap each landing in turn.");
      assert.equal(await spoken(page), await note.innerText());
      assert.equal(await kept(page), code);
      assert.equal(await squares.pieces(), position("italian", FORK).pieces);
    };
    await squares.tap(6);
    await asks();
    await squares.tap(22);
    assert.deepEqual([...(await squares.targets()).keys()].sort((a, b) => a - b), [6, 13, 15]);
    assert.equal(await note.innerText(), "");
    await squares.tap(6);
    await asks();
    await squares.drag(22, 6);
    await asks();
    await squares.tap(22);
    for (const move of ["22x13x6", "22x15x6"]) {
      await tapMove(squares, move);
      assert.equal(await squares.pieces(), after1("italian", FORK, move));
      assert.match(await spoken(page), new RegExp(`^White: ${move}, 2 pieces captured`));
      await control(page, "moves").click();
      assert.equal(await page.locator(".move-text").last().innerText(), move, "written so that it is told from the other");
      await page.locator(".dialog-close").click();
      await page.locator("dialog").waitFor({ state: "detached" });
      await control(page, "undo").click();
      assert.equal(await kept(page), code);
    }
    for (const [a, b] of [[22, 15], [15, 6]] as const) await squares.drag(a, b);
    assert.equal(await squares.pieces(), after1("italian", FORK, "22x15x6"));
  });
}

async function marked({ page }: Seat, words: RegExp): Promise<number[]> {
  const labels = await page.locator("[data-square]").evaluateAll((cells) => cells.map((cell) => [Number(cell.getAttribute("data-square")), cell.getAttribute("aria-label") ?? ""] as const));
  return labels.filter(([, label]) => words.test(label)).map(([square]) => square).sort((a, b) => a - b);
}

test("pieces that must capture are marked, in every language, and the heading says so (case 33)", async (t) => {
  for (const [locale, words, head] of [
    ["en-GB", /must capture/, "White to move, must capture"], ["pl-PL", /musi bić/, null], ["cs-CZ", /musí skákat/, null],
  ] as const) {
    const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { locale } }));
    const { page } = seat;
    await beginDraughts(page, "italian", "person", "person");
    assert.deepEqual(await marked(seat, words), [], "nothing must be captured at the start");
    await setUp(page, "italian", "W:W21,22,32:B1,18");
    assert.deepEqual(await marked(seat, words), [21, 22]);
    if (head) assert.equal(await heading(page), head);
    // A rule of precedence leaves one of them.
    await setUp(page, "italian", "W:W30,K32:B18,20,26,28");
    assert.deepEqual(await marked(seat, words), [32]);
    // Not in English draughts, where the choice is free.
    await setUp(page, "english", "W:W21,22,32:B1,17,18");
    assert.deepEqual(await marked(seat, words), [21, 22]);
    await replayDraughts(page, ["22x13"]);
    assert.deepEqual(await marked(seat, words), [], "and not once it is done");
  }
});
