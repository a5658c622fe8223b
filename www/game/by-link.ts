// Games with persons elsewhere: which seats are played here, and how the game of a link stands to the one that is kept. The whole game
// goes to and fro as a link; nobody in between keeps it.
import type { EventView, NewGame, SeatSetup, SeatView, Snapshot } from "hopstone-glue";

/** A seat with its player, who may be a person elsewhere: that the rules need not know. */
export interface Seated extends SeatSetup {
  readonly elsewhere?: boolean;
  /** Elsewhere, and to be met live, in a room. */
  readonly live?: boolean;
}

/** The same of a seat at one moment. */
export interface SeatedView extends SeatView {
  readonly elsewhere?: boolean;
}

/** A seat as it is kept; nothing is said of a seat that is played here. */
export function seated({ name, player }: SeatSetup, elsewhere: boolean, live = false): Seated {
  return { name, player, ...(elsewhere && player.kind === "person" ? { elsewhere, ...(live ? { live } : {}) } : {}) };
}

/** The seats of which that is said. */
export function elsewhereOf(seats: readonly Seated[]): readonly number[] {
  return seats.flatMap(({ player, elsewhere }, seat) => (elsewhere && player.kind === "person" ? [seat] : []));
}

/** A moment of the game with the seats marked that are played elsewhere. */
export type Seen = Omit<Snapshot, "seats"> & { readonly seats: SeatedView[] };

export function marked(snapshot: Snapshot, elsewhere: readonly number[]): Seen {
  return { ...snapshot, seats: snapshot.seats.map((view, seat) => ({ ...view, elsewhere: elsewhere.includes(seat) })) };
}

/**
 * What makes two records the same game: the set-up, the players and who began. Not the level of a computer, which may be changed
 * while the game goes on.
 */
export function identity(setup: NewGame): string {
  const { seats, ...rest } = setup;
  const sorted = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, seats.map(({ name, player }) => [name, player.kind])], inOrder);
}

/** Objects are written with their parts in one order. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Which seats of a game are played elsewhere, as it is kept beside the game. */
export interface KeptElsewhere {
  readonly game: string;
  readonly seats: readonly number[];
}

/** The seats that were kept, if it was of this game and they are persons' still. */
export function readElsewhere(kept: unknown, setup: NewGame): readonly number[] {
  const it = kept as Partial<Record<keyof KeptElsewhere, unknown>> | null | undefined;
  if (it?.game !== identity(setup) || !Array.isArray(it.seats)) return [];
  const { seats } = it;
  return setup.seats.flatMap(({ player }, seat) => (player.kind === "person" && seats.includes(seat) ? [seat] : []));
}

/** A record as far as it can be compared. */
export interface Told {
  readonly setup: NewGame;
  readonly events: readonly EventView[];
}

/** How the game of a link stands to the one that is kept. `moves`: by how many the longer one is longer. */
export type Relation =
  | { readonly kind: "other" }
  | { readonly kind: "same" }
  | { readonly kind: "newer"; readonly moves: number }
  | { readonly kind: "older"; readonly moves: number }
  /** They have `ply` events in common and then differ. */
  | { readonly kind: "fork"; readonly ply: number };

/** Compares the game that is kept with that of a link. */
export function relation(own: Told, theirs: Told): Relation {
  if (identity(own.setup) !== identity(theirs.setup)) return { kind: "other" };
  const [mine, other] = [own.events.map(told), theirs.events.map(told)];
  const common = mine.findIndex((event, ply) => event !== other[ply]);
  const ply = common < 0 ? mine.length : common;
  if (ply === mine.length && ply === other.length) return { kind: "same" };
  if (ply === mine.length) return { kind: "newer", moves: moves(theirs.events.slice(ply)) };
  if (ply === other.length) return { kind: "older", moves: moves(own.events.slice(ply)) };
  return { kind: "fork", ply };
}

/** An event as far as it makes a difference. */
function told(event: EventView): string {
  return JSON.stringify(event.kind === "move" ? [event.seat, event.path, event.captured] : [event.seat, event.kind]);
}

/** How many moves: who cannot move has made none. */
function moves(events: readonly EventView[]): number {
  return events.filter(({ kind }) => kind !== "pass").length;
}

/**
 * The events that may still be taken back: what came after the last move of somebody elsewhere. What was answered is no longer for
 * one side to change.
 */
export function unanswered(events: readonly EventView[], elsewhere: readonly number[]): readonly EventView[] {
  return events.slice(events.findLastIndex((event) => event.kind !== "pass" && elsewhere.includes(event.seat)) + 1);
}

/** The others are to be told of the game: one of them is to move, or the last move, made here, has ended it. */
export function owed({ seats, turn, outcome }: { readonly seats: readonly SeatedView[]; readonly turn: number; readonly outcome: unknown }, last: EventView | undefined): boolean {
  if (outcome === null) return seats[turn]?.elsewhere === true;
  return seats.some(({ elsewhere }) => elsewhere) && last !== undefined && !seats[last.seat]?.elsewhere;
}

/** Persons among whom one may say who one is: nobody is asked where only one plays. */
export function persons(seats: readonly SeatView[]): readonly number[] {
  return seats.flatMap(({ player }, seat) => (player.kind === "person" ? [seat] : []));
}
