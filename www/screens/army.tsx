import type { VNode } from "preact";
import { MARK } from "../board/mark";
import { GLASS } from "../board/palette";
import { isMarble, type MarblePiece } from "../board/piece";

/** A small marble with its army's mark, as on the board. The words beside it name the army. */
export function Marble({ piece }: { readonly piece: MarblePiece }): VNode {
  const { body, deep, mark } = GLASS[piece];
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
