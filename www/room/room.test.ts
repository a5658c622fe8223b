import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { openSigner, openVault, type Signer } from "./crypt";
import { writeEntry } from "./entry";
import { secretOf } from "./hash";
import { Hub } from "./hub.fixture";
import type { Keep, KeptRoom } from "./keep";
import { sealPage, signPage } from "./message";
import { type Foundation, OpenRoom } from "./room";
import { Timeline } from "./timeline";
import { LENGTH, toyReferee } from "./toy.fixture";

const NONCE = new Uint8Array(16).fill(3);

/** What WebCrypto is busy with. */
let busy = 0;
for (const name of ["sign", "verify", "encrypt", "decrypt", "importKey", "exportKey", "generateKey", "deriveKey", "deriveBits"] as const) {
  const real = crypto.subtle[name].bind(crypto.subtle) as (...parts: unknown[]) => Promise<unknown>;
  Object.defineProperty(crypto.subtle, name, {
    value: async (...parts: unknown[]) => {
      busy++;
      try {
        return await real(...parts);
      } finally {
        busy--;
      }
    },
  });
}

/** Time passes, and what is encrypted meanwhile takes none of it. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    mock.timers.tick(100);
    for (let quiet = 0; quiet < 4; quiet = busy > 0 ? 0 : quiet + 1) await new Promise((done) => setImmediate(done));
  }
}

/** A person's device: what it keeps outlives its page. */
class Person {
  readonly #hub: Hub;
  readonly #device: ReturnType<Hub["device"]>;
  #kept: KeptRoom | null = null;
  room!: OpenRoom;
  inSight = true;
  held: ((held: boolean) => void)[] = [];

  constructor(hub: Hub) {
    this.#hub = hub;
    this.#device = hub.device();
  }

