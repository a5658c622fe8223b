import { Marked, type Token } from "marked";
import type { Block, Page } from "./page";
import { readScene } from "./scene-text";

const marked = new Marked({ gfm: true });

/**
 * Makes a page of its Markdown, when the page is built. Every heading but the title ends in its anchor, `{#anchor}`, which is the
 * same in all languages; a fenced block `board` is a scene.
 */
export function readPage(markdown: string): Page {
  let title = "";
  const blocks: Block[] = [];
  const html = (token: Token): string => marked.parser([token]).trim();
  const inline = (text: string): string => marked.parseInline(text, { async: false });
  for (const token of marked.lexer(markdown)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token["depth"] === 1) title = String(token["text"]);
    else if (token.type === "heading") {
      const [, text, id] = /^(.*\S)\s*\{#([a-z0-9-]+)\}$/.exec(String(token["text"])) ?? [];
      if (text === undefined || id === undefined) throw new Error(`the heading “${String(token["text"])}” has no anchor`);
      blocks.push({ kind: "heading", level: Number(token["depth"]), id, html: inline(text) });
    } else if (token.type === "code" && token["lang"] === "board") blocks.push({ kind: "scene", scene: readScene(String(token["text"]), inline) });
    else {
      const last = blocks.at(-1);
      // A table scrolls by itself where the screen is too narrow for it. Its empty corner heads nothing.
      const text = token.type === "table" ? `<div class="guide-table" tabindex="0">${html(token).replace("<th></th>", "<td></td>")}</div>` : html(token);
      if (last?.kind === "html") blocks[blocks.length - 1] = { kind: "html", html: `${last.html}\n${text}` };
      else blocks.push({ kind: "html", html: text });
    }
  }
  if (title === "") throw new Error("the page has no title");
  return { title, blocks };
}
