import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { base64url } from "./bytes";
import { type Act, type Entry, ROOT } from "./entry";
import { secretOf } from "./hash";
import { apply, type Court, type RoomState } from "./state";
import { type History, merge, type Said, Timeline } from "./timeline";
import { toyReferee } from "./toy.fixture";
import type { WriterId } from "./view";

const PEOPLE: readonly WriterId[] = [1, 2, 3, 4].map((n) => base64url(new Uint8Array(16).fill(n)));
const [ADA = "", JAN = "", EVA = "", OLA = ""] = PEOPLE;
const NONCE = new Uint8Array(16).fill(7);
const COURT: Court = { referee: toyReferee, secret: secretOf(ADA, NONCE) };
const ENGLISH = { game: "english" } as const;
const FOUND: Act = { kind: "found", nonce: NONCE, game: ENGLISH, plan: [0, 0, 0] };

/** A device with what it knows. */
class Device {
  readonly by: WriterId;
  readonly timeline = new Timeline(COURT);
  readonly log: Said[] = [];

  constructor(by: WriterId) {
    this.by = by;
  }

  get history(): History { return this.timeline.history; }
  get state(): RoomState | null { return this.history.state; }

  /** Does something if it is allowed now. */
  act(act: Act): boolean {
    const { state, steps } = this.history;
    const copy = state?.played ? { ...state, played: state.played.copy() } : state;
    if (apply(copy, this.by, act, COURT) === null) return false;
    const entry: Entry = { index: steps.length, before: steps.at(-1)?.hash ?? ROOT, act };
    const said = { by: this.by, entry };
    this.log.push(said);
    this.timeline.add([said]);
    return true;
  }

  hear(...others: readonly Device[]): void {
    for (const other of others) this.timeline.add(other.log);
  }
}

function devices(): [Device, Device, Device, Device] {
  return [new Device(ADA), new Device(JAN), new Device(EVA), new Device(OLA)];
}

/** A game of three has begun, everybody knows it. */
function begun(): [Device, Device, Device, Device] {
  const all = devices();
  const [ada, jan, eva] = all;
  assert.ok(ada.act(FOUND) && ada.act({ kind: "claim", seat: 0, name: "Ada" }));
  jan.hear(ada);
  assert.ok(jan.act({ kind: "claim", seat: 1, name: "Jan" }));
  eva.hear(ada, jan);
  assert.ok(eva.act({ kind: "claim", seat: 2, name: "Eva" }));
  ada.hear(jan, eva);
  assert.ok(ada.act({ kind: "start", first: 0, turned: 0, level: 3 }));
  share(all);
  return all;
}

function share(all: readonly Device[]): void {
  for (const one of all) one.hear(...all);
}

const move = (seat: number, n: number): Act => ({ kind: "move", seat, path: [n] });
const told = ({ state, steps }: History): unknown => [steps.map(({ hash }) => hash), state && { ...state, played: state.played?.code() }];

