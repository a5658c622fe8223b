import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import type { Say } from "../../board/grid";

/** The servers of this device, to be changed by hand. */
export function Servers({ say, text: initial, onSave }: {
  readonly say: Say;
  /** One address in each line. */
  readonly text: string;
  /** Takes them; what is wrong with them is returned in words, empty if nothing is. */
  readonly onSave: (text: string) => string;
}): VNode {
  const [text, setText] = useState(initial);
  const [said, setSaid] = useState("");
  const id = useId();
  return (
    <form class="broker" onSubmit={(event) => { event.preventDefault(); setSaid(onSave(text)); }}>
      <h3><label for={id}>{say("servers")}</label></h3>
      <textarea id={id} class="bring-text" rows={3} dir="ltr" value={text} spellcheck={false} autocomplete="off" aria-describedby={`${id}-about ${id}-said`}
        onInput={(event) => { setText(event.currentTarget.value); setSaid(""); }} />
      <p class="quiet" id={`${id}-about`}>{say("servers-about")}</p>
      <p class="bring-why" id={`${id}-said`} role="alert">{said}</p>
      <div class="row"><button type="submit" class="button">{say("servers-save")}</button></div>
    </form>
  );
}
