// The rooms that this device was in, as far as a list of them tells. No more than the storage is needed for it.
import type { GameKind } from "hopstone-glue";

/** What the name of each room in the storage begins with. */
export const PREFIX = "hopstone.room.";

/** What is told of a room. */
export interface About {
  readonly game: GameKind;
  /** The others by name, as far as they have one. */
  readonly names: readonly string[];
  readonly over: boolean;
}

export interface Remembered extends About {
  readonly secret: string;
  /** When it was last open, in milliseconds. */
  readonly at: number;
}

const WEEK = 7 * 24 * 3_600_000;
const MOST = 3;
const GAMES: readonly GameKind[] = ["star", "capture", "italian", "english"];

/** Those of the last week whose game is not over, the latest first. */
export function keptRooms(now: number, storage: () => Storage = () => localStorage): readonly Remembered[] {
  try {
    const place = storage();
    const names = Array.from({ length: place.length }, (_, i) => place.key(i) ?? "").filter((name) => name.startsWith(PREFIX));
    const found = names.map((name) => read(name.slice(PREFIX.length), place.getItem(name) ?? "")).filter((one) => one !== null);
    return found.filter(({ at, over }) => !over && now - at < WEEK).toSorted((a, b) => b.at - a.at).slice(0, MOST);
  } catch {
    return [];
  }
}

function read(secret: string, text: string): Remembered | null {
  try {
    const { at, about } = JSON.parse(text) as { readonly at?: unknown; readonly about?: unknown };
    const told = readAbout(about);
    return told && typeof at === "number" ? { secret, at, ...told } : null;
  } catch {
    return null;
  }
}

/** What was kept of that; null where it is not of this form. */
export function readAbout(kept: unknown): About | null {
  const it = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Record<keyof About, unknown>>;
  const game = GAMES.find((one) => one === it.game);
  if (!game || !Array.isArray(it.names)) return null;
  return { game, names: it.names.filter((name) => typeof name === "string"), over: it.over === true };
}
