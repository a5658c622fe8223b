// The one line under the seats of a room's game: what is to be known first, in place of what was said last.
import type { Say } from "../../board/grid";
import type { Seen } from "../../game/by-link";
import { note } from "../../screens/note";
import { type Message, seatName } from "../../screens/session";
import type { RoomView } from "../view";
import { absent, asking, noticed, presenceOf } from "./words";

/** `kind`: what it is about. What can be done about it stands beside it. */
export interface Line {
  readonly kind: "refusal" | "elsewhere" | "notice" | "forgetful" | "asked" | "away" | "offline" | "absent" | "game";
  readonly text: string;
  /** The seat that can be taken back, or that its person has left in the middle of their turn, where it is about that. */
  readonly seat?: number;
}

/** `offline`: what is to be said of a lost connection, else null. `warned`: that the browser keeps nothing has been read. */
export function lineOf(say: Say, view: RoomView, snapshot: Seen, message: Message, { offline, warned }: { readonly offline: string | null; readonly warned: boolean }): Line {
  const { seats } = snapshot;
  if (message.refusal) return { kind: "refusal", text: message.text };
  if (view.elsewhere) return { kind: "elsewhere", text: say("room-elsewhere") };
  if (view.notice) return { kind: "notice", text: noticed(say, view, seats, view.notice) };
  if (view.forgetful && !warned) return { kind: "forgetful", text: say("room-forgetful") };
  if (view.asked && !view.asked.wanted.includes(view.me)) return { kind: "asked", text: asking(say, view, seats, view.asked) };
  const seat = snapshot.outcome === null ? view.seats.findIndex((holder) => absent(holder)?.key === view.me) : -1;
  if (seat >= 0) return { kind: "away", seat, text: say(view.seats[seat]?.kind === "computer" ? "room-for" : "room-taken-over", { name: seatName(say, seats, seat), you: "yes" }) };
  if (offline !== null) return { kind: "offline", text: offline };
  const holder = view.seats[snapshot.turn];
  if (snapshot.outcome === null && snapshot.ply === snapshot.plies && view.mine.length > 0 && view.asked === null && presenceOf(view, holder) === "gone") {
    return { kind: "absent", seat: snapshot.turn, text: say("room-absent", { name: seatName(say, seats, snapshot.turn) }) };
  }
  const said = note(say, snapshot, message, true);
  return { kind: "game", text: said === "" && view.mine.length === 0 && snapshot.ply === snapshot.plies ? say("room-looks-on") : said };
}
