import type { VNode } from "preact";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";

/** Asks once more before something that a slip of the finger must not do. */
export function Confirm({ say, title, text, yes, onYes, onClose }: {
  readonly say: Say; readonly title: string; readonly text: string; readonly yes: string;
  readonly onYes: () => void; readonly onClose: () => void;
}): VNode {
  return (
    <Dialog say={say} title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="row dialog-foot">
        <button type="button" class="button button-main" onClick={onYes}>{yes}</button>
        <button type="button" class="button" onClick={onClose}>{say("cancel")}</button>
      </div>
    </Dialog>
  );
}
