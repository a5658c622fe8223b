// What a hand does to the draughts board that is no clean tap and no clean drag; in the middle of a chain above all.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import { after as played, beginDraughts, position, setUp, tapMove } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { AT_ONCE, kept, keeping, seatAt } from "./table.ts";

after(close);

/** One king with a chain of three, 30x21x14x5. */
const CHAIN = "W:WK30:B10,K12,K18,20,K26,K27";
const DONE = played(position("italian", CHAIN), "30x21x14x5").pieces;
const HALF = [...position("italian", CHAIN).pieces].map((piece, i) => (i === 29 || i === 25 ? "." : i === 20 ? "W" : piece)).join("");

async function chain(t: TestContext, device: "phone" | "desktop"): Promise<Seat & { code: string; begin: string }> {
  const seat = await seatAt(t, device);
  await beginDraughts(seat.page, "italian", "person", "person");
  await setUp(seat.page, "italian", CHAIN);
  return { ...seat, code: await kept(seat.page), begin: await seat.squares.pieces() };
}

test("a cancelled touch in the middle of a chain plays nothing and leaves nothing on the finger (case 21)", async (t) => {
  const { page, squares, code } = await chain(t, "phone");
  await squares.drag(30, 21);
  assert.equal(await squares.pieces(), HALF);
  for (let i = 0; i < 2; i++) {
    await squares.drag(21, 14, "keep down");
    await squares.finger("touchCancel");
    assert.equal(await squares.pieces(), HALF, "the hop goes back, the chain stays");
    assert.equal(await kept(page), code);
  }
  await squares.drag(21, 14);
  await squares.tap(5);
  assert.equal(await squares.pieces(), DONE);
});

test("the right button during a drag plays nothing (case 22)", async (t) => {
  const { page, squares, code, begin } = await chain(t, "desktop");
  await squares.drag(30, 21, "keep down");
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  assert.equal(await squares.pieces(), begin);
  assert.equal(await kept(page), code);
  await tapMove(squares, "30x21x14x5");
  assert.equal(await squares.pieces(), DONE);
});

test("a second finger neither ends the first one's drag nor takes it over (case 23)", async (t) => {
  const { squares, begin } = await chain(t, "phone");
  const [from, to, elsewhere] = [await squares.centre(30), await squares.centre(21), await squares.centre(14)];
  await squares.finger("touchStart", from);
  await squares.finger("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  await squares.finger("touchStart", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, elsewhere);
  await squares.finger("touchMove", to, { x: elsewhere.x + 20, y: elsewhere.y });
  await squares.finger("touchEnd", to);
  assert.notEqual(begin, HALF);
  await squares.finger("touchEnd");
  assert.equal(await squares.pieces(), HALF, "the first finger's hop");
});

test("a finger that trembles over the edge of a square taps, also within a chain (case 24)", async (t) => {
  const { squares } = await chain(t, "phone");
  const side = Math.abs((await squares.centre(30)).x - (await squares.centre(26)).x);
  for (const square of [30, 21, 14, 5]) {
    const { x, y } = await squares.centre(square);
    // Down just within the square, and 6 px further in the next one.
    const edge = x + side / 2 - 1;
    await squares.finger("touchStart", { x: edge, y });
    for (const [dx, dy] of [[2, 0], [4, 2], [6, -2], [6, 0]] as const) await squares.finger("touchMove", { x: edge + dx, y: y + dy });
    await squares.finger("touchEnd");
  }
  assert.equal(await squares.pieces(), DONE);
});

test("the board does not scroll the page under a drag (case 20)", async (t) => {
  const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { viewport: { width: 360, height: 480 } } }));
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "person");
  const scroll = (): Promise<number> => page.evaluate(() => window.scrollY);
  const before = await scroll();
  for (const [from, to] of [[22, 10], [23, 7], [9, 25]] as const) {
    await squares.drag(from, to);
    assert.equal(await scroll(), before);
  }
  assert.equal(await page.locator("[role=gridcell]").first().evaluate((cell) => getComputedStyle(cell.closest(".board") ?? cell).touchAction), "none");
});

test("every tap within 40 % of the side hits its square at 320 px, also after a turn of the screen (case 27)", async (t) => {
  const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { viewport: { width: 320, height: 568 } } }));
  const { page, squares } = seat;
  await beginDraughts(page, "english", "person", "person");
  for (const size of [{ width: 320, height: 568 }, { width: 568, height: 320 }]) {
    await page.setViewportSize(size);
    const [one, two] = [await squares.centre(1), await squares.centre(2)];
    const off = (two.x - one.x) / 2 * 0.4;
    // The men that can move, and where they go.
    for (const [from, to] of [[9, 13], [10, 15], [12, 16]] as const) {
      for (const [dx, dy] of [[off, off], [-off, off], [off, -off], [-off, -off]] as const) {
        await squares.tap(from, { x: dx, y: dy });
        assert.ok((await squares.targets()).has(to), `${from} by ${dx} ${dy}`);
        await squares.tap(from, { x: dx, y: dy });
        assert.equal((await squares.targets()).size, 0);
      }
    }
  }
});

test("the board stays half made over a change of its size, and goes on", async (t) => {
  const { page, squares } = await chain(t, "phone");
  await squares.tap(30);
  await squares.tap(21);
  await page.setViewportSize({ width: 740, height: 360 });
  assert.equal(await squares.pieces(), HALF);
  await squares.tap(14);
  await squares.tap(5);
  assert.equal(await squares.pieces(), DONE);
});
