import type { VNode } from "preact";
import type { Say } from "../../board/grid";
import type { SeatedView } from "../../game/by-link";
import { LateIcon } from "../../icons/late";
import type { RoomView } from "../view";
import { guestName, listed, watchers } from "./words";

/** How many watch, and who, as far as they have said a name. */
export function Watching({ say, view, seats }: { readonly say: Say; readonly view: RoomView; readonly seats: readonly SeatedView[] }): VNode | null {
  const all = watchers(view);
  if (all.length === 0) return null;
  const named = all.filter(({ me, name }) => me || name !== "").map(({ id, me }) => (me ? say("room-you") : guestName(say, view, seats, id)));
  return (
    <p class="room-watching quiet">
      <LateIcon name="eye" />
      <span>{named.length === 0 ? say("room-watch", { count: all.length }) : say("room-watch-names", { count: all.length, more: all.length - named.length, names: listed(say, named) })}</span>
    </p>
  );
}
