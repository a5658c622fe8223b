// What carries messages between the devices of a room: MQTT brokers, several at once. Each has a line of its own; what one does concerns no other.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import mqtt, { type MqttClient } from "mqtt";
import { accepted, connectionOf, lost, pause, received, sent, unheard } from "./broker-state";
import { MOST_BYTES } from "./message";
import type { BrokerView, Connection } from "./view";

export interface TransportEvents {
  /** A message has come; the same one may come from several brokers. `broker` is its place in the list. */
  message(broker: number, topic: string, payload: Uint8Array): void;
  /** A broker is connected, and what it keeps of the room is on its way. */
  ready(broker: number): void;
  /** A message came whose payload is larger than any of ours; it was dropped. */
  oversized(broker: number, topic: string, bytes: number): void;
}

export interface Transport {
  readonly brokers: ReadonlySignal<readonly BrokerView[]>;
  readonly connection: ReadonlySignal<Connection>;
  /**
   * Sends to every broker that is connected, or to one of them; `retain`: the broker is to keep it (then it is sent with QoS 1). Nothing is put by for
   * a broker that is not connected: `ready` says when it is to get what it lacks.
   */
  publish(topic: string, payload: Uint8Array, retain: boolean, broker?: number): void;
  /** Asks a broker, or all, to send again what it keeps. One that does not give back what was sent to it *forgets*, until it is asked again and does. */
  reread(broker?: number): void;
  /** The page has come back: a broker that does not answer within three seconds is connected anew, at once. */
  check(): void;
  /** Takes leave of the brokers: what was published before still goes out, the will does not. At most a second later nothing runs any more. */
  close(): void;
}

export interface TransportOptions {
  readonly urls: readonly string[];
  /** What is subscribed to, for instance `hopstone/1/<room>/+/+`. */
  readonly filter: string;
  /** What a broker tells the others if this page is lost. */
  readonly will: { readonly topic: string; readonly payload: Uint8Array };
}

export type Connect = (options: TransportOptions, events: TransportEvents) => Transport;

/** More bytes than this without a whole packet are none of a broker's that has our messages: they are not gathered any further. */
const FLOOD = 1024 * 1024;
/** Seconds within which a broker hears of us; after one and a half of them it tells our will. */
const KEEPALIVE = 15;
/** Milliseconds: for a connection to come about, for an answer when it is asked for, for what is kept to come back, for taking leave. */
const PATIENCE = 10_000;
const ANSWER = 3_000;
const GIVEN_BACK = 5_000;
const LEAVE = 1_000;
/** A connection that held so long was a good one: after it the attempts are counted from the first. */
const STEADY = 10_000;
/** Own messages whose return is waited for, at most. */
const UNDERWAY = 64;

/** Connects to all brokers, and keeps on connecting until it is closed. */
export const connect: Connect = (options, events) => {
  const brokers = signal<readonly BrokerView[]>(options.urls.map(unheard));
  // The same name for all attempts: a broker that still holds the lost connection lets it go.
  const clientId = `hs${crypto.randomUUID().replaceAll("-", "").slice(0, 20)}`;
  const lines = options.urls.map((url, i) => new Line(url, clientId, options, {
    change: (next) => { brokers.value = brokers.value.map((one, at) => (at === i ? next(one) : one)); },
    message: (topic, payload) => events.message(i, topic, payload),
    ready: () => events.ready(i),
    oversized: (topic, bytes) => events.oversized(i, topic, bytes),
  }));
  const those = (broker?: number): readonly Line[] => (broker === undefined ? lines : lines.slice(broker, broker + 1));
  const check = (): void => { for (const line of lines) line.check(); };
  const network = ["online", "offline"] as const;
  if ("addEventListener" in globalThis) for (const event of network) addEventListener(event, check);
  for (const line of lines) line.open();
  return {
    brokers,
    connection: computed(() => connectionOf(brokers.value)),
    publish: (topic, payload, retain, broker) => { for (const line of those(broker)) line.publish(topic, payload, retain); },
    reread: (broker) => { for (const line of those(broker)) line.reread(); },
    check,
    close: () => {
      if ("removeEventListener" in globalThis) for (const event of network) removeEventListener(event, check);
      for (const line of lines) line.close();
    },
  };
};

