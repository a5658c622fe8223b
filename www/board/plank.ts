import { grain } from "./grain";
import type { Wood } from "./palette";
import type { Pen } from "./shape";
import { type Sheet, sheet } from "./sheet";

/** A plank covers a board at any turn, in pitches. */
const PLANK = 18;

/** Lays a plank over the middle, another cut of it for each piece so that they do not repeat each other. */
export function lay(pen: Pen, wood: Sheet | null, along: number, across: number): void {
  if (wood) pen.drawImage(wood.canvas, along - PLANK / 2, across - PLANK / 2, PLANK, PLANK);
  else pen.fillRect(-PLANK / 2, -PLANK / 2, PLANK, PLANK);
}

const planks = new Map<string, Sheet | null>();

/** A plank of the wood for a board that is `device` pixels high. */
export function plank(wood: Wood, device: number): Sheet | null {
  return sawn(wood, device > 1300 ? 1024 : 704);
}

/** A piece of the wood, `height` pixels across the grain, sawn once and kept: fine across the grain, coarser along it. */
export function sawn(wood: Wood, height: number): Sheet | null {
  const key = `${wood.seed}/${height}`;
  const kept = planks.get(key);
  if (kept !== undefined) return kept;
  const width = height / 2;
  const made = sheet(width, height);
  made?.pen.putImageData(new ImageData(grain(wood, width, height), width, height), 0, 0);
  planks.set(key, made);
  return made;
}
