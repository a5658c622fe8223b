import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../board/grid";

/** The languages of the page. */
export const LANGUAGES = ["en", "pl", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each by its own name: who looks for a language reads that one. */
export const OWN_NAME: Readonly<Record<Language, string>> = { en: "English", pl: "Polski", cs: "Čeština" };

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language of the reader that the page has: chosen by hand, else as the browser asks, else English. */
export function chooseLanguage(chosen: string | null, wishes: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  for (const wish of wishes) {
    const language = wish.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}

const LOAD: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./en.ftl"),
  pl: () => import("./pl.ftl"),
  cs: () => import("./cs.ftl"),
};

/** Loads a language, and English behind it for a message that is missing. */
export async function loadLanguage(language: Language): Promise<Say> {
  const order: Language[] = language === "en" ? ["en"] : [language, "en"];
  const loaded = await Promise.allSettled(order.map(async (one) => bundleOf(one, (await LOAD[one]()).default)));
  return sayWith(loaded.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])));
}

/** Tells the document its language; screen readers and the browser's own words follow it. */
export function markDocument(language: Language): void {
  document.documentElement.lang = language;
  // The installed game is described in the same language (www/build.mjs).
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `./hopstone-${language}.webmanifest`);
}

/** Describes the page, for bookmarks and for who asks what this is. */
export function describe(say: Say): void {
  document.querySelector("meta[name=description]")?.setAttribute("content", say("app-description"));
}

/** A bundle of one language's text. Throws where the text has errors: that is a fault of ours, and a test finds it. */
export function bundleOf(language: Language, text: string): FluentBundle {
  // No isolation marks: names and notation go into labels, titles and the clipboard as they are.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(text));
  if (error) throw error;
  return bundle;
}

/** Words from the first bundle that has the message; the id itself where none has, so that nothing is ever empty. */
export function sayWith(bundles: readonly FluentBundle[]): Say {
  return (id, args) => {
    for (const bundle of bundles) {
      const value = bundle.getMessage(id)?.value;
      if (value) return bundle.formatPattern(value, args ?? null, []);
    }
    return id;
  };
}
