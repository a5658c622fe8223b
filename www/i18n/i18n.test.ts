import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { bundleOf, chooseLanguage, LANGUAGES, sayWith } from "./index";

const FOLDER = new URL(".", import.meta.url);
const text = (language: string): string => readFileSync(new URL(`${language}.ftl`, FOLDER), "utf8");
/** The files of each language: the words of the page, and those of windows that are fetched late. */
const FILES = ["", ".late"] as const;
const ids = (language: string): string[] => new FluentResource(text(language)).body.map(({ id }) => id);
/** The names of the arguments that each message uses. */
const variables = (language: string): Map<string, string> => new Map(new FluentResource(text(language)).body.map((message) =>
  [message.id, [...new Set(JSON.stringify(message.value).match(/"type":"var","name":"\w+"/g) ?? [])].sort().join()]));

test("every language has every message, none twice and none of its own", () => {
  for (const language of LANGUAGES) {
    for (const file of FILES) assert.deepEqual(ids(language + file).sort(), ids(`en${file}`).sort(), language + file);
    const all = FILES.flatMap((file) => ids(language + file));
    assert.equal(new Set(all).size, all.length, `${language} has a message twice`);
  }
});

test("every entry of a language file is read, none is lost to an error of syntax", () => {
  for (const language of LANGUAGES.flatMap((one) => FILES.map((file) => one + file))) {
    const written = text(language).split("\n").filter((line) => /^[a-z][\w-]* =/.test(line)).length;
    assert.equal(ids(language).length, written, language);
  }
});

test("a message asks for the same arguments in every language", () => {
  for (const file of FILES) {
    const english = variables(`en${file}`);
    for (const language of LANGUAGES) assert.deepEqual(variables(language + file), new Map(ids(language + file).map((id) => [id, english.get(id) ?? ""])), language + file);
  }
});

test("plurals are right", () => {
  const said = (language: (typeof LANGUAGES)[number], captured: number): string =>
    sayWith([bundleOf(language, text(language))])("said-capture", { name: "A", text: "x", captured });
  assert.deepEqual([1, 2, 5, 22].map((n) => said("pl", n)), [
    "A: x, zbita jedna kulka.", "A: x, zbite 2 kulki.", "A: x, zbitych 5 kulek.", "A: x, zbite 22 kulki."]);
  assert.deepEqual([1, 2, 5, 22].map((n) => said("cs", n)), [
    "A: x, zajat jeden kámen.", "A: x, zajaty 2 kameny.", "A: x, zajato 5 kamenů.", "A: x, zajato 22 kamenů."]);
  assert.deepEqual([1, 2].map((n) => said("en", n)), ["A: x, one marble captured.", "A: x, 2 marbles captured."]);
});

test("the label of a hole says what is there and what leads there", () => {
  const say = sayWith([bundleOf("en", text("en"))]);
  assert.equal(say("hole-label", { hole: "i5", piece: "empty", target: "jump", picked: "no" }), "i5, empty, a jump leads here");
  assert.equal(say("hole-label", { hole: "n1", piece: "army4", target: "none", picked: "yes" }), "n1, yellow marble, square, picked up");
});

test("the reader's language is found, English stands behind it", () => {
  assert.equal(chooseLanguage(null, ["de", "pl-PL", "en"]), "pl");
  assert.equal(chooseLanguage("cs", ["pl"]), "cs");
  assert.equal(chooseLanguage("xx", ["de"]), "en");
  const half = sayWith([bundleOf("pl", "undo = Cofnij"), bundleOf("en", text("en"))]);
  assert.equal(half("undo"), "Cofnij");
  assert.equal(half("redo"), "Redo");
  assert.equal(half("nothing-like-it"), "nothing-like-it");
});

/** The files of the page, without its tests. */
const source = (folder: URL): { name: string; code: string }[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? source(new URL(`${entry.name}/`, folder))
    : /(?<!\.test)\.tsx?$/.test(entry.name) ? [{ name: entry.name.replace(/\.tsx?$/, ""), code: readFileSync(new URL(entry.name, folder), "utf8") }] : []);

test("every message that the page asks for exists; late words are known only to the windows that come with them", () => {
  const [early, late] = [new Set(ids("en")), new Set(ids("en.late"))];
  const windows = [...readFileSync(new URL("../screens/parts.ts", FOLDER), "utf8").matchAll(/ as \w+Window } from "\.\/([\w-]+)"/g)].map(([, name]) => name);
  assert.ok(windows.includes("statistics"));
  const rooms = source(new URL("../room/", FOLDER)).map(({ name }) => name);
  for (const { name, code } of source(new URL("../", FOLDER))) {
    const fetches = windows.includes(name) || rooms.includes(name);
    for (const [, asked = ""] of code.matchAll(/\b(?:say|words)\("([\w-]+)"/g)) assert.ok(early.has(asked) || (fetches && late.has(asked)), asked);
  }
});

/** What late messages are put together of. */
const VALUES = [
  "won", "drawn", "lost", "merge", "replace", "(?:white|black)-(?:man|king)", "empty", "star", "capture", "italian", "english", "draughts", "[2346](?:x[23])?",
  "standard", "masters", "super", "custom", "even", "gradual", "many", "balance", "game", "win", "pass", "resign", "draw",
  "back", "again", "computer", "give", "here", "away", "gone", "joining", "live", "partly", "offline", "refused", "sending",
  "oversized", "garbled", "foreign", "forged", "replayed", "illegal", "conflicting", "connecting", "connected", "down",
];

test("every late message is asked for", () => {
  const code = source(new URL("../", FOLDER)).map((one) => one.code).join("\n");
  // Some are put together of a kind and a value: statistics-won, device-merge-about, piece-empty.
  const asked = (id: string): boolean => code.includes(`"${id}"`)
    || [...code.matchAll(/\bsay\(`([\w-]+)\$\{[^`}]+\}([\w-]*)`/g)].some(([, start = "", end = ""]) => new RegExp(`^${start}(${VALUES.join("|")})${end}$`).test(id));
  assert.deepEqual(ids("en.late").filter((id) => !asked(id)), []);
});

test("every reason and every cost that a lesson can give has its words, and no others have", () => {
  const source = readFileSync(new URL("../../crates/ai/src/reason.rs", FOLDER), "utf8");
  const [reasons = "", costs = ""] = source.slice(source.indexOf("impl Reason {")).split("impl Cost {");
  const named = (part: string, kind: string): string[] => [...part.matchAll(/\("([a-z-]+)", (?:vec!|way\()/g)].map(([, name]) => `${kind}-${name}`);
  const told = [...named(reasons, "reason"), ...named(costs, "cost")].sort();
  assert.ok(told.length > 50, `${told.length}`);
  assert.deepEqual(ids("en").filter((id) => /^(reason|cost)-/.test(id)).sort(), told);
});
