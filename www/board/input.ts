import type { Chain, Target } from "hopstone-glue";
import type { GameKind } from "hopstone-glue";
import { type Cell, isDraughts, type Point } from "./geometry";

/** What the hand may know of the table. The session provides it; nothing in it changes while an event is handled. */
export interface TableView {
  /** Changes whenever another position is shown. What the hand held belongs to the old one and is put back. */
  readonly stamp: number | string;
  readonly game: GameKind;
  /** A person at this device may move in the position that is shown. */
  readonly open: boolean;
  /** The characters of `Snapshot.pieces`, one for each cell. */
  readonly pieces: string;
  /** The pieces that may be moved now. */
  readonly movable: ReadonlySet<Cell>;
  /** Draughts: a capture must be made now. The pieces that can make one are marked whatever the settings say. */
  readonly forced: boolean;
  /** A move is shown first and played at a second word. */
  readonly confirm?: boolean;
  /** The legal captures from start to end when one is forced; none otherwise. */
  readonly captures: readonly (readonly Cell[])[];
  /** Where the piece at `path[0]` can go after the hops of `path`. Asked only about pieces that are movable. */
  chain(path: readonly Cell[]): Chain;
}

/** A picked piece's cell and the hops made so far (hops only where the path matters). */
export type Path = readonly [from: Cell, ...hops: Cell[]];

/**
 * What stays when no pointer is down: nothing, a picked piece whose destinations are shown, or a whole move that waits for the word to
 * be played; `from` is what was picked before it.
 */
export type Held =
  | { readonly kind: "idle" }
  | { readonly kind: "picked"; readonly path: Path }
  | { readonly kind: "proposed"; readonly path: Path; readonly from: Path };

/** What the one pointer that is followed is doing. */
export interface Gesture {
  readonly pointer: number;
  readonly type: PointerKind;
  readonly start: Point;
  readonly at: Point;
  /** The cell under it when it went down, and now. */
  readonly from: Cell | null;
  readonly over: Cell | null;
  /** The piece it can carry, with the hops made; null when it went down on none. */
  readonly carries: Path | null;
  /** Further than a trembling finger goes: the piece follows it. */
  readonly moved: boolean;
  /** It has moved and has left the cell: no tap any more, even if it comes back. */
  readonly left: boolean;
  /** Another button, Escape or a cancel has put the piece back; the rest of the gesture means nothing. */
  readonly spent: boolean;
}

/** What the hand is doing. Exactly one pointer is followed; all others are ignored. */
export interface Hand {
  readonly stamp: TableView["stamp"] | null;
  readonly held: Held;
  readonly gesture: Gesture | null;
  readonly hover: Cell | null;
  /** The browser may still send the click that belongs to a gesture which has been handled. */
  readonly echo: boolean;
}

export type PointerKind = "mouse" | "touch" | "pen";

/** One thing that happened at the board. `cell` is the nearest cell, destinations preferred; `at` is within the canvas. */
export type HandEvent =
  | { readonly kind: "down"; readonly pointer: number; readonly type: PointerKind; readonly primary: boolean;
      readonly button: number; readonly buttons: number; readonly at: Point; readonly cell: Cell | null }
  | { readonly kind: "move"; readonly pointer: number; readonly type: PointerKind; readonly buttons: number;
      readonly at: Point; readonly cell: Cell | null }
  | { readonly kind: "up"; readonly pointer: number; readonly button: number; readonly buttons: number;
      readonly at: Point; readonly cell: Cell | null }
  /** `pointercancel` or `lostpointercapture`. */
  | { readonly kind: "cancel"; readonly pointer: number }
  /** The mouse has left the board. */
  | { readonly kind: "leave" }
  /** A tap on the page beside the board. */
  | { readonly kind: "aside" }
  /** The window has lost the focus, or the page is hidden. */
  | { readonly kind: "away" }
  /**
   * A click on a cell. `bare`: it comes from assistive technology or a script, without a pointer (`detail` 0); others
   * are the echo of a gesture unless there was none.
   */
  | { readonly kind: "activate"; readonly cell: Cell; readonly bare: boolean }
  | { readonly kind: "key"; readonly key: BoardKey; readonly cell: Cell | null }
  /** The *Done* button, or *Play*. */
  | { readonly kind: "done" }
  /** The table shows another position. */
  | { readonly kind: "table" };

