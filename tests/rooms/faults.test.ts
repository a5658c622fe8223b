// Everything that goes wrong where people play over a network, on real pages and real brokers: for two, and for two with the computer as the third.
import assert from "node:assert/strict";
import { after, before, describe, test, type TestContext } from "node:test";
import { chromium } from "../browsers/chromium.ts";
import type { Engine } from "../browsers/driver.ts";
import { firefox } from "../browsers/firefox.ts";
import { Window } from "../browsers/window.ts";
import { Broker } from "./broker.ts";
import { core } from "./core.ts";
import { type Ghost, ghost } from "./ghost.ts";
import { Person } from "./person.ts";

interface Game { readonly name: string; readonly link: string; readonly seats: readonly ("person" | "online" | "2")[]; readonly draughts: boolean }

const TWO: Game = { name: "two players", link: "#new/english", seats: ["person", "online"], draughts: true };
const THREE: Game = { name: "two players and the computer", link: "#new/capture?players=3&first=1", seats: ["person", "online", "2"], draughts: false };

/** People in one room whose game has begun, and the ghost that watches them. */
interface Party { readonly game: Game; readonly people: readonly Person[]; readonly ghost: Ghost; readonly hash: string }

const program = process.env["HOPSTONE_BROWSER"];
if (!program) throw new Error("HOPSTONE_BROWSER names no browser: run `cargo xtask test --only rooms`");

let engine: Engine;
before(async () => { engine = await chromium(program); }, { timeout: 60_000 });
after(async () => { await engine.close(); });

async function brokers(t: TestContext, count: number): Promise<readonly Broker[]> {
  const all = await Promise.all(Array.from({ length: count }, () => Broker.start()));
  t.after(async () => { await Promise.all(all.map((broker) => broker.close())); });
  return all;
}

async function person(t: TestContext, name: string, at: readonly Broker[], options: { readonly hash?: string; readonly engine?: Engine } = {}): Promise<Person> {
  const one = await Person.open(options.engine ?? engine, name, at.map(({ url }) => url), options);
  t.after(() => one.close());
  return one;
}

/** The first person opens the room, the others come by its link and sit down one after the other; then the game begins. */
async function party(t: TestContext, game: Game, at: readonly Broker[], engines: readonly Engine[] = [engine, engine]): Promise<Party> {
  const ada = await person(t, "Ada", at, engines[0] ? { engine: engines[0] } : {});
  const hash = await ada.found(game.link, game.seats);
  const people = [ada];
  for (const [seat, kind] of game.seats.entries()) {
    if (kind !== "online") continue;
    const one = await person(t, ["Ada", "Jan", "Eva", "Ola"][seat] ?? "", at, { hash, engine: engines[seat] ?? engine });
    await one.sit(seat);
    await ada.untilText(`.room-seat:nth-child(${seat + 1})`, one.name);
    people.push(one);
  }
  const watcher = await ghost(hash.slice("#room=".length), at.map(({ url }) => url));
  t.after(() => watcher.close());
  await ada.start();
  for (const one of people) await one.untilGame();
  await watcher.begun();
  return { game, people, ghost: watcher, hash };
}

