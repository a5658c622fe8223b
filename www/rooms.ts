// Rooms, as the page knows them: the one that is open, its place in the address, and the ways in and out. All else comes late, with the first.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Entered, Threshold } from "./room/door";
import type { Door } from "./room/live";
import { isRunning } from "./room/running";

/** The page around a room. */
export interface House extends Omit<Threshold, "onLeave"> {
  /** Says why there is no room, at the own table. */
  tell(text: string): void;
  /** The own table makes way, or comes back. */
  aside(lies: boolean): void;
  /** The address may have to change (`home`). */
  mark(): void;
}

/** Where the browser keeps which room is open, and since when. It does not go into the file of everything that is kept: a seat belongs to its device. */
const OPEN = "hopstone.open-room";
/** A room that was opened longer ago is not gone back to unasked, in milliseconds. */
const LATELY = 12 * 3_600_000;

export class Rooms {
  readonly #house: House;
  readonly #live: Signal<Entered | null> = signal(null);
  #home = "";
  /** Grows with every way in or out: a room that opens later than the next one is asked for is closed again. */
  #turns = 0;
  #then: (() => void) | null = null;

  constructor(house: House) {
    this.#house = house;
  }

  get live(): ReadonlySignal<Entered | null> { return this.#live; }
  /** The part of the address behind the page's own: the link of the room, while one is open. */
  get home(): string { return this.#home; }

  enter(door: Door): void {
    const turn = ++this.#turns;
    const { say, tell, aside } = this.#house;
    const failed = (text: string): void => {
      if (turn !== this.#turns) return;
      this.#stay("");
      tell(text);
    };
    if (door.kind === "join") this.#stay(`#room=${door.secret}`);
    import("./room/door").then(({ enter }) => enter(door, { ...this.#house, onLeave: () => this.leave() })).then((found) => {
      if (typeof found === "string") return failed(found);
      if (turn !== this.#turns) return found.room.close();
      aside(true);
      this.#live.value = found;
      this.#stay(new URL(found.room.view.value.link).hash);
    }, () => failed(say.value("room-missing")));
  }

  /** Goes back to the room that was open when the page was closed, unless another tab is in it. */
  async resume(): Promise<void> {
    const [secret = "", since] = kept().split(" ");
    if (secret === "" || Date.now() - Number(since) > LATELY) return;
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    if (this.#home === "" && !held.some(({ name }) => name === `hopstone-room-${secret}`)) this.enter({ kind: "join", secret });
  }

  /** Leaves the room, after a question where the person plays in it; then goes on. */
  leave(then: (() => void) | null = null): void {
    this.#then = then;
    const room = this.#live.value?.room.view.value;
    if (room && isRunning(room, this.#live.value?.session.snapshot.value.outcome !== null)) this.#house.open("leave");
    else this.leaveNow();
  }

  leaveNow(): void {
    const then = this.#then;
    const live = this.#live.value;
    this.#then = null;
    this.#turns++;
    this.#live.value = null;
    this.#stay("");
    live?.room.close();
    if (live) this.#house.aside(false);
    then?.();
  }

  #stay(home: string): void {
    const was = this.#home;
    this.#home = home;
    // A page at its own table says nothing about the room in another tab.
    if (home !== was) keep(home.replace("#room=", ""));
    this.#house.mark();
  }
}

function kept(): string {
  try {
    return localStorage.getItem(OPEN) ?? "";
  } catch {
    return "";
  }
}

function keep(secret: string): void {
  try {
    if (secret === "") localStorage.removeItem(OPEN);
    else localStorage.setItem(OPEN, `${secret} ${Date.now()}`);
  } catch {
    // Then the link leads back, and nothing else.
  }
}
