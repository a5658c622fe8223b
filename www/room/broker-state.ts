// What is known of one broker, as plain data: when it is tried again, what went to it and came from it, and what all of them are worth together.
import type { BrokerView, Connection } from "./view";

/** A broker is tried again after one second at the earliest, and after ten at the latest: people wait for it. */
const SHORTEST = 1_000;
const LONGEST = 10_000;

/** A broker that has not been heard of yet. Whatever name and password the address holds is not shown. */
export function unheard(address: string): BrokerView {
  const url = address.replace(/^(\w+:\/\/)[^/?#]*@/, "$1");
  return { url, state: "connecting", detail: "", sent: 0, received: 0, bytesSent: 0, bytesReceived: 0, reconnects: 0, delay: null, forgets: false };
}

/** Milliseconds until the next attempt after so many that failed, 1 or more. `chance`, from 0 to 1, keeps devices from coming back all at once. */
export function pause(failures: number, chance: number): number {
  const most = Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures, 10));
  return Math.round(SHORTEST + chance * (most - SHORTEST));
}

/** It has taken the subscription. `first`: for the first time on this page. */
export function accepted(broker: BrokerView, first: boolean): BrokerView {
  return { ...broker, state: "connected", detail: "", reconnects: broker.reconnects + (first ? 0 : 1) };
}

/** The connection is lost, or none came about. While it is tried again a broker stays what it was found to be. */
export function lost(broker: BrokerView, refused: boolean, detail: string): BrokerView {
  return { ...broker, state: refused ? "refused" : "down", detail };
}

/** A message of so many bytes went to it. */
export function sent(broker: BrokerView, bytes: number): BrokerView {
  return { ...broker, sent: broker.sent + 1, bytesSent: broker.bytesSent + bytes };
}

/** A message of so many bytes came from it; `delay` if it was one of our own. */
export function received(broker: BrokerView, bytes: number, delay: number | null): BrokerView {
  return { ...broker, received: broker.received + 1, bytesReceived: broker.bytesReceived + bytes, delay: delay ?? broker.delay };
}

/** How the device is connected. A broker that has not answered yet is no reason to complain while another one does the work. */
export function connectionOf(brokers: readonly BrokerView[]): Connection {
  const has = (state: BrokerView["state"]): boolean => brokers.some((broker) => broker.state === state);
  if (has("connected")) return has("down") || has("refused") ? "partly" : "live";
  if (has("connecting")) return "joining";
  return has("refused") ? "refused" : "offline";
}
