import { batch, computed, effect, type ReadonlySignal, signal, type Signal, untracked } from "@preact/signals";
import { type Catalogue, type Chain, type EventView, type NewGame, type Snapshot, Table, who_begins } from "hopstone-glue";
import type { BoardPosition } from "../board/board";
import { nextTurn, type Turn, turnToBottom } from "../board/geometry";
import type { Say } from "../board/grid";
import { type GameChoice, newGame, readChoice, veryFirst, whoBegins } from "../screens/new-game";
import { headline } from "../screens/end";
import { type Action, type Halt, type Message, type Screen, type Session, type Settings, who } from "../screens/session";
import { copy, download, LONGEST } from "./file";
import { type Link, readLink } from "./link";
import { pause } from "./pace";
import { problem, word } from "./problem";
import { load, save } from "./store";
import { Cancelled, type Thinker } from "./thinker";

/** The longest that the computer thinks about a move, in milliseconds. */
const THINK = 1_000;
/** How well a hint is looked for. */
const HINT_LEVEL = 5;

/** What the session gets from around it. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly thinker: Thinker;
  readonly say: ReadonlySignal<Say>;
  readonly settings: ReadonlySignal<Settings>;
  open(screen: Screen): void;
  /** Calls back later; returns what withdraws that. */
  later(milliseconds: number, then: () => void): () => void;
}

/** The game on the table: the record in the rules' hands, what is shown of it, and the computer's turns. */
export class GameSession implements Session {
  readonly #around: Surroundings;
  readonly #table: Signal<Table>;
  /** Grows with every change of the table, so that everything drawn from it is drawn again. */
  readonly #version = signal(0);
  readonly #look = signal<number | null>(null);
  readonly #thinking = signal(false);
  readonly #hint = signal<readonly number[] | null>(null);
  readonly #message = signal<Message>({ text: "", count: 0 });
  readonly #turn = signal<Turn>(0);
  readonly #halt = signal<Halt | null>(null);
  /** The own game, while one from a link is looked at. */
  #own: Table | null = null;
  #later: (() => void) | null = null;
  /** The hand holds a chain that is half made. */
  #halfMade = false;
  /** What was said last is why something cannot be done. */
  #refused = false;

