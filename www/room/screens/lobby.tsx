import type { Catalogue } from "hopstone-glue";
import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import type { Say } from "../../board/grid";
import type { Seen } from "../../game/by-link";
import { useLate } from "../../screens/late";
import { Belongs } from "../../screens/army";
import type { RoomScreen } from "../../screens/session";
import type { Holder, Room, RoomView } from "../view";
import { Invite } from "./invite";
import { keptName, NameField } from "./name";
import { PresenceMark } from "./presence";
import { toBoard } from "./to-board";
import { Watching } from "./watching";
import { holderName, NORMAL, placeName, presenceOf, terms } from "./words";

export interface LobbyProps {
  readonly say: Say; readonly room: Room; readonly view: RoomView; readonly snapshot: Seen; readonly catalogue: Catalogue;
  /** What is to be said of a lost connection, else null. */
  readonly offline: string | null;
  readonly onOpen: (screen: RoomScreen) => void;
}

/** How long a button that has just taken the place of another waits for a tap that is meant for it, in milliseconds. */
const SLIP = 700;

/** Before the game: others are brought in, seats are taken, and whoever has opened the room begins. */
export function Lobby({ say, room, view, snapshot, catalogue, offline, onOpen }: LobbyProps): VNode {
  const [name, setName] = useState(() => ownName(view) || keptName());
  const seats = snapshot.seats;
  const closed = !view.seats.some(({ kind }) => kind === "person") || view.connection === "offline" || view.connection === "refused";
  const free = view.seats.some(({ kind }) => kind === "open");
  const reason = useId();
  return (
    <>
      {/* One thing is to be done next: to sit down, then to bring others in, and when all seats are taken to begin. */}
      <Invite say={say} link={view.link} title={say(`game-${snapshot.game}`)} first={free && view.mine.length > 0} onCode={() => onOpen("invite")} />
      {view.game && <ul class="room-terms quiet">{terms(say, view.game, view.seats.length, catalogue).map((term) => <li key={term}>{term}</li>)}</ul>}
      {/* Whoever sits may change the name; who watches need not say one. */}
      <NameField say={say} name={name} onChange={setName} onName={(given) => { for (const seat of view.mine) room.claim(seat, given); }} />
      <ul class="room-seats">
        {view.seats.map((holder, seat) => (
          <li key={seat} class="room-seat" data-mine={view.mine.includes(seat)}>
            <Belongs side={seats[seat]?.side ?? null} armies={seats[seat]?.armies ?? []} />
            <Holds say={say} room={room} view={view} holder={holder} snapshot={snapshot} seat={seat} />
            {/* One button for all that can be done with a seat: it keeps the focus when that changes. */}
            {(holder.kind === "open" || (holder.kind === "person" && (view.mine.includes(seat) || view.creator))) && (
              <SeatButton say={say} does={holder.kind === "open" ? "sit" : view.mine.includes(seat) ? "up" : "away"} first={view.mine.length === 0}
                seat={holder.kind === "open" ? placeName(say, seats, seat) : holderName(say, holder, seats, seat)}
                onPress={() => { if (holder.kind === "open") room.claim(seat, name.trim()); else room.vacate(seat); }} />
            )}
          </li>
        ))}
      </ul>
      {view.mayStart ? (
        <div class="room-start">
          <button type="button" class={free ? "button" : "button button-main"} aria-disabled={closed} aria-describedby={reason} onClick={() => { if (!closed) { room.start(); toBoard(); } }}>{say("start")}</button>
          <p class="quiet room-line" id={reason} data-offline={offline !== null}>{offline ?? (!view.seats.some(({ kind }) => kind === "person") ? say("room-start-nobody") : free ? say("room-start-about", { level: say(`level-${NORMAL}`) }) : say("room-start-full"))}</p>
        </div>
      ) : <p class="quiet room-line" data-offline={offline !== null}>{offline ?? say("room-start-other", { name: view.founder, named: view.founder === "" ? "no" : "yes" })}</p>}
      <div class="room-watch-place"><Watching say={say} view={view} seats={seats} /></div>
    </>
  );
}

function SeatButton({ say, does, first, seat, onPress }: {
  readonly say: Say; readonly does: "sit" | "up" | "away"; readonly first: boolean; readonly seat: string; readonly onPress: () => void;
}): VNode {
  // Where a moment ago one could sit down, a tap that was on its way sends nobody away.
  const settled = useLate(does, SLIP) || does !== "away";
  return (
    <button type="button" class={does === "sit" && first ? "button button-main" : "button"} aria-label={say(`room-${does}-seat`, { seat })} onClick={() => { if (settled) onPress(); }}>{say(`room-${does}`)}</button>
  );
}

/** The name under which the person sits. */
function ownName({ seats, mine }: RoomView): string {
  const [first] = mine.flatMap((seat) => { const holder = seats[seat]; return holder?.kind === "person" && holder.name !== "" ? [holder.name] : []; });
  return first ?? "";
}

/** Who sits there, and whether they are in sight; the creator says who an empty seat is for. */
function Holds({ say, room, view, holder, snapshot, seat }: {
  readonly say: Say; readonly room: Room; readonly view: RoomView; readonly holder: Holder; readonly snapshot: Seen; readonly seat: number;
}): VNode {
  const presence = presenceOf(view, holder);
  if (holder.kind !== "person" && view.creator) {
    return (
      <select class="room-plan" value={holder.kind === "computer" ? String(holder.level) : "open"} aria-label={say("seat-player", { seat: placeName(say, snapshot.seats, seat) })}
        onChange={({ currentTarget: { value } }) => room.plan(seat, value === "open" ? { kind: "open" } : { kind: "computer", level: Number(value) })}>
        <option value="open">{say("room-open")}</option>
        {[1, 2, 3, 4, 5].map((level) => <option key={level} value={String(level)}>{say("seat-computer", { level: say(`level-${level}`) })}</option>)}
      </select>
    );
  }
  return (
    <span class="room-holder" data-open={holder.kind === "open"}>
      <span class="seat-name">{holderName(say, holder, snapshot.seats, seat)}</span>
      {view.mine.includes(seat) && <span class="room-me">{say("room-you")}</span>}
      {presence && !view.mine.includes(seat) && <PresenceMark say={say} presence={presence} />}
    </span>
  );
}
