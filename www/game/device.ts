// Everything that the page keeps, as one file, and back. A file is read as a whole before anything changes; what does not fit in it is
// told with its place.
import type { Catalogue } from "hopstone-glue";
import { KEPT_BROKER, MOST_BROKERS, readOwnBrokers } from "../room/brokers";
import { GAMES, readChoice, readSeats } from "../screens/new-game";
import { ENDS, MOST, readFinished } from "./finished";
import { isProblem, problem } from "./problem";
import { LINES, readRecords, readTally } from "./score";
import { readSettings } from "./settings";
import { type Misfit, misfit, type Shape } from "./shape";
import { mergedGames, mergedRecords } from "./statistics";
import { close, type Key, KEYS, load, saveAll } from "./store";

/** The version of the file's form. Another one is not read. */
const VERSION = 1;

/** The largest file that is read, in bytes: several times what the page can keep. */
export const LARGEST = 4_000_000;

export type Kept = Partial<Record<Key, unknown>>;

/** What the page keeps, as it was on a day. */
export interface Device {
  /** `yyyy-mm-dd`. */
  readonly saved: string;
  readonly kept: Kept;
}

/** What it takes to judge what is kept. */
export interface Judges {
  readonly catalogue: Catalogue;
  /** Reads a game's code; throws a `Problem`. */
  game(code: string): void;
}

const COUNT: Shape = { is: "count" };
const LEVEL: Shape = { is: "number", least: 1, most: 5 };
const SEAT: Shape = { is: "number", least: 0, most: 5 };
const RECORD_LINES: Shape = {
  is: "list", most: LINES,
  of: { is: "parts", of: { name: { is: "text", like: /^[^]{0,200}$/ }, points: COUNT, level: LEVEL, date: { is: "day" }, plies: COUNT } },
};

/** The form of everything that is kept, and how it is read, which mends what an older page has left. */
const KINDS: Readonly<Record<Key, { readonly shape: (judges: Judges) => Shape; readonly read?: (kept: unknown, judges: Judges) => unknown }>> = {
  game: { shape: () => ({ is: "text", like: /^[\w-]+$/ }) },
  elsewhere: { shape: () => ({ is: "parts", of: { game: { is: "text" }, seats: { is: "list", of: SEAT, most: 6 } } }) },
  tally: {
    shape: () => ({
      is: "parts", of: {
        level: { is: "or-nothing", of: LEVEL }, spoilt: { is: "or-nothing", of: { is: "one-of", of: ["undo", "hint", "set-up", "players"] } },
        entered: { is: "yes-no" }, counted: { is: "yes-no" }, begun: { is: "or-nothing", of: COUNT },
      },
    }),
    read: readTally,
  },
  loser: { shape: () => SEAT },
  welcomed: { shape: () => ({ is: "yes-no" }) },
  settings: { shape: () => ({ is: "known", read: readSettings }), read: readSettings },
  choice: {
    shape: ({ catalogue }) => ({ is: "known", read: (kept) => readChoice(kept, catalogue) }),
    read: (kept, { catalogue }) => readChoice(kept, catalogue),
  },
  // What is no list of seats is left out by the reader; here it must not pass for one.
  seats: { shape: () => ({ is: "known", read: (kept) => ({ ...Object.fromEntries(GAMES.map((game) => [game, []])), ...readSeats(kept) }) }), read: readSeats },
  records: { shape: () => ({ is: "parts", of: { italian: RECORD_LINES, english: RECORD_LINES } }), read: readRecords },
  name: { shape: () => ({ is: "text", like: /^[^]{0,200}$/ }) },
  statistics: {
    shape: () => ({
      is: "list", most: MOST, of: {
        is: "parts", of: {
          id: { is: "text", like: /^[\w-]{1,40}$/ }, game: { is: "one-of", of: GAMES }, at: COUNT,
          against: { is: "or-nothing", of: { is: "parts", of: { level: LEVEL, end: { is: "one-of", of: ENDS }, moves: COUNT } } },
        },
      },
    }),
    read: readFinished,
  },
  brokers: { shape: () => ({ is: "list", most: MOST_BROKERS, of: { is: "text", like: KEPT_BROKER } }), read: readOwnBrokers },
};