async function until(what: string, holds: () => boolean, milliseconds = 20_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`not within ${milliseconds} ms: ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** The next move, by whoever is to make it; all see it then. False once the game is over. */
async function turn({ game, people, ghost: watcher }: Party, witnesses: readonly Person[] = people): Promise<boolean> {
  const events = watcher.events();
  const mover = people[watcher.turn()];
  if (watcher.turn() < 0) return false;
  if (mover) await mover.play(watcher.move(), game.draughts);
  await until("the move has come", () => watcher.events() > events);
  for (const one of witnesses) await sees(one, watcher);
  return true;
}

/** Waits until a person sees the board as it is, though the computer may move meanwhile. */
async function sees(one: Person, watcher: Ghost, milliseconds = 15_000): Promise<void> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const pieces = await one.window.pieces();
    if (pieces === shown(watcher.pieces())) return;
    if (Date.now() > end) throw new Error(`${one.name} sees ${pieces}, and it is ${shown(watcher.pieces())}\n${await one.text("body")}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** The next turn of a person. */
async function untilPerson(of: Party): Promise<Person> {
  for (;;) {
    const mover = of.people[of.ghost.turn()];
    if (mover) return mover;
    const events = of.ghost.events();
    await until("the computer moves", () => of.ghost.events() > events);
  }
}

/** The rules write an empty cell as the tests of the page do. */
function shown(pieces: string): string {
  return pieces.replaceAll(" ", ".");
}

for (const game of [TWO, THREE]) {
  describe(game.name, () => {
    test("each side is reloaded at every move, and finds its seat and the game", async (t) => {
      const of = await party(t, game, await brokers(t, 1));
      for (let ply = 0; ply < 10 && await turn(of); ply++) {
        for (const one of of.people) {
          await one.window.reload();
          await one.untilGame();
          await sees(one, of.ghost);
        }
      }
      assert.ok(of.ghost.events() >= 10);
    });

    test("the broker is killed and started empty in mid-game; who comes then sees all of it", async (t) => {
      const at = await brokers(t, 1);
      const of = await party(t, game, at);
      for (let ply = 0; ply < 4; ply++) await turn(of);
      const [broker] = at;
      await (await untilPerson(of)).untilSent();
      await broker?.kill();
      for (const one of of.people) await one.untilText('[data-control="connection"]', "No connection|Offline|offline");
      const mover = await untilPerson(of);
      const before = of.ghost.events();
      await mover.play(of.ghost.move(), game.draughts);
      await broker?.start();
      await until("the move that was made meanwhile has come", () => of.ghost.events() > before, 60_000);
      for (let ply = 0; ply < 3; ply++) await turn(of);
      const late = await person(t, "Ola", at, { hash: of.hash });
      await late.untilGame();
      await sees(late, of.ghost);
    });

    test("one of two brokers is dead from the start, and the other one dies when it is back", async (t) => {
      const at = await brokers(t, 2);
      await at[0]?.kill();
      const of = await party(t, game, at);
      for (const one of of.people) await one.untilText('[data-control="connection"]', "one of two|1 of 2|1/2");
      for (let ply = 0; ply < 3; ply++) await turn(of);
      await at[0]?.start();
      for (const one of of.people) await one.window.until("both are connected", () => document.querySelector('[data-control="connection"][data-sign="live"]') !== null, null);
      for (let ply = 0; ply < 2; ply++) await turn(of);
      await at[1]?.kill();
      for (let ply = 0; ply < 4; ply++) await turn(of);
    });

    test("a move that is made offline is sent later, once; meanwhile nobody else can make it", async (t) => {
      const of = await party(t, game, await brokers(t, 1));
      for (let ply = 0; ply < 2; ply++) await turn(of);
      const mover = await untilPerson(of);
      const before = of.ghost.events();
      mover.network(false);
      await mover.untilText('[data-control="connection"]', "No connection|Offline|offline");
      await mover.play(of.ghost.move(), game.draughts);
      const own = await mover.window.pieces();
      await mover.window.reload();
      await mover.untilGame();
      await mover.sees(own);
      assert.equal(of.ghost.events(), before);
      mover.network(true);
      await until("the move has come", () => of.ghost.events() > before, 60_000);
      for (let ply = 0; ply < 3; ply++) await turn(of);
    });

    test("a second tab of the same browser watches, and plays when it is asked to; then the first one watches", async (t) => {
      const at = await brokers(t, 1);
      const of = await party(t, game, at);
      await turn(of);
      const mover = await untilPerson(of);
      const driver = await mover.window.driver.tab?.();
      assert.ok(driver);
      const second = new Window(driver, mover.host, false);
      await second.open(of.hash, {});
      await second.until("the second tab says that it only watches", () => document.querySelector('.room-note[data-about="elsewhere"]') !== null, null);
      const path = of.ghost.move();
      await second.tap((path[0] ?? 0) + (game.draughts ? 1 : 0));
      assert.deepEqual(await second.targets(), []);
      await second.click(".room-note .button-main");
      await second.until("it plays", () => document.querySelector('.room-note[data-about="elsewhere"]') === null, null);
      await mover.untilText(".room-note", "another tab");
      const before = of.ghost.events();
      for (const [hop, cell] of path.entries()) {
        await second.tap(cell + (game.draughts ? 1 : 0));
        if (hop === 0) await second.untilTargets();
      }
      await second.until("the move is made", () => {
        document.querySelector<HTMLElement>(".note > .button-main")?.click();
        return document.querySelector("[role=gridcell][data-target]") === null;
      }, null);
      await until("the move has come", () => of.ghost.events() > before);
      await sees(mover, of.ghost);
    });

    test("who watches moves nothing", async (t) => {
      const at = await brokers(t, 1);
      const of = await party(t, game, at);
      const ola = await person(t, "Ola", at, { hash: of.hash });
      await ola.untilGame();
      await untilPerson(of);
      const before = of.ghost.pieces();
      await ola.sees(shown(before));
      const [from = 0, to = 0] = of.ghost.move();
      for (const cell of [from, to]) await ola.window.tap(cell + (game.draughts ? 1 : 0));
      assert.deepEqual(await ola.window.targets(), []);
      assert.equal(await ola.window.pieces(), shown(before));
      assert.equal(await ola.text('[data-control="resign"], [data-control="undo"]'), "");
      assert.equal(of.ghost.pieces(), before);
      await turn(of, [...of.people, ola]);
    });

    test("garbage, what is too large, and what is forged, by a wrong key or by nobody's, change nothing, and are counted", async (t) => {
      const at = await brokers(t, 1);
      const of = await party(t, game, at);
      await turn(of);
      const mover = await untilPerson(of);
      await mover.untilSent();
      const { openSigner, openVault, pageTopic, sealPage, signPage, writeEntry } = await core();
      const spy = await at[0]?.spy();
      assert.ok(spy);
      t.after(() => spy.close());
      const vault = await openVault(of.hash.slice("#room=".length));
      const { steps, view } = of.ghost.room;
      const victim = view.value.guests[0]?.id ?? "";
      const stranger = await openSigner(null);
      const move = writeEntry({ index: steps.value.length, before: steps.value.at(-1)?.hash ?? "", act: { kind: "move", seat: of.ghost.turn(), path: of.ghost.move() } });
      // In the stranger's own name, and in that of who plays.
      const own = await sealPage(vault, await signPage(vault, stranger, 0, move));
      const usurped = await sealPage(vault, { ...(await signPage(vault, stranger, 0, move)), by: victim });
      const topic = pageTopic(vault.roomId, victim, 0);
      const [genuine] = spy.heard.filter((one) => one.topic === topic).slice(-1);
      assert.ok(genuine);
      const before = of.ghost.pieces();
      await spy.publish(own.topic, own.payload, true);
      await spy.publish(topic, usurped.payload, true);
      await spy.publish(topic, new Uint8Array(500).fill(7), true);
      await spy.publish(topic, new Uint8Array(20_000), true);
      await spy.publish(topic, new Uint8Array(0), true);
      await spy.publish(`${topic}0000`, genuine.payload, true);
      await spy.publish(pageTopic(vault.roomId, stranger.id, 0), genuine.payload, true);
      await spy.publish(`hopstone/1/${vault.roomId}/${victim}/here`, genuine.payload, false);
      await until("the ghost has counted them", () => {
        const { forged, oversized, illegal, foreign, garbled } = of.ghost.room.refused.value;
        return forged >= 1 && oversized >= 1 && illegal >= 1 && foreign >= 2 && garbled >= 1;
      });
      assert.equal(of.ghost.pieces(), before);
      for (const one of of.people) await one.sees(shown(before));
      await mover.window.click('[data-control="connection"]');
      for (const reason of ["forged", "illegal", "oversized"]) {
        await mover.untilText("dialog[open]", { forged: "(?i)sign".replace("(?i)", "[Ss]?"), illegal: "rules", oversized: "large|long|big" }[reason] ?? "");
      }
      await mover.window.press("Escape");
      // What was overwritten is put back by its writer: who comes now sees the game.
      const ola = await person(t, "Ola", at, { hash: of.hash });
      await ola.untilGame();
      await ola.sees(shown(before));
      await turn(of, [...of.people, ola]);
    });

    test("nothing that a broker sees can be read", async (t) => {
      const at = await brokers(t, 1);
      const spy = await at[0]?.spy();
      assert.ok(spy);
      t.after(() => spy.close());
      const of = await party(t, game, at);
      for (let ply = 0; ply < 4; ply++) await turn(of);
      assert.ok(spy.heard.length > 10);
      for (const { topic, payload } of spy.heard) {
        const text = `${topic} ${Buffer.from(payload).toString("latin1")}`;
        for (const word of [...of.people.map(({ name }) => `${name}"`), "english", "capture", "seats", of.hash.slice("#room=".length)]) assert.ok(!text.includes(word), word);
        assert.match(topic, /^hopstone\/1\/[\w-]{22}\/[\w-]{22}\/(here|\d+)$/);
      }
    });
  });
}

test("one seat is claimed by two at once: one has it, the other is told and sits elsewhere", async (t) => {
  const at = await brokers(t, 1);
  const ada = await person(t, "Ada", at);
  const hash = await ada.found("#new/capture?players=3&first=1", ["person", "online", "online"]);
  const [jan, eva] = [await person(t, "Jan", at, { hash }), await person(t, "Eva", at, { hash })];
  for (const one of [jan, eva]) {
    await one.untilText(".room-seat:nth-child(1)", "Ada");
    one.network(false);
    await one.untilText('[data-control="connection"]', "No connection|Offline|offline");
    await one.sit(1);
  }
  for (const one of [jan, eva]) one.network(true);
  await Promise.race([jan, eva].map((one) => one.untilText(".room-notice", "took this seat")));
  const loser = (await jan.text(".room-notice")) !== "" ? jan : eva;
  const winner = loser === jan ? eva : jan;
  for (const one of [ada, jan, eva]) await one.untilText(".room-seat:nth-child(2)", winner.name);
  await loser.sit(2);
  await ada.untilText(".room-seat:nth-child(3)", loser.name);
  await ada.start();
  for (const one of [jan, eva]) await one.untilGame();
});

test("three play to the end while each is reloaded, one of two brokers is killed, and somebody watches", async (t) => {
  const at = await brokers(t, 2);
  const game: Game = { name: "three", link: "#new/capture?players=3&first=1", seats: ["person", "online", "online"], draughts: false };
  const of = await party(t, game, at);
  const ola = await person(t, "Ola", at, { hash: of.hash });
  await ola.untilGame();
  for (let ply = 0; await turn(of, [...of.people, ola]); ply++) {
    const one = of.people[ply % 3];
    if (ply < 9 && one) {
      await one.window.reload();
      await one.untilGame();
      await sees(one, of.ghost);
    }
    if (ply === 6) await at[0]?.kill();
    if (ply === 12) await at[0]?.start();
  }
  for (const one of [...of.people, ola]) await one.window.until("the end is told", () => document.querySelector(".finish") !== null, null);
  const places = await Promise.all([...of.people, ola].map((one) => one.text(".finish .places .seat-count")));
  assert.equal(new Set(places).size, 1);
});

test("one resignation, and one closed page, do not end a game of three", async (t) => {
  const at = await brokers(t, 1);
  const game: Game = { name: "three", link: "#new/capture?players=3&first=1", seats: ["person", "online", "online"], draughts: false };
  const of = await party(t, game, at);
  const [ada, jan, eva] = of.people;
  assert.ok(ada && jan && eva);
  await turn(of);
  await jan.window.click('[data-control="resign"]');
  await jan.window.click("dialog[open] .button-main");
  await until("Jan has given up", () => of.ghost.room.state.value?.played?.now.out[1] === true);
  const rest = { ...of, people: [ada, jan, eva] };
  for (let ply = 0; ply < 2; ply++) await turn(rest);
  // Eva's page is closed; the others let the computer play for her; she comes back to her seat.
  await eva.window.driver.open("about:blank");
  await ada.window.click('[data-control="room-players"]');
  await ada.untilText("dialog[open]", "Gone|gone|away");
  await ada.window.click("dialog[open] button", "Let the computer");
  await until("the computer plays for Eva", () => of.ghost.room.state.value?.seats[2]?.kind === "computer" || of.ghost.room.state.value?.asked !== null);
  if (of.ghost.room.state.value?.asked) await jan.window.click(".room-card .button-main");
  await until("the computer plays for Eva", () => of.ghost.room.state.value?.seats[2]?.kind === "computer");
  await eva.window.driver.open(eva.host.url + of.hash);
  await eva.untilGame();
  await eva.window.click(".room-note button", "Take my seat");
  await until("Eva has her seat again", () => of.ghost.room.state.value?.seats[2]?.kind === "person");
  for (let ply = 0; ply < 2; ply++) await turn(rest);
});

test("a draw is asked for and declined, later agreed on; another game begins with the sides changed; a move is taken back", async (t) => {
  const of = await party(t, TWO, await brokers(t, 1));
  const [ada, jan] = of.people;
  assert.ok(ada && jan);
  const answer = async (from: Person, words: string, of: Person, button: "Agree" | "No"): Promise<void> => {
    await of.untilText(".room-card", words);
    await from.untilText('.room-note[data-about="asked"]', words);
    assert.equal(await from.text(".room-card"), "");
    await of.window.click(".room-card button", button);
    await from.window.until("the question is over", () => document.querySelector('.room-note[data-about="asked"]') === null, null);
  };
  await turn(of);
  await turn(of);
  await ada.window.click('[data-control="offer-draw"]');
  await ada.window.click("dialog[open] .button-main");
  await answer(ada, "draw", jan, "No");
  await ada.untilText(".room-note", "draw");
  await turn(of);
  await jan.window.click('[data-control="undo"]');
  await answer(jan, "back", ada, "Agree");
  await until("the move is taken back", () => of.ghost.events() === 2);
  for (const one of of.people) await sees(one, of.ghost);
  await turn(of);
  await jan.window.click('[data-control="offer-draw"]');
  await jan.window.click("dialog[open] .button-main");
  await answer(jan, "draw", ada, "Agree");
  for (const one of of.people) await one.window.until("the end is told", () => document.querySelector(".finish") !== null, null);
  await jan.window.click(".next .button-main");
  await answer(jan, "again|another", ada, "Agree");
  await until("another game has begun", () => of.ghost.room.view.value.round === 1);
  const changed = { ...of, people: [jan, ada] };
  for (let ply = 0; ply < 3; ply++) await turn(changed);
});

test("without any network the page and its room are there, and what is played is sent later", async (t) => {
  const of = await party(t, TWO, await brokers(t, 1));
  await turn(of);
  const mover = await untilPerson(of);
  await mover.window.until("the page is kept", () => navigator.serviceWorker.controller?.state === "activated", null);
  const before = of.ghost.events();
  mover.expected = /WebSocket|503/;
  mover.host.break(/./);
  mover.network(false);
  await mover.window.reload();
  await mover.untilGame();
  await mover.sees(shown(of.ghost.pieces()));
  await mover.play(of.ghost.move(), true);
  mover.host.break(null);
  mover.network(true);
  await until("the move has come", () => of.ghost.events() > before, 60_000);
  await sees(mover, of.ghost);
});

test("who has the page behind others sees by its name that it is their turn", async (t) => {
  const of = await party(t, TWO, await brokers(t, 1));
  const waits = (): boolean => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    return document.title.startsWith("●");
  };
  const mover = await untilPerson(of);
  const other = of.people.find((one) => one !== mover);
  assert.equal(await mover.window.driver.evaluate(waits, null), true);
  assert.equal(await other?.window.driver.evaluate(waits, null), false);
  await mover.play(of.ghost.move(), true);
  await other?.window.until("the turn is told", () => document.title.startsWith("●"), null);
  await mover.window.until("it is told no longer", () => !document.title.startsWith("●"), null);
});

