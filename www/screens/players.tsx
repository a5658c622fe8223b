import type { Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Choice } from "./choice";
import { Dialog } from "./dialog";
import type { Action } from "./session";

/** Who plays each seat of the running game, and how well the computer does. A change holds at once. */
export function Players({ say, snapshot, onAction, onClose }: {
  readonly say: Say; readonly snapshot: Snapshot; readonly onAction: (action: Action) => void; readonly onClose: () => void;
}): VNode {
  return (
    <Dialog say={say} title={say("players-who")} onClose={onClose}>
      {snapshot.seats.map(({ name, side, player }, seat) => (
        <Choice key={seat} title={name || (side !== null ? say(side) : say("seat-n", { n: seat + 1 }))}
          value={player.kind === "person" ? 0 : player.level}
          onChange={(level) => onAction({ kind: "sit", seat, player: level === 0 ? { kind: "person" } : { kind: "computer", level } })}
          options={[0, 1, 2, 3, 4, 5].map((level) => ({ value: level, label: say(level === 0 ? "person" : `level-${level}`) }))} />
      ))}
      <p class="quiet">{say("players-about")}</p>
    </Dialog>
  );
}
