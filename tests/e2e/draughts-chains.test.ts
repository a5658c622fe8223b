// Chains of captures: each of three jumps or more in the vector positions, entered hop by hop, by drags, and by its last square.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { after as played, beginDraughts, ends, GAMES, pathOf, position, setUp } from "./draughts.ts";
import type { Game, Position } from "./draughts.ts";
import { close } from "./harness.ts";
import { tryPaths } from "./in-page-draughts.ts";
import type { PathTrial } from "./in-page-draughts.ts";
import { seatAt } from "./table.ts";

after(close);

interface Vector { at: Position; fen: string; legal: string[]; chains: string[] }

const JUMPS = 3;
/** Every so many positions one chain is entered by trusted input too. */
const SAMPLE = 24;

function vectors(game: Game): Vector[] {
  const text = readFileSync(new URL(`../vectors/${game}_positions.jsonl`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line) as { fen: string; legal: string[] })
    .map(({ fen, legal }) => ({ at: position(game, fen), fen, legal, chains: legal.filter((move) => pathOf(move).length > JUMPS) }))
    .filter(({ chains }) => chains.length > 0);
}

/** Only this move leads from its piece to its last square, and no other one passes there with its first jump. */
function isToldByItsEnds(move: string, legal: string[]): boolean {
  const { from, to } = ends(move);
  const mine = legal.filter((one) => ends(one).from === from);
  return mine.filter((one) => ends(one).to === to).length === 1 && mine.every((one) => pathOf(one)[1] !== to) && from !== to;
}

for (const game of GAMES) {
  test(`every chain of the vector positions of ${game} draughts is entered by taps, by drags and by its last square`, async (t) => {
    const { page, squares } = await seatAt(t, "desktop");
    await beginDraughts(page, game, "person", "person");
    const all = vectors(game);
    assert.ok(all.length > 50);
    let last = 0;
    for (const { at, fen, legal, chains } of all) {
      await setUp(page, game, fen);
      assert.equal(await squares.pieces(), at.pieces, fen);
      const trials = chains.flatMap((move): PathTrial[] => {
        const told = isToldByItsEnds(move, legal);
        last += Number(told);
        return (["taps", "drags", ...(told ? ["last"] as const : [])] as const).map((way) => ({ path: pathOf(move), way, board: played(at, move).pieces }));
      });
      assert.deepEqual(await page.evaluate(tryPaths, trials), [], fen);
    }
    assert.ok(last > 30, `${last} chains were told by their last squares`);
  });
}

for (const device of ["phone", "desktop"] as const) {
  test(`chains are entered by trusted ${device === "phone" ? "touches" : "clicks"} and drags too, in every ${SAMPLE}th of those positions`, async (t) => {
    const { page, squares } = await seatAt(t, device);
    for (const game of GAMES) {
      await beginDraughts(page, game, "person", "person");
      for (const { at, fen, chains } of vectors(game).filter((_, i) => i % SAMPLE === 0)) {
        await setUp(page, game, fen);
        // The longest: the most hops for one position.
        const move = chains.reduce((a, b) => (pathOf(b).length > pathOf(a).length ? b : a));
        const wanted = played(at, move).pieces;
        const path = pathOf(move);
        for (const square of path) await squares.tap(square);
        await squares.until((pieces) => pieces === wanted);
        await page.locator('[data-control="undo"]').click();
        await squares.until((pieces) => pieces === at.pieces);
        for (const [hop, to] of path.slice(1).entries()) await squares.drag(path[hop] ?? 0, to);
        await squares.until((pieces) => pieces === wanted);
      }
    }
  });
}
