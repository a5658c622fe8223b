import type { LineMove } from "hopstone-glue";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Say } from "../board/grid";
import type { SeatedView } from "../game/by-link";
import { isSame, remark, type Taught, verdict } from "../game/lesson";
import type { Action } from "./session";

/** What the computer teaches about the position on the board: a good move, why, what may follow, and what another move costs. */
export function LessonCard({ say, seats, taught, star, open, back, last, onAction }: {
  readonly say: Say; readonly seats: readonly SeatedView[]; readonly taught: Taught;
  /** On the star only the own moves are told. */
  readonly star: boolean;
  /** The position is the present one, and a person is to move. */
  readonly open: boolean;
  /** The position is one that is looked back at. */
  readonly back: boolean;
  /** There is an own move before it that can be asked about. */
  readonly last: boolean;
  readonly onAction: (action: Action) => void;
}): VNode {
  const { lesson, seat, played } = taught;
  const card = useRef<HTMLElement>(null);
  // Whoever chose a moment from a list may have the list where the answer comes.
  useLayoutEffect(() => { if (back) card.current?.scrollIntoView({ block: "nearest" }); }, [taught, back]);
  const [best] = lesson.line;
  const [tried] = lesson.tried?.line ?? [];
  const act = (action: Action) => () => onAction(action);
  const then = (line: readonly LineMove[]): VNode | null => line.length < 2 ? null : (
    <p class="lesson-then">{say(star ? "lesson-then-own" : "lesson-then", { line: line.slice(1, 5).map(({ text }) => text).join(", ") })}</p>
  );
  return (
    <section ref={card} class="lesson" aria-label={say("lesson")} data-lesson>
      {lesson.tried && tried && (
        <div class="lesson-part">
          <p class="lesson-move">{say(played ? "lesson-played" : "lesson-tried", { text: tried.text })}</p>
          <ul class="lesson-why">{verdict(say, seats, seat, lesson).map((text, i) => <li key={i}>{text}</li>)}</ul>
          {!isSame(lesson) && then(lesson.tried.line)}
        </div>
      )}
      {best && (
        <div class="lesson-part">
          <p class="lesson-move">{say("lesson-best", { text: best.text })}</p>
          <ul class="lesson-why">{lesson.reasons.map((one, i) => <li key={i}>{remark(say, seats, seat, "reason", one)}</li>)}</ul>
          {!tried && then(lesson.line)}
        </div>
      )}
      <div class="row lesson-row">
        {open && best && <button type="button" class="button button-main" onClick={act({ kind: "play", path: best.path })}>{say("lesson-play")}</button>}
        {open && tried && !isSame(lesson) && <button type="button" class="button" onClick={act({ kind: "play", path: tried.path })}>{say("lesson-play-tried")}</button>}
        {open && <button type="button" class="button" onClick={act({ kind: "ask" })}>{say("lesson-ask")}</button>}
        {last && <button type="button" class="button" onClick={act({ kind: "ask-last" })}>{say("lesson-last")}</button>}
        <button type="button" class="button" onClick={act({ kind: "close-lesson" })}>{say("close")}</button>
      </div>
    </section>
  );
}
