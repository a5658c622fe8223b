import type { Settings } from "../screens/session";
import type { BoardKey } from "./input";

/** Whether a key writes a character: letters, digits and signs, but not the space bar, which presses what has the focus. */
export function writes({ key }: Pick<KeyboardEvent, "key">): boolean {
  return key !== " " && [...key].length === 1;
}

/** What a key that is no walk means at the board; null for one that means nothing. */
export function keyOf({ key, code }: KeyboardEvent): BoardKey | null {
  if (key === "Enter" || key === " ") return "enter";
  if (key === "Escape") return "escape";
  if (key === "?") return "help";
  if (code === "KeyH" || key === "h") return "hint";
  if (code === "KeyU" || key === "u") return "undo";
  if (key >= "1" && key <= "5" && key.length === 1) return Number(key) as 1 | 2 | 3 | 4 | 5;
  return null;
}

/** The keys that mean the same wherever the focus is, as long as nobody writes; of those that write a character only if they may. */
export function shortcutOf(event: KeyboardEvent, keys: Settings["keys"]): { readonly kind: "hint" | "undo" | "help" | "stop" } | { readonly kind: "level"; readonly level: 1 | 2 | 3 | 4 | 5 } | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (keys !== "everywhere" && writes(event)) return null;
  if (event.target instanceof HTMLElement && event.target.closest("input, select, textarea, dialog")) return null;
  const key = keyOf(event);
  if (typeof key === "number") return { kind: "level", level: key };
  if (key === "escape") return { kind: "stop" };
  return key === "hint" || key === "undo" || key === "help" ? { kind: key } : null;
}
