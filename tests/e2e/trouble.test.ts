// What the page does when something around it is broken.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, desktop, phone } from "./harness.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt, slowly, spoken, untilMyTurn } from "./table.ts";

after(close);

test("without WebAssembly the page says what is wrong (case 37)", async (t) => {
  const { page } = await desktop(t, {
    before: async (seat) => {
      for (const complaint of [/console: error|^error: /]) seat.expect(complaint);
      await seat.context.addInitScript(() => { Reflect.deleteProperty(globalThis, "WebAssembly"); });
    },
  });
  const failure = page.locator("#failure");
  await failure.waitFor({ state: "visible" });
  assert.match(await failure.innerText(), /^Hopstone could not start: .*WebAssembly.* Please try a newer browser, or allow/);
  assert.equal(await failure.getAttribute("role"), "alert");
});

test("a wasm file cut in the middle is said, not an empty page (case 37)", async (t) => {
  const { page } = await desktop(t, {
    before: async (seat) => {
      seat.expect(/console: error|^error: /);
      await seat.context.route(/\.wasm$/, (route) => route.fulfill({ status: 200, contentType: "application/wasm", body: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 200]) }));
    },
  });
  await page.locator("#failure").waitFor({ state: "visible" });
  assert.match(await page.locator("#failure").innerText(), /^Hopstone could not start: /);
});

test("a wasm file of a wrong type is taken all the same (case 37)", async (t) => {
  const { board } = await desktop(t, {
    before: async (seat) => {
      await seat.context.route(/\.wasm$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
      });
    },
  });
  await board.ready();
});

for (const [what, breakIt] of [
  ["cannot be reached", () => { Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }); }],
  ["is full", () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }],
] as const) {
  test(`in a private window, where storage ${what}, the game is played as ever (case 37)`, async (t) => {
    const seat = await phone(t, { before: async ({ context }) => { await context.addInitScript(breakIt); }, device: { reducedMotion: "reduce" } });
    const { page, board } = seat;
    await board.ready();
    const start = await board.pieces();
    await board.tapHole(112);
    await board.tapHole(103);
    await untilMyTurn(page);
    const after = await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
    assert.equal(after[103], "4");
    await begin(page, "#new/capture?players=2&first=1", ["person", "person"]);
    assert.match(await page.locator(".play-game").innerText(), /Capture/);
    await page.reload();
    await board.ready();
    assert.equal(await board.pieces(), start);
  });
}

test("nonsense that was kept on the device is said and does not stop the page", async (t) => {
  const { page, board } = await seatAt(t, "desktop", keeping(AT_ONCE, "1nonsense"));
  assert.match(await page.locator(".note-text").innerText(), /^The game kept on this device cannot be read: /);
  assert.equal((await board.pieces()).replaceAll(".", ""), `${"1".repeat(10)}${"4".repeat(10)}`);
  await page.evaluate(() => { for (const key of ["game", "choice", "settings", "loser"]) localStorage.setItem(`hopstone.${key}`, "{not json"); });
  await page.reload();
  await board.ready();
});

test("when the worker cannot be loaded the page says so, and Go on tries again", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board, host } = seat;
  for (const complaint of [/status 503: .*worker-/, /^failed: .*worker-/]) seat.expect(complaint);
  host.break(/worker-\w+\.js$/);
  const start = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await page.locator(".note-text", { hasText: "The computer could not find a move" }).waitFor();
  const mine = await board.pieces();
  assert.notEqual(mine, start, "the person's own move stands");
  host.break(null);
  await page.getByRole("button", { name: "Go on" }).click();
  await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
  await untilMyTurn(page);
});

test("a worker that breaks down twice in the middle of a thought is replaced, and nobody notices", async (t) => {
  const seat = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, {
    before: async ({ context }) => {
      let broken = 2;
      await context.route(/worker-\w+\.js$/, (route) => (broken-- > 0
        ? route.fulfill({ contentType: "text/javascript", body: "self.onmessage = () => { throw new Error('killed'); };" })
        : route.continue()));
    },
  }));
  const { page, board } = seat;
  const start = await board.pieces();
  await board.tapHole(112);
  await board.tapHole(103);
  await board.until((pieces) => pieces.slice(0, 20) !== start.slice(0, 20));
  await untilMyTurn(page);
  assert.doesNotMatch(await spoken(page), /could not/);
});

test("a new game while the computer thinks never gets the old answer (case 32)", async (t) => {
  const { page, board } = await seatAt(t, "desktop", slowly());
  for (let i = 0; i < 2; i++) {
    await begin(page, "#new/star?players=2&first=2", ["5", "person"]);
    await board.tapHole(112);
    await board.tapHole(103);
    await page.locator("h1", { hasText: "is thinking" }).waitFor();
    await begin(page, "#new/star?players=2&first=1", ["person", "5"]);
    const start = await board.pieces();
    const code = await kept(page);
    // Longer than the computer ever thinks: an answer that is not to come cannot be waited for otherwise.
    await page.waitForTimeout(1_500);
    assert.equal(await board.pieces(), start);
    assert.equal(await kept(page), code);
    assert.equal(await heading(page), "Your move");
  }
});

test("undo while the computer thinks withdraws the thought; its trial moves are never seen (case 32)", async (t) => {
  const { page, board } = await seatAt(t, "desktop", slowly());
  await begin(page, "#new/star?players=2&first=2", ["5", "person"]);
  const start = await board.pieces();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((list) => {
      for (const { target } of list) changes.push(String((target as Element).getAttribute("data-hole")));
    }).observe(document.querySelector("[role=grid]") ?? document, { subtree: true, attributeFilter: ["data-piece"] });
  });
  await board.tapHole(112);
  await board.tapHole(103);
  await page.locator("h1", { hasText: "is thinking" }).waitFor();
  await control(page, "undo").click();
  assert.equal(await board.pieces(), start);
  await page.waitForTimeout(1_500);
  assert.equal(await board.pieces(), start);
  await control(page, "redo").click();
  await untilMyTurn(page);
  const pieces = await board.pieces();
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  const seen = new Set(changes);
  assert.deepEqual([...seen].map(Number).filter((hole) => ![112, 103].includes(hole)).length, 2, "only the two ends of the computer's move have changed");
  assert.equal(pieces[103], "4");
});
