import assert from "node:assert/strict";
import { test } from "node:test";
import type { EventView, NewGame, SeatView } from "hopstone-glue";
import { elsewhereOf, identity, owed, readElsewhere, relation, seated, unanswered } from "./by-link";

const PERSON = { name: "", player: { kind: "person" } } as const;
const GAME: NewGame = { game: "capture", long_jump: false, seats: [PERSON, { ...PERSON, name: "Zoe" }, { name: "", player: { kind: "computer", level: 3 } }], first: 0 };

function move(seat: number, ...path: number[]): EventView {
  return { kind: "move", seat, path, captured: [], swap: false, text: path.join("-") };
}
const PASS: EventView = { kind: "pass", seat: 2 };
const A = [move(0, 1, 2), move(1, 3, 4), PASS, move(0, 2, 5)];

const between = (own: readonly EventView[], theirs: readonly EventView[], setup: NewGame = GAME) => relation({ setup: GAME, events: own }, { setup, events: theirs });

test("a game begins the same and goes on: the longer one is newer, by its moves without the passes", () => {
  assert.deepEqual(between(A, A), { kind: "same" });
  assert.deepEqual(between(A.slice(0, 1), A), { kind: "newer", moves: 2 });
  assert.deepEqual(between(A, A.slice(0, 2)), { kind: "older", moves: 1 });
  assert.deepEqual(between([], A), { kind: "newer", moves: 3 });
});

test("two that differ in an event are a fork, at the place where they part", () => {
  assert.deepEqual(between(A, [...A.slice(0, 3), move(0, 2, 6)]), { kind: "fork", ply: 3 });
  assert.deepEqual(between(A, [move(0, 9, 8), ...A]), { kind: "fork", ply: 0 });
  assert.deepEqual(between(A, [...A.slice(0, 3), { kind: "resign", seat: 0 }]), { kind: "fork", ply: 3 });
  assert.deepEqual(between([move(0, 1, 2)], [{ ...move(0, 1, 2), captured: [7] } as EventView]), { kind: "fork", ply: 0 });
});

test("another set-up, another player, another beginning are another game; another level is not", () => {
  const [first, second, computer] = GAME.seats;
  assert.ok(first && second && computer);
  for (const other of [
    { ...GAME, long_jump: true }, { ...GAME, first: 1 }, { ...GAME, seats: [first, second] }, { ...GAME, seats: [second, first, computer] },
    { ...GAME, seats: [first, second, PERSON] },
  ] as NewGame[]) assert.deepEqual(between(A, A, other), { kind: "other" });
  assert.deepEqual(between(A, A, { ...GAME, seats: [first, second, { name: "", player: { kind: "computer", level: 5 } }] }), { kind: "same" });
});

test("the order in which a set-up is written makes no difference", () => {
  const options = { long_jump: false, swap: true };
  const turned = { swap: true, long_jump: false };
  assert.equal(identity({ game: "star", options, first: 0, seats: [] } as never), identity({ first: 0, seats: [], options: turned, game: "star" } as never));
});

test("the seats elsewhere are those of persons, and are kept only with their game", () => {
  assert.deepEqual(elsewhereOf([seated(PERSON, true), seated(PERSON, false), seated({ name: "", player: { kind: "computer", level: 1 } }, true)]), [0]);
  assert.deepEqual(seated(PERSON, false), PERSON);
  const kept = { game: identity(GAME), seats: [1, 2, 9, "0"] };
  assert.deepEqual(readElsewhere(kept, GAME), [1]);
  assert.deepEqual(readElsewhere(kept, { ...GAME, first: 1 }), []);
  for (const broken of [null, undefined, 3, "x", {}, { game: identity(GAME) }, { game: identity(GAME), seats: 1 }]) assert.deepEqual(readElsewhere(broken, GAME), []);
});

test("only what nobody elsewhere has answered can be taken back", () => {
  assert.deepEqual(unanswered(A, [1]), [PASS, A[3]]);
  assert.deepEqual(unanswered(A, [0]), []);
  assert.deepEqual(unanswered(A, []), A);
  assert.deepEqual(unanswered(A, [2]), A, "a pass is nobody's answer");
});

test("the link is owed to the others in their turn, and once more when a move made here has ended the game", () => {
  const view = (elsewhere: boolean): SeatView & { elsewhere: boolean } => ({ ...PERSON, armies: [], side: null, home: 0, captured: 0, place: 0, resigned: false, elsewhere });
  const seats = [view(false), view(true)];
  assert.equal(owed({ seats, turn: 1, outcome: null }, A[0]), true);
  assert.equal(owed({ seats, turn: 0, outcome: null }, A[1]), false);
  assert.equal(owed({ seats, turn: -1, outcome: {} }, A[0]), true);
  assert.equal(owed({ seats, turn: -1, outcome: {} }, A[1]), false);
  assert.equal(owed({ seats: [view(false), view(false)], turn: 1, outcome: null }, A[0]), false);
});