  async open(secret: string | null, plan: readonly number[] = [0, 0]): Promise<string> {
    let foundation: Foundation | null = null;
    if (this.#kept === null) {
      const signer = await openSigner(null);
      const made = secret ?? secretOf(signer.id, NONCE);
      this.#kept = { secret: made, at: 0, key: await signer.secret(), pages: [], brokers: [], first: 0, lots: false, about: null };
      if (secret === null) foundation = { act: { kind: "found", nonce: NONCE, game: { game: "english" }, plan }, claims: [{ seat: 0, name: "Adalbert" }] };
    }
    const keep: Keep = { load: () => this.#kept, save: (room) => { this.#kept = room; return true; } };
    const kept = this.#kept;
    this.room = await OpenRoom.open({
      vault: await openVault(kept.secret), signer: await openSigner(kept.key), kept, keep, referee: toyReferee, connect: this.#device.connect,
      brokers: this.#hub.kept.map((_, i) => `wss://broker-${i}.example`), page: "https://page.example/", inSight: () => this.inSight,
      think: async (code) => [((JSON.parse(code) as [number, number, { n?: number }[]])[2].findLast(({ n }) => n !== undefined)?.n ?? 0) + 1].map((n) => n % 10), pace: () => 300, written: ({ paths }) => paths.map(String), chance: (below) => below - 1,
      hold: (_, steal, changed) => {
        if (steal || this.held.length === 0) {
          for (const other of this.held) other(false);
          this.held.push(changed);
          changed(true);
        } else changed(false);
        return () => { this.held = this.held.filter((one) => one !== changed); };
      },
    }, foundation);
    return kept.secret;
  }

  cut(off: boolean, broker?: number): void { this.#device.cut(off, broker); }
  get events(): number { return this.room.state.value?.played?.now.events ?? -1; }
  get pieces(): string { return this.room.state.value?.played?.now.pieces ?? ""; }

  async reload(): Promise<void> {
    this.room.close();
    await pass(100);
    await this.open(null);
  }

  /** Whose pages the device keeps. */
  get keeps(): readonly string[] { return (this.#kept?.pages ?? []).map(({ by }) => by); }

  /** Closes the page; returns the device's key. */
  async leave(): Promise<Signer> {
    this.room.close();
    return openSigner(this.#kept?.key ?? null);
  }

  /** Plays whatever is allowed, if it is this person's turn. */
  play(): boolean {
    const turn = this.room.state.value?.played?.now.turn ?? -1;
    if (!this.room.view.value.mine.includes(turn)) return false;
    this.room.play([(this.events * 3 + 1) % 10]);
    return true;
  }
}

describe("a room", () => {
  let people: Person[] = [];
  beforeEach(() => { mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_764_000_000_000 }); });
  afterEach(async () => {
    for (const { room } of people) room?.close();
    await pass(100);
    mock.timers.reset();
    people = [];
  });

  /** So many people in one room; the first has made it. Those who are seated claim seat after seat. */
  async function gather(hub: Hub, seated: number, plan: readonly number[], watching = 0): Promise<Person[]> {
    people = Array.from({ length: seated + watching }, () => new Person(hub));
    const [ada, ...others] = people;
    const secret = (await ada?.open(null, plan)) ?? "";
    for (const [i, person] of others.entries()) {
      await person.open(secret);
      await pass(300);
      if (i + 1 < seated) person.room.claim(i + 1, `Person-${i + 1}`);
      await pass(300);
    }
    ada?.room.start();
    await pass(500);
    return people;
  }

  async function finish(all: readonly Person[], each: (turn: number) => Promise<void> = async () => {}): Promise<void> {
    for (let turn = 0; turn < 3 * LENGTH && all.some(({ room }) => room.state.value?.played?.now.turn !== -1); turn++) {
      for (const person of all) person.play();
      await pass(400);
      await each(turn);
    }
    const [first, ...more] = all;
    assert.equal(first?.events, LENGTH);
    for (const other of more) assert.equal(other.pieces, first?.pieces);
  }

  test("of two and one who watches: seats, start, a whole game, the same for all", async () => {
    const hub = new Hub(1);
    const [ada, jan, ola] = await gather(hub, 2, [0, 0], 1);
    assert.ok(ada && jan && ola);
    assert.equal(ola.room.view.value.phase, "game");
    assert.deepEqual(ada.room.view.value.guests.map(({ presence, me }) => [presence, me]), [["here", true], ["here", false], ["here", false]]);
    assert.equal(ola.play(), false);
    ola.room.play([5]);
    assert.equal(ada.events, 0);
    await finish([ada, jan, ola]);
    assert.equal(ada.room.view.value.sending, false);
    assert.deepEqual(Object.values(ada.room.refused.value), [0, 0, 0, 0, 0, 0, 0]);
    ada.room.ask({ kind: "again" });
    await pass(300);
    assert.equal(jan.room.view.value.asked?.offer.kind, "again");
    jan.room.answer(true);
    await pass(300);
    assert.deepEqual([ada, jan, ola].map(({ room }) => room.view.value.round), [1, 1, 1]);
    assert.deepEqual(ada.room.view.value.mine, [1]);
  });

  test("two claim one seat in the same moment: one has it, the other is told", async () => {
    const hub = new Hub(1);
    people = [new Person(hub), new Person(hub), new Person(hub)];
    const [ada, jan, eva] = people;
    assert.ok(ada && jan && eva);
    const secret = await ada.open(null, [0, 0]);
    await jan.open(secret);
    await eva.open(secret);
    await pass(500);
    jan.room.claim(1, "Jan");
    eva.room.claim(1, "Eva");
    await pass(600);
    const names = people.map(({ room }) => room.view.value.seats[1]).map((seat) => (seat?.kind === "person" ? seat.name : ""));
    assert.equal(new Set(names).size, 1);
    const loser = names[0] === "Jan" ? eva : jan;
    assert.deepEqual(loser.room.view.value.notice, { kind: "taken", seat: 1 });
    // Two different seats in the same moment are no quarrel.
    loser.room.dismissNotice();
    ada.room.vacate(1);
    await pass(300);
    ada.room.vacate(0);
    await pass(300);
    jan.room.claim(0, "Jan");
    eva.room.claim(1, "Eva");
    await pass(800);
    assert.deepEqual(ada.room.view.value.seats.map((seat) => seat.kind === "person" && seat.name), ["Jan", "Eva"]);
    assert.deepEqual([jan, eva].map(({ room }) => room.view.value.notice), [null, null]);
  });

  test("the broker dies in mid-game and comes back empty: nothing is lost, and who comes then sees it all", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    for (let i = 0; i < 6; i++) { (ada.play() || jan.play()); await pass(300); }
    hub.power(0, false);
    await pass(500);
    assert.equal(ada.room.view.value.connection, "offline");
    assert.ok(ada.play() || jan.play());
    assert.ok(ada.room.view.value.sending || jan.room.view.value.sending);
    hub.power(0, true);
    await pass(4_000);
    assert.deepEqual([ada.events, jan.events], [7, 7]);
    assert.ok(!ada.room.view.value.sending && !jan.room.view.value.sending);
    const ola = new Person(hub);
    people.push(ola);
    await ola.open(ada.room.view.value.link.slice(-22));
    await pass(500);
    assert.equal(ola.pieces, ada.pieces);
    await finish([ada, jan, ola]);
  });

  test("what somebody who has left has written is handed on to an empty broker by those who stay", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    ada.play();
    await pass(300);
    ada.room.close();
    await pass(300);
    assert.equal(jan.room.view.value.guests.find(({ me }) => !me)?.presence, "gone");
    hub.power(0, false);
    hub.power(0, true);
    await pass(12_000);
    const ola = new Person(hub);
    people.push(ola);
    await ola.open(jan.room.view.value.link.slice(-22));
    await pass(500);
    assert.equal(ola.room.view.value.phase, "game");
    assert.equal(ola.events, 1);
  });

  test("over a broker that keeps nothing a room works as long as somebody is in it", async () => {
    const hub = new Hub(1);
    hub.keepsNothing = true;
    people = [new Person(hub), new Person(hub)];
    const [ada, jan] = people;
    assert.ok(ada && jan);
    const secret = await ada.open(null, [0, 0]);
    await pass(1_000);
    await jan.open(secret);
    await pass(9_000);
    assert.equal(jan.room.view.value.phase, "lobby");
    jan.room.claim(1, "Jan");
    await pass(500);
    ada.room.start();
    await pass(500);
    for (let ply = 0; ply < 5; ply++) { (ada.play() || jan.play()); await pass(300); }
    await jan.reload();
    await pass(1_000);
    const ola = new Person(hub);
    people.push(ola);
    await ola.open(secret);
    await pass(9_000);
    assert.equal(ola.pieces, ada.pieces);
    await finish([ada, jan, ola]);
  });

  test("what somebody has written who plays no longer is handed on too: the history is made of it", async () => {
    const hub = new Hub(1);
    const [ada, jan, ola] = await gather(hub, 2, [0, 0], 1);
    assert.ok(ada && jan && ola);
    ada.play();
    await pass(300);
    jan.play();
    await pass(300);
    jan.room.ask({ kind: "give", seat: 1, to: ola.room.view.value.me, name: "" });
    await pass(300);
    ada.room.answer(true);
    await pass(300);
    assert.deepEqual(ola.room.view.value.mine, [1]);
    jan.room.close();
    await pass(200);
    hub.power(0, false);
    hub.power(0, true);
    await pass(12_000);
    const eva = new Person(hub);
    people.push(eva);
    await eva.open(ada.room.view.value.link.slice(-22));
    await pass(500);
    assert.equal(eva.pieces, ada.pieces);
    assert.equal(eva.events, 2);
  });

  test("one of two brokers is dead: the game goes on over the other, and whoever knows only the first catches up", async () => {
    const hub = new Hub(2);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    await finish([ada, jan], async (turn) => {
      if (turn === 4) hub.power(0, false);
      if (turn === 5) assert.equal(ada.room.view.value.connection, "partly");
      if (turn === 12) hub.power(0, true);
      if (turn === 20) hub.power(1, false);
    });
  });

  test("two who have no broker in common play by a third who has both", async () => {
    const hub = new Hub(2);
    const [ada, jan, ola] = await gather(hub, 2, [0, 0], 1);
    assert.ok(ada && jan && ola);
    ada.cut(true, 1);
    jan.cut(true, 0);
    for (let ply = 0; ply < 4; ply++) {
      assert.ok(ada.play() || jan.play());
      await pass(10_000);
      assert.deepEqual([ada.events, jan.events], [ply + 1, ply + 1]);
    }
  });

  test("a page that is reloaded at every move comes back to its seat", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    await finish([ada, jan], async (turn) => { if (turn < 14) await (turn % 2 === 0 ? ada : jan).reload(); });
  });

  test("what was done last is sent though the page is left at once", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    assert.ok(ada.play());
    ada.room.close();
    await pass(300);
    assert.equal(jan.events, 1);
    assert.equal(jan.room.view.value.guests.find(({ me }) => !me)?.presence, "gone");
  });