export type BoardKey = "enter" | "escape" | "hint" | "undo" | "help" | 1 | 2 | 3 | 4 | 5;

/** What the hand asks of the table and of the page. */
export type Intent =
  | { readonly kind: "pick"; readonly hole: Cell }
  | { readonly kind: "unpick" }
  | { readonly kind: "hop"; readonly path: Path }
  | { readonly kind: "unhop"; readonly path: Path }
  | { readonly kind: "play"; readonly path: readonly Cell[] }
  /** The move stands on the board and waits for the word. */
  | { readonly kind: "propose"; readonly path: Path }
  | { readonly kind: "hover"; readonly hole: Cell | null }
  /** Say why: a piece that may not be moved now; several outcomes lead to `hole`; the half-made chain cannot go there. */
  | { readonly kind: "explain"; readonly id: "piece" | "several-ways" | "no-hop"; readonly hole: Cell }
  /** Draughts: say why the picked piece cannot go to `hole` after the hops of `path`; null: no piece is picked. */
  | { readonly kind: "explain"; readonly id: "square"; readonly path: Path | null; readonly hole: Cell }
  | { readonly kind: "hint" } | { readonly kind: "undo" } | { readonly kind: "help" }
  | { readonly kind: "level"; readonly level: 1 | 2 | 3 | 4 | 5 };

export interface Handled { readonly hand: Hand; readonly intents: readonly Intent[] }

const IDLE: Held = { kind: "idle" };
export const EMPTY_HAND: Hand = { stamp: null, held: IDLE, gesture: null, hover: null, echo: false };

/** How far a trembling hand goes without meaning it, CSS pixels. */
const SLOP: Readonly<Record<PointerKind, number>> = { mouse: 4, touch: 10, pen: 10 };

const PRIMARY_BUTTON = 1;

/** The piece whose destinations are to be shown, with its hops: the one under the finger, else the one picked. */
export function shownPath(hand: Hand): Path | null {
  const { gesture, held } = hand;
  if (gesture?.carries && !gesture.spent) return gesture.carries;
  return held.kind === "idle" ? null : held.path;
}

/** Where the piece of `shownPath` chooses its destination: where a proposed move began, else where it stands. */
export function choosingPath(hand: Hand): Path | null {
  const path = shownPath(hand);
  return hand.held.kind === "proposed" && path === hand.held.path ? hand.held.from : path;
}

/** The piece being carried, once it follows the pointer. */
export function dragOf(hand: Hand): { path: Path; at: Point; over: Cell | null; type: PointerKind } | null {
  const { gesture } = hand;
  if (!gesture?.carries || gesture.spent || !gesture.moved) return null;
  return { path: gesture.carries, at: gesture.at, over: gesture.left ? gesture.over : null, type: gesture.type };
}

/** The next state of the hand, and what it asks of the table. No DOM, no clock. */
export function handle(before: Hand, event: HandEvent, table: TableView): Handled {
  const hand = settle(before, table);
  switch (event.kind) {
    case "down": return down(hand, event, table);
    case "move": return move(hand, event);
    case "up": return up(hand, event, table);
    case "cancel": return event.pointer === hand.gesture?.pointer ? withdraw({ ...hand, gesture: null }) : done(hand);
    case "leave": return hover(hand, null);
    case "away": {
      const { hand: still, intents } = withdraw({ ...hand, gesture: null, echo: false });
      const left = hover(still, null);
      return { hand: left.hand, intents: [...intents, ...left.intents] };
    }
    case "aside": return hand.gesture ? done(hand) : putAway(hand);
    case "activate": {
      const last = { ...hand, echo: false };
      // One finger, one act: the click that the browser makes of a touch is no second tap.
      return hand.echo && !event.bare ? done(last) : tap(last, event.cell, table);
    }
    case "key": return key({ ...hand, echo: false }, event.key, event.cell, table);
    case "done": return finish(hand, table);
    case "table": return done(hand);
  }
}

function done(hand: Hand, ...intents: Intent[]): Handled {
  return { hand, intents };
}

