import assert from "node:assert/strict";
import { test } from "node:test";
import { shortcutOf, writes } from "./keys";

const press = (key: string, code = ""): KeyboardEvent => ({
  key, code, target: null, defaultPrevented: false, repeat: false, ctrlKey: false, metaKey: false, altKey: false,
}) as unknown as KeyboardEvent;

// The page asks whether somebody writes in a field; here nobody does.
(globalThis as { HTMLElement?: unknown }).HTMLElement ??= class {};

test("single characters work beside the board only where the setting says everywhere; Escape always does", () => {
  for (const [key, kind] of [["h", "hint"], ["u", "undo"], ["?", "help"], ["3", "level"]] as const) {
    assert.equal(shortcutOf(press(key), "everywhere")?.kind, kind);
    assert.equal(shortcutOf(press(key), "board"), null);
    assert.equal(shortcutOf(press(key), "off"), null);
  }
  for (const keys of ["everywhere", "board", "off"] as const) assert.equal(shortcutOf(press("Escape"), keys)?.kind, "stop");
});

test("a key that writes is told from one that acts", () => {
  for (const key of ["h", "Q", "5", "?", "я", "ж"]) assert.equal(writes(press(key)), true, key);
  for (const key of ["Enter", "Escape", "ArrowLeft", "Home", " ", "Tab", "F1"]) assert.equal(writes(press(key)), false, key);
});
