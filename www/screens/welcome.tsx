import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Icon } from "../icons/icon";

/** Five seconds of help for those who have never seen the game: once, under the board, gone with the first move or a tap. */
export function Welcome({ say, onClose }: { readonly say: Say; readonly onClose: () => void }): VNode {
  return (
    <aside class="welcome" aria-label={say("welcome")} onClick={onClose}>
      <ul>
        {(["welcome-goal", "welcome-tap", "welcome-marks"] as const).map((line) => <li key={line}>{say(line)}</li>)}
      </ul>
      <button type="button" class="control" aria-label={say("close")}><Icon name="close" /></button>
    </aside>
  );
}
