import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { signal } from "@preact/signals";
import { type Place, readPlace } from "./guide/place";
import type { Screen } from "./screens/session";
import { windows } from "./windows";

/** A browser's history of one page. Going back happens later, as it does there; `settle` lets it happen. */
class History {
  readonly entries: unknown[] = [null];
  readonly hashes: string[] = [""];
  at = 0;
  #steps = 0;
  #hear: ((event: { state: unknown }) => void)[] = [];
  get state(): unknown { return this.entries[this.at]; }
  get hash(): string { return this.hashes[this.at] ?? ""; }
  pushState(state: unknown, _?: string, url?: string): void {
    this.entries.splice(++this.at, Infinity, state);
    this.hashes.splice(this.at, Infinity, url === undefined ? this.hashes[this.at - 1] ?? "" : hashOf(url));
  }
  replaceState(state: unknown, _?: string, url?: string): void {
    this.entries[this.at] = state;
    if (url !== undefined) this.hashes[this.at] = hashOf(url);
  }
  /** What the browser does where a link of the page is followed, or typed. */
  navigate(hash: string): void {
    this.pushState(null, "", hash);
    for (const hear of this.#hear) hear({ state: null });
  }
  back(): void { this.#steps--; }
  forward(): void { this.#steps++; }
  go(steps: number): void { this.#steps += steps; }
  listen(_: string, hear: (event: { state: unknown }) => void): void { this.#hear.push(hear); }
  settle(): void {
    const to = Math.max(0, Math.min(this.entries.length - 1, this.at + this.#steps));
    this.#steps = 0;
    if (to === this.at) return;
    this.at = to;
    for (const hear of this.#hear) hear({ state: this.state });
  }
}

function hashOf(url: string): string {
  return url.startsWith("#") ? url : "";
}

let past: History;
function fresh(): void {
  past = new History();
  const location = { get hash() { return past.hash; }, pathname: "/", search: "" };
  Object.assign(globalThis, { history: past, location, addEventListener: past.listen.bind(past) });
}
beforeEach(fresh);

const start = () => {
  const screen = signal<Screen | null>(null);
  const guide = signal<Place | null>(null);
  return { screen, guide, ...windows(screen, guide) };
};

function place(hash: string): Place {
  const read = readPlace(hash);
  assert.ok(read);
  return read;
}

const STAR = place("#guide/star");
const CAPTURE = place("#guide/capture");

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

test("the guide has its link in the address; Back turns back page by page and then closes it", () => {
  const { guide, openGuide } = start();
  openGuide(STAR);
  assert.equal(past.hash, "#guide/star");
  openGuide(CAPTURE);
  past.back();
  past.settle();
  assert.deepEqual(guide.value, STAR);
  past.back();
  past.settle();
  assert.equal(guide.value, null);
  assert.equal(past.hash, "");
  past.forward();
  past.settle();
  assert.deepEqual(guide.value, STAR);
});

test("from section to section of a page the history does not grow", () => {
  const { guide, openGuide } = start();
  openGuide(STAR);
  openGuide(place("#guide/star/goal"));
  openGuide(place("#guide/star/options"));
  assert.equal(past.entries.length, 2);
  assert.equal(past.hash, "#guide/star/options");
  assert.equal(guide.value?.section, "options");
});

test("closed by hand after some pages, nothing of the guide is behind", () => {
  const { guide, openGuide, closeGuide } = start();
  openGuide(STAR);
  openGuide(CAPTURE);
  closeGuide();
  assert.equal(guide.value, null);
  past.settle();
  assert.equal(past.at, 0);
  assert.equal(past.hash, "");
  assert.equal(guide.value, null);
});

test("the guide opened over a window gives the window back", () => {
  for (const leave of ["back", "close"] as const) {
    fresh();
    const { screen, guide, open, openGuide, closeGuide } = start();
    open("setup");
    openGuide(STAR);
    openGuide(CAPTURE);
    if (leave === "close") closeGuide();
    else past.go(-2);
    past.settle();
    assert.equal(guide.value, null);
    assert.equal(screen.value, "setup");
    past.back();
    past.settle();
    assert.equal(screen.value, null);
  }
});

test("a link into the guide opens it, and closing it leaves the bare address", () => {
  past.hashes[0] = "#guide/italian/rule-4";
  const { guide, openGuide, closeGuide } = start();
  assert.deepEqual(guide.value, { page: "italian", section: "rule-4" });
  openGuide(STAR);
  closeGuide();
  past.settle();
  assert.equal(guide.value, null);
  assert.equal(past.hash, "");
  assert.equal(past.at, 0);
});

test("a link that is followed while the guide is open counts as a page of it", () => {
  const { guide, openGuide, closeGuide } = start();
  openGuide(STAR);
  past.navigate("#guide/english");
  assert.equal(guide.value?.page, "english");
  closeGuide();
  past.settle();
  assert.equal(past.at, 0);
  past.navigate("#guide/english");
  past.navigate("#new/star");
  assert.equal(guide.value, null, "another link closes the guide");
});

test("what is opened while the guide's step back is on its way stays open", () => {
  const { screen, guide, open, openGuide, closeGuide } = start();
  openGuide(STAR);
  closeGuide();
  open("settings");
  past.settle();
  assert.equal(screen.value, "settings");
  past.back();
  past.settle();
  assert.equal(screen.value, null);
  openGuide(STAR);
  closeGuide();
  openGuide(CAPTURE);
  past.settle();
  assert.deepEqual(guide.value, CAPTURE);
  assert.equal(past.hash, "#guide/capture");
});
