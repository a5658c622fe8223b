import type { Lesson, Limits, Problem, Thought } from "hopstone-glue";

/** What is wanted. */
export type Wish =
  /** A move. */
  | { readonly kind: "move"; readonly limits: Limits }
  /** Whether the computer on a seat agrees to a draw. */
  | { readonly kind: "draw"; readonly seat: number; readonly limits: Limits }
  /** A lesson about the game as it stood after `ply` events and, if not null, about the move along `tried`. */
  | { readonly kind: "lesson"; readonly ply: number; readonly tried: readonly number[] | null; readonly milliseconds: number }
  /** What each seat needs or is ahead after `ply` events, see `Thinker.appraise`. */
  | { readonly kind: "appraisal"; readonly ply: number; readonly milliseconds: number };

/** What the page asks of the worker about the game of a share code. */
export interface Question {
  readonly id: number;
  readonly code: string;
  readonly wish: Wish;
}

/** What the worker answers. `broken`: the search has trapped, and the worker with it. */
export type Answer =
  | { readonly kind: "thought"; readonly id: number; readonly thought: Thought }
  | { readonly kind: "reply"; readonly id: number; readonly agrees: boolean }
  | { readonly kind: "lesson"; readonly id: number; readonly lesson: Lesson }
  | { readonly kind: "appraisal"; readonly id: number; readonly worths: readonly number[] }
  | { readonly kind: "problem"; readonly id: number; readonly problem: Problem }
  | { readonly kind: "broken"; readonly id: number; readonly reason: string };
