import type { Limits, Problem, Thought } from "hopstone-glue";

/** What the page asks of the worker about the game of a share code: a move, or whether a seat agrees to a draw. */
export interface Question {
  readonly id: number;
  readonly code: string;
  readonly limits: Limits;
  /** The computer's seat that is offered a draw; null: a move is wanted. */
  readonly offered: number | null;
}

/** What the worker answers. `broken`: the search has trapped, and the worker with it. */
export type Answer =
  | { readonly kind: "thought"; readonly id: number; readonly thought: Thought }
  | { readonly kind: "reply"; readonly id: number; readonly agrees: boolean }
  | { readonly kind: "problem"; readonly id: number; readonly problem: Problem }
  | { readonly kind: "broken"; readonly id: number; readonly reason: string };
