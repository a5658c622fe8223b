// Who is there, by what was heard of them: a pure function of the signs and the time.
import type { Sign } from "./message";
import type { Presence, WriterId } from "./view";

/** A sign of life is given so often, in milliseconds. */
export const HEARTBEAT = 12_000;
/** Who was not heard for so long is gone; a page out of sight is slowed down by the browser, and may be silent for longer. */
const SILENT = 30_000;
const SILENT_AWAY = 100_000;
/** So many devices are remembered. */
const MOST = 100;

interface Heard { readonly sign: Sign; readonly at: number }

export type Present = ReadonlyMap<WriterId, Heard>;

/**
 * What is known after a sign. Of an earlier visit, or of one that was overtaken, it changes nothing; then null. Who was not heard for long may
 * come back with a clock that goes differently.
 */
export function heard(present: Present, sign: Sign, now: number): Present | null {
  const found = present.get(sign.by);
  const last = found && now - found.at <= SILENT_AWAY ? found.sign : undefined;
  if (last && (sign.session < last.session || (sign.session === last.session && sign.state !== "gone" && sign.count <= last.count))) return null;
  if (!found && present.size >= MOST) return null;
  // A last will was written when the page was opened; what came after it counts on.
  const count = last && last.session === sign.session ? Math.max(last.count, sign.state === "gone" ? 0 : sign.count) : sign.state === "gone" ? 0 : sign.count;
  return new Map(present).set(sign.by, { sign: { ...sign, count }, at: now });
}

/** `since`: when this device could hear again, if it could not for a while. */
export function presenceOf(present: Present, by: WriterId, now: number, since = 0): Presence {
  const found = present.get(by);
  if (!found || found.sign.state === "gone") return "gone";
  const away = found.sign.state === "away";
  if (now - Math.max(found.at, Math.min(since, now)) > (away ? SILENT_AWAY : SILENT)) return "gone";
  return away ? "away" : "here";
}
