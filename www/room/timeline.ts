// The common history of a room, out of the logs of all its devices. The same logs give the same history, in whatever order they came.
import type { Entry, Hash } from "./entry";
import { ROOT } from "./entry";
import { after } from "./hash";
import { apply, type Court, isAnybodys, type RoomState } from "./state";
import type { WriterId } from "./view";

/** What a device says it has done. */
export interface Said { readonly by: WriterId; readonly entry: Entry }

/** One step of the history, and what stands for everything up to it. */
export interface Step extends Said { readonly hash: Hash }

/** Two moves of one device for the same turn. */
export interface Clash { readonly index: number; readonly seat: number; readonly paths: readonly (readonly number[])[] }

export interface History {
  readonly state: RoomState | null;
  readonly steps: readonly Step[];
  readonly clashes: readonly Clash[];
  /** Entries that follow something that happened and may not be done. */
  readonly illegal: number;
}

/** Where a history may be gone on with. What led there is a chain, which those that fork from it share. */
interface Tip {
  readonly state: RoomState | null; readonly last: Link | null; readonly length: number; readonly moves: number; readonly called: boolean;
  /** How many moves each person has made for themselves. */
  readonly own: Readonly<Record<WriterId, number>>;
}
interface Link { readonly step: Step; readonly back: Link | null }

/** What may happen next, the room after it, and whether it is a person's move for themselves. */
interface Way { readonly said: Said; readonly state: RoomState; readonly hash: Hash; readonly isOwn: boolean }

const MOST_WAYS = 4;

const NOTHING: Tip = { state: null, last: null, length: 0, moves: 0, called: false, own: {} };

/**
 * So many moves that others than one person have made for themselves are not overturned by whatever that one makes up, however long, with the
 * computer in their place. One may be: who moved without a connection and comes back to a game that went on has moved too late.
 */
const SOLID = 2;

/** Puts logs together, and goes on from where it was as long as nothing new concerns what is past. */
export class Timeline {
  readonly #court: Court;
  /** What was said, by what it follows. */
  readonly #said = new Map<string, Said[]>();
  readonly #known = new Map<string, Said>();
  #tip: Tip = NOTHING;
  #steps: readonly Step[] = [];
  /** Places in this history, and in those that were not chosen, at which something was looked for. */
  #visited = new Set<string>();
  #clashes = new Map<string, Clash>();
  #illegal = new Set<string>();

  constructor(court: Court) {
    this.#court = court;
  }

