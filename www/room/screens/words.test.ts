import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Catalogue, StarOptions } from "hopstone-glue";
import type { Say } from "../../board/grid";
import type { SeatedView, Seen } from "../../game/by-link";
import { bundleOf, type Language, sayWith } from "../../i18n";
import type { Message } from "../../screens/session";
import type { Agreed, Guest, Holder, RoomView } from "../view";
import { connected, guestName, heard, isOrphan, noticed, presenceOf, question, terms, watchers, wishes } from "./words";
import { lineOf } from "./line";

function speaking(language: Language): Say {
  const text = (file: string): string => readFileSync(new URL(`../../i18n/${file}.ftl`, import.meta.url), "utf8");
  return sayWith([bundleOf(language, text(language)), bundleOf(language, text(`${language}.late`))]);
}
const say = speaking("en");

const STANDARD: StarOptions = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: true };
const CATALOGUE = { presets: [{ preset: "standard", options: STANDARD }] } as unknown as Catalogue;

const seat = (name: string, elsewhere = false): SeatedView => ({
  name, player: { kind: "person" }, armies: [], side: null, home: 0, captured: 0, place: 0, resigned: false, elsewhere,
} as unknown as SeatedView);
const person = (key: string, name = ""): Holder => ({ kind: "person", key, name, inFor: null });
const guest = (id: string, name = "", rest: Partial<Guest> = {}): Guest => ({ id, name, presence: "here", heard: true, me: id === "me", wants: null, ...rest });

const SEATS = [seat("Ann"), seat("", true), seat("Cyd", true)];
const VIEW: RoomView = {
  link: "https://host/#room=x", phase: "game", game: null, seats: [person("me", "Ann"), person("b"), { kind: "computer", level: 3, owner: "c", name: "Cyd" }],
  me: "me", creator: true, founder: "", mayStart: true, mine: [0], guests: [guest("me", "Ann"), guest("b"), guest("w", "Wanda"), guest("x", "", { presence: "gone" })],
  asked: null, notice: null, connection: "live", sending: false, elsewhere: false, forgetful: false, round: 0,
};

test("people are called by their name, else by their seat, else somebody", () => {
  assert.deepEqual(["me", "b", "c", "w", "x", "z"].map((id) => guestName(say, VIEW, SEATS, id)), ["Ann", "Player 2", "Cyd", "Wanda", "Somebody", "Somebody"]);
});

test("those watch who are there and sit nowhere", () => {
  assert.deepEqual(watchers(VIEW).map(({ id }) => id), ["w"]);
});

test("a person of whom nothing is known is gone, and the one here is here", () => {
  assert.equal(presenceOf(VIEW, person("z")), "gone");
  assert.equal(presenceOf(VIEW, person("me")), "here");
  assert.equal(presenceOf(VIEW, { kind: "open" }), null);
  assert.deepEqual([person("me"), person("b"), person("z"), VIEW.seats[2], { kind: "open" } as const].map((holder) => isOrphan(VIEW, holder)), [false, false, true, true, false]);
});

test("what is to be played is told in a few items", () => {
  const star = (options: StarOptions, seating: string): Agreed => ({ game: "star", seating, options } as Agreed);
  assert.deepEqual(terms(say, star(STANDARD, "3"), 3, CATALOGUE), ["3 players", "Standard", "Play on for places"]);
  assert.deepEqual(terms(say, star({ ...STANDARD, swap: true }, "2x3"), 2, CATALOGUE), ["2 players", "2 × 3", "Rest in other points", "Swap"]);
  assert.deepEqual(terms(say, { game: "capture", long_jump: true }, 5, CATALOGUE), ["5 players", "Long jump"]);
  assert.deepEqual(terms(say, { game: "italian" } as Agreed, 2, CATALOGUE), []);
});

test("a question is worded by who asks and who reads", () => {
  const asked = (by: string, to = "w"): string => question(say, VIEW, SEATS, { offer: { kind: "give", seat: 1, to, name: "Wanda" }, by, agreed: [], wanted: [] });
  assert.equal(asked("b"), "Player 2 suggests that Wanda plays for Player 2.");
  assert.equal(asked("me"), "You suggest that Wanda plays for Player 2.");
  assert.equal(asked("b", "me"), "Player 2 suggests that you play for Player 2.");
  assert.equal(question(say, VIEW, SEATS, { offer: { kind: "computer", seat: 0, level: 3 }, by: "b", agreed: [], wanted: [] }), "Player 2 suggests that somebody else plays for you, since you were gone.");
  assert.equal(question(say, VIEW, SEATS, { offer: { kind: "draw" }, by: "me", agreed: [], wanted: ["b"] }), "You have offered a draw.");
});

test("the connection is told in plain words, and sending only where there is one", () => {
  assert.deepEqual(connected(say, { connection: "partly", sending: false }, 1, 2), { word: "1 of 2 servers", text: "Connected to 1 of 2 servers. That is enough to play.", sign: "partly" });
  assert.equal(connected(say, { connection: "live", sending: true }, 1, 1).word, "Sending…");
  assert.deepEqual(connected(say, { connection: "offline", sending: true }, 0, 1), { word: "No connection", text: "No connection: what you play is sent when it is back.", sign: "offline" });
});

