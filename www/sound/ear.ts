import { effect, type ReadonlySignal } from "@preact/signals";
import type { BoardListener } from "../board/board";
import type { SoundPlayer } from "./player";
import type { Volume } from "./sounds";

/** What fetches the sounds when the page has time, or when it is touched, and tells them what happens on the board. */
export interface Ear extends BoardListener { load(): Promise<void> }

/** Until the page has been touched nothing is heard, and where sound is off nothing is fetched. */
export function ear(volume: ReadonlySignal<Volume>): Ear {
  let player: SoundPlayer | null = null;
  let coming: Promise<void> | null = null;
  let touched = false;
  const load = async (): Promise<void> => {
    if (volume.peek() === "off") return;
    coming ??= import("./player").then(
      (late) => { player = new late.SoundPlayer(volume); },
      // What cannot be fetched now is asked for at the next touch.
      () => { coming = null; },
    );
    await coming;
    if (touched) player?.touched();
  };
  const touch = (event: Event): void => {
    // The browser knows best what counts: not what a script made up, not Escape, not a finger that may still scroll.
    touched ||= event.isTrusted && (navigator.userActivation?.hasBeenActive ?? event.type !== "pointerdown");
    if (player && touched) player.touched();
    else void load();
  };
  for (const kind of ["pointerdown", "pointerup", "keydown"]) addEventListener(kind, touch, { capture: true, passive: true });
  let was = volume.peek();
  effect(() => {
    if (volume.value === was) return;
    was = volume.value;
    if (was !== "off") void load().then(() => player?.sample());
  });
  return {
    load,
    onLanding: (motion, hop) => player?.landing(motion, hop),
    onArrival: (before, after) => player?.arrived(before, after),
  };
}