/** The file of everything that is kept now. What cannot be read is of no use there either, and left out. */
export function pack(judges: Judges, saved: string): string {
  const kept = Object.fromEntries(KEYS.flatMap((key) => {
    const found = load(key);
    if (found === null) return [];
    const value = KINDS[key].read?.(found, judges) ?? found;
    return fault(key, value, judges) === null ? [[key, value]] : [];
  }));
  return JSON.stringify({ hopstone: "device", version: VERSION, saved, kept }, null, 1);
}

/** Reads such a file. Throws a `Problem` that names the place, what should be there and what is. */
export function unpack(text: string, judges: Judges): Device {
  if (text.length > LARGEST) throw tooLarge(text.length);
  if (text.trim() === "") throw problem("problem-bring-empty", {});
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw problem("problem-device-form", { detail: error instanceof Error ? error.message : String(error) });
  }
  const file: Partial<Record<"hopstone" | "version" | "saved" | "kept" | "game", unknown>> = typeof found === "object" && found !== null ? found : {};
  if (file.hopstone !== "device") {
    throw typeof file.hopstone === "number" && file.game !== undefined ? problem("problem-device-game", {}) : problem("problem-device-kind", { found: shown(file.hopstone) });
  }
  if (file.version !== VERSION) throw problem("problem-device-version", { version: VERSION, found: shown(file.version) });
  const bad = misfit(file.saved, { is: "day" }, "saved") ?? misfit(file.kept, { is: "parts", of: {} }, "kept");
  if (bad) throw told(bad);
  const inside = file.kept as Readonly<Record<string, unknown>>;
  const kept: Kept = {};
  for (const key of KEYS) {
    if (!Object.hasOwn(inside, key)) continue;
    const wrong = fault(key, inside[key], judges);
    if (wrong) throw wrong;
    // As the page itself would read it: what stands there twice, or besides, is not taken over.
    kept[key] = KINDS[key].read?.(inside[key], judges) ?? inside[key];
  }
  return { saved: String(file.saved), kept };
}

/** A file, or its text, that is larger than any that is read. */
export function tooLarge(size: number): ReturnType<typeof problem> {
  return problem("problem-device-large", { size: Math.ceil(size / 1000), most: LARGEST / 1000 });
}

/** What is wrong with a part of what is kept; null if nothing is. */
function fault(key: Key, value: unknown, judges: Judges): ReturnType<typeof problem> | null {
  const path = `kept.${key}`;
  const bad = misfit(value, KINDS[key].shape(judges), path);
  if (bad) return told(bad);
  if (key !== "game") return null;
  try {
    judges.game(String(value));
    return null;
  } catch (error) {
    if (!isProblem(error)) throw error;
    // Words have room for one reason within another.
    return typeof error.args["reason"] === "string" ? error : problem("problem-device-part", { ...error.args, path, reason: error.id });
  }
}

function told({ path, expected, found, least = 0, most = 0, of = [] }: Misfit): ReturnType<typeof problem> {
  return problem("problem-device-field", { path, expected, found: shown(found), least, most, of: of.join(", ") });
}

/** A value as it stands in the file, not too long; *nothing* where none is. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "[…]" : "{…}";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Puts the games and records of a file to those that are here; what is in both counts once. Returns whether there was room. */
export function merge({ kept }: Device): boolean {
  return saveAll({
    statistics: mergedGames(readFinished(load("statistics")), readFinished(kept.statistics)),
    records: mergedRecords(readRecords(load("records")), readRecords(kept.records)),
  });
}

/** Puts a file in the place of everything that is kept. The page must be loaded anew then. Returns whether there was room. */
export function replace({ kept }: Device): boolean {
  const done = saveAll(Object.fromEntries(KEYS.map((key) => [key, kept[key] ?? null])));
  if (done) close();
  return done;
}
