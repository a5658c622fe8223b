import type { VNode } from "preact";
import type { Say } from "../../board/grid";
import type { SeatedView } from "../../game/by-link";
import type { Room, RoomView } from "../view";
import { guestName, listed, question } from "./words";

/** The question that is open: to be answered, waited for, withdrawn, or only read. */
export function AskCard({ say, room, view, seats }: { readonly say: Say; readonly room: Room; readonly view: RoomView; readonly seats: readonly SeatedView[] }): VNode | null {
  const { asked, me } = view;
  if (!asked) return null;
  const wanted = asked.wanted.includes(me);
  const others = asked.wanted.filter((id) => id !== me).map((id) => guestName(say, view, seats, id));
  return (
    <section class="room-card" aria-label={say("room-question")}>
      <p class="room-asks">{question(say, view, seats, asked)}</p>
      {!wanted && others.length > 0 && <p class="quiet">{say("room-ask-waits", { names: listed(say, others) })}</p>}
      {wanted ? (
        <div class="row">
          <button type="button" class="button button-main" onClick={() => room.answer(true)}>{say("room-agree")}</button>
          <button type="button" class="button" onClick={() => room.answer(false)}>{say("room-no")}</button>
        </div>
      ) : asked.by === me && (
        <div class="row"><button type="button" class="button" onClick={() => room.answer(false)}>{say("room-withdraw")}</button></div>
      )}
    </section>
  );
}
