import type { VNode } from "preact";
import type { Say } from "../../board/grid";
import type { SeatedView } from "../../game/by-link";
import type { Guest, Room, RoomView } from "../view";
import { toBoard } from "./to-board";
import { calledOf, guestName, question } from "./words";

/** The question that is to be answered here. It lies over the controls: the board, the seats and the page keep their places. */
export function AskCard({ say, room, view, seats }: { readonly say: Say; readonly room: Room; readonly view: RoomView; readonly seats: readonly SeatedView[] }): VNode | null {
  const { asked, me } = view;
  if (!asked?.wanted.includes(me) || asked.agreed.includes(me)) return null;
  const answer = (yes: boolean) => (): void => {
    room.answer(yes);
    toBoard();
  };
  return (
    <section class="room-card" aria-label={say("room-question")}>
      <p class="room-asks">{question(say, view, seats, asked)}</p>
      <div class="row">
        <button type="button" class="button button-main" onClick={answer(true)}>{say("room-agree")}</button>
        <button type="button" class="button" onClick={answer(false)}>{say("room-no")}</button>
      </div>
    </section>
  );
}

/** Somebody who watches would like to play a seat: those who play give it, or leave it as it is. */
export function WishCard({ say, room, view, seats, guest, seat, onLater }: {
  readonly say: Say; readonly room: Room; readonly view: RoomView; readonly seats: readonly SeatedView[]; readonly guest: Guest; readonly seat: number; readonly onLater: () => void;
}): VNode {
  return (
    <section class="room-card" aria-label={say("room-question")}>
      <p class="room-asks">{say("room-said-wants", { name: guestName(say, view, seats, guest.id), seat: calledOf(say, view, seats, seat) })}</p>
      <div class="row">
        <button type="button" class="button button-main" onClick={() => { room.ask({ kind: "give", seat, to: guest.id, name: guest.name }); toBoard(); }}>{say("room-give-yes")}</button>
        <button type="button" class="button" onClick={() => { onLater(); toBoard(); }}>{say("room-give-later")}</button>
      </div>
    </section>
  );
}