test("a page that was closed comes back to its room without the link; one that was left stands in the window for a new game", async (t) => {
  const of = await party(t, TWO, await brokers(t, 1));
  const [ada] = of.people;
  assert.ok(ada);
  await turn(of);
  const own = await ada.window.kept();
  await ada.window.driver.open("about:blank");
  await ada.window.driver.open(ada.host.url);
  await ada.untilGame();
  await sees(ada, of.ghost);
  assert.equal(await ada.link(), of.hash);
  await turn(of);
  await ada.window.click('[data-control="leave"]');
  await ada.window.click("dialog[open] .button-main");
  await ada.window.until("the own table is back", () => document.querySelector(".room-side") === null && location.hash === "", null);
  assert.equal(await ada.window.kept(), own, "the own game is as it was");
  await ada.window.reload();
  assert.equal(await ada.text(".room-side"), "");
  await ada.window.click('[data-control="new-game"]');
  await ada.untilText(".setup-rooms", "English draughts[^]*Jan");
  await ada.window.click(".setup-rooms button");
  await ada.untilGame();
  await sees(ada, of.ghost);
  await turn(of);
});

test("Back in the lobby makes no other room, and the link opens the board with its pieces in a fresh profile", async (t) => {
  const at = await brokers(t, 1);
  const ada = await person(t, "Ada", at);
  const hash = await ada.found("#new/star", ["person", "online"]);
  await ada.window.driver.back?.().catch(() => {});
  await ada.window.driver.open(ada.host.url + hash);
  assert.equal(await ada.link(), hash);
  await ada.untilText(".room-seat:nth-child(1)", "Ada|You|you");
  const jan = await person(t, "Jan", at, { hash });
  await jan.untilText(".room-seat:nth-child(1)", "Ada");
  assert.match(await jan.window.pieces(), /1{4}.*4{4}/s);
});

