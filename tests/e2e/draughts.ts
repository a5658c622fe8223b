// Draughts for the tests: where the squares are, what a move makes of a position, how a game ends. Told once more, without the rules'
// own code, so that the page is not its own judge.
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Squares } from "./board.ts";
import type { Oracle } from "./oracle.ts";
import { begin } from "./table.ts";
import type { Who } from "./table.ts";

export type Game = "italian" | "english";
export type Side = "W" | "B";

export interface Position {
  game: Game;
  /** 32 characters: "." empty, "w" and "b" men, "W" and "B" kings. */
  pieces: string;
  turn: Side;
}

export const GAMES: readonly Game[] = ["italian", "english"];
export const START = "bbbbbbbbbbbb........wwwwwwwwwwww";
export const NAME: Readonly<Record<Side, string>> = { W: "White", B: "Black" };

export function start(game: Game): Position {
  return { game, pieces: START, turn: game === "italian" ? "W" : "B" };
}

export function other(side: Side): Side {
  return side === "W" ? "B" : "W";
}

/** Row from the top and column from the left, both from 0, as White sees the board. */
export function placeOf(game: Game, square: number): { row: number; column: number } {
  const row = Math.floor((square - 1) / 4);
  const shifted = (row % 2 === 1) === (game === "italian");
  return { row, column: ((square - 1) % 4) * 2 + (shifted ? 1 : 0) };
}

/** The square that a jump leads over. */
export function between(game: Game, from: number, to: number): number {
  const [a, b] = [placeOf(game, from), placeOf(game, to)];
  const found = Array.from({ length: 32 }, (_, i) => i + 1).find((square) => {
    const { row, column } = placeOf(game, square);
    return row * 2 === a.row + b.row && column * 2 === a.column + b.column;
  });
  assert.ok(found !== undefined && Math.abs(a.row - b.row) === 2, `${from} to ${to} is a jump`);
  return found;
}

/** "22x15x8": [22, 15, 8]. */
export function pathOf(move: string): number[] {
  return move.split(/[-x]/).map(Number);
}

/** The ends of a move and where its path lies. */
export function ends(move: string): { from: number; to: number; path: number[] } {
  const path = pathOf(move);
  return { from: path[0] ?? 0, to: path.at(-1) ?? 0, path };
}

/** The squares that a move empties of the opponent's pieces. */
export function capturedBy(game: Game, move: string): number[] {
  const path = pathOf(move);
  return move.includes("x") ? path.slice(1).map((to, hop) => between(game, path[hop] ?? 0, to)) : [];
}

/** The position after a legal move with every square named. */
export function after({ game, pieces, turn }: Position, move: string): Position {
  const { from, to } = ends(move);
  const board = [...pieces];
  const man = board[from - 1] ?? ".";
  board[from - 1] = ".";
  for (const square of capturedBy(game, move)) board[square - 1] = ".";
  const last = placeOf(game, to).row === (turn === "W" ? 0 : 7);
  board[to - 1] = last ? man.toUpperCase() : man;
  return { game, pieces: board.join(""), turn: other(turn) };
}

export function fen({ pieces, turn }: Position): string {
  const side = (one: Side): string => one + [...pieces].flatMap((piece, i) => (
    piece.toUpperCase() === one ? [`${piece === one ? "K" : ""}${i + 1}`] : []
  )).join(",");
  return `${turn}:${side("W")}:${side("B")}`;
}

/** A position from a FEN of the plain form that `fen` writes. */
export function position(game: Game, text: string): Position {
  const [turn = "W", ...sides] = text.split(":");
  const board = Array.from({ length: 32 }, () => ".");
  for (const side of sides) {
    const letter = side[0] ?? "";
    for (const one of side.slice(1).split(",").filter((part) => part !== "")) {
      const king = one.startsWith("K");
      board[Number(king ? one.slice(1) : one) - 1] = king ? letter : letter.toLowerCase();
    }
  }
  return { game, pieces: board.join(""), turn: turn as Side };
}

export type End =
  | { kind: "won"; winner: Side; how: "all-captured" | "blocked" }
  | { kind: "draw"; how: "repetition" | "quiet-moves" };

/** A game that is followed move by move, with what ends it. */
export class Course {
  position: Position;
  readonly moves: string[] = [];
  /** Plies since the last capture or move of a man. */
  quiet = 0;
  readonly #seen = new Map<string, number>();
  readonly #oracle: Oracle;

  constructor(oracle: Oracle, from: Position) {
    this.#oracle = oracle;
    this.position = from;
    this.#seen.set(fen(from), 1);
  }

  legal(): Promise<string[]> {
    return this.#oracle.draughts(this.position.game, fen(this.position));
  }

