import assert from "node:assert/strict";
import { test } from "node:test";
import type { Motion } from "../board/animate";
import type { Shown } from "../board/shown";
import type { Standing } from "../game/standing";
import { BREATH, type Breath, knocked, soundsOfArrival, soundsOfLanding } from "./sounds";

const motion: Motion = { piece: "4", way: [10, 20, 30, 40], dropped: null, back: false, captured: [], swapped: null, crowned: false, lifted: false };
const heard = (motion: Motion): string[][] => motion.way.slice(1).map((_, hop) => soundsOfLanding(motion, hop).map(({ kind }) => kind));

test("every hop of a chain knocks once, no two after each other alike, the last one lowest", () => {
  const knocks = motion.way.slice(1).map((_, hop) => soundsOfLanding(motion, hop));
  assert.deepEqual(knocks.map(({ length }) => length), [1, 1, 1]);
  const pitches = knocks.map(([knock]) => knock?.pitch ?? 0);
  pitches.slice(1).forEach((pitch, i) => assert.notEqual(pitch, pitches[i]));
  assert.equal(Math.min(...pitches), pitches.at(-1));
});

test("a man sounds of wood, a marble of glass on wood; what is taken clicks after the knock", () => {
  assert.deepEqual(heard({ ...motion, captured: [{ cell: 15, piece: "o" }, { cell: 25, piece: "o" }] }), [["marble", "taken"], ["marble", "taken"], ["marble"]]);
  const man: Motion = { ...motion, piece: "w", way: [1, 2], captured: [{ cell: 5, piece: "b" }] };
  const [knock, click] = soundsOfLanding(man, 0);
  assert.equal(knock?.kind, "man");
  assert.ok(knock && click && click.after > knock.after);
});

test("what is put down by hand, or goes back, is softer", () => {
  const loud = (part: Partial<Motion>): number => soundsOfLanding({ ...motion, way: [10, 20], ...part }, 0)[0]?.loudness ?? 0;
  assert.ok(loud({}) > loud({ dropped: { x: 0, y: 0 } }));
  assert.ok(loud({ dropped: { x: 0, y: 0 } }) > loud({ back: true }));
  assert.equal(soundsOfLanding({ ...motion, back: true, captured: [{ cell: 5, piece: "o" }] }, 0).length, 1, "nothing is taken when a move is taken back");
});

const NONE: Standing = { placed: 0, ending: null };
const shown = (part: Partial<Shown>): Shown => ({ stamp: 1, ply: 1, pieces: "..", last: null, passes: 0, path: null, captured: [], standing: NONE, ...part });
const arrival = (before: Partial<Shown>, after: Partial<Shown>): string[] => soundsOfArrival(shown(before), shown({ stamp: 2, ply: 2, ...after })).map(({ kind }) => kind);

test("the end sounds once, one's own win in another way than anything else", () => {
  const end = (won: boolean): Partial<Shown> => ({ standing: { placed: 2, ending: { won, cells: [] } } });
  assert.deepEqual(arrival({}, end(true)), ["won"]);
  assert.deepEqual(arrival({}, end(false)), ["over"]);
  assert.deepEqual(arrival(end(true), end(true)), []);
});

test("an army that is home while others play on has its own sound", () => {
  assert.deepEqual(arrival({ pieces: "4." }, { pieces: ".4", standing: { placed: 1, ending: null } }), ["home"]);
  assert.deepEqual(arrival({}, { standing: { placed: 1, ending: null } }), [], "somebody has resigned");
  assert.deepEqual(arrival({ standing: { placed: 1, ending: null } }, { standing: { placed: 1, ending: null } }), []);
});

test("a man that becomes a king is crowned, a king that moves is not", () => {
  const last = { seat: 0, path: [0, 1], captured: [], swap: false, text: "" };
  assert.deepEqual(arrival({ pieces: "w." }, { pieces: ".W", last }), ["crown"]);
  assert.deepEqual(arrival({ pieces: "W." }, { pieces: ".W", last }), []);
  assert.deepEqual(arrival({ pieces: "4." }, { pieces: ".4", last }), []);
});

test("another game, a far position or one that is gone back to is silent", () => {
  const over: Partial<Shown> = { standing: { placed: 2, ending: { won: true, cells: [] } } };
  assert.deepEqual(arrival({}, { ...over, ply: 30 }), []);
  assert.deepEqual(arrival({ ply: 3 }, over), []);
  assert.deepEqual(soundsOfArrival(shown(over), shown({ ...over, path: [1] })), []);
});

test("a chain has all of its knocks, a game that rushes by does not rattle", () => {
  const count = (every: number, times: number): number => {
    let breath: Breath = { left: BREATH.most, at: 0 };
    let heard = 0;
    for (let i = 0; i < times; i++) {
      const next = knocked(breath, i * every);
      if (next) { breath = next; heard++; }
    }
    return heard;
  };
  assert.equal(count(235, 12), 12);
  assert.ok(count(20, 100) <= BREATH.most + 2 * BREATH.each);
  assert.ok(count(20, 100) >= BREATH.most);
});
