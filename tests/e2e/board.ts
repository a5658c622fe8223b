// The boards as a person's hand and a screen reader meet them: by the page's contract of [role=gridcell] with [data-hole], in draughts
// [data-square], only.
import type { CDPSession, Page } from "playwright-core";

export interface Point {
  x: number;
  y: number;
}

export type TargetKind = "step" | "jump" | "swap";

/** How a board is touched. */
export type Touch = "finger" | "mouse";

/** A board whose cells are numbered by an attribute, from `first` on. */
abstract class Cells {
  readonly #page: Page;
  readonly #touch: Touch;
  readonly #attribute: "data-hole" | "data-square";
  readonly #first: number;
  #cdp: CDPSession | undefined;

  constructor(page: Page, touch: Touch, attribute: "data-hole" | "data-square", first: number) {
    this.#page = page;
    this.#touch = touch;
    this.#attribute = attribute;
    this.#first = first;
  }

  /** Waits until the board is there. */
  async ready(): Promise<void> {
    await this.#page.locator(`[role=gridcell][${this.#attribute}]`).first().waitFor({ state: "attached" });
  }

  /** The element of a cell. */
  cell(number: number): ReturnType<Page["locator"]> {
    return this.#page.locator(`[role=gridcell][${this.#attribute}="${number}"]`);
  }

  /** The middle of a cell on the screen, in CSS pixels. */
  async centre(number: number): Promise<Point> {
    return this.cell(number).evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  }

  /** All cells in order, one character each: "." empty; on the star "1" to "6" an army, "n" neutral, "o" unowned; in draughts "w", "W", "b", "B". */
  async pieces(): Promise<string> {
    const found = await this.#page.locator(`[role=gridcell][${this.#attribute}]`).evaluateAll((cells, attribute) =>
      cells.map((cell) => [Number(cell.getAttribute(attribute)), cell.getAttribute("data-piece") || "."] as const), this.#attribute);
    const pieces = Array.from({ length: found.length }, () => "?");
    for (const [number, piece] of found) pieces[number - this.#first] = piece;
    return pieces.join("");
  }

  /** The cells that are offered as destinations now. */
  async targets(): Promise<Map<number, TargetKind>> {
    const found = await this.#page.locator("[role=gridcell][data-target]").evaluateAll((cells, attribute) =>
      cells.map((cell) => [Number(cell.getAttribute(attribute)), cell.getAttribute("data-target")] as const), this.#attribute);
    return new Map(found.filter((entry): entry is [number, TargetKind] => Boolean(entry[1])));
  }

  /** Waits until the pieces on the board satisfy this, for at most `limit` milliseconds; returns them. */
  async until(holds: (pieces: string) => boolean, limit = 10_000): Promise<string> {
    const end = Date.now() + limit;
    for (;;) {
      const pieces = await this.pieces();
      if (holds(pieces)) return pieces;
      if (Date.now() > end) throw new Error(`the board did not get there in ${limit} ms: ${pieces}`);
      await this.#page.waitForTimeout(50);
    }
  }

  /** A tap in the middle of a cell, or `off` pixels beside it. */
  async tap(number: number, off: Point = { x: 0, y: 0 }): Promise<void> {
    const { x, y } = await this.centre(number);
    if (this.#touch === "mouse") await this.#page.mouse.click(x + off.x, y + off.y);
    else {
      await this.finger("touchStart", { x: x + off.x, y: y + off.y });
      await this.finger("touchEnd");
    }
  }

  /** A drag from cell to cell in several moves. `end`: let go, or leave the finger or the button down. */
  async drag(from: number, to: number, end: "let go" | "keep down" = "let go"): Promise<void> {
    const a = await this.centre(from);
    const b = await this.centre(to);
    const steps = 8;
    const way = Array.from({ length: steps }, (_, step) => {
      const part = (step + 1) / steps;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    });
    if (this.#touch === "mouse") {
      await this.#page.mouse.move(a.x, a.y);
      await this.#page.mouse.down();
      for (const point of way) await this.#page.mouse.move(point.x, point.y);
      if (end === "let go") await this.#page.mouse.up();
    } else {
      await this.finger("touchStart", a);
      for (const point of way) await this.finger("touchMove", point);
      if (end === "let go") await this.finger("touchEnd");
    }
  }

  /** One touch event as the browser gets it from a screen. Several points are several fingers. */
  async finger(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...points: Point[]): Promise<void> {
    this.#cdp ??= await this.#page.context().newCDPSession(this.#page);
    await this.#cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  }
}

/** The star board. */
export class Board extends Cells {
  constructor(page: Page, touch: Touch) {
    super(page, touch, "data-hole", 0);
  }

  tapHole(hole: number, off?: Point): Promise<void> { return this.tap(hole, off); }
  dragHole(from: number, to: number, end?: "let go" | "keep down"): Promise<void> { return this.drag(from, to, end); }
}

/** The draughts board: squares by their numbers, 1 to 32. */
export class Squares extends Cells {
  constructor(page: Page, touch: Touch) {
    super(page, touch, "data-square", 1);
  }
}
