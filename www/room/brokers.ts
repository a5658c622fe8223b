// Which brokers a room is carried by: the person's own list, else that of whoever hosts the page, in `config.json` beside it.
import { problem } from "../game/problem";
import { load, save } from "../game/store";

/** More brokers than this only cost traffic. */
export const MOST_BROKERS = 3;

/** The host's list, beside the page. */
const CONFIG = "config.json";
/** Milliseconds for it to come. */
const PATIENCE = 10_000;
/** Characters of an address. */
const LONGEST = 300;

/** The addresses of the brokers to be used. Rejects with a `Problem` where the host's list cannot be had or is not right. */
export async function brokersOf(): Promise<readonly string[]> {
  const own = ownBrokers();
  return own.length > 0 ? own : hostBrokers();
}

/** The person's own list; empty where they have none. */
export function ownBrokers(): readonly string[] {
  return readOwnBrokers(load("brokers"));
}

/** Keeps the person's own list; an empty one gives way to the host's. */
export function saveOwnBrokers(brokers: readonly string[]): void {
  save("brokers", brokers.length > 0 ? brokers : null);
}

/** What was kept, without what is no address. */
export function readOwnBrokers(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? [...new Set(kept)].filter((one) => typeof one === "string" && KEPT_BROKER.test(one)).slice(0, MOST_BROKERS) : [];
}

/** The form in which an address is kept. Whether this page may use it, it finds out when it does. */
export const KEPT_BROKER = new RegExp(`^wss?://\\S{1,${LONGEST}}$`);

/** The list of whoever hosts the page. Rejects with a `Problem`. */
export async function hostBrokers(): Promise<readonly string[]> {
  return readConfig(await fetchConfig(), location.protocol);
}

/** Reads what a person has written, an address on each line. Throws a `Problem` that names the line. */
export function readBrokers(text: string, page: string = location.protocol): readonly string[] {
  const brokers: string[] = [];
  text.split("\n").forEach((written, i) => {
    if (written.trim() === "") return;
    const { address, reason } = readAddress(written, page, brokers);
    if (reason) throw problem("problem-brokers-line", { line: i + 1, found: shown(written), reason });
    brokers.push(address);
  });
  if (brokers.length > MOST_BROKERS) throw problem("problem-brokers-many", { count: brokers.length, most: MOST_BROKERS });
  return brokers;
}

/** Reads the host's file, for a page of this protocol. Throws a `Problem` that names the place. */
export function readConfig(text: string, page: string): readonly string[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw problem("problem-brokers-form", { detail: error instanceof Error ? error.message : String(error) });
  }
  const list = typeof found === "object" && found !== null && "brokers" in found ? found.brokers : undefined;
  if (!Array.isArray(list) || list.length < 1 || list.length > MOST_BROKERS) throw problem("problem-brokers-list", { most: MOST_BROKERS, found: shown(list) });
  const brokers: string[] = [];
  list.forEach((written: unknown, i) => {
    const { address, reason } = readAddress(written, page, brokers);
    if (reason) throw problem("problem-brokers-address", { path: `brokers[${i}]`, found: shown(written), reason });
    brokers.push(address);
  });
  return brokers;
}

/** An address as it is used, or the message that says why it is none. */
function readAddress(written: unknown, page: string, before: readonly string[]): { readonly address: string; readonly reason?: string } {
  const address = typeof written === "string" ? written.trim() : "";
  if (typeof written !== "string") return { address, reason: "problem-broker-text" };
  if (!/^wss?:\/\//i.test(address)) return { address, reason: "problem-broker-scheme" };
  const url = parsed(address);
  if (!url || address.length > LONGEST || /[\s#]/.test(address)) return { address, reason: "problem-broker-url" };
  const { protocol, hostname, href } = url;
  // What browsers allow: from a page that came encrypted only to the device itself.
  if (protocol === "ws:" && page !== "http:" && !isThisDevice(hostname)) return { address, reason: "problem-broker-plain" };
  return before.includes(href) ? { address, reason: "problem-broker-twice" } : { address: href };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function isThisDevice(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** The text of the host's file: as it is now or, without a network, as the browser has it. */
async function fetchConfig(): Promise<string> {
  const url = new URL(CONFIG, document.baseURI);
  const ask = (cache: RequestCache): Promise<Response> => fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE) });
  try {
    const response = await ask("no-cache").catch(() => ask("force-cache"));
    if (response.ok) return await response.text();
    throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    throw problem("problem-brokers-fetch", { detail: error instanceof Error ? error.message : String(error) });
  }
}

/** A value as it stands there, not too long; *nothing* where none is. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? (value.length === 0 ? "[]" : "[…]") : "{…}";
  const text = typeof value === "string" ? value.trim() : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
