import type { Catalogue, Chain, MoveView, Target } from "hopstone-glue";
import { batch, type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Animator, LIFT, type Motion } from "./animate";
import { type Cell, isDraughts, type Point, type Turn } from "./geometry";
import type { Settings } from "../screens/session";
import type { Standing } from "../game/standing";
import { rest } from "../rest";
import { shineOf } from "./glory";
import { cellOf, focusOn, Grid, type Say } from "./grid";
import { choosingPath, dragOf, EMPTY_HAND, type Hand, handle, type HandEvent, type Intent, type Path, type PointerKind, shownPath, type TableView } from "./input";
import { keyOf, writes } from "./keys";
import { Painter } from "./painter";
import type { BoardLook, MarbleSet, Theme } from "./palette";
import { isPiece, type Piece } from "./piece";
import { follows, motionBetween, preview, type Shown } from "./shown";
import { aspectOf, cellAt, middleOf, viewOf } from "./view";
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

/** What is told of the movements on the board: for sounds. */
export interface BoardListener {
  /** A hop of a motion has come down. */
  onLanding(motion: Motion, hop: number): void;
  /** The board has come to rest on another position, or on the same one with a chain half made. */
  onArrival(before: Shown, after: Shown): void;
}

/** What a half-made move waits for: that it is ended where it stands, or that it is played. */
export type Word = "done" | "play";

export interface BoardProps {
  readonly catalogue: Catalogue;
  readonly position: ReadonlySignal<BoardPosition>;
  readonly turn: ReadonlySignal<Turn>;
  readonly theme: ReadonlySignal<Theme>;
  /** What a draughts board is made of. */
  readonly look: ReadonlySignal<BoardLook>;
  readonly marbles: ReadonlySignal<MarbleSet>;
  readonly coordinates: ReadonlySignal<boolean>;
  /** No movement: the person's system or setting asks for it. */
  readonly still: ReadonlySignal<boolean>;
  /** A move to show as a suggestion. */
  readonly hint: ReadonlySignal<readonly Cell[] | null>;
  /** Mark the pieces that may be moved. Those that must capture in draughts are marked in any case. */
  readonly mark: ReadonlySignal<boolean>;
  readonly standing: ReadonlySignal<Standing>;
  /** When a move is shown first and played at a second word. */
  readonly confirm: ReadonlySignal<Settings["confirm"]>;
  readonly keys: ReadonlySignal<Settings["keys"]>;
  /** Changes when the session ends a half-made chain by its *Done* button, or plays a proposed move. */
  readonly done: ReadonlySignal<number>;
  readonly say: ReadonlySignal<Say>;
  /** The accessible name of the board. */
  readonly label: ReadonlySignal<string>;
  readonly onIntent: (intent: Intent) => void;
  /** What the hand waits for; the page offers a button for it. */
  readonly onWord: (word: Word | null) => void;
  readonly listener: BoardListener;
  /** Nothing lies over the board, and the page is in sight: what is held is put back when that ends. */
  readonly inSight: ReadonlySignal<boolean>;
}

const NO_TARGETS: readonly Target[] = [];
const NO_MARKS: ReadonlySet<Cell> = new Set();
/** Below this width a finger hides what is under it, and the loupe helps. */
const SMALL = 620;

/**
 * The board as people meet it: canvas, grid and hand tied together. The pointer is followed on one element around both; all
 * that it does goes through the reducer of `input.ts`.
 */
