import type { Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Marbles } from "./army";
import { type Action, seatName, who } from "./session";

/** The one line of the end: who won, or why it is a draw. Null while the game goes on. */
export function headline(say: Say, { outcome, seats }: Snapshot): string | null {
  if (!outcome) return null;
  if (outcome.kind === "draw") return say(`draw-${outcome.reason}`);
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  return winners.length > 1 ? say("end-shared", { names: listed(say, winners.map((seat) => seatName(say, seats, seat))) })
    : say("end-won", who(say, seats, winners[0] ?? 0));
}

/** The end of a game: how it was won, the places, and what comes next. It takes the place of the seats and hides nothing. */
export function Finish({ say, snapshot, onAction }: { readonly say: Say; readonly snapshot: Snapshot; readonly onAction: (action: Action) => void }): VNode | null {
  const { outcome, seats } = snapshot;
  if (!outcome) return null;
  const places = seats.map((view, seat) => ({ view, seat })).filter(({ view }) => view.place > 0)
    .sort((a, b) => a.view.place - b.view.place);
  const winners = places.filter(({ view }) => view.place === 1);
  const name = (seat: number) => seatName(say, seats, seat);
  return (
    <section class="finish" aria-labelledby="finish-title">
      <h2 class="unseen" id="finish-title">{say("game-over")}</h2>
      {outcome.kind === "places" && winners.length === 1 && <p class="quiet">{say(how(snapshot, winners[0]?.seat ?? 0), who(say, seats, winners[0]?.seat ?? 0))}</p>}
      {places.length > 0 && (
        <ol class="places">
          {places.map(({ view, seat }) => (
            <li key={seat} value={view.place}>
              <Marbles armies={view.armies} />
              <span class="seat-name">{name(seat)}</span>
              <span class="seat-count">
                {snapshot.game === "capture" ? say("seat-captured", { captured: view.captured })
                  : view.resigned ? say("seat-resigned")
                  : say("seat-home", { home: view.home, all: Math.max(1, view.armies.length) * 10 })}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="button button-main" onClick={() => onAction({ kind: "again" })}>{say("again")}</button>
        <button type="button" class="button" onClick={() => onAction({ kind: "swap-sides" })}>{say("swap-sides")}</button>
        <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "setup" })}>{say("new-game")}</button>
      </div>
    </section>
  );
}

function how(snapshot: Snapshot, winner: number): string {
  if (snapshot.game === "capture") return "end-how-capture";
  const others = snapshot.seats.filter((_, seat) => seat !== winner);
  return others.length > 0 && others.every(({ resigned }) => resigned) ? "end-how-resigned" : "end-how-star";
}

/** Names one after the other in the reader's language. */
function listed(say: Say, names: readonly string[]): string {
  return new Intl.ListFormat(say("language-code"), { type: "conjunction" }).format(names);
}
