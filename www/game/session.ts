import { batch, computed, effect, type ReadonlySignal, signal, type Signal, untracked } from "@preact/signals";
import { type Catalogue, type EventView, type NewGame, type PdnEntry, type Player, type Problem, type Snapshot, Table, who_begins } from "hopstone-glue";
import type { BoardPosition } from "../board/board";
import { type DraughtsGame, isDraughts, nextTurn, type Turn, turnToBottom, turnToSide } from "../board/geometry";
import type { Say } from "../board/grid";
import { type GameChoice, type KeptSeats, newGame, readChoice, readSeats, startingSeats, veryFirst, whoBegins } from "../screens/new-game";
import { type Action, type Halt, type Meeting, type Message, type Screen, type Session, type Settings, who } from "../screens/session";
import { bring, type Brought } from "./bring";
import { elsewhereOf, identity, type KeptElsewhere, marked, owed, readElsewhere, type Seated, seated, type SeatedView, type Seen, unanswered } from "./by-link";
import type { Review } from "./review";
import { copy, download } from "./file";
import { spoken, type Taught } from "./lesson";
import { pause } from "./pace";
import { explains } from "../guide/place";
import { positionOf } from "./position";
import { word } from "./problem";
import { Refusals } from "./refusals";
import { challenger, type Records, type Score } from "./score";
import { Scorer } from "./scorer";
import { linkOf, send } from "./send";
import { load, save } from "./store";
import { happened, opening } from "./telling";
import { Cancelled, type Thinker } from "./thinker";
import { Visit } from "./visit";

/** The longest that the computer thinks about a move, in milliseconds: with what comes before and after, the answer is there in a second. */
const THINK = 900;
/** After so long the tab that should have let the computer move is taken to be closed, in milliseconds: longer than a slow move. */
const DESERTED = 10_000;
/** The longest that it takes over a lesson, in milliseconds. */
const TEACH = 900;

const NOBODY: readonly number[] = [];

/** What the session gets from around it. */
export interface Surroundings {
  readonly catalogue: Catalogue;
  readonly thinker: Thinker;
  readonly say: ReadonlySignal<Say>;
  readonly settings: ReadonlySignal<Settings>;
  /** The table is what the person sees: the page is in sight, and no window lies over it. */
  readonly inSight: ReadonlySignal<boolean>;
  open(screen: Screen): void;
  /** A new game has begun, and the device keeps it. */
  begun(): void;
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
  readonly #lesson = signal<Taught | null>(null);
  readonly #asking = signal(false);
  /** The computer is asked for a lesson, not for a move. */
  readonly #teaching = signal(false);
  readonly #reviewing = signal(false);
  readonly #review = signal<Review | null>(null);
  readonly #judging = signal(false);
  readonly #message = signal<Message>({ text: "", count: 0, refusal: false, more: null });
  readonly #scorer: Scorer;
  readonly #turn = signal<Turn>(0);
  readonly #halt = signal<Halt | null>(null);
  readonly #visit: Visit;
  readonly #refusals: Refusals;
  #later: (() => void) | null = null;
  /** The hand holds a chain that is half made. */
  readonly #halfMade = signal(false);

  readonly #present: ReadonlySignal<Seen>;
  readonly snapshot: ReadonlySignal<Seen>;
  readonly owed: ReadonlySignal<boolean>;
  readonly position: ReadonlySignal<BoardPosition>;
  readonly events: ReadonlySignal<readonly EventView[]>;
  readonly hint: ReadonlySignal<readonly number[] | null>;
  readonly helping: ReadonlySignal<boolean>;
  readonly canTeach: ReadonlySignal<boolean>;
  readonly canJudge: ReadonlySignal<boolean>;
  readonly canAskLast: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly canResign: ReadonlySignal<boolean>;
  readonly canOfferDraw: ReadonlySignal<boolean>;
  readonly score: ReadonlySignal<Score | null>;

