import type { Chain, Snapshot, Table } from "hopstone-glue";
import type { BoardPosition } from "../board/board";

/** What the board shows of a moment of a game; `open`: pieces may be moved in it. `version` grows with every change of the table. */
export function positionOf(table: Table, snapshot: Snapshot, open: boolean, version: number): BoardPosition {
  return {
    ply: snapshot.ply,
    pieces: snapshot.pieces,
    last: snapshot.last,
    passes: snapshot.passes.length,
    table: {
      stamp: `${version}/${snapshot.ply}/${open}`,
      game: snapshot.game,
      open,
      pieces: snapshot.pieces,
      movable: new Set(open ? snapshot.movable : []),
      forced: open && snapshot.forced.length > 0,
      captures: open ? snapshot.forced : [],
      chain: (path): Chain => table.chain(Uint32Array.from(path)),
    },
  };
}
