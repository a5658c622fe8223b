import type { Limits, Problem, Thought } from "hopstone-glue";

/** What the page asks of the worker. */
export interface Question { readonly id: number; readonly code: string; readonly limits: Limits }

/** What the worker answers. `broken`: the search has trapped, and the worker with it. */
export type Answer =
  | { readonly kind: "thought"; readonly id: number; readonly thought: Thought }
  | { readonly kind: "problem"; readonly id: number; readonly problem: Problem }
  | { readonly kind: "broken"; readonly id: number; readonly reason: string };
