import type { Language } from "../i18n";
import type { Page } from "./page";
import type { PageName } from "./place";

/** The guide in one language: its pages, and the words around them as a Fluent file. */
export interface Texts { readonly words: string; readonly pages: Readonly<Record<PageName, Page>> }

const LOAD: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  en: () => import("./english"),
  pl: () => import("./polish"),
  cs: () => import("./czech"),
};

/** Loads the guide in a language: a file of its own for each. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOAD[language]()).texts;
}
