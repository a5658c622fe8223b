import type { Lesson, Limits, Thought } from "hopstone-glue";
import type { Answer, Question, Wish } from "./worker-words";

/** The question was withdrawn before it was answered. */
export class Cancelled extends Error {}

/** A worker as the thinker needs it. */
export interface Helper {
  postMessage(message: Question): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Asked extends Question {
  /** How often a worker has broken down over it. */
  readonly failures: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A game that is looked ahead in, and how many slices are left for it. */
interface Ahead { readonly code: string; left: number }

/** A question breaks down for good when as many workers have. */
const PATIENCE = 3;

/** A search cannot be interrupted: ahead of a question it goes in slices so long, in milliseconds, and a question waits for one at most. */
const SLICE = 100;
/** So many slices are spent ahead on one position, some twenty seconds. */
const SLICES = 200;
/** How well the table is filled. */
const AHEAD_LEVEL = 5;

/**
 * The computer player, in a worker. One question is asked at a time; another one withdraws it. A worker that breaks down is
 * replaced, and the question is asked again. While nobody asks, it can look ahead.
 */
export class Thinker {
  readonly #hire: () => Helper;
  #worker: Helper | null = null;
  #asked: Asked | null = null;
  #count = 0;
  /** Kept while it rests: no position gets more than its share. */
  #ahead: Ahead | null = null;
  #rests = true;
  /** The slice that the worker is busy with. */
  #slice: { readonly id: number; readonly of: Ahead } | null = null;

  constructor(hire: () => Helper) {
    this.#hire = hire;
  }

  /** A move for the game of a share code. Rejects with `Cancelled`, a `Problem`, or an `Error` when no worker holds out. */
  async think(code: string, limits: Limits): Promise<Thought> {
    const answer = await this.#answer(code, { kind: "move", limits });
    if (answer.kind !== "thought") throw new Error("the worker answered something else");
    return answer.thought;
  }

  /** Whether the computer on a seat agrees to a draw. Rejects as `think`. */
  async acceptsDraw(code: string, seat: number, limits: Limits): Promise<boolean> {
    const answer = await this.#answer(code, { kind: "draw", seat, limits });
    return answer.kind === "reply" && answer.agrees;
  }

  /** A good move with its reasons in the game as it stood after `ply` events, and what the move along `tried` costs. Rejects as `think`. */
  async teach(code: string, ply: number, tried: readonly number[] | null, milliseconds: number): Promise<Lesson> {
    const answer = await this.#answer(code, { kind: "lesson", ply, tried, milliseconds });
    if (answer.kind !== "lesson") throw new Error("the worker answered something else");
    return answer.lesson;
  }

  /** What each seat needs or is ahead in the game as it stood after `ply` events, in hundredths. Rejects as `think`. */
  async appraise(code: string, ply: number, milliseconds: number): Promise<readonly number[]> {
    const answer = await this.#answer(code, { kind: "appraisal", ply, milliseconds });
    if (answer.kind !== "appraisal") throw new Error("the worker answered something else");
    return answer.worths;
  }

  /** Looks ahead in the game of a share code, as long as nothing is asked: what the worker learns is in its table for later answers. */
  lookAhead(code: string): void {
    if (this.#ahead?.code !== code) this.#ahead = { code, left: SLICES };
    this.#rests = false;
    // Not in the middle of what is happening: it may end with a question.
    queueMicrotask(() => this.#nextSlice());
  }

  /** Looks ahead no more. The slice that has begun comes to its end, and no other follows. */
  rest(): void {
    this.#rests = true;
  }

  #nextSlice(): void {
    const of = this.#ahead;
    if (this.#rests || !of || of.left === 0 || this.#asked || this.#slice) return;
    of.left--;
    const id = ++this.#count;
    this.#slice = { id, of };
    try {
      this.#send({ id, code: of.code, wish: { kind: "move", limits: { level: AHEAD_LEVEL, milliseconds: SLICE, seed: 0 } } });
    } catch (error) {
      this.#failed(error);
    }
  }

  #sliced({ of }: { readonly of: Ahead }, answer: Answer): void {
    if (answer.kind === "broken") return this.#failed(new Error(answer.reason));
    this.#slice = null;
    // What takes no time has nothing left to find: a single move, or a game that is decided.
    if (answer.kind !== "thought" || answer.thought.milliseconds < SLICE / 2) of.left = 0;
    this.#nextSlice();
  }

  #answer(code: string, wish: Wish): Promise<Answer> {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.#ask({ id: ++this.#count, code, wish, failures: 0, resolve, reject });
    });
  }

  /** Withdraws the question, at once: a search cannot be interrupted from outside, so its worker goes. */
  cancel(): void {
    const asked = this.#asked;
    if (!asked) return;
    this.#dismiss();
    this.#asked = null;
    asked.reject(new Cancelled());
  }

  #ask(asked: Asked): void {
    this.#asked = asked;
    try {
      this.#send({ id: asked.id, code: asked.code, wish: asked.wish });
    } catch (error) {
      this.#failed(error);
    }
  }

  #send(question: Question): void {
    const worker = (this.#worker ??= this.#hire());
    worker.onmessage = ({ data }) => this.#answered(data);
    worker.onerror = (event) => {
      // The page tells of it in its own words.
      event.preventDefault?.();
      this.#failed(new Error(event.message || "the worker could not be loaded"));
    };
    worker.postMessage(question);
  }

  #answered(answer: Answer): void {
    if (answer.id === this.#slice?.id) return this.#sliced(this.#slice, answer);
    const asked = this.#asked;
    if (!asked || answer.id !== asked.id) return;
    if (answer.kind === "broken") return this.#failed(new Error(answer.reason));
    this.#asked = null;
    if (answer.kind === "problem") asked.reject(answer.problem);
    else asked.resolve(answer);
  }

  #failed(error: unknown): void {
    const asked = this.#asked;
    // Nothing depends on looking ahead: where it fails it ends.
    if (this.#slice) this.#slice.of.left = 0;
    this.#dismiss();
    if (!asked) return;
    if (asked.failures + 1 < PATIENCE) return this.#ask({ ...asked, failures: asked.failures + 1 });
    this.#asked = null;
    asked.reject(error);
  }

  #dismiss(): void {
    this.#slice = null;
    const worker = this.#worker;
    if (!worker) return;
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    this.#worker = null;
  }
}
