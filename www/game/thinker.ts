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

/** A question breaks down for good when as many workers have. */
const PATIENCE = 3;

/**
 * The computer player, in a worker. One question is asked at a time; another one withdraws it. A worker that breaks down is
 * replaced, and the question is asked again.
 */
export class Thinker {
  readonly #hire: () => Helper;
  #worker: Helper | null = null;
  #asked: Asked | null = null;
  #count = 0;

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
      this.#worker ??= this.#hire();
    } catch (error) {
      this.#failed(error);
      return;
    }
    const worker = this.#worker;
    worker.onmessage = ({ data }) => this.#answered(data);
    worker.onerror = (event) => {
      // The page tells of it in its own words.
      event.preventDefault?.();
      this.#failed(new Error(event.message || "the worker could not be loaded"));
    };
    worker.postMessage({ id: asked.id, code: asked.code, wish: asked.wish });
  }

  #answered(answer: Answer): void {
    const asked = this.#asked;
    if (!asked || answer.id !== asked.id) return;
    if (answer.kind === "broken") return this.#failed(new Error(answer.reason));
    this.#asked = null;
    if (answer.kind === "problem") asked.reject(answer.problem);
    else asked.resolve(answer);
  }

  #failed(error: unknown): void {
    const asked = this.#asked;
    this.#dismiss();
    if (!asked) return;
    if (asked.failures + 1 < PATIENCE) return this.#ask({ ...asked, failures: asked.failures + 1 });
    this.#asked = null;
    asked.reject(error);
  }

  #dismiss(): void {
    const worker = this.#worker;
    if (!worker) return;
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
    this.#worker = null;
  }
}
