// A browser as the core suite uses it: the same few words for three engines, each spoken to in its own way.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A window to open: its size in CSS pixels, and whether a finger is at hand. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** Runs in every page before its own scripts; only where an engine has been taught to. */
  readonly script?: string;
}

/** Where a hand is: down, somewhere in between, up. */
export type Phase = "down" | "move" | "up";

/** The keys by name that the suite presses; any other is one character. */
export type Key = "Tab" | "Enter" | "Escape" | "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" | string;

/** One window of a browser, with storage of its own. */
export interface Driver {
  /** Leads the window to an address; returns when it is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Another window on the same device, with the same storage; only where an engine has been taught to. */
  tab?(): Promise<Driver>;
  back?(): Promise<void>;
  resize?(width: number, height: number): Promise<void>;
  /** Runs a function in the page, which uses nothing but its argument; what goes in and out is JSON. */
  evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R>;
  mouse(phase: Phase, at: Point): Promise<void>;
  /** One finger; only where the device was opened with touch. */
  finger(phase: Phase, at: Point): Promise<void>;
  press(key: Key): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Errors and warnings of the page, as far as the engine tells of them. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that is started once and opens windows. */
export interface Engine {
  readonly name: string;
  /** Whether its windows can be touched by a finger. */
  readonly touch: boolean;
  open(device: Device): Promise<Driver>;
  close(): Promise<void>;
}

/** A driver has not answered: a fault of its own or of a page that hangs. */
export class Unanswered extends Error {}

/** A function with its argument as a script: the loader of these tests names inner functions by a helper that the page does not have. */
export function script(run: (argument: never) => unknown, argument: unknown): string {
  return `(() => { const __name = (named) => named; return (${String(run)})(${JSON.stringify(argument ?? null)}); })()`;
}
