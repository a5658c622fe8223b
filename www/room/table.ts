import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type EventView, type Problem, Table } from "hopstone-glue";
import type { BoardPosition } from "../board/board";
import { isDraughts, nextTurn, type Turn, turnToBottom, turnToSide } from "../board/geometry";
import type { Say } from "../board/grid";
import { marked, type Seen } from "../game/by-link";
import { download } from "../game/file";
import { positionOf } from "../game/position";
import { word } from "../game/problem";
import { Refusals } from "../game/refusals";
import { happened } from "../game/telling";
import { explains } from "../guide/place";
import { type Action, type Message, type Screen, type Session, who } from "../screens/session";
import type { OpenRoom } from "./room";
import { gameOf, owner } from "./state";

const NEVER = signal(false);
const NOTHING = signal(null);

/** What the table of a room gets from the page. */
export interface Around {
  readonly say: ReadonlySignal<Say>;
  open(screen: Screen): void;
  /** The whole game, to be looked through apart from the room. */
  study(code: string): void;
}

/** The game of a room on the table. Whatever changes it goes through the room: here it is only shown, and what a hand does is passed on. */
export class RoomTable implements Session {
  readonly #room: OpenRoom;
  readonly #around: Around;
  readonly #table: Signal<Table>;
  readonly #version = signal(0);
  readonly #look = signal<number | null>(null);
  readonly #turn = signal<Turn>(0);
  readonly #message = signal<Message>({ text: "", count: 0, refusal: false, more: null });
  readonly #halfMade = signal(false);
  readonly #present: ReadonlySignal<Seen>;
  readonly #away: ReadonlySignal<readonly number[]>;
  readonly #refusals: Refusals;
  /** The board was turned by hand: it stays so. */
  #turned = false;
  #begun = "";

