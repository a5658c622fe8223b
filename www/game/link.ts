import type { Catalogue, Seating, StarOptions } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import { type Beginner, firstChoice, type GameChoice, isGame, startingSeats } from "../screens/new-game";

/** What the part of the address behind `#` asks for. */
export type Link =
  | { readonly kind: "none" }
  /** A whole game. */
  | { readonly kind: "game"; readonly code: string }
  /** A room, by its secret. */
  | { readonly kind: "room"; readonly secret: string }
  /** A set-up to begin with. */
  | { readonly kind: "new"; readonly choice: GameChoice }
  /** It cannot be read: the message's id and arguments. */
  | { readonly kind: "bad"; readonly id: string; readonly args: Record<string, string> };

/** A link as it was before a messenger wrote it with signs for its characters, or hung a space on it. */
function plain(text: string): string {
  try {
    return text.startsWith("new/") ? text.trim() : decodeURIComponent(text).trim();
  } catch {
    // No such signs: what is there is told as it is.
    return text.trim();
  }
}

const LEVELS = ["novice", "easy", "normal", "strong", "hard"];

/** Reads `#game=<code>` and `#new/<game>?<parameters>`. `choice` is what the parameters that are absent fall back to. */
export function readLink(hash: string, catalogue: Catalogue): Link {
  const text = plain(hash.replace(/^#/, ""));
  if (text === "") return { kind: "none" };
  if (text.startsWith("game=")) return { kind: "game", code: text.slice("game=".length) };
  if (text.startsWith("room=")) return readRoom(text.slice("room=".length));
  const found = /^new\/([^?]*)(?:\?(.*))?$/.exec(text);
  if (!found) return { kind: "bad", id: "link-unknown", args: { link: text.slice(0, 40) } };
  const [, game = "", query = ""] = found;
  if (!isGame(game)) return { kind: "bad", id: "link-game", args: { game: game.slice(0, 40) } };
  let choice: GameChoice = { ...firstChoice(catalogue), game, seats: startingSeats(game) };
  for (const [name, value] of new URLSearchParams(query)) {
    const next = PARAMETERS[name]?.(choice, value, catalogue);
    if (!next) {
      // The one wrong number that people try, and that has a reason.
      if (name === "players" && value === "5" && game === "star") return { kind: "bad", id: "link-five", args: {} };
      const known = PARAMETERS[name] !== undefined;
      return { kind: "bad", id: known ? "link-value" : "link-parameter", args: { name: name.slice(0, 40), value: value.slice(0, 40) } };
    }
    choice = next;
  }
  return { kind: "new", choice };
}

/** How long a room's secret is: 16 bytes in base64url. */
const SECRET = 22;

function readRoom(secret: string): Link {
  const stray = secret.search(/[^\w-]/);
  // Of the last character only two bits are used.
  const place = stray < 0 && secret.length === SECRET && !/[AQgw]$/.test(secret) ? SECRET - 1 : stray;
  if (place >= 0) return { kind: "bad", id: "link-room-character", args: { place: `${place + 1}`, character: String.fromCodePoint(secret.codePointAt(place) ?? 0) } };
  return secret.length === SECRET ? { kind: "room", secret } : { kind: "bad", id: "link-room-length", args: { length: `${secret.length}`, right: `${SECRET}` } };
}

/** What a parameter makes of a choice; null where its value means nothing. */
type Parameter = (choice: GameChoice, value: string, catalogue: Catalogue) => GameChoice | null;

const PARAMETERS: Readonly<Record<string, Parameter>> = Object.assign(Object.create(null) as Record<string, Parameter>, {
  players: (choice, value, catalogue) => {
    if (isDraughts(choice.game)) return value === "2" ? choice : null;
    if (choice.game === "capture") return /^[2-6]$/.test(value) ? { ...choice, players: Number(value) } : null;
    const seating: Seating | undefined = catalogue.seatings.map((one) => one.seating).find((one) => one === value);
    return seating === undefined ? null : { ...choice, seating };
  },
  level: (choice, value) => {
    const level = LEVELS.includes(value) ? LEVELS.indexOf(value) + 1 : /^[1-5]$/.test(value) ? Number(value) : null;
    if (level === null) return null;
    return { ...choice, seats: choice.seats.map((seat) => (seat.player.kind === "person" ? seat : { ...seat, player: { kind: "computer", level } })) };
  },
  preset: (choice, value, catalogue) => {
    const preset = catalogue.presets.find((one) => one.preset === value);
    return preset && choice.game === "star" ? { ...choice, options: { ...preset.options, play_on: choice.options.play_on } } : null;
  },
  first: (choice, value) => {
    // In draughts the rules say who begins; `side` chooses instead.
    if (isDraughts(choice.game)) return null;
    const first: Beginner | null = value === "coin" || value === "loser" ? { kind: value }
      : /^[1-6]$/.test(value) ? { kind: "seat", seat: Number(value) - 1 } : null;
    return first && { ...choice, first };
  },
  side: (choice, value) => {
    if (!isDraughts(choice.game)) return null;
    if (value === "lot") return { ...choice, lots: true };
    const persons = choice.seats.findIndex(({ player }) => player.kind === "person");
    const wanted = value === "white" ? 0 : value === "black" ? 1 : null;
    return wanted === null ? null : { ...choice, lots: false, seats: wanted === persons ? choice.seats : swapped(choice.seats) };
  },
  long: (choice, value) => {
    const on = onOff(value);
    return on === null || isDraughts(choice.game) ? null : { ...choice, longJump: on, options: { ...choice.options, long_jump: on } };
  },
  rest: option((rest_in_foreign) => ({ rest_in_foreign })),
  swap: option((swap) => ({ swap })),
  strict: option((strict) => ({ win: strict ? "strict" : "modern" })),
  fill: option((fill_unused) => ({ fill_unused })),
  places: option((play_on) => ({ play_on })),
} satisfies Record<string, Parameter>);

function option(part: (on: boolean) => Partial<StarOptions>): Parameter {
  return (choice, value) => {
    const on = onOff(value);
    return on === null || choice.game !== "star" ? null : { ...choice, options: { ...choice.options, ...part(on) } };
  };
}

/** The first two seats change places. */
function swapped<T>(seats: readonly T[]): readonly T[] {
  const [white, black, ...rest] = seats;
  return white === undefined || black === undefined ? seats : [black, white, ...rest];
}

function onOff(value: string): boolean | null {
  return value === "on" ? true : value === "off" ? false : null;
}
