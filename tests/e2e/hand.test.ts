// What a hand does to the board that is no clean tap and no clean drag.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import type { Board, Point } from "./board.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { AT_ONCE, begin, control, kept, keeping, seatAt, spoken } from "./table.ts";

after(close);

// Two persons, seat 1 at the bottom begins: n2 (112) can step to m6 (103) and m7 (104).
const BEGIN = "#new/star?players=2&first=2";
const FROM = 112;
const TO = 103;
const OTHER = 114;

async function table(seat: Seat): Promise<string> {
  await begin(seat.page, BEGIN, ["person", "person"]);
  return seat.board.pieces();
}

/** The marbles that are picked up, as a screen reader is told. */
function picked(page: Page): Promise<number[]> {
  return page.locator('[role=gridcell][aria-selected="true"]').evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute("data-hole"))));
}

function moved(pieces: string, from: number, to: number): string {
  return [...pieces].map((piece, hole) => (hole === to ? pieces[from] : hole === from ? "." : piece)).join("");
}

/** After whatever happened before: a move by two taps is played, so nothing is stuck to the hand. */
async function playable(board: Board, start: string): Promise<void> {
  await board.tapHole(FROM);
  if (!(await board.targets()).has(TO)) await board.tapHole(FROM);
  await board.tapHole(TO);
  assert.equal(await board.pieces(), moved(start, FROM, TO), "the next move is played as ever");
}

test("a cancelled touch plays nothing and leaves nothing on the finger (case 21)", async (t) => {
  const seat = await seatAt(t, "phone");
  const { page, board } = seat;
  const start = await table(seat);
  const code = await kept(page);
  for (let i = 0; i < 3; i++) {
    await board.dragHole(FROM, TO, "keep down");
    await board.finger("touchCancel");
    assert.equal(await board.pieces(), start);
  }
  assert.equal(await kept(page), code);
  await playable(board, start);
});

test("a pointer that the board has lost plays nothing (case 21)", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const start = await table(seat);
  await board.dragHole(FROM, TO, "keep down");
  // The mouse is pointer 1 in this browser.
  await page.locator(".board").evaluate((element) => element.releasePointerCapture(1));
  await page.mouse.move(5, 5);
  const { x, y } = await board.centre(TO);
  await page.mouse.move(x, y);
  await page.mouse.up();
  assert.equal(await board.pieces(), start);
  await playable(board, start);
});

test("the window losing the focus, or Escape, puts a dragged marble back (case 21)", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const start = await table(seat);
  await board.dragHole(FROM, TO, "keep down");
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.mouse.up();
  assert.equal(await board.pieces(), start);
  await page.locator(`[data-hole="${FROM}"]`).focus();
  await board.dragHole(FROM, TO, "keep down");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.equal(await board.pieces(), start);
  await playable(board, start);
});

for (const first of ["left", "right"] as const) {
  for (const last of ["left", "right"] as const) {
    test(`with the ${first} button pressed first and the ${last} one let go last, nothing is played (case 22)`, async (t) => {
      const seat = await seatAt(t, "desktop");
      const { page, board } = seat;
      const start = await table(seat);
      const a = await board.centre(FROM);
      const b = await board.centre(TO);
      await page.mouse.move(a.x, a.y);
      await page.mouse.down({ button: first });
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
      await page.mouse.down({ button: first === "left" ? "right" : "left" });
      await page.mouse.move(b.x, b.y, { steps: 3 });
      await page.mouse.up({ button: last === "left" ? "right" : "left" });
      await page.mouse.move(b.x + 1, b.y);
      await page.mouse.up({ button: last });
      assert.equal(await board.pieces(), start);
      assert.equal((await picked(page)).includes(TO), false);
      await playable(board, start);
    });
  }
}

test("a button let go outside the window, of which nobody told, puts the marble back (case 22)", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, context, board } = seat;
  const start = await table(seat);
  const cdp = await context.newCDPSession(page);
  const a = await board.centre(FROM);
  const b = await board.centre(TO);
  const mouse = (type: "mousePressed" | "mouseMoved", { x, y }: Point, buttons: number): Promise<unknown> =>
    cdp.send("Input.dispatchMouseEvent", { type, x, y, button: type === "mousePressed" ? "left" : "none", buttons, clickCount: 1 });
  await mouse("mouseMoved", a, 0);
  await mouse("mousePressed", a, 1);
  await mouse("mouseMoved", { x: a.x, y: a.y - 30 }, 1);
  await mouse("mouseMoved", { x: 0, y: 0 }, 1);
  await mouse("mouseMoved", b, 0);
  assert.equal(await page.locator(".board").getAttribute("data-hand") === "carries", false);
  await page.mouse.up();
  assert.equal(await board.pieces(), start);
  await playable(board, start);
});

