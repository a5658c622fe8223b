// What a device keeps of the rooms it was in: its key, and what it knows of the logs. A seat belongs to the device, so this does not go into
// the file of everything that is kept (www/game/device.ts).
import { fromBase64url, base64url } from "./bytes";
import { readOwnBrokers } from "./brokers";
import { type About, PREFIX, readAbout } from "./kept-rooms";
import type { Page } from "./log";

export interface KeptRoom {
  readonly secret: string;
  /** When it was last open, in milliseconds. */
  readonly at: number;
  readonly key: JsonWebKey;
  readonly pages: readonly Page[];
  /** The brokers with which it was open. */
  readonly brokers: readonly string[];
  /** What is told of it in a list. */
  readonly about: About | null;
  /** The creator's wish for the first game: the seat that begins, null for the coin; whether lots are drawn for the sides. */
  readonly first: number | null;
  readonly lots: boolean;
}

/** Where a room is kept. */
export interface Keep {
  load(): KeptRoom | null;
  /** Returns whether it is kept. */
  save(room: KeptRoom): boolean;
}

/** So many rooms are remembered; the one that was open longest ago goes first. */
const MOST_ROOMS = 8;

export function keepOf(secret: string, storage: () => Storage = () => localStorage): Keep {
  return {
    load() {
      try {
        return read(secret, storage().getItem(PREFIX + secret));
      } catch {
        return null;
      }
    },
    save(room) {
      try {
        const place = storage();
        place.setItem(PREFIX + secret, write(room));
        for (const old of kept(place).slice(MOST_ROOMS)) place.removeItem(old);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The names of the rooms that are kept, the latest first. */
function kept(storage: Storage): readonly string[] {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((name) => name?.startsWith(PREFIX) === true) as string[];
  const at = (name: string): number => {
    try {
      return Number((JSON.parse(storage.getItem(name) ?? "") as { at?: unknown }).at) || 0;
    } catch {
      return 0;
    }
  };
  return names.toSorted((a, b) => at(b) - at(a));
}

function write({ pages, ...rest }: KeptRoom): string {
  return JSON.stringify({ ...rest, pages: pages.map(({ by, page, publicKey, signature, bytes }) => [by, page, base64url(publicKey), base64url(signature), base64url(bytes)]) });
}

function read(secret: string, text: string | null): KeptRoom | null {
  if (text === null) return null;
  const it = JSON.parse(text) as Partial<Record<keyof KeptRoom, unknown>>;
  if (it.secret !== secret || typeof it.at !== "number" || typeof it.key !== "object" || it.key === null || !Array.isArray(it.pages)) return null;
  const pages = it.pages.map((page: unknown): Page => {
    const [by, number, publicKey, signature, bytes] = page as unknown[];
    if (typeof by !== "string" || typeof number !== "number" || typeof publicKey !== "string" || typeof signature !== "string" || typeof bytes !== "string") throw new TypeError("page");
    return { by, page: number, publicKey: fromBase64url(publicKey), signature: fromBase64url(signature), bytes: fromBase64url(bytes) };
  });
  return { secret, at: it.at, key: it.key as JsonWebKey, pages, brokers: readOwnBrokers(it.brokers), first: typeof it.first === "number" ? it.first : null, lots: it.lots === true, about: readAbout(it.about) };
}
