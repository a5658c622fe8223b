import type { EventView, Player, Snapshot } from "hopstone-glue";
import type { ReadonlySignal } from "@preact/signals";
import type { BoardPosition } from "../board/board";
import type { Turn } from "../board/geometry";
import type { Say } from "../board/grid";
import type { Intent } from "../board/input";
import type { BoardLook, MarbleSet, Theme } from "../board/palette";
import type { Relation, SeatedView, Seen } from "../game/by-link";
import type { Taught } from "../game/lesson";
import type { Review } from "../game/review";
import type { Score } from "../game/score";
import type { Place } from "../guide/place";
import type { Volume } from "../sound/sounds";

/** What the page shows of a game, and what it asks for. The session stands behind it with the rules and the search. */
export interface Session {
  /** The position that is shown: the present one, or one that is looked back at. */
  readonly snapshot: ReadonlySignal<Seen>;
  readonly position: ReadonlySignal<BoardPosition>;
  readonly events: ReadonlySignal<readonly EventView[]>;
  /** The computer is looking for a move in the present position. */
  readonly thinking: ReadonlySignal<boolean>;
  readonly hint: ReadonlySignal<readonly number[] | null>;
  /** The computer thinks about what a person has asked for, a lesson or an answer to an offer. */
  readonly helping: ReadonlySignal<boolean>;
  /** What the computer teaches about the position that is shown. */
  readonly lesson: ReadonlySignal<Taught | null>;
  /** The next move that the hand makes is asked about, not played. */
  readonly asking: ReadonlySignal<boolean>;
  readonly canTeach: ReadonlySignal<boolean>;
  /** There is a move of a person's to be asked about. */
  readonly canAskLast: ReadonlySignal<boolean>;
  /** What was said last. `count` grows with every message, so that a repeated one is read again. */
  readonly message: ReadonlySignal<Message>;
  readonly turn: ReadonlySignal<Turn>;
  /** Something stands between the game and its going on: a game from a link is only looked at, or the computers wait. */
  readonly halt: ReadonlySignal<Halt | null>;
  /** The game that is looked at came by a link, and who sits here has not been said. */
  readonly asksWho: ReadonlySignal<boolean>;
  /** The others wait for the link to this game. */
  readonly owed: ReadonlySignal<boolean>;
  /** The game is being replayed, and what the computer has made of it. */
  readonly reviewing: ReadonlySignal<boolean>;
  readonly review: ReadonlySignal<Review | null>;
  readonly judging: ReadonlySignal<boolean>;
  readonly canJudge: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly canResign: ReadonlySignal<boolean>;
  readonly canOfferDraw: ReadonlySignal<boolean>;
  /** Draughts against the computer: what the person has scored, once the game is over. */
  readonly score: ReadonlySignal<Score | null>;
  /** Who gives up by the resign button; null where nobody can. */
  resigner(): number | null;
  /** Carries out what the hand or a button asks for. */
  act(action: Action): void;
}

export type Halt = "visiting" | "waiting";

/** A link has brought the own game with fewer moves, or with others. */
export interface Meeting {
  readonly how: Extract<Relation, { kind: "older" | "fork" }>;
  readonly theirs: Snapshot;
  readonly code: string;
}

export interface Message {
  readonly text: string;
  readonly count: number;
  /** Why something cannot be done: it is over once the hand goes on. */
  readonly refusal: boolean;
  /** Where the guide tells more of a refusal. */
  readonly more: Place | null;
}

export type Action =
  | Intent
  | { readonly kind: "redo" } | { readonly kind: "resign" } | { readonly kind: "turn-board" }
  | { readonly kind: "open"; readonly screen: Screen }
  /** Shows the position after `ply` events; null is the present. */
  | { readonly kind: "look"; readonly ply: number | null }
  | { readonly kind: "again" } | { readonly kind: "swap-sides" }
  /** Lessons: the next move is asked about, or no longer; the person's last move is asked about; no more of it. */
  /** The game is replayed, or no longer; the computer looks through it, or no longer; the move after `ply` events is asked about. */
  | { readonly kind: "review" } | { readonly kind: "judge" } | { readonly kind: "teach-at"; readonly ply: number }
  | { readonly kind: "ask" } | { readonly kind: "ask-last" } | { readonly kind: "close-lesson" }
  /** Takes a game from a link as the own one, or lets the computers go on. */
  | { readonly kind: "go-on" } | { readonly kind: "take" }
  /** Leaves a game from a link for the own one. */
  | { readonly kind: "go-back" }
  /** In a game from a link: who the person here is; that nobody here plays. */
  | { readonly kind: "be"; readonly seat: number } | { readonly kind: "only-look" }
  /** Of two that are one game as far as they agree, the own one stays, or the other one takes its place. */
  | { readonly kind: "keep-mine" } | { readonly kind: "take-theirs" }
  /** Sends the link to the game as it stands; saves it as a file. */
  | { readonly kind: "send" } | { readonly kind: "save" }
  /** Draughts: the game as PDN, as a file; the position that is shown as FEN, to the clipboard. */
  | { readonly kind: "save-pdn" } | { readonly kind: "copy-fen" }
  /** Draughts: offers the opponent a draw; ends the game as one, both persons having agreed. */
  | { readonly kind: "offer-draw" } | { readonly kind: "ask-draw" } | { readonly kind: "agree-draw" }
  /** Gives up a hint, or an answer to an offer, that is being thought about. */
  | { readonly kind: "stop" }
  /** Puts another player on a seat. */
  | { readonly kind: "sit"; readonly seat: number; readonly player: Player; readonly elsewhere?: boolean };

