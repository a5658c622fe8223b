import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Signer, Vault } from "./crypt";
import { beginsWith } from "./bytes";
import { type Act, type Entry, MOST_INDEX, plainName, readEntries, ROOT } from "./entry";
import type { Keep, KeptRoom } from "./keep";
import type { About } from "./kept-rooms";
import { LogBook, type Page, written } from "./log";
import { filterOf, isGenuine, type Fault, pageTopic, readMessage, sealPage, sealSign, type Sign, signPage } from "./message";
import { HEARTBEAT, heard, type Present, presenceOf } from "./presence";
import type { Referee } from "./referee";
import { apply, type Court, owner, players, type RoomState, seatsOf } from "./state";
import { type Clash, type Step, Timeline } from "./timeline";
import type { Connect, Transport } from "./transport";
import type { BrokerView, Connection, Guest, Notice, Offer, Presence, Refused, Room, RoomView, WriterId } from "./view";

/** What a room needs of the page, the network and the device. */
export interface Needs {
  readonly vault: Vault;
  readonly signer: Signer;
  readonly kept: KeptRoom;
  readonly keep: Keep;
  readonly referee: Referee;
  readonly connect: Connect;
  readonly brokers: readonly string[];
  /** The address of the page, to which the link is added. */
  readonly page: string;
  /** Whether the page is in front of a person. */
  inSight(): boolean;
  /** The computer's move in the game of a share code: the same on every device. */
  think(code: string, level: number, seed: number): Promise<readonly number[]>;
  /** How long a move of the computer waits, in milliseconds, so that it can be followed. */
  pace(): number;
  /** The moves of a clash as people read them. */
  written(clash: Clash, code: string): readonly string[];
  /** A number from 0 up to `below`, by chance. */
  chance(below: number): number;
  /** Holds the room for this tab: calls back when it has it, and when another tab does; `steal`: takes it from that. Returns what lets go. */
  hold(name: string, steal: boolean, changed: (held: boolean) => void): () => void;
}

/** The first things that a creator says. */
export interface Foundation {
  readonly act: Extract<Act, { kind: "found" }>;
  readonly claims: readonly { readonly seat: number; readonly name: string }[];
}

/** The level of the computer where nobody has chosen one. */
const NORMAL = 3;
/** The clock of everything that is done now and then, in milliseconds. */
const TICK = 1_000;
/** What a broker keeps has come so long after it was asked for, in milliseconds; only then is missing what is not there. */
const SETTLED = 1_500;
/** What another device has written is handed to a broker that lacks it by whoever is there, but not at once: its writer goes first. */
const OTHERS = 4_000;
/** What was given to a broker has to come back within this time, in milliseconds. */
const AGAIN = 3_000;
/** After so long nothing has come: the link may be cut, or everybody has left. */
const MISSING = 8_000;
/** Where the device that should let the computer move does not, the next one does after so long, in milliseconds. */
const TURN_OF_NEXT = 5_000;
/** What a broker keeps has reached everybody after so long, in milliseconds. */
const BEHIND = 3_000;
/** Two devices that see different things for so long do not merely wait for a message. */
const DIFFERENT = 5_000;
/** So many messages wait to be read; more at once nobody sends who plays. */
const MOST_WAITING = 500;

const NOTHING: Refused = { oversized: 0, garbled: 0, foreign: 0, forged: 0, replayed: 0, illegal: 0, conflicting: 0 };

