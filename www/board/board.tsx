import type { Chain, HoleInfo, MoveView, Target } from "hopstone-glue";
import { batch, type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Animator } from "./animate";
import { ASPECT, type Hole, holeAt, type Point, type Turn, viewOf } from "./geometry";
import { Grid, type Say } from "./grid";
import { dragOf, EMPTY_HAND, type Hand, handle, type HandEvent, type Intent, type Path, type PointerKind, shownPath, type TableView } from "./input";
import { keyOf } from "./keys";
import { StarPainter } from "./paint-star";
import { isPiece, type Piece, type Theme } from "./palette";
import { motionBetween, preview, type Shown } from "./shown";
import { type Cursor, cursorAt, strideOf, walk } from "./walk";

/** The position on the board, as the session shows it: the present one, or one that is looked back at. */
export interface BoardPosition {
  /** Plies played up to here; neighbouring positions of one game are led over by a movement. */
  readonly ply: number;
  readonly pieces: string;
  readonly last: MoveView | null;
  /** How many passes lie between the last move and this position. */
  readonly passes: number;
  readonly table: TableView;
}

export interface BoardProps {
  readonly holes: readonly HoleInfo[];
  readonly position: ReadonlySignal<BoardPosition>;
  readonly turn: ReadonlySignal<Turn>;
  readonly theme: ReadonlySignal<Theme>;
  readonly coordinates: ReadonlySignal<boolean>;
  /** No movement: the person's system or setting asks for it. */
  readonly still: ReadonlySignal<boolean>;
  /** A move to show as a suggestion. */
  readonly hint: ReadonlySignal<readonly Hole[] | null>;
  /** Mark the marbles that may be moved. */
  readonly mark: ReadonlySignal<boolean>;
  /** Changes when the session ends a half-made chain by its *Done* button. */
  readonly done: ReadonlySignal<number>;
  readonly say: ReadonlySignal<Say>;
  /** The accessible name of the board. */
  readonly label: ReadonlySignal<string>;
  readonly onIntent: (intent: Intent) => void;
  /** The chain that is half made may end now; the page offers *Done*. */
  readonly onMayEnd: (mayEnd: boolean) => void;
  /** A hop has landed: for a sound. */
  readonly onLanding?: (hop: number) => void;
}

const NO_TARGETS: readonly Target[] = [];
const NO_MARKS: ReadonlySet<Hole> = new Set();
const MIDDLE: Hole = 60;
/** Below this width a finger hides what is under it, and the loupe helps. */
const SMALL = 620;

/**
 * The board as people meet it: canvas, grid and hand tied together. The pointer is followed on one element around both; all
 * that it does goes through the reducer of `input.ts`.
 */
