import type { RoomView } from "./view";

/** Whether a person plays here in a game that goes on: others wait for them. */
export function isRunning({ phase, mine, elsewhere }: Pick<RoomView, "phase" | "mine" | "elsewhere">, over: boolean): boolean {
  return phase === "game" && mine.length > 0 && !elsewhere && !over;
}
