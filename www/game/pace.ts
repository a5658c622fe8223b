import type { MoveView } from "hopstone-glue";
import type { Settings } from "../screens/session";

/** How long each hop is given to be followed by the eye, and the least between two moves, in milliseconds. */
const PACE: Readonly<Record<Settings["speed"], { readonly hop: number; readonly least: number }>> = {
  instant: { hop: 0, least: 0 },
  calm: { hop: 260, least: 500 },
  slow: { hop: 420, least: 1200 },
};

/** How long after a move the computer may make the next one, so that a person has seen it. */
export function pause(speed: Settings["speed"], last: MoveView | null): number {
  const { hop, least } = PACE[speed];
  return least + hop * (last ? last.path.length - 1 : 0);
}