test("a link that is cut, or of no room, says so, and a broker that is down is told by name", async (t) => {
  const at = await brokers(t, 2);
  await at[0]?.kill();
  const ada = await person(t, "Ada", at, { hash: "#room=AAECAwQFBgcICQoLDA0OD" });
  await ada.untilText(".note-text", "22|characters|letters");
  await ada.window.driver.evaluate(() => { location.hash = "#room=AAECAwQFBgcICQoLDA0ODw"; }, null);
  await ada.untilText(".room-empty", "");
  await ada.window.driver.evaluate(() => { location.hash = "#game=nonsense"; }, null);
  await ada.untilText(".room-over", "cannot be read");
  assert.equal(await ada.link(), "#room=AAECAwQFBgcICQoLDA0ODw", "it leads nobody out of a room");
  await ada.window.click('[data-control="connection"]');
  await ada.untilText("dialog[open]", `${new URL(ada.cables[0]?.url ?? "").port}`);
  await ada.window.press("Escape");
  await ada.window.until("it says that nothing was found", () => /[Nn]othing|nobody/.test(document.querySelector<HTMLElement>(".room-side")?.innerText ?? ""), null);
});

const fox = process.env["HOPSTONE_FIREFOX"];
test("two play a whole game, one in Chromium, one in Firefox", { skip: fox ? false : "HOPSTONE_FIREFOX names no Firefox" }, async (t) => {
  const other = await firefox(fox ?? "");
  t.after(() => other.close());
  const game: Game = { name: "two", link: "#new/capture?players=2&first=1", seats: ["person", "online"], draughts: false };
  const of = await party(t, game, await brokers(t, 1), [engine, other]);
  for (let ply = 0; await turn(of); ply++) {
    if (ply % 6 !== 5) continue;
    const one = of.people[(ply / 6) & 1];
    await one?.window.reload();
    await one?.untilGame();
  }
  for (const one of of.people) await one.window.until("the end is told", () => document.querySelector(".finish") !== null, null);
});