  readonly snapshot: ReadonlySignal<Seen>;
  readonly position: ReadonlySignal<BoardPosition>;
  readonly events: ReadonlySignal<readonly EventView[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canResign: ReadonlySignal<boolean>;
  readonly canOfferDraw: ReadonlySignal<boolean>;
  readonly thinking: ReadonlySignal<boolean>;

  readonly hint = NOTHING;
  readonly helping = NEVER;
  readonly lesson = NOTHING;
  readonly asking = NEVER;
  readonly canTeach = NEVER;
  readonly canAskLast = NEVER;
  readonly halt = NOTHING;
  readonly asksWho = NEVER;
  readonly owed = NEVER;
  readonly reviewing = NEVER;
  readonly review = NOTHING;
  readonly judging = NEVER;
  readonly canJudge = NEVER;
  readonly canRedo = NEVER;
  readonly score = NOTHING;

  constructor(room: OpenRoom, around: Around, empty: Table) {
    this.#room = room;
    this.#around = around;
    this.#table = signal(empty);
    this.#away = computed(() => {
      const { mine, seats } = room.view.value;
      return seats.flatMap((holder, seat) => (holder.kind !== "computer" && !mine.includes(seat) ? [seat] : []));
    });
    this.#present = computed(() => { this.#version.value; return marked(this.#table.value.snapshot(), this.#away.value); });
    this.events = computed(() => { this.#version.value; return this.#table.value.events(); });
    this.snapshot = computed(() => {
      const ply = this.#look.value;
      return ply === null ? this.#present.value : marked(this.#table.value.snapshot_at(ply), this.#away.value);
    });
    const plays = computed(() => room.view.value.phase === "game" && !room.view.value.elsewhere);
    const mine = computed(() => room.view.value.mine);
    this.position = computed(() => {
      const snapshot = this.snapshot.value;
      return positionOf(this.#table.value, snapshot, this.#look.value === null && plays.value && mine.value.includes(snapshot.turn), this.#version.value);
    });
    this.thinking = computed(() => {
      const { outcome, seats, turn } = this.#present.value;
      return plays.value && outcome === null && seats[turn]?.player.kind === "computer";
    });
    const free = computed(() => plays.value && this.#look.value === null && this.#present.value.outcome === null && room.view.value.asked === null);
    this.canUndo = computed(() => this.#halfMade.value || (free.value && this.#lastOwn() !== null));
    this.canResign = computed(() => this.resigner() !== null);
    this.canOfferDraw = computed(() => free.value && isDraughts(this.#present.value.game) && mine.value.length > 0);
    this.#refusals = new Refusals({ table: this.#table, present: this.#present, halt: this.halt, look: this.#look, say: around.say, wait: "room-why-elsewhere" });
    effect(() => {
      room.steps.value;
      this.#follow();
    });
  }

  get turn(): ReadonlySignal<Turn> { return this.#turn; }
  get message(): ReadonlySignal<Message> { return this.#message; }

  /** Who gives up by the resign button: of those here the one to move, else the first in play. Null where nobody can. */
  resigner(): number | null {
    const { mine, phase, elsewhere } = this.#room.view.value;
    const { seats, turn, outcome } = this.#present.value;
    if (phase !== "game" || elsewhere || outcome !== null) return null;
    const here = mine.filter((seat) => seats[seat]?.place === 0);
    return here.find((seat) => seat === turn) ?? here[0] ?? null;
  }

  act(action: Action): void {
    switch (action.kind) {
      case "play": return this.#play(action.path);
      // Before the game nobody is to move.
      case "explain": return this.#room.view.value.phase === "game" ? this.#explain(this.#refusals.why(action)) : undefined;
      case "undo": return this.#undo();
      case "resign": {
        const seat = this.resigner();
        return seat === null ? undefined : this.#room.resign(seat);
      }
      case "offer-draw": return this.canOfferDraw.value ? this.#around.open("draw") : undefined;
      case "ask-draw": return this.#room.ask({ kind: "draw" });
      case "again": case "swap-sides": return this.#room.ask({ kind: "again" });
      case "review": return this.#around.study(this.#table.value.code());
      case "turn-board":
        this.#turned = true;
        this.#turn.value = nextTurn(this.#turn.value, this.snapshot.value.game);
        return;
      case "open": return this.#around.open(action.screen);
      case "help": return this.#around.open("keys");
      case "look":
        this.#halfMade.value = false;
        this.#look.value = action.ply === this.#present.value.ply ? null : action.ply;
        return this.#forgetRefusal();
      case "save": return download(JSON.stringify(this.#table.value.record(), null, 2), "hopstone.json", "application/json");
      case "pick": case "unpick": this.#halfMade.value = false; return this.#forgetRefusal();
      case "hop": case "unhop": this.#halfMade.value = action.path.length > 1; return this.#forgetRefusal();
      case "propose": this.#halfMade.value = true; return this.#tell(this.#around.say.value("said-proposed"), true);
      // The rest belongs to the own table: a person must not be helped against others.
      default: return undefined;
    }
  }

  /** Something that the people of a room should hear. */
  announce(text: string): void { this.#tell(text, true); }

  #play(path: readonly number[]): void {
    if (!this.position.value.table.open) return;
    const before = this.#version.value;
    this.#room.play(path);
    // It was not taken: the game has changed under the hand.
    if (this.#version.value === before) this.#version.value++;
  }

  #undo(): void {
    if (this.#halfMade.value) {
      this.#halfMade.value = false;
      this.#version.value++;
      return this.#forgetRefusal();
    }
    const events = this.#lastOwn();
    if (this.canUndo.value && events !== null) this.#room.ask({ kind: "back", events });
  }

  /** The moment before the last move that was made here. */
  #lastOwn(): number | null {
    const { mine } = this.#room.view.value;
    const index = this.events.value.findLastIndex((event) => event.kind === "move" && mine.includes(event.seat));
    return index < 0 ? null : index;
  }

  /** The table shows what the room has come to. */
  #follow(): void {
    const state = this.#room.state.value;
    if (!state) return;
    const { say } = this.#around;
    let table: Table;
    try {
      table = state.played ? Table.from_code(state.played.code()) : Table.start(gameOf(state));
    } catch {
      // The rules have made this game: they read it too.
      return;
    }
    const began = `${state.round} ${state.played === null}`;
    const fresh = began !== this.#begun;
    const before = this.#table.peek().events().length;
    batch(() => {
      this.#begun = began;
      if (this.#table.peek().code() !== table.code() || fresh) {
        this.#table.value = table;
        this.#version.value++;
        this.#halfMade.value = false;
        this.#refusals.forget();
        this.#look.value = null;
        if (fresh) this.#turned = false;
      }
      const turn = this.#bottom();
      if (!this.#turned && turn !== null) this.#turn.value = turn;
    });
    const events = this.events.peek();
    if (state.played === null) return;
    // A page that comes later is told what happened last.
    if (fresh && events.length > 0) this.#tell(happened(say.peek(), this.#present.peek(), events.slice(-1)));
    else if (fresh) this.#tell(say.peek()("room-begun", who(say.peek(), this.#present.peek().seats, this.#present.peek().turn)));
    // Of several that came at once the last: the line has no room for more, and the list of moves has them all.
    else if (events.length > before) this.#tell(happened(say.peek(), this.#present.peek(), events.slice(-1)));
    else if (events.length < before) this.#tell(say.peek()("room-back"));
  }

  /** The turn of the board that brings the first seat of this device to the bottom. */
  #bottom(): Turn | null {
    const state = this.#room.state.peek();
    const { me } = this.#room.view.peek();
    const { game, seats } = this.#present.peek();
    const seat = state?.seats.findIndex((holder) => owner(holder) === me) ?? -1;
    if (isDraughts(game)) return turnToSide(seat === 1 ? "black" : "white");
    const [army] = seats[Math.max(0, seat)]?.armies ?? [];
    return army === undefined ? null : turnToBottom(army);
  }

  #forgetRefusal(): void {
    this.#refusals.forget();
    if (this.#message.value.refusal && this.#message.value.text !== "") this.#tell("");
  }

  #explain(reason: string | Problem | null): void {
    if (typeof reason === "string") this.#tell(reason, true);
    else if (reason) this.#tell(word(this.#around.say.value, reason), true, explains(reason.id, this.#present.value.game));
  }

  #tell(text: string, refusal = false, more: Message["more"] = null): void {
    this.#message.value = { text, count: this.#message.peek().count + 1, refusal, more };
  }
}
