// A person in a room: a window of a browser with a host and cables of its own, so that what happens to one happens to nobody else.
import assert from "node:assert/strict";
import type { Device, Engine } from "../browsers/driver.ts";
import { Window } from "../browsers/window.ts";
import type { Who } from "../browsers/window.ts";
import { host, type Host } from "../e2e/host.ts";
import { Cable } from "./cable.ts";

const AT_ONCE = { settings: { motion: "none", speed: "instant", sound: "off" }, welcomed: true };

export const DESK: Device = { width: 1280, height: 800, touch: false };

export interface Visit {
  /** A link, for instance that of a room. */
  readonly hash?: string;
  readonly device?: Device;
  /** What the person has chosen in the settings. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export class Person {
  readonly name: string;
  readonly window: Window;
  readonly host: Host;
  readonly cables: readonly Cable[];
  /** What the page may complain of: brokers that are not there. */
  expected = /WebSocket/;

  private constructor(name: string, window: Window, server: Host, cables: readonly Cable[]) {
    this.name = name;
    this.window = window;
    this.host = server;
    this.cables = cables;
  }

  /** Opens the page, with nothing kept but a few settings. */
  static async open(engine: Engine, name: string, brokers: readonly string[], { hash = "", device = DESK, settings = {} }: Visit = {}): Promise<Person> {
    const cables = await Promise.all(brokers.map((url) => Cable.to(url)));
    const server = await host({ files: { "config.json": JSON.stringify({ brokers: cables.map(({ url }) => url) }) } });
    const window = new Window(await engine.open(device), server, device.touch);
    await window.open(hash, { ...AT_ONCE, settings: { ...AT_ONCE.settings, ...settings }, name });
    return new Person(name, window, server, cables);
  }

  /** The part of the room's link behind the address; waits until there is one. */
  link(): Promise<string> {
    return this.window.until("the room has a link", () => (/^#room=[\w-]{22}$/.test(location.hash) ? location.hash : ""), null);
  }

  /** Opens the dialog for a new game by a link, puts these on its seats, and opens the room. */
  async found(link: string, seats: readonly Who[]): Promise<string> {
    await this.window.begin(link, seats);
    return this.link();
  }

  /** Sits down on a seat of the lobby, counted from 0. */
  async sit(seat: number): Promise<void> {
    await this.window.until("the lobby is there", () => document.querySelector(".room-seats") !== null, null);
    await this.window.click(`.room-seat:nth-child(${seat + 1}) button`);
  }

  async start(): Promise<void> {
    await this.window.click(".room-start button");
    await this.untilGame();
  }

  untilGame(): Promise<unknown> {
    return this.window.until("the game has begun", () => document.querySelector('.room-side[data-phase="game"]') !== null, null);
  }

  /** Waits until this is seen on the board. */
  sees(pieces: string): Promise<unknown> {
    return this.window.until(`the board shows ${pieces}`, (wanted) => {
      const cells = [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
      const number = (cell: HTMLElement): number => Number(cell.dataset["hole"] ?? cell.dataset["square"]);
      return cells.sort((a, b) => number(a) - number(b)).map((cell) => cell.dataset["piece"] || ".").join("") === wanted;
    }, pieces);
  }

  /** Waits until one may move here. */
  untilTurn(): Promise<unknown> {
    return this.window.until(`it is ${this.name}'s turn`, () => document.querySelector('.seat[data-turn="true"] .room-me, .seat[data-turn="true"] .seat-name') !== null, null);
  }

  /** Makes a move by its cells, as the rules count them, and ends its chain where it may go on. */
  async play(path: readonly number[], draughts: boolean): Promise<void> {
    const before = await this.window.pieces();
    for (const [hop, cell] of path.entries()) {
      await this.window.tap(draughts ? cell + 1 : cell);
      if (hop === 0) await this.window.untilTargets();
      else if ((await this.window.pieces()) !== before && hop === path.length - 1) break;
    }
    await this.window.until("the move is made", () => {
      const done = document.querySelector<HTMLElement>(".note > .button-main");
      if (done) done.click();
      return document.querySelector("[role=gridcell][data-target]") === null;
    }, null);
  }

  /** Waits until all that was done here has come back from a broker. */
  untilSent(): Promise<unknown> {
    return this.window.until("nothing is under way any more", () => !["sends", "offline"].includes(document.querySelector<HTMLElement>('[data-control="connection"]')?.dataset["sign"] ?? "offline"), null);
  }

  /** What stands in a place, for instance a notice. */
  text(selector: string): Promise<string> {
    return this.window.driver.evaluate((wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map((one) => one.innerText).join("\n"), selector);
  }

  untilText(selector: string, like: string): Promise<unknown> {
    return this.window.until(`${selector} says ${like} to ${this.name}`, ([wanted, pattern]) => (
      [...document.querySelectorAll<HTMLElement>(wanted)].some((one) => new RegExp(pattern).test(one.innerText))
    ), [selector, like] as const);
  }

  /** The network of this device: gone, or there again. */
  network(there: boolean): void {
    for (const cable of this.cables) {
      if (there) cable.plug();
      else cable.pull();
    }
  }

  /** Closes the window; the page must not have complained of anything but what is expected. */
  async close(): Promise<void> {
    const complaints = (await this.window.driver.complaints()).filter((one) => !this.expected.test(one));
    await this.window.driver.close().catch(() => {});
    await Promise.all([...this.cables.map((cable) => cable.close()), this.host.close()]);
    assert.deepEqual(complaints, [], `${this.name}'s page complained`);
  }
}