test("a drag that leaves the window and comes back with the button down is still the same drag", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const start = await table(seat);
  await board.dragHole(FROM, OTHER, "keep down");
  await page.mouse.move(1, 1);
  const { x, y } = await board.centre(TO);
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  assert.equal(await board.pieces(), moved(start, FROM, TO));
});

test("a second finger neither ends the first one's drag nor takes it over (case 23)", async (t) => {
  const seat = await seatAt(t, "phone");
  const { board, page } = seat;
  const start = await table(seat);
  const [a, b, other] = [await board.centre(FROM), await board.centre(TO), await board.centre(OTHER)];
  await board.finger("touchStart", a);
  await board.finger("touchMove", { x: a.x, y: a.y - 20 });
  await board.finger("touchStart", { x: a.x, y: a.y - 20 }, other);
  await board.finger("touchMove", { x: a.x, y: a.y - 24 }, { x: other.x, y: other.y - 40 });
  assert.equal(await board.pieces(), start);
  // The second finger goes, the first one goes on.
  await board.finger("touchMove", b);
  assert.equal(await board.pieces(), start);
  await board.finger("touchEnd");
  assert.equal(await board.pieces(), moved(start, FROM, TO));
  await control(page, "undo").click();
  assert.equal(await board.pieces(), start);
});

test("two fingers at once pick up one marble at most (case 23)", async (t) => {
  const seat = await seatAt(t, "phone");
  const { board, page } = seat;
  const start = await table(seat);
  await board.finger("touchStart", await board.centre(FROM), await board.centre(OTHER));
  await board.finger("touchEnd");
  assert.ok((await picked(page)).length <= 1);
  assert.equal(await board.pieces(), start);
  await playable(board, start);
});

test("a finger that trembles by 4 px taps, a mouse by 3 px too (case 24)", async (t) => {
  const seat = await seatAt(t, "phone");
  const { board, page } = seat;
  const start = await table(seat);
  for (const hole of [FROM, TO]) {
    const { x, y } = await board.centre(hole);
    await board.finger("touchStart", { x, y });
    for (const [dx, dy] of [[4, 0], [-4, 0], [0, 4], [0, -4], [3, 2]] as const) await board.finger("touchMove", { x: x + dx, y: y + dy });
    await board.finger("touchEnd");
    if (hole === FROM) assert.deepEqual(await picked(page), [FROM]);
  }
  assert.equal(await board.pieces(), moved(start, FROM, TO));
  await control(page, "undo").click();
  for (const hole of [FROM, TO]) {
    const { x, y } = await board.centre(hole);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.move(x + 3, y);
    await page.mouse.up();
  }
  assert.equal(await board.pieces(), moved(start, FROM, TO));
});

test("a touch acts once, and the mouse is alive at once after it, on a device that has both (cases 25, 26)", async (t) => {
  const seat = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, { device: { hasTouch: true } }));
  const { board, page } = seat;
  const start = await table(seat);
  const touch = async (hole: number): Promise<void> => {
    await board.finger("touchStart", await board.centre(hole));
    await board.finger("touchEnd");
  };
  await touch(FROM);
  assert.deepEqual(await picked(page), [FROM], "the mouse events that the browser makes of a touch are no second tap");
  await board.tapHole(TO);
  assert.equal(await board.pieces(), moved(start, FROM, TO), "a mouse click right after the touch counts");
  await control(page, "undo").click();
  await board.tapHole(FROM);
  assert.deepEqual(await picked(page), [FROM]);
  await touch(TO);
  assert.equal(await board.pieces(), moved(start, FROM, TO), "and a touch right after a click");
  await control(page, "undo").click();
  await touch(FROM);
  await touch(FROM);
  assert.deepEqual(await picked(page), [], "two touches are two taps");
  await board.dragHole(FROM, TO);
  assert.equal(await board.pieces(), moved(start, FROM, TO), "and the mouse still drags");
});

