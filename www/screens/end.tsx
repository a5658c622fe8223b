import type { Snapshot } from "hopstone-glue";
import type { ComponentChildren, Ref, VNode } from "preact";
import type { Say } from "../board/grid";
import { isDraughts } from "../board/geometry";
import type { Score } from "../game/score";
import { Belongs } from "./army";
import { type Action, seatName, who } from "./session";

/** The one line of the end: who won, or why it is a draw. Null while the game goes on. */
export function headline(say: Say, { outcome, seats }: Snapshot): string | null {
  if (!outcome) return null;
  if (outcome.kind === "draw") return say(`draw-${outcome.reason}`);
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  return winners.length > 1 ? say("end-shared", { names: listed(say, winners.map((seat) => seatName(say, seats, seat))) })
    : say("end-won", who(say, seats, winners[0] ?? 0));
}

/** What most people do next when a game is over. It stands in the place of the note: nothing moves when a game ends. */
export function Next({ say, onAction, onResult }: {
  readonly say: Say; readonly onAction: (action: Action) => void; readonly onResult: () => void;
}): VNode {
  return (
    <div class="row next">
      <button type="button" class="button button-main" onClick={() => onAction({ kind: "again" })}>{say("again")}</button>
      <button type="button" class="button" onClick={() => onAction({ kind: "review" })}>{say("review")}</button>
      <button type="button" class="button" onClick={onResult}>{say("result")}</button>
    </div>
  );
}

/** The end of a game: how it was won, the places, and what else can be done with it. It stands below all that was there before. */
export function Finish({ say, snapshot, score, note, card, onAction, children }: {
  readonly say: Say; readonly snapshot: Snapshot; readonly score: Score | null;
  /** What else can be done with it, in place of what the own table offers. */
  readonly children?: ComponentChildren;
  /** What was said last, if it says more than the end does. */
  readonly note: string;
  readonly card: Ref<HTMLElement>; readonly onAction: (action: Action) => void;
}): VNode | null {
  const { outcome, seats } = snapshot;
  if (!outcome) return null;
  const places = seats.map((view, seat) => ({ view, seat })).filter(({ view }) => view.place > 0)
    .sort((a, b) => a.view.place - b.view.place);
  const winners = places.filter(({ view }) => view.place === 1);
  const name = (seat: number) => seatName(say, seats, seat);
  const why = outcome.kind === "places" && winners.length === 1 ? how(say, snapshot, winners[0]?.seat ?? 0) : "";
  return (
    <section class="finish" aria-labelledby="finish-title" tabIndex={-1} ref={card}>
      <h2 class="unseen" id="finish-title">{say("game-over")}</h2>
      {why !== "" && <p class="quiet">{why}</p>}
      {note !== "" && !(why !== "" && note.includes(why)) && <p class="finish-note">{note}</p>}
      {places.length > 0 && (
        <ol class="places">
          {places.map(({ view, seat }) => (
            <li key={seat} value={view.place}>
              <Belongs side={view.side} armies={view.armies} />
              <span class="seat-name">{name(seat)}</span>
              <span class="seat-count">
                {view.resigned ? say("seat-resigned")
                  : snapshot.game !== "star" ? say("seat-captured", { captured: view.captured })
                  : say("seat-home", { home: view.home, all: Math.max(1, view.armies.length) * 10 })}
              </span>
            </li>
          ))}
        </ol>
      )}
      {score && <Scored say={say} score={score} onAction={onAction} />}
      <div class="row">
        {children ?? (
          <>
            <button type="button" class="button" onClick={() => onAction({ kind: "swap-sides" })}>{say("swap-sides")}</button>
            <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "share" })}>{say("share")}</button>
            <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "statistics" })}>{say("statistics")}</button>
          </>
        )}
      </div>
    </section>
  );
}

/** The score against the computer, what it is made of, and whether it counts. */
function Scored({ say, score, onAction }: { readonly say: Say; readonly score: Score; readonly onAction: (action: Action) => void }): VNode {
  const { points, captured, won, level, spoilt, rank } = score;
  return (
    <div class="score">
      <p><strong>{say("score", { points })}</strong></p>
      <p class="quiet">{say("score-made", { captured, won: won ? "yes" : "no", level: say(`level-${level}`) })}</p>
      {spoilt !== null ? <p class="quiet">{say(`score-spoilt-${spoilt}`)}</p> : rank !== null && <p class="quiet">{say("score-rank", { rank })}</p>}
      <button type="button" class="button" onClick={() => onAction({ kind: "open", screen: "records" })}>{say("records")}</button>
    </div>
  );
}

function how(say: Say, snapshot: Snapshot, winner: number): string {
  const { game, seats, pieces } = snapshot;
  const by = who(say, seats, winner);
  const others = seats.map((view, seat) => ({ view, seat })).filter(({ seat }) => seat !== winner);
  const [only, ...more] = others;
  if (only && others.every(({ view }) => view.resigned)) {
    return more.length === 0 ? say("said-resign", who(say, seats, only.seat)) : say("end-how-resigned");
  }
  if (game === "capture") return say("end-how-capture");
  if (!isDraughts(game)) return say("end-how-star", by);
  return say((winner === 0 ? /b/i : /w/i).test(pieces) ? "end-how-blocked" : "end-how-all-captured", by);
}

/** Names one after the other in the reader's language. */
function listed(say: Say, names: readonly string[]): string {
  return new Intl.ListFormat(say("language-code"), { type: "conjunction" }).format(names);
}
