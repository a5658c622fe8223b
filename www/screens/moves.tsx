import type { EventView, GameKind, SeatView } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";
import { type Action, seatName } from "./session";

/** Every event of the game in notation; tapping one shows the position after it. */
export function Moves({ say, game, events, seats, ply, alone, onAction, onClose }: {
  readonly say: Say; readonly game: GameKind; readonly events: readonly EventView[]; readonly seats: readonly SeatView[];
  /** The position that is shown now, in events. */
  readonly ply: number;
  /** The game is not in a room: it can be given away and replayed. */
  readonly alone: boolean;
  readonly onAction: (action: Action) => void; readonly onClose: () => void;
}): VNode {
  const list = useRef<HTMLOListElement>(null);
  // A long game opens at the position that is shown, not at its start.
  useEffect(() => list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }), []);
  const text = (event: EventView): string => event.kind === "move" ? event.text : say(`entry-${event.kind}`);
  return (
    <Dialog say={say} title={say("moves")} onClose={onClose}>
      {events.length === 0 ? <p class="quiet">{say("moves-none")}</p> : (
        <ol class="moves" ref={list}>
          <li>
            <button type="button" class="move" aria-current={ply === 0 ? "step" : undefined} onClick={() => onAction({ kind: "look", ply: 0 })}>
              <span class="move-seat">{say("moves-start")}</span>
            </button>
          </li>
          {events.map((event, i) => (
            <li key={i}>
              <button type="button" class="move" aria-current={ply === i + 1 ? "step" : undefined}
                onClick={() => onAction({ kind: "look", ply: i + 1 === events.length ? null : i + 1 })}>
                <span class="move-number">{i + 1}</span>
                <span class="move-seat">{event.kind === "draw" ? "" : seatName(say, seats, event.seat)}</span>
                <span class="move-text">{text(event)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {alone && <div class="row">
        {events.length > 0 && <button type="button" class="button button-main" onClick={() => { onClose(); onAction({ kind: "review" }); }}>{say("review")}</button>}
        <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "share" })}>{say("share")}</button>
        <button type="button" class="button" onClick={() => onAction({ kind: "save" })}>{say("save-file")}</button>
        {isDraughts(game) && (
          <>
            <button type="button" class="button" onClick={() => onAction({ kind: "save-pdn" })}>{say("save-pdn")}</button>
            <button type="button" class="button" onClick={() => { onAction({ kind: "copy-fen" }); onClose(); }}>{say("copy-fen")}</button>
          </>
        )}
        <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "bring" })}>{say("bring")}</button>
      </div>}
      {ply < events.length && (
        <div class="row dialog-foot">
          <button type="button" class="button button-main" onClick={() => { onAction({ kind: "look", ply: null }); onClose(); }}>{say("back-to-now")}</button>
        </div>
      )}
    </Dialog>
  );
}
