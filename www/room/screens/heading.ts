import type { Say } from "../../board/grid";
import type { RoomView } from "../view";

/** The heading of a room in which nobody plays yet; null once the game says whose turn it is. */
export function heading(say: Say, { phase }: Pick<RoomView, "phase">): string | null {
  switch (phase) {
    case "reading": return say("room-reading");
    case "missing": return say("room-nothing");
    case "lobby": return say("room-waits");
    case "game": return null;
  }
}
