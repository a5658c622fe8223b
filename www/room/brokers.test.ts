import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { isProblem } from "../game/problem";
import { save } from "../game/store";
import { brokersOf, ownBrokers, readBrokers, readConfig, readOwnBrokers, saveOwnBrokers } from "./brokers";

const kept = new Map<string, string>();
let answers: (cache: string) => Response = () => new Response("{}");
const asked: string[] = [];
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key), setItem: (key: string, text: string) => kept.set(key, text) },
  document: { baseURI: "https://games.example/hop/" },
  location: { protocol: "https:" },
  fetch: async (url: URL, { cache }: { cache: string }) => {
    asked.push(`${cache} ${url.href}`);
    return answers(cache);
  },
});
beforeEach(() => { kept.clear(); asked.length = 0; });

const A = "wss://a.example:8084/mqtt";
const B = "wss://b.example/mqtt";

/** What a text is refused with. */
function refusal(read: () => unknown): Readonly<Record<string, unknown>> {
  try {
    read();
  } catch (error) {
    if (isProblem(error)) return { id: error.id, ...error.args };
    throw error;
  }
  return { id: "none" };
}
const config = (file: unknown, page = "https:"): Readonly<Record<string, unknown>> => refusal(() => readConfig(typeof file === "string" ? file : JSON.stringify(file), page));
const lines = (text: string, page = "https:"): Readonly<Record<string, unknown>> => refusal(() => readBrokers(text, page));

test("the file that is shipped is right", () => {
  assert.equal(readConfig(readFileSync(new URL("../config.json", import.meta.url), "utf8"), "https:").length, 3);
});

test("a host's file names one to three brokers; what else stands in it is passed over", () => {
  assert.deepEqual(readConfig(JSON.stringify({ brokers: [A, ` ${B} `], name: "Club" }), "https:"), [A, B]);
});

test("a bad file is told with the place and the reason", () => {
  assert.equal(config('{"brokers": [')["id"], "problem-brokers-form");
  assert.equal(config("<!doctype html>")["id"], "problem-brokers-form");
  for (const [file, found] of [[{}, "nothing"], [[], "nothing"], [null, "nothing"], [{ brokers: A }, A], [{ brokers: [] }, "[]"], [{ brokers: [A, B, `${A}1`, `${A}2`] }, "[…]"], [{ brokers: {} }, "{…}"]] as const) {
    assert.deepEqual(config(file), { id: "problem-brokers-list", most: 3, found });
  }
  const address = (reason: string, found: string): object => ({ id: "problem-brokers-address", path: "brokers[1]", found, reason });
  assert.deepEqual(config({ brokers: [A, 5] }), address("problem-broker-text", "5"));
  assert.deepEqual(config({ brokers: [A, null] }), address("problem-broker-text", "null"));
  assert.deepEqual(config({ brokers: [A, "mqtt://b.example"] }), address("problem-broker-scheme", "mqtt://b.example"));
  assert.deepEqual(config({ brokers: [A, "wss://"] }), address("problem-broker-url", "wss://"));
  assert.deepEqual(config({ brokers: [A, "wss://b example/mqtt"] }), address("problem-broker-url", "wss://b example/mqtt"));
  assert.deepEqual(config({ brokers: [A, "wss://b.example/#mqtt"] }), address("problem-broker-url", "wss://b.example/#mqtt"));
  assert.deepEqual(config({ brokers: [A, A] }), address("problem-broker-twice", A));
  assert.equal(String(config({ brokers: [`wss://${"b".repeat(400)}`] })["found"]).length, 61);
});

test("an address without encryption is only for a page without it, or on the same device", () => {
  assert.deepEqual(config({ brokers: ["ws://club.example/mqtt"] })["reason"], "problem-broker-plain");
  assert.deepEqual(config({ brokers: ["ws://127.0.0.1.example/mqtt"] })["reason"], "problem-broker-plain");
  assert.equal(config({ brokers: ["ws://club.example/mqtt"] }, "http:")["id"], "none");
  for (const here of ["ws://localhost:18083", "ws://127.0.0.1:18083/mqtt", "ws://[::1]:18083/mqtt", "ws://a.localhost/"]) assert.equal(config({ brokers: [here] })["id"], "none", here);
});

test("a person writes one address a line", () => {
  assert.deepEqual(readBrokers(`\n  ${A}\r\n\n${B}\n`, "https:"), [A, B]);
  assert.deepEqual(readBrokers(" \n", "https:"), []);
  assert.deepEqual(lines(`${A}\n\nb.example`), { id: "problem-brokers-line", line: 3, found: "b.example", reason: "problem-broker-scheme" });
  assert.deepEqual(lines(`${A}\n${A}`), { id: "problem-brokers-line", line: 2, found: A, reason: "problem-broker-twice" });
  assert.deepEqual(lines([1, 2, 3, 4].map((i) => `${A}${i}`).join("\n")), { id: "problem-brokers-many", count: 4, most: 3 });
});

test("whatever is written, it is read or refused with a reason, and what was read is read again as it was", () => {
  const part = fc.constantFrom("wss://", "ws://", "a.example", ":80", "/", "#", "?", "\n", " ", "[", "é", "@", "%");
  fc.assert(fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 3 }))).map((parts) => parts.join("")), (text) => {
    let read: readonly string[] = [];
    if (refusal(() => { read = readBrokers(text, "https:"); })["id"] !== "none") return;
    assert.deepEqual(readBrokers(read.join("\n"), "https:"), read);
    assert.deepEqual(readOwnBrokers(read), read);
  }));
});

test("the own list goes before that of the host, and is not asked for twice", async () => {
  answers = () => new Response(JSON.stringify({ brokers: [A] }));
  assert.deepEqual(await brokersOf(), [A]);
  assert.deepEqual(asked, ["no-cache https://games.example/hop/config.json"]);
  saveOwnBrokers([B]);
  assert.deepEqual(await brokersOf(), [B]);
  assert.equal(asked.length, 1);
  saveOwnBrokers([]);
  assert.deepEqual(ownBrokers(), []);
  assert.equal(kept.size, 0);
});

test("what is kept and is no address is left out", () => {
  for (const bad of [null, 5, {}, "wss://a.example", [5, null, "http://a.example", "wss://"]]) assert.deepEqual(readOwnBrokers(bad), []);
  save("brokers", [3, A, A, B]);
  assert.deepEqual(ownBrokers(), [A, B]);
});

test("a host without the file is told so, and without a network what the browser has of it will do", async () => {
  answers = () => new Response("", { status: 404 });
  await assert.rejects(brokersOf(), { id: "problem-brokers-fetch", args: { detail: "HTTP 404" } });
  answers = (cache) => {
    if (cache === "no-cache") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify({ brokers: [B] }));
  };
  assert.deepEqual(await brokersOf(), [B]);
  answers = () => { throw new TypeError("Failed to fetch"); };
  await assert.rejects(brokersOf(), { id: "problem-brokers-fetch", args: { detail: "Failed to fetch" } });
});