test("who comes, goes, comes back, sits down or asks is read out; the person here is not told of themselves", () => {
  const lobby: RoomView = { ...VIEW, phase: "lobby", seats: [person("me", "Ann"), { kind: "open" }] };
  const told = (change: Partial<RoomView>, before = lobby): readonly string[] => heard(say, before, { ...before, ...change }, SEATS);
  assert.deepEqual(told({}), []);
  assert.deepEqual(told({ guests: [...VIEW.guests, guest("n", "Nel")] }), ["Nel has joined."]);
  assert.deepEqual(told({ guests: VIEW.guests.map((one) => (one.id === "w" ? { ...one, presence: "gone" } : one)) }), ["Wanda has left."]);
  assert.deepEqual(told({ guests: VIEW.guests.map((one) => (one.id === "x" ? { ...one, presence: "away" } : one)) }), ["Somebody is back."]);
  // Who sat here when this page came, and is heard of for the first time, has not come back.
  const first = { ...lobby, guests: VIEW.guests.map((one) => (one.id === "x" ? { ...one, heard: false } : one)) };
  assert.deepEqual(told({ guests: VIEW.guests.map((one) => (one.id === "x" ? { ...one, presence: "here" } : one)) }, first), []);
  assert.deepEqual(told({ seats: [person("me", "Ann"), person("b", "Bob")] }), ["Bob sits down: Player 2."]);
  assert.deepEqual(told({ seats: [{ kind: "open" }, person("me", "Ann")] }), []);
  assert.deepEqual(told({ asked: { offer: { kind: "again" }, by: "b", agreed: [], wanted: ["me"] } }, VIEW), ["Player 2 suggests another game, everybody one seat on."]);
  assert.deepEqual(heard(say, { ...VIEW, phase: "reading", guests: [] }, VIEW, SEATS), [], "whoever was there before is no news");
});

test("plurals are right", () => {
  const watch = (language: Language): string[] => [1, 2, 5, 22].map((count) => speaking(language)("room-watch", { count }));
  assert.deepEqual(watch("pl"), ["Patrzy jedna osoba", "Patrzą 2 osoby", "Patrzy 5 osób", "Patrzą 22 osoby"]);
  assert.deepEqual(watch("cs"), ["Dívá se jeden člověk", "Dívají se 2 lidé", "Dívá se 5 lidí", "Dívá se 22 lidí"]);
});

test("every notice has its words in every language", () => {
  for (const language of ["en", "pl", "cs"] as const) {
    const words = speaking(language);
    for (const text of [
      noticed(words, VIEW, SEATS, { kind: "taken", seat: 0 }), noticed(words, VIEW, SEATS, { kind: "late" }), noticed(words, VIEW, SEATS, { kind: "conflict", seat: 1, moves: ["a1-b2", "a1-c3"] }),
      noticed(words, VIEW, SEATS, { kind: "differs", name: "" }),
      ...(["draw", "back", "again", "computer", "give"] as const).map((offer) => noticed(words, VIEW, SEATS, { kind: "declined", offer, by: "b" })),
    ]) assert.doesNotMatch(text, /^room-|\{/);
  }
});

test("one line tells what is to be known first: a refusal, another tab, a notice, a question that waits, the own seat, the connection, the game", () => {
  const snapshot = { game: "capture", outcome: null, seats: SEATS, turn: 0, ply: 3, plies: 3, passes: [], last: null, rounds_left: -1, repetitions: 0 } as unknown as Seen;
  const line = (change: Partial<RoomView>, message: Partial<Message> = {}, offline: string | null = null): string => {
    const { kind, text } = lineOf(say, { ...VIEW, ...change }, snapshot, { text: "Ann moved.", count: 1, refusal: false, more: null, ...message }, { offline, warned: false });
    return `${kind}: ${text}`;
  };
  assert.equal(line({}), "game: Ann moved.");
  assert.equal(line({}, {}, "No connection."), "offline: No connection.");
  assert.equal(line({ seats: [{ kind: "computer", level: 3, owner: "me", name: "Ann" }, person("b")] }, {}, "No connection."), "away: The computer plays for you.");
  const asked = { offer: { kind: "back", events: 1 }, by: "me", agreed: [], wanted: ["b"] } as const;
  assert.equal(line({ asked }, {}, "No connection."), "asked: You ask to take your last move back. Waiting for: Player 2");
  assert.match(line({ asked: { ...asked, by: "b", wanted: ["me"] } }), /^game/, "what is to be answered here stands on a card");
  assert.match(line({ asked, forgetful: true }), /^forgetful/);
  assert.match(line({ forgetful: true, notice: { kind: "late" } }), /^notice/);
  assert.match(line({ notice: { kind: "late" }, elsewhere: true }), /^elsewhere/);
  assert.equal(line({ elsewhere: true }, { text: "No.", refusal: true }), "refusal: No.");
  const left = { seats: [person("x", "Xan"), person("me")], mine: [1], guests: VIEW.guests };
  assert.equal(line(left), "absent: Ann is to move, and is gone.");
  assert.match(line({ ...left, mine: [] }), /^game/, "who watches can do nothing about it");
  assert.equal(line({ mine: [] }, { text: "" }), `game: ${say("room-looks-on")}`);
});

test("the wish of somebody who watches is shown to those who can grant it, until it is put off", () => {
  const view: RoomView = { ...VIEW, guests: [...VIEW.guests, guest("n", "Nel", { wants: 2 })] };
  assert.deepEqual(wishes(view, SEATS, new Set()).map(({ guest: { name }, seat: wanted, mark }) => [name, wanted, mark]), [["Nel", 2, "n 2"]]);
  assert.deepEqual(wishes(view, SEATS, new Set(["n 2"])), []);
  assert.deepEqual(wishes({ ...view, mine: [] }, SEATS, new Set()), []);
  assert.deepEqual(wishes({ ...view, guests: [...VIEW.guests, guest("n", "Nel", { wants: 1 })] }, SEATS, new Set()), [], "somebody plays there");
});