export type Screen = "setup" | "moves" | "settings" | "keys" | "resign" | "draw" | "players" | "take" | "bring" | "editor" | "records" | "statistics" | "share" | "meeting"
  /** In a room: bringing others in, who plays and who watches, the connection, going. */
  | RoomScreen;

export type RoomScreen = "invite" | "room-players" | "connection" | "leave";

/** What a person has chosen for the page. */
export interface Settings {
  readonly theme: "system" | Theme;
  readonly motion: "system" | "full" | "none";
  /** How fast the computer moves. */
  readonly speed: "instant" | "calm" | "slow";
  readonly coordinates: boolean;
  /** The marbles that can move are always marked. */
  readonly mark: boolean;
  /** The board turns to the person whose turn it is. */
  readonly follow: boolean;
  /** The computer thinks while the person does. */
  readonly ponder: boolean;
  /** The draughts board: of wood, or plain. */
  readonly look: BoardLook;
  /** The marbles of the star. */
  readonly marbles: MarbleSet;
  readonly sound: Volume;
  /** A move is shown first and played at a second word: never, on a small board, always. */
  readonly confirm: "off" | "small" | "always";
  /** Where keys that write a character (H, U, 1 to 5 ...) do something: on the whole page, on the board, nowhere. */
  readonly keys: "everywhere" | "board" | "off";
  readonly language: string | null;
}

/**
 * A seat as the arguments of a message: its name, and whether that is the only person here, whom the page addresses (*you win*, not *you
 * wins*): where others play elsewhere by name too, since whoever reads it must know that it is about them.
 */
export function who(say: Say, seats: readonly SeatedView[], seat: number): { name: string; you: "yes" | "no" } {
  const view = seats[seat];
  const you = view?.player.kind === "person" && isOnly(seats, view) && (view.name === "" || seats.some(({ elsewhere }) => elsewhere));
  return { name: seatName(say, seats, seat), you: you ? "yes" : "no" };
}

/** The name of a seat as people read it: its own, or a plain word for who sits there. */
export function seatName(say: Say, seats: readonly SeatedView[], seat: number): string {
  const view = seats[seat];
  if (!view) return "";
  if (view.name !== "") return view.name;
  // In draughts the sides have names, and two of a kind are told apart by them.
  const side = view.side === null ? null : say(view.side);
  const alike = seats.filter(({ name, player }) => name === "" && player.kind === view.player.kind);
  if (view.player.kind === "computer") {
    return alike.length > 1 ? side ?? say("seat-computer-n", { n: seat + 1 }) : say("seat-computer", { level: say(`level-${view.player.level}`) });
  }
  return isOnly(seats, view) ? say("seat-person") : side ?? say("seat-person-n", { n: seat + 1 });
}

/** Whether a person's seat is the only one of a person at this device. */
function isOnly(seats: readonly SeatedView[], view: SeatedView): boolean {
  return !view.elsewhere && seats.filter(({ player, elsewhere }) => player.kind === "person" && !elsewhere).length === 1;
}

/** How far a seat has come. Of two the heading names the winner; the places of more are told, except where nobody won. */
export function seatCount(say: Say, { game, outcome, seats }: Snapshot, seat: number): string {
  const view = seats[seat];
  if (!view) return "";
  if (view.resigned) return say("seat-resigned");
  if (view.place > 0 && seats.length > 2 && outcome?.kind !== "draw") return say("seat-place", { place: view.place });
  if (game !== "star") return say("seat-captured", { captured: view.captured });
  return say(seats.length > 2 ? "seat-home-short" : "seat-home", { home: view.home, all: Math.max(1, view.armies.length) * 10 });
}
