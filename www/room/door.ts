// The way into a room: what it needs is looked for first, and what it looks like comes with it.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { chooseLanguage } from "../i18n";
import { loadLate } from "../i18n/late";
import { dress } from "../styles/dress";
import late from "../styles/late.css?text";
import type { Door, Live, RoomSurroundings } from "./live";
import { openRoom } from "./open";
import style from "./room.css?text";
import { heading } from "./screens/heading";
import { RoomSide, type SideProps } from "./screens/side";
import { RoomWindow, type WindowProps } from "./screens/windows";

/** What the room gets besides from the page: `onLeave`: the person wants to go. */
export interface Threshold extends RoomSurroundings { onLeave(): void }

/** A room with its screens. */
export interface Entered extends Live {
  /** The heading where it is not about whose turn it is; null where it is. */
  heading(): string | null;
  /** What stands beside the board. */
  readonly Side: ComponentType<SideProps>;
  /** A window of the room. */
  readonly Window: ComponentType<WindowProps>;
}

/** Opens a room; what stands in the way is returned in words. Throws where files cannot be fetched. */
export async function enter(door: Door, around: Threshold): Promise<Entered | string> {
  const words = around.say.value;
  const say = await loadLate(chooseLanguage(words("language-code"), []), words);
  // The type does not know of pages without it.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return say("room-insecure");
  dress(late);
  dress(style);
  const live = await openRoom(around, door);
  const warned = signal(false);
  return {
    ...live,
    heading: () => heading(live.say.value, live.room.view.value),
    Side: (props) => RoomSide({ ...props, live, catalogue: around.catalogue, warned, onLeave: () => around.onLeave(), onOpen: (screen) => around.open(screen) }),
    Window: (props) => RoomWindow({ ...props, live }),
  };
}
