// The entries of a device's log: what it has done, and after what.
import { base64url, fromBase64url, Garbled, Reader, Writer } from "./bytes";
import type { Agreed, Offer, WriterId } from "./view";

/** What stands for everything that has happened so far, the position with it: six bytes in base64url. */
export type Hash = string;

/** Before anything has happened. */
export const ROOT: Hash = "AAAAAAAA";

/** What a device does in a room. */
export type Act =
  /** The creator makes the room; `plan`: for each seat the level of the computer that plays it, 0 where it is open. */
  | { readonly kind: "found"; readonly nonce: Uint8Array; readonly game: Agreed; readonly plan: readonly number[] }
  | { readonly kind: "claim"; readonly seat: number; readonly name: string }
  | { readonly kind: "vacate"; readonly seat: number }
  | { readonly kind: "plan"; readonly seat: number; readonly level: number }
  /** `turned`: everybody sits so many seats further on; `level`: of the computers on the seats that are open. */
  | { readonly kind: "start"; readonly first: number; readonly turned: number; readonly level: number }
  | { readonly kind: "move"; readonly seat: number; readonly path: readonly number[] }
  | { readonly kind: "resign"; readonly seat: number }
  | { readonly kind: "ask"; readonly offer: Offer }
  | { readonly kind: "answer"; readonly yes: boolean }
  | { readonly kind: "leave"; readonly seat: number; readonly level: number }
  | { readonly kind: "return"; readonly seat: number };

export interface Entry {
  /** How many entries of all devices came before. */
  readonly index: number;
  readonly before: Hash;
  readonly act: Act;
}

const KINDS = ["found", "claim", "vacate", "plan", "start", "move", "resign", "ask", "answer", "leave", "return"] as const;
const OFFERS = ["draw", "back", "again", "computer", "give"] as const;

export const NONCE_BYTES = 16;
export const ID_BYTES = 16;
const HASH_BYTES = 6;
const MOST_SEATS = 6;
const MOST_LEVEL = 5;
const MOST_CELL = 120;
/** More cells than any chain of jumps has. */
const MOST_PATH = 120;
const MOST_GAME_BYTES = 600;
/** As the rules take it. */
const MOST_NAME_BYTES = 60;
const MOST_EVENTS = 4_000;
export const MOST_INDEX = 20_000;

export function writeAct(act: Act, to: Writer = new Writer()): Writer {
  to.byte(KINDS.indexOf(act.kind));
  switch (act.kind) {
    case "found":
      to.raw(act.nonce).text(JSON.stringify(act.game)).byte(act.plan.length);
      for (const level of act.plan) to.byte(level);
      return to;
    case "claim": return to.byte(act.seat).text(act.name);
    case "vacate": case "resign": case "return": return to.byte(act.seat);
    case "plan": case "leave": return to.byte(act.seat).byte(act.level);
    case "start": return to.byte(act.first).byte(act.turned).byte(act.level);
    case "move":
      to.byte(act.seat).byte(act.path.length);
      for (const cell of act.path) to.byte(cell);
      return to;
    case "ask": return writeOffer(act.offer, to);
    case "answer": return to.byte(act.yes ? 1 : 0);
  }
}

function writeOffer(offer: Offer, to: Writer): Writer {
  to.byte(OFFERS.indexOf(offer.kind));
  switch (offer.kind) {
    case "draw": case "again": return to;
    case "back": return to.number(offer.events);
    case "computer": return to.byte(offer.seat).byte(offer.level);
    case "give": return to.byte(offer.seat).raw(fromBase64url(offer.to)).text(offer.name);
  }
}

