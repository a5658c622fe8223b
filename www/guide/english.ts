import star from "./en/star.md";
import starStrategy from "./en/star-strategy.md";
import capture from "./en/capture.md";
import italian from "./en/italian.md";
import english from "./en/english.md";
import draughtsStrategy from "./en/draughts-strategy.md";
import words from "./en/words.ftl";
import type { Texts } from "./texts";

export const texts: Texts = {
  words,
  pages: { star, "star-strategy": starStrategy, capture, italian, english, "draughts-strategy": draughtsStrategy },
};