/** Lets go of what belongs to a position that is no longer shown. */
function settle(hand: Hand, table: TableView): Hand {
  if (hand.stamp === table.stamp) {
    const path = hand.held.kind === "idle" ? null : hand.held.path;
    if (!path || mayMove(path[0], table)) return hand;
  }
  return {
    ...hand, stamp: table.stamp, held: IDLE,
    gesture: hand.gesture && { ...hand.gesture, spent: true, carries: null },
  };
}

function mayMove(cell: Cell, table: TableView): boolean {
  return table.open && table.movable.has(cell);
}

function down(hand: Hand, event: HandEvent & { kind: "down" }, table: TableView): Handled {
  const { gesture } = hand;
  if (gesture) {
    if (event.pointer === gesture.pointer && event.button !== 0) {
      return done({ ...hand, gesture: { ...gesture, spent: true } });
    }
    // A further finger is ignored. But a first finger (or the same pointer again) going down proves that the end of the
    // gesture before was lost on the way; the board must not stay dead until a reload.
    const lost = event.pointer === gesture.pointer || (event.primary && event.type === gesture.type);
    if (!lost) return done(hand);
  }
  const clean = event.button === 0 && event.buttons === PRIMARY_BUTTON;
  return done({
    ...hand, echo: false,
    gesture: {
      pointer: event.pointer, type: event.type, start: event.at, at: event.at, from: event.cell, over: event.cell,
      carries: clean ? carried(hand, event.cell, table) : null,
      moved: false, left: false, spent: !clean,
    },
  });
}

/** What a pointer that goes down on `cell` takes up: the picked piece where it stands now, or another that may move. */
function carried(hand: Hand, cell: Cell | null, table: TableView): Path | null {
  if (cell === null) return null;
  const path = hand.held.kind === "idle" ? null : hand.held.path;
  if (path) {
    if (cell === last(path)) return path;
    const chain = table.chain(choosingPath(hand) ?? path);
    // The cell may look different under the half-made chain: a destination, or a piece that has been jumped.
    if (chain.targets.some((target) => target.hole === cell)) return null;
    if (path.includes(cell) || chain.captured.includes(cell)) return null;
  }
  return mayMove(cell, table) ? [cell] : null;
}

function move(hand: Hand, event: HandEvent & { kind: "move" }): Handled {
  const { gesture } = hand;
  if (!gesture) {
    return event.type === "mouse" || event.type === "pen" ? hover({ ...hand, echo: false }, event.cell) : done(hand);
  }
  if (event.pointer !== gesture.pointer) return done(hand);
  // Let go outside the window, where nobody told us.
  if (event.buttons === 0) return done({ ...hand, gesture: null });
  const spent = gesture.spent || event.buttons !== PRIMARY_BUTTON;
  const moved = gesture.moved || Math.hypot(event.at.x - gesture.start.x, event.at.y - gesture.start.y) > SLOP[gesture.type];
  const left = gesture.left || (moved && event.cell !== gesture.from);
  const next = { ...gesture, at: event.at, over: event.cell, spent, moved, left };
  const dragging = next.carries !== null && !spent && left;
  return hover({ ...hand, gesture: next }, dragging ? event.cell : hand.hover);
}

function up(hand: Hand, event: HandEvent & { kind: "up" }, table: TableView): Handled {
  const { gesture } = hand;
  if (!gesture) return done({ ...hand, echo: true });
  if (event.pointer !== gesture.pointer) return done(hand);
  if (event.buttons !== 0) return done({ ...hand, gesture: { ...gesture, spent: true } });
  const free: Hand = { ...hand, gesture: null, echo: true };
  if (gesture.spent || event.button !== 0) return done(free);
  const moved = gesture.moved || Math.hypot(event.at.x - gesture.start.x, event.at.y - gesture.start.y) > SLOP[gesture.type];
  const left = gesture.left || (moved && event.cell !== gesture.from);
  if (!left) return gesture.from === null ? putAway(free) : tap(free, gesture.from, table);
  if (event.cell === null) return done(free);
  if (!gesture.carries) return pulled(free, gesture.from, table);
  // Let go on a destination it is played; anywhere else the piece goes back, and the selection is as it was.
  if (event.cell === last(gesture.carries)) return done(free);
  if (free.held.kind === "proposed" && gesture.carries === free.held.path) return redirect(free, free.held, event.cell, table);
  const target = wanted(table.chain(gesture.carries), event.cell);
  if (target) return go(free, gesture.carries, target, table);
  if (!isDraughts(table.game)) return done(free);
  const place = gesture.carries.indexOf(event.cell);
  if (place >= 0) return backTo(free, gesture.carries, place + 1);
  return done(free, { kind: "explain", id: "square", path: gesture.carries, hole: event.cell });
}

