import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, desktop, phone } from "./harness.ts";

after(close);

for (const [device, open] of [["phone", phone], ["desktop", desktop]] as const) {
  test(`the page starts from a sub-path on a ${device}, and the wasm answers there and in the worker`, async (t) => {
    const { page } = await open(t);
    await page.locator("#app[data-page][data-worker]").waitFor();
    const { page: holes, worker } = await page.locator("#app").evaluate((app) => ({ ...(app as HTMLElement).dataset }));
    assert.equal(holes, "121");
    assert.notEqual(worker, "");
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
      for (const complaint of [/503/, /^failed: .*main-/, /preloaded .* but not used/]) seat.expect(complaint);
    },
  });
  const late = page.locator(".start-late");
  assert.equal(await late.isVisible(), false);
  await page.waitForTimeout(8_500);
  assert.equal(await late.isVisible(), true);
});