  readonly #present: ReadonlySignal<Snapshot>;
  readonly snapshot: ReadonlySignal<Snapshot>;
  readonly position: ReadonlySignal<BoardPosition>;
  readonly events: ReadonlySignal<readonly EventView[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly canResign: ReadonlySignal<boolean>;

  constructor(around: Surroundings) {
    this.#around = around;
    const kept = restore();
    this.#table = signal(kept.table ?? Table.start(newGame(veryFirst(around.catalogue), around.catalogue, who_begins, null)));
    this.#present = computed(() => { this.#version.value; return this.#table.value.snapshot(); });
    this.events = computed(() => { this.#version.value; return this.#table.value.events(); });
    this.snapshot = computed(() => {
      const ply = this.#look.value;
      return ply === null ? this.#present.value : this.#table.value.snapshot_at(ply);
    });
    this.position = computed(() => this.#position(this.snapshot.value));
    this.canUndo = computed(() => this.#halt.value !== "visiting" && this.#look.value === null && this.events.value.some((event) => event.kind !== "pass" && this.#mayUndo(event.seat)));
    this.canRedo = computed(() => this.#halt.value !== "visiting" && this.#look.value === null && this.#present.value.can_redo);
    this.canResign = computed(() => this.resigner() !== null);
    this.#turn.value = this.#personAtTheBottom();
    // The setting is for now, not only for the next move.
    effect(() => {
      if (around.settings.value.follow) untracked(() => this.#follow());
    });
    if (kept.problem !== null) this.#say(around.say.value("kept-unreadable", { reason: word(around.say.value, kept.problem) }));
  }

  get thinking(): ReadonlySignal<boolean> { return this.#thinking; }
  get hint(): ReadonlySignal<readonly number[] | null> { return this.#hint; }
  get message(): ReadonlySignal<Message> { return this.#message; }
  get turn(): ReadonlySignal<Turn> { return this.#turn; }
  get halt(): ReadonlySignal<Halt | null> { return this.#halt; }

  /** The computer's turn begins, if it is its turn. */
  wake(): void {
    this.#follow();
    this.#next();
  }

  act(action: Action): void {
    switch (action.kind) {
      case "play": return this.#play(action.path);
      case "explain": return this.#explain(action.id, action.hole);
      case "hint": return this.#teach();
      case "undo": return this.#undo();
      case "redo": return this.#redo();
      case "resign": return this.#resign();
      case "turn-board": this.#turn.value = nextTurn(this.#turn.value, this.snapshot.value.game); return;
      case "open": return this.#around.open(action.screen);
      case "help": return this.#around.open("keys");
      case "look": this.#look.value = action.ply === this.#present.value.ply ? null : action.ply; return;
      case "level": return this.#level(action.level);
      case "again": return this.#start(this.#sameAgain((seats) => [...seats]));
      // Everybody moves one seat on: with two players the sides are swapped.
      case "swap-sides": return this.#start(this.#sameAgain((seats) => [...seats.slice(1), ...seats.slice(0, 1)]));
      case "go-on": return this.#goOn();
      case "go-back": return this.#goBack();
      case "copy-link": return this.#copyLink();
      case "save": return download(JSON.stringify(this.#table.value.record(), null, 2), "hopstone.json");
      case "open-file": return this.#openFile(action.text);
      case "pick": case "unpick": this.#halfMade = false; return this.#forgetRefusal();
      case "hop": case "unhop": this.#halfMade = action.path.length > 1; return this.#forgetRefusal();
      case "hover": return;
    }
  }

  /** Starts the game that was chosen. */
  begin(choice: GameChoice): void {
    save("choice", choice);
    this.#start(newGame(choice, this.#around.catalogue, who_begins, this.loser()));
  }

  /** What the dialog for a new game begins with. */
  choice(): GameChoice {
    return readChoice(load("choice"), this.#around.catalogue);
  }

  /** The seat that lost the last game; null where there is none. */
  loser(): number | null {
    const kept = load("loser");
    return typeof kept === "number" ? kept : null;
  }

  /** Follows a link. An unreadable one says so and leaves the game as it is. Returns the set-up that it asks for, if it does. */
  follow(hash: string): GameChoice | null {
    const { catalogue, say } = this.#around;
    const link: Link = readLink(hash, catalogue);
    if (link.kind === "bad") this.#say(say.value(link.id, link.args));
    if (link.kind === "game") this.#visit(() => Table.from_code(link.code), "link-unreadable");
    return link.kind === "new" ? link.choice : null;
  }

  /** Who gives up by the resign button: the person to move, else the first one in play. Null where nobody can. */
  resigner(): number | null {
    const { seats, turn, outcome } = this.#present.value;
    if (outcome !== null || this.#halt.value === "visiting") return null;
    const persons = seats.flatMap(({ player, place }, seat) => (player.kind === "person" && place === 0 ? [seat] : []));
    return persons.find((seat) => seat === turn) ?? persons[0] ?? null;
  }

  #play(path: readonly number[]): void {
    if (!this.position.value.table.open) return;
    this.#change(() => { this.#table.value.play(Uint32Array.from(path)); }, true);
  }

  /**
   * Changes the game. What is shown is changed with it at once, so that the hand and the board stay of one mind; afterwards the
   * next turn begins. `tell`: what happened is said.
   */
  #change(change: () => void, tell: boolean): void {
    this.#stopThinking();
    this.#halfMade = false;
    const before = this.#present.value.plies;
    try {
      change();
    } catch (error) {
      this.#say(word(this.#around.say.value, error));
      this.#next();
      return;
    }
    batch(() => {
      this.#version.value++;
      this.#look.value = null;
      this.#hint.value = null;
    });
    this.#keep();
    if (tell) this.#tell(before);
    this.#follow();
    this.#next();
  }

  /** Says the events since a moment, and the end. */
  #tell(since: number): void {
    const say = this.#around.say.value;
    const { seats } = this.#present.value;
    const parts = this.events.value.slice(since).map((event) => {
      const by = who(say, seats, event.seat);
      if (event.kind === "pass") return say("passed", by);
      if (event.kind === "resign") return say("said-resign", by);
      const captured = event.captured.length;
      return captured > 0 ? say("said-capture", { name: by.name, text: event.text, captured }) : say("said-move", { name: by.name, text: event.text });
    });
    const end = headline(say, this.#present.value);
    this.#say([...parts, ...(end === null ? [] : [`${end}.`])].join(" "));
  }

  /** A refusal is over once the hand does what it may. */
  #forgetRefusal(): void {
    if (this.#refused && this.#message.value.text !== "") this.#say("");
  }

  #say(text: string): void {
    this.#refused = false;
    this.#message.value = { text, count: this.#message.value.count + 1 };
  }

  #explain(id: (Action & { kind: "explain" })["id"], hole: number): void {
    this.#refuse(id, hole);
    this.#refused = true;
  }

  #refuse(id: (Action & { kind: "explain" })["id"], hole: number): void {
    const say = this.#around.say.value;
    if (id !== "piece") return this.#say(say(`why-${id}`));
    if (this.#halt.value === "visiting") return this.#say(say("why-visiting"));
    if (this.#look.value !== null) return this.#say(say("why-looking"));
    const { turn, seats, outcome } = this.#present.value;
    if (outcome === null && seats[turn]?.player.kind !== "person") return this.#say(say("why-wait"));
    const reason = this.#table.value.why_not(hole);
    if (reason) this.#say(word(say, reason));
  }

  #undo(): void {
    if (this.#halfMade) {
      // What a person takes back then is the chain, not the move before it: under a new stamp the hand puts it away.
      this.#halfMade = false;
      this.#version.value++;
      return;
    }
    if (!this.canUndo.value) return;
    const persons = this.#hasPersons();
    this.#change(() => {
      const table = this.#table.value;
      // Back to a person's last turn; where the computers play among themselves, one move back, and they wait.
      do table.undo(); while (persons && !this.#isPersons(table.snapshot()) && table.snapshot().can_undo);
      this.#halt.value = persons ? null : "waiting";
    }, false);
    this.#say(this.#around.say.value("said-undo"));
  }

  #redo(): void {
    if (!this.canRedo.value) return;
    const persons = this.#hasPersons();
    this.#change(() => {
      const table = this.#table.value;
      do table.redo(); while (persons && !this.#isPersons(table.snapshot()) && table.snapshot().can_redo);
    }, false);
    this.#say(this.#around.say.value("said-redo"));
  }

  #resign(): void {
    const seat = this.resigner();
    if (seat === null) return;
    this.#change(() => { this.#table.value.resign(seat); }, true);
  }

  #level(level: number): void {
    if (this.#halt.value === "visiting") return;
    const { seats } = this.#present.value;
    this.#change(() => {
      seats.forEach(({ name, player }, seat) => {
        if (player.kind === "computer") this.#table.value.set_player(seat, { name, player: { kind: "computer", level } });
      });
    }, false);
    const say = this.#around.say.value;
    this.#say(say("said-level", { level: say(`level-${level}`) }));
  }

  #sameAgain(seat: (seats: NewGame["seats"]) => NewGame["seats"]): NewGame {
    const setup = this.#table.value.setup();
    const seats = seat(setup.seats);
    return { ...setup, seats, first: who_begins(whoBegins(this.choice().first, this.loser()), seats.length) };
  }

  #start(game: NewGame): void {
    this.#stopThinking();
    let table: Table;
    try {
      table = Table.start(game);
    } catch (error) {
      this.#say(word(this.#around.say.value, error));
      return;
    }
    this.#own = null;
    this.#put(table, null);
    this.#keep();
    this.#say(this.#opening(game.first));
    this.#next();
  }

  /** What is said of who begins: a draw is shown. */
  #opening(first: number): string {
    const say = this.#around.say.value;
    const by = who(say, this.#present.value.seats, first);
    switch (this.choice().first.kind) {
      case "seat": return say("said-new");
      case "loser": return this.loser() === null ? say("said-lot", by) : say("said-loser", by);
      case "coin": return say("said-lot", by);
    }
  }

  /** Puts another game on the table. The one that lay there is freed with the last picture drawn from it. */
  #put(table: Table, halt: Halt | null): void {
    batch(() => {
      this.#table.value = table;
      this.#version.value++;
      this.#look.value = null;
      this.#hint.value = null;
      this.#halt.value = halt;
      this.#turn.value = this.#personAtTheBottom();
    });
    this.#follow();
  }

  /** Shows a game from elsewhere, to be looked at first. One that cannot be read leaves everything as it is. */
  #visit(read: () => Table, unreadable: "link-unreadable" | "file-unreadable"): void {
    const say = this.#around.say.value;
    let table: Table;
    try {
      table = read();
    } catch (error) {
      this.#say(say(unreadable, { reason: word(say, error) }));
      return;
    }
    this.#stopThinking();
    this.#own ??= this.#table.value;
    this.#put(table, "visiting");
    this.#say(say("said-visit"));
  }

  #openFile(text: string): void {
    this.#visit(() => {
      if (text.length > LONGEST) throw problem("problem-json-long", { length: text.length });
      let record: unknown;
      try {
        record = JSON.parse(text);
      } catch (error) {
        throw problem("problem-json-form", { detail: error instanceof Error ? error.message : String(error) });
      }
      return Table.from_record(record);
    }, "file-unreadable");
  }

  #copyLink(): void {
    const say = this.#around.say.value;
    const link = `${location.href.split("#")[0]}#game=${this.#table.value.code()}`;
    void copy(link).then((copied) => this.#say(say(copied ? "link-copied" : "link-not-copied")));
  }

  #goOn(): void {
    // A game from a link becomes the own one.
    this.#own = null;
    this.#halt.value = null;
    this.#keep();
    this.#next();
  }

  #goBack(): void {
    const own = this.#own;
    if (!own) return;
    this.#own = null;
    this.#put(own, null);
    this.#say("");
    this.#next();
  }

  /** Lets the computer move, if it is its turn. */
  #next(): void {
    this.#later?.();
    this.#later = null;
    const { turn, seats, outcome, last } = this.#present.value;
    if (outcome !== null) return this.#remember();
    const player = seats[turn]?.player;
    if (player?.kind !== "computer" || this.#halt.value !== null) return;
    const { thinker, settings, later } = this.#around;
    const wait = pause(settings.value.speed, last);
    const begun = performance.now();
    this.#thinking.value = true;
    thinker.think(this.#table.value.code(), { level: player.level, milliseconds: THINK }).then((thought) => {
      const play = (): void => {
        this.#later = null;
        this.#change(() => { this.#table.value.play(Uint32Array.from(thought.path)); }, true);
      };
      // A move that nobody waits for is made at once: a game among computers need not stop for the screen's clock.
      const rest = wait - (performance.now() - begun);
      this.#later = later(Math.max(0, rest), play);
    }).catch((error: unknown) => {
      if (error instanceof Cancelled) return;
      this.#thinking.value = false;
      this.#halt.value = "waiting";
      this.#say(this.#around.say.value("thinker-broken", { reason: word(this.#around.say.value, error) }));
    });
  }

  #teach(): void {
    if (!this.position.value.table.open) return;
    const { thinker, say } = this.#around;
    this.#thinking.value = true;
    thinker.think(this.#table.value.code(), { level: HINT_LEVEL, milliseconds: THINK, seed: 0 }).then((thought) => {
      this.#thinking.value = false;
      this.#hint.value = thought.path;
      this.#say(say.value("said-hint", { text: thought.text }));
    }).catch((error: unknown) => {
      if (error instanceof Cancelled) return;
      this.#thinking.value = false;
      this.#say(say.value("thinker-broken", { reason: word(say.value, error) }));
    });
  }

  #stopThinking(): void {
    this.#later?.();
    this.#later = null;
    this.#around.thinker.cancel();
    this.#thinking.value = false;
  }

  /** Turns the board to the person whose turn it is, where several share the device and want that. */
  #follow(): void {
    const { seats, turn, outcome } = this.#present.value;
    const persons = seats.filter(({ player }) => player.kind === "person").length;
    const mover = seats[turn];
    const [army] = mover?.armies ?? [];
    if (!this.#around.settings.value.follow || persons < 2 || outcome !== null || mover?.player.kind !== "person" || army === undefined) return;
    this.#turn.value = turnToBottom(army);
  }

  #personAtTheBottom(): Turn {
    const { seats } = this.#table.value.snapshot();
    const [army] = seats.find(({ player }) => player.kind === "person")?.armies ?? [];
    return army === undefined ? 0 : turnToBottom(army);
  }

  #position(snapshot: Snapshot): BoardPosition {
    const table = this.#table.value;
    const open = this.#look.value === null && this.#halt.value === null && this.#isPersons(snapshot);
    return {
      ply: snapshot.ply,
      pieces: snapshot.pieces,
      last: snapshot.last,
      passes: snapshot.passes.length,
      table: {
        stamp: `${this.#version.value}/${snapshot.ply}/${open}`,
        game: snapshot.game,
        open,
        pieces: snapshot.pieces,
        movable: new Set(open ? snapshot.movable : []),
        forced: open && snapshot.forced.length > 0,
        captures: open ? snapshot.forced : [],
        chain: (path): Chain => table.chain(Uint32Array.from(path)),
      },
    };
  }

  #isPersons({ turn, seats }: Snapshot): boolean {
    return seats[turn]?.player.kind === "person";
  }

  #hasPersons(): boolean {
    return this.#present.value.seats.some(({ player }) => player.kind === "person");
  }

  /** Whether a seat's events are what undo goes back to: a person's, or anybody's where no person plays. */
  #mayUndo(seat: number): boolean {
    return !this.#hasPersons() || this.#present.value.seats[seat]?.player.kind === "person";
  }

  /** Keeps the game on the device. One from a link is not the own one before it is taken. */
  #keep(): void {
    if (this.#halt.value !== "visiting" || this.#own === null) save("game", this.#table.value.code());
  }

  /** Remembers who lost: that seat may begin the next game. */
  #remember(): void {
    const { seats, outcome } = this.#present.value;
    if (outcome?.kind !== "places") return save("loser", null);
    const places = seats.map(({ place }) => place || seats.length);
    save("loser", places.indexOf(Math.max(...places)));
  }
}

/** The game that was kept, or what is wrong with it. */
function restore(): { table: Table | null; problem: unknown } {
  const code = load("game");
  if (typeof code !== "string") return { table: null, problem: null };
  try {
    return { table: Table.from_code(code), problem: null };
  } catch (problem) {
    return { table: null, problem };
  }
}
