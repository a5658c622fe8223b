import type { Lesson, Remark } from "hopstone-glue";
import type { Say } from "../board/grid";
import { who } from "../screens/session";
import type { SeatedView } from "./by-link";

/** A lesson about one moment of the game. */
export interface Taught {
  readonly lesson: Lesson;
  /** The moment, in events. */
  readonly ply: number;
  /** Whose move it is. */
  readonly seat: number;
  /** The move that was asked about is the one that was made in the game, not one that a person tries. */
  readonly played: boolean;
}

/** From so many hundredths of a man on a weakness is worth half a man, and a whole one. */
const HALF_A_MAN = 35;
const A_MAN = 80;

/** A reason or a cost of a move of the seat `mover` in the reader's words. Another seat that it names takes the mover's place in them. */
export function remark(say: Say, seats: readonly SeatedView[], mover: number, kind: "reason" | "cost", { id, args }: Remark): string {
  const { seat, hundredths } = args;
  return say(`${kind}-${id}`, {
    ...args,
    ...who(say, seats, typeof seat === "number" ? seat : mover),
    ...(typeof hundredths === "number" ? { share: hundredths < HALF_A_MAN ? 0 : hundredths < A_MAN ? 1 : 2 } : {}),
  });
}

/** Whether the move that was asked about is the good one itself. */
export function isSame({ line, tried }: Lesson): boolean {
  return tried !== null && tried.line[0]?.path.join() === line[0]?.path.join();
}

/** Everything that a lesson says, for those who hear it. */
export function spoken(say: Say, seats: readonly SeatedView[], { lesson, seat, played }: Taught): string {
  const sentences = [`${say("lesson-best", { text: lesson.line[0]?.text ?? "" })}.`, ...lesson.reasons.map((one) => remark(say, seats, seat, "reason", one))];
  const { tried } = lesson;
  if (!tried) return sentences.join(" ");
  const about = [say(played ? "lesson-played" : "lesson-tried", { text: tried.line[0]?.text ?? "" }), ...verdict(say, seats, seat, lesson)];
  // What was asked comes first once it was asked.
  return [...about, ...sentences].join(" ");
}

/** What is to be said of the move that was asked about. */
export function verdict(say: Say, seats: readonly SeatedView[], mover: number, lesson: Lesson): string[] {
  const costs = lesson.tried?.costs ?? [];
  if (isSame(lesson)) return [say("lesson-same")];
  return costs.length === 0 ? [say("lesson-as-good")] : costs.map((one) => remark(say, seats, mover, "cost", one));
}
