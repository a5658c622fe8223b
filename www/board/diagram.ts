import type { GameKind } from "hopstone-glue";
import type { Cell, Turn } from "./geometry";
import { Painter } from "./painter";
import type { BoardLook, MarbleSet, Theme } from "./palette";
import type { Picture } from "./picture";
import { aspectOf, type Boards, type View, viewOf } from "./view";

/** A position to be shown by itself: in the guide, in the editor of positions, as a picture to keep. */
export interface DiagramProps {
  readonly boards: Boards;
  readonly game: GameKind;
  /** As `Snapshot.pieces`. */
  readonly pieces: string;
  readonly turn: Turn;
  readonly theme: Theme;
  readonly look: BoardLook;
  readonly marbles: MarbleSet;
  readonly coordinates: boolean;
  /** CSS pixels; the height follows from the board. */
  readonly width: number;
  readonly dpr: number;
  /** Pieces to be marked. */
  readonly marked?: ReadonlySet<Cell>;
  readonly last?: Picture["last"];
  readonly hint?: Picture["hint"];
}

// A canvas that is painted again and again, as the editor's, keeps its board and its pieces ready.
const painters = new WeakMap<HTMLCanvasElement, Painter>();

/** Paints a diagram and returns where everything is on it. The size of the canvas on the page is left to its style. */
export function paintDiagram(canvas: HTMLCanvasElement, diagram: DiagramProps): View {
  const { boards, game, pieces, turn, theme, look, marbles, coordinates, width, dpr } = diagram;
  const view = viewOf(boards, game, width, Math.round(width / aspectOf(game)), turn);
  const painter = painters.get(canvas) ?? new Painter();
  painters.set(canvas, painter);
  painter.paint(canvas, {
    view, dpr, theme, look, marbles, coordinates, pieces, colours: game === "star",
    last: diagram.last ?? null, hint: diagram.hint ?? null, marked: diagram.marked ?? new Set(),
    fading: [], targets: [], lifted: null, over: null, drag: null, glory: [], frame: null,
  });
  return view;
}
