// The transport of rooms against real brokers, and against servers that are none.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { type WebSocket, WebSocketServer } from "ws";
import { MOST_BYTES } from "../../www/room/message.ts";
import { connect, type Transport } from "../../www/room/transport.ts";
import type { BrokerView } from "../../www/room/view.ts";
import { Broker, type BrokerOptions, type Spied } from "./broker.ts";
import "./web-socket.ts";

const ROOM = "hopstone/1/room";
const MINE = `${ROOM}/me/0`;
const HERE = `${ROOM}/me/here`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const words = (payload: Uint8Array): string => new TextDecoder().decode(payload);
const is = (topic: string, text?: string) => (one: Spied): boolean => one.topic === topic && (text === undefined || words(one.payload) === text);

/** Something that a page was told. */
interface Got { readonly broker: number; readonly topic: string; readonly text: string }

interface Page {
  readonly transport: Transport;
  readonly got: readonly Got[];
  readonly ready: readonly number[];
  readonly oversized: readonly { readonly broker: number; readonly topic: string; readonly bytes: number }[];
  broker(i: number): BrokerView;
}

function page(t: TestContext, ...urls: string[]): Page {
  const got: Got[] = [];
  const ready: number[] = [];
  const oversized: { broker: number; topic: string; bytes: number }[] = [];
  const transport = connect({ urls, filter: `${ROOM}/+/+`, will: { topic: HERE, payload: bytes("lost") } }, {
    message: (broker, topic, payload) => { got.push({ broker, topic, text: words(payload) }); },
    ready: (broker) => { ready.push(broker); },
    oversized: (broker, topic, length) => { oversized.push({ broker, topic, bytes: length }); },
  });
  t.after(() => transport.close());
  return {
    transport, got, ready, oversized,
    broker: (i) => transport.brokers.value[i] ?? assert.fail(`there is no broker ${i}`),
  };
}

async function broker(t: TestContext, options: BrokerOptions = {}): Promise<Broker> {
  const one = await Broker.start(options);
  t.after(() => one.close());
  return one;
}