  play(move: string): void {
    const man = this.position.pieces[ends(move).from - 1] ?? ".";
    this.quiet = move.includes("x") || man === man.toLowerCase() ? 0 : this.quiet + 1;
    this.position = after(this.position, move);
    this.moves.push(move);
    const text = fen(this.position);
    this.#seen.set(text, (this.#seen.get(text) ?? 0) + 1);
  }

  /** How the game has ended; null while it goes on. */
  async end(): Promise<End | null> {
    const { pieces, turn } = this.position;
    if ((await this.legal()).length === 0) {
      return { kind: "won", winner: other(turn), how: [...pieces].some((piece) => piece.toUpperCase() === turn) ? "blocked" : "all-captured" };
    }
    if ((this.#seen.get(fen(this.position)) ?? 0) >= 3) return { kind: "draw", how: "repetition" };
    return this.quiet >= 80 ? { kind: "draw", how: "quiet-moves" } : null;
  }

  captured(side: Side): number {
    return 12 - [...this.position.pieces].filter((piece) => piece.toUpperCase() === other(side)).length;
  }
}

/** Repeatable chance (a linear congruence is random enough to wander). */
export function chance(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** A whole game by chance, the same for a seed every time. */
export async function gameByChance(oracle: Oracle, game: Game, seed: number): Promise<{ course: Course; end: End }> {
  const pick = chance(seed);
  const course = new Course(oracle, start(game));
  for (;;) {
    const end = await course.end();
    if (end) return { course, end };
    const legal = await course.legal();
    course.play(legal[pick(legal.length)] ?? "");
  }
}

/** Starts a game by a link and the dialog that it opens. */
export function beginDraughts(page: Page, game: Game, white: Who, black: Who): Promise<void> {
  return begin(page, `#new/${game}`, [white, black]);
}

/** Enters a move by taps on each of its squares. */
export async function tapMove(squares: Squares, move: string): Promise<void> {
  for (const square of pathOf(move)) await squares.tap(square);
}

/** Whose turn the page says it is. */
export async function turnOf(page: Page): Promise<Side> {
  return (await page.locator(".seat").first().getAttribute("data-turn")) === "true" ? "W" : "B";
}

/**
 * Brings a text in through the page's window and, unless it is refused, takes it over: what a person does with *Moves*, *Bring in
 * a game*, paste, *Open* and *Continue from here*, without the waiting. Returns the refusal, or null.
 */
export async function bring(page: Page, game: Game, text: string): Promise<string | null> {
  // The loader of these tests names functions by a helper of its own, which the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  return page.evaluate(async ([which, given]) => {
    const channel = new MessageChannel();
    const found = async <T>(look: () => T | null | undefined): Promise<T> => {
      for (let i = 0; i < 2000; i++) {
        const it = look();
        if (it) return it;
        // Not a wait for time: the page draws itself in tasks, and these come after them. Only a window that is fetched late takes longer.
        await new Promise((resolve) => {
          channel.port1.onmessage = resolve;
          if (i < 500) channel.port2.postMessage(0);
          else setTimeout(resolve, 5);
        });
      }
      throw new Error(`${String(look)} was not found`);
    };
    const one = (selector: string) => () => document.querySelector<HTMLElement>(selector);
    (await found(one('[data-control="moves"]'))).click();
    (await found(one("dialog[open] .row button:last-child"))).click();
    const area = await found(() => document.querySelector<HTMLTextAreaElement>("dialog[open] textarea"));
    const radios = document.querySelectorAll<HTMLInputElement>("dialog[open] input[type=radio]");
    radios[which === "italian" ? 0 : 1]?.click();
    area.value = given ?? "";
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await found(() => true);
    (await found(one("dialog[open] button[type=submit]"))).click();
    const answer = await found(() => document.querySelector("dialog[open] .bring-why")?.textContent || !document.querySelector("dialog[open]"));
    if (typeof answer === "string") return answer;
    // Two buttons: continue from here, back to my game.
    (await found(() => document.querySelector<HTMLElement>(".note button:nth-of-type(2)") && document.querySelector<HTMLElement>(".note > .button-main"))).click();
    // A game of one's own that is not over is asked for once more.
    const done = await found(() => document.querySelector<HTMLElement>("dialog[open] .button-main") ?? (!document.querySelector(".note > .button-main") || null));
    if (done instanceof HTMLElement) done.click();
    await found(() => !document.querySelector(".note > .button-main") && !document.querySelector("dialog[open]"));
    return null;
  }, [game, text] as const);
}

/** Puts a position on the table, for two persons at this device. */
export async function setUp(page: Page, game: Game, text: string): Promise<void> {
  assert.equal(await bring(page, game, text), null);
}
