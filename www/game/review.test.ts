import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { EventView, GameKind, Lesson, Remark } from "hopstone-glue";
import { bundleOf, sayWith } from "../i18n";
import type { SeatedView } from "./by-link";
import { spoken, type Taught, verdict } from "./lesson";
import { above, apart, inHindsight, lookThrough, overall, type Review, toAsk, turningPoints } from "./review";

const move = (seat: number): EventView => ({ kind: "move", seat, path: [0, 1], captured: [], swap: false, text: "x" });
const review = (worths: readonly (readonly number[])[], asked: readonly Taught[] = []): Review => ({ worths, moments: worths.length, asked, done: false });

/** A lesson that finds that the move which was made costs so much. */
const lesson = (loss: number, ...ids: string[]): Lesson => {
  const costs: Remark[] = (ids.length > 0 || loss === 0 ? ids : ["more-moves"]).map((id) => ({ id, args: { moves: loss / 100 } }));
  return { line: [{ path: [0, 2], text: "best" }], reasons: [], tried: { line: [{ path: [0, 1], text: "x" }], costs, loss } };
};
const asked = (ply: number, seat: number, ...found: Parameters<typeof lesson>): Taught => ({ lesson: lesson(...found), ply, seat, played: true });

test("on the star a move that brings the mover no nearer costs a move, and two are asked about", () => {
  const worths = [[3000, 3000], [3000, 3000], [3000, 2900], [3100, 2900], [3100, 2800]];
  const events = [move(0), move(1), move(0), move(1)];
  assert.equal(toAsk({ game: "star", seats: 2, events }, review(worths)), 2);
  assert.equal(toAsk({ game: "star", seats: 2, events }, review(worths, [asked(2, 0, 0)])), null, "once");
});

test("in draughts it is what the mover loses against the best move, whatever was ahead before", () => {
  const worths = [[10, -10], [-90, 90], [-80, 80], [-85, 85]];
  assert.equal(toAsk({ game: "english", seats: 2, events: [move(0), move(1), move(0)] }, review(worths)), 0);
});

