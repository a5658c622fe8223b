// What stays on the device. A private window may refuse all of it; the game then simply does not outlive the page.

/** The names under which things are kept. */
export const KEYS = ["game", "choice", "seats", "settings", "loser", "tally", "records", "welcomed", "elsewhere", "statistics", "brokers", "name"] as const;
export type Key = (typeof KEYS)[number];

const PREFIX = "hopstone.";

/** Where the browser keeps the game, and who plays it elsewhere: other tabs are told of it by these names. */
export const KEPT_GAME: readonly (string | null)[] = [`${PREFIX}game`, `${PREFIX}elsewhere`];

let closed = false;

/** What was kept under a name; null when there is nothing, or nothing that can be read. */
export function load(key: Key): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value under a name; null takes away what was there. */
export function save(key: Key, value: unknown): void {
  if (closed) return;
  try {
    write(key, value);
  } catch {
    // Nothing is lost but the memory of it: the page goes on as it is.
  }
}

/** Keeps several values at once: all of them or, where the browser has no room for that, none. Returns which. */
export function saveAll(values: Partial<Record<Key, unknown>>): boolean {
  const changes = KEYS.filter((key) => key in values);
  const before = changes.map((key) => [key, load(key)] as const);
  try {
    for (const key of changes) write(key, values[key]);
    return true;
  } catch {
    // What is put back had its room before: first what takes none.
    for (const [key] of before) save(key, null);
    for (const [key, value] of before) save(key, value);
    return false;
  }
}

/** Nothing is kept by this page any more: it is about to be loaded anew, from what is kept now. */
export function close(): void {
  closed = true;
}

function write(key: Key, value: unknown): void {
  if (value === null || value === undefined) localStorage.removeItem(PREFIX + key);
  else localStorage.setItem(PREFIX + key, JSON.stringify(value));
}