export function Board(props: BoardProps): VNode {
  const { holes, position, turn, theme, coordinates, still, hint, mark, done, say, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const callbacks = useRef(props);
  callbacks.current = props;

  const size = useSignal({ width: 0, height: 0, dpr: 1 });
  const hand = useSignal<Hand>(EMPTY_HAND);
  const cursor = useSignal<Cursor>({ hole: MIDDLE, column: 0 });
  const view = useComputed(() => viewOf(holes, size.value.width, size.value.height, turn.value));
  // The hand may lag one event behind the position; what it holds counts only for the position it was taken from.
  const path = useComputed(() => (hand.value.stamp === position.value.table.stamp ? shownPath(hand.value) : null));
  const chain = useComputed<Chain | null>(() => path.value && position.value.table.chain(path.value));
  // A chain that would come back to where the marble stands is not offered there: a tap on the marble puts it away.
  const targets = useComputed(() => chain.value?.targets.filter(({ hole }) => hole !== path.value?.at(-1)) ?? NO_TARGETS);
  const pieces = useComputed(() => preview(position.value.pieces, path.value, chain.value));

  const painter = useRef<StarPainter | null>(null);
  const animator = useRef<Animator | null>(null);
  const dropped = useRef<Point | null>(null);
  const shown = useRef<Shown | null>(null);

  const paint = useRef(() => {});
  paint.current = () => {
    const element = canvas.current;
    if (!element) return;
    painter.current ??= new StarPainter();
    const drag = dragOf(hand.peek());
    const seen = view.peek();
    const place = position.peek();
    const over = hand.peek().hover;
    if (frame.current) {
      frame.current.dataset["hand"] = drag ? "carries"
        : over !== null && place.table.open && (place.table.movable.has(over) || targets.peek().some(({ hole }) => hole === over)) ? "points" : "rests";
    }
    const at = path.peek()?.at(-1) ?? null;
    const piece = at === null ? undefined : pieces.peek()[at];
    const mid = animator.current?.frame(seen) ?? null;
    painter.current.paint(element, {
      view: seen, dpr: size.peek().dpr, theme: theme.peek(), coordinates: coordinates.peek(),
      colours: place.table.game === "star", pieces: pieces.peek(), fading: gone(place.pieces, chain.peek()),
      targets: targets.peek(), lifted: drag ? null : at, last: trail(path.peek(), place.last),
      marked: mark.peek() && !path.peek() && place.table.open ? place.table.movable : NO_MARKS,
      hint: path.peek() ? null : hint.peek(), over: drag ? drag.over : over,
      drag: drag && at !== null && isPiece(piece)
        ? { at: drag.at, piece, hole: at, loupe: drag.type === "touch" && seen.width < SMALL } : null,
      frame: mid,
    });
  };

  // The model moves at once; where a movement leads to it, the animator draws it on its way.
  useSignalEffect(() => {
    const place = position.value;
    const after: Shown = {
      stamp: place.table.stamp, ply: place.ply, pieces: place.pieces, last: place.last, passes: place.passes,
      path: path.value, captured: chain.value?.captured ?? [],
    };
    const before = shown.current;
    shown.current = after;
    animator.current ??= new Animator(
      { now: () => performance.now(), request: (callback) => requestAnimationFrame(callback), cancel: (id) => cancelAnimationFrame(id) },
      () => paint.current(),
      (_, hop) => callbacks.current.onLanding?.(hop),
    );
    if (!before) return;
    const changed = before.stamp !== after.stamp || (before.path?.length ?? 0) !== (after.path?.length ?? 0);
    if (!changed) return;
    const motion = motionBetween(before, after, dropped.current);
    dropped.current = null;
    if (motion) animator.current.run(motion, still.peek() || document.hidden);
    else if (before.stamp !== after.stamp) animator.current.stop();
  });

  useSignalEffect(() => {
    // Everything that a picture is made of; reading it here is what asks for a new one.
    void [hand.value, view.value, pieces.value, chain.value, position.value, theme.value, coordinates.value, hint.value, mark.value, size.value];
    if (!animator.current?.moving) paint.current();
  });

  useSignalEffect(() => callbacks.current.onMayEnd((path.value?.length ?? 0) > 1 && (chain.value?.may_end ?? false)));

  const send = useRef((_: HandEvent) => {});
  send.current = (event) => {
    const drag = dragOf(hand.peek());
    const { hand: next, intents } = handle(hand.peek(), event, position.peek().table);
    if (event.kind === "up" && drag && intents.some(({ kind }) => kind === "play" || kind === "hop")) dropped.current = event.at;
    // At once: what the hand lets go and what the session plays are one change, and one movement leads over both.
    batch(() => {
      hand.value = next;
      for (const intent of intents) {
        // The keyboard stands where the marble stands, so that Enter ends a chain.
        if (intent.kind === "hop" || intent.kind === "unhop") moveTo(intent.path.at(-1) ?? MIDDLE, false);
        callbacks.current.onIntent(intent);
      }
    });
    dropped.current = null;
  };

  const moveTo = (hole: Hole, focus: boolean): void => {
    cursor.value = cursorAt(view.peek(), hole);
    if (focus || frame.current?.contains(document.activeElement)) focusOn(frame.current, hole);
  };

  useSignalEffect(() => {
    void position.value;
    send.current({ kind: "table" });
  });
  const pressed = useRef(done.peek());
  useSignalEffect(() => {
    if (done.value === pressed.current) return;
    pressed.current = done.value;
    send.current({ kind: "done" });
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const dpr = Math.min(4, window.devicePixelRatio || 1);
      const was = size.peek();
      if (was.width !== width || was.height !== height || was.dpr !== dpr) size.value = { width, height, dpr };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    // Zoom and another screen change the ratio without changing the size; each query tells of one change.
    let query: MediaQueryList | null = null;
    const ratio = (): void => {
      query?.removeEventListener("change", ratio);
      query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener("change", ratio);
      measure();
    };
    ratio();
    const away = (): void => send.current({ kind: "away" });
    const hidden = (): void => { if (document.hidden) away(); };
    window.addEventListener("blur", away);
    document.addEventListener("visibilitychange", hidden);
    // A tap on the bare page puts the selection away too; a control there keeps it (*Done* needs it).
    const aside = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || element.contains(target)) return;
      if (!target.closest("button, a, input, select, textarea, label, summary, dialog, [role=button]")) send.current({ kind: "aside" });
    };
    document.addEventListener("click", aside);
    return () => {
      document.removeEventListener("click", aside);
      observer.disconnect();
      query?.removeEventListener("change", ratio);
      window.removeEventListener("blur", away);
      document.removeEventListener("visibilitychange", hidden);
    };
  }, []);

  useEffect(() => () => animator.current?.stop(), []);

  /** Where a pointer is, by the rectangle of this very moment, and the hole that it means. */
  const meant = (event: PointerEvent): { at: Point; hole: Hole | null } => {
    const box = frame.current?.getBoundingClientRect();
    const seen = view.peek();
    // Under a page zoomed by a transform a screen pixel is not a CSS pixel of the board.
    const scale = box && box.width > 0 ? seen.width / box.width : 1;
    const at = { x: (event.clientX - (box?.left ?? 0)) * scale, y: (event.clientY - (box?.top ?? 0)) * scale };
    const wished = new Set(targets.peek().map(({ hole }) => hole));
    return { at, hole: holeAt(seen, at, wished) };
  };

  const down = (event: PointerEvent): void => {
    const element = frame.current;
    if (!element) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has ended already (or a script made it up): nothing to hold on to.
    }
    const { at, hole } = meant(event);
    if (hole !== null) moveTo(hole, false);
    send.current({ kind: "down", pointer: event.pointerId, type: kindOf(event), primary: event.isPrimary, button: event.button, buttons: event.buttons, at, hole });
  };
  const move = (event: PointerEvent): void => {
    send.current({ kind: "move", pointer: event.pointerId, type: kindOf(event), buttons: event.buttons, ...meant(event) });
  };
  const up = (event: PointerEvent): void => {
    send.current({ kind: "up", pointer: event.pointerId, button: event.button, buttons: event.buttons, ...meant(event) });
  };
  const cancel = (event: PointerEvent): void => send.current({ kind: "cancel", pointer: event.pointerId });
  const click = (event: MouseEvent): void => {
    const hole = holeOf(event.target);
    if (hole !== null) send.current({ kind: "activate", hole, bare: event.detail === 0 });
  };
  const focusIn = (event: FocusEvent): void => {
    const hole = holeOf(event.target);
    if (hole !== null && hole !== cursor.peek().hole) cursor.value = cursorAt(view.peek(), hole);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stride = strideOf(event.key, event.code);
    if (stride) {
      event.preventDefault();
      const next = walk(view.peek(), cursor.peek(), stride);
      cursor.value = next;
      focusOn(frame.current, next.hole);
      return;
    }
    const key = keyOf(event);
    if (key === null) return;
    // Escape that has nothing to put back is left to the page, which may close something.
    if (key === "escape" && hand.peek().held.kind === "idle" && !hand.peek().gesture) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    send.current({ kind: "key", key, hole: cursor.peek().hole });
  };

  return (
    <div class="board" ref={frame} style={{ "--board-aspect": String(ASPECT) }}
      onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={cancel} onLostPointerCapture={cancel}
      onPointerLeave={() => send.current({ kind: "leave" })} onContextMenu={prevent} onDblClick={prevent} onDragStart={prevent}
      onClick={click} onFocusIn={focusIn} onKeyDown={keyDown}>
      <canvas class="board-canvas" ref={canvas} aria-hidden="true" />
      <Grid view={view.value} say={say.value} pieces={pieces.value} targets={targets.value}
        picked={path.value?.at(-1) ?? null} cursor={cursor.value.hole} label={label.value} />
    </div>
  );
}

/** The way that is marked: the hops made so far, else the last move. A marble just picked has none. */
function trail(path: Path | null, last: MoveView | null): { path: readonly Hole[]; swap: boolean } | null {
  return path ? (path.length > 1 ? { path, swap: false } : null) : last;
}

function gone(pieces: string, chain: Chain | null): { hole: Hole; piece: Piece }[] {
  return (chain?.captured ?? []).flatMap((hole) => {
    const piece = pieces[hole];
    return isPiece(piece) ? [{ hole, piece }] : [];
  });
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
}

function holeOf(target: EventTarget | null): Hole | null {
  const text = target instanceof Element ? target.closest("[data-hole]")?.getAttribute("data-hole") : null;
  return text == null ? null : Number(text);
}

function focusOn(frame: HTMLElement | null, hole: Hole): void {
  frame?.querySelector<HTMLElement>(`[data-hole="${hole}"]`)?.focus({ preventScroll: false });
}

function prevent(event: Event): void {
  event.preventDefault();
}
