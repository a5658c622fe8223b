import type { VNode } from "preact";
import type { Say } from "../../board/grid";
import { useLate } from "../../screens/late";
import type { Presence } from "../view";

/** Who has not been heard for so long is said to be gone, in milliseconds: a page that has just been opened has heard nobody yet. */
const UNHEARD = 800;

/** Whether a person is there: a mark that differs by its form, and a word for who does not see it, or who must not miss it. */
export function PresenceMark({ say, presence, bare }: { readonly say: Say; readonly presence: Presence;
  /** The mark alone is seen. */
  readonly bare?: boolean;
}): VNode {
  const sure = useLate(presence === "gone" ? presence : null, UNHEARD) || presence !== "gone";
  return (
    <span class="presence" data-presence={presence} data-sure={sure}>
      <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        <circle r="4.5" fill={presence === "here" ? "currentColor" : "none"} stroke="currentColor" stroke-width="1.75" />
        {presence === "away" && <path d="M0-4.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />}
        {presence === "gone" && <path d="m-4.500 4.500 9-9" stroke="currentColor" stroke-width="1.75" />}
      </svg>
      <span class={bare ? "unseen" : undefined}>{say(`presence-${presence}`)}</span>
    </span>
  );
}
