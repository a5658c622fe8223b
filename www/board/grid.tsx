import type { HoleInfo, Target } from "hopstone-glue";
import { Component, type ComponentChild, type VNode } from "preact";
import { type Hole, screenRows, type View } from "./geometry";

/** The words of the page: a message id and its arguments. */
export type Say = (id: string, args?: Readonly<Record<string, string | number>>) => string;

export interface GridProps {
  readonly view: View;
  readonly say: Say;
  /** The pieces as they are seen, the half-made chain carried out. */
  readonly pieces: string;
  readonly targets: readonly Target[];
  readonly picked: Hole | null;
  /** The cell that Tab reaches. */
  readonly cursor: Hole;
  readonly label: string;
}

/**
 * The board for assistive technology, for the keyboard and for tests: real elements over the drawn holes, in rows as they
 * are seen on the screen. It lies above the canvas and shows nothing but the ring of focus.
 */
export function Grid({ view, say, pieces, targets, picked, cursor, label }: GridProps): VNode {
  const kinds = new Map(targets.map((target) => [target.hole, target.kind]));
  const rows = screenRows(view);
  const side = Math.max(1, view.pitch * 0.9);
  return (
    <div class="board-grid" role="grid" aria-label={label} aria-rowcount={rows.length}>
      {rows.map((row, index) => (
        <div class="board-row" role="row" aria-rowindex={index + 1} key={index}>
          {row.map((hole) => {
            const info = view.holes[hole];
            const centre = view.centres[hole];
            if (!info || !centre) return null;
            return (
              <Cell key={hole} hole={hole} x={centre.x} y={centre.y} side={side} piece={pieces[hole] ?? "."}
                target={kinds.get(hole) ?? null} picked={hole === picked} reached={hole === cursor} info={info} say={say} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly hole: Hole;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly piece: string;
  readonly target: Target["kind"] | null;
  readonly picked: boolean;
  readonly reached: boolean;
  readonly info: HoleInfo;
  readonly say: Say;
}

/** One hole. Drawn anew only when something of its own has changed: a move touches a handful of the 121. */
class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const now = this.props;
    return now.piece !== next.piece || now.target !== next.target || now.picked !== next.picked || now.reached !== next.reached
      || now.x !== next.x || now.y !== next.y || now.side !== next.side || now.say !== next.say || now.info !== next.info;
  }

  override render(): ComponentChild {
    const { hole, x, y, side, piece, target, picked, reached, info, say } = this.props;
    return (
      <div class="board-cell" role="gridcell" id={`hole-${hole}`} data-hole={hole} data-piece={piece === "." ? "" : piece}
        data-target={target ?? undefined} aria-selected={picked} tabIndex={reached ? 0 : -1}
        aria-label={say("hole-label", { hole: info.name, piece: named(piece), target: target ?? "none", picked: picked ? "yes" : "no" })}
        style={{ left: `${x - side / 2}px`, top: `${y - side / 2}px`, width: `${side}px`, height: `${side}px` }} />
    );
  }
}

/** The name of a piece in the message files, where a bare figure would mean a number. */
function named(piece: string): string {
  return piece === "." ? "empty" : piece === "n" ? "neutral" : piece === "o" ? "unowned" : `army${piece}`;
}
