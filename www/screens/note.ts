// What is said under the seats.
import type { Snapshot } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import type { Seen } from "../game/by-link";
import { type Message, seatName, who } from "./session";

/** Why something cannot be done, else what happened and what must not be missed. In a room nobody is told to send a link. */
export function note(say: Say, snapshot: Seen, message: Message, room = false): string {
  if (message.refusal) return message.text;
  // Looking back, what was said of the present would be of another move.
  if (snapshot.ply !== snapshot.plies) {
    return snapshot.last ? say("said-move", { name: seatName(say, snapshot.seats, snapshot.last.seat), text: snapshot.last.text }) : "";
  }
  const passes = passed(say, snapshot);
  return passes ?? [message.text, room ? null : elsewhere(say, snapshot), warning(say, snapshot)].filter((part) => part !== null && part !== "").join(" ");
}

/** The passes since the last move, in place of what else was said. */
function passed(say: Say, { outcome, passes, seats }: Snapshot): string | null {
  return outcome || passes.length === 0 ? null : passes.map((seat) => say("passed", who(say, seats, seat))).join(" ");
}

/** Whose turn it is where that person is elsewhere, and how they learn of it. */
function elsewhere(say: Say, { outcome, seats, turn }: Seen): string | null {
  return outcome === null && seats[turn]?.elsewhere ? say("turn-elsewhere", { name: seatName(say, seats, turn) }) : null;
}

/** The draw that comes nearer: said beside whatever else was said. */
function warning(say: Say, { outcome, game, rounds_left, repetitions }: Snapshot): string | null {
  if (outcome) return null;
  if (rounds_left >= 0) return say(isDraughts(game) ? "quiet-left" : "rounds-left", { rounds: rounds_left });
  return repetitions >= 2 ? say("repeated") : null;
}