/** Waits until the board has come to rest: the window tells the board of a new size only with the next frames. */
async function settled({ board, page }: Seat): Promise<void> {
  for (let before = ""; ;) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = JSON.stringify([await board.centre(0), await board.centre(120), await board.centre(112)]);
    if (now === before) return;
    before = now;
  }
}

test("every tap within 40 % of the pitch hits its hole at 320 px, also after the window changed its size (case 27)", async (t) => {
  const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { viewport: { width: 320, height: 568 } } }));
  const { board, page } = seat;
  const start = await table(seat);
  for (const size of [{ width: 320, height: 568 }, { width: 568, height: 320 }, { width: 390, height: 700 }]) {
    await page.setViewportSize(size);
    await settled(seat);
    const [a, b] = [await board.centre(112), await board.centre(113)];
    const pitch = Math.hypot(a.x - b.x, a.y - b.y);
    // All around every marble at the smallest width; after a change of size one of two sides tells whether anything is stale.
    const sides = size.width === 320 ? 8 : 4;
    const around = Array.from({ length: sides }, (_, side) => side * 8 / sides).map((i) => ({ x: 0.39 * pitch * Math.cos(i * Math.PI / 4), y: 0.39 * pitch * Math.sin(i * Math.PI / 4) }));
    await page.locator(`[data-hole="114"]`).scrollIntoViewIfNeeded();
    for (const off of around) {
      for (const hole of sides === 8 ? [111, 112, 113, 114, 115, 116, 117] : [112, 117]) {
        await board.tapHole(hole, off);
        if ((await picked(page))[0] !== hole) assert.fail(`at ${size.width} px a tap ${JSON.stringify(off)} beside ${hole} picked ${await picked(page)}`);
      }
    }
    for (const off of around) {
      for (const to of [103, 104]) {
        await board.tapHole(FROM);
        await board.tapHole(to, off);
        assert.equal(await board.pieces(), moved(start, FROM, to), `at ${size.width} px ${JSON.stringify(off)} beside ${to}`);
        await page.keyboard.press("u");
      }
    }
  }
});

test("a tap beside the board or again on the marble puts it away, a touched marble that may not move says why", async (t) => {
  const seat = await seatAt(t, "phone");
  const { board, page } = seat;
  await table(seat);
  await board.tapHole(FROM);
  await board.tapHole(FROM);
  assert.deepEqual(await picked(page), []);
  await board.tapHole(FROM);
  const box = await page.locator(".board").boundingBox();
  assert.ok(box);
  await board.finger("touchStart", { x: box.x + 3, y: box.y + 3 });
  await board.finger("touchEnd");
  assert.deepEqual(await picked(page), []);
  await board.tapHole(120);
  assert.match(await spoken(page), /q1 has no free hole beside it/);
  await board.tapHole(0);
  assert.match(await spoken(page), /a1 belongs to another player/);
});

test("the board does not scroll the page under a drag, the page around it scrolls (case 20)", async (t) => {
  const seat = await seatAt(t, "phone", keeping(AT_ONCE, undefined, { device: { viewport: { width: 360, height: 480 } } }));
  const { board, page } = seat;
  await table(seat);
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 0));
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(room > 40, `there is something to scroll (${room} px)`);
  const swipe = async (from: Point, by: number): Promise<void> => {
    await board.finger("touchStart", from);
    for (let i = 1; i <= 10; i++) await board.finger("touchMove", { x: from.x, y: from.y + by * i / 10 });
    await board.finger("touchEnd");
  };
  for (const hole of [60, 20]) {
    await swipe(await board.centre(hole), -120);
    await swipe(await board.centre(hole), 120);
    assert.equal(await scrolled(), 0);
  }
  const head = await page.locator(".play-head").boundingBox();
  const side = await page.locator(".play-side").boundingBox();
  assert.ok(head && side);
  await swipe({ x: side.x + side.width / 2, y: Math.max(side.y, 420) + 10 }, -200);
  await page.waitForFunction(() => scrollY > 20);
  // Pinching the page is not forbidden.
  assert.doesNotMatch(await page.locator("meta[name=viewport]").getAttribute("content") ?? "", /user-scalable|maximum-scale/);
});

