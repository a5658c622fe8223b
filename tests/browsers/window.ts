// A window with the game in it: the board by the page's contract of [role=gridcell] with [data-hole] or [data-square], and what stands around it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { DIST } from "../e2e/host.ts";
import type { Host } from "../e2e/host.ts";
import type { Driver, Key, Point } from "./driver.ts";

/** A small file of the build, to be on the page's origin before the page is. */
const QUIET = readdirSync(DIST).find((name) => name.endsWith(".svg")) ?? "";
const PATIENCE = 15_000;
const STEPS = 6;

export type Who = "person" | "elsewhere" | "online" | "1" | "2" | "3" | "4" | "5";

export class Window {
  readonly driver: Driver;
  readonly #host: Host;
  readonly #touch: boolean;

  constructor(driver: Driver, host: Host, touch: boolean) {
    this.driver = driver;
    this.#host = host;
    this.#touch = touch;
  }

  /** Opens the page on a device that keeps these things, and waits for the board. */
  async open(hash: string, kept: Readonly<Record<string, unknown>>): Promise<void> {
    if (Object.keys(kept).length > 0) {
      await this.driver.open(this.#host.url + QUIET);
      await this.driver.evaluate((items) => {
        for (const [name, value] of items) localStorage.setItem(`hopstone.${name}`, value);
      }, Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)] as const));
    }
    await this.driver.open(this.#host.url + hash);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.ready();
  }

  ready(): Promise<unknown> {
    return this.until("the board is there", () => document.querySelector("[role=gridcell]") !== null, null);
  }

  /** Asks the page until it says something true; returns that. */
  async until<A, R>(what: string, run: (argument: A) => R, argument: A): Promise<R> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const answer = await this.driver.evaluate(run, argument);
      if (answer) return answer;
      if (Date.now() > end) {
        const page = await this.driver.evaluate(() => document.body.innerText.slice(0, 1_000), null);
        throw new Error(`not within ${PATIENCE} ms: ${what}\n${page}`);
      }
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** All cells in order, one character each, "." for an empty one. */
  pieces(): Promise<string> {
    return this.driver.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
      const number = (cell: HTMLElement): number => Number(cell.dataset["hole"] ?? cell.dataset["square"]);
      return cells.sort((a, b) => number(a) - number(b)).map((cell) => cell.dataset["piece"] || ".").join("");
    }, null);
  }

  /** Waits until the board differs from this; returns it. */
  async changed(from: string): Promise<string> {
    await this.until("the board changes", (before) => {
      const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
      const number = (cell: HTMLElement): number => Number(cell.dataset["hole"] ?? cell.dataset["square"]);
      return cells.sort((a, b) => number(a) - number(b)).map((cell) => cell.dataset["piece"] || ".").join("") !== before;
    }, from);
    return this.pieces();
  }

  /** The cells that are offered as destinations, in order. */
  targets(): Promise<number[]> {
    return this.driver.evaluate(() => [...document.querySelectorAll<HTMLElement>("[role=gridcell][data-target]")]
      .map((cell) => Number(cell.dataset["hole"] ?? cell.dataset["square"])).sort((a, b) => a - b), null);
  }

  async untilTargets(): Promise<number[]> {
    await this.until("destinations are offered", () => document.querySelector("[role=gridcell][data-target]") !== null, null);
    return this.targets();
  }

  /** The middle of a cell, by its number on the board that is shown. */
  async centre(cell: number): Promise<Point> {
    const found = await this.driver.evaluate((number) => {
      const element = document.querySelector(`[data-hole="${number}"], [data-square="${number}"]`);
      if (!element) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, cell);
    assert.ok(found, `cell ${cell}`);
    return found;
  }

  async tap(cell: number): Promise<void> {
    await this.#tap(await this.centre(cell));
  }

  async drag(from: number, to: number): Promise<void> {
    const [a, b] = [await this.centre(from), await this.centre(to)];
    const hand = this.#touch ? this.driver.finger : this.driver.mouse;
    await hand("down", a);
    for (let step = 1; step <= STEPS; step++) await hand("move", { x: a.x + (b.x - a.x) * step / STEPS, y: a.y + (b.y - a.y) * step / STEPS });
    await hand("up", b);
  }

  /** Taps a control, the first one that begins with these words, once it stands still and nothing covers it. */
  async click(selector: string, words = ""): Promise<void> {
    let last = "";
    const end = Date.now() + PATIENCE;
    for (;;) {
      const at = await this.driver.evaluate(([wanted, text]) => {
        const element = [...document.querySelectorAll(wanted)].find(({ textContent }) => textContent?.trim().startsWith(text));
        if (!element) return null;
        element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const top = document.elementFromPoint(middle.x, middle.y);
        return width > 0 && top !== null && (element.contains(top) || top.contains(element)) ? middle : null;
      }, [selector, words] as const);
      if (at && last === JSON.stringify(at)) return this.#tap(at);
      last = JSON.stringify(at);
      if (Date.now() > end) throw new Error(`${selector} ${words} cannot be tapped`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** Starts a game by a link and the dialog that it opens. */
  async begin(link: string, who: readonly Who[]): Promise<void> {
    await this.driver.evaluate((hash) => { location.hash = hash; }, link);
    await this.until("the dialog for a new game opens", () => document.querySelector("dialog[open] select") !== null, null);
    for (const seat of who.entries()) {
      await this.until("the seat is taken", ([index, value]) => {
        const select = document.querySelectorAll<HTMLSelectElement>("dialog[open] select")[index];
        if (select?.value === value && select.dataset["chosen"] === value) return true;
        if (select) {
          select.dataset["chosen"] = value;
          select.value = value;
          select.dispatchEvent(new Event("change", { bubbles: true }));
        }
        return false;
      }, seat);
    }
    await this.click("dialog[open] button[type=submit]");
    await this.until("the dialog closes", () => document.querySelector("dialog[open]") === null, null);
  }

  /** Plays moves for persons at this device, each by two taps. */
  async play(moves: readonly (readonly [number, number])[]): Promise<void> {
    for (const [from, to] of moves) {
      const before = await this.pieces();
      await this.tap(from);
      await this.untilTargets();
      await this.tap(to);
      await this.changed(before);
    }
  }

  untilMyTurn(): Promise<boolean> {
    return this.until("a person may move", () => document.querySelector('[data-control="hint"][aria-disabled="false"]') !== null, null);
  }

  heading(): Promise<string> {
    return this.driver.evaluate(() => document.querySelector("h1")?.textContent ?? "", null);
  }

  note(): Promise<string> {
    return this.driver.evaluate(() => document.querySelector(".note-text")?.textContent ?? "", null);
  }

  /** The share code of the game that the device keeps. */
  kept(): Promise<string> {
    return this.driver.evaluate(() => String(JSON.parse(localStorage.getItem("hopstone.game") ?? "null")), null);
  }

  /** How many colours the board is painted with: an empty canvas has one. */
  colours(): Promise<number> {
    return this.driver.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>(".play-board canvas");
      const data = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      const found = new Set<number>();
      for (let i = 0; i < data.length; i += 4 * 97) found.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
      return found.size;
    }, null);
  }

  async #tap(at: Point): Promise<void> {
    if (this.#touch) {
      await this.driver.finger("down", at);
      await this.driver.finger("up", at);
    } else {
      await this.driver.mouse("down", at);
      await this.driver.mouse("up", at);
    }
  }
}