  get history(): History {
    return { state: this.#tip.state, steps: this.#steps, clashes: [...this.#clashes.values()].sort((a, b) => a.index - b.index), illegal: this.#illegal.size };
  }

  /** Takes in what devices say; what is known already changes nothing. Returns whether the history has changed. */
  add(news: readonly Said[]): boolean {
    const end = this.#steps.at(-1)?.hash;
    let past = false;
    for (const said of news) {
      const place = placeOf(said.entry.index, said.entry.before);
      const mark = markOf(said);
      if (this.#known.has(mark)) continue;
      this.#known.set(mark, said);
      const others = this.#said.get(place);
      if (others) others.push(said);
      else this.#said.set(place, [said]);
      past ||= this.#visited.has(place) && place !== this.#end();
    }
    if (past) {
      this.#tip = NOTHING;
      this.#visited = new Set();
      this.#clashes = new Map();
      this.#illegal = new Set();
    }
    this.#tip = this.#grow(this.#tip);
    this.#steps = stepsTo(this.#tip);
    return this.#steps.at(-1)?.hash !== end;
  }

  /** Everything that a device has said, whether or not it came to pass. */
  of(by: WriterId): readonly Entry[] {
    return [...this.#known.values()].flatMap((said) => (said.by === by ? [said.entry] : []));
  }

  /** Whether the history goes through this place. */
  has(index: number, hash: Hash): boolean {
    return index === 0 ? hash === ROOT : this.#steps[index - 1]?.hash === hash;
  }

  #end(): string {
    return placeOf(this.#steps.length, this.#steps.at(-1)?.hash ?? ROOT);
  }

  /** The best history that begins with this one. Without a fork it is gone on with in place. Not by recursion: forks may follow on forks for long. */
  #grow(from: Tip): Tip {
    let best: Tip | null = null;
    const open = [from];
    for (let tip = open.pop(); tip !== undefined; tip = open.pop()) {
      const { state, last, length, moves, called, own } = tip;
      const before = last?.step.hash ?? ROOT;
      const place = placeOf(length, before);
      this.#visited.add(place);
      const ways = this.#ways(state, before, few(this.#said.get(place) ?? []));
      if (ways.length === 0 && (best === null || compare(tip, best) > 0)) best = tip;
      // That of the least hash is looked at first: of those that are as good it stays.
      for (const { said, state: next, hash, isOwn } of ways.toSorted((a, b) => (a.hash < b.hash ? 1 : -1))) {
        open.push({
          state: next, last: { step: { ...said, hash }, back: last }, length: length + 1, moves: moves + worth(said), called: called || calls(said, next),
          own: isOwn ? { ...own, [said.by]: (own[said.by] ?? 0) + 1 } : own,
        });
      }
    }
    return best ?? from;
  }

  /** What may happen next, each with the room after it. With several ways each has a game of its own. */
  #ways(state: RoomState | null, before: Hash, said: readonly Said[]): Way[] {
    const ways: Way[] = [];
    for (const one of said) {
      const copy = said.length > 1 && state?.played ? { ...state, played: state.played.copy() } : state;
      const anybodys = isAnybodys(state, one.entry.act);
      const next = apply(copy, one.by, one.entry.act, this.#court);
      if (next === null) {
        this.#illegal.add(markOf(one));
        continue;
      }
      const hash = after(before, anybodys ? null : one.by, one.entry.act, momentOf(next));
      // The same move of the computer, found by two devices.
      if (ways.some((way) => way.hash === hash)) continue;
      ways.push({ said: one, state: next, hash, isOwn: one.entry.act.kind === "move" && !anybodys });
    }
    this.#note(ways);
    return ways;
  }

  /** Notes where one device has made two moves for the same turn. */
  #note(ways: readonly { readonly said: Said }[]): void {
    for (const { said: { by, entry } } of ways) {
      const { act, index } = entry;
      if (act.kind !== "move") continue;
      const paths = ways.flatMap(({ said }) => (said.by === by && said.entry.act.kind === "move" ? [said.entry.act.path] : []));
      if (paths.length > 1) this.#clashes.set(`${index} ${act.seat}`, { index, seat: act.seat, paths: paths.toSorted((a, b) => (`${a}` < `${b}` ? -1 : 1)) });
    }
  }
}

/** Of what one device says for one place a few ways, always the same ones: who contradicts themselves more often costs nobody time. */
function few(said: readonly Said[]): readonly Said[] {
  if (said.length <= MOST_WAYS) return said;
  const sorted = said.toSorted((a, b) => (markOf(a) < markOf(b) ? -1 : 1));
  return sorted.filter((one, i) => sorted.slice(0, i).filter(({ by }) => by === one.by).length < MOST_WAYS);
}

/** The history of these logs, from nothing. */
export function merge(said: readonly Said[], court: Court): History {
  const timeline = new Timeline(court);
  timeline.add(said);
  return timeline.history;
}

/** The position counts too: who sees another one after the same moves does not go on as if nothing were. */
function momentOf({ played, seats }: RoomState): string {
  if (played === null) return `${seats.length}`;
  const { turn, events, pieces } = played.now;
  return `${turn} ${events} ${pieces}`;
}

function worth({ entry }: Said): number {
  return entry.act.kind === "move" ? 1 : 0;
}

/** Whether it is the creator's start: that one counts before anybody else's, who could make up a longer game all alone. */
function calls({ by, entry }: Said, { creator }: RoomState): boolean {
  return entry.act.kind === "start" && by === creator;
}

function stepsTo({ last, length }: Tip): readonly Step[] {
  const steps = new Array<Step>(length);
  for (let link = last, i = length - 1; link !== null; link = link.back, i--) steps[i] = link.step;
  return steps;
}

/** The game that the creator has started, else what more than one person have played, else the longer history, of two that are equally long the one with more moves. */
function compare(a: Tip, b: Tip): number {
  const more = solid(a) - solid(b);
  return Number(a.called) - Number(b.called) || (Math.abs(more) >= SOLID ? more : 0) || a.length - b.length || a.moves - b.moves;
}

/** The persons' own moves without those of whoever has made most. */
function solid({ own }: Tip): number {
  const all = Object.values(own);
  return all.reduce((sum, one) => sum + one, 0) - Math.max(0, ...all);
}

function placeOf(index: number, before: Hash): string {
  return `${index} ${before}`;
}

function markOf({ by, entry }: Said): string {
  return `${by} ${entry.index} ${entry.before} ${JSON.stringify(entry.act, (_, value: unknown) => (value instanceof Uint8Array ? [...value] : value))}`;
}
