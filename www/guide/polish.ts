import star from "./pl/star.md";
import starStrategy from "./pl/star-strategy.md";
import capture from "./pl/capture.md";
import italian from "./pl/italian.md";
import english from "./pl/english.md";
import draughtsStrategy from "./pl/draughts-strategy.md";
import words from "./pl/words.ftl";
import type { Texts } from "./texts";

export const texts: Texts = {
  words,
  pages: { star, "star-strategy": starStrategy, capture, italian, english, "draughts-strategy": draughtsStrategy },
};
