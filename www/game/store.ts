// What stays on the device. A private window may refuse all of it; the game then simply does not outlive the page.

/** The names under which things are kept. */
export type Key = "game" | "choice" | "seats" | "settings" | "loser" | "tally" | "records" | "welcomed" | "elsewhere";

const PREFIX = "hopstone.";

/** Where the browser keeps the game, and who plays it elsewhere: other tabs are told of it by these names. */
export const KEPT_GAME: readonly (string | null)[] = [`${PREFIX}game`, `${PREFIX}elsewhere`];

/** What was kept under a name; null when there is nothing, or nothing that can be read. */
export function load(key: Key): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value under a name. */
export function save(key: Key, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it: the page goes on as it is.
  }
}
