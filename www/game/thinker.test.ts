import assert from "node:assert/strict";
import { test } from "node:test";
import type { Limits, Thought } from "hopstone-glue";
import { Cancelled, type Helper, Thinker } from "./thinker";
import type { Answer, Question } from "./worker-words";

const LIMITS: Limits = { level: 3, milliseconds: 100 };
const THOUGHT: Thought = { path: [112, 103], text: "n2-m6", depth: 1, nodes: 1, milliseconds: 1 };

/** A worker of which the test knows everything. */
class Fake implements Helper {
  readonly asked: Question[] = [];
  gone = false;
  onmessage: ((event: MessageEvent<Answer>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  postMessage(question: Question): void { this.asked.push(question); }
  terminate(): void { this.gone = true; }
  answer(answer: Answer): void { this.onmessage?.({ data: answer } as MessageEvent<Answer>); }
  thought(id = this.asked.at(-1)?.id ?? 0): void { this.answer({ kind: "thought", id, thought: THOUGHT }); }
  fail(message = "killed"): void { this.onerror?.({ message, preventDefault() {} } as ErrorEvent); }
}

function office(): { thinker: Thinker; hired: Fake[]; newest: () => Fake } {
  const hired: Fake[] = [];
  const thinker = new Thinker(() => {
    const fake = new Fake();
    hired.push(fake);
    return fake;
  });
  return { thinker, hired, newest: () => hired.at(-1) ?? assert.fail("nobody was hired") };
}

test("nobody is hired before there is a question, and then one is enough for many", async () => {
  const { thinker, hired, newest } = office();
  assert.equal(hired.length, 0);
  for (const code of ["one", "two", "three"]) {
    const thought = thinker.think(code, LIMITS);
    assert.equal(newest().asked.at(-1)?.code, code);
    assert.deepEqual(newest().asked.at(-1)?.wish, { kind: "move", limits: LIMITS });
    newest().thought();
    assert.equal(await thought, THOUGHT);
  }
  assert.equal(hired.length, 1);
});

test("a withdrawn question is rejected at once and its worker goes", async () => {
  const { thinker, newest } = office();
  const thought = thinker.think("one", LIMITS);
  const worker = newest();
  thinker.cancel();
  await assert.rejects(thought, Cancelled);
  assert.ok(worker.gone);
});

test("another question withdraws the one before", async () => {
  const { thinker, hired, newest } = office();
  const first = assert.rejects(thinker.think("one", LIMITS), Cancelled);
  const second = thinker.think("two", LIMITS);
  await first;
  assert.equal(hired.length, 2);
  newest().thought();
  assert.equal(await second, THOUGHT);
});

test("withdrawing nothing is nothing, and keeps a worker that rests", async () => {
  const { thinker, hired, newest } = office();
  thinker.cancel();
  const thought = thinker.think("one", LIMITS);
  newest().thought();
  await thought;
  thinker.cancel();
  assert.equal(newest().gone, false);
  void thinker.think("two", LIMITS);
  assert.equal(hired.length, 1);
});

test("a late answer never arrives (case 32)", async () => {
  const { thinker, hired, newest } = office();
  const late = thinker.think("old game", LIMITS);
  const old = newest();
  const stale = old.asked[0]?.id ?? 0;
  const hear = old.onmessage;
  thinker.cancel();
  await assert.rejects(late, Cancelled);
  let answered = false;
  const thought = thinker.think("new game", LIMITS).then((given) => { answered = true; return given; });
  // From the dismissed worker, by the way it still may have, and from the new one under the old number.
  hear?.({ data: { kind: "thought", id: stale, thought: THOUGHT } } as MessageEvent<Answer>);
  old.thought(stale);
  newest().thought(stale);
  await Promise.resolve();
  assert.equal(answered, false);
  newest().thought();
  await thought;
  newest().thought();
  assert.equal(hired.length, 2);
});

test("a worker that breaks down is replaced, and the question is asked again", async () => {
  const { thinker, hired, newest } = office();
  const thought = thinker.think("one", LIMITS);
  newest().fail();
  assert.ok(hired[0]?.gone);
  assert.equal(hired.length, 2);
  const question = newest().asked[0];
  newest().answer({ kind: "broken", id: question?.id ?? 0, reason: "unreachable" });
  assert.equal(hired.length, 3);
  assert.equal(newest().asked[0]?.code, "one");
  newest().thought();
  assert.equal(await thought, THOUGHT);
});

test("after three broken workers the reason is told, and the next question begins afresh", async () => {
  const { thinker, hired, newest } = office();
  const thought = thinker.think("one", LIMITS);
  for (let i = 0; i < 3; i++) newest().fail("out of memory");
  await assert.rejects(thought, /out of memory/);
  assert.equal(hired.length, 3);
  const next = thinker.think("two", LIMITS);
  assert.equal(hired.length, 4);
  newest().fail();
  newest().thought();
  assert.equal(await next, THOUGHT);
});

test("a worker that cannot even be hired counts as broken", async () => {
  let tries = 0;
  const thinker = new Thinker(() => { tries++; throw new Error("no workers here"); });
  await assert.rejects(thinker.think("one", LIMITS), /no workers here/);
  assert.equal(tries, 3);
});

test("a worker that is lost without a word has a reason too", async () => {
  const { thinker, newest } = office();
  const thought = thinker.think("one", LIMITS);
  for (let i = 0; i < 3; i++) newest().fail("");
  await assert.rejects(thought, /could not be loaded/);
});

test("a problem of the rules is told as it is, without a second try", async () => {
  const { thinker, hired, newest } = office();
  const thought = thinker.think("bad", LIMITS);
  const problem = { id: "problem-code-cut", args: { length: 3 }, english: "" };
  newest().answer({ kind: "problem", id: newest().asked[0]?.id ?? 0, problem });
  await assert.rejects(thought, (error) => error === problem);
  assert.equal(hired.length, 1);
});

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** A slice that took its whole time. */
const SLICED: Thought = { ...THOUGHT, milliseconds: 100 };
const slice = (worker: Fake, thought = SLICED): void => worker.answer({ kind: "thought", id: worker.asked.at(-1)?.id ?? 0, thought });

test("ahead of a question the game is looked at in short slices, one after the other, for some twenty seconds", async () => {
  const { thinker, hired, newest } = office();
  thinker.lookAhead("one");
  thinker.lookAhead("one");
  await soon();
  let count = 0;
  for (; newest().asked.length > count; count++) {
    const { code, wish } = newest().asked[count] ?? assert.fail();
    assert.equal(code, "one");
    assert.ok(wish.kind === "move" && (wish.limits.milliseconds ?? Infinity) <= 150, "a question waits for one slice");
    slice(newest());
  }
  assert.ok(count * 100 > 15_000 && count * 100 < 25_000, `${count} slices`);
  // Asked for once more, the same game gets no more; another one does.
  thinker.lookAhead("one");
  await soon();
  assert.equal(newest().asked.length, count);
  thinker.lookAhead("two");
  await soon();
  assert.equal(newest().asked.at(-1)?.code, "two");
  assert.equal(hired.length, 1);
});

test("a question waits for the slice that has begun, in the same worker, and no other follows", async () => {
  const { thinker, hired, newest } = office();
  thinker.lookAhead("one");
  await soon();
  const begun = newest().asked[0]?.id ?? 0;
  thinker.rest();
  const thought = thinker.think("two", LIMITS);
  assert.deepEqual(newest().asked.map(({ code }) => code), ["one", "two"]);
  newest().answer({ kind: "thought", id: begun, thought: SLICED });
  await soon();
  assert.equal(newest().asked.length, 2);
  newest().thought();
  assert.equal(await thought, THOUGHT);
  assert.equal(hired.length, 1);
  assert.equal(newest().gone, false);
});

test("rest ends looking ahead; it goes on where it was, within its share", async () => {
  const { thinker, newest } = office();
  thinker.lookAhead("one");
  await soon();
  thinker.rest();
  slice(newest());
  assert.equal(newest().asked.length, 1);
  thinker.lookAhead("one");
  thinker.rest();
  await soon();
  assert.equal(newest().asked.length, 1, "what is withdrawn at once never begins");
  thinker.lookAhead("one");
  await soon();
  assert.equal(newest().asked.length, 2);
});

test("where a slice finds nothing more to look at it is the last", async () => {
  const { thinker, newest } = office();
  thinker.lookAhead("a single move");
  await soon();
  slice(newest(), THOUGHT);
  assert.equal(newest().asked.length, 1);
  thinker.lookAhead("a game that cannot be read");
  await soon();
  newest().answer({ kind: "problem", id: newest().asked.at(-1)?.id ?? 0, problem: { id: "problem-code-cut", args: {} } });
  assert.equal(newest().asked.length, 2);
});

test("a worker that breaks down while it looks ahead is replaced when it is asked, and nobody hears of it", async () => {
  const { thinker, hired, newest } = office();
  thinker.lookAhead("one");
  await soon();
  newest().answer({ kind: "broken", id: newest().asked[0]?.id ?? 0, reason: "unreachable" });
  assert.ok(newest().gone);
  thinker.lookAhead("one");
  await soon();
  assert.equal(hired.length, 1, "it is not tried again in the same position");
  // A slice that breaks down before a question in the same worker: the question is asked again in another.
  thinker.lookAhead("two");
  await soon();
  const thought = thinker.think("two", LIMITS);
  newest().answer({ kind: "broken", id: newest().asked[0]?.id ?? 0, reason: "unreachable" });
  assert.equal(hired.length, 3);
  newest().thought();
  assert.equal(await thought, THOUGHT);
});

test("a question withdrawn behind a slice takes both away", async () => {
  const { thinker, hired, newest } = office();
  thinker.lookAhead("one");
  await soon();
  const late = assert.rejects(thinker.think("one", LIMITS), Cancelled);
  thinker.cancel();
  await late;
  assert.ok(newest().gone);
  await soon();
  assert.equal(hired.length, 1, "and nothing goes on by itself");
});
