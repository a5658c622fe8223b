import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { signal } from "@preact/signals";
import type { Screen } from "./screens/session";
import { windows } from "./windows";

/** A browser's history of one page. Going back happens later, as it does there; `settle` lets it happen. */
class History {
  readonly entries: unknown[] = [null];
  at = 0;
  #steps = 0;
  #hear: ((event: { state: unknown }) => void)[] = [];
  get state(): unknown { return this.entries[this.at]; }
  pushState(state: unknown): void { this.entries.splice(++this.at, Infinity, state); }
  replaceState(state: unknown): void { this.entries[this.at] = state; }
  back(): void { this.#steps--; }
  forward(): void { this.#steps++; }
  listen(_: string, hear: (event: { state: unknown }) => void): void { this.#hear.push(hear); }
  settle(): void {
    const to = Math.max(0, Math.min(this.entries.length - 1, this.at + this.#steps));
    this.#steps = 0;
    if (to === this.at) return;
    this.at = to;
    for (const hear of this.#hear) hear({ state: this.state });
  }
}

let past: History;
beforeEach(() => {
  past = new History();
  Object.assign(globalThis, { history: past, addEventListener: past.listen.bind(past) });
});

const start = () => {
  const screen = signal<Screen | null>(null);
  return { screen, ...windows(screen) };
};

test("Back closes a window, and no step through the history opens it again", () => {
  const { screen, open } = start();
  open("settings");
  assert.equal(screen.value, "settings");
  past.back();
  past.settle();
  assert.equal(screen.value, null);
  past.forward();
  past.settle();
  assert.equal(screen.value, null);
  open("moves");
  assert.equal(screen.value, "moves");
  past.back();
  past.settle();
  assert.equal(screen.value, null);
});

test("closing by hand leaves no entry behind: Back then leaves the page", () => {
  const { screen, open, close } = start();
  open("moves");
  close();
  past.settle();
  assert.equal(screen.value, null);
  assert.equal(past.at, 0);
});

test("a window over a window takes its place: one Back closes it", () => {
  const { screen, open } = start();
  open("moves");
  open("keys");
  assert.equal(past.entries.length, 2);
  past.back();
  past.settle();
  assert.equal(screen.value, null);
});

test("a window opened before the step back of the last one has come stays open, and Back closes it", () => {
  const { screen, open, close } = start();
  open("moves");
  close();
  open("settings");
  past.settle();
  assert.equal(screen.value, "settings");
  assert.equal(past.at, 1);
  past.back();
  past.settle();
  assert.equal(screen.value, null);
  assert.equal(past.at, 0);
});

test("closing what is closed does nothing", () => {
  const { close } = start();
  close();
  past.settle();
  assert.equal(past.entries.length, 1);
});

test("opened and closed ten times the history has not grown", () => {
  const { open, close } = start();
  for (let i = 0; i < 10; i++) {
    open("settings");
    close();
    past.settle();
  }
  assert.equal(past.at, 0);
  assert.ok(past.entries.length <= 2);
});

test("after a reload the entry of a window that was open does not open it again", () => {
  past.pushState({ window: "setup" });
  const { screen } = start();
  assert.equal(screen.value, null);
  assert.equal(past.state, null);
});
