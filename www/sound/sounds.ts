import type { Motion } from "../board/animate";
import { isKing, isMarble, isPiece } from "../board/piece";
import { follows, type Shown } from "../board/shown";

/** How loud the board is. */
export type Volume = "off" | "soft" | "full";

/** A marble or a man that comes down, a piece that is taken, a second disc on a man, an army that is home, and the two ways to end. */
export type SoundKind = "marble" | "man" | "taken" | "crown" | "home" | "won" | "over";

export interface Sound {
  readonly kind: SoundKind;
  /** Over the kind's own: how high, how loud. */
  readonly pitch: number;
  readonly loudness: number;
  /** How much later than what calls for it, in milliseconds. */
  readonly after: number;
}

/** A chain is heard as a rhythm: no two hops that follow each other sound alike, and the last one comes to rest lower. */
const RHYTHM = [1, 1.07, 0.98, 1.04] as const;
const LAST = 0.93;

/** What is heard when a hop of a motion comes down. */
export function soundsOfLanding(motion: Motion, hop: number): readonly Sound[] {
  const { piece, way, back, dropped, captured } = motion;
  const kind = isMarble(piece) ? "marble" : "man";
  if (back) return [{ kind, pitch: 1.02, loudness: 0.45, after: 0 }];
  const hops = Math.max(1, way.length - 1);
  const rests = dropped !== null || hop >= hops - 1;
  const knock: Sound = {
    kind, after: 0,
    pitch: hops === 1 || dropped ? 1 : rests ? LAST : RHYTHM[hop % RHYTHM.length] ?? 1,
    // Put down by hand it falls from less high.
    loudness: dropped ? 0.7 : rests ? 1 : 0.8,
  };
  const taken = dropped ? captured.length > 0 : hop < captured.length;
  return taken ? [knock, { kind: "taken", pitch: RHYTHM[hop % RHYTHM.length] ?? 1, loudness: 1, after: 60 }] : [knock];
}

/** What is heard when the board has come to rest on a new position. Nothing where one does not follow from the other. */
export function soundsOfArrival(before: Shown, after: Shown): readonly Sound[] {
  if (!follows(before, after)) return [];
  const once = (kind: SoundKind): Sound => ({ kind, pitch: 1, loudness: 1, after: 0 });
  const { last } = after;
  const [from, end] = [last?.path[0], last?.path.at(-1)];
  const crowned = from !== undefined && end !== undefined && isKingAt(after.pieces, end) && !isKingAt(before.pieces, from) && before.pieces[from] !== ".";
  // Who resigns has a place too, but nobody has come home.
  const home = after.standing.placed > before.standing.placed && after.pieces !== before.pieces;
  const ended = after.standing.ending !== null && before.standing.ending === null;
  return [
    ...(crowned ? [once("crown")] : []),
    ...(ended ? [{ ...once(after.standing.ending?.won ? "won" : "over"), after: crowned ? 160 : 60 }]
      : home ? [{ ...once("home"), after: 60 }] : []),
  ];
}

function isKingAt(pieces: string, cell: number): boolean {
  const piece = pieces[cell];
  return isPiece(piece) && isKing(piece);
}

/** How many knocks may still come at once, and when that was so, in milliseconds. */
export interface Breath { readonly left: number; readonly at: number }

/** So many knocks at once, and so many in a second: a chain has all of its hops, a game of computers that plays at once does not rattle. */
export const BREATH = { most: 4, each: 5 } as const;

/** The breath after one more knock; null: there is none left for it. */
export function knocked({ left, at }: Breath, now: number): Breath | null {
  const full = Math.min(BREATH.most, left + (Math.max(0, now - at) / 1000) * BREATH.each);
  return full >= 1 ? { left: full - 1, at: now } : null;
}