/** A proposed move is taken up once more: to another destination, or back to where it came from; anywhere else it stands as it stood. */
function redirect(hand: Hand, { from }: Held & { kind: "proposed" }, cell: Cell, table: TableView): Handled {
  const target = wanted(table.chain(from), cell);
  if (target) return reconsidered(go(hand, from, target, table), from);
  const place = from.indexOf(cell);
  return place >= 0 ? backTo(hand, from, place + 1) : done(hand);
}

/** In draughts whoever drags at a piece that must stay is told why, as for a tap. */
function pulled(hand: Hand, from: Cell | null, table: TableView): Handled {
  if (!isDraughts(table.game) || from === null || hand.held.kind !== "idle" || table.pieces[from] === ".") return done(hand);
  return done(hand, { kind: "explain", id: "piece", hole: from });
}

function hover(hand: Hand, cell: Cell | null): Handled {
  return cell === hand.hover ? done(hand) : done({ ...hand, hover: cell }, { kind: "hover", hole: cell });
}

function key(hand: Hand, pressed: BoardKey, cell: Cell | null, table: TableView): Handled {
  switch (pressed) {
    case "enter": return hand.held.kind === "proposed" && cell === null ? finish(hand, table) : cell === null ? done(hand) : tap(hand, cell, table);
    case "escape": return escape(hand);
    case "hint": return done(hand, { kind: "hint" });
    case "undo": return done(hand, { kind: "undo" });
    case "help": return done(hand, { kind: "help" });
    default: return done(hand, { kind: "level", level: pressed });
  }
}

/** One thing back at a time: the piece under the finger, then the last hop, then the selection. */
function escape(hand: Hand): Handled {
  if (hand.gesture && !hand.gesture.spent) return done({ ...hand, gesture: { ...hand.gesture, spent: true } });
  if (hand.held.kind === "idle") return done(hand);
  if (hand.held.kind === "proposed") return backTo(hand, hand.held.from, hand.held.from.length);
  const { path } = hand.held;
  return path.length > 1 ? backTo(hand, path, path.length - 1) : putAway(hand);
}

/** A move that only waited for the word is not played, and nothing of it stays. */
function withdraw(hand: Hand): Handled {
  return hand.held.kind === "proposed" ? putAway(hand) : done(hand);
}

function putAway(hand: Hand): Handled {
  return hand.held.kind === "idle" ? done(hand) : done({ ...hand, held: IDLE }, { kind: "unpick" });
}

function backTo(hand: Hand, path: Path, length: number): Handled {
  const shorter: Path = [path[0], ...path.slice(1, length)];
  return done({ ...hand, held: { kind: "picked", path: shorter } }, { kind: "unhop", path: shorter });
}

