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
  const stand = (input: HTMLInputElement): void => {
    save("name", input.value.trim());
    onName(input.value.trim());
  };
  return (
    <div class="room-name">
      <label for={id}>{say("room-name")}</label>
      <input id={id} type="text" value={name} maxLength={LONGEST_NAME} autocomplete="nickname" enterkeyhint="done"
        onInput={(event) => onChange(event.currentTarget.value)}
        onChange={(event) => stand(event.currentTarget)} onKeyDown={(event) => { if (event.key === "Enter") stand(event.currentTarget); }} />
    </div>
  );
}
