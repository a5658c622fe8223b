import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, desktop, phone } from "./harness.ts";

after(close);

for (const [device, open] of [["phone", phone], ["desktop", desktop]] as const) {
  test(`the page starts from a sub-path with a space on a ${device} with a board that can be played at once`, async (t) => {
    const { page, board } = await open(t);
    await board.ready();
    const pieces = await board.pieces();
    assert.equal(pieces, `${"1".repeat(10)}${".".repeat(101)}${"4".repeat(10)}`);
    assert.equal(await page.locator("[role=grid]").getAttribute("aria-label"), "Chinese checkers board");
    await board.tapHole(112);
    assert.deepEqual([...(await board.targets()).values()], ["step", "step"]);
    assert.equal(await page.locator("#failure").isVisible(), false);
  });
}

test("without the wasm file the page says so", async (t) => {
  const { page } = await desktop(t, {
    before: (seat) => {
      seat.host.break(/\.wasm$/);
      for (const complaint of [/503/, /console: error/, /^error: /]) seat.expect(complaint);
    },
  });
  await page.locator("#failure").waitFor({ state: "visible" });
  assert.notEqual(await page.locator("#failure").innerText(), "");
});

test("without its script the page does not stay empty", async (t) => {
  const { page } = await desktop(t, {
    before: (seat) => {
      seat.host.break(/main-\w+\.js$/);
      // The wasm was fetched ahead, for a script that never came.
      for (const complaint of [/503/, /preloaded .* but not used/]) seat.expect(complaint);
    },
  });
  await page.locator(".start-late").waitFor({ state: "visible" });
  await page.waitForEvent("console", (message) => message.text().includes("preloaded"));
});

test("without any script the page does not stay empty, but it takes its time to complain", async (t) => {
  const { page } = await desktop(t, {
    before: (seat) => {
      seat.host.break(/\.js$/);
      for (const complaint of [/503/, /preloaded .* but not used/]) seat.expect(complaint);
    },
  });
  const late = page.locator(".start-late");
  assert.equal(await late.isVisible(), false);
  await page.waitForTimeout(8_500);
  assert.equal(await late.isVisible(), true);
});
