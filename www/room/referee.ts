import { type NewGame, type SeatSetup, Table } from "hopstone-glue";

/** A game at a moment, as far as a room needs to know it. */
export interface Moment {
  /** The seat to move; -1 when the game is over. */
  readonly turn: number;
  readonly events: number;
  readonly pieces: string;
  /** For each seat whether it has finished or given up. */
  readonly out: readonly boolean[];
}

/** A game in the rules' hands. What they do not allow throws, and changes nothing. */
export interface Played {
  readonly now: Moment;
  /** For each event the seat that moved, or null where it is no move. */
  movers(): readonly (number | null)[];
  play(path: readonly number[]): void;
  resign(seat: number): void;
  draw(): void;
  /** Back to the moment after so many events, or to the last one before it to which there is a way. */
  back(events: number): void;
  sit(seat: number, setup: SeatSetup): void;
  /** The same game, to be gone on with apart from this one. */
  copy(): Played;
  code(): string;
}

/** The rules. Throws where a set-up makes no game. */
export interface Referee { start(game: NewGame): Played }

export const wasmReferee: Referee = { start: (game) => new TableGame(Table.start(game)) };

class TableGame implements Played {
  readonly #table: Table;
  #now: Moment | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  get now(): Moment {
    if (this.#now === null) {
      const { turn, plies, pieces, seats } = this.#table.snapshot();
      this.#now = { turn, events: plies, pieces, out: seats.map(({ place, resigned }) => place > 0 || resigned) };
    }
    return this.#now;
  }

  movers(): readonly (number | null)[] {
    return this.#table.events().map((event) => (event.kind === "move" ? event.seat : null));
  }

  play(path: readonly number[]): void {
    this.#table.play(Uint32Array.from(path));
    this.#now = null;
  }

  resign(seat: number): void {
    this.#table.resign(seat);
    this.#now = null;
  }

  draw(): void {
    this.#table.agree_draw();
    this.#now = null;
  }

  back(events: number): void {
    while (this.now.events > events) {
      const before = this.now.events;
      this.#table.undo();
      this.#now = null;
      if (this.now.events >= before) return;
    }
  }

  sit(seat: number, setup: SeatSetup): void {
    this.#table.set_player(seat, setup);
    this.#now = null;
  }

  copy(): Played {
    return new TableGame(Table.from_code(this.#table.code()));
  }

  code(): string {
    return this.#table.code();
  }
}
