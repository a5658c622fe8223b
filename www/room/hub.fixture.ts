// Brokers without a network, for tests of rooms.
import { computed, signal } from "@preact/signals";
import type { Connect, TransportEvents } from "./transport";
import type { BrokerView } from "./view";

interface Client { readonly broker: number; readonly events: TransportEvents; readonly will: { readonly topic: string; readonly payload: Uint8Array }; connected: boolean; connect(): void; lose(): void }

/** Several brokers in one place. A device is known by its page's name. */
export class Hub {
  readonly kept: Map<string, Uint8Array>[];
  readonly #up: boolean[];
  readonly #clients: Client[] = [];
  /** Every message: the broker, the topic and what it carries. */
  readonly traffic: { readonly broker: number; readonly topic: string; readonly payload: Uint8Array }[] = [];

  /** The brokers keep nothing, and say so to nobody. */
  keepsNothing = false;

  constructor(brokers: number) {
    this.kept = Array.from({ length: brokers }, () => new Map<string, Uint8Array>());
    this.#up = this.kept.map(() => true);
  }

  /** The transport of one device, and what cuts it off. */
  device(): { readonly connect: Connect; cut(off: boolean, broker?: number): void } {
    const own: Client[] = [];
    const off = new Set<number>();
    const reach = (): void => {
      for (const client of own) {
        const wanted = !off.has(client.broker) && this.#up[client.broker] === true;
        if (wanted && !client.connected) client.connect();
        if (!wanted && client.connected) client.lose();
      }
    };
    this.#reach.push(reach);
    const connect: Connect = ({ urls, will }, events) => {
      const states = signal<readonly BrokerView[]>(urls.map((url) => ({
        url, state: "down", detail: "", sent: 0, received: 0, bytesSent: 0, bytesReceived: 0, reconnects: 0, delay: null, forgets: false,
      })));
      const set = (broker: number, state: BrokerView["state"]): void => { states.value = states.value.map((view, i) => (i === broker ? { ...view, state } : view)); };
      for (const broker of urls.keys()) {
        const client: Client = {
          broker, events, will, connected: false,
          connect: () => {
            client.connected = true;
            set(broker, "connected");
            events.ready(broker);
            for (const [topic, payload] of this.kept[broker] ?? []) this.#later(client, topic, payload);
          },
          lose: () => {
            client.connected = false;
            set(broker, "down");
            if (this.#up[broker]) this.#deliver(broker, will.topic, will.payload);
          },
        };
        own.push(client);
        this.#clients.push(client);
      }
      reach();
      return {
        brokers: states,
        connection: computed(() => {
          const up = states.value.filter(({ state }) => state === "connected").length;
          return up === 0 ? "offline" : up < urls.length ? "partly" : "live";
        }),
        publish: (topic, payload, retain, only) => {
          for (const client of own) if (client.connected && (only === undefined || only === client.broker)) this.send(client.broker, topic, payload, retain);
        },
        reread: () => { for (const client of own) for (const [topic, payload] of this.kept[client.broker] ?? []) if (client.connected) this.#later(client, topic, payload); },
        check: reach,
        close: () => {
          for (const client of own) if (client.connected) client.lose();
          own.length = 0;
        },
      };
    };
    return {
      connect,
      cut: (isOff, only) => {
        for (const broker of this.kept.keys()) if (only === undefined || only === broker) off[isOff ? "add" : "delete"](broker);
        reach();
      },
    };
  }

  readonly #reach: (() => void)[] = [];

  /** Anybody sends anything. */
  send(broker: number, topic: string, payload: Uint8Array, retain: boolean): void {
    if (!this.#up[broker]) return;
    if (this.keepsNothing) retain = false;
    if (retain && payload.length === 0) this.kept[broker]?.delete(topic);
    else if (retain) this.kept[broker]?.set(topic, payload);
    this.#deliver(broker, topic, payload);
  }

  /** A broker dies, and what it kept with it; or comes back, empty. */
  power(broker: number, up: boolean): void {
    if (up === this.#up[broker]) return;
    this.kept[broker]?.clear();
    this.#up[broker] = up;
    for (const reach of this.#reach) reach();
  }

  #deliver(broker: number, topic: string, payload: Uint8Array): void {
    this.traffic.push({ broker, topic, payload });
    for (const client of this.#clients) if (client.broker === broker && client.connected) this.#later(client, topic, payload);
  }

  #later(client: Client, topic: string, payload: Uint8Array): void {
    setTimeout(() => { if (client.connected) client.events.message(client.broker, topic, payload); }, 5);
  }
}
