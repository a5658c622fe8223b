import type { ReadonlySignal } from "@preact/signals";
import type { Problem, Table } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import type { Intent, Path } from "../board/input";
import { type Halt, who } from "../screens/session";
import type { Seen } from "./by-link";
import { problem } from "./problem";

type Tried = Extract<Intent, { kind: "explain" }>;

/** The table at which something was tried. */
export interface Tabled {
  readonly table: ReadonlySignal<Table>;
  readonly present: ReadonlySignal<Seen>;
  readonly halt: ReadonlySignal<Halt | null>;
  /** The moment that is looked back at; null in the present. */
  readonly look: ReadonlySignal<number | null>;
  readonly say: ReadonlySignal<Say>;
  /** The message for who must wait for a person elsewhere. */
  readonly wait: "why-elsewhere" | "room-why-elsewhere";
}

/** Why what was tried cannot be done: in words, or as the rule that forbids it. */
export class Refusals {
  readonly #at: Tabled;
  /** A piece of draughts that was tapped last and may not move. */
  #blamed: number | null = null;

  constructor(at: Tabled) {
    this.#at = at;
  }

  /** Something else is done now: no piece is to blame any more. */
  forget(): void {
    this.#blamed = null;
  }

  why(tried: Tried): string | Problem | null {
    return tried.id === "square" ? this.#whyNotTo(tried.path, tried.hole) : this.#whyNot(tried.id, tried.hole);
  }

  /** Why nothing at all can be moved now; null if something can. */
  #whyClosed(): string | null {
    const { present, halt, look } = this.#at;
    const say = this.#at.say.value;
    if (halt.value === "visiting") return say("why-visiting");
    if (look.value !== null) return say("why-looking");
    const { turn, seats, outcome } = present.value;
    if (outcome !== null) return null;
    if (seats[turn]?.elsewhere) return say(this.#at.wait, who(say, seats, turn));
    return seats[turn]?.player.kind !== "person" ? say("why-wait") : null;
  }

  #whyNot(id: Exclude<Tried["id"], "square">, cell: number): string | Problem | null {
    const { present, table } = this.#at;
    const say = this.#at.say.value;
    const draughts = isDraughts(present.value.game);
    if (id === "several-ways" && draughts) return say("why-several-captures");
    if (id !== "piece") return say(`why-${id}`);
    const closed = this.#whyClosed();
    if (closed !== null) return closed;
    const reason = table.value.why_not(cell);
    this.#blamed = reason && draughts && this.#isMovers(cell) ? cell : null;
    return reason ?? null;
  }

  /** Why the picked piece of draughts cannot go to a square; where none is picked, what to do first. */
  #whyNotTo(path: Path | null, cell: number): string | Problem | null {
    const { present, table, say } = this.#at;
    const closed = this.#whyClosed();
    if (closed !== null) return closed;
    if (path === null) {
      // After a piece that may not move its square is tapped all the same: the reason is still the piece's.
      const blamed = this.#blamed === null ? undefined : table.value.why_not_along(Uint32Array.from([this.#blamed, cell]));
      const { forced, outcome } = present.value;
      return blamed ?? say.value(outcome === null && forced.length > 0 ? "why-pick-forced" : "why-pick");
    }
    const end = path.at(-1);
    if (path.length > 1 && end !== undefined && this.#isMovers(cell)) return problem("problem-draughts-unfinished", { square: end + 1 });
    // A tap on another piece of one's own asks why that one does not move.
    const reason = (path.length === 1 && this.#isMovers(cell) ? table.value.why_not(cell) : null)
      ?? table.value.why_not_along(Uint32Array.from([...path, cell]));
    return reason ?? null;
  }

  /** Whether a piece of draughts on a square belongs to the side to move. */
  #isMovers(square: number): boolean {
    const { pieces, turn } = this.#at.present.value;
    return pieces[square]?.toLowerCase() === (turn === 0 ? "w" : "b");
  }
}
