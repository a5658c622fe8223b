import { grain } from "./grain";
import type { Wood } from "./palette";
import { rest } from "../rest";
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
  return sawn(wood, heightFor(device));
}

function heightFor(device: number): number {
  return device > 1300 ? 1024 : 704;
}

/** In so many pieces a plank is sawn ahead: each is over before a slow phone stutters. */
const PIECES = 4;

/** Saws planks for a board that will be about `device` pixels high, piece by piece, while the page waits for something else. */
export async function sawAhead(woods: readonly Wood[], device: number): Promise<void> {
  for (const wood of woods) {
    const height = heightFor(device);
    const growing = grain(wood, height / 2, height, PIECES);
    for (let step = growing.next(); ; step = growing.next()) {
      await rest();
      if (step.done) {
        keep(wood, height, step.value);
        break;
      }
    }
  }
}

/** A piece of the wood, `height` pixels across the grain, sawn once and kept: fine across the grain, coarser along it. */
export function sawn(wood: Wood, height: number): Sheet | null {
  const kept = planks.get(keyOf(wood, height));
  if (kept !== undefined) return kept;
  const growing = grain(wood, height / 2, height, 1);
  let step = growing.next();
  while (!step.done) step = growing.next();
  return keep(wood, height, step.value);
}

function keyOf(wood: Wood, height: number): string {
  return `${wood.seed}/${height}`;
}

function keep(wood: Wood, height: number, pixels: Uint8ClampedArray<ArrayBuffer>): Sheet | null {
  const made = sheet(height / 2, height);
  made?.pen.putImageData(new ImageData(pixels, height / 2, height), 0, 0);
  planks.set(keyOf(wood, height), made);
  return made;
}
