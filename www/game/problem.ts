import type { Problem } from "hopstone-glue";
import type { Say } from "../board/grid";

/** Whether something that was thrown is an error of the wasm door. */
export function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "id" in error && typeof error.id === "string"
    && "args" in error && typeof error.args === "object";
}

/** A problem that the page finds before the rules do. */
export function problem(id: string, args: Problem["args"]): Problem {
  return { id, args };
}

/** A problem in the reader's words. What is none was not foreseen; it is said as it is. */
export function word(say: Say, error: unknown): string {
  if (!isProblem(error)) return say("problem-internal", { detail: error instanceof Error ? error.message : String(error) });
  const { reason } = error.args;
  if (typeof reason !== "string") return say(error.id, error.args);
  // What is wrong with a part of a record: the reason is a message of its own within the outer one.
  const part = error.args["part"];
  const inner = say(reason, { ...error.args, ...(part === undefined ? {} : { number: part }) });
  return say(error.id, { ...error.args, reason: inner });
}