function readAct(from: Reader): Act {
  const kind = KINDS[from.byte()];
  const seat = (): number => from.number(MOST_SEATS - 1);
  switch (kind) {
    case "found": return { kind, nonce: from.raw(NONCE_BYTES), game: readGame(from.text(MOST_GAME_BYTES)), plan: times(from.number(MOST_SEATS), () => from.number(MOST_LEVEL)) };
    case "claim": return { kind, seat: seat(), name: readName(from) };
    case "vacate": case "resign": case "return": return { kind, seat: seat() };
    case "plan": return { kind, seat: seat(), level: from.number(MOST_LEVEL) };
    case "leave": return { kind, seat: seat(), level: readLevel(from) };
    case "start": return { kind, first: seat(), turned: seat(), level: readLevel(from) };
    case "move": return { kind, seat: seat(), path: times(from.number(MOST_PATH), () => from.number(MOST_CELL)) };
    case "ask": return { kind, offer: readOffer(from) };
    case "answer": return { kind, yes: from.number(1) === 1 };
    default: throw new Garbled("kind");
  }
}

function readOffer(from: Reader): Offer {
  const kind = OFFERS[from.byte()];
  switch (kind) {
    case "draw": case "again": return { kind };
    case "back": return { kind, events: from.number(MOST_EVENTS) };
    case "computer": return { kind, seat: from.number(MOST_SEATS - 1), level: readLevel(from) };
    case "give": return { kind, seat: from.number(MOST_SEATS - 1), to: base64url(from.raw(ID_BYTES)) satisfies WriterId, name: readName(from) };
    default: throw new Garbled("offer");
  }
}

function readLevel(from: Reader): number {
  const level = from.number(MOST_LEVEL);
  if (level === 0) throw new Garbled("level");
  return level;
}

function readName(from: Reader): string {
  const name = from.text(MOST_NAME_BYTES);
  if (name !== plainName(name)) throw new Garbled("name");
  return name;
}

/** What is no part of a name: control characters, halves of characters, and what turns the direction of the text around it. */
const NO_NAME = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name without that, as long as the rules take it. */
export function plainName(name: string): string {
  let plain = name.replace(NO_NAME, "").trim();
  while (new TextEncoder().encode(plain).length > MOST_NAME_BYTES) plain = [...plain].slice(0, -1).join("").trim();
  return plain;
}

/** The game of a set-up: its parts, and nothing besides. Whether they make a game is for the rules to say. */
function readGame(text: string): Agreed {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Garbled("game");
  }
  const it = (typeof found === "object" && found !== null ? found : {}) as Readonly<Record<string, unknown>>;
  const options = (typeof it["options"] === "object" && it["options"] !== null ? it["options"] : {}) as Readonly<Record<string, unknown>>;
  const flag = (value: unknown): boolean => {
    if (typeof value !== "boolean") throw new Garbled("game");
    return value;
  };
  switch (it["game"]) {
    case "star": {
      const seating = (["2", "3", "4", "6", "3x2", "2x2", "2x3"] as const).find((one) => one === it["seating"]);
      const win = (["modern", "strict"] as const).find((one) => one === options["win"]);
      if (!seating || !win) throw new Garbled("game");
      return {
        game: "star", seating, options: {
          long_jump: flag(options["long_jump"]), rest_in_foreign: flag(options["rest_in_foreign"]), swap: flag(options["swap"]), win,
          fill_unused: flag(options["fill_unused"]), play_on: flag(options["play_on"]),
        },
      };
    }
    case "capture": return { game: "capture", long_jump: flag(it["long_jump"]) };
    case "italian": case "english": {
      const { fen } = it;
      if (fen !== undefined && typeof fen !== "string") throw new Garbled("game");
      return { game: it["game"], ...(fen === undefined ? {} : { fen }) };
    }
    default: throw new Garbled("game");
  }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

export function writeEntry(entry: Entry): Uint8Array<ArrayBuffer> {
  return writeAct(entry.act, new Writer().number(entry.index).raw(fromBase64url(entry.before))).done();
}

/** All entries of a page, in the order in which they were made. Throws `Garbled`. */
export function readEntries(page: Uint8Array): Entry[] {
  const from = new Reader(page);
  const entries: Entry[] = [];
  let last = -1;
  while (from.left > 0) {
    const index = from.number(MOST_INDEX);
    // A device that has seen so much does not go back to less.
    if (index <= last) throw new Garbled("order");
    last = index;
    entries.push({ index, before: base64url(from.raw(HASH_BYTES)), act: readAct(from) });
  }
  return entries;
}
