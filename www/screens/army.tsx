import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { CROWN } from "../board/man";
import { MARK } from "../board/mark";
import { BODY, MARBLES, type MarbleSet } from "../board/palette";
import { isMarble, type MarblePiece } from "../board/piece";

/** What the marbles on the table are made of: in the lists they are recognised by it. */
export const MarbleSetContext = createContext<MarbleSet>("glass");

/** A small marble with its army's mark, as on the board. The words beside it name the army. */
export function Marble({ piece }: { readonly piece: MarblePiece }): VNode {
  const { body, deep, mark } = MARBLES[useContext(MarbleSetContext)][piece];
  return (
    <svg class="marble" viewBox="-1.1 -1.1 2.2 2.2" width="20" height="20" aria-hidden="true" focusable="false">
      <circle r="1" fill={body} stroke={deep} stroke-width=".12" />
      <path d={MARK[piece]} fill={mark} fill-rule="evenodd" transform="scale(.56)" />
    </svg>
  );
}

export function Marbles({ armies }: { readonly armies: readonly number[] }): VNode {
  return <span class="marbles">{armies.map(String).filter(isMarble).map((piece) => <Marble key={piece} piece={piece} />)}</span>;
}

/** A small man or king of draughts, as on the board. The words beside it name it. */
export function Man({ side, king }: { readonly side: "w" | "b"; readonly king?: boolean }): VNode {
  const { face, inlay } = BODY[side];
  return (
    <svg class="marble" viewBox="-1.1 -1.1 2.2 2.2" width="20" height="20" aria-hidden="true" focusable="false">
      <circle r="1" fill={face} stroke="currentColor" stroke-opacity=".55" stroke-width=".14" />
      {king ? <path d={CROWN} fill={inlay} transform="scale(.62)" /> : <circle r=".58" fill="none" stroke={inlay} stroke-width=".12" />}
    </svg>
  );
}

/** What a seat moves: a side of draughts, its armies on the star, nothing of its own in the capture game. */
export function Belongs({ side, armies }: { readonly side: "white" | "black" | null; readonly armies: readonly number[] }): VNode {
  return side !== null ? <Man side={side === "white" ? "w" : "b"} /> : <Marbles armies={armies} />;
}