export function Board(props: BoardProps): VNode {
  const { catalogue, position, turn, theme, look, marbles, coordinates, still, hint, mark, standing, done, say, label } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const callbacks = useRef(props);
  callbacks.current = props;

  const size = useSignal({ width: 0, height: 0, dpr: 1 });
  const hand = useSignal<Hand>(EMPTY_HAND);
  const game = useComputed(() => position.value.table.game);
  const view = useComputed(() => viewOf(catalogue, game.value, size.value.width, size.value.height, turn.value));
  // The keyboard's walk; null before its first step, when it stands in the middle.
  const walker = useSignal<Cursor | null>(null);
  const cursor = useComputed(() => walker.value ?? cursorAt(view.value, middleOf(view.value)));
  // The hand may lag one event behind the position; what it holds counts only for the position it was taken from.
  const path = useComputed(() => (hand.value.stamp === position.value.table.stamp ? shownPath(hand.value) : null));
  const chain = useComputed<Chain | null>(() => {
    const { table } = position.value;
    const from = path.value && choosingPath(hand.value);
    if (!from || from === path.value) return from && table.chain(from);
    // A move that waits for the word can still become another one.
    return { targets: table.chain(from).targets, captured: table.game === "star" || !path.value ? [] : table.chain(path.value).captured, may_end: false };
  });
  // A chain that would come back to where the piece stands is not offered there: a tap on the piece puts it away.
  const targets = useComputed(() => chain.value?.targets.filter(({ hole }) => hole !== path.value?.at(-1)) ?? NO_TARGETS);
  const pieces = useComputed(() => preview(position.value.pieces, path.value, chain.value));
  const table = useComputed<TableView>(() => ({
    ...position.value.table, confirm: props.confirm.value === "always" || (props.confirm.value === "small" && view.value.width < SMALL),
  }));
  const forced = useComputed(() => { const { table } = position.value; return table.open && table.forced ? table.movable : NO_MARKS; });
  // Who must capture stays marked when one of them is picked, until its chain has begun.
  const marked = useComputed(() => {
    const { table } = position.value;
    const [picked, ...hops] = path.value ?? [];
    if (hops.length > 0) return NO_MARKS;
    if (forced.value.size > 0) return new Set([...forced.value].filter((cell) => cell !== picked));
    return mark.value && picked === undefined && table.open ? table.movable : NO_MARKS;
  });
  /** What a touch beside a cell is taken for: the destinations, in draughts before that what can be picked. */
  const wished = useComputed<ReadonlySet<Cell>>(() => (
    !path.value && isDraughts(game.value) ? position.value.table.movable : new Set(targets.value.map(({ hole }) => hole))
  ));

  const painter = useRef<Painter | null>(null);
  const animator = useRef<Animator | null>(null);
  const dropped = useRef<Point | null>(null);
  const shown = useRef<Shown | null>(null);
  /** The last move is still under way: nobody shines yet. */
  const arriving = useRef(false);

  const paint = useRef(() => {});
  paint.current = () => {
    const element = canvas.current;
    if (!element) return;
    painter.current ??= new Painter();
    const drag = dragOf(hand.peek());
    const seen = view.peek();
    const place = position.peek();
    const over = hand.peek().hover;
    if (frame.current) {
      const { open, movable, captures } = place.table;
      const answers = over !== null && open && (movable.has(over) || targets.peek().some(({ hole }) => hole === over)
        || (!path.peek() && captures.some((way) => way.at(-1) === over)));
      frame.current.dataset["hand"] = drag ? "carries" : answers ? "points" : "rests";
    }
    const at = path.peek()?.at(-1) ?? null;
    const piece = at === null ? undefined : pieces.peek()[at];
    const mid = animator.current?.frame(seen) ?? null;
    const { ending } = standing.peek();
    painter.current.paint(element, {
      view: seen, dpr: size.peek().dpr, theme: theme.peek(), look: look.peek(), marbles: marbles.peek(), coordinates: coordinates.peek(),
      colours: place.table.game === "star", pieces: pieces.peek(), fading: gone(place.pieces, chain.peek()),
      targets: targets.peek(), lifted: drag || at === null ? null : { cell: at, height: LIFT.picked * (animator.current?.risen ?? 1) }, last: trail(path.peek(), place.last), marked: marked.peek(),
      hint: path.peek() ? null : hint.peek(), over: drag ? drag.over : over,
      drag: drag && at !== null && isPiece(piece)
        ? { at: drag.at, piece, cell: at, loupe: drag.type === "touch" && seen.width < SMALL } : null,
      glory: ending && !arriving.current ? shineOf(ending.cells, place.last?.path.at(-1) ?? null, seen, animator.current?.cheering ?? null) : [], frame: mid,
    });
  };

  // The model moves at once; where a movement leads to it, the animator draws it on its way.
  useSignalEffect(() => {
    const place = position.value;
    const after: Shown = {
      stamp: place.table.stamp, ply: place.ply, pieces: place.pieces, last: place.last, passes: place.passes,
      path: path.value, captured: chain.value?.captured ?? [], standing: standing.value,
    };
    const before = shown.current;
    shown.current = after;
    animator.current ??= new Animator(
      { now: () => performance.now(), request: (callback) => requestAnimationFrame(callback), cancel: (id) => cancelAnimationFrame(id) },
      () => paint.current(),
      (motion, hop) => callbacks.current.listener.onLanding(motion, hop),
    );
    const animated = animator.current;
    const asleep = still.peek() || document.hidden;
    if (!before || (before.stamp === after.stamp && `${before.path}` === `${after.path}`)) return;
    const arrive = (): void => {
      arriving.current = false;
      const { ending } = after.standing;
      if (ending && !before.standing.ending && follows(before, after) && !asleep) animated.cheer();
      // After a hop it is picked up once more.
      if (after.path && !asleep) animated.rise();
      callbacks.current.listener.onArrival(before, after);
    };
    const motion = motionBetween(before, after, dropped.current);
    dropped.current = null;
    if (motion || before.stamp !== after.stamp) arriving.current = motion !== null;
    if (motion) return animated.run(motion, asleep, arrive);
    if (before.stamp !== after.stamp) {
      animated.stop();
      arrive();
    } else if (after.path && !dragOf(hand.peek()) && !asleep) animated.rise();
  });

  useSignalEffect(() => {
    // Everything that a picture is made of; reading it here is what asks for a new one.
    void [hand.value, view.value, pieces.value, chain.value, position.value, theme.value, look.value, marbles.value, coordinates.value, standing.value, hint.value, marked.value, size.value];
    if (animator.current?.moving) return;
    if (painter.current) return paint.current();
    // The first picture is the most work: the page around it answers before.
    void rest().then(() => paint.current());
  });

  useSignalEffect(() => {
    const proposed = hand.value.held.kind === "proposed" && path.value === hand.value.held.path;
    callbacks.current.onWord(proposed ? "play" : (path.value?.length ?? 0) > 1 && chain.value?.may_end ? "done" : null);
  });

  /** What was carried and goes nowhere returns from where it was let go. */
  const putBack = useRef((_path: Path, _at: Point) => {});
  putBack.current = (path, at) => {
    const end = path.at(-1) ?? path[0];
    const piece = pieces.peek()[end];
    const animated = animator.current;
    const asleep = still.peek() || document.hidden;
    // What else is on its way is followed by the eye: nothing is put in its place.
    if (!isPiece(piece) || !animated || animated.frame(view.peek())) return;
    animated.run({ piece, way: [end], dropped: at, back: true, captured: [], swapped: null, crowned: false, lifted: false }, asleep, () => {
      if (shown.current?.path && !asleep) animated.rise();
    });
  };

  const send = useRef((_: HandEvent) => {});
  send.current = (event) => {
    const drag = dragOf(hand.peek());
    const { hand: next, intents } = handle(hand.peek(), event, table.peek());
    // The effect that shows the change comes with the next frame of the screen: until then it is remembered where the piece was let go.
    const goes = intents.some(({ kind }) => kind === "play" || kind === "hop" || kind === "propose");
    if (event.kind === "down" || event.kind === "up") dropped.current = event.kind === "up" && drag && goes ? event.at : null;
    if (drag && !dragOf(next) && !goes && event.kind !== "table") putBack.current(drag.path, drag.at);
    // At once: what the hand lets go and what the session plays are one change, and one movement leads over both.
    batch(() => {
      hand.value = next;
      for (const intent of intents) {
        // The keyboard stands where the marble stands, so that Enter ends a chain.
        if (intent.kind === "hop" || intent.kind === "unhop" || intent.kind === "propose") moveTo(intent.path.at(-1) ?? intent.path[0], false);
        callbacks.current.onIntent(intent);
      }
    });
  };

  const moveTo = (cell: Cell, focus: boolean): void => {
    walker.value = cursorAt(view.peek(), cell);
    if (focus || frame.current?.contains(document.activeElement)) focusOn(frame.current, cell);
  };

  useSignalEffect(() => {
    void position.value;
    send.current({ kind: "table" });
  });
  useSignalEffect(() => { if (!props.inSight.value) send.current({ kind: "away" }); });
  // On another board the walk begins anew.
  useSignalEffect(() => {
    void game.value;
    walker.value = null;
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

  /** Where a pointer is, by the rectangle of this very moment, and the cell that it means. */
  const meant = (event: PointerEvent): { at: Point; cell: Cell | null } => {
    const box = frame.current?.getBoundingClientRect();
    const seen = view.peek();
    // Under a page zoomed by a transform a screen pixel is not a CSS pixel of the board.
    const scale = box && box.width > 0 ? seen.width / box.width : 1;
    const at = { x: (event.clientX - (box?.left ?? 0)) * scale, y: (event.clientY - (box?.top ?? 0)) * scale };
    return { at, cell: cellAt(seen, at, wished.peek()) };
  };

  const down = (event: PointerEvent): void => {
    const element = frame.current;
    if (!element) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has ended already (or a script made it up): nothing to hold on to.
    }
    const { at, cell } = meant(event);
    if (cell !== null) moveTo(cell, false);
    send.current({ kind: "down", pointer: event.pointerId, type: kindOf(event), primary: event.isPrimary, button: event.button, buttons: event.buttons, at, cell });
  };
  const move = (event: PointerEvent): void => {
    send.current({ kind: "move", pointer: event.pointerId, type: kindOf(event), buttons: event.buttons, ...meant(event) });
  };
  const up = (event: PointerEvent): void => {
    send.current({ kind: "up", pointer: event.pointerId, button: event.button, buttons: event.buttons, ...meant(event) });
  };
  const cancel = (event: PointerEvent): void => send.current({ kind: "cancel", pointer: event.pointerId });
  const click = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    if (cell !== null) send.current({ kind: "activate", cell, bare: event.detail === 0 });
  };
  const focusIn = (event: FocusEvent): void => {
    const cell = cellOf(event.target);
    if (cell !== null && cell !== cursor.peek().cell) walker.value = cursorAt(view.peek(), cell);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (props.keys.peek() === "off" && writes(event)) return;
    const stride = strideOf(event.key, event.code);
    if (stride) {
      event.preventDefault();
      const next = walk(view.peek(), cursor.peek(), stride);
      walker.value = next;
      focusOn(frame.current, next.cell);
      return;
    }
    const key = keyOf(event);
    if (key === null) return;
    // Escape that has nothing to put back is left to the page, which may close something.
    if (key === "escape" && hand.peek().held.kind === "idle" && !hand.peek().gesture) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    send.current({ kind: "key", key, cell: cursor.peek().cell });
  };

  return (
    <div class="board" ref={frame} style={{ "--board-aspect": String(aspectOf(game.value)) }}
      onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={cancel} onLostPointerCapture={cancel}
      onPointerLeave={() => send.current({ kind: "leave" })} onContextMenu={prevent} onDblClick={prevent} onDragStart={prevent}
      onClick={click} onFocusIn={focusIn} onKeyDown={keyDown}>
      <canvas class="board-canvas" ref={canvas} aria-hidden="true" />
      <Grid view={view.value} say={say.value} pieces={pieces.value} targets={targets.value}
        picked={path.value?.at(-1) ?? null} forced={forced.value} cursor={cursor.value.cell} label={label.value} />
    </div>
  );
}

/** The way that is marked: the hops made so far, else the last move. A piece just picked has none. */
function trail(path: Path | null, last: MoveView | null): { path: readonly Cell[]; swap: boolean } | null {
  return path ? (path.length > 1 ? { path, swap: false } : null) : last;
}

function gone(pieces: string, chain: Chain | null): { cell: Cell; piece: Piece }[] {
  return (chain?.captured ?? []).flatMap((cell) => {
    const piece = pieces[cell];
    return isPiece(piece) ? [{ cell, piece }] : [];
  });
}

function kindOf({ pointerType }: PointerEvent): PointerKind {
  return pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse";
}

function prevent(event: Event): void {
  event.preventDefault();
}
