import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { bundleOf, LANGUAGES } from "../i18n";
import type { Block, Page } from "./page";
import { readPage } from "./page-text";
import { explains, linkTo, PAGES, readPlace } from "./place";
import { after } from "./scene";

const FOLDER = new URL(".", import.meta.url);
const file = (language: string, name: string): string => readFileSync(new URL(`${language}/${name}`, FOLDER), "utf8");
const page = (language: string, name: string): Page => readPage(file(language, `${name}.md`));
const headings = ({ blocks }: Page): string[] => blocks.flatMap((block) => (block.kind === "heading" ? [`${block.level} ${block.id}`] : []));
const scenes = ({ blocks }: Page) => blocks.flatMap((block) => (block.kind === "scene" ? [block.scene] : []));

/** The outline of a page: its headings, its boards and, of the text between, how many paragraphs, list items and rows there are. */
function outline({ blocks }: Page): string[] {
  const count = (html: string, tag: string): number => html.split(`<${tag}`).length - 1;
  return blocks.map((block: Block) => {
    switch (block.kind) {
      case "heading": return `${block.level} ${block.id}`;
      case "scene": return "board";
      case "html": return `p ${count(block.html, "p>")} li ${count(block.html, "li>")} tr ${count(block.html, "tr>")}`;
    }
  });
}

/** The blocks of a page without their captions, as they are written. */
function boards(language: string, name: string): string[] {
  return [...file(language, `${name}.md`).matchAll(/```board\n([^]*?)```/g)].map(([, text = ""]) => text.replace(/^caption .*\n/m, ""));
}

test("every language has the pages and no others", () => {
  for (const language of LANGUAGES) {
    const found = readdirSync(new URL(`${language}/`, FOLDER)).sort();
    assert.deepEqual(found, [...PAGES.map((name) => `${name}.md`), "words.ftl"].sort(), language);
  }
});

for (const name of PAGES) {
  test(`${name} has the same outline and the same boards in every language`, () => {
    for (const language of LANGUAGES) {
      assert.deepEqual(outline(page(language, name)), outline(page("en", name)), language);
      assert.deepEqual(boards(language, name), boards("en", name), language);
      const ids = headings(page(language, name));
      assert.equal(new Set(ids).size, ids.length, `${language}: an anchor twice`);
    }
  });

  test(`${name} is translated: no paragraph, heading or caption stands in two languages alike`, () => {
    const texts = (language: string): string[] => page(language, name).blocks.flatMap((block) => {
      if (block.kind === "scene") return [block.scene.caption];
      return block.html.split(/(?<=<\/p>)\n/).filter((part) => !/^<(table|div)/.test(part));
    });
    const english = new Set(texts("en"));
    // Names of games stay as they are.
    for (const language of ["pl", "cs"]) assert.deepEqual(texts(language).filter((text) => english.has(text) && text.length > 30), [], language);
  });
}

test("every link within the guide leads to a heading that exists", () => {
  for (const language of LANGUAGES) {
    const places = new Set(PAGES.flatMap((name) => [linkTo({ page: name, section: null }), ...page(language, name).blocks.flatMap((block) =>
      (block.kind === "heading" ? [linkTo({ page: name, section: block.id })] : []))]));
    for (const name of PAGES) {
      for (const [, link = ""] of file(language, `${name}.md`).matchAll(/\]\(([^)]*)\)/g)) assert.ok(places.has(link), `${language}/${name}: ${link}`);
    }
    for (const option of ["long-jump", "rest", "swap", "strict", "fill", "play-on"]) assert.ok(places.has(`#guide/star/${option}`), option);
    assert.ok(places.has("#guide/capture/long-jump"));
    for (const [problem, game] of [
      ["problem-draughts-precedence-1", "italian"], ["problem-draughts-precedence-4", "italian"], ["problem-draughts-must-capture", "english"],
      ["problem-draughts-man-captures-king", "italian"], ["problem-draughts-unfinished", "english"], ["problem-home", "star"],
      ["problem-leaves-goal", "star"], ["problem-foreign", "star"],
    ] as const) {
      const place = explains(problem, game);
      assert.ok(place && places.has(linkTo(place)), `${problem} of ${game}`);
    }
  }
});

test("the words around the texts are the same messages in every language, and all that are asked for", () => {
  const ids = (language: string): string[] => new FluentResource(file(language, "words.ftl")).body.map(({ id }) => id).sort();
  const source = readdirSync(FOLDER).filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
  const asked = [...source.matchAll(/\btell\("([\w-]+)"/g)].map(([, id = ""]) => id);
  for (const language of LANGUAGES) {
    bundleOf(language, file(language, "words.ftl"));
    assert.deepEqual(ids(language), ids("en"), language);
    assert.equal(new Set(ids(language)).size, ids(language).length);
    for (const id of asked) assert.ok(ids(language).includes(id), id);
    for (const id of ids(language)) assert.ok(asked.includes(id) || /^(page|alt-board)-/.test(id), `${id} is not used`);
  }
  for (const name of PAGES) assert.ok(ids("en").includes(`page-${name}`));
});

test("links into the guide are read and written", () => {
  assert.deepEqual(readPlace("#guide/italian/rule-4"), { page: "italian", section: "rule-4" });
  assert.deepEqual(readPlace("#guide/star/"), { page: "star", section: null });
  assert.deepEqual(readPlace("#guide"), { page: "star", section: null });
  for (const hash of ["", "#guide/ludo", "#guide/star/a/b", "#new/star", "#guide/../star", "#guidestar"]) assert.equal(readPlace(hash), null, hash);
  for (const name of PAGES) assert.deepEqual(readPlace(linkTo({ page: name, section: null })), { page: name, section: null });
});

test("a scene carries out what its moves do: captures, a swap, a crowning", () => {
  const ends = (name: string, number: number): { before: string; after: string; moves: number } => {
    const scene = scenes(page("en", name))[number];
    assert.ok(scene);
    return { before: scene.pieces, after: scene.moves.reduce(after, scene.pieces), moves: scene.moves.length };
  };
  const pieces = (text: string): string => [...text].filter((piece) => piece !== ".").sort().join("");
  const start = ends("capture", 0);
  assert.equal(pieces(start.before).length, 60);
  assert.equal(pieces(start.after).length, 59);
  const star = scenes(page("en", "star"));
  const first = star[0];
  assert.ok(first);
  assert.match(first.pieces, /^1{10}\.{101}4{10}$/);
  const swap = star.find((scene) => scene.moves.some((move) => move.swap));
  assert.ok(swap);
  assert.equal(pieces(swap.moves.reduce(after, swap.pieces)), pieces(swap.pieces));
  const crowned = scenes(page("en", "italian")).find((scene) => scene.moves.some((move) => move.crowned));
  assert.ok(crowned);
  assert.equal(pieces(crowned.moves.reduce(after, crowned.pieces)), "Wb");
});
