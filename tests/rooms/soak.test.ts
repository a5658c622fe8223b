// Fifty rooms at once over one broker, two players each: whole games of all four kinds, and none is lost.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { KeptRoom } from "../../www/room/keep";
import type { OpenRoom } from "../../www/room/room";
import type { Agreed } from "../../www/room/view";
import { Broker } from "./broker.ts";
import { core } from "./core.ts";

const ROOMS = 50;
/** So long all games may take together, in milliseconds; they take about a minute. */
const PATIENCE = 8 * 60_000;
const OPTIONS = { long_jump: false, rest_in_foreign: true, swap: false, win: "modern", fill_unused: false, play_on: false } as const;
const GAMES: readonly Agreed[] = [{ game: "star", seating: "2", options: OPTIONS }, { game: "capture", long_jump: false }, { game: "italian" }, { game: "english" }];

test(`${ROOMS} rooms over one broker: whole games, the same for both players`, { timeout: PATIENCE + 60_000 }, async (t) => {
  const broker = await Broker.start();
  t.after(() => broker.close());
  const { OpenRoom: Room, Table, Thinker, connect, openSigner, openVault, secretOf, wasmReferee } = await core();
  const thinker = new Thinker();
  const begun = Date.now();
  const delays: number[] = [];
  const traffic: { readonly game: string; readonly plies: number; readonly messages: number; readonly bytes: number }[] = [];

  async function open(kept: KeptRoom, foundation: Parameters<typeof Room.open>[1]): Promise<OpenRoom> {
    return Room.open({
      vault: await openVault(kept.secret), signer: await openSigner(kept.key), kept, keep: { load: () => null, save: () => true }, referee: wasmReferee, connect,
      brokers: [broker.url], page: "", inSight: () => true, think: async () => [], pace: () => 0, written: () => [], chance: (below) => Math.floor(Math.random() * below),
      hold: (_, __, changed) => { changed(true); return () => {}; },
    }, foundation);
  }

  async function play(n: number): Promise<void> {
    const game = GAMES[n % GAMES.length] ?? GAMES[0];
    if (!game) return;
    const [nonce, ada, jan] = [Uint8Array.from(randomBytes(16)), await openSigner(null), await openSigner(null)];
    const secret = secretOf(ada.id, nonce);
    const kept = { secret, at: 0, pages: [], brokers: [], first: 0, lots: false, about: null };
    const rooms = [
      await open({ ...kept, key: await ada.secret() }, { act: { kind: "found", nonce, game, plan: [0, 0] }, claims: [{ seat: 0, name: `Ada ${n}` }] }),
      await open({ ...kept, key: await jan.secret() }, null),
    ] as const;
    const [first, second] = rooms;
    try {
      await until(`room ${n} is known to both`, () => second.view.value.phase === "lobby");
      second.claim(1, `Jan ${n}`);
      await until(`both sit in room ${n}`, () => first.view.value.seats[1]?.kind === "person");
      first.start();
      await until(`room ${n} has begun`, () => rooms.every(({ view }) => view.value.phase === "game"));
      for (;;) {
        const played = first.state.value?.played;
        if (!played || played.now.turn < 0) break;
        const mover = rooms[played.now.turn === first.view.value.mine[0] ? 0 : 1];
        const other = mover === first ? second : first;
        const { events } = played.now;
        const { path } = thinker.think(played.code(), { level: 2, nodes: 800, seed: n * 1_000 + events });
        const sent = performance.now();
        mover.play([...path]);
        await until(`move ${events + 1} of room ${n} has arrived`, () => (other.state.value?.played?.now.events ?? 0) > events && (first.state.value?.played?.now.events ?? 0) > events);
        delays.push(performance.now() - sent);
      }
      await until(`both have sent all of room ${n}`, () => rooms.every(({ view }) => !view.value.sending));
      const [a, b] = rooms.map(({ state }) => state.value?.played?.code());
      assert.ok(a);
      assert.equal(b, a);
      const { outcome, plies } = Table.from_code(a).snapshot();
      assert.notEqual(outcome, null);
      for (const room of rooms) assert.deepEqual(Object.values(room.refused.value).filter((count) => count > 0), [], `room ${n} has refused nothing`);
      const [own] = first.brokers.value;
      if (own) traffic.push({ game: game.game, plies, messages: own.sent, bytes: own.bytesSent });
    } finally {
      for (const room of rooms) room.close();
    }
  }

  await Promise.all(Array.from({ length: ROOMS }, (_, n) => play(n)));
  const seconds = (Date.now() - begun) / 1_000;
  delays.sort((a, b) => a - b);
  const at = (part: number): string => `${Math.round(delays[Math.floor(part * (delays.length - 1))] ?? 0)} ms`;
  t.diagnostic(`${ROOMS} games, ${delays.length} moves in ${seconds.toFixed(0)} s; a move is there after ${at(0.5)} (half), ${at(0.95)} (19 of 20), ${at(1)} (all), all ${2 * ROOMS} players in one process`);
  for (const { game } of GAMES) {
    const of = traffic.filter((one) => one.game === game);
    const mean = (value: (one: (typeof of)[number]) => number): number => of.reduce((sum, one) => sum + value(one), 0) / of.length;
    t.diagnostic(`${game}: ${mean((one) => one.plies).toFixed(0)} moves; each player sends ${mean((one) => one.messages).toFixed(0)} messages, ${(mean((one) => one.bytes) / 1_000).toFixed(1)} kB`);
  }
  t.diagnostic(`memory: this process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB, Mosquitto ${memoryOf(broker.pid)}`);
  assert.equal(traffic.length, ROOMS);
});

async function until(what: string, holds: () => boolean, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${what}: not after ${milliseconds} ms`);
    await new Promise((done) => setTimeout(done, 2));
  }
}

/** What a process has in memory, where the system tells. */
function memoryOf(pid: number | undefined): string {
  try {
    return /VmRSS:\s*(.*)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "unknown";
  } catch {
    return "unknown";
  }
}