describe("a room's history", () => {
  test("is founded by nobody but whom the link names", () => {
    const [, jan] = devices();
    assert.equal(jan.act(FOUND), false);
    assert.equal(merge([{ by: JAN, entry: { index: 0, before: ROOT, act: FOUND } }], COURT).state, null);
  });

  test("goes on turn by turn; who is not to move changes nothing", () => {
    const [ada, jan, eva, ola] = begun();
    assert.equal(jan.act(move(1, 5)), false);
    assert.equal(jan.act(move(0, 5)), false);
    assert.equal(ola.act(move(0, 5)), false);
    assert.ok(ada.act(move(0, 5)));
    const before = told(ada.history);
    // A stranger's and an opponent's move for the seat, a second move, one after what never was.
    const end = ada.history.steps.at(-1);
    const forged = [OLA, EVA, ADA].map((by) => ({ by, entry: { index: ada.history.steps.length, before: end?.hash ?? "", act: move(1, 3) } }));
    ada.timeline.add([...forged, { by: JAN, entry: { index: ada.history.steps.length, before: "AAAABBBB", act: move(1, 3) } }]);
    assert.deepEqual(told(ada.history), before);
    assert.ok(ada.history.illegal >= 3);
    share([ada, jan, eva, ola]);
    assert.ok(jan.act(move(1, 4)));
  });

  test("one seat claimed by two at once is one person's, for all the same one", () => {
    const [ada, jan, eva] = devices();
    ada.act(FOUND);
    jan.hear(ada);
    eva.hear(ada);
    assert.ok(jan.act({ kind: "claim", seat: 1, name: "Jan" }) && eva.act({ kind: "claim", seat: 1, name: "Eva" }));
    share([ada, jan, eva]);
    assert.deepEqual(told(ada.history), told(jan.history));
    assert.deepEqual(told(ada.history), told(eva.history));
    // Who has lost may sit down elsewhere.
    const loser = ada.state?.seats[1]?.kind === "person" && ada.state.seats[1].key === JAN ? eva : jan;
    assert.ok(loser.act({ kind: "claim", seat: 2, name: "" }));
    // What the creator then does settles it.
    share([ada, jan, eva]);
    assert.ok(ada.act({ kind: "start", first: 0, turned: 0, level: 1 }));
    share([ada, jan, eva]);
    assert.deepEqual(told(jan.history), told(eva.history));
  });

  test("who does not sit starts nothing; where the creator has gone whoever sits does", () => {
    const [ada, jan, eva] = devices();
    ada.act(FOUND);
    jan.hear(ada);
    assert.ok(jan.act({ kind: "claim", seat: 1, name: "Jan" }));
    eva.hear(ada, jan);
    assert.equal(eva.act({ kind: "start", first: 0, turned: 0, level: 3 }), false);
    assert.ok(jan.act({ kind: "start", first: 1, turned: 0, level: 2 }));
    assert.deepEqual(jan.state?.seats.map(({ kind }) => kind), ["computer", "person", "computer"]);
  });

  test("a move made offline does not come to pass when the game has gone on without it", () => {
    const [ada, jan, eva, ola] = begun();
    ada.act(move(0, 5));
    share([ada, jan, eva]);
    // Jan loses the network, and moves all the same; the others let the computer play for him.
    assert.ok(jan.act(move(1, 6)));
    assert.ok(ada.act({ kind: "ask", offer: { kind: "computer", seat: 1, level: 2 } }));
    eva.hear(ada);
    assert.ok(eva.act({ kind: "answer", yes: true }));
    ada.hear(eva);
    assert.ok(ada.act(move(1, 7)));
    share([ada, jan, eva, ola]);
    for (const one of [jan, eva, ola]) assert.deepEqual(told(one.history), told(ada.history));
    assert.equal(ada.state?.seats[1]?.kind, "computer");
    // He takes his seat back without asking anybody.
    assert.ok(jan.act({ kind: "return", seat: 1 }));
    assert.deepEqual(jan.state?.seats[1], { kind: "person", key: JAN, name: "Jan", inFor: null });
  });

  test("the same move of the computer from two devices is one move", () => {
    const [ada, jan, eva] = devices();
    ada.act({ ...FOUND, plan: [0, 0, 2] });
    ada.act({ kind: "claim", seat: 0, name: "" });
    jan.hear(ada);
    jan.act({ kind: "claim", seat: 1, name: "" });
    ada.hear(jan);
    ada.act({ kind: "start", first: 2, turned: 0, level: 3 });
    share([ada, jan, eva]);
    assert.ok(ada.act(move(2, 1)) && jan.act(move(2, 1)));
    assert.equal(ada.history.steps.at(-1)?.hash, jan.history.steps.at(-1)?.hash, "no fork comes of it");
    assert.equal(eva.act(move(2, 1)), false, "who does not play lets no computer move");
    share([ada, jan, eva]);
    assert.equal(ada.state?.played?.now.events, 1);
    assert.deepEqual(ada.history.steps.map(({ hash }) => hash), jan.history.steps.map(({ hash }) => hash));
    assert.ok(ada.act(move(0, 2)));
    jan.hear(ada);
    assert.ok(jan.act(move(1, 3)));
  });

  test("two moves of one seat for the same turn are told, and all go on with the same one", () => {
    const [ada, jan, eva, ola] = begun();
    const at = { index: ada.history.steps.length, before: ada.history.steps.at(-1)?.hash ?? "" };
    const two = [4, 8].map((n) => ({ by: ADA, entry: { ...at, act: move(0, n) } }));
    jan.timeline.add(two);
    eva.timeline.add(two.toReversed());
    assert.deepEqual(told(jan.history), told(eva.history));
    assert.deepEqual(jan.history.clashes, [{ index: at.index, seat: 0, paths: [[4], [8]] }]);
    assert.deepEqual(eva.history.clashes, jan.history.clashes);
    assert.ok(jan.act(move(1, 1)));
    share([jan, eva, ola]);
    ola.timeline.add(two);
    assert.deepEqual(told(ola.history), told(jan.history));
  });

  test("who contradicts themselves over and over costs no time, and all still see the same", () => {
    const [ada, jan] = begun();
    const at = { index: ada.history.steps.length, before: ada.history.steps.at(-1)?.hash ?? "" };
    const many = Array.from({ length: 10 }, (_, n) => ({ by: ADA, entry: { ...at, act: move(0, n) } }));
    jan.timeline.add(many);
    assert.equal(jan.history.clashes[0]?.paths.length, 4);
    for (const order of [many.toReversed(), [...many.slice(5), ...many.slice(0, 5)]]) {
      const other = new Timeline(COURT);
      other.add(ada.log);
      for (const one of [...jan.log, ...begun()[2].log]) other.add([one]);
      for (const one of order) other.add([one]);
      assert.deepEqual(told(other.history), told(jan.history));
    }
  });

  test("forks upon forks for thousands of steps neither overflow anything nor take long", () => {
    const [ada, jan, eva] = begun();
    assert.ok(eva.act({ kind: "resign", seat: 2 }));
    share([ada, jan, eva]);
    const forks: Said[] = [];
    // Moves and take-backs on and on; at each step somebody has also given up.
    while (ada.log.length < 3_000) {
      assert.ok(ada.act(move(0, 1)) && ada.act({ kind: "ask", offer: { kind: "back", events: 1 } }));
      jan.timeline.add(ada.log.slice(-2));
      for (const { index, hash } of ada.history.steps.slice(-2).map(({ entry, hash }) => ({ index: entry.index + 1, hash }))) {
        forks.push({ by: JAN, entry: { index, before: hash, act: { kind: "resign", seat: 1 } } });
      }
      assert.ok(jan.act({ kind: "answer", yes: true }));
      ada.timeline.add(jan.log.slice(-1));
    }
    const begin = performance.now();
    const history = merge([...ada.log, ...jan.log, ...eva.log, ...forks], COURT);
    assert.deepEqual(told(history), told(ada.history));
    assert.ok(performance.now() - begin < 5_000);
  });

  test("the game that the creator has started is not overturned by a longer one that somebody makes up alone", () => {
    const [ada, jan, eva] = begun();
    ada.act(move(0, 5));
    share([ada, jan, eva]);
    const ola = new Device(OLA);
    ola.timeline.add(ada.log.slice(0, 1));
    assert.ok(ola.act({ kind: "claim", seat: 0, name: "Ola" }) && ola.act({ kind: "start", first: 0, turned: 0, level: 1 }));
    for (let n = 0; n < 20; n++) assert.ok(ola.act(move(n % 3, n % 10)));
    const before = told(ada.history);
    share([ada, jan, eva, ola]);
    for (const one of [ada, jan, eva, ola]) assert.deepEqual(told(one.history), before);
  });

  test("whoever lets the computer play for the other outgrows no game that both have played", () => {
    const all = devices();
    const [ada, jan, eva] = all;
    ada.act({ ...FOUND, plan: [0, 0] });
    ada.act({ kind: "claim", seat: 0, name: "" });
    jan.hear(ada);
    jan.act({ kind: "claim", seat: 1, name: "" });
    ada.hear(jan);
    ada.act({ kind: "start", first: 0, turned: 0, level: 3 });
    const cheat = new Device(ADA);
    cheat.hear(ada, jan);
    for (let ply = 0; ply < 8; ply++) {
      share([ada, jan]);
      assert.ok((ply % 2 === 0 ? ada : jan).act(move(ply % 2, ply % 3)));
    }
    // From the start on, alone, and longer.
    assert.ok(cheat.act(move(0, 9)) && cheat.act({ kind: "ask", offer: { kind: "computer", seat: 1, level: 1 } }));
    for (let ply = 0; ply < 20; ply++) assert.ok(cheat.act(move((ply + 1) % 2, ply % 3)));
    share([ada, jan]);
    const honest = told(jan.history);
    eva.hear(cheat);
    for (const one of [ada, jan, eva]) one.hear(ada, jan, cheat);
    for (const one of [ada, jan, eva]) assert.deepEqual(told(one.history), honest);
  });

  test("a take-back wants everybody's consent, and one no is enough", () => {
    const [ada, jan, eva, ola] = begun();
    ada.act(move(0, 1));
    share([ada, jan, eva]);
    assert.equal(jan.act({ kind: "ask", offer: { kind: "back", events: 0 } }), false, "it is not his move");
    assert.ok(ada.act({ kind: "ask", offer: { kind: "back", events: 0 } }));
    share([ada, jan, eva]);
    assert.ok(jan.act({ kind: "answer", yes: true }));
    share([ada, jan, eva]);
    assert.equal(ada.state?.played?.now.events, 1);
    assert.ok(eva.act({ kind: "answer", yes: false }));
    share([ada, jan, eva]);
    assert.equal(ada.state?.asked, null);
    assert.deepEqual(ada.state?.declined, { offer: { kind: "back", events: 0 }, by: EVA, asker: ADA });
    assert.equal(ada.act({ kind: "ask", offer: { kind: "back", events: 0 } }), false, "once between two moves");
    jan.act(move(1, 2));
    share([ada, jan, eva]);
    assert.ok(jan.act({ kind: "ask", offer: { kind: "back", events: 1 } }));
    share([ada, jan, eva]);
    assert.ok(ada.act({ kind: "answer", yes: true }));
    eva.hear(ada);
    assert.ok(eva.act({ kind: "answer", yes: true }));
    share([ada, jan, eva, ola]);
    assert.equal(ola.state?.played?.now.events, 1);
    assert.equal(ola.state?.played?.now.turn, 1);
  });

  test("a draw is offered with a move, and a move answers it", () => {
    const [ada, jan, eva] = begun();
    assert.ok(ada.act({ kind: "ask", offer: { kind: "draw" } }));
    assert.ok(ada.act(move(0, 1)));
    assert.equal(ada.state?.asked?.by, ADA);
    jan.hear(ada);
    assert.ok(jan.act(move(1, 2)));
    share([ada, jan, eva]);
    assert.equal(ada.state?.asked, null);
    assert.deepEqual(ada.state?.declined, { offer: { kind: "draw" }, by: JAN, asker: ADA });
  });

  test("one resignation does not end a game of three", () => {
    const [ada, jan, eva] = begun();
    assert.equal(jan.act({ kind: "resign", seat: 2 }), false);
    assert.ok(jan.act({ kind: "resign", seat: 1 }));
    share([ada, jan, eva]);
    assert.ok(ada.act(move(0, 1)));
    share([ada, jan, eva]);
    assert.equal(eva.state?.played?.now.turn, 2);
    assert.ok(eva.act(move(2, 2)));
  });

  test("a seat is given on by agreement, and its owner may come back", () => {
    const [ada, jan, eva, ola] = begun();
    assert.equal(ola.act({ kind: "ask", offer: { kind: "give", seat: 1, to: OLA, name: "Ola" } }), false);
    assert.ok(ada.act({ kind: "ask", offer: { kind: "give", seat: 1, to: OLA, name: "Ola" } }));
    share([ada, jan, eva, ola]);
    assert.ok(eva.act({ kind: "answer", yes: true }));
    share([ada, jan, eva, ola]);
    ada.act(move(0, 1));
    share([ada, jan, eva, ola]);
    assert.equal(jan.act(move(1, 2)), false);
    assert.ok(ola.act(move(1, 2)));
    share([ada, jan, eva, ola]);
    assert.ok(jan.act({ kind: "return", seat: 1 }));
    share([ada, jan, eva, ola]);
    assert.deepEqual(ola.state?.seats[1], { kind: "person", key: JAN, name: "Jan", inFor: null });
  });

  test("nobody fills the history with questions after the end", () => {
    const [ada, jan, eva] = begun();
    ada.act({ kind: "resign", seat: 0 });
    share([ada, jan, eva]);
    jan.act({ kind: "resign", seat: 1 });
    share([ada, jan, eva]);
    const ask = (): boolean => eva.act({ kind: "ask", offer: { kind: "again" } }) && eva.act({ kind: "answer", yes: false });
    for (let n = 0; n < 5; n++) assert.ok(ask());
    assert.equal(ask(), false);
    ada.hear(eva);
    assert.ok(ada.act({ kind: "ask", offer: { kind: "again" } }), "others may");
  });

  test("another game: everybody sits one seat on", () => {
    const [ada, jan, eva] = begun();
    // Who has asked for something since the last move asks for another game all the same, and once more when it was declined.
    assert.ok(eva.act({ kind: "ask", offer: { kind: "draw" } }) && eva.act({ kind: "answer", yes: false }));
    share([ada, jan, eva]);
    ada.act({ kind: "resign", seat: 0 });
    share([ada, jan, eva]);
    jan.act({ kind: "resign", seat: 1 });
    share([ada, jan, eva]);
    assert.equal(eva.state?.played?.now.turn, -1);
    assert.ok(eva.act({ kind: "ask", offer: { kind: "again" } }));
    share([ada, jan, eva]);
    assert.ok(ada.act({ kind: "answer", yes: false }));
    share([ada, jan, eva]);
    assert.ok(eva.act({ kind: "ask", offer: { kind: "again" } }));
    share([ada, jan, eva]);
    assert.ok(ada.act({ kind: "answer", yes: true }));
    jan.hear(ada);
    assert.ok(jan.act({ kind: "answer", yes: true }));
    share([ada, jan, eva]);
    assert.equal(eva.state?.round, 1);
    assert.deepEqual(eva.state?.seats.map((seat) => seat.kind === "person" && seat.name), ["Jan", "Eva", "Ada"]);
    assert.ok(jan.act(move(0, 3)));
  });
});

