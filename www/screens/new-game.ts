import type { Catalogue, NewGame, Seating, SeatSetup, StarOptions } from "hopstone-glue";

/** Who begins: the coin, the loser of the last game, or a seat by name. */
export type Beginner = { readonly kind: "coin" } | { readonly kind: "loser" } | { readonly kind: "seat"; readonly seat: number };

/** What a person has chosen for a new game. It is kept as it is for the next time. */
export interface GameChoice {
  readonly game: "star" | "capture";
  readonly seating: Seating;
  readonly options: StarOptions;
  /** Long jumps in the capture game, which has no other option. */
  readonly longJump: boolean;
  /** How many play the capture game. */
  readonly players: number;
  /** Six of them, so that a seat keeps its player while the number changes. */
  readonly seats: readonly SeatSetup[];
  readonly first: Beginner;
}

export type Preset = Catalogue["presets"][number]["preset"] | "custom";

export const STANDARD: StarOptions = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: true };

/** The first game of all: a person against the computer. */
export const FIRST_CHOICE: GameChoice = {
  game: "star", seating: "2", options: STANDARD, longJump: false, players: 2, first: { kind: "coin" },
  seats: [
    { name: "", player: { kind: "person" } },
    ...Array.from({ length: 5 }, (): SeatSetup => ({ name: "", player: { kind: "computer", level: 3 } })),
  ],
};

export function seatsOf(choice: GameChoice, catalogue: Catalogue): number {
  if (choice.game === "capture") return choice.players;
  return catalogue.seatings.find(({ seating }) => seating === choice.seating)?.seats.length ?? 2;
}

/** The preset that the options are, or `custom`. Playing on for places belongs to none: it is a matter of taste. */
export function presetOf(options: StarOptions, catalogue: Catalogue): Preset {
  const same = (a: StarOptions): boolean => a.long_jump === options.long_jump && a.rest_in_foreign === options.rest_in_foreign
    && a.swap === options.swap && a.win === options.win && a.fill_unused === options.fill_unused;
  return catalogue.presets.find((preset) => same(preset.options))?.preset ?? "custom";
}

/**
 * The game to start. `lots` draws the coin. `loser` is the seat that lost the last game, null where there is none; then the
 * coin decides too.
 */
export function newGame(choice: GameChoice, catalogue: Catalogue, lots: (seats: number) => number, loser: number | null): NewGame {
  const count = seatsOf(choice, catalogue);
  const seats = choice.seats.slice(0, count).map((seat) => ({ ...seat, name: seat.name.trim() }));
  const wanted = choice.first.kind === "seat" ? choice.first.seat : choice.first.kind === "loser" ? loser : null;
  const first = wanted !== null && wanted < count ? wanted : lots(count);
  return choice.game === "star"
    ? { game: "star", seating: choice.seating, options: choice.options, seats, first }
    : { game: "capture", long_jump: choice.longJump, seats, first };
}
