import type { Say } from "../board/grid";

/** A day, `yyyy-mm-dd`, in the page's language as it is written in the reader's region: 30/11 in Britain, 11/30 in America. */
export function dayOf(say: Say, day: string, form: Intl.DateTimeFormatOptions): string {
  const language = say("language-code");
  const regional = navigator.languages.find((one) => one.split("-")[0] === language) ?? language;
  return new Date(`${day}T12:00`).toLocaleDateString(regional, form);
}