  constructor(around: Surroundings) {
    this.#around = around;
    const kept = restore();
    this.#table = signal(kept.table ?? Table.start(newGame(veryFirst(around.catalogue), around.catalogue, who_begins, null)));
    this.#present = computed(() => { this.#version.value; return marked(this.#table.value.snapshot(), this.#visit.away.value); });
    this.#visit = new Visit({
      table: this.#table, present: this.#present, halt: this.#halt, say: around.say,
      open: (screen) => around.open(screen),
      put: (table, halt) => { this.#stopThinking(); this.#put(table, halt); },
      takeOver: () => this.#takeOver(),
      tell: (text) => this.#say(text),
      next: (text) => { this.#say(text); this.#next(); },
    }, kept.elsewhere);
    this.events = computed(() => { this.#version.value; return this.#table.value.events(); });
    this.snapshot = computed(() => {
      const ply = this.#look.value;
      return ply === null ? this.#present.value : marked(this.#table.value.snapshot_at(ply), this.#visit.away.value);
    });
    this.position = computed(() => this.#position(this.snapshot.value));
    this.hint = computed(() => this.#lesson.value?.lesson.line[0]?.path ?? null);
    // A move that was made can be asked about whoever made it; one that is to be made only in a person's turn.
    // While the computer thinks about a move it cannot be asked.
    this.canTeach = computed(() => this.snapshot.value.outcome === null
      && (this.#halt.value === "visiting" || this.position.value.table.open || (this.#look.value !== null && !this.#isComputersTurn() && this.#playedHere() !== null)));
    this.canJudge = computed(() => this.events.value.length > 0 && (this.#halt.value === "visiting" || !this.#isComputersTurn()));
    this.helping = computed(() => this.#teaching.value || (this.#thinking.value && this.#isPersons(this.#present.value)));
    this.canAskLast = computed(() => this.#lastOwn() !== null);
    // A half-made chain can be taken back though nothing has been played.
    this.canUndo = computed(() => this.#halfMade.value || (this.#halt.value !== "visiting" && this.#look.value === null && unanswered(this.events.value, this.#visit.away.value).some((event) => event.kind !== "pass" && this.#mayUndo(event.seat))));
    this.canRedo = computed(() => this.#halt.value !== "visiting" && this.#look.value === null && this.#present.value.can_redo);
    this.canResign = computed(() => this.resigner() !== null);
    this.canOfferDraw = computed(() => isDraughts(this.#present.value.game) && this.position.value.table.open && this.#visit.away.value.length === 0);
    this.owed = computed(() => this.#halt.value === null && owed(this.#present.value, this.events.value.at(-1)));
    this.#refusals = new Refusals({ table: this.#table, present: this.#present, halt: this.#halt, look: this.#look, say: around.say, wait: "why-elsewhere" });
    this.#scorer = new Scorer(kept.table !== null);
    this.score = computed(() => (this.#halt.value === "visiting" ? null : this.#scorer.score(this.#present.value)));
    this.#turn.value = this.#personAtTheBottom();
    // The setting is for now, not only for the next move.
    effect(() => {
      if (around.settings.value.follow) untracked(() => this.#follow());
    });
    const ahead = computed(() => this.#aheadIn());
    effect(() => {
      if (ahead.value === null) around.thinker.rest();
      else around.thinker.lookAhead(ahead.value);
    });
    if (kept.problem !== null) this.#say(around.say.value("kept-unreadable", { reason: word(around.say.value, kept.problem) }));
  }

  get thinking(): ReadonlySignal<boolean> { return this.#thinking; }
  get lesson(): ReadonlySignal<Taught | null> { return this.#lesson; }
  get reviewing(): ReadonlySignal<boolean> { return this.#reviewing; }
  get review(): ReadonlySignal<Review | null> { return this.#review; }
  get judging(): ReadonlySignal<boolean> { return this.#judging; }
  get asking(): ReadonlySignal<boolean> { return this.#asking; }
  get message(): ReadonlySignal<Message> { return this.#message; }
  get turn(): ReadonlySignal<Turn> { return this.#turn; }
  get halt(): ReadonlySignal<Halt | null> { return this.#halt; }
  get asksWho(): ReadonlySignal<boolean> { return this.#visit.asksWho; }
  get meeting(): ReadonlySignal<Meeting | null> { return this.#visit.meeting; }
  /** The link to the game on the table. */
  address(): string { return linkOf(this.#table.value.code()); }

  /** Another tab of this page has gone on with the game that is kept: it is one game, and this tab shows it too. */
  follows(): void {
    if (this.#halt.value === "visiting") return;
    const kept = restore();
    const { elsewhere } = this.#visit;
    if (kept.table && `${kept.elsewhere}` !== `${elsewhere.value}`) elsewhere.value = kept.elsewhere;
    if (!kept.table || kept.table.code() === this.#table.value.code()) return;
    this.#stopThinking();
    this.#put(kept.table, null);
    this.#scorer.follow();
    this.#say("");
    // The other tab lets the computer move. If it was closed meanwhile, this one does.
    this.#deserted?.();
    this.#deserted = this.#around.later(DESERTED, () => this.resume());
  }

  #deserted: (() => void) | null = null;

  /** The table lies aside while a room is open: then its computers wait. */
  aside(lies: boolean): void {
    this.#aside = lies;
    if (lies) this.#stopThinking();
    else this.resume();
  }

  #aside = false;

  /** The page has come to the front: the computer moves, if it is its turn and nobody has asked it yet. */
  resume(): void {
    if (!this.#aside && !this.#thinking.value && this.#later === null) this.#next();
  }

  /** The computer's turn begins, if it is its turn. */
  wake(): void {
    this.#follow();
    this.#next();
  }

  act(action: Action): void {
    switch (action.kind) {
      case "play": return this.#asking.value ? this.#teach(action.path) : this.#play(action.path);
      case "explain": return this.#explain(this.#refusals.why(action));
      case "hint": return this.#teach(this.#playedHere());
      case "ask": this.#asking.value = !this.#asking.value; return this.#say(this.#asking.value ? this.#around.say.value("lesson-asking") : "");
      case "ask-last": return this.#askLast();
      case "review": this.#reviewing.value = !this.#reviewing.value; return;
      case "judge": return this.#judging.value ? this.#stopThinking() : void this.#judge();
      case "teach-at": return this.#teachAt(action.ply);
      case "close-lesson": this.#endLesson(); return this.#say("");
      case "undo": return this.#undo();
      case "redo": return this.#redo();
      case "resign": return this.#resign();
      case "turn-board": this.#turn.value = nextTurn(this.#turn.value, this.snapshot.value.game); return;
      case "open": return this.#around.open(action.screen);
      case "help": return this.#around.open("keys");
      case "look":
        this.#halfMade.value = false;
        this.#endLesson();
        this.#look.value = action.ply === this.#present.value.ply ? null : action.ply;
        // What was said of looking back, or of a chain, is over with it.
        return this.#forgetRefusal();
      case "level": return this.#level(action.level);
      case "again": return this.#start(this.#sameAgain((seats) => [...seats]));
      // Everybody moves one seat on: with two players the sides are swapped.
      case "swap-sides": return this.#start(this.#sameAgain((seats) => [...seats.slice(1), ...seats.slice(0, 1)]));
      case "go-on": return this.#halt.value === "visiting" ? this.#visit.goOn() : this.#goOn();
      case "take": return this.#visit.take();
      case "go-back": return this.#visit.goBack();
      case "be": return this.#visit.be(action.seat);
      case "only-look": return this.#visit.onlyLook();
      case "send": return this.#send();
      case "keep-mine": return this.#visit.keepMine();
      case "take-theirs": return this.#visit.takeTheirs();
      case "save": return download(JSON.stringify(this.#table.value.record(), null, 2), "hopstone.json", "application/json");
      case "save-pdn": return this.#savePdn();
      case "copy-fen": return this.#copyFen();
      case "offer-draw": return this.canOfferDraw.value ? this.#around.open("draw") : undefined;
      case "ask-draw": return this.#askDraw();
      case "agree-draw": return this.#change(() => this.#table.value.agree_draw(), true);
      case "sit": return this.#sit(action.seat, action.player, action.elsewhere === true);
      case "pick": case "unpick": this.#halfMade.value = false; return this.#forgetRefusal();
      case "hop": case "unhop":
        this.#halfMade.value = action.path.length > 1;
        this.#forgetRefusal();
        if (this.#halfMade.value && isDraughts(this.#present.value.game)) this.#say(this.#around.say.value("said-go-on"), true);
        else if (this.#halfMade.value && this.#present.value.game === "capture" && this.#table.value.chain(Uint32Array.from(action.path)).targets.length > 0) this.#say(this.#around.say.value("said-jump-on"), true);
        return;
      case "propose": this.#halfMade.value = true; return this.#say(this.#around.say.value("said-proposed"), true);
      case "stop": this.#asking.value = false; return this.#stopHelp();
      case "hover": return;
    }
  }

  /** Starts the game that was chosen. */
  begin(choice: GameChoice): void {
    this.keep(choice);
    this.#start(newGame(choice, this.#around.catalogue, who_begins, this.loser()), choice.lots);
  }

  /** Keeps what was chosen for the next time. */
  keep(choice: GameChoice): void {
    save("choice", choice);
    save("seats", { ...this.seats(), [choice.game]: choice.seats });
  }

  /** Starts a game of draughts from a position that was set up by hand, with the players of `choice` if that is of this game. */
  beginFrom(game: DraughtsGame, fen: string, choice: GameChoice | null): void {
    const chosen = choice?.game === game ? choice.seats : this.seats()[game] ?? startingSeats(game);
    save("seats", { ...this.seats(), [game]: chosen });
    const seats = chosen.slice(0, 2);
    this.#start({ game, fen, seats, first: 0 });
  }

  /** Who played each game last; the level of the computer is remembered with it. */
  seats(): KeptSeats {
    return readSeats(load("seats"));
  }

  /** The best games against the computer on this device. */
  records(): Records {
    return this.#scorer.records();
  }

  /** Forgets the statistics and the records. */
  wipe(): void {
    this.#scorer.wipe();
  }

  /**
   * Reads a game or a position from a text and shows it, to be looked at first. Several games are given back, to choose from; what
   * cannot be read as the reason why, and then nothing changes.
   */
  bring(text: string, game: DraughtsGame): { readonly kind: "shown" | "met" } | { readonly kind: "games"; readonly entries: readonly PdnEntry[]; show(index: number): void } | { readonly kind: "bad"; readonly reason: string } {
    let brought: Brought;
    try {
      brought = bring(text, game);
    } catch (error) {
      return { kind: "bad", reason: word(this.#around.say.value, error) };
    }
    if (brought.kind === "games") {
      const { entries, table } = brought;
      return { kind: "games", entries, show: (index) => this.#visit.show(table(index)) };
    }
    if (!brought.link) this.#visit.show(brought.table);
    else if (this.#visit.arrive(brought.table) === "met") return { kind: "met" };
    return { kind: "shown" };
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

  /** Why the game of a link cannot be read, in words; null if it can. */
  unreadable(code: string): string | null { return this.#visit.unreadable(code); }

  /** Follows a link to a game, one that can be read. */
  follow(code: string): void { this.#visit.follow(code); }

  /** Says something that the page has to say. */
  tell(text: string): void {
    this.#say(text);
  }

  /** Who gives up by the resign button: the person to move, else the first one in play. Null where nobody can. */
  resigner(): number | null {
    const { seats, turn, outcome } = this.#present.value;
    if (outcome !== null || this.#halt.value === "visiting") return null;
    const here = seats.flatMap(({ player, place, elsewhere }, seat) => (player.kind === "person" && !elsewhere && place === 0 ? [seat] : []));
    return here.find((seat) => seat === turn) ?? here[0] ?? null;
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
    this.#halfMade.value = false;
    this.#refusals.forget();
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
      this.#review.value = null;
      this.#endLesson();
    });
    this.#keep();
    if (tell) this.#say(happened(this.#around.say.value, this.#present.value, this.events.value.slice(before)));
    this.#follow();
    this.#next();
  }

  /** A refusal is over once the hand does what it may. */
  #forgetRefusal(): void {
    this.#refusals.forget();
    if (this.#message.value.refusal && this.#message.value.text !== "") this.#say("");
  }

  #say(text: string, refusal = false, more: Message["more"] = null): void {
    this.#message.value = { text, count: this.#message.value.count + 1, refusal, more };
  }

  #explain(reason: string | Problem | null): void {
    if (typeof reason === "string") this.#say(reason, true);
    else if (reason) this.#say(word(this.#around.say.value, reason), true, explains(reason.id, this.#present.value.game));
  }

  #undo(): void {
    if (this.#halfMade.value) {
      // What a person takes back then is the chain, not the move before it: under a new stamp the hand puts it away.
      this.#halfMade.value = false;
      this.#version.value++;
      this.#forgetRefusal();
      return;
    }
    if (!this.canUndo.value) return;
    this.#scorer.spoil("undo");
    const persons = this.#hasPersons();
    this.#change(() => {
      const table = this.#table.value;
      // Back to a person's last turn; where the computers play among themselves, one move back, and they wait.
      do table.undo(); while (persons && !this.#isHere(table.snapshot()) && table.snapshot().can_undo);
      this.#halt.value = persons ? null : "waiting";
    }, false);
    this.#say(this.#around.say.value("said-undo"));
  }

  #redo(): void {
    if (!this.canRedo.value) return;
    const persons = this.#hasPersons();
    this.#change(() => {
      const table = this.#table.value;
      do table.redo(); while (persons && !this.#isHere(table.snapshot()) && table.snapshot().can_redo);
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
    this.#rememberSeats();
    const say = this.#around.say.value;
    this.#say(say("said-level", { level: say(`level-${level}`) }));
  }

  #sit(seat: number, player: Player, elsewhere: boolean): void {
    const was = this.#present.value.seats[seat];
    if (!was || this.#halt.value === "visiting") return;
    // Another level is as good a game; another player is another game.
    if (was.player.kind !== player.kind && this.#present.value.plies > 0) this.#scorer.spoil("players");
    const away = this.#visit.elsewhere;
    away.value = [...away.value.filter((other) => other !== seat), ...(elsewhere ? [seat] : [])];
    this.#change(() => this.#table.value.set_player(seat, { name: was.name, player }), false);
    this.#rememberSeats();
  }

  /** Who plays now is who plays the next game of this kind, level and all. */
  #rememberSeats(): void {
    const { game, seats: now } = this.#present.value;
    const kept = this.seats()[game] ?? startingSeats(game);
    const seats: readonly Seated[] = kept.map((seat, i) => {
      const view = now[i];
      return view ? seated(view, view.elsewhere === true) : seat;
    });
    save("seats", { ...this.seats(), [game]: seats });
    const choice = this.choice();
    if (choice.game === game) save("choice", { ...choice, seats });
  }

  /** Help was asked for. About a game of others, or one that is over, it spoils nothing. */
  #spoilByHelp(): void {
    if (this.#halt.value !== "visiting" && this.#present.value.outcome === null) this.#scorer.spoil("hint");
  }

  /** Asks the computer whether it agrees to a draw. */
  #askDraw(): void {
    const { turn, seats } = this.#present.value;
    const other = 1 - turn;
    const player = seats[other]?.player;
    if (!this.canOfferDraw.value || player?.kind !== "computer") return;
    const { thinker, say } = this.#around;
    this.#thinking.value = true;
    thinker.acceptsDraw(this.#table.value.code(), other, { level: player.level, milliseconds: THINK, seed: 0 }).then((agrees) => {
      this.#thinking.value = false;
      if (agrees) this.#change(() => this.#table.value.agree_draw(), true);
      else this.#say(say.value("said-draw-declined", who(say.value, seats, other)));
    }).catch((error: unknown) => this.#broken(error));
  }

  #sameAgain(seat: (seats: NewGame["seats"]) => NewGame["seats"]): NewGame {
    const setup = this.#table.value.setup();
    const seats = seat(setup.seats.map((one, i) => seated(one, this.#visit.away.value.includes(i))));
    return { ...setup, seats, first: who_begins(whoBegins(this.choice().first, this.loser()), seats.length) };
  }

  /** Starts a game; `lots`: in draughts they have just been drawn for the sides. */
  #start(game: NewGame, lots = false): void {
    this.#stopThinking();
    let table: Table;
    try {
      table = Table.start({ ...game, seats: game.seats.map((seat) => seated(seat, false)) });
    } catch (error) {
      this.#say(word(this.#around.say.value, error));
      return;
    }
    this.#visit.begin(elsewhereOf(game.seats));
    this.#put(table, null);
    this.#keep();
    this.#scorer.begin("fen" in game && game.fen !== undefined);
    this.#say(opening(this.#around.say.value, this.#present.value, { first: game.first, chosen: this.choice().first, loser: this.loser(), lots }));
    this.#next();
    if (load("game") === table.code()) this.#around.begun();
  }

  /** The link that brings back what is on the table; empty where a reload does that anyway. */
  link(): string {
    const kept = load("game");
    const code = this.#table.value.code();
    return kept === code || (kept === null && this.#present.value.plies === 0) ? "" : `#game=${code}`;
  }

  /** Puts another game on the table. The one that lay there is freed with the last picture drawn from it. */
  #put(table: Table, halt: Halt | null): void {
    batch(() => {
      this.#table.value = table;
      this.#version.value++;
      this.#halfMade.value = false;
      this.#look.value = null;
      this.#reviewing.value = false;
      this.#review.value = null;
      this.#endLesson();
      this.#halt.value = halt;
      this.#visit.settle();
      this.#turn.value = this.#personAtTheBottom();
    });
    this.#follow();
  }

  /** The game on the table came from elsewhere and is the own one now. */
  #takeOver(): void {
    this.#halt.value = null;
    if (this.#visit.elsewhere.value.length > 0) this.#turn.value = this.#personAtTheBottom();
    this.#scorer.takeOver();
    this.#keep();
  }

  /** Gives the link to the game to whomever the person chooses. */
  #send(): void {
    const say = this.#around.say.value;
    void send(this.address(), say(`game-${this.#present.value.game}`)).then((sent) => {
      if (sent === "copied") this.#say(say("link-copied"));
      // It can still be read off, or copied by hand.
      if (sent === "refused") this.#around.open("share");
    });
  }

  #savePdn(): void {
    const now = new Date();
    const pdn = this.#table.value.pdn(now.getFullYear(), now.getMonth() + 1, now.getDate());
    if (pdn !== undefined) download(pdn, "hopstone.pdn", "application/x-pdn");
  }

  #copyFen(): void {
    const fen = this.#table.value.fen_at(this.snapshot.value.ply);
    if (fen !== undefined) void copy(fen).then((copied) => this.#say(this.#around.say.value(copied ? "fen-copied" : "link-not-copied")));
  }

  /** The computers, which waited, go on. */
  #goOn(): void {
    this.#halt.value = null;
    this.#say("");
    this.#next();
  }

  /** Lets the computer move, if it is its turn. */
  #next(): void {
    this.#later?.();
    this.#later = null;
    const { turn, seats, outcome, last } = this.#present.value;
    if (this.#halt.value !== "visiting") this.#scorer.count(this.#present.value, this.events.value, this.#table.value);
    if (outcome !== null) return this.#remember();
    const player = seats[turn]?.player;
    if (player?.kind !== "computer" || this.#halt.value !== null || this.#aside) return;
    const { thinker, settings, later } = this.#around;
    const wait = pause(settings.value.speed, last);
    const begun = performance.now();
    this.#thinking.value = true;
    this.#scorer.meet(player.level);
    thinker.think(this.#table.value.code(), { level: player.level, milliseconds: THINK }).then((thought) => {
      const play = (): void => {
        this.#later = null;
        this.#change(() => { this.#table.value.play(Uint32Array.from(thought.path)); }, true);
      };
      // A move that nobody waits for is made at once: a game among computers need not stop for the screen's clock.
      const rest = wait - (performance.now() - begun);
      this.#later = later(Math.max(0, rest), play);
    }).catch((error: unknown) => {
      if (!(error instanceof Cancelled)) this.#halt.value = "waiting";
      this.#broken(error);
    });
  }

  /** The game that the computer thinks about while the person does, by its share code; null where it waits. */
  #aheadIn(): string | null {
    const { settings, inSight } = this.#around;
    if (!settings.value.ponder || !inSight.value || this.#thinking.value || this.#halt.value !== null) return null;
    return gains(this.#present.value) ? this.#table.value.code() : null;
  }

  /** What a person has asked for, a hint or an answer to an offer, is not waited for any more. */
  #stopHelp(): void {
    if (!this.helping.value) return;
    this.#stopThinking();
    this.#say("");
  }

  /** Teaches about the position that is shown and, if there is one, about the move along `tried`. */
  #teach(tried: readonly number[] | null): void {
    const { thinker, say } = this.#around;
    if (!this.canTeach.value || this.#thinking.value) return;
    this.#spoilByHelp();
    const { ply, turn, seats } = this.snapshot.value;
    const played = this.#look.value !== null || (tried !== null && !this.#asking.value);
    this.#asking.value = false;
    const show = (taught: Taught): void => {
      this.#lesson.value = taught;
      this.#say(spoken(say.value, seats, taught));
    };
    // What was found in looking through the game stands in a list: asked anew it might say something else.
    const kept = played ? this.#review.value?.asked.find((one) => one.ply === ply) : undefined;
    // A copy: it is shown anew where it is asked for twice.
    if (kept) return show({ ...kept });
    this.#thinking.value = true;
    this.#teaching.value = true;
    thinker.teach(this.#table.value.code(), ply, tried, TEACH).then((lesson) => {
      this.#thinking.value = false;
      this.#teaching.value = false;
      show({ lesson, ply, seat: turn, played });
    }).catch((error: unknown) => this.#broken(error));
  }

  /** The way of the move that was made in the position that is shown; null in the present. */
  #playedHere(): readonly number[] | null {
    const event = this.events.value[this.snapshot.value.ply];
    return event?.kind === "move" ? event.path : null;
  }

  /** The moment before a person's last move; null if there is none. */
  #lastOwn(): number | null {
    const { seats, plies } = this.#present.value;
    const end = this.#look.value ?? plies;
    const index = this.events.value.slice(0, end).findLastIndex((event) => event.kind === "move" && isHere(seats[event.seat]));
    return index < 0 ? null : index;
  }

  #askLast(): void {
    const ply = this.#lastOwn();
    if (ply !== null) this.#teachAt(ply);
  }

  /** Looks back at a moment and teaches about the move that was made there. */
  #teachAt(ply: number): void {
    if (this.#thinking.value) return;
    this.#endLesson();
    this.#look.value = ply;
    this.#teach(this.#playedHere());
  }

  /** Looks through the whole game, from where it stopped the last time. */
  async #judge(): Promise<void> {
    const { thinker } = this.#around;
    if (!this.canJudge.value || this.#thinking.value) return;
    this.#spoilByHelp();
    const { game, seats } = this.#present.value;
    const played = { code: this.#table.value.code(), game, seats: seats.length, events: this.events.value };
    this.#judging.value = true;
    try {
      const { lookThrough } = await import("../screens/parts");
      await lookThrough(thinker, played, this.#review.value, (review) => { this.#review.value = review; });
    } catch (error) {
      this.#broken(error);
    }
    this.#judging.value = false;
  }

  /** No lesson is shown or looked for any more. */
  #endLesson(): void {
    this.#lesson.value = null;
    this.#asking.value = false;
    if (this.#teaching.value) this.#stopThinking();
  }

  /** The computer could not answer. */
  #broken(error: unknown): void {
    if (error instanceof Cancelled) return;
    const say = this.#around.say.value;
    this.#thinking.value = false;
    this.#teaching.value = false;
    this.#say(say("thinker-broken", { reason: word(say, error) }));
  }

  #stopThinking(): void {
    this.#later?.();
    this.#later = null;
    this.#around.thinker.cancel();
    this.#thinking.value = false;
    this.#teaching.value = false;
  }

  /** Turns the board to the person whose turn it is, where several share the device and want that. */
  #follow(): void {
    const { seats, turn, outcome } = this.#present.value;
    if (!this.#around.settings.value.follow || seats.filter(isHere).length < 2 || outcome !== null || !isHere(seats[turn])) return;
    this.#turn.value = bottom(this.#present.value, turn) ?? this.#turn.value;
  }

  /** Star: the first person at the bottom. Draughts: White, unless Black is the only person. */
  #personAtTheBottom(): Turn {
    const snapshot = marked(this.#table.value.snapshot(), this.#visit.away.value);
    const person = snapshot.seats.findIndex(isHere);
    const otherwise = isDraughts(snapshot.game) ? challenger(snapshot.seats) ?? 0 : person;
    return bottom(snapshot, this.#visit.away.value.length > 0 ? person : otherwise) ?? 0;
  }

  #position(snapshot: Snapshot): BoardPosition {
    const table = this.#table.value;
    const open = this.#look.value === null && this.#halt.value === null && this.#isHere(snapshot);
    return positionOf(table, snapshot, open, this.#version.value);
  }

  #isComputersTurn(): boolean {
    const { outcome } = this.#present.value;
    return outcome === null && !this.#isPersons(this.#present.value);
  }

  #isPersons({ turn, seats }: Snapshot): boolean {
    return seats[turn]?.player.kind === "person";
  }

  /** Whether the person to move is at this device. */
  #isHere({ turn, seats }: Snapshot): boolean {
    return seats[turn]?.player.kind === "person" && !this.#visit.away.value.includes(turn);
  }

  #hasPersons(): boolean {
    return this.#present.value.seats.some(({ player }) => player.kind === "person");
  }

  /** Whether a seat's events are what undo goes back to: a person's, or anybody's where no person plays. */
  #mayUndo(seat: number): boolean {
    return !this.#hasPersons() || isHere(this.#present.value.seats[seat]);
  }

  /** Keeps the game on the device. One from a link is not the own one before it is taken. */
  #keep(): void {
    if (this.#visit.isGuest) return;
    // First, so that another tab that is told of the game finds it.
    save("elsewhere", { game: identity(this.#table.value.setup()), seats: this.#visit.elsewhere.value } satisfies KeptElsewhere);
    save("game", this.#table.value.code());
  }

  /** Remembers who lost: that seat may begin the next game. */
  #remember(): void {
    if (this.#halt.value !== "visiting") this.#scorer.enter(this.#present.value);
    const { seats, outcome } = this.#present.value;
    if (outcome?.kind !== "places") return save("loser", null);
    const places = seats.map(({ place }) => place || seats.length);
    save("loser", places.indexOf(Math.max(...places)));
  }
}

/** Whether thinking on a person's time gives a better answer: where the computer to answer searches as far as it gets, with a table. */
function gains({ game, turn, seats, outcome }: Snapshot): boolean {
  if (outcome !== null || seats[turn]?.player.kind !== "person" || seats.length !== 2) return false;
  const other = seats[1 - turn]?.player;
  return game !== "star" && other?.kind === "computer" && other.level >= (isDraughts(game) ? 4 : 5);
}

/** The turn of the board that brings a seat to the bottom; null where the seat has no side of the board. */
function bottom({ game, seats }: Snapshot, seat: number): Turn | null {
  if (isDraughts(game)) return turnToSide(seat === 1 ? "black" : "white");
  const [army] = seats[seat]?.armies ?? [];
  return army === undefined ? null : turnToBottom(army);
}

/** The game that was kept with the seats that are played elsewhere, or what is wrong with it. */
function restore(): { table: Table | null; elsewhere: readonly number[]; problem: unknown } {
  const code = load("game");
  if (typeof code !== "string") return { table: null, elsewhere: NOBODY, problem: null };
  try {
    const table = Table.from_code(code);
    return { table, elsewhere: readElsewhere(load("elsewhere"), table.setup()), problem: null };
  } catch (problem) {
    return { table: null, elsewhere: NOBODY, problem };
  }
}

/** Whether a person at this device plays a seat. */
function isHere(view: SeatedView | undefined): boolean {
  return view?.player.kind === "person" && !view.elsewhere;
}
