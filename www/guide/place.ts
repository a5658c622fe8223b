import type { GameKind } from "hopstone-glue";

/** The pages of the guide, in the order in which they are offered. */
export const PAGES = ["star", "star-strategy", "capture", "italian", "english", "draughts-strategy"] as const;
export type PageName = (typeof PAGES)[number];

/** Where a reader is in the guide: a page, and a section of it or its beginning. */
export interface Place { readonly page: PageName; readonly section: string | null }

/** Reads `#guide/<page>` and `#guide/<page>/<section>`; null where that is no page. `#guide` alone is the first one. */
export function readPlace(hash: string): Place | null {
  const found = /^#guide(?:\/([\w-]+)(?:\/([\w-]+))?)?\/?$/.exec(hash);
  const page = found && PAGES.find((name) => name === (found[1] ?? PAGES[0]));
  return page ? { page, section: found?.[2] ?? null } : null;
}

/** The link to a place. */
export function linkTo({ page, section }: Place): string {
  return `#guide/${page}${section === null ? "" : `/${section}`}`;
}

/** Where the guide tells more of a refusal, by the id of its problem; null where it has nothing to add. */
export function explains(problem: string, game: GameKind): Place | null {
  const rule = /^problem-draughts-precedence-(\d)$/.exec(problem)?.[1];
  if (rule) return { page: "italian", section: `rule-${rule}` };
  const section = /-(must-capture|man-captures-king|unfinished)$/.test(problem) ? "capturing"
    : /-(leaves-goal|home)$/.test(problem) ? "goal" : problem === "problem-foreign" ? "rest" : null;
  return section && { page: game, section };
}
