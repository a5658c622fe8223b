import { type Cell, distance, type Places, type Point } from "./geometry";
import { isMarble, type Piece, STACK } from "./piece";

/**
 * A movement on its way to where the model already is. It only says what is drawn elsewhere for a while; nothing waits for
 * it.
 */
export interface Motion {
  readonly piece: Piece;
  /** The cells it comes through; the last is where it stands. */
  readonly way: readonly Cell[];
  /** Where a dragged piece was let go; it settles from there. */
  readonly dropped: Point | null;
  /** Back to an earlier position: straight and quick, what was captured comes back. */
  readonly back: boolean;
  /** What is captured, or comes back, in the order of the hops. */
  readonly captured: readonly { readonly cell: Cell; readonly piece: Piece }[];
  /** The marble that changes places with it: it goes the other way. */
  readonly swapped: { readonly piece: Piece; readonly from: Cell; readonly to: Cell } | null;
  /** The hand had it already: it hung over its cell. */
  readonly lifted: boolean;
  /** A man that becomes a king where it comes to rest: a second disc is laid upon it. */
  readonly crowned: boolean;
}

/** A piece on its way to `cell`. `height` above the board in pitches. */
export interface Mover { readonly cell: Cell; readonly piece: Piece; readonly at: Point; readonly height: number; readonly opacity?: number }
/** Where a piece has just come down; `t` from 0 to 1. */
export interface Ripple { readonly at: Point; readonly piece: Piece; readonly t: number }
export interface Ghost { readonly cell: Cell; readonly piece: Piece; readonly opacity: number }

/** What is drawn elsewhere than the model says, at one moment. */
export interface Frame {
  readonly movers: readonly Mover[];
  readonly ghosts: readonly Ghost[];
  readonly ripples: readonly Ripple[];
  /** Hops that have landed so far. */
  readonly landings: number;
}

/** Milliseconds. One beat for every hop of a chain, whatever its length, so that the rhythm stays. */
export const PACE = { hop: 235, settle: 150, back: 210, drop: 120, fade: 260, crown: 330, ripple: 190, rise: 110, cheer: 1200 } as const;

/** How high a picked piece hangs over its cell, and one that is carried, in pitches. */
export const LIFT = { picked: 0.5, carried: 0.9 } as const;

/** How long a motion takes, the last settling and fading included. */
export function duration(motion: Motion): number {
  const travel = travelTime(motion);
  if (motion.back) return travel;
  return travel + Math.max(motion.crowned ? PACE.crown : 0, PACE.settle, PACE.ripple, motion.captured.length > 0 ? PACE.fade : 0);
}

function travelTime(motion: Motion): number {
  if (motion.dropped) return PACE.drop;
  if (motion.back) return PACE.back;
  return Math.max(0, motion.way.length - 1) * PACE.hop;
}

/** The picture at `elapsed` milliseconds. */
export function frameAt(motion: Motion, elapsed: number, view: Places): Frame {
  const end = motion.way[motion.way.length - 1];
  const centre = end === undefined ? undefined : view.centres[end];
  if (end === undefined || !centre) return { movers: [], ghosts: [], ripples: [], landings: 0 };
  const travel = travelTime(motion);
  const movers: Mover[] = [];

  const { at, height, landings } = travelled(motion, elapsed, travel, centre, view);
  if (motion.swapped) {
    // The other marble makes room as the mover comes down, low beneath its arc.
    const from = view.centres[motion.swapped.from];
    const to = view.centres[motion.swapped.to];
    if (from && to) {
      const t = smooth(clamp(elapsed / Math.max(1, travel)));
      movers.push({ cell: motion.swapped.to, piece: motion.swapped.piece, at: mix(from, to, t), height: 0.05 * arc(t) });
    }
  }
  if (motion.crowned && elapsed > travel) {
    const t = clamp((elapsed - travel) / PACE.crown);
    // A king has the middle of both discs in the middle of its square: the lower one gives way as the upper one comes down.
    const half = (STACK / 2) * view.pitch;
    movers.push({ cell: end, piece: motion.piece, at: { x: at.x, y: at.y + half * smooth(t) }, height });
    movers.push({ cell: end, piece: motion.piece, at: { x: at.x, y: at.y - half }, height: 1.6 * (1 - t) ** 2, opacity: clamp(4 * t) });
  } else movers.push({ cell: end, piece: motion.piece, at, height });

  const ghosts = motion.captured.map(({ cell, piece }, i): Ghost => {
    if (motion.back) return { cell, piece, opacity: clamp(elapsed / PACE.back) };
    // Each goes as the marble is above it, half a beat into its hop.
    const jumped = motion.dropped ? 0 : (i + 0.5) * PACE.hop;
    return { cell, piece, opacity: 1 - smooth(clamp((elapsed - jumped) / PACE.fade)) };
  });
  return { movers, ghosts: ghosts.filter(({ opacity }) => motion.back || opacity > 0), ripples: ripplesAt(motion, elapsed, view), landings };
}

/** What the landings of the last moment have left on the wood. */
function ripplesAt(motion: Motion, elapsed: number, view: Places): Ripple[] {
  if (motion.back) return [];
  const landings = motion.dropped ? motion.way.slice(-1) : motion.way.slice(1);
  return landings.flatMap((cell, hop) => {
    const at = view.centres[cell];
    const t = (elapsed - (motion.dropped ? PACE.drop : (hop + 1) * PACE.hop)) / PACE.ripple;
    return at && t >= 0 && t < 1 ? [{ at, piece: motion.piece, t }] : [];
  });
}

