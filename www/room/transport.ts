// What carries messages between the devices of a room: MQTT brokers, several at once.
import type { ReadonlySignal } from "@preact/signals";
import type { BrokerView, Connection } from "./view";

export interface TransportEvents {
  /** A message has come; the same one may come from several brokers. `broker` is its place in the list. */
  message(broker: number, topic: string, payload: Uint8Array): void;
  /** A broker is connected, and what it keeps of the room is on its way. */
  ready(broker: number): void;
}

export interface Transport {
  readonly brokers: ReadonlySignal<readonly BrokerView[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Sends to every broker that is connected, or to one of them; `retain`: the broker is to keep it (then it is sent with QoS 1). */
  publish(topic: string, payload: Uint8Array, retain: boolean, broker?: number): void;
  /** Asks a broker, or all, to send again what it keeps. */
  reread(broker?: number): void;
  /** The page has come back: a broker that does not answer within three seconds is connected anew, at once. */
  check(): void;
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