/** What a line tells. */
interface Told {
  change(next: (broker: BrokerView) => BrokerView): void;
  message(topic: string, payload: Uint8Array): void;
  ready(): void;
  oversized(topic: string, bytes: number): void;
}

/**
 * The connection to one broker. Each attempt is a new client of mqtt.js, which connects once and holds nothing over: so whatever a broker does to
 * it goes with it.
 */
class Line {
  readonly #url: string;
  readonly #clientId: string;
  readonly #options: TransportOptions;
  readonly #told: Told;
  #client: MqttClient | null = null;
  /** It has taken the subscription; since when. */
  #ready: number | null = null;
  #begun = 0;
  #lastSent = 0;
  #failures = 0;
  #met = false;
  #closed = false;
  #retry: Timer = undefined;
  /** The attempt, or the question whether it is still there, has to have come to something. */
  #deadline: Timer = undefined;
  #asked = false;
  #verdict: Timer = undefined;
  /** The topics under which it was to keep something, and those of them that it has not given back yet. */
  readonly #kept = new Set<string>();
  readonly #awaited = new Set<string>();
  readonly #underway = new Map<string, { readonly payload: Uint8Array; readonly at: number }>();

  constructor(url: string, clientId: string, options: TransportOptions, told: Told) {
    this.#url = url;
    this.#clientId = clientId;
    this.#options = options;
    this.#told = told;
  }