/** Waits until it is so. Returns after how many milliseconds it was. */
async function until(what: string, so: () => boolean, milliseconds = 5_000): Promise<number> {
  const begun = performance.now();
  while (!so()) {
    if (performance.now() - begun > milliseconds) assert.fail(`not within ${milliseconds} ms: ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
  return performance.now() - begun;
}

const live = (one: Page): Promise<number> => until("all brokers are connected", () => one.transport.connection.value === "live" && one.ready.length > 0
  && one.transport.brokers.value.every(({ state }) => state === "connected"));

test("a message goes by two brokers, comes back by both, and is counted", async (t) => {
  const two = await Promise.all([broker(t), broker(t)]);
  const mine = page(t, ...two.map(({ url }) => url));
  assert.equal(mine.transport.connection.value, "joining");
  const other = page(t, ...two.map(({ url }) => url));
  await Promise.all([live(mine), live(other)]);
  const raw = Uint8Array.from({ length: 256 }, (_, i) => i);
  mine.transport.publish(MINE, raw, true);
  mine.transport.publish(HERE, bytes("here"), false);
  for (const one of [mine, other]) {
    await until("each message has come twice", () => one.got.length === 4);
    assert.deepEqual(one.got.map(({ broker: i, topic }) => `${i} ${topic}`).sort(), [`0 ${MINE}`, `0 ${HERE}`, `1 ${MINE}`, `1 ${HERE}`].sort());
  }
  const length = MINE.length + raw.length + HERE.length + "here".length;
  for (const i of [0, 1]) {
    const { state, sent, received, bytesSent, bytesReceived, reconnects, delay, forgets } = mine.broker(i);
    assert.deepEqual({ state, sent, received, bytesSent, bytesReceived, reconnects, forgets },
      { state: "connected", sent: 2, received: 2, bytesSent: length, bytesReceived: length, reconnects: 0, forgets: false });
    assert.ok(delay !== null && delay >= 0 && delay < 5_000, `delay ${delay}`);
    assert.equal(other.broker(i).delay, null);
  }
});

test("a payload comes as the bytes that were sent, also by one broker alone", async (t) => {
  const two = await Promise.all([broker(t), broker(t)]);
  const spies = await Promise.all(two.map((one) => one.spy()));
  const mine = page(t, ...two.map(({ url }) => url));
  await live(mine);
  const raw = Uint8Array.from(randomBytes(MOST_BYTES));
  // From the middle of something larger, as it may lie in the memory of a page.
  mine.transport.publish(MINE, raw.subarray(7, 5_007), true, 1);
  const heard = await spies[1]?.until(is(MINE));
  assert.deepEqual(heard?.payload, raw.slice(7, 5_007));
  assert.deepEqual(spies[0]?.heard, []);
  assert.deepEqual([mine.broker(0).sent, mine.broker(1).sent], [0, 1]);
  await Promise.all(spies.map((spy) => spy.close()));
});

test("where one broker is down from the start, the other does", async (t) => {
  const [up, down] = await Promise.all([broker(t), broker(t)]);
  await down.kill();
  const mine = page(t, down.url, up.url);
  await until("it is connected in part", () => mine.transport.connection.value === "partly");
  assert.deepEqual([mine.broker(0).state, mine.broker(1).state], ["down", "connected"]);
  mine.transport.publish(MINE, bytes("a"), true);
  await until("it came by the other", () => mine.got.length === 1);
  await down.start();
  await until("it is there when it is", () => mine.transport.connection.value === "live", 20_000);
  assert.deepEqual(mine.ready, [1, 0]);
  assert.equal(mine.broker(0).reconnects, 0);
});

test("a broker is killed in the middle of the traffic: nothing that goes by the other is lost", async (t) => {
  const two = await Promise.all([broker(t), broker(t)]);
  const urls = two.map(({ url }) => url);
  const [mine, other] = [page(t, ...urls), page(t, ...urls)];
  await Promise.all([live(mine), live(other)]);
  for (let i = 0; i < 100; i++) {
    if (i === 30) void two[0]?.kill();
    mine.transport.publish(MINE, bytes(String(i)), true);
    await new Promise((done) => setTimeout(done, 5));
  }
  await until("the last one has come", () => other.got.some(({ broker: i, text }) => i === 1 && text === "99"));
  assert.deepEqual(other.got.filter(({ broker: i }) => i === 1).map(({ text }) => Number(text)), Array.from({ length: 100 }, (_, i) => i));
  assert.equal(mine.transport.connection.value, "partly");
  assert.equal(mine.broker(0).state, "down");
});

test("a broker that was started again empty forgets, until it keeps what it gets", async (t) => {
  const one = await broker(t);
  const mine = page(t, one.url);
  await live(mine);
  mine.transport.publish(MINE, bytes("a"), true);
  await until("it is there", () => mine.got.length === 1);
  await one.kill();
  await until("it is gone", () => mine.transport.connection.value === "offline");
  await one.start();
  mine.transport.check();
  await until("it is back", () => mine.transport.connection.value === "live");
  assert.equal(mine.broker(0).reconnects, 1);
  assert.deepEqual(mine.ready, [0, 0]);
  await until("it is found out", () => mine.broker(0).forgets, 7_000);
  assert.equal(mine.got.length, 1);
  mine.transport.publish(MINE, bytes("a"), true);
  mine.transport.reread();
  await until("it has given it back", () => !mine.broker(0).forgets, 7_000);
});

test("a broker that hangs is found out within three seconds of asking, and is connected when it goes on", async (t) => {
  const [hung, well] = await Promise.all([broker(t), broker(t)]);
  const mine = page(t, hung.url, well.url);
  await live(mine);
  hung.pause();
  mine.transport.check();
  const after = await until("it is noticed", () => mine.broker(0).state === "down", 4_000);
  assert.ok(after > 2_500, `after ${after} ms`);
  assert.equal(mine.broker(1).state, "connected");
  assert.equal(mine.transport.connection.value, "partly");
  mine.transport.publish(MINE, bytes("a"), true);
  await until("the other one goes on", () => mine.got.some(({ broker: i }) => i === 1));
  hung.resume();
  mine.transport.check();
  await until("it is back", () => mine.transport.connection.value === "live", 15_000);
});

test("a broker that answers is left alone when it is asked", async (t) => {
  const one = await broker(t);
  const mine = page(t, one.url);
  await live(mine);
  for (let i = 0; i < 5; i++) mine.transport.check();
  await new Promise((done) => setTimeout(done, 3_500));
  assert.deepEqual([mine.broker(0).state, mine.broker(0).reconnects], ["connected", 0]);
});

test("a broker that wants a password is told as one that refuses, and the others go on", async (t) => {
  const [closed, open] = await Promise.all([broker(t, { closed: true }), broker(t)]);
  const mine = page(t, closed.url);
  await until("it refuses", () => mine.transport.connection.value === "refused");
  assert.match(mine.broker(0).detail, /not authorized/i);
  const both = page(t, closed.url, open.url);
  await until("the other one does", () => both.transport.connection.value === "partly");
  assert.deepEqual([both.broker(0).state, both.broker(1).state], ["refused", "connected"]);
  // It is tried again, and stays what it is meanwhile.
  const seen = new Set<string>();
  const end = both.transport.brokers.subscribe(([first]) => { if (first) seen.add(first.state); });
  await new Promise((done) => setTimeout(done, 3_000));
  end();
  assert.deepEqual([...seen], ["refused"]);
});

test("a broker that does not take the subscription refuses", async (t) => {
  const url = await pretender(t, (socket) => {
    socket.on("message", (data) => {
      const packet = new Uint8Array(data as Buffer);
      socket.send(Uint8Array.from(packet[0] === 0x10 ? CONNACK : [0x90, 3, packet[2] ?? 0, packet[3] ?? 0, 0x80]));
    });
  });
  const mine = page(t, url);
  await until("it has answered", () => mine.transport.connection.value === "refused");
  assert.match(mine.broker(0).detail, /subscribe/i);
  assert.deepEqual(mine.ready, []);
});

test("a broker that keeps the room from us, or us from the room, forgets", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "hopstone-acl-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const acl = join(folder, "acl");
  writeFileSync(acl, "topic readwrite elsewhere/#\n", { mode: 0o644 });
  const one = await broker(t, { lines: ["per_listener_settings false", `acl_file ${acl}`, "user root"] });
  const mine = page(t, one.url);
  // Mosquitto takes the subscription and the message, and delivers nothing.
  await live(mine);
  mine.transport.publish(MINE, bytes("a"), true);
  mine.transport.reread();
  await until("it is found out", () => mine.broker(0).forgets, 7_000);
});

test("a payload that is too large is dropped and told, whatever is next to it comes", async (t) => {
  const one = await broker(t);
  const spy = await one.spy();
  const mine = page(t, one.url);
  await live(mine);
  await spy.publish(`${ROOM}/other/0`, new Uint8Array(MOST_BYTES + 1));
  await spy.publish(`${ROOM}/other/1`, new Uint8Array(MOST_BYTES));
  await spy.publish(`${ROOM}/other/2`, new Uint8Array(200_000));
  await spy.publish(`${ROOM}/other/3`, "");
  await until("the last one has come", () => mine.got.length === 2);
  assert.deepEqual(mine.got.map(({ topic, text }) => [topic, text.length]), [[`${ROOM}/other/1`, MOST_BYTES], [`${ROOM}/other/3`, 0]]);
  assert.deepEqual(mine.oversized, [{ broker: 0, topic: `${ROOM}/other/0`, bytes: MOST_BYTES + 1 }, { broker: 0, topic: `${ROOM}/other/2`, bytes: 200_000 }]);
  await spy.close();
});

test("what is kept is there for a late joiner, and is given again when it is asked for", async (t) => {
  const one = await broker(t);
  const mine = page(t, one.url);
  await live(mine);
  for (let i = 0; i < 30; i++) mine.transport.publish(`${ROOM}/me/${i}`, bytes(`page ${i}`), true);
  await until("all are stored", () => mine.got.length === 30);
  const late = page(t, one.url);
  await until("all have come", () => late.got.length === 30);
  late.transport.reread(0);
  await until("all have come again", () => late.got.length === 60);
  assert.deepEqual([...new Set(late.got.map(({ text }) => text))].length, 30);
  mine.transport.reread();
  await until("the own ones come too", () => mine.got.length === 60);
  await new Promise((done) => setTimeout(done, 5_500));
  assert.equal(mine.broker(0).forgets, false);
});

/** A page in a process of its own. */
function inProcess(t: TestContext, what: "leave" | "stay", ...urls: string[]): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", fileURLToPath(new URL("page.ts", import.meta.url)), what, ...urls], { stdio: ["ignore", "pipe", "inherit"] });
  t.after(() => child.kill("SIGKILL"));
  return child;
}

test("the others are told when a page is lost", async (t) => {
  const one = await broker(t);
  const spy = await one.spy();
  const child = inProcess(t, "stay", one.url);
  await once(child.stdout ?? assert.fail(), "data");
  child.kill("SIGKILL");
  await spy.until(is(`${ROOM}/page/here`, "lost"));
  await spy.close();
});

test("a page that leaves says what it has to say, and then nothing runs any more", async (t) => {
  const [up, hung, down] = await Promise.all([broker(t), broker(t), broker(t)]);
  await down.kill();
  const spy = await up.spy();
  const child = inProcess(t, "leave", up.url, hung.url);
  const [code] = await once(child, "exit", { signal: AbortSignal.timeout(10_000) });
  assert.equal(code, 0);
  await spy.until(is(`${ROOM}/page/0`, "kept"));
  await spy.until(is(`${ROOM}/page/here`, "left"));
  await spy.publish("end", "");
  await spy.until(is("end"));
  assert.equal(spy.heard.some(is(`${ROOM}/page/here`, "lost")), false);
  await spy.close();
});

test("closed in whatever state, it stays closed", async (t) => {
  const [up, hung, down] = await Promise.all([broker(t), broker(t), broker(t)]);
  await down.kill();
  const mine = page(t, up.url, hung.url, down.url);
  await until("it is as it is", () => mine.transport.connection.value === "partly" && mine.ready.length === 2);
  hung.pause();
  mine.transport.check();
  const early = page(t, up.url);
  early.transport.close();
  mine.transport.close();
  mine.transport.check();
  mine.transport.reread();
  mine.transport.publish(MINE, bytes("a"), true);
  mine.transport.close();
  const before = JSON.stringify(mine.transport.brokers.value);
  const spy = await up.spy();
  await down.start();
  await spy.publish(`${ROOM}/other/0`, "b");
  await new Promise((done) => setTimeout(done, 3_000));
  assert.equal(JSON.stringify(mine.transport.brokers.value), before);
  assert.deepEqual([mine.got, early.got, early.ready], [[], [], []]);
  await spy.close();
  hung.resume();
});

test("an address that is none is a broker that is down", async (t) => {
  const one = await broker(t);
  const mine = page(t, "ws://", "wss://[bad", "http://127.0.0.1:1/", one.url);
  await until("the last one does", () => mine.transport.connection.value === "partly");
  await until("the others are down", () => [0, 1, 2].every((i) => mine.broker(i).state === "down"));
  for (const i of [0, 1, 2]) assert.match(mine.broker(i).detail, /url|ws:/i);
});

/** A server that speaks no MQTT, or bad MQTT: it does this with every connection. */
async function pretender(t: TestContext, meet: (socket: WebSocket) => void): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, handleProtocols: () => "mqtt" });
  await once(server, "listening");
  server.on("connection", (socket) => { socket.on("error", () => {}); meet(socket); });
  t.after(() => { for (const client of server.clients) client.terminate(); server.close(); });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const CONNACK = [0x20, 2, 0, 0];
/** Takes the connection and the subscription as a broker does, then does something else. */
const wellThen = (then: (socket: WebSocket) => void) => (socket: WebSocket): void => {
  socket.on("message", (data) => {
    const packet = new Uint8Array(data as Buffer);
    if (packet[0] === 0x10) socket.send(Uint8Array.from(CONNACK));
    if (packet[0] === 0x82) {
      socket.send(Uint8Array.from([0x90, 3, packet[2] ?? 0, packet[3] ?? 0, 1]));
      then(socket);
    }
  });
};

test("whatever a server sends, the page goes on, and so do the other brokers", async (t) => {
  const well = await broker(t);
  const urls = await Promise.all([
    // Packets of every kind with nothing in them, or something else than belongs there.
    ...Array.from({ length: 16 }, (_, kind) => kind).flatMap((kind) => [
      wellThen((socket) => socket.send(Uint8Array.from([kind << 4, 0]))),
      wellThen((socket) => socket.send(Uint8Array.from([(kind << 4) | 2, 2, 0xff, 0xff]))),
      wellThen((socket) => socket.send(Uint8Array.from([(kind << 4) | 2, 200, 1, ...randomBytes(200)]))),
      (socket: WebSocket): void => socket.send(Uint8Array.from([kind << 4, 1, 7])),
    ]),
    ...Array.from({ length: 40 }, () => wellThen((socket) => { for (let i = 0; i < 20; i++) socket.send(randomBytes(1 + i * 7)); })),
    ...Array.from({ length: 20 }, () => (socket: WebSocket): void => socket.send(randomBytes(300))),
    (socket: WebSocket): void => socket.send("a text"),
    wellThen((socket) => socket.send("a text")),
    // A topic with wildcards, an empty one, and no payload.
    wellThen((socket) => { socket.send(Uint8Array.from([0x30, 5, 0, 3, 0x61, 0x2f, 0x2b])); socket.send(Uint8Array.from([0x30, 2, 0, 0])); }),
    (socket: WebSocket): void => socket.close(4000, "go away"),
    (socket: WebSocket): void => socket.terminate(),
  ].map((meet) => pretender(t, meet)));
  const mine = page(t, ...urls, well.url);
  await until("the broker that is one is connected", () => mine.ready.includes(urls.length));
  await new Promise((done) => setTimeout(done, 2_000));
  assert.equal(mine.transport.connection.value, "partly");
  mine.transport.publish(MINE, bytes("a"), true, urls.length);
  await until("it works", () => mine.got.some(({ broker: i, text }) => i === urls.length && text === "a"));
  assert.ok(mine.transport.brokers.value.some(({ detail }) => detail === "go away"));
});

test("a packet without an end is not gathered for ever", async (t) => {
  let taken = 0;
  const url = await pretender(t, wellThen((socket) => {
    socket.send(Uint8Array.from([0x30, 0xff, 0xff, 0xff, 0x7f]));
    const more = (): void => {
      if (socket.readyState !== socket.OPEN || taken > 50_000_000) return;
      taken += 100_000;
      socket.send(new Uint8Array(100_000), () => setTimeout(more, 1));
    };
    more();
  }));
  const mine = page(t, url);
  await until("it is cut off", () => mine.broker(0).state === "down", 10_000);
  assert.equal(mine.broker(0).detail, "no MQTT");
  assert.ok(taken < 10_000_000, `${taken} bytes`);
});

test("a server that is no web server, and one that never answers, are down", async (t) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write(randomBytes(1_000));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => { for (const socket of sockets) socket.destroy(); server.close(); });
  const silent = await pretender(t, () => {});
  const mine = page(t, `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`, silent);
  await until("both are down", () => mine.transport.connection.value === "offline", 12_000);
  assert.equal(mine.broker(1).detail, "timeout");
});
