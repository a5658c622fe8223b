import type { HoleInfo } from "hopstone-glue";
import { ASPECT, type Turn, viewOf } from "./geometry";
import { type Picture, StarPainter } from "./paint-star";
import type { Theme } from "./palette";

/** A picture of a position to share or to keep, `width` pixels wide. Null where the browser cannot make one. */
export async function keepsake(
  holes: readonly HoleInfo[], pieces: string, turn: Turn, theme: Theme, colours: boolean, last: Picture["last"], width = 1200,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  new StarPainter().paint(canvas, {
    view: viewOf(holes, width, Math.round(width / ASPECT), turn), dpr: 1, theme, coordinates: false, colours, pieces, last,
    fading: [], targets: [], lifted: null, marked: new Set(), hint: null, over: null, drag: null, frame: null,
  });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
