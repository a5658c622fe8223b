// What the page shows of a room, and what it can ask of one.
import type { ReadonlySignal } from "@preact/signals";
import type { NewGame } from "hopstone-glue";
import type { Path } from "../board/input";

/** A device in a room: the name of its public key, 22 characters. */
export type WriterId = string;

/** A game as it is agreed before anybody sits down. */
export type Agreed = NewGame extends infer Game ? (Game extends unknown ? Omit<Game, "seats" | "first"> : never) : never;

/** Who plays a seat. */
export type Holder =
  | { readonly kind: "open" }
  /** `owner`: the person for whom the computer plays, who may come back. */
  | { readonly kind: "computer"; readonly level: number; readonly owner: WriterId | null; readonly name: string }
  /** `inFor`: the person in whose place they play, who may come back. */
  | { readonly kind: "person"; readonly key: WriterId; readonly name: string; readonly inFor: { readonly key: WriterId; readonly name: string } | null };

/** `here`: the page is in front of them; `away`: it is open, out of sight; `gone`: nothing was heard for a while, or they have closed it. */
export type Presence = "here" | "away" | "gone";

/** What a person may ask of the others. One such question is open at a time; a move of those who are asked answers it with no. */
export type Offer =
  | { readonly kind: "draw" }
  /** Back to the moment after so many events: before the asking person's last move. */
  | { readonly kind: "back"; readonly events: number }
  /** Another game, everybody one seat on. */
  | { readonly kind: "again" }
  /** A seat whose owner is gone is to be played by the computer. */
  | { readonly kind: "computer"; readonly seat: number; readonly level: number }
  /** A seat is to be played by a person who watches. */
  | { readonly kind: "give"; readonly seat: number; readonly to: WriterId; readonly name: string };

/** An open question: who asks, who has agreed, and whose answers are still wanted. */
export interface Asked {
  readonly offer: Offer;
  readonly by: WriterId;
  readonly agreed: readonly WriterId[];
  readonly wanted: readonly WriterId[];
}

/** A device in the room, seated or watching. */
export interface Guest {
  readonly id: WriterId;
  /** Empty while it is not known: a person who watches need not say a name. */
  readonly name: string;
  readonly presence: Presence;
  /** Something was heard of them since the page was opened. */
  readonly heard: boolean;
  readonly me: boolean;
  /** The seat that they would like to play, of those that are played by nobody here. */
  readonly wants: number | null;
}

/**
 * How the device is connected, in one word. `joining`: no answer yet; `live`: all is well; `partly`: some of several brokers do not answer;
 * `offline`: none does; `refused`: they answer and will not have us.
 */
export type Connection = "joining" | "live" | "partly" | "offline" | "refused";

/** What went wrong in the room, or what the person should know of. */
export type Notice =
  /** The seat was taken a moment before. */
  | { readonly kind: "taken"; readonly seat: number }
  /** A seat was given to the person here; somebody has come back to a seat that was played here. */
  | { readonly kind: "yours"; readonly seat: number }
  | { readonly kind: "replaced"; readonly seat: number }
  /** A move was not played: the game had changed meanwhile. */
  | { readonly kind: "late" }
  /** Two different moves of one seat for the same turn; the game goes on with the one that most have answered. */
  | { readonly kind: "conflict"; readonly seat: number; readonly moves: readonly string[] }
  /** Somebody's device sees another game than this one: everything is read again. */
  | { readonly kind: "differs"; readonly name: string }
  /** The question was answered with no, or by a move. */
  | { readonly kind: "declined"; readonly offer: Offer["kind"]; readonly by: WriterId };

export interface RoomView {
  /** The link for the others. */
  readonly link: string;
  /** `reading`: nothing has come yet; `missing`: for a good while nothing has come; `lobby`: seats are being taken; `game`: it has been started. */
  readonly phase: "reading" | "missing" | "lobby" | "game";
  /** What is to be played; null while reading. */
  readonly game: Agreed | null;
  readonly seats: readonly Holder[];
  readonly me: WriterId;
  readonly creator: boolean;
  /** The name of whoever has made the room; empty where they have none, or do not sit. */
  readonly founder: string;
  /** The creator starts the game; where that one is gone, whoever sits. */
  readonly mayStart: boolean;
  /** The seats that are played at this device. */
  readonly mine: readonly number[];
  /** Seats in the order in which they sit, then those who watch. */
  readonly guests: readonly Guest[];
  readonly asked: Asked | null;
  readonly notice: Notice | null;
  readonly connection: Connection;
  /** What was done here has not yet come back from a broker. */
  readonly sending: boolean;
  /** The room is open in another tab of this browser, and that one plays. */
  readonly elsewhere: boolean;
  /** The browser keeps nothing (a private window, say): after a reload the seat is lost. */
  readonly forgetful: boolean;
  /** Which game of the room this is, from 0. */
  readonly round: number;
}

/** One broker as *connection details* show it. Bytes are those of messages, with topics. */
export interface BrokerView {
  readonly url: string;
  readonly state: "connecting" | "connected" | "refused" | "down";
  /** What it said last, or what the browser said of it; empty if nothing. */
  readonly detail: string;
  readonly sent: number; readonly received: number;
  readonly bytesSent: number; readonly bytesReceived: number;
  readonly reconnects: number;
  /** From sending to the own message's return, in milliseconds; null before the first. */
  readonly delay: number | null;
  /** It did not give back what it was to keep. */
  readonly forgets: boolean;
}

/** Messages that were not heeded, by reason. */
export type Refused = Readonly<Record<"oversized" | "garbled" | "foreign" | "forged" | "replayed" | "illegal" | "conflicting", number>>;

/** A room that is open on this page. */
export interface Room {
  readonly view: ReadonlySignal<RoomView>;
  readonly brokers: ReadonlySignal<readonly BrokerView[]>;
  readonly refused: ReadonlySignal<Refused>;
  /** In the lobby: sits down, or changes the name; gets up (the creator also sends others away); changes who an empty seat is for. */
  claim(seat: number, name: string): void;
  vacate(seat: number): void;
  plan(seat: number, holder: { readonly kind: "open" } | { readonly kind: "computer"; readonly level: number }): void;
  /** The creator begins the game; seats that are open are played by the computer. */
  start(): void;
  play(path: Path): void;
  resign(seat: number): void;
  ask(offer: Offer): void;
  answer(yes: boolean): void;
  /** Leaves the own seat to the computer; takes it back. */
  leaveSeat(seat: number): void;
  comeBack(seat: number): void;
  /** Says that one would like to play a seat, or no longer. */
  want(seat: number | null, name: string): void;
  dismissNotice(): void;
  /** Plays here what another tab plays. */
  playHere(): void;
  /** Tries the brokers at once. */
  reconnect(): void;
  /** Closes the room on this page. What was played stays, and the link leads back. */
  close(): void;
}
