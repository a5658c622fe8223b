import type { EventView, SeatView } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { MARBLES } from "../board/palette";
import { isMarble } from "../board/piece";
import type { Seen } from "../game/by-link";
import { above, apart, inHindsight, isBalance, overall, progress, type Review, type TurningPoint, turningPoints } from "../game/review";
import { Icon, type IconName } from "../icons/icon";
import { Belongs } from "./army";
import { type Action, seatName, who } from "./session";

/** How long each position stays while a game is replayed, in milliseconds. */
const PER_MOVE = 1_100;
/** The drawing's own units. */
const WIDTH = 300;
const HEIGHT = 90;
/** The height on the page, as in the style sheet, and that of a marble at the end of a line. */
const GRAPH_REM = 5.5;
const MARBLE_REM = 1.2;

export interface ReviewProps {
  readonly say: Say; readonly snapshot: Seen; readonly events: readonly EventView[];
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
        <progress {...(review ? progress(review) : { max: 1, value: 0 })} aria-label={say("review-looking")} />
        <button type="button" class="button" onClick={() => onAction({ kind: "judge" })}>{say("cancel")}</button>
      </div>
    );
  }
  const { game, seats } = snapshot;
  const points = review?.done ? turningPoints(game, review) : [];
  return (
    <>
      {!review?.done && <button type="button" class="button" aria-disabled={!free} onClick={() => { if (free) onAction({ kind: "judge" }); }}>{say("review-judge")}</button>}
      {review?.done && (points.length === 0 ? <p class="quiet">{say(`review-${overall(game, seats.length, review)}`)}</p> : (
        <>
          <p class="review-title">{say("review-points")}</p>
          <ul class="review-points">
            {points.map((point) => {
              const { ply, seat } = point;
              const event = events[ply];
              return (
                <li key={ply}>
                  <button type="button" class="move" aria-current={snapshot.ply === ply ? "step" : undefined} onClick={() => onAction({ kind: "teach-at", ply })}>
                    <span class="move-number">{ply + 1}</span>
                    <span class="move-seat">{seatName(say, seats, seat)}</span>
                    <span class="move-text">{event?.kind === "move" ? event.text : ""}</span>
                    <span class="review-loss">{say(`review-loss-${lossIn(game, point)}`, { loss: Math.round(point.loss / 100) })}</span>
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

/** What the loss of a turning point is told in. */
function lossIn(game: Seen["game"], { decided }: TurningPoint): string {
  return decided ?? (game === "star" || game === "capture" ? game : "draughts");
}

/** The course of the game as lines. At its end each carries the seat's marble with its mark, so that none is told by its colour alone. */
function Graph({ say, snapshot, review, ply }: { readonly say: Say; readonly snapshot: Seen; readonly review: Review; readonly ply: number }): VNode {
  const { game, seats } = snapshot;
  const { worths, moments } = review;
  const balance = isBalance(game, seats.length);
  const drawn = balance ? [above(seats)] : seats.map((_, seat) => seat);
  const values = worths.flatMap((worth) => drawn.map((seat) => worth[seat] ?? 0));
  const [low, high] = balance ? extent(values) : [0, Math.max(100, ...values)];
  const x = (at: number): number => (WIDTH * at) / Math.max(1, moments - 1);
  const y = (value: number): number => HEIGHT - (HEIGHT * (value - low)) / (high - low);
  const line = (seat: number): string => worths.map((worth, at) => `${x(at).toFixed(1)},${y(worth[seat] ?? 0).toFixed(1)}`).join(" ");
  const caption = say(`review-graph-${balance ? "balance" : game}`, who(say, seats, drawn[0] ?? 0));
  const ends = apart(drawn.map((seat) => (GRAPH_REM * y(worths.at(-1)?.[seat] ?? 0)) / HEIGHT), MARBLE_REM, GRAPH_REM);
  const at = (value: number): { insetBlockStart: string } => ({ insetBlockStart: `${(GRAPH_REM * y(value)) / HEIGHT}rem` });
  return (
    <figure class="review-graph" data-lines={balance ? "one" : "many"}>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" role="img" aria-label={caption}>
        <line class="review-zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <line class="review-now" x1={x(ply)} x2={x(ply)} y1={0} y2={HEIGHT} />
        {drawn.map((seat, i) => (
          <polyline key={seat} class="review-line" data-seat={seat} stroke-dasharray={DASHES[i]}
            style={{ strokeWidth: drawn.length > 1 ? THICK - (2 * i) / (drawn.length - 1) : 2, ...(balance ? {} : colours(seats[seat])) }} points={line(seat)} />
        ))}
      </svg>
      {[high, 0].map((value) => <span key={value} class="review-scale" style={at(value)} aria-hidden="true">{Math.round(value / 100)}</span>)}
      {!balance && drawn.map((seat, i) => (
        <span key={seat} class="review-end" style={{ insetBlockStart: `${ends[i] ?? 0}rem` }}>
          {seats[seat]?.armies.length ? <Belongs side={null} armies={seats[seat]?.armies.slice(0, 1) ?? []} /> : seat + 1}
        </span>
      ))}
      <figcaption class="quiet">{caption}</figcaption>
    </figure>
  );
}

/** How the lines of the seats are broken, and how thick the first one is: the later ones are thinner, so that two in one place are seen. */
const THICK = 4;
const DASHES = [undefined, "7 3", "2 3", "9 3 2 3", "4 2", "1 2"];

/** The colours of a seat's first army by day and by night; none of its own where seats have no armies. */
function colours(seat: SeatView | undefined): Readonly<Record<string, string>> {
  const army = String(seat?.armies[0]);
  return isMarble(army) ? { "--by-day": MARBLES.glass[army].deep, "--by-night": MARBLES.glass[army].glow } : {};
}

/** Zero in the middle, and room for whoever is farthest ahead. */
function extent(values: readonly number[]): readonly [number, number] {
  const most = Math.max(200, ...values.map(Math.abs));
  return [-most, most];
}
