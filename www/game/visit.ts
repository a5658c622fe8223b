import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Table } from "hopstone-glue";
import type { Say } from "../board/grid";
import { headline } from "../screens/end";
import { type Halt, type Meeting, type Screen, seatName } from "../screens/session";
import { persons, type Relation, relation, type Seen, type Told } from "./by-link";
import { word } from "./problem";

const NOBODY: readonly number[] = [];

const OTHER: Relation = { kind: "other" };

/** The table to which a game comes from elsewhere. */
export interface Host {
  readonly table: ReadonlySignal<Table>;
  readonly present: ReadonlySignal<Seen>;
  readonly halt: ReadonlySignal<Halt | null>;
  readonly say: ReadonlySignal<Say>;
  open(screen: Screen): void;
  /** Puts another game on the table: to be looked at, or to be played. */
  put(table: Table, halt: Halt | null): void;
  /** The game on the table, from elsewhere, is the own one from now on. */
  takeOver(): void;
  tell(text: string): void;
  /** The own game goes on, after a text. */
  next(text: string): void;
}

/** Games from elsewhere: one is looked at while the own one is kept, taken as the own one, or left again; and who plays elsewhere. */
export class Visit {
  readonly #host: Host;
  /** The own game, while one from elsewhere is looked at. */
  #own: Table | null = null;
  /** The seats of the own game that persons elsewhere play. */
  readonly elsewhere: Signal<readonly number[]>;
  /** The same of the game on the table: of one that is only looked at nothing is known. */
  readonly away: ReadonlySignal<readonly number[]>;
  /** The seats that will be played elsewhere if the game that is looked at is taken. */
  #leaves: readonly number[] = NOBODY;
  readonly #asksWho = signal(false);
  readonly #meeting = signal<Meeting | null>(null);

  constructor(host: Host, elsewhere: readonly number[]) {
    this.#host = host;
    this.elsewhere = signal(elsewhere);
    this.away = computed(() => (host.halt.value === "visiting" ? NOBODY : this.elsewhere.value));
  }

  get asksWho(): ReadonlySignal<boolean> { return this.#asksWho; }
  get meeting(): ReadonlySignal<Meeting | null> { return this.#meeting; }
  /** A game is looked at while the own one lies aside. */
  get isGuest(): boolean { return this.#host.halt.value === "visiting" && this.#own !== null; }

  /** Another game lies on the table: what was asked about the one before is over. */
  settle(): void {
    this.#asksWho.value = false;
    this.#meeting.value = null;
  }

  /** A new game begins in place of the own one. */
  begin(elsewhere: readonly number[]): void {
    this.#own = null;
    this.elsewhere.value = elsewhere;
  }

  /** Shows a game from elsewhere, to be looked at first. */
  show(table: Table): void {
    const host = this.#host;
    this.#own ??= host.table.value;
    host.put(table, "visiting");
    host.tell(host.say.value("said-visit"));
  }

  /** Why the game of a link cannot be read, in words; null if it can. */
  unreadable(code: string): string | null {
    try {
      Table.from_code(code).free();
      return null;
    } catch (error) {
      const say = this.#host.say.value;
      return say("link-unreadable", { reason: word(say, error) });
    }
  }

  /** The game of a link has come, one that can be read. */
  follow(code: string): void { this.arrive(Table.from_code(code)); }

  /** A game has come by a link: the own one with more moves, with less, with others; or another game. `met`: the person must choose. */
  arrive(table: Table): "met" | null {
    const host = this.#host;
    const say = host.say.value;
    const own = this.#own ?? host.table.value;
    // A fresh game that nobody elsewhere plays is not yet a game that somebody could know.
    const { plies, outcome } = own.snapshot();
    const known = plies > 0 || this.elsewhere.value.length > 0;
    const how = known ? relation(told(own), told(table)) : OTHER;
    // The next game of the same people begins as the last one did. One that is over is not gone on with in another way.
    const stands = outcome !== null && (how.kind === "older" || how.kind === "fork") ? OTHER : how;
    switch (stands.kind) {
      case "other":
        this.show(table);
        this.#asksWho.value = host.present.value.outcome === null && persons(host.present.value.seats).length > 1;
        return null;
      case "same":
        this.goBack();
        host.tell(say("link-same"));
        return null;
      case "newer":
        this.#adopt(table, say("link-newer", { moves: stands.moves }));
        return null;
      case "older": case "fork":
        this.goBack();
        this.#meeting.value = { how: stands, theirs: table.snapshot(), code: table.code() };
        host.open("meeting");
        return "met";
    }
  }

  keepMine(): void {
    this.#meeting.value = null;
    this.#host.tell(this.#host.say.value("link-kept"));
  }

  takeTheirs(): void {
    const code = this.#meeting.value?.code;
    if (code !== undefined) this.#adopt(Table.from_code(code), this.#host.say.value("link-taken"));
  }

  onlyLook(): void {
    this.#asksWho.value = false;
  }

  /** The person at this device is one of those who play the game that is looked at; the others are elsewhere. */
  be(seat: number): void {
    this.#go(persons(this.#host.present.value.seats).filter((other) => other !== seat));
  }

  /** The game that is looked at is to be gone on with here. */
  goOn(): void {
    this.#go(NOBODY);
  }

  /** The game that is looked at becomes the own one, whatever that was. */
  take(): void {
    const { present, say, takeOver, next } = this.#host;
    const { seats } = present.value;
    const [self] = persons(seats).filter((seat) => !this.#leaves.includes(seat));
    const text = this.#leaves.length > 0 && self !== undefined ? say.value("said-be", { name: seatName(say.value, seats, self) }) : "";
    this.elsewhere.value = this.#leaves;
    this.#own = null;
    this.#asksWho.value = false;
    takeOver();
    next(text);
  }

  goBack(): void {
    const own = this.#own;
    if (!own) return;
    this.#own = null;
    this.#host.put(own, null);
    this.#host.next("");
  }

  #go(leaves: readonly number[]): void {
    this.#leaves = leaves;
    const own = this.#own?.snapshot();
    // The own game would be lost.
    if (own !== undefined && own.plies > 0 && own.outcome === null) this.#host.open("take");
    else this.take();
  }

  /** The own game goes on with what a link has brought. */
  #adopt(table: Table, text: string): void {
    const { present, say, put, takeOver, next } = this.#host;
    this.#own = null;
    put(table, null);
    takeOver();
    const end = headline(say.value, present.value);
    next(end === null ? text : `${text} ${end}.`);
  }
}

/** A game's record to be compared: as it comes out of its code, whatever way it came in. */
function told(table: Table): Told {
  const read = Table.from_code(table.code());
  return { setup: read.setup(), events: read.events() };
}
