import type { Target } from "hopstone-glue";
import type { Frame } from "./animate";
import type { Cell, Point } from "./geometry";
import type { Shine } from "./glory";
import type { BoardLook, MarbleSet, Theme } from "./palette";
import type { Piece } from "./piece";
import type { View } from "./view";

/** Everything one picture of the board shows. The painter decides nothing. */
export interface Picture {
  readonly view: View;
  /** Device pixels to the CSS pixel. */
  readonly dpr: number;
  readonly theme: Theme;
  readonly coordinates: boolean;
  /** The points of the star wear their armies' colours. */
  readonly colours: boolean;
  /** What a draughts board and its men are made of. */
  readonly look: BoardLook;
  readonly marbles: MarbleSet;
  /** The pieces at rest, the half-made chain carried out. */
  readonly pieces: string;
  /** Captured by the half-made chain: still faintly there. */
  readonly fading: readonly { readonly cell: Cell; readonly piece: Piece }[];
  readonly targets: readonly Target[];
  /** The picked piece hangs over its cell, in pitches. */
  readonly lifted: { readonly cell: Cell; readonly height: number } | null;
  readonly last: { readonly path: readonly Cell[]; readonly swap: boolean } | null;
  /** Pieces marked because they may be moved. */
  readonly marked: ReadonlySet<Cell>;
  readonly hint: readonly Cell[] | null;
  /** The winner's pieces. */
  readonly glory: readonly Shine[];
  /** The destination under the pointer. */
  readonly over: Cell | null;
  readonly drag: { readonly at: Point; readonly piece: Piece; readonly cell: Cell; readonly loupe: boolean } | null;
  readonly frame: Frame | null;
}
