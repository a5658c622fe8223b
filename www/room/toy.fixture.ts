// A game for tests of rooms, without wasm: a move is a number from 0 to 9 that is not the one before it; after thirty events it is over.
import type { Moment, Played, Referee } from "./referee";

export const LENGTH = 30;

type Event = { readonly kind: "move"; readonly seat: number; readonly n: number } | { readonly kind: "resign"; readonly seat: number } | { readonly kind: "draw" };

class Toy implements Played {
  #events: readonly Event[];
  readonly #seats: number;
  readonly #first: number;

  constructor(seats: number, first: number, events: readonly Event[]) {
    this.#seats = seats;
    this.#first = first;
    this.#events = events;
  }

  get now(): Moment {
    const out = Array.from({ length: this.#seats }, (_, seat) => this.#events.some((event) => event.kind === "resign" && event.seat === seat));
    const over = this.#events.length >= LENGTH || this.#events.some(({ kind }) => kind === "draw") || out.filter((one) => !one).length < 2;
    const last = this.#events.findLast((event) => event.kind === "move");
    let turn = last === undefined ? this.#first : (last.seat + 1) % this.#seats;
    while (!over && out[turn]) turn = (turn + 1) % this.#seats;
    return { turn: over ? -1 : turn, events: this.#events.length, pieces: this.#events.map((event) => (event.kind === "move" ? event.n : event.kind)).join(), out };
  }

  movers(): readonly (number | null)[] {
    return this.#events.map((event) => (event.kind === "move" ? event.seat : null));
  }

  play(path: readonly number[]): void {
    const [n, ...more] = path;
    const last = this.#events.findLast((event) => event.kind === "move");
    if (this.now.turn < 0 || n === undefined || n > 9 || more.length > 0 || n === last?.n) throw new Error("illegal");
    this.#events = [...this.#events, { kind: "move", seat: this.now.turn, n }];
  }

  resign(seat: number): void {
    if (this.now.turn < 0 || this.now.out[seat] !== false) throw new Error("out");
    this.#events = [...this.#events, { kind: "resign", seat }];
  }

  draw(): void {
    if (this.now.turn < 0) throw new Error("over");
    this.#events = [...this.#events, { kind: "draw" }];
  }

  back(events: number): void { this.#events = this.#events.slice(0, events); }
  sit(): void {}
  copy(): Played { return new Toy(this.#seats, this.#first, this.#events); }
  code(): string { return JSON.stringify([this.#seats, this.#first, this.#events]); }
}

export const toyReferee: Referee = {
  start({ seats, first }) {
    if (seats.length < 2 || first >= seats.length) throw new Error("no game");
    return new Toy(seats.length, first, []);
  },
};
