import assert from "node:assert/strict";
import { test } from "node:test";
import type { Say } from "../board/grid";
import { isProblem, word } from "./problem";

/** Shows what was asked for. */
const say: Say = (id, args) => `${id} ${JSON.stringify(args ?? {})}`;

test("only an error of the rules is a problem", () => {
  assert.ok(isProblem({ id: "problem-over", args: {} }));
  for (const other of [null, undefined, "text", new Error("x"), {}, { id: "a" }, { id: 1, args: {} }, { id: "a", args: 1 }]) {
    assert.equal(isProblem(other), false);
  }
});

test("a problem is said by its message with its arguments", () => {
  assert.equal(word(say, { id: "problem-stuck", args: { hole: "a1" } }), 'problem-stuck {"hole":"a1"}');
});

test("what is wrong with one move of a record is said inside of what is said of the record", () => {
  const messages: string[] = [];
  const text = word((id, args) => { messages.push(id); return say(id, args); }, { id: "problem-record-move", args: { number: 7, reason: "problem-no-jump", from: "a1", to: "c3", part: 2 } });
  assert.deepEqual(messages, ["problem-no-jump", "problem-record-move"]);
  assert.match(text, /^problem-record-move /);
  assert.match(text, /\\"number\\":2/, "the part of the chain is counted in the inner message");
  assert.match(text, /"number":7/, "the move of the record in the outer one");
});

test("what was not foreseen is said as it is", () => {
  assert.equal(word(say, new Error("the roof fell")), 'problem-internal {"detail":"the roof fell"}');
  assert.equal(word(say, "a text"), 'problem-internal {"detail":"a text"}');
  assert.equal(word(say, undefined), 'problem-internal {"detail":"undefined"}');
});