/** What a device may try, whatever the moment. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("move" as const), seat: fc.nat(2), path: fc.tuple(fc.nat(9)) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("claim" as const), seat: fc.nat(2), name: fc.constantFrom("", "Ada") }) },
  fc.record({ kind: fc.constantFrom("vacate" as const, "resign" as const, "return" as const), seat: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom("plan" as const, "leave" as const), seat: fc.nat(2), level: fc.integer({ min: 1, max: 5 }) }),
  fc.constant<Act>({ kind: "start", first: 1, turned: 0, level: 1 }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("answer" as const), yes: fc.boolean() }) },
  fc.record({
    kind: fc.constant("ask" as const), offer: fc.oneof(
      fc.record({ kind: fc.constantFrom("draw" as const, "again" as const) }), fc.record({ kind: fc.constant("back" as const), events: fc.nat(10) }),
      fc.record({ kind: fc.constant("computer" as const), seat: fc.nat(2), level: fc.constant(1) }),
      fc.record({ kind: fc.constant("give" as const), seat: fc.nat(2), to: fc.constantFrom(...PEOPLE), name: fc.constant("") }),
    ),
  }),
);

/** Devices that do things, each knowing only what has reached it. */
const course = fc.array(fc.record({ who: fc.nat(3), hears: fc.array(fc.tuple(fc.nat(3), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 4 }), act: anyAct }), { minLength: 20, maxLength: 120 });

