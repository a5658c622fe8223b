import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";

/** What the keyboard does on the board. Names of keys come from the keyboard, what they do from the language. */
export function Keys({ say, onClose }: { readonly say: Say; readonly onClose: () => void }): VNode {
  const rows = [
    [["←", "→", "↑", "↓"], "key-walk"], [["Q", "E", "A", "D", "Z", "C"], "key-six"], [["Home", "End"], "key-row"],
    [["Enter"], "key-enter"], [["Esc"], "key-escape"], [["H"], "key-hint"], [["U"], "key-undo"], [["1–5"], "key-level"], [["?"], "key-help"],
  ] as const;
  return (
    <Dialog say={say} title={say("keys")} onClose={onClose}>
      <dl class="keys">
        {rows.map(([keys, id]) => (
          <div key={id}><dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt><dd>{say(id)}</dd></div>
        ))}
      </dl>
    </Dialog>
  );
}
