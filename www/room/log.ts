// The logs of all devices of a room, in pages, as far as they are known here.
import { beginsWith, Garbled, sameBytes } from "./bytes";
import { type Entry, readEntries, writeEntry } from "./entry";
import type { Said } from "./timeline";
import type { WriterId } from "./view";

/**
 * A page holds at most so many bytes of entries: with what is around it the message stays below 4 KiB, from where on Mosquitto takes a tenth of
 * a second for each further piece.
 */
const PAGE_BYTES = 3_700;
export const MOST_PAGES = 26;
/** So many devices are listened to: more than ever watch a game, fewer than fill the memory. */
const MOST_WRITERS = 100;
/** So many ways of one page are kept where a device contradicts itself: enough to show it, and what the history needs. */
const MOST_VARIANTS = 4;
/** So often a device may contradict itself on one page; then it is not listened to there any more. */
const MOST_CONTRADICTIONS = 200;

/** A page with what makes it its writer's. */
export interface Page {
  readonly by: WriterId;
  readonly page: number;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What became of a page. `conflicting`: it neither goes on with what was known nor is the beginning of it. */
export type Taken = "new" | "known" | "replayed" | "conflicting" | "garbled" | "foreign";

export class LogBook {
  readonly #pages = new Map<string, Page[]>();
  readonly #writers = new Set<WriterId>();
  readonly #contradictions = new Map<string, number>();

  /**
   * Takes in a page whose signature is right. Pages that go on with one another are one; others stay side by side, a few: of those the ones go that
   * the history does not need (`counts`: how many of a page's entries it has).
   */
  take(page: Page, counts: (page: Page) => number = () => 0): { readonly taken: Taken; readonly news: readonly Said[] } {
    const nothing = (taken: Taken) => ({ taken, news: [] });
    if (page.page >= MOST_PAGES || page.bytes.length > PAGE_BYTES) return nothing("garbled");
    if (!this.#writers.has(page.by) && this.#writers.size >= MOST_WRITERS && !this.#dropOne(counts)) return nothing("foreign");
    let entries: readonly Entry[];
    try {
      entries = readEntries(page.bytes);
    } catch (error) {
      if (error instanceof Garbled) return nothing("garbled");
      throw error;
    }
    const place = `${page.by} ${page.page}`;
    const known = this.#pages.get(place) ?? [];
    if (known.some(({ bytes }) => sameBytes(bytes, page.bytes))) return nothing("known");
    if (known.some(({ bytes }) => beginsWith(bytes, page.bytes))) return nothing("replayed");
    const contradictions = this.#contradictions.get(place) ?? 0;
    if (contradictions >= MOST_CONTRADICTIONS) return nothing("conflicting");
    const others = known.filter(({ bytes }) => !beginsWith(page.bytes, bytes));
    if (others.length > 0) this.#contradictions.set(place, contradictions + 1);
    const kept = [page, ...others.toSorted((a, b) => counts(b) - counts(a) || compareBytes(a.bytes, b.bytes))].slice(0, MOST_VARIANTS);
    this.#pages.set(place, kept);
    this.#writers.add(page.by);
    const news = entries.map((entry) => ({ by: page.by, entry }));
    return { taken: others.length > 0 ? "conflicting" : "new", news };
  }

  /** Makes room for another device, if there is one that the history does without: whoever came first keeps nobody out. */
  #dropOne(counts: (page: Page) => number): boolean {
    const needed = new Set(this.pages().filter((page) => counts(page) > 0).map(({ by }) => by));
    const [useless] = [...this.#writers].filter((by) => !needed.has(by));
    if (useless === undefined) return false;
    this.#writers.delete(useless);
    for (const [place, pages] of this.#pages) if (pages[0]?.by === useless) this.#pages.delete(place);
    return true;
  }

  /** All pages, to be handed on. */
  pages(): readonly Page[] {
    return [...this.#pages.values()].flat();
  }
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * The page to be written for an entry, after the last one of the own log: that one gone on with, or the next, also where the entry's place is before
 * that of the last one (another history has won). Null where the log is full.
 */
export function written(last: { readonly page: number; readonly bytes: Uint8Array } | null, entry: Entry): { readonly page: number; readonly bytes: Uint8Array<ArrayBuffer> } | null {
  const more = writeEntry(entry);
  if (last && last.bytes.length + more.length <= PAGE_BYTES && entry.index > (readEntries(last.bytes).at(-1)?.index ?? -1)) {
    const bytes = new Uint8Array(last.bytes.length + more.length);
    bytes.set(last.bytes);
    bytes.set(more, last.bytes.length);
    return { page: last.page, bytes };
  }
  const page = last ? last.page + 1 : 0;
  return page < MOST_PAGES ? { page, bytes: more } : null;
}