function played(steps: { who: number; hears: readonly (readonly [number, number])[]; act: Act }[], from: () => Device[]): Device[] {
  const all = from();
  for (const { who, hears, act } of steps) {
    const device = all[who];
    if (!device) continue;
    for (const [whom, part] of hears) {
      const log = all[whom]?.log ?? [];
      device.timeline.add(log.slice(0, Math.ceil(part * log.length)));
    }
    device.act(act);
  }
  return all;
}

describe("whatever comes, in whatever order", () => {
  const founded = (): Device[] => {
    const all = devices();
    all[0].act(FOUND);
    share(all);
    return all;
  };
  for (const [name, from] of [["in the lobby", founded], ["in a game", begun]] as const) {
    test(`${name}: the same logs give the same history, permuted, repeated, little by little`, () => {
      fc.assert(fc.property(course, fc.infiniteStream(fc.nat()), (steps, chance) => {
        const all = played(steps, from);
        const said = all.flatMap(({ log }) => log);
        const whole = merge(said, COURT);
        const next = (below: number): number => Number(chance.next().value) % below;
        for (let round = 0; round < 3; round++) {
          const timeline = new Timeline(COURT);
          const rest = [...said, ...said.slice(0, 10)];
          while (rest.length > 0) timeline.add(rest.splice(next(rest.length), 1 + next(3)));
          assert.deepEqual(told(timeline.history), told(whole));
          assert.deepEqual(timeline.history.clashes, whole.clashes);
        }
        share(all);
        for (const one of all) assert.deepEqual(told(one.history), told(whole));
      }), { numRuns: 150, seed: 6 });
    });
  }

  test("what strangers and cheats say besides, everybody's own game is as without it", () => {
    fc.assert(fc.property(course, fc.array(fc.tuple(fc.nat(200), fc.nat(3), anyAct), { maxLength: 60 }), (steps, lies) => {
      const all = played(steps, begun).slice(0, 3);
      share(all);
      const said = all.flatMap(({ log }) => log);
      const honest = merge(said, COURT);
      const stranger = base64url(new Uint8Array(16).fill(99));
      const places = honest.steps.map(({ hash }, i) => ({ index: i + 1, before: hash }));
      const forged: Said[] = lies.flatMap(([where, , act]) => {
        const place = places[where % places.length];
        return place && act.kind !== "claim" ? [{ by: stranger, entry: { ...place, act } }] : [];
      });
      const history = merge([...forged, ...said], COURT);
      assert.deepEqual(told(history), told(honest));
    }), { numRuns: 100, seed: 7 });
  });
});
