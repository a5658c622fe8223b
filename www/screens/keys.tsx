import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";
import type { Settings } from "./session";

const ROWS = [
  { keys: ["←", "→", "↑", "↓"], id: "key-walk" }, { keys: ["Q", "E", "A", "D", "Z", "C"], id: "key-six", writes: true }, { keys: ["Home", "End"], id: "key-row" },
  { keys: ["Enter"], id: "key-enter" }, { keys: ["Esc"], id: "key-escape" }, { keys: ["H"], id: "key-hint", writes: true },
  { keys: ["U"], id: "key-undo", writes: true }, { keys: ["1–5"], id: "key-level", writes: true }, { keys: ["?"], id: "key-help", writes: true },
] as const;

/** What the keyboard does on the board, under the setting for keys. Names of keys come from the keyboard, what they do from the language. */
export function Keys({ say, keys: setting, onClose }: { readonly say: Say; readonly keys: Settings["keys"]; readonly onClose: () => void }): VNode {
  return (
    <Dialog say={say} title={say("keys")} onClose={onClose}>
      <p class="quiet">{say(`shortcuts-${setting}-about`)}</p>
      <dl class="keys">
        {ROWS.filter((row) => setting !== "off" || !("writes" in row)).map(({ keys, id }) => (
          <div key={id}><dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt><dd>{say(id)}</dd></div>
        ))}
      </dl>
    </Dialog>
  );
}