/** A room that is open: what is written, sent, heard and made of it. What it is at a moment is a function of the logs alone (`timeline.ts`). */
export class OpenRoom implements Room {
  readonly #needs: Needs;
  readonly #court: Court;
  readonly #me: WriterId;
  readonly #timeline: Timeline;
  readonly #book = new LogBook();
  /** The own page that is written on. */
  #own: { readonly page: number; readonly bytes: Uint8Array<ArrayBuffer> } | null = null;
  #wrote = 0;
  /** What each broker has: of each page what it has sent back last. */
  readonly #has: Map<string, Uint8Array>[];
  readonly #ready: (number | null)[];
  /** What a broker does not have: which length of a page, since when, and when it was given to it last. */
  readonly #lacks = new Map<string, { readonly length: number; readonly since: number; tried: number }>();
  readonly #transport: Transport;
  readonly #state = signal<RoomState | null>(null);
  readonly #steps = signal<readonly Step[]>([]);
  readonly #view: Signal<RoomView>;
  readonly #refused = signal<Refused>(NOTHING);
  #illegal = 0;
  #present: Present = new Map();
  /** When the connection was lost, and when it came back: nobody is gone for not having been heard meanwhile. */
  #deaf: { readonly from: number; readonly until: number } = { from: 0, until: 0 };
  readonly #session: number;
  #count = 0;
  #beaten = -Infinity;
  #wants: { readonly seat: number | null; readonly name: string } = { seat: null, name: "" };
  #notice: Notice | null = null;
  /** Own entries that did not come to pass and have been dealt with. */
  readonly #given = new Set<string>();
  #forgetful = false;
  #held = false;
  #release: () => void = () => {};
  #clashes = 0;
  #closed = false;
  #reading: Promise<void> = Promise.resolve();
  #waiting = 0;
  #writing: Promise<void> = Promise.resolve();
  /** The computer's turn that this device plays, and since when it is waited for. */
  #turn: { readonly index: number; readonly since: number; asked: boolean } | null = null;
  /** Since when somebody was heard to know less than this device. */
  readonly #behind = new Map<WriterId, number>();
  #differs: { readonly since: number; again: boolean } | null = null;
  readonly #opened = Date.now();
  readonly #ticker: ReturnType<typeof setInterval>;

