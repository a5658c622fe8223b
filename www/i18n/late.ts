// The words of windows that are fetched late: a file beside that of each language.
import type { Say } from "../board/grid";
import { bundleOf, type Language } from "./index";

const LOAD: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("./en.late.ftl"),
  pl: () => import("./pl.late.ftl"),
  cs: () => import("./cs.late.ftl"),
};

/** Words that know the messages of late windows too. */
export async function loadLate(language: Language, say: Say): Promise<Say> {
  const bundle = bundleOf(language, (await LOAD[language]()).default);
  return (id, args) => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value, args ?? null, []) : say(id, args);
  };
}
