import { type Signal, signal } from "@preact/signals";
import type { EventView, Snapshot, Table } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import type { Seen } from "./by-link";
import { added, finished, isDecided, readFinished } from "./finished";
import { challenger, entered, type Entry, NO_TALLY, readRecords, readTally, type Records, type Score, scoreOf, type Tally } from "./score";
import { load, save } from "./store";

/** Keeps the score of the own game: how it is played, what it is worth once it is over, and what of it stays on the device. */
export class Scorer {
  readonly #tally: Signal<Tally>;
  /** The place of the game that has just ended in the table of records. */
  readonly #rank = signal<number | null>(null);

  /** `kept`: the game was kept on the device, and its tally with it. A new game has a clean sheet. */
  constructor(kept: boolean) {
    this.#tally = signal(kept ? readTally(load("tally")) : NO_TALLY);
  }

  score(snapshot: Snapshot): Score | null {
    return scoreOf(snapshot, this.#tally.value, this.#rank.value);
  }

  /** The best games against the computer on this device. */
  records(): Records {
    return readRecords(load("records"));
  }

  /** A game begins; `setUp`: not from its usual start. */
  begin(setUp: boolean): void {
    this.#note({ ...NO_TALLY, spoilt: setUp ? "set-up" : null, begun: Date.now() });
    this.#rank.value = null;
  }

  /** The game has come from elsewhere, or has gone on there: how it was played nobody knows. */
  takeOver(): void {
    this.#note({ ...NO_TALLY, spoilt: "set-up" });
  }

  /** Another tab has gone on with the game. */
  follow(): void {
    this.#tally.value = readTally(load("tally"));
  }

  /** The computer plays at a level. */
  meet(level: number): void {
    const { level: lowest } = this.#tally.value;
    this.#note({ ...this.#tally.value, level: Math.min(lowest ?? level, level) });
  }

  /** The game is not one of those that enter the table of records any more; with other players it is no game for the statistics either. */
  spoil(reason: NonNullable<Tally["spoilt"]>): void {
    const { spoilt } = this.#tally.value;
    if (spoilt === null || (reason === "players" && spoilt !== "set-up")) this.#note({ ...this.#tally.value, spoilt: reason });
  }

  /** Enters a game that is decided in the statistics, once. */
  count(seen: Seen, events: readonly EventView[], table: Table): void {
    if (!isDecided(seen) || this.#has("counted")) return;
    const game = finished({ seen, events, setup: table.setup(), tally: this.#tally.value, code: table.code() }, Math.floor(Date.now() / 1000));
    if (game === null) return;
    save("statistics", added(readFinished(load("statistics")), game));
    this.#note({ ...this.#tally.value, counted: true });
  }

  /** Forgets the statistics and the records of this device. */
  wipe(): void {
    save("statistics", null);
    save("records", null);
    this.#rank.value = null;
  }

  /** Enters a game that is over in the table of records, if it is one of those, once. */
  enter(snapshot: Snapshot): void {
    const { game, plies, seats } = snapshot;
    const score = this.score(snapshot);
    if (!score || !isDraughts(game) || score.spoilt !== null || score.points === 0 || this.#has("entered")) return;
    const records = this.records();
    const name = seats[challenger(seats) ?? 0]?.name ?? "";
    const entry: Entry = { name, points: score.points, level: score.level, date: today(), plies };
    const { lines, rank } = entered(records[game], entry);
    save("records", { ...records, [game]: lines });
    this.#note({ ...this.#tally.value, entered: true });
    this.#rank.value = rank;
  }

  /** Whether this has been done with the game, here or in another tab that ended it a moment ago. */
  #has(done: "entered" | "counted"): boolean {
    return this.#tally.value[done] || readTally(load("tally"))[done];
  }

  #note(tally: Tally): void {
    this.#tally.value = tally;
    save("tally", tally);
  }
}

/** The day here, `yyyy-mm-dd`. */
export function today(): string {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