  test("a move that is made offline is sent when the connection is back", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    ada.cut(true);
    assert.ok(ada.play());
    await pass(1_000);
    assert.ok(ada.room.view.value.sending);
    assert.equal(jan.events, 0);
    await ada.reload();
    assert.equal(ada.events, 1, "it is kept");
    ada.cut(false);
    await pass(3_000);
    assert.equal(jan.events, 1);
    assert.ok(!ada.room.view.value.sending);
  });

  test("an answer that comes late is none to the next question", async () => {
    const hub = new Hub(1);
    const [ada, jan, eva] = await gather(hub, 3, [0, 0, 0]);
    assert.ok(ada && jan && eva);
    ada.room.ask({ kind: "draw" });
    await pass(300);
    jan.cut(true);
    jan.room.answer(true);
    await pass(300);
    eva.room.answer(false);
    eva.room.ask({ kind: "computer", seat: 0, level: 1 });
    await pass(300);
    jan.cut(false);
    await pass(3_000);
    assert.deepEqual(jan.room.view.value.asked, { offer: { kind: "computer", seat: 0, level: 1 }, by: eva.room.view.value.me, agreed: [], wanted: [jan.room.view.value.me] });
    // Two who agree in the same moment are both heard.
    ada.room.answer(false);
    await pass(300);
    ada.play();
    await pass(300);
    ada.room.ask({ kind: "back", events: 0 });
    await pass(300);
    jan.room.answer(true);
    eva.room.answer(true);
    await pass(500);
    assert.deepEqual([ada, jan, eva].map(({ events }) => events), [0, 0, 0]);
  });

  test("an answer to a move is not made to another one that its writer puts in its place", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan && ada.play());
    await pass(300);
    assert.ok(jan.play());
    await pass(300);
    assert.ok(ada.play());
    await pass(300);
    const signer = await jan.leave();
    await pass(300);
    const secret = ada.room.view.value.link.slice(-22);
    const timeline = new Timeline({ referee: toyReferee, secret });
    const steps = ada.room.steps.value.slice(0, 5);
    timeline.add(steps);
    const own = steps.filter(({ by }) => by === signer.id).map(({ entry }) => entry);
    for (const act of [{ kind: "move", seat: 1, path: [9] }, { kind: "ask", offer: { kind: "draw" } }, { kind: "answer", yes: false }] as const) {
      const entry = { index: timeline.history.steps.length, before: timeline.history.steps.at(-1)?.hash ?? "", act };
      own.push(entry);
      timeline.add([{ by: signer.id, entry }]);
    }
    const vault = await openVault(secret);
    const { topic, payload } = await sealPage(vault, await signPage(vault, signer, 0, Uint8Array.from(own.flatMap((entry) => [...writeEntry(entry)]))));
    hub.send(0, topic, payload, true);
    await pass(500);
    assert.equal(ada.pieces, "1,9");
    assert.equal(ada.room.view.value.notice?.kind, "conflict");
    assert.ok(ada.play());
  });

  test("the computer's moves come from the first who is there; when that one leaves, from the next", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0, 4]);
    assert.ok(ada && jan);
    ada.play();
    await pass(400);
    jan.play();
    await pass(1_500);
    assert.equal(jan.events, 3);
    ada.play();
    await pass(300);
    ada.room.close();
    await pass(300);
    assert.ok(jan.play());
    await pass(2_000);
    assert.equal(jan.events, 6, "Jan's device has moved for the computer");
    // Ada is gone, and both agree that the computer plays for her: she takes her seat back when she returns.
    jan.room.ask({ kind: "computer", seat: 0, level: 2 });
    await pass(2_500);
    assert.equal(jan.events, 7);
    await ada.open(null);
    await pass(1_000);
    ada.room.comeBack(0);
    await pass(500);
    assert.deepEqual(ada.room.view.value.mine, [0]);
    await finish([ada, jan]);
  });

  test("whatever else comes changes nothing, is counted, and what it has overwritten is put back", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    ada.play();
    await pass(500);
    const [own] = [...(hub.kept[0]?.entries() ?? [])].filter(([topic]) => topic.includes(ada.room.view.value.me));
    assert.ok(own);
    const [topic, genuine] = own;
    const before = ada.pieces;
    for (const payload of [new Uint8Array(9_000), new Uint8Array(0), Uint8Array.of(1, 2, 3), new Uint8Array(500).fill(1)]) {
      hub.send(0, topic, payload, true);
      await pass(100);
    }
    hub.send(0, topic.replace(/\d+$/, "3"), genuine, true);
    hub.send(0, `${topic}/x`, genuine, true);
    await pass(5_000);
    assert.deepEqual([ada.pieces, jan.pieces], [before, before]);
    assert.equal(jan.room.refused.value.oversized, 1);
    assert.equal(jan.room.refused.value.foreign, 5);
    const ola = new Person(hub);
    people.push(ola);
    await ola.open(ada.room.view.value.link.slice(-22));
    await pass(500);
    assert.equal(ola.pieces, before);
    // An older page of the same device is no news, and does not stay with the broker.
    await finish([ada, jan, ola], async (turn) => { if (turn === 5) hub.send(0, topic, genuine, true); });
    assert.ok(jan.room.refused.value.replayed >= 1);
    await pass(5_000);
    assert.notDeepEqual(hub.kept[0]?.get(topic), genuine);
  });

  test("what strangers write does not fill the device's storage", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    const [stranger, vault] = [await openSigner(null), await openVault(ada.room.view.value.link.slice(-22))];
    const bytes = writeEntry({ index: 3, before: "AAAABBBB", act: { kind: "vacate", seat: 0 } });
    const { topic, payload } = await sealPage(vault, await signPage(vault, stranger, 0, bytes));
    hub.send(0, topic, payload, true);
    await pass(300);
    assert.ok(ada.play());
    await pass(300);
    assert.deepEqual(ada.keeps.toSorted(), [ada.room.view.value.me, jan.room.view.value.me].toSorted());
  });

  test("a second tab of the same browser only watches, until it is asked to play", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    const first = ada.room;
    await ada.open(null);
    await pass(500);
    assert.deepEqual([first.view.value.elsewhere, ada.room.view.value.elsewhere], [false, true]);
    ada.play();
    assert.equal(ada.events, 0);
    ada.room.playHere();
    await pass(300);
    assert.deepEqual([first.view.value.elsewhere, ada.room.view.value.elsewhere], [true, false]);
    assert.ok(ada.play());
    await pass(300);
    assert.equal(jan.events, 1);
    first.close();
  });

  test("whatever happens to the network, the pages and the brokers, all see one game in the end, and it can be finished", async () => {
    for (let seed = 1; seed <= 12; seed++) {
      // The same storm each time: what goes wrong can be looked for.
      let state = seed * 2_654_435_761;
      const next = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const hub = new Hub(2);
      const all = await gather(hub, 3, seed % 2 === 0 ? [0, 0, 0] : [0, 0, 0, 3]);
      const [ada] = all;
      assert.ok(ada && ada.events >= 0);
      for (let step = 0; step < 60; step++) {
        const one = all[next(all.length)];
        if (!one) continue;
        switch (next(12)) {
          case 0: hub.power(next(2), next(2) === 0); break;
          case 1: one.cut(true); break;
          case 2: case 3: one.cut(false); break;
          case 4: await one.reload(); break;
          case 5: one.room.ask({ kind: "back", events: Math.max(0, one.events - 1 - next(3)) }); break;
          case 6: one.room.answer(next(3) > 0); break;
          case 7: one.room.ask({ kind: "computer", seat: next(3), level: 1 }); break;
          case 8: one.room.comeBack(next(3)); break;
          case 9: if (step % 20 === 0) one.room.leaveSeat(one.room.view.value.mine[0] ?? 0); break;
          default: one.play();
        }
        await pass(next(8) * 100);
      }
      for (const one of all) one.cut(false);
      for (const broker of [0, 1]) hub.power(broker, true);
      await pass(20_000);
      const [first, ...others] = all.map(({ room }) => room.steps.value.map(({ hash }) => hash));
      for (const other of others) assert.deepEqual(other, first, `seed ${seed}`);
      for (const one of all) one.room.view.value.seats.forEach((_, seat) => one.room.comeBack(seat));
      await pass(2_000);
      for (const one of all) one.room.answer(false);
      await pass(1_000);
      assert.deepEqual(all.map(({ room }) => room.view.value.mine.length), [1, 1, 1], `seed ${seed}`);
      await finish(all);
      assert.deepEqual(all.map(({ room }) => room.view.value.sending), [false, false, false]);
      for (const { room } of all) room.close();
      await pass(200);
    }
  });

  test("nothing that a broker keeps or carries can be read", async () => {
    const hub = new Hub(1);
    const [ada, jan] = await gather(hub, 2, [0, 0]);
    assert.ok(ada && jan);
    ada.play();
    await pass(500);
    const secret = ada.room.view.value.link.slice(-22);
    for (const { topic, payload } of hub.traffic) {
      const text = topic + Buffer.from(payload).toString("latin1");
      for (const word of ["Adalbert", "Person", "english", secret]) assert.ok(!text.includes(word), word);
    }
    assert.ok(hub.traffic.length > 5, `${hub.traffic.length} messages`);
  });
});
