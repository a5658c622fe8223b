import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Say } from "../../board/grid";
import { load, save } from "../../game/store";
import { LONGEST_NAME } from "../../screens/new-game";

/** The name under which the person was in a room last. */
export function keptName(): string {
  const kept = load("name");
  return typeof kept === "string" ? kept.slice(0, LONGEST_NAME) : "";
}

/** The person's name, kept for the next room. `onName`: it stands. */
export function NameField({ say, name, onChange, onName }: {
  readonly say: Say; readonly name: string; readonly onChange: (name: string) => void; readonly onName: (name: string) => void;
}): VNode {
  const id = useId();
  return (
    <div class="room-name">
      <label for={id}>{say("room-name")}</label>
      <input id={id} type="text" value={name} maxLength={LONGEST_NAME} autocomplete="nickname" enterkeyhint="done"
        onInput={(event) => onChange(event.currentTarget.value)}
        onChange={(event) => { save("name", event.currentTarget.value.trim()); onName(event.currentTarget.value.trim()); }}
        onKeyDown={(event) => { if (event.key === "Enter") event.currentTarget.blur(); }} />
    </div>
  );
}
