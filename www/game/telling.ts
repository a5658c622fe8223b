// What is said of the game, for those who listen and for the line above the board.
import type { EventView } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import { headline } from "../screens/end";
import type { Beginner } from "../screens/new-game";
import { who } from "../screens/session";
import type { Seen } from "./by-link";

/** What has just happened, and the end if it is one. */
export function happened(say: Say, now: Seen, events: readonly EventView[]): string {
  const { game, seats } = now;
  const parts = events.map((event) => {
    const by = who(say, seats, event.seat);
    if (event.kind === "pass") return say("passed", by);
    if (event.kind === "resign") return say("said-resign", by);
    if (event.kind === "draw") return say("said-draw");
    const captured = event.captured.length;
    if (captured === 0) return say("said-move", { name: by.name, text: event.text });
    return say(isDraughts(game) ? "said-capture-pieces" : "said-capture", { name: by.name, text: event.text, captured });
  });
  const end = headline(say, now);
  return [...parts, ...(end === null ? [] : [`${end}.`])].join(" ");
}

/** Who begins: a draw is shown. `lots`: in draughts they have just been drawn for the sides. `loser`: the seat that lost the last game. */
export function opening(say: Say, { game, seats }: Seen, { first, chosen, loser, lots }: {
  readonly first: number; readonly chosen: Beginner; readonly loser: number | null; readonly lots: boolean;
}): string {
  if (isDraughts(game)) return lots ? say("said-lot-white", who(say, seats, 0)) : say("said-new");
  const by = who(say, seats, first);
  switch (chosen.kind) {
    case "seat": return say("said-new");
    case "loser": return loser === null ? say("said-lot", by) : say("said-loser", by);
    case "coin": return say("said-lot", by);
  }
}
