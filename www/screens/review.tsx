import type { EventView, SeatView, Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { MARBLES } from "../board/palette";
import { isMarble } from "../board/piece";
import { inHindsight, isBalance, type Review, turningPoints } from "../game/review";
import { Icon, type IconName } from "../icons/icon";
import { Belongs } from "./army";
import { type Action, seatName } from "./session";

/** How long each position stays while a game is replayed, in milliseconds. */
const PER_MOVE = 1_100;
/** The drawing's own units. */
const WIDTH = 300;
const HEIGHT = 90;
/** The height on the page, as in the style sheet. */
const GRAPH_REM = 5.5;

export interface ReviewProps {
  readonly say: Say; readonly snapshot: Snapshot; readonly events: readonly EventView[];
  readonly review: Review | null;
  /** The computer is looking through the game. */
  readonly looking: boolean;
  /** The computer may be asked now. */
  readonly free: boolean;
  readonly onAction: (action: Action) => void;
}

/** A game from its first move to its last: stepping through it, playing it, and what the computer makes of it. */
export function ReviewPanel({ say, snapshot, events, review: found, looking, free, onAction }: ReviewProps): VNode {
  const review = useMemo(() => found && inHindsight(snapshot.game, events, found), [found, events, snapshot.game]);
  const { ply } = snapshot;
  const plies = events.length;
  const look = (to: number): void => onAction({ kind: "look", ply: to >= plies ? null : Math.max(0, to) });
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays) return;
    if (ply >= plies) return setPlays(false);
    const timer = setTimeout(() => look(ply + 1), PER_MOVE);
    return () => clearTimeout(timer);
  }, [plays, ply, plies]);
  const step = (icon: IconName, id: string, to: number): VNode => (
    <button type="button" class="control" aria-label={say(id)} title={say(id)} aria-disabled={to === ply || to < 0 || to > plies}
      onClick={() => { setPlays(false); look(to); }}><Icon name={icon} /></button>
  );
  return (
    <section class="review" aria-label={say("review")}>
      <div class="review-row" role="group" aria-label={say("review-steps")}>
        {step("first", "review-first", ply === 0 ? -1 : 0)}
        {step("back", "review-back", ply - 1)}
        <button type="button" class="control" aria-label={say(plays ? "review-pause" : "review-play")} title={say(plays ? "review-pause" : "review-play")} data-control="replay"
          onClick={() => { if (!plays && ply >= plies) look(0); setPlays(!plays); }}><Icon name={plays ? "pause" : "play"} /></button>
        {step("forward", "review-forward", ply + 1)}
        {step("last", "review-last", ply === plies ? -1 : plies)}
        <button type="button" class="control" aria-label={say("close")} title={say("close")} onClick={() => onAction({ kind: "review" })}><Icon name="close" /></button>
      </div>
      {review && <Graph say={say} snapshot={snapshot} review={review} ply={ply} />}
      <input type="range" class="review-slider" min={0} max={plies} value={ply} aria-label={say("review-slider")}
        aria-valuetext={say("looking-back", { ply, plies })} onInput={({ currentTarget }) => { setPlays(false); look(Number(currentTarget.value)); }} />
      <Judged say={say} snapshot={snapshot} events={events} review={review} looking={looking} free={free} onAction={onAction} />
    </section>
  );
}

