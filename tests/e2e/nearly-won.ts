// Games of draughts against the computer that a person wins with the next move.
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { beginDraughts, bring, gameByChance } from "./draughts.ts";
import type { Course, Game, Side } from "./draughts.ts";
import type { Seat } from "./harness.ts";
import type { Oracle } from "./oracle.ts";
import { seatAt, untilMyTurn } from "./table.ts";

/** What is kept of a game that nothing has spoilt. */
export const CLEAN = { spoilt: null, entered: false };

/** A game by chance that `winner` wins by his last move. */
async function won(oracle: Oracle, game: Game, winner: Side): Promise<Course> {
  for (let seed = 1; seed < 200; seed++) {
    const { course, end } = await gameByChance(oracle, game, seed);
    if (end.kind === "won" && end.winner === winner && course.moves.length < 60) return course;
  }
  throw new Error("no such game");
}

/**
 * Lays a game on the table in which one move is missing to the person's win, as if it had been played here: it is kept on the device,
 * and with it that nothing has spoilt it.
 */
export async function nearlyWon(t: TestContext, oracle: Oracle, device: "phone" | "desktop", game: Game, person: Side, level: number, tally: object): Promise<Seat & { last: string; captured: number }> {
  const seat = await seatAt(t, device);
  const { page, squares } = seat;
  const course = await won(oracle, game, person);
  const last = course.moves.at(-1) ?? "";
  const seats = (["W", "B"] as const).map((side) => (side === person ? { player: "person" } : { player: "computer", level }));
  const record = { hopstone: 1, game, seats, first: game === "italian" ? 1 : 2, moves: course.moves.slice(0, -1) };
  await beginDraughts(page, game, "person", "person");
  assert.equal(await bring(page, game, JSON.stringify(record)), null);
  await page.evaluate((kept) => localStorage.setItem("hopstone.tally", JSON.stringify(kept)), tally);
  await page.reload();
  await squares.ready();
  await untilMyTurn(page);
  return { ...seat, last, captured: course.captured(person) };
}