test("no text is selected and no menu comes up on the board", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { board, page } = seat;
  await table(seat);
  await page.evaluate(() => document.addEventListener("contextmenu", (event) => { document.body.dataset["menu"] = String(event.defaultPrevented); }));
  const { x, y } = await board.centre(60);
  await page.mouse.click(x, y, { button: "right" });
  assert.equal(await page.evaluate(() => document.body.dataset["menu"]), "true");
  await board.dragHole(20, 100);
  await page.mouse.dblclick(x, y);
  assert.equal(await page.evaluate(() => String(getSelection())), "");
});

test("a window that opens during a drag puts the marble back, and nothing is played below it", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  const start = await table(seat);
  await board.dragHole(FROM, OTHER, "keep down");
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  const { x, y } = await board.centre(TO);
  await page.mouse.move(x, y);
  await page.mouse.up();
  assert.equal(await board.pieces(), start);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await playable(board, start);
});

/** The side of the small copy of the board, in pixels. */
const SMALL = 120;

/** The board as it is painted, small; for a comparison. */
async function painted(page: Page): Promise<number[]> {
  return page.locator(".board canvas").evaluate((canvas, SMALL) => {
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [SMALL, SMALL];
    const pen = copy.getContext("2d", { willReadFrequently: true });
    pen?.drawImage(canvas as HTMLCanvasElement, 0, 0, SMALL, SMALL);
    return [...pen?.getImageData(0, 0, SMALL, SMALL).data ?? []];
  }, SMALL);
}

test("what the finger hides is shown beside it, what a mouse does not hide is not; both drop where they point (case 28)", async (t) => {
  for (const device of ["phone", "desktop"] as const) {
    const seat = await seatAt(t, device);
    const { page, board } = seat;
    const start = await table(seat);
    const pitch = Math.abs((await board.centre(113)).x - (await board.centre(112)).x);
    // The cells around the marble and the finger change in any case.
    const box = await page.locator(".board canvas").boundingBox();
    const near = await Promise.all([FROM, TO, 104].map((hole) => board.centre(hole)));
    await board.tapHole(FROM);
    const before = await painted(page);
    await board.tapHole(FROM);
    await board.dragHole(FROM, TO, "keep down");
    const after = await painted(page);
    const far = before.flatMap((_, i) => {
      const pixel = Math.floor(i / 4);
      const x = (box?.x ?? 0) + ((pixel % SMALL) / SMALL) * (box?.width ?? 0);
      const y = (box?.y ?? 0) + (Math.floor(pixel / SMALL) / SMALL) * (box?.height ?? 0);
      return near.every((point) => Math.hypot(point.x - x, point.y - y) > 1.2 * pitch) ? [Math.abs((before[i] ?? 0) - (after[i] ?? 0))] : [];
    });
    const changed = far.filter((difference) => difference > 16).length / far.length;
    t.diagnostic(`${device}: ${(100 * changed).toFixed(1)} % of the board has changed away from the finger`);
    if (device === "phone") assert.ok(changed > 0.02, `${changed} of the board shows what is under the finger`);
    else assert.ok(changed < 0.001, `${changed} of the board has changed away from the mouse`);
    if (device === "phone") await board.finger("touchEnd");
    else await page.mouse.up();
    assert.equal(await board.pieces(), moved(start, FROM, TO));
    // A little above or below the middle is still that hole, not the row below it.
    for (const part of [-0.35, 0.35]) {
      const again = await table(seat);
      const [a, b] = [await board.centre(FROM), await board.centre(TO)];
      const drop = { x: b.x, y: b.y + part * pitch };
      if (device === "phone") {
        await board.finger("touchStart", a);
        for (const step of [0.3, 0.6, 1]) await board.finger("touchMove", { x: a.x + (drop.x - a.x) * step, y: a.y + (drop.y - a.y) * step });
        await board.finger("touchEnd");
      } else {
        await page.mouse.move(a.x, a.y);
        await page.mouse.down();
        await page.mouse.move(drop.x, drop.y, { steps: 4 });
        await page.mouse.up();
      }
      assert.equal(await board.pieces(), moved(again, FROM, TO), `${device}: ${part} of the pitch beside the middle`);
    }
  }
});
