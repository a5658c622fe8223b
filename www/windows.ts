import type { Signal } from "@preact/signals";
import type { Screen } from "./screens/session";

/** Marks an entry of the browser's history as that of an open window. */
interface Entry { readonly window: Screen }

/**
 * Windows over the table, in the browser's history: *Back* closes one and stays on the page. Moves never come into the history.
 */
export function windows(screen: Signal<Screen | null>): { open(wanted: Screen): void; close(): void } {
  // The step back that closing asks for comes later; a window opened before it comes stays open.
  let closing = false;
  addEventListener("popstate", ({ state }: PopStateEvent) => {
    if (!closing) {
      // Back and forward only ever close: an entry of a window that was closed long ago must not open it again.
      screen.value = null;
      if ((state as Entry | null)?.window) history.replaceState(null, "");
      return;
    }
    closing = false;
    if (screen.value !== null) history.pushState({ window: screen.value } satisfies Entry, "");
  });
  // A reload closes what was open; its entry stays behind and must not open it again.
  if ((history.state as Entry | null)?.window) history.replaceState(null, "");
  return {
    open(wanted) {
      const entry: Entry = { window: wanted };
      if (screen.value !== null) history.replaceState(entry, "");
      else if (!closing) history.pushState(entry, "");
      screen.value = wanted;
    },
    close() {
      if (screen.value === null) return;
      screen.value = null;
      if (closing) return;
      closing = true;
      history.back();
    },
  };
}
