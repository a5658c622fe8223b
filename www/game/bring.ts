import { type PdnEntry, PdnFile, read_fen, type SeatSetup, Table } from "hopstone-glue";
import type { DraughtsGame } from "../board/geometry";
import { LONGEST } from "./file";
import { problem } from "./problem";

/** What a text from outside turned out to be: one game, or a file of several to choose from. */
export type Brought =
  /** `link`: by its share code, as it is sent to others. */
  | { readonly kind: "game"; readonly table: Table; readonly link?: true }
  | { readonly kind: "games"; readonly entries: readonly PdnEntry[]; table(index: number): Table };

const PERSON: SeatSetup = { name: "", player: { kind: "person" } };

/**
 * Reads a game or a position from a text: a link or its share code, the JSON of a saved game, a FEN, or PDN. `game` is what a
 * FEN or a game of draughts is taken for that does not say it. Throws a `Problem`.
 */
export function bring(text: string, game: DraughtsGame): Brought {
  const trimmed = text.trim();
  if (trimmed === "") throw problem("problem-bring-empty", {});
  const code = /#game=([\w-]+)/.exec(trimmed)?.[1] ?? (/^1[\w-]{9,}$/.test(trimmed) ? trimmed : null);
  if (code !== null) return { kind: "game", table: Table.from_code(code), link: true };
  if (/^\{\s*["}]/.test(trimmed)) return { kind: "game", table: ofJson(trimmed) };
  if (looksLikeFen(trimmed)) {
    const { fen } = read_fen(game, trimmed);
    return { kind: "game", table: Table.start({ game, fen, seats: [PERSON, PERSON], first: 0 }) };
  }
  const file = PdnFile.read(trimmed, game);
  const entries = file.entries();
  return entries.length === 1 ? { kind: "game", table: file.table(0) } : { kind: "games", entries, table: (index) => file.table(index) };
}

/** One line of sides and numbers. Whether it is a position the rules say, with the place where it is none. */
function looksLikeFen(text: string): boolean {
  return /^[WB]\s*:/.test(text) || (/^[A-Z\d\s:,.-]+$/.test(text) && /[WB]\s*K?\d/.test(text) && text.includes(":"));
}

function ofJson(text: string): Table {
  if (text.length > LONGEST) throw problem("problem-json-long", { length: text.length });
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw problem("problem-json-form", { detail: error instanceof Error ? error.message : String(error) });
  }
  return Table.from_record(record);
}
