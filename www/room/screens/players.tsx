import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../../board/grid";
import type { Seen } from "../../game/by-link";
import { Belongs } from "../../screens/army";
import { Dialog } from "../../screens/dialog";
import { seatName } from "../../screens/session";
import { isRunning } from "../running";
import type { Room, RoomView } from "../view";
import { InviteAll } from "./invite";
import { keptName, NameField } from "./name";
import { PresenceMark } from "./presence";
import { Watching } from "./watching";
import { absent, guestName, isOrphan, NORMAL, presenceOf } from "./words";

/** Who plays and who watches; and what becomes of a seat whose person is gone. */
export function RoomPlayers({ say, room, view, snapshot, onClose }: {
  readonly say: Say; readonly room: Room; readonly view: RoomView; readonly snapshot: Seen; readonly onClose: () => void;
}): VNode {
  const { seats } = snapshot;
  const [name, setName] = useState(keptName);
  const on = view.phase === "game" && snapshot.outcome === null;
  const plays = isRunning(view, !on);
  // Who has left a seat to the computer takes it back, and need not ask for another.
  const left = view.seats.some((holder) => absent(holder)?.key === view.me);
  const looks = on && view.mine.length === 0 && !left && !view.elsewhere;
  const wants = view.guests.find(({ me }) => me)?.wants ?? null;
  const wishes = looks && view.seats.some((holder, seat) => isOrphan(view, holder) && seats[seat]?.place === 0);
  return (
    <Dialog say={say} title={say("players-who")} onClose={onClose}>
      {view.asked && on && <p class="quiet">{say("room-asked-one")}</p>}
      <ul class="room-people">
        {view.seats.map((holder, seat) => {
          const presence = presenceOf(view, holder);
          const orphan = isOrphan(view, holder) && seats[seat]?.place === 0;
          const others = view.guests.filter((guest) => guest.wants === seat && !guest.me && guest.presence !== "gone");
          const called = seatName(say, seats, seat);
          const away = absent(holder);
          const own = away?.key === view.me;
          return (
            <li key={seat} class="room-person">
              <span class="room-person-head">
                <Belongs side={seats[seat]?.side ?? null} armies={seats[seat]?.armies ?? []} />
                <span class="seat-name">{called}</span>
                {view.mine.includes(seat) && called !== say("seat-person") && <span class="room-me">{say("room-you")}</span>}
                {presence && !view.mine.includes(seat) && <PresenceMark say={say} presence={presence} />}
              </span>
              {away && <span class="quiet">{say(holder.kind === "computer" ? "room-for" : "room-in-for", { name: away.name || guestName(say, view, seats, away.key), you: own ? "yes" : "no" })}</span>}
              {on && (
                <div class="row">
                  {own && <button type="button" class="button button-main" onClick={() => { room.comeBack(seat); onClose(); }}>{say("room-come-back")}</button>}
                  {holder.kind === "person" && view.mine.includes(seat) && seats[seat]?.place === 0 && !view.elsewhere && <button type="button" class="button" onClick={() => { room.leaveSeat(seat); onClose(); }}>{say("room-leave-seat")}</button>}
                  {plays && presence === "gone" && orphan && <LetComputer say={say} seat={called} off={view.asked !== null} onAsk={(level) => { room.ask({ kind: "computer", seat, level }); onClose(); }} />}
                  {plays && orphan && others.map((guest) => (
                    <button key={guest.id} type="button" class="button" aria-disabled={view.asked !== null}
                      onClick={() => { if (!view.asked) { room.ask({ kind: "give", seat, to: guest.id, name: guest.name }); onClose(); } }}>
                      {say("room-give", { name: guest.name, named: guest.name === "" ? "no" : "yes" })}
                    </button>
                  ))}
                  {looks && orphan && (
                    <button type="button" class={wants === seat ? "button" : "button button-main"} onClick={() => room.want(wants === seat ? null : seat, name.trim())}>
                      {say(wants === seat ? "room-want-no" : "room-want")}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {wishes && (
        <>
          <NameField say={say} name={name} onChange={setName} onName={(given) => { if (wants !== null) room.want(wants, given); }} />
          <p class="quiet" role="status">{say(wants === null ? "room-want-about" : "room-want-waits")}</p>
        </>
      )}
      <Watching say={say} view={view} seats={seats} />
      <section class="share-part">
        <h3 class="share-title">{say("room-more")}</h3>
        <p class="quiet">{say("room-more-about")}</p>
        <InviteAll say={say} link={view.link} title={say(`game-${snapshot.game}`)} />
      </section>
    </Dialog>
  );
}

/** Asks the others to let the computer play a seat, at a level. */
function LetComputer({ say, seat, off, onAsk }: { readonly say: Say; readonly seat: string; readonly off: boolean; readonly onAsk: (level: number) => void }): VNode {
  const [level, setLevel] = useState(NORMAL);
  return (
    <>
      <select class="room-plan" value={level} aria-label={say("room-level", { seat })} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
        {[1, 2, 3, 4, 5].map((one) => <option key={one} value={one}>{say(`level-${one}`)}</option>)}
      </select>
      <button type="button" class="button" aria-disabled={off} onClick={() => { if (!off) onAsk(level); }}>{say("room-let-computer")}</button>
    </>
  );
}