function tap(hand: Hand, cell: Cell, table: TableView): Handled {
  if (hand.held.kind === "proposed") {
    // At its destination it is played; any other cell is tapped as if the move had not been proposed.
    const { path, from } = hand.held;
    if (cell === last(path)) return finish(hand, table);
    if (from.length > 1 && cell === last(from)) return backTo(hand, from, from.length);
    return reconsidered(tap({ ...hand, held: { kind: "picked", path: from } }, cell, table), from);
  }
  const path = hand.held.kind === "picked" ? hand.held.path : null;
  if (!path) {
    if (mayMove(cell, table)) return pick(hand, cell);
    if (table.pieces[cell] !== ".") return done(hand, { kind: "explain", id: "piece", hole: cell });
    return isDraughts(table.game) && table.open ? bareTap(hand, cell, table) : done(hand);
  }
  if (cell === last(path)) return path.length > 1 ? finish(hand, table) : putAway(hand);

  const chain = table.chain(path);
  const next = chain.targets.find((target) => target.hole === cell && target.next);
  if (next) return go(hand, path, next, table);
  const place = path.indexOf(cell);
  if (place >= 0) return backTo(hand, path, place + 1);
  const far = chain.targets.find((target) => target.hole === cell);
  if (far) return go(hand, path, far, table);

  // Another piece is taken up, a half-made chain goes back with it: its destinations were never those of the other.
  if (!chain.captured.includes(cell) && mayMove(cell, table)) return pick(hand, cell);
  if (isDraughts(table.game)) return done(hand, { kind: "explain", id: "square", path, hole: cell });
  if (path.length > 1) return done(hand, { kind: "explain", id: "no-hop", hole: cell });
  return table.pieces[cell] === "." ? putAway(hand) : done(hand, { kind: "explain", id: "piece", hole: cell });
}

/** Where another way was only refused the piece is back where it was picked: the page has to know that nothing is proposed any more. */
function reconsidered({ hand, intents }: Handled, from: Path): Handled {
  return { hand, intents: intents.some(({ kind }) => kind === "explain") ? [{ kind: "unhop", path: from }, ...intents] : intents };
}

/** A tap on an empty square before a piece is picked: it is enough for the only capture that ends there. */
function bareTap(hand: Hand, cell: Cell, table: TableView): Handled {
  const [only, ...others] = table.captures.filter((path) => path[path.length - 1] === cell);
  if (!only) return done(hand, { kind: "explain", id: "square", path: null, hole: cell });
  return others.length === 0 ? ready(hand, only, null, table) : done(hand, { kind: "explain", id: "several-ways", hole: cell });
}

function pick(hand: Hand, cell: Cell): Handled {
  return done({ ...hand, held: { kind: "picked", path: [cell] } }, { kind: "pick", hole: cell });
}

function wanted(chain: Chain, cell: Cell): Target | undefined {
  return chain.targets.find((target) => target.hole === cell && target.next)
    ?? chain.targets.find((target) => target.hole === cell);
}

/** Goes to a destination: plays the move if that settles it, else makes one hop of the chain. */
function go(hand: Hand, path: Path, target: Target, table: TableView): Handled {
  if (table.game === "star") return ready(hand, target.path, path, table);
  if (!target.next) {
    return target.ways === 1 ? ready(hand, target.path, path, table)
      : done({ ...hand, held: { kind: "picked", path } }, { kind: "explain", id: "several-ways", hole: target.hole });
  }
  const longer: Path = [path[0], ...path.slice(1), target.hole];
  const rest = table.chain(longer);
  // A chain that cannot go on needs no *Done*.
  if (rest.targets.length === 0 && rest.may_end) return ready(hand, longer, path, table);
  return done({ ...hand, held: { kind: "picked", path: longer } }, { kind: "hop", path: longer });
}

function finish(hand: Hand, table: TableView): Handled {
  if (hand.held.kind === "idle") return done(hand);
  const { path } = hand.held;
  if (hand.held.kind === "proposed") return play(hand, path);
  // A chain that is ended where it stands has been seen whole: that is the word.
  if (path.length > 1 && table.chain(path).may_end) return play(hand, path);
  if (!isDraughts(table.game) || path.length < 2) return done(hand);
  // What a person ends here must go on.
  return done(hand, { kind: "explain", id: "square", path: [path[0], ...path.slice(1, -1)], hole: last(path) });
}

/** A move is chosen: it is played, or shown first if that is wanted. */
function ready(hand: Hand, move: readonly Cell[], from: Path | null, table: TableView): Handled {
  const [start, ...hops] = move;
  if (!table.confirm || start === undefined) return play(hand, move);
  const path: Path = [start, ...hops];
  return done({ ...hand, held: { kind: "proposed", path, from: from ?? [start] } }, { kind: "propose", path });
}

function play(hand: Hand, path: readonly Cell[]): Handled {
  return done({ ...hand, held: IDLE }, { kind: "play", path });
}

function last(path: Path): Cell {
  return path[path.length - 1] ?? path[0];
}
