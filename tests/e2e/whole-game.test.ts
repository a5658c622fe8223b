// Whole games, from the first move to the places.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { begin, heading, seatAt, untilMyTurn, untilTheEnd } from "./table.ts";

after(close);

/** The row of a hole, 0 at the top: army 4 runs up, army 1 down. */
const ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const rowOf = (hole: number): number => {
  let row = 0;
  for (let first = 0; first + (ROWS[row] ?? 0) <= hole; row++) first += ROWS[row] ?? 0;
  return row;
};

/** Plays one move for army `army` as a hurried beginner: the marble farthest behind that gains rows, else any gain, else anything. */
async function hurry({ board }: Seat, army: "1" | "4", visited: Set<string>): Promise<void> {
  const towards = army === "4" ? -1 : 1;
  const pieces = await board.pieces();
  const own = [...pieces].flatMap((piece, hole) => (piece === army ? [hole] : []));
  own.sort((a, b) => towards * (rowOf(a) - rowOf(b)));
  let best: { from: number; to: number; worth: number } | null = null;
  for (const from of own) {
    await board.tapHole(from);
    for (const to of (await board.targets()).keys()) {
      const gain = towards * (rowOf(to) - rowOf(from));
      const left = towards * rowOf(from) + (army === "4" ? 16 : 0);
      const after = pieces.slice(0, from) + "." + pieces.slice(from + 1);
      const seen = visited.has(after.slice(0, to) + army + after.slice(to + 1)) ? 50 : 0;
      // Deep first inside the goal: near its tip counts more than near its edge.
      const worth = gain * 4 - left - seen;
      if (!best || worth > best.worth) best = { from, to, worth };
    }
  }
  assert.ok(best, "a marble can move");
  await board.tapHole(best.from);
  if (!(await board.targets()).has(best.to)) await board.tapHole(best.from);
  await board.tapHole(best.to);
  const moved = await board.until((now) => now !== pieces);
  visited.add(moved);
}

test("a person plays a whole game against the computer by taps on a phone", async (t) => {
  const seat = await seatAt(t, "phone");
  const visited = new Set<string>();
  for (let turn = 0; turn < 150; turn++) {
    await untilMyTurn(seat.page);
    if (await seat.page.locator(".finish").count()) break;
    await hurry(seat, "4", visited);
  }
  assert.deepEqual(await untilTheEnd(seat.page), [1, 2]);
  assert.match(await heading(seat.page), /^(You win|Computer .* wins)$/);
  await seat.page.getByRole("button", { name: "Play again" }).click();
  await untilMyTurn(seat.page);
  assert.equal(await seat.page.locator(".finish").count(), 0);
});

test("two persons share a desktop, and the board turns to each in turn", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, board } = seat;
  await page.evaluate(() => localStorage.setItem("hopstone.settings", JSON.stringify({ motion: "none", speed: "instant", follow: true })));
  await page.reload();
  await board.ready();
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  const tips = async (): Promise<boolean> => (await board.centre(0)).y > (await board.centre(120)).y;
  assert.equal(await tips(), true, "army 1 is at the bottom when it is to move");
  for (let ply = 0; ply < 10; ply++) {
    assert.equal(await tips(), ply % 2 === 0);
    await hurry(seat, ply % 2 === 0 ? "1" : "4", new Set());
  }
});

for (const [players, seats] of [["2", 2], ["3", 3], ["4", 4], ["6", 6], ["3x2", 3], ["2x2", 2], ["2x3", 2]] as const) {
  test(`computers play a game of ${players} to the end, and everybody gets a place`, async (t) => {
    const { page } = await seatAt(t, "desktop");
    await begin(page, `#new/star?players=${players}`, Array.from({ length: seats }, () => "3" as const));
    assert.deepEqual(await untilTheEnd(page), Array.from({ length: seats }, (_, place) => place + 1));
  });
}

for (const seats of [2, 3, 4, 5, 6]) {
  test(`computers play a capture game of ${seats} to the end, until no jump is left`, async (t) => {
    const { page, board } = await seatAt(t, "phone");
    await begin(page, `#new/capture?players=${seats}`, Array.from({ length: seats }, () => "2" as const));
    const places = await untilTheEnd(page);
    assert.equal(places.length, seats);
    assert.equal(places[0], 1);
    const captured = await page.locator(".places .seat-count").allInnerTexts();
    const sum = captured.reduce((all, text) => all + Number.parseInt(text, 10), 0);
    const left = [...(await board.pieces())].filter((piece) => piece === "o").length;
    assert.equal(sum + left, 60, "every captured marble is counted once");
  });
}
