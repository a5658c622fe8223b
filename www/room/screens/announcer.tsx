import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../../board/grid";
import type { SeatedView } from "../../game/by-link";
import type { RoomView } from "../view";
import { heard } from "./words";

/** Reads out who comes and goes, who sits down and what is asked. Two regions take turns, so that the same is read again. */
export function Announcer({ say, view, seats }: { readonly say: Say; readonly view: RoomView; readonly seats: readonly SeatedView[] }): VNode {
  const before = useRef(view);
  const [told, setTold] = useState({ text: "", count: 0 });
  useEffect(() => {
    const texts = heard(say, before.current, view, seats);
    before.current = view;
    if (texts.length > 0) setTold(({ count }) => ({ text: texts.join(" "), count: count + 1 }));
  }, [view]);
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">{told.count % 2 === 0 ? told.text : ""}</div>
      <div class="unseen" role="status" aria-live="polite">{told.count % 2 === 1 ? told.text : ""}</div>
    </>
  );
}
