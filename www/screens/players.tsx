import type { Player } from "hopstone-glue";
import type { VNode } from "preact";
import type { Say } from "../board/grid";
import type { Seen } from "../game/by-link";
import { Belongs } from "./army";
import { Choice } from "./choice";
import { Dialog } from "./dialog";
import type { Action } from "./session";

/** Who plays each seat of the running game, and how well the computer does. A change holds at once. */
export function Players({ say, snapshot, onAction, onClose }: {
  readonly say: Say; readonly snapshot: Seen; readonly onAction: (action: Action) => void; readonly onClose: () => void;
}): VNode {
  return (
    <Dialog say={say} title={say("players-who")} onClose={onClose}>
      {snapshot.seats.map(({ name, side, armies, player, elsewhere }, seat) => (
        <Choice key={seat} title={name || (side !== null ? say(side) : say("seat-n", { n: seat + 1 }))} mark={<Belongs side={side} armies={armies} />}
          value={player.kind === "computer" ? String(player.level) : elsewhere ? "link" : "person"}
          onChange={(who) => onAction({ kind: "sit", seat, player: playerOf(who), elsewhere: who === "link" })}
          options={WHO.map((who) => ({ value: who, label: say(who === "person" ? "person" : who === "link" ? "person-link" : `level-${who}`) }))} />
      ))}
      <p class="quiet">{say("players-about")}</p>
      <p class="quiet">{say("person-link-about")}</p>
    </Dialog>
  );
}

/** A person here, one elsewhere, or a level of the computer. */
const WHO = ["person", "link", "1", "2", "3", "4", "5"];

function playerOf(who: string): Player {
  return who === "person" || who === "link" ? { kind: "person" } : { kind: "computer", level: Number(who) };
}
