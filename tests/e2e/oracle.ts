// The rules as the native tool tells them: what the page must offer, from a program without a page.
import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface StarRules { long_jump: boolean; rest_in_foreign: boolean; swap: boolean }
export type StarMove = [from: number, to: number, swap?: "swap"];
export type Capture = [from: number, to: number, captured: number[]];

/** `hopstone moves`, one question after the other. */
export class Oracle {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: { resolve(line: string): void; reject(error: Error): void }[] = [];

  constructor() {
    this.#process = spawn("cargo", ["run", "--quiet", "--release", "--package", "hopstone-cli", "--", "moves"], { cwd: ROOT });
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#waiting.shift()?.resolve(line));
    let complaint = "";
    this.#process.stderr.on("data", (chunk) => { complaint += String(chunk); });
    this.#process.on("close", () => {
      for (const one of this.#waiting.splice(0)) one.reject(new Error(`hopstone moves ended: ${complaint}`));
    });
  }

  async star(seats: number[][], turn: number, rules: StarRules, board: string): Promise<StarMove[]> {
    return (await this.#ask({ seats, turn, rules, board }) as { moves: StarMove[] }).moves;
  }

  /** Every outcome; null where there are too many to list. */
  async capture(board: string, long_jump: boolean): Promise<Capture[] | null> {
    return (await this.#ask({ board, long_jump }) as { list?: Capture[] }).list ?? null;
  }

  /** The moves in a position of draughts, every square named. */
  async draughts(game: "italian" | "english", fen: string): Promise<string[]> {
    return (await this.#ask({ game, fen }) as { legal: string[] }).legal;
  }

  close(): void {
    this.#process.stdin.end();
  }

  async #ask(question: object): Promise<unknown> {
    const line = await new Promise<string>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    });
    return JSON.parse(line);
  }
}