test("what seems to cost most is asked about first, until six are found or ten were asked about", () => {
  const worths = Array.from({ length: 16 }, (_, ply) => [-100 * ply * (ply + 1), 0]);
  const played = { game: "italian" as GameKind, seats: 2, events: Array.from({ length: 30 }, () => move(0)) };
  const all = (loss: number): number[] => {
    const found: Taught[] = [];
    for (let ply = toAsk(played, review(worths)); ply !== null; ply = toAsk(played, review(worths, found))) found.push(asked(ply, 0, loss));
    return found.map(({ ply }) => ply);
  };
  assert.deepEqual(all(100), [14, 13, 12, 11, 10, 9]);
  assert.deepEqual(all(0), [14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
});

test("passes and resignations are not asked about, nor are captures among many", () => {
  const worths = [[0, 0], [-500, 500], [-900, 900]];
  assert.equal(toAsk({ game: "english", seats: 2, events: [{ kind: "pass", seat: 0 }, { kind: "resign", seat: 0 }] }, review(worths)), null);
  assert.equal(toAsk({ game: "capture", seats: 3, events: [move(0), move(1)] }, review([[0, 0, 0], [-500, 0, 0], [0, 0, 0]])), null);
});

test("a plan that turned out longer than need be is corrected by what was done", () => {
  const worths = [[3000, 3000], [3300, 3000], [3300, 2900], [2800, 2900]];
  assert.deepEqual(inHindsight("star", [move(0), move(1), move(0)], review(worths)).worths, [[3000, 3000], [2900, 3000], [2900, 2900], [2800, 2900]]);
  const found = review(worths);
  assert.equal(inHindsight("english", [move(0), move(1), move(0)], found), found);
});

test("in hindsight the loser's line stays its own: it did not come home", () => {
  const worths = [[300, 700], [200, 700], [200, 700], [100, 700], [100, 600], [0, 600]];
  const { worths: seen } = inHindsight("star", [move(0), move(1), move(0), move(1), move(0)], review(worths));
  assert.deepEqual(seen.map(([, loser]) => loser), [700, 700, 700, 700, 600, 600]);
});

test("a turning point has the lesson's figure; a move that the lesson finds as good as the best is none", () => {
  const found = review([], [asked(9, 0, 300), asked(3, 1, 0), asked(5, 1, 100)]);
  assert.deepEqual(turningPoints("star", found), [{ ply: 9, seat: 0, loss: 300, decided: null }]);
  const draughts = review([], [asked(4, 0, 600, "loses-pieces", "in-sum"), asked(6, 1, 700, "misses-win-in"), asked(8, 0, 900, "loses-in")]);
  assert.deepEqual(turningPoints("english", draughts).map(({ ply, decided }) => [ply, decided]), [[4, null], [6, "win"], [8, "game"]]);
});

test("on the star the game is given away only by whoever was near home", () => {
  const found = (needs: number, loss: number): ReturnType<typeof turningPoints> => turningPoints("star", review([[needs, 100]], [asked(0, 0, loss, "lets-win", "more-moves")]));
  assert.deepEqual(found(200, 0), [{ ply: 0, seat: 0, loss: 0, decided: "game" }]);
  assert.deepEqual(found(1800, 400), [{ ply: 0, seat: 0, loss: 400, decided: null }]);
  assert.deepEqual(found(1800, 0), []);
});

test("looking through a game goes on from where it stopped, and asks about what seems to cost much", async () => {
  const worths = [[500, 500], [700, 500], [700, 400], [600, 400]];
  const wishes: string[] = [];
  const stops = { at: 2 };
  const thinker = {
    appraise: async (_: string, ply: number): Promise<readonly number[]> => {
      if (ply === stops.at) throw new Error("stopped");
      wishes.push(`appraise ${ply}`);
      return worths[ply] ?? [];
    },
    teach: async (_: string, ply: number, tried: readonly number[] | null): Promise<Lesson> => {
      wishes.push(`teach ${ply} ${tried?.join()}`);
      return lesson(300);
    },
  };
  const played = { code: "", game: "star" as GameKind, seats: 2, events: [move(0), move(1), move(0)] };
  const seen: Review[] = [];
  await assert.rejects(lookThrough(thinker, played, null, (found) => { seen.push(found); }), /stopped/);
  assert.deepEqual(wishes, ["appraise 0", "appraise 1"]);
  stops.at = -1;
  await lookThrough(thinker, played, seen.at(-1) ?? null, (found) => { seen.push(found); });
  assert.deepEqual(wishes, ["appraise 0", "appraise 1", "appraise 2", "appraise 3", "teach 0 0,1"]);
  const last = seen.at(-1) ?? assert.fail("something was found");
  assert.equal(last.done, true);
  assert.deepEqual(turningPoints("star", last), [{ ply: 0, seat: 0, loss: 300, decided: null }]);
});

test("nobody gave much only where the game ended even", () => {
  assert.equal(overall("star", 2, review([[3000, 3000], [0, 100]])), "even");
  assert.equal(overall("star", 2, review([[3000, 3000], [0, 900]])), "gradual");
  assert.equal(overall("english", 2, review([[0, 0], [1000, -1000]])), "gradual");
  assert.equal(overall("english", 2, review([[0, 0], [0, 0]])), "even");
  assert.equal(overall("capture", 2, review([[0, 0], [-200, 200]])), "gradual");
  assert.equal(overall("capture", 3, review([[0, 0, 0], [100, 100, 100]])), "many");
});

const person: SeatedView["player"] = { kind: "person" };
const computer: SeatedView["player"] = { kind: "computer", level: 3 };
const seat = (player: SeatedView["player"], name = "", elsewhere = false): SeatedView => ({ name, player, elsewhere, armies: [], side: null, place: 0 } as unknown as SeatedView);

test("above the line is the only person here, else the first seat", () => {
  assert.equal(above([seat(computer), seat(person)]), 1);
  assert.equal(above([seat(person, "", true), seat(person)]), 1);
  assert.equal(above([seat(person), seat(person)]), 0);
  assert.equal(above([seat(computer), seat(computer)]), 0);
});

test("marbles at the ends of lines stand apart, moved as little as need be", () => {
  assert.deepEqual(apart([5, 1], 1, 5), [5, 1]);
  assert.deepEqual(apart([5, 5], 1, 5), [4, 5]);
  assert.deepEqual(apart([2, 2, 2], 1, 5), [2, 3, 4]);
  assert.deepEqual(apart([3, 3], 2, 1), [0, 2]);
});

test("whose way home is longer is worded by whose move it is", () => {
  const seats = [seat(person), seat(computer, "Ada")];
  const said = (language: "en" | "pl" | "cs", mover: number): string[] => {
    const text = (file: string): string => readFileSync(new URL(`../i18n/${file}.ftl`, import.meta.url), "utf8");
    const say = sayWith([bundleOf(language, text(language)), bundleOf(language, text(`${language}.late`))]);
    const taught = asked(0, mover, 300);
    assert.ok(spoken(say, seats, taught).includes(verdict(say, seats, mover, taught.lesson)[0] ?? "?"));
    return [...verdict(say, seats, mover, taught.lesson), say("review-graph-balance", { name: "Ada", you: mover === 0 ? "yes" : "no" })];
  };
  assert.deepEqual(said("en", 0), ["As far as I can see, your way home is 3 moves longer.", "Above the line you are ahead."]);
  assert.deepEqual(said("en", 1), ["As far as I can see, for Ada the way home is 3 moves longer.", "Above the line Ada is ahead."]);
  assert.deepEqual(said("pl", 0), ["O ile widzę, twoja droga do celu jest dłuższa o 3 ruchy.", "Nad linią masz przewagę."]);
  assert.deepEqual(said("pl", 1), ["O ile widzę, droga do celu (Ada) jest dłuższa o 3 ruchy.", "Nad linią przewagę ma Ada."]);
  assert.deepEqual(said("cs", 0), ["Podle toho, co vidím, je vaše cesta do cíle o 3 tahy delší.", "Nad čarou máte navrch."]);
  assert.deepEqual(said("cs", 1), ["Podle toho, co vidím, je cesta do cíle (Ada) o 3 tahy delší.", "Nad čarou má navrch Ada."]);
});
