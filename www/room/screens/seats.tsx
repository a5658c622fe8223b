import type { VNode } from "preact";
import type { Say } from "../../board/grid";
import type { Seen } from "../../game/by-link";
import { Belongs } from "../../screens/army";
import { seatCount, seatName } from "../../screens/session";
import type { RoomView } from "../view";
import { PresenceMark } from "./presence";
import { presenceOf } from "./words";

/** Who plays, how far they have come, and whether they are there. */
export function Seats({ say, view, snapshot }: { readonly say: Say; readonly view: RoomView; readonly snapshot: Seen }): VNode {
  return (
    <ul class="seats" data-many={snapshot.seats.length > 2}>
      {snapshot.seats.map(({ side, armies }, seat) => {
        const turn = snapshot.turn === seat && snapshot.outcome === null;
        const mine = view.mine.includes(seat);
        const presence = presenceOf(view, view.seats[seat]);
        const name = seatName(say, snapshot.seats, seat);
        return (
          <li key={seat} class="seat" data-turn={turn} aria-current={turn ? "true" : undefined}>
            <Belongs side={side} armies={armies} />
            <span class="seat-name">
              {name}
              {mine && name !== say("seat-person") && <span class="room-me">{say("room-you")}</span>}
              {presence && !mine && <PresenceMark say={say} presence={presence} bare />}
            </span>
            <span class="seat-count">{seatCount(say, snapshot, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
