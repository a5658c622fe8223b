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
  /** A man that becomes a king where it comes to rest: a second disc is laid upon it. */
  readonly crowned: boolean;
}

/** A piece on its way to `cell`. `height` above the board in pitches. */
export interface Mover { readonly cell: Cell; readonly piece: Piece; readonly at: Point; readonly height: number; readonly opacity?: number }
export interface Ghost { readonly cell: Cell; readonly piece: Piece; readonly opacity: number }

/** What is drawn elsewhere than the model says, at one moment. */
export interface Frame {
  readonly movers: readonly Mover[];
  readonly ghosts: readonly Ghost[];
  /** Hops that have landed so far. */
  readonly landings: number;
}

/** Milliseconds. One beat for every hop of a chain, whatever its length, so that the rhythm stays. */
export const PACE = { hop: 235, settle: 150, back: 210, drop: 120, fade: 260, crown: 330 } as const;

/** How long a motion takes, the last settling and fading included. */
export function duration(motion: Motion): number {
  const travel = travelTime(motion);
  if (motion.back) return travel;
  return travel + Math.max(motion.crowned ? PACE.crown : PACE.settle, motion.captured.length > 0 ? PACE.fade : 0);
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
  if (end === undefined || !centre) return { movers: [], ghosts: [], landings: 0 };
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
  return { movers, ghosts: ghosts.filter(({ opacity }) => motion.back || opacity > 0), landings };
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
    return { at: mix(motion.dropped, centre, smooth(t)), height: 0.55 * (1 - t) ** 2, landings: 0 };
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
  return { at: mix(from, to, 0.35 * t + 0.65 * smooth(t)), height: top * arc(t), landings: hop };
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

  get moving(): boolean { return this.#motion !== null; }

  /** Starts a motion in place of the one that runs. `still`: the eye has asked for no movement, so it is over at once. */
  run(motion: Motion, still: boolean): void {
    this.stop();
    if (still) {
      this.#onLanding(motion, Math.max(0, motion.way.length - 2));
      return;
    }
    this.#motion = motion;
    this.#began = this.#clock.now();
    this.#landed = 0;
    this.#next();
  }

  /** Drops the motion: what moved is where it belongs. */
  stop(): void {
    if (this.#frame !== null) this.#clock.cancel(this.#frame);
    this.#frame = null;
    this.#motion = null;
  }

  /** What is drawn elsewhere now, or null when nothing moves. */
  frame(view: Places): Frame | null {
    return this.#motion && frameAt(this.#motion, this.#clock.now() - this.#began, view);
  }

  #next(): void {
    this.#frame = this.#clock.request(() => {
      this.#frame = null;
      const motion = this.#motion;
      if (!motion) return;
      const elapsed = this.#clock.now() - this.#began;
      const landings = landingsAt(motion, elapsed);
      while (this.#landed < landings) this.#onLanding(motion, this.#landed++);
      if (elapsed >= duration(motion)) this.#motion = null;
      this.#paint();
      if (this.#motion && this.#frame === null) this.#next();
    });
  }
}

function landingsAt(motion: Motion, elapsed: number): number {
  if (motion.dropped || motion.back) return elapsed >= travelTime(motion) ? 1 : 0;
  return Math.min(motion.way.length - 1, Math.floor(elapsed / PACE.hop));
}