  open(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#client) return;
    this.#begun = performance.now();
    let said = "";
    try {
      // Of an address that is none mqtt.js would make one.
      if (!/^wss?:$/.test(new URL(this.#url).protocol)) throw new Error("not ws: or wss:");
      const client = mqtt.connect(this.#url, {
        protocolVersion: 4, clean: true, clientId: this.#clientId, keepalive: KEEPALIVE, reconnectPeriod: 0, resubscribe: false, queueQoSZero: false, manualConnect: true,
        will: { topic: this.#options.will.topic, payload: this.#options.will.payload as Buffer, qos: 0, retain: false },
        // No worker of its own for the time: the page's policy forbids it. The deadline here is the one for the whole attempt.
        timerVariant: "native", connectTimeout: PATIENCE * 2,
        forceNativeWebSocket: true,
        createWebsocket: (url, protocols) => {
          const socket = new WebSocket(url, protocols);
          socket.addEventListener("close", ({ code, reason }) => { said = reason || (code > 1006 ? `WebSocket ${code}` : ""); });
          return socket;
        },
      });
      this.#client = client;
      this.#deadline = setTimeout(() => this.#lose(client, "timeout"), PATIENCE);
      let unread = 0;
      client.on("error", (error) => this.#lose(client, error.message, isRefusal(error)));
      client.on("close", () => this.#lose(client, said));
      client.on("connect", () => this.#subscribe(client));
      client.on("packetsend", () => { this.#lastSent = performance.now(); });
      client.on("packetreceive", () => {
        unread = 0;
        this.#heard(client);
      });
      client.on("message", (topic, payload, { retain }) => this.#receive(client, topic, payload, retain));
      client.connect();
      client.stream.on("data", (chunk: Uint8Array) => {
        unread += chunk.length;
        if (unread > FLOOD) this.#lose(client, "no MQTT");
      });
    } catch (error) {
      this.#lose(this.#client, error instanceof Error ? error.message : String(error));
    }
  }

  publish(topic: string, payload: Uint8Array, retain: boolean): void {
    if (!this.#client || this.#ready === null) return;
    this.#client.publish(topic, payload as Buffer, { qos: retain ? 1 : 0, retain }, ignore);
    if (retain && payload.length > 0) this.#kept.add(topic);
    else if (retain) this.#kept.delete(topic);
    this.#underway.delete(topic);
    this.#underway.set(topic, { payload, at: performance.now() });
    for (const oldest of this.#underway.keys()) {
      if (this.#underway.size <= UNDERWAY) break;
      this.#underway.delete(oldest);
    }
    this.#told.change((broker) => sent(broker, size(topic, payload)));
  }

  reread(): void {
    const client = this.#client;
    if (!client || this.#ready === null) return;
    client.unsubscribe(this.#options.filter, ignore);
    this.#subscribe(client);
  }

  check(): void {
    const client = this.#client;
    if (!client) return this.open();
    if (this.#ready === null) {
      if (performance.now() - this.#begun > ANSWER) this.#again(client);
      return;
    }
    if (this.#asked) return;
    this.#asked = true;
    this.#deadline = setTimeout(() => this.#again(client), ANSWER);
    client.sendPing();
  }

  close(): void {
    this.#closed = true;
    const client = this.#client;
    this.#forget();
    if (!client) return;
    client.end();
    const { stream } = client;
    const cut = setTimeout(() => stream.destroy(), LEAVE);
    client.once("close", () => clearTimeout(cut));
  }

  #subscribe(client: MqttClient): void {
    if (client !== this.#client) return;
    this.#await();
    client.subscribe(this.#options.filter, { qos: 1 }, (error) => {
      if (client !== this.#client) return;
      // A refusal comes with the packet that says so; any other error is that of a connection that is lost.
      if (error) return this.#lose(client, error.message, "packet" in error && error.packet !== undefined);
      if (this.#ready !== null) return;
      clearTimeout(this.#deadline);
      this.#ready = performance.now();
      const first = !this.#met;
      this.#met = true;
      this.#told.change((broker) => accepted(broker, first));
      safely(() => this.#told.ready());
    });
  }

  /** From now on it has to give back what it was to keep. */
  #await(): void {
    clearTimeout(this.#verdict);
    this.#awaited.clear();
    if (this.#kept.size === 0) return;
    for (const topic of this.#kept) this.#awaited.add(topic);
    this.#verdict = setTimeout(() => {
      const forgets = this.#awaited.size > 0;
      this.#told.change((broker) => ({ ...broker, forgets }));
    }, GIVEN_BACK);
  }

  #receive(client: MqttClient, topic: string, payload: Uint8Array, retained: boolean): void {
    if (client !== this.#client) return;
    if (retained) this.#awaited.delete(topic);
    const own = this.#underway.get(topic);
    const isOwn = own !== undefined && !retained && same(own.payload, payload);
    if (isOwn) this.#underway.delete(topic);
    const delay = isOwn ? Math.round(performance.now() - own.at) : null;
    this.#told.change((broker) => received(broker, size(topic, payload), delay));
    // A copy, since mqtt.js gives a piece of all that came at once.
    if (payload.length > MOST_BYTES) safely(() => this.#told.oversized(topic, payload.length));
    else safely(() => this.#told.message(topic, new Uint8Array(payload)));
  }

  #heard(client: MqttClient): void {
    if (client !== this.#client) return;
    if (this.#asked) {
      this.#asked = false;
      clearTimeout(this.#deadline);
    }
    // A page out of sight has its timers slowed down, to one in a minute; what comes from others still wakes it in time.
    if (this.#ready !== null && performance.now() - this.#lastSent > KEEPALIVE * 500) client.sendPing();
  }

  /** The broker does not answer, and the page wants to know at once. */
  #again(client: MqttClient): void {
    this.#lose(client, "timeout");
    this.open();
  }

  #lose(client: MqttClient | null, detail: string, refused = false): void {
    if (client !== this.#client) return;
    this.#failures = this.#ready !== null && performance.now() - this.#ready > STEADY ? 1 : this.#failures + 1;
    this.#forget();
    if (client) quietly(() => client.end(true));
    this.#told.change((broker) => lost(broker, refused, detail));
    if (!this.#closed) this.#retry = setTimeout(() => this.open(), pause(this.#failures, Math.random()));
  }

  /** Nothing is left of the connection that was. */
  #forget(): void {
    for (const timer of [this.#retry, this.#deadline, this.#verdict]) clearTimeout(timer);
    this.#client = null;
    this.#ready = null;
    this.#asked = false;
    this.#underway.clear();
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

const utf8 = new TextEncoder();

function size(topic: string, payload: Uint8Array): number {
  return utf8.encode(topic).length + payload.length;
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Whether a broker has answered a connection with one of MQTT's reasons for having none. */
function isRefusal(error: Error): boolean {
  return "code" in error && typeof error.code === "number" && error.code >= 1 && error.code <= 5;
}

/** Whether a single message arrived is seen when it comes back; whether the connection is lost, it tells itself. */
function ignore(): void {}

/** What fails in the page is told there, as always, and not to mqtt.js, which would take it for a fault of the connection. */
function safely(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    queueMicrotask(() => { throw error; });
  }
}

/** A client that never had a stream cannot be ended, and need not be. */
function quietly(end: () => void): void {
  try {
    end();
  } catch {
    // There was nothing to end.
  }
}
