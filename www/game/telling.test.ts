import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventView } from "hopstone-glue";
import type { Say } from "../board/grid";
import type { SeatedView, Seen } from "./by-link";
import { happened, opening } from "./telling";

const say: Say = (id, args) => `${id}(${Object.values(args ?? {}).join(",")})`;
const seats = [{ name: "Ann", player: { kind: "person" } }, { name: "Bob", player: { kind: "person" } }] as SeatedView[];
const seen = (more: Partial<Seen> = {}): Seen => ({ game: "star", seats, outcome: null, ...more } as Seen);
const move = (seat: number, captured: number[]): EventView => ({ kind: "move", seat, text: "a1-b2", captured } as unknown as EventView);

test("every event is said in turn, captures by the game's own name for what was taken", () => {
  const pass = { kind: "pass", seat: 1 } as EventView;
  assert.equal(happened(say, seen(), [move(0, []), pass]), "said-move(Ann,a1-b2) passed(Bob,no)");
  assert.equal(happened(say, seen({ game: "capture" }), [move(1, [3, 4])]), "said-capture(Bob,a1-b2,2)");
  assert.equal(happened(say, seen({ game: "italian" }), [move(1, [3])]), "said-capture-pieces(Bob,a1-b2,1)");
  assert.equal(happened(say, seen(), []), "");
});

test("the end is said after what has led to it", () => {
  const resigned = [{ ...seats[0], place: 1 }, { ...seats[1], place: 2, resigned: true }] as SeatedView[];
  assert.equal(happened(say, seen({ seats: resigned, outcome: { kind: "places" } }), [{ kind: "resign", seat: 1 } as EventView]), "said-resign(Bob,no) end-won(Ann,no).");
});

test("a coin is shown, the loser is named, and a loser that nobody is falls back on the coin", () => {
  const begins = (kind: "coin" | "loser", loser: number | null) => opening(say, seen(), { first: 1, chosen: { kind }, loser, lots: false });
  assert.deepEqual([begins("coin", 0), begins("loser", 1), begins("loser", null)], ["said-lot(Bob,no)", "said-loser(Bob,no)", "said-lot(Bob,no)"]);
  assert.equal(opening(say, seen(), { first: 0, chosen: { kind: "seat", seat: 0 }, loser: null, lots: false }), "said-new()");
  const draughts = (lots: boolean) => opening(say, seen({ game: "english" }), { first: 0, chosen: { kind: "coin" }, loser: null, lots });
  assert.deepEqual([draughts(true), draughts(false)], ["said-lot-white(Ann,no)", "said-new()"]);
});
