import type { Signal } from "@preact/signals";
import { linkTo, type Place, readPlace } from "./guide/place";
import type { Screen } from "./screens/session";

/** Marks an entry of the browser's history as that of an open window, or of a page of the guide so many entries above the table. */
interface Entry { readonly window?: Screen; readonly guide?: number }

/**
 * What lies over the table, in the browser's history: *Back* closes a window and stays on the page. Moves never come into the history.
 * The guide lies over the table and over an open window, and its entries carry its link: back and forward turn its pages, back from
 * the first one closes it. `home` is what stands behind `#` while the guide is closed.
 */
export function windows(screen: Signal<Screen | null>, guide: Signal<Place | null>, home: () => string = () => ""): {
  open(wanted: Screen): void; close(): void; openGuide(place: Place): void; closeGuide(): void;
  /** `home` has changed. */
  mark(): void;
} {
  // The step back that closing asks for comes later; what was opened before it comes stays open.
  let closing = false;
  let depth = 0;
  const entryOf = (state: unknown): Entry | null => state as Entry | null;
  const address = (): string => location.pathname + location.search + home();
  const bare = (): void => history.replaceState(null, "", address());
  const mark = (): void => { if (!closing && !guide.value) history.replaceState(history.state, "", address()); };
  const push = (place: Place, above: number): void => {
    depth = above;
    history.pushState({ guide: depth } satisfies Entry, "", linkTo(place));
  };
  addEventListener("popstate", ({ state }: PopStateEvent) => {
    const entry = entryOf(state);
    const place = readPlace(location.hash);
    if (closing) {
      closing = false;
      // The guide was opened by its link: there was nothing below it to go back to.
      if (place || location.hash !== home()) bare();
      if (guide.value) push(guide.value, 1);
      else if (screen.value !== null && entry?.window !== screen.value) history.pushState({ window: screen.value } satisfies Entry, "");
      return;
    }
    if (place) {
      // An entry of the browser's own making: a link was followed.
      depth = entry?.guide ?? (guide.value ? depth + 1 : 1);
      if (entry?.guide === undefined) history.replaceState({ guide: depth } satisfies Entry, "");
      guide.value = place;
      return;
    }
    const left = guide.value !== null;
    guide.value = null;
    depth = 0;
    if (left && screen.value !== null && entry?.window === screen.value) return;
    // Back and forward only ever close a window: an entry of one that was closed long ago must not open it again.
    screen.value = null;
    if (entry?.window) history.replaceState(null, "");
  });
  // A reload closes what was open; its entry stays behind and must not open it again. The guide is opened by its link.
  if (entryOf(history.state)?.window) history.replaceState(null, "");
  const linked = readPlace(location.hash);
  if (linked) {
    depth = entryOf(history.state)?.guide ?? 0;
    history.replaceState({ guide: depth } satisfies Entry, "");
    guide.value = linked;
  }
  return {
    mark,
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
    openGuide(place) {
      // From section to section of a page one does not step back.
      if (guide.value?.page === place.page && !closing) history.replaceState({ guide: depth } satisfies Entry, "", linkTo(place));
      else if (!closing) push(place, depth + 1);
      guide.value = place;
    },
    closeGuide() {
      if (!guide.value) return;
      guide.value = null;
      if (depth === 0) return bare();
      closing = true;
      history.go(-depth);
      depth = 0;
    },
  };
}