/** What the computer has found, how far it is, or the button that asks it. */
function Judged({ say, snapshot, events, review, looking, free, onAction }: ReviewProps): VNode {
  if (looking) {
    return (
      <div class="review-row">
        <progress max={review?.moments ?? 1} value={review?.worths.length ?? 0} aria-label={say("review-looking")} />
        <button type="button" class="button" onClick={() => onAction({ kind: "judge" })}>{say("cancel")}</button>
      </div>
    );
  }
  const whole = review !== null && review.worths.length === events.length + 1;
  const points = review ? turningPoints(snapshot.game, snapshot.seats.length, events, review) : [];
  return (
    <>
      {!whole && <button type="button" class="button" aria-disabled={!free} onClick={() => { if (free) onAction({ kind: "judge" }); }}>{say("review-judge")}</button>}
      {whole && (points.length === 0 ? <p class="quiet">{say("review-even")}</p> : (
        <>
          <p class="review-title">{say("review-points")}</p>
          <ul class="review-points">
            {points.map(({ ply, seat, loss }) => {
              const event = events[ply];
              return (
                <li key={ply}>
                  <button type="button" class="move" aria-current={snapshot.ply === ply ? "step" : undefined} onClick={() => onAction({ kind: "teach-at", ply })}>
                    <span class="move-number">{ply + 1}</span>
                    <span class="move-seat">{seatName(say, snapshot.seats, seat)}</span>
                    <span class="move-text">{event?.kind === "move" ? event.text : ""}</span>
                    <span class="review-loss">{say(`review-loss-${snapshot.game === "star" ? "star" : snapshot.game === "capture" ? "capture" : "draughts"}`, { loss: Math.round(loss / 100) })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      ))}
    </>
  );
}

/** The course of the game as lines. At its end each carries the seat's marble with its mark, so that none is told by its colour alone. */
function Graph({ say, snapshot, review, ply }: { readonly say: Say; readonly snapshot: Snapshot; readonly review: Review; readonly ply: number }): VNode {
  const { game, seats } = snapshot;
  const { worths, moments } = review;
  const balance = isBalance(game, seats.length);
  const drawn = balance ? [0] : seats.map((_, seat) => seat);
  const values = worths.flatMap((worth) => drawn.map((seat) => worth[seat] ?? 0));
  const [low, high] = balance ? extent(values) : [0, Math.max(100, ...values)];
  const x = (at: number): number => (WIDTH * at) / Math.max(1, moments - 1);
  const y = (value: number): number => HEIGHT - (HEIGHT * (value - low)) / (high - low);
  const line = (seat: number): string => worths.map((worth, at) => `${x(at).toFixed(1)},${y(worth[seat] ?? 0).toFixed(1)}`).join(" ");
  return (
    <figure class="review-graph" data-lines={balance ? "one" : "many"}>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label={say(`review-graph-${balance ? "balance" : game}`, { name: seatName(say, seats, 0) })}>
        {balance && <line class="review-zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />}
        <line class="review-now" x1={x(ply)} x2={x(ply)} y1={0} y2={HEIGHT} />
        {drawn.map((seat) => <polyline key={seat} class="review-line" stroke={(balance ? undefined : colour(seats[seat])) ?? "currentColor"} stroke-dasharray={DASHES[seat]} points={line(seat)} />)}
      </svg>
      {!balance && drawn.map((seat) => (
        <span key={seat} class="review-end" style={{ insetBlockStart: `${(GRAPH_REM * y(worths.at(-1)?.[seat] ?? 0)) / HEIGHT}rem` }}>
          {seats[seat]?.armies.length ? <Belongs side={null} armies={seats[seat]?.armies.slice(0, 1) ?? []} /> : seat + 1}
        </span>
      ))}
      <figcaption class="quiet">{say(`review-graph-${balance ? "balance" : game}`, { name: seatName(say, seats, 0) })}</figcaption>
    </figure>
  );
}

/** How the lines of the seats are broken. */
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3", "4 2", "1 2"];

/** The colour of a seat's first army; none of its own where seats have no armies. */
function colour(seat: SeatView | undefined): string | undefined {
  const army = String(seat?.armies[0]);
  return isMarble(army) ? MARBLES.glass[army].deep : undefined;
}

/** Zero in the middle, and room for whoever is farthest ahead. */
function extent(values: readonly number[]): readonly [number, number] {
  const most = Math.max(200, ...values.map(Math.abs));
  return [-most, most];
}