  private constructor(needs: Needs, session: number, will: { readonly topic: string; readonly payload: Uint8Array }) {
    this.#needs = needs;
    this.#session = session;
    this.#me = needs.signer.id;
    this.#court = { referee: needs.referee, secret: needs.kept.secret };
    this.#timeline = new Timeline(this.#court);
    this.#has = needs.brokers.map(() => new Map<string, Uint8Array>());
    this.#ready = needs.brokers.map(() => null);
    this.#view = signal(this.#look());
    this.#transport = needs.connect({ urls: needs.brokers, filter: filterOf(needs.vault.roomId), will }, {
      message: (broker, topic, payload) => this.#receive(broker, topic, payload),
      ready: (broker) => this.#joined(broker),
      oversized: (broker, topic) => this.#refuse(broker, topic, "oversized"),
    });
    this.#transport.connection.subscribe((connection) => {
      const now = Date.now();
      const hears = connection === "live" || connection === "partly";
      if (!hears && this.#deaf.until !== Infinity) this.#deaf = { from: now, until: Infinity };
      if (hears && this.#deaf.until === Infinity) this.#deaf = { ...this.#deaf, until: now };
      this.#refresh();
    });
    this.#ticker = setInterval(() => this.#tick(), TICK);
  }

  /** Opens a room with what is kept of it; `foundation`: it is made just now. */
  static async open(needs: Needs, foundation: Foundation | null): Promise<OpenRoom> {
    const { vault, signer } = needs;
    const session = Math.floor(Date.now() / 1_000);
    const will = await sealSign(vault, signer, { session, count: 0, state: "gone", index: 0, hash: ROOT, name: "", wants: null });
    const room = new OpenRoom(needs, session, will);
    await room.#remember();
    await new Promise<void>((known) => room.#holdOn(false, known));
    if (foundation && room.#append(foundation.act)) for (const { seat, name } of foundation.claims) room.claim(seat, name);
    room.#refresh();
    return room;
  }

  get view(): ReadonlySignal<RoomView> { return this.#view; }
  get brokers(): ReadonlySignal<readonly BrokerView[]> { return this.#transport.brokers; }
  get refused(): ReadonlySignal<Refused> { return this.#refused; }
  /** The room as its people have made it; its game changes in place, with each step of `steps`. */
  get state(): ReadonlySignal<RoomState | null> { return this.#state; }
  get steps(): ReadonlySignal<readonly Step[]> { return this.#steps; }

  claim(seat: number, name: string): void { this.#append({ kind: "claim", seat, name: plainName(name) }); }
  vacate(seat: number): void { this.#append({ kind: "vacate", seat }); }
  plan(seat: number, holder: { readonly kind: "open" } | { readonly kind: "computer"; readonly level: number }): void {
    this.#append({ kind: "plan", seat, level: holder.kind === "open" ? 0 : holder.level });
  }

  start(): void {
    const state = this.#state.value;
    // Without a connection nobody knows whether somebody else has begun.
    const { connection } = this.#view.value;
    if (!state || connection === "offline" || connection === "refused") return;
    const { kept, chance } = this.#needs;
    const seats = state.seats.length;
    const draughts = state.agreed.game === "italian" || state.agreed.game === "english";
    const wished = kept.first !== null && kept.first < seats ? kept.first : chance(seats);
    // In a game that was set up the rules know who begins, whatever is asked for.
    const firsts = draughts ? Array.from({ length: seats }, (_, seat) => seat) : [wished];
    const turned = draughts && kept.lots ? chance(seats) : 0;
    firsts.some((first) => this.#append({ kind: "start", first, turned, level: NORMAL }));
  }

  play(path: readonly number[]): void {
    const state = this.#state.value;
    const seat = state?.played?.now.turn ?? -1;
    const holder = state?.seats[seat];
    if (holder?.kind === "person" && holder.key === this.#me) this.#append({ kind: "move", seat, path });
  }

  resign(seat: number): void { this.#append({ kind: "resign", seat }); }
  ask(offer: Offer): void { this.#append({ kind: "ask", offer }); }
  answer(yes: boolean): void { this.#append({ kind: "answer", yes }); }
  leaveSeat(seat: number): void { this.#append({ kind: "leave", seat, level: NORMAL }); }
  comeBack(seat: number): void { this.#append({ kind: "return", seat }); }

  want(seat: number | null, name: string): void {
    this.#wants = { seat, name: plainName(name) };
    this.#beat(this.#here());
    this.#refresh();
  }

  dismissNotice(): void {
    this.#notice = null;
    this.#refresh();
  }

  playHere(): void {
    this.#release();
    this.#holdOn(true, () => {});
  }

  reconnect(): void { this.#transport.check(); }

  /** The page has come to the front, or has left it. */
  sight(): void {
    if (this.#needs.inSight()) this.#transport.check();
    this.#beat(this.#here());
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearInterval(this.#ticker);
    this.#save();
    this.#release();
    // What was done last goes out first. That one leaves is said where there is time for it; the last will says it otherwise.
    void this.#writing.then(() => this.#sign("gone")).finally(() => this.#transport.close());
  }

  /** What was kept of the room comes back, if it is genuine. */
  async #remember(): Promise<void> {
    for (const page of this.#needs.kept.pages) {
      if (await isGenuine(this.#needs.vault, page)) this.#take(page);
    }
    this.#changed();
  }

  #holdOn(steal: boolean, known: () => void): void {
    this.#release = this.#needs.hold(`hopstone-room-${this.#needs.kept.secret}`, steal, (held) => {
      this.#hold(held);
      known();
    });
  }

  #hold(held: boolean): void {
    if (this.#closed || held === this.#held) return;
    this.#held = held;
    if (held) {
      // What the other tab has written since is kept.
      void (async () => {
        for (const page of this.#needs.keep.load()?.pages ?? []) if (await isGenuine(this.#needs.vault, page)) this.#take(page);
        this.#forgetful = !this.#save();
        this.#changed();
        this.#beat("hello");
      })();
    }
    this.#refresh();
  }

  #here(): Sign["state"] { return this.#needs.inSight() ? "here" : "away"; }

  /** Does something, if it may be done now; returns whether. It is shown at once and sent when it can be. */
  #append(act: Act): boolean {
    if (this.#closed || !this.#held || !this.#allows(act)) return false;
    const { steps } = this.#timeline.history;
    const entry = { index: steps.length, before: steps.at(-1)?.hash ?? ROOT, act };
    const own = entry.index <= MOST_INDEX ? written(this.#own, entry) : null;
    if (!own) return false;
    this.#own = own;
    this.#wrote = Date.now();
    this.#timeline.add([{ by: this.#me, entry }]);
    this.#write(own);
    this.#changed();
    return true;
  }

  /** Whether the room allows it now: tried on a copy. */
  #allows(act: Act): boolean {
    const { state } = this.#timeline.history;
    const copy = state?.played ? { ...state, played: state.played.copy() } : state;
    return apply(copy, this.#me, act, this.#court) !== null;
  }

  /** Signs a page of the own log and gives it to every broker. */
  #write({ page, bytes }: { readonly page: number; readonly bytes: Uint8Array<ArrayBuffer> }): void {
    this.#writing = this.#writing.then(async () => {
      const signed = await signPage(this.#needs.vault, this.#needs.signer, page, bytes);
      this.#book.take(signed, (one) => this.#counts(one));
      this.#save();
      await this.#publish(signed);
    }).catch(() => {});
  }

  async #publish(page: Page, broker?: number): Promise<void> {
    const { topic, payload } = await sealPage(this.#needs.vault, page);
    this.#transport.publish(topic, payload, true, broker);
  }

  /** Keeps the room on the device; returns whether that was possible. Only the tab that plays does. What strangers write must not fill the storage. */
  #save(): boolean {
    if (!this.#held) return true;
    const { keep, kept } = this.#needs;
    const writers = this.#writers();
    return keep.save({ ...kept, at: Date.now(), pages: this.#book.pages().filter(({ by }) => writers.has(by)), about: this.#about() });
  }

  /** Whose pages the history is made of, also of those who play no longer; and the own ones. */
  #writers(): ReadonlySet<WriterId> {
    return new Set(this.#timeline.history.steps.map(({ by }) => by)).add(this.#me);
  }

  #about(): About | null {
    const { state } = this.#timeline.history;
    if (!state) return null;
    const names = players(state.seats).filter((key) => key !== this.#me).map((key) => nameOf(state, key)).filter((name) => name !== "");
    return { game: state.agreed.game, names, over: state.played !== null && state.played.now.turn < 0 };
  }

  #receive(broker: number, topic: string, payload: Uint8Array): void {
    if (this.#closed || this.#waiting >= MOST_WAITING) return;
    this.#waiting++;
    const message = Uint8Array.from(payload);
    this.#reading = this.#reading.then(async () => {
      const found = await readMessage(this.#needs.vault, topic, message);
      this.#waiting--;
      if (this.#closed) return;
      if (typeof found === "string") return this.#refuse(broker, topic, found);
      if (found.kind === "page") this.#heardPage(broker, found.page);
      else this.#heardSign(found.sign);
    }).catch(() => { this.#refuse(broker, topic, "garbled"); });
  }

  /** Counts a message that is not heeded. A page that was overwritten by it is not with the broker any more. */
  #refuse(broker: number, topic: string, fault: Fault): void {
    this.#note(fault);
    const has = this.#has[broker];
    for (const page of this.#book.pages()) {
      if (pageTopic(this.#needs.vault.roomId, page.by, page.page) === topic) has?.delete(`${page.by} ${page.page}`);
    }
  }

  #note(reason: keyof Refused, times = 1): void {
    this.#refused.value = { ...this.#refused.value, [reason]: this.#refused.value[reason] + times };
  }

  #heardPage(broker: number, page: Page): void {
    const place = `${page.by} ${page.page}`;
    const had = this.#has[broker]?.get(place)?.length ?? 0;
    this.#has[broker]?.set(place, page.bytes);
    const taken = this.#take(page);
    // From a slower broker what is older is no wonder; from the same one somebody has sent it again.
    if ((taken === "replayed" && had > page.bytes.length) || taken === "conflicting" || taken === "foreign" || taken === "garbled") {
      this.#note(taken);
    }
    if (taken === "new" || taken === "conflicting") {
      this.#save();
      this.#changed();
    } else this.#refresh();
  }

  /** Takes a genuine page into the book and its entries into the history. */
  #take(page: Page): ReturnType<LogBook["take"]>["taken"] {
    const { taken, news } = this.#book.take(page, (one) => this.#counts(one));
    if (page.by === this.#me && (taken === "new" || taken === "conflicting")) this.#adopt(page);
    if (news.length > 0) this.#timeline.add(news);
    return taken;
  }

  /** An own page that this tab has not written: it goes on from there. */
  #adopt({ page, bytes }: Page): void {
    const own = this.#own;
    if (!own || page > own.page || (page === own.page && bytes.length > own.bytes.length)) this.#own = { page, bytes };
  }

  #heardSign(sign: Sign): void {
    const { by } = sign;
    if (by === this.#me) return;
    const now = Date.now();
    const next = heard(this.#present, sign, now);
    if (next === null) return;
    this.#present = next;
    if (sign.state === "hello") setTimeout(() => this.#beat(this.#here()), this.#needs.chance(400));
    this.#compare(sign, now);
    this.#help(sign, now);
    this.#refresh();
  }

  /** Who stays behind, though a broker has all there is, has got nothing from it: it does not keep what it should. They are sent it once more. */
  #help({ by, index }: Sign, now: number): void {
    if (!this.#held || index >= this.#timeline.history.steps.length) return void this.#behind.delete(by);
    const since = this.#behind.get(by) ?? now;
    this.#behind.set(by, since);
    if (now - since < BEHIND) return;
    this.#behind.set(by, now + AGAIN);
    for (const page of this.#needed()) {
      if (page.by === this.#me || this.#presenceOf(page.by, now) === "gone") void this.#publish(page);
    }
  }

  /** Whether somebody who plays sees the same history. If not for a good while, everything is read again, and that is said. */
  #compare(sign: Sign, now: number): void {
    const state = this.#state.value;
    if (!state || !players(state.seats).includes(sign.by) || sign.state === "gone") return;
    const { steps } = this.#timeline.history;
    const same = sign.index <= steps.length && this.#timeline.has(sign.index, sign.hash);
    if (same) {
      this.#differs = null;
      return;
    }
    this.#differs ??= { since: now, again: false };
    if (now - this.#differs.since < DIFFERENT) return;
    if (this.#differs.again) this.#notice = { kind: "differs", name: sign.name };
    this.#differs = { since: now, again: true };
    this.#transport.reread();
  }

  #joined(broker: number): void {
    this.#ready[broker] = Date.now();
    this.#has[broker]?.clear();
    this.#beat("hello");
    this.#refresh();
  }

  /** Everything that is done now and then. */
  #tick(): void {
    const now = Date.now();
    const unread = this.#timeline.history.state === null;
    if (now - this.#beaten >= (unread ? BEHIND : HEARTBEAT)) this.#beat(unread ? "hello" : this.#here());
    this.#repair(now);
    this.#computer(now);
    this.#refresh();
  }

  /** Gives the brokers what they do not have: the own pages, and later those of others. */
  #repair(now: number): void {
    if (!this.#held) return;
    const writers = this.#writers();
    for (const [broker, since] of this.#ready.entries()) {
      if (since === null || this.brokers.value[broker]?.state !== "connected" || now - since < SETTLED) continue;
      for (const page of this.#needed()) {
        if (this.#isWith(this.#has[broker], page)) continue;
        const place = `${broker} ${page.by} ${page.page}`;
        const known = this.#lacks.get(place);
        const lack = known?.length === page.bytes.length ? known : { length: page.bytes.length, since: now, tried: -Infinity };
        this.#lacks.set(place, lack);
        const mine = page.by === this.#me;
        // What was sent a moment ago is on its way.
        if (mine ? now - this.#wrote < TICK : !writers.has(page.by) || now - lack.since < OTHERS + this.#needs.chance(3_000)) continue;
        // Once more only after a while: it has to come back first.
        if (now - lack.tried < AGAIN) continue;
        lack.tried = now;
        void this.#publish(page, broker);
      }
    }
  }

  /** Whether a broker has a page, or one that goes on with it. */
  #isWith(has: ReadonlyMap<string, Uint8Array> | undefined, { by, page, bytes }: Pick<Page, "by" | "page" | "bytes">): boolean {
    const held = has?.get(`${by} ${page}`);
    return held !== undefined && beginsWith(held, bytes);
  }

  /** Of each page the variant that the history needs most, else the longest. */
  #needed(): readonly Page[] {
    const needed = new Map<string, Page>();
    for (const page of this.#book.pages()) {
      const place = `${page.by} ${page.page}`;
      const other = needed.get(place);
      if (!other || (this.#counts(page) - this.#counts(other) || page.bytes.length - other.bytes.length) > 0) needed.set(place, page);
    }
    return [...needed.values()];
  }

  /** How many entries of a page have come to pass. */
  #counts({ by, bytes }: Page): number {
    const { steps } = this.#timeline.history;
    return readEntries(bytes).filter(({ index, before }) => steps[index]?.by === by && steps[index]?.entry.before === before).length;
  }

  /** Lets the computer move, where it is its turn and this device is the one to do so. */
  #computer(now: number): void {
    const { state, steps } = this.#timeline.history;
    const played = state?.played;
    const holder = state?.seats[played?.now.turn ?? -1];
    const index = steps.length;
    if (!this.#held || !state || !played || holder?.kind !== "computer") {
      this.#turn = null;
      return;
    }
    if (this.#turn?.index !== index) this.#turn = { index, since: now, asked: false };
    const turn = this.#turn;
    const there = players(state.seats).filter((key) => key === this.#me || this.#presenceOf(key, now) !== "gone");
    const rank = there.indexOf(this.#me);
    // Where all have left their seats to the computer, whoever watches of them goes on.
    const mayPlay = rank >= 0 || (there.length === 0 && state.seats.some((seat) => owner(seat) === this.#me));
    if (!mayPlay || turn.asked || now - turn.since < Math.max(0, rank) * TURN_OF_NEXT) return;
    turn.asked = true;
    const hash = steps.at(-1)?.hash ?? ROOT;
    const seat = played.now.turn;
    const begun = Date.now();
    this.#needs.think(played.code(), holder.level, seedOf(hash)).then((path) => {
      const play = (): void => {
        if (!this.#closed && this.#timeline.has(index, hash) && this.#timeline.history.steps.length === index) this.#append({ kind: "move", seat, path });
      };
      setTimeout(play, Math.max(0, this.#needs.pace() - (Date.now() - begun)));
    }).catch(() => { if (this.#turn === turn) this.#turn = { ...turn, since: Date.now(), asked: false }; });
  }

  /** The history may have changed: own entries that did not come to pass are said again where that makes sense, and the page is told. */
  #changed(): void {
    const before = this.#state.value;
    this.#again();
    const { state, steps, clashes, illegal } = this.#timeline.history;
    if (illegal > this.#illegal) this.#note("illegal", illegal - this.#illegal);
    this.#illegal = Math.max(illegal, this.#illegal);
    const clash = clashes.at(-1);
    if (clash && clashes.length > this.#clashes) {
      this.#notice = { kind: "conflict", seat: clash.seat, moves: this.#needs.written(clash, state?.played?.code() ?? "") };
    }
    this.#clashes = clashes.length;
    // What was answered before this page came is no news.
    if (before && state?.declined && state.declined !== before.declined && ![this.#me, state.declined.asker].includes(state.declined.by) && seatsOf(state.seats, this.#me).length > 0) {
      this.#notice = { kind: "declined", offer: state.declined.offer.kind, by: state.declined.by };
    }
    // What was answered before is over with the next question, and with the game.
    if (this.#notice?.kind === "declined" && state && (state.asked !== null || (this.#notice.offer !== "again" && state.played?.now.turn === -1))) this.#notice = null;
    if (before?.played && state?.played && before.round === state.round && steps.at(-1)?.by !== this.#me) {
      const [had, has] = [seatsOf(before.seats, this.#me), seatsOf(state.seats, this.#me)];
      const [gained, lost] = [has.find((seat) => !had.includes(seat)), had.find((seat) => !has.includes(seat))];
      if (gained !== undefined) this.#notice = { kind: "yours", seat: gained };
      if (lost !== undefined && state.seats[lost]?.kind === "person") this.#notice = { kind: "replaced", seat: lost };
    }
    batch(() => {
      this.#state.value = state;
      this.#steps.value = steps;
      this.#refresh();
    });
    this.#computer(Date.now());
  }

  /** Own entries that lost a race, after the last one that did not. */
  #again(): void {
    if (!this.#held) return;
    const { steps } = this.#timeline.history;
    const last = steps.findLastIndex((step) => step.by === this.#me);
    let first: Entry | null = null;
    let next = -1;
    for (const entry of this.#lost(last, steps)) {
      // What was done in one go stands on the same.
      first = first && entry.index === next ? first : entry;
      next = entry.index + 1;
      const { act } = entry;
      if (this.#isMeant(act, first) && this.#append(act)) continue;
      if (act.kind === "claim") this.#notice = { kind: "taken", seat: act.seat };
      if (act.kind === "move") this.#notice = { kind: "late" };
    }
  }

  /** Whether a move still meets the position for which it was made, and an answer the question. `first`: the first of what was done in one go. */
  #isMeant(act: Act, { index, before }: Entry): boolean {
    const other = act.kind === "move" ? "move" : act.kind === "answer" ? "ask" : null;
    if (other === null) return true;
    return this.#timeline.has(index, before)
      && this.#timeline.history.steps.slice(index).every(({ by, entry }) => by === this.#me || entry.act.kind !== other);
  }

  #lost(last: number, steps: readonly Step[]): readonly Entry[] {
    return this.#timeline.of(this.#me).toSorted((a, b) => a.index - b.index).flatMap((entry) => {
      const { index, before, act } = entry;
      const mark = `${index} ${before}`;
      const step = steps[index];
      // It has come to pass, there is nothing yet that it could have lost to, or it has been dealt with.
      if (index <= last || !step || (step.by === this.#me && step.entry.before === before) || this.#given.has(mark)) return [];
      this.#given.add(mark);
      // A move of the computer that somebody else was quicker with.
      return act.kind === "move" && this.#state.value?.seats[act.seat]?.kind === "computer" ? [] : [entry];
    });
  }

  /** Gives a sign of life. */
  #beat(state: Sign["state"]): void {
    if (this.#closed || !this.#held) return;
    this.#beaten = Date.now();
    void this.#sign(state).catch(() => {});
  }

  async #sign(state: Sign["state"]): Promise<void> {
    if (!this.#held) return;
    const { steps, state: room } = this.#timeline.history;
    const { vault, signer } = this.#needs;
    const name = (room ? nameOf(room, this.#me) : "") || this.#wants.name;
    const { topic, payload } = await sealSign(vault, signer, {
      session: this.#session, count: ++this.#count, state, index: steps.length, hash: steps.at(-1)?.hash ?? ROOT, name, wants: this.#wants.seat,
    });
    this.#transport.publish(topic, payload, false);
  }

  /** Looks again at what the page shows, and tells it if that has changed. */
  #refresh(): void {
    if (this.#closed) return;
    const next = this.#look();
    if (JSON.stringify(next) !== JSON.stringify(this.#view.value)) this.#view.value = next;
  }

  #look(): RoomView {
    const state = this.#timeline?.history.state ?? null;
    const now = Date.now();
    const { kept, page } = this.#needs;
    const connection: Connection = this.#transport?.connection.value ?? "joining";
    const seated = state ? players(state.seats) : [];
    const guest = (id: WriterId): Guest => {
      const me = id === this.#me;
      const sign = this.#present.get(id)?.sign;
      const name = (state ? nameOf(state, id) : "") || (me ? this.#wants.name : sign?.name ?? "");
      return { id, name, me, heard: sign !== undefined, presence: me ? "here" : this.#presenceOf(id, now), wants: me ? this.#wants.seat : sign?.wants ?? null };
    };
    const watchers = [...this.#present.keys()].filter((id) => !seated.includes(id) && this.#presenceOf(id, now) !== "gone").toSorted();
    const mine = state ? seatsOf(state.seats, this.#me) : [];
    const watches = mine.length === 0 && this.#held ? [this.#me] : [];
    return {
      link: `${page}#room=${kept.secret}`,
      phase: state === null ? (now - this.#opened > MISSING && connection !== "joining" && connection !== "offline" ? "missing" : "reading") : state.played === null ? "lobby" : "game",
      game: state?.agreed ?? null,
      seats: state?.seats ?? [],
      me: this.#me,
      creator: state?.creator === this.#me,
      founder: state ? nameOf(state, state.creator) : "",
      mayStart: state !== null && (state.creator === this.#me || (mine.length > 0 && this.#presenceOf(state.creator, now) === "gone")),
      mine,
      guests: [...seated, ...watches, ...watchers].map(guest),
      asked: state?.asked ?? null,
      notice: this.#notice,
      connection,
      sending: this.#sending(),
      elsewhere: !this.#held,
      forgetful: this.#forgetful,
      round: state?.round ?? 0,
    };
  }

  #presenceOf(by: WriterId, now: number): Presence {
    const { from, until } = this.#deaf;
    return presenceOf(this.#present, by, until === Infinity ? from : now, until);
  }

  /** Whether the newest own page has come back from no broker yet. */
  #sending(): boolean {
    const own = this.#own;
    return own !== null && !this.#has.some((has) => this.#isWith(has, { ...own, by: this.#me }));
  }
}

/** The name under which a device plays; empty where it has none. */
function nameOf(state: RoomState, id: WriterId): string {
  for (const seat of state.seats) {
    if (seat.kind === "person" && seat.key === id) return seat.name;
    if (seat.kind === "computer" && seat.owner === id) return seat.name;
  }
  return "";
}

/** A number for the computer's chance that is the same on every device. */
function seedOf(hash: string): number {
  return [...hash].reduce((seed, character) => (seed * 31 + character.charCodeAt(0)) >>> 0, 7);
}