function travelled(motion: Motion, elapsed: number, travel: number, centre: Point, view: Places): { at: Point; height: number; landings: number } {
  const hops = motion.way.length - 1;
  if (elapsed >= travel) {
    const t = clamp((elapsed - travel) / PACE.settle);
    // A glass ball in a wooden hollow: one small rebound. A flat disc lies still.
    return { at: centre, height: motion.back || !isMarble(motion.piece) ? 0 : 0.07 * arc(t) * (1 - t), landings: Math.max(hops, motion.dropped ? 1 : 0) };
  }
  if (motion.dropped) {
    const t = elapsed / travel;
    return { at: mix(motion.dropped, centre, smooth(t)), height: LIFT.carried * (1 - t) ** 2, landings: 0 };
  }
  const start = view.centres[motion.way[0] ?? -1] ?? centre;
  if (motion.back) {
    const t = smooth(elapsed / travel);
    return { at: mix(start, centre, t), height: 0.3 * arc(t), landings: 0 };
  }
  const hop = Math.floor(elapsed / PACE.hop);
  const from = view.centres[motion.way[hop] ?? -1] ?? start;
  const to = view.centres[motion.way[hop + 1] ?? -1] ?? centre;
  const t = elapsed / PACE.hop - hop;
  const far = view.pitch > 0 ? distance(from, to) / view.pitch : 1;
  // A step slides; a jump must clear what it jumps.
  const top = far < 1.5 ? 0.16 : 0.5 + 0.11 * far;
  const hung = motion.lifted && hop === 0 ? LIFT.picked * (1 - t) ** 2 : 0;
  return { at: mix(from, to, 0.35 * t + 0.65 * smooth(t)), height: top * arc(t) + hung, landings: hop };
}

function clamp(t: number): number { return t < 0 ? 0 : t > 1 ? 1 : t; }
function smooth(t: number): number { return t * t * (3 - 2 * t); }
function arc(t: number): number { return 4 * t * (1 - t); }
function mix(a: Point, b: Point, t: number): Point { return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }; }

/** The time and the frames of the screen, given from outside so that tests can be both. */
export interface Clock {
  now(): number;
  request(callback: () => void): number;
  cancel(id: number): void;
}

/** Runs one motion at a time and asks for a picture as long as something moves, and no longer. */
export class Animator {
  #motion: Motion | null = null;
  #began = 0;
  #then: () => void = () => {};
  /** When a picked piece began to rise, and the winner's pieces to shine. */
  #rose: number | null = null;
  #cheered: number | null = null;
  #frame: number | null = null;
  #landed = 0;

  readonly #clock: Clock;
  readonly #paint: () => void;
  readonly #onLanding: (motion: Motion, hop: number) => void;

  /** `paint` draws one picture; `onLanding` is told of each hop that comes down, for a sound. */
  constructor(clock: Clock, paint: () => void, onLanding: (motion: Motion, hop: number) => void = () => {}) {
    this.#clock = clock;
    this.#paint = paint;
    this.#onLanding = onLanding;
  }

  get moving(): boolean { return this.#motion !== null || this.#rose !== null || this.#cheered !== null; }

  /** How far a picked piece has risen, 0 to 1. */
  get risen(): number {
    if (this.#rose === null) return 1;
    const t = clamp((this.#clock.now() - this.#rose) / PACE.rise);
    return 1 - (1 - t) ** 2;
  }

  /** How long the winner's pieces have been shining, in milliseconds; null when that is over. */
  get cheering(): number | null { return this.#cheered === null ? null : this.#clock.now() - this.#cheered; }

  /**
   * Starts a motion in place of the one that runs. `still`: the eye has asked for no movement, so it is over at once. `then` is
   * called when it has come to its end, not when another one takes its place.
   */
  run(motion: Motion, still: boolean, then: () => void = () => {}): void {
    this.stop();
    if (still) {
      this.#onLanding(motion, Math.max(0, motion.way.length - 2));
      then();
      return;
    }
    this.#motion = motion;
    this.#then = then;
    this.#began = this.#clock.now();
    this.#landed = 0;
    this.#next();
  }

  /** The picked piece rises from its cell. */
  rise(): void {
    this.#rose = this.#clock.now();
    this.#next();
  }

  /** The winner's pieces shine, one after the other. */
  cheer(): void {
    this.#cheered = this.#clock.now();
    this.#next();
  }

  /** Drops the motion: what moved is where it belongs. */
  stop(): void {
    if (this.#frame !== null) this.#clock.cancel(this.#frame);
    this.#frame = null;
    this.#motion = null;
    this.#rose = null;
    this.#cheered = null;
  }

  /** What is drawn elsewhere now, or null when nothing moves. */
  frame(view: Places): Frame | null {
    return this.#motion && frameAt(this.#motion, this.#clock.now() - this.#began, view);
  }

  #next(): void {
    this.#frame ??= this.#clock.request(() => {
      this.#frame = null;
      const now = this.#clock.now();
      if (this.#rose !== null && now - this.#rose >= PACE.rise) this.#rose = null;
      if (this.#cheered !== null && now - this.#cheered >= PACE.cheer) this.#cheered = null;
      if (this.#motion) this.#step(this.#motion, now - this.#began);
      this.#paint();
      if (this.moving) this.#next();
    });
  }

  #step(motion: Motion, elapsed: number): void {
    const landings = landingsAt(motion, elapsed);
    while (this.#landed < landings) this.#onLanding(motion, this.#landed++);
    if (elapsed < duration(motion)) return;
    this.#motion = null;
    this.#then();
  }
}

function landingsAt(motion: Motion, elapsed: number): number {
  if (motion.dropped || motion.back) return elapsed >= travelTime(motion) ? 1 : 0;
  return Math.min(motion.way.length - 1, Math.floor(elapsed / PACE.hop));
}
