import star from "./cs/star.md";
import starStrategy from "./cs/star-strategy.md";
import capture from "./cs/capture.md";
import italian from "./cs/italian.md";
import english from "./cs/english.md";
import draughtsStrategy from "./cs/draughts-strategy.md";
import words from "./cs/words.ftl";
import type { Texts } from "./texts";

export const texts: Texts = {
  words,
  pages: { star, "star-strategy": starStrategy, capture, italian, english, "draughts-strategy": draughtsStrategy },
};
