import type { Target } from "hopstone-glue";
import { Component, type ComponentChild, type VNode } from "preact";
import type { Cell } from "./geometry";
import { screenRows, type View } from "./view";

/** The words of the page: a message id and its arguments. */
export type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export interface GridProps {
  readonly view: View;
  readonly say: Say;
  /** The pieces as they are seen, the half-made chain carried out. */
  readonly pieces: string;
  readonly targets: readonly Target[];
  readonly picked: Cell | null;
  /** The pieces one of which must capture now. */
  readonly forced: ReadonlySet<Cell>;
  /** The cell that Tab reaches. */
  readonly cursor: Cell;
  readonly label: string;
}

/**
 * The board for assistive technology, for the keyboard and for tests: real elements over the drawn cells, in rows as they
 * are seen on the screen. It lies above the canvas and shows nothing but the ring of focus.
 */
export function Grid({ view, say, pieces, targets, picked, forced, cursor, label }: GridProps): VNode {
  const kinds = new Map(targets.map((target) => [target.hole, target.kind]));
  const rows = screenRows(view);
  const side = Math.max(1, view.pitch * (view.board === "star" ? 0.9 : 1));
  return (
    <div class="board-grid" role="grid" aria-label={label} aria-rowcount={rows.length}>
      {rows.map((row, index) => (
        <div class="board-row" role="row" aria-rowindex={index + 1} key={index}>
          {row.map((cell) => {
            const info = view.cells[cell];
            const centre = view.centres[cell];
            if (!info || !centre) return null;
            return (
              <GridCell key={`${view.board}-${cell}`} board={view.board} cell={cell} x={centre.x} y={centre.y} side={side} piece={pieces[cell] ?? "."}
                target={kinds.get(cell) ?? null} picked={cell === picked} forced={forced.has(cell)} reached={cell === cursor} name={info.name} say={say} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly board: View["board"];
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly piece: string;
  readonly target: Target["kind"] | null;
  readonly picked: boolean;
  readonly forced: boolean;
  readonly reached: boolean;
  readonly name: string;
  readonly say: Say;
}

/** One cell. Drawn anew only when something of its own has changed: a move touches a handful of the 121. */
class GridCell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return now.piece !== next.piece || now.target !== next.target || now.picked !== next.picked || now.forced !== next.forced
      || now.reached !== next.reached || now.x !== next.x || now.y !== next.y || now.side !== next.side || now.say !== next.say
      || now.name !== next.name;
  }

  override render(): ComponentChild {
    const { board, cell, x, y, side, piece, target, picked, forced, reached, name, say } = this.props;
    const seen = { piece: named(piece), target: target ?? "none", picked: picked ? "yes" : "no" };
    const own = board === "star"
      ? { id: `hole-${cell}`, "data-hole": cell, "aria-label": say("hole-label", { hole: name, ...seen }) }
      : { id: `square-${name}`, "data-square": name, "aria-label": say("square-label", { square: name, ...seen, forced: forced ? "yes" : "no" }) };
    return (
      <div class="board-cell" role="gridcell" {...own} data-piece={piece === "." ? "" : piece}
        data-target={target ?? undefined} aria-selected={picked} tabIndex={reached ? 0 : -1}
        style={{ left: `${x - side / 2}px`, top: `${y - side / 2}px`, width: `${side}px`, height: `${side}px` }} />
    );
  }
}

const NAMES: Readonly<Record<string, string>> = {
  ".": "empty", n: "neutral", o: "unowned", w: "white-man", W: "white-king", b: "black-man", B: "black-king",
};

/** The name of a piece in the message files, where a bare figure would mean a number. */
function named(piece: string): string {
  return NAMES[piece] ?? `army${piece}`;
}

/** The cell that an element of the grid stands for. */
export function cellOf(target: EventTarget | null): Cell | null {
  const data = target instanceof Element ? target.closest<HTMLElement>(".board-cell")?.dataset : undefined;
  if (data?.["hole"] !== undefined) return Number(data["hole"]);
  return data?.["square"] === undefined ? null : Number(data["square"]) - 1;
}

export function focusOn(frame: HTMLElement | null, cell: Cell): void {
  frame?.querySelector<HTMLElement>(`[data-hole="${cell}"], [data-square="${cell + 1}"]`)?.focus({ preventScroll: false });
}
