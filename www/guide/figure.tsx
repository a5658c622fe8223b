import type { ReadonlySignal } from "@preact/signals";
import { useSignalEffect } from "@preact/signals";
import type { Catalogue } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Say } from "../board/grid";
import { Painter } from "../board/painter";
import type { BoardLook, MarbleSet, Theme } from "../board/palette";
import type { Picture } from "../board/picture";
import { isPiece } from "../board/piece";
import { LIFT } from "../board/animate";
import { aspectOf, viewOf } from "../board/view";
import { Icon } from "../icons/icon";
import { ScenePlayer, type Time } from "./player";
import type { Scene } from "./scene";
import { describe } from "./words";

export interface FigureProps {
  readonly scene: Scene;
  readonly catalogue: Catalogue;
  readonly theme: ReadonlySignal<Theme>;
  readonly look: ReadonlySignal<BoardLook>;
  readonly marbles: ReadonlySignal<MarbleSet>;
  readonly coordinates: ReadonlySignal<boolean>;
  readonly still: ReadonlySignal<boolean>;
  readonly tell: Say;
}

/** All figures share what a painter keeps ready: most of a page shows the same board in the same size. */
const painter = new Painter();

const TIME: Time = {
  now: () => performance.now(),
  request: (callback) => requestAnimationFrame(callback),
  cancel: (id) => cancelAnimationFrame(id),
  later: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** So much of a board must be in sight before it plays. */
const IN_SIGHT = 0.7;

/** A board of the guide: it plays once when it comes into view, and again when it is tapped. */
export function Figure(props: FigureProps): VNode {
  const { scene, catalogue, still, tell } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useRef(0);
  const player = useRef<ScenePlayer | null>(null);

  const paint = (): void => {
    const element = canvas.current;
    const now = player.current;
    if (!element || !now || width.current === 0) return;
    painter.paint(element, pictureOf(props, now, width.current));
    // What tests and styles may ask of a drawing.
    element.dataset["pieces"] = now.shot().pieces;
  };
  const show = useRef(paint);
  show.current = paint;

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = new ScenePlayer(scene, TIME, () => show.current());
    player.current = made;
    let played = scene.moves.length === 0;
    const size = new ResizeObserver(() => {
      width.current = element.clientWidth;
      show.current();
    });
    // A board is painted when it comes near, and plays when it is seen.
    const coming = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      coming.disconnect();
      size.observe(element);
    }, { root: element.closest("dialog"), rootMargin: "60%" });
    const seen = new IntersectionObserver((entries) => {
      if (played || !entries.some(({ intersectionRatio }) => intersectionRatio >= IN_SIGHT)) return;
      played = true;
      seen.disconnect();
      made.play(still.peek());
    }, { threshold: IN_SIGHT });
    coming.observe(element);
    seen.observe(element);
    return () => {
      coming.disconnect();
      seen.disconnect();
      size.disconnect();
      made.stop();
    };
  }, [scene]);
  useSignalEffect(() => {
    void [props.theme.value, props.look.value, props.marbles.value, props.coordinates.value];
    if (!player.current?.moving) show.current();
  });
  // Whoever asks for stillness in the middle of a movement gets it at once.
  useSignalEffect(() => {
    if (still.value && player.current?.moving) player.current.play(true);
  });

  const moves = scene.moves.length;
  return (
    <figure class="guide-figure" data-board={scene.game}>
      <div class="guide-board" style={{ "--board-aspect": String(aspectOf(scene.game)) }}>
        <div role="img" aria-label={describe(scene, tell, catalogue)}><canvas ref={canvas} /></div>
        {moves > 0 && (
          <button type="button" class="guide-play" aria-label={still.value && moves > 1 ? tell("board-step") : tell("board-play", { moves })}
            onClick={() => player.current?.play(still.peek())}>
            <span><Icon name={still.value && moves > 1 ? "step" : "again"} /></span>
          </button>
        )}
      </div>
      <figcaption dangerouslySetInnerHTML={{ __html: scene.caption }} />
    </figure>
  );
}

function pictureOf({ scene, catalogue, theme, look, marbles, coordinates }: FigureProps, player: ScenePlayer, width: number): Picture {
  const view = viewOf(catalogue, scene.game, width, width / aspectOf(scene.game), 0);
  const { pieces, last, next, opening } = player.shot();
  const picks = opening && scene.pick !== null && isPiece(pieces[scene.pick]);
  return {
    view, dpr: Math.min(3, window.devicePixelRatio || 1), theme: theme.peek(), look: look.peek(), marbles: marbles.peek(),
    // Where the text names squares, they must be found.
    coordinates: coordinates.peek() || view.board === "squares",
    colours: scene.game === "star", pieces, last, hint: next?.path ?? null, marked: new Set(), fading: [],
    targets: picks ? scene.targets.map(({ hole, kind }) => ({ hole, kind, path: [], captured: [], next: true, ways: 1 })) : [],
    lifted: picks && scene.pick !== null ? { cell: scene.pick, height: LIFT.picked } : null, over: null, drag: null, glory: [], frame: player.frame(view),
  };
}
