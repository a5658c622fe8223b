import { Animator, type Clock, type Frame, type Motion } from "../board/animate";
import type { Cell, Places } from "../board/geometry";
import { isPiece, type Piece } from "../board/piece";
import { after, type Scene, type SceneMove } from "./scene";

/** What a scene shows at one moment. */
export interface Shot {
  readonly pieces: string;
  /** The move that was made last, and the one that is told by an arrow because nothing may move. */
  readonly last: SceneMove | null;
  readonly next: SceneMove | null;
  /** The scene stands at its beginning: what can be done there may be marked. */
  readonly opening: boolean;
}

/** Milliseconds before the first move, longer where there are signs to be looked at, between two moves, and before a scene with signs shows them again. */
export const PAUSE = { first: 500, look: 1800, between: 650, back: 1500 } as const;

/** Time as the page gives it; a test gives its own. */
export interface Time extends Clock {
  later(milliseconds: number, then: () => void): () => void;
}

/**
 * Plays a scene: its moves one after the other, then it rests with the last one marked. Asks for a frame only while something
 * moves. For eyes that want no movement each turn of the page is a still picture with the move as an arrow.
 */
export class ScenePlayer {
  /** How many moves have been made. */
  #made = 0;
  #running = false;
  #still = false;
  #waiting: (() => void) | null = null;
  readonly #animator: Animator;

  constructor(readonly scene: Scene, readonly time: Time, readonly paint: () => void) {
    this.#animator = new Animator(time, () => {
      paint();
      if (this.#animator.moving || !this.#running) return;
      if (this.#made < scene.moves.length) this.#wait(PAUSE.between);
      else if (scene.pick !== null) this.#wait(PAUSE.back);
      else this.#running = false;
    });
  }

  get moving(): boolean { return this.#animator.moving; }

  /** What is to be painted. */
  shot(): Shot {
    const { pieces, moves } = this.scene;
    return {
      pieces: moves.slice(0, this.#made).reduce(after, pieces),
      last: moves[this.#made - 1] ?? null,
      // Where signs tell what can be done, they are enough.
      next: this.#still && (this.scene.pick === null || this.#made > 0) ? moves[this.#made] ?? null : null,
      opening: this.#made === 0,
    };
  }

  frame(view: Places): Frame | null {
    return this.#animator.frame(view);
  }

  /** From the beginning; where nothing may move, on to the next picture and from the last one back to the first. */
  play(still: boolean): void {
    const asked = this.#still && still;
    this.stop();
    this.#still = still;
    if (still) this.#made = asked && this.#made < this.scene.moves.length ? this.#made + 1 : 0;
    else {
      this.#made = 0;
      this.#running = this.scene.moves.length > 0;
      if (this.#running) this.#wait(this.scene.pick === null ? PAUSE.first : PAUSE.look);
    }
    this.paint();
  }

  /** Nothing moves any more, and nothing will. */
  stop(): void {
    this.#running = false;
    this.#waiting?.();
    this.#waiting = null;
    this.#animator.stop();
  }

  #wait(milliseconds: number): void {
    this.#waiting?.();
    this.#waiting = this.time.later(milliseconds, () => {
      this.#waiting = null;
      this.#next();
    });
  }

  #next(): void {
    const before = this.shot().pieces;
    const move = this.scene.moves[this.#made];
    const motion = move && motionOf(before, move);
    if (!motion) {
      this.#running = false;
      // What the text says of the signs is to be seen again.
      if (this.scene.pick !== null) this.#made = 0;
      this.paint();
      return;
    }
    this.#made++;
    this.#animator.run(motion, false);
    this.paint();
  }
}

/** The movement of a move over the position before it. */
function motionOf(pieces: string, { path, captured, swap, crowned }: SceneMove): Motion | null {
  const at = (cell: Cell | undefined): Piece | null => {
    const piece = cell === undefined ? undefined : pieces[cell];
    return isPiece(piece) ? piece : null;
  };
  const [from, to] = [path[0], path.at(-1)];
  const piece = at(from);
  if (!piece || from === undefined || to === undefined) return null;
  const other = swap ? at(to) : null;
  return {
    piece, way: path, dropped: null, back: false, crowned, lifted: false,
    captured: captured.flatMap((cell) => { const taken = at(cell); return taken ? [{ cell, piece: taken }] : []; }),
    swapped: other && { piece: other, from: to, to: from },
  };
}
