import { PACE } from "./animate";
import { type Cell, distance, type Places } from "./geometry";

/** How a winner's piece shines: the ring that stays, and the light that runs over it, both from 0 to 1. */
export interface Shine { readonly cell: Cell; readonly ring: number; readonly light: number }

/** How long the light lies on one piece, and how long its ring takes to come, in milliseconds. */
const LIGHT = 460;
const RING = 320;

/**
 * The winner's pieces at `elapsed` milliseconds of their celebration; null: it is over, and the rings stay. The light runs from where
 * the last move came to rest.
 */
export function shineOf(cells: readonly Cell[], from: Cell | null, view: Places, elapsed: number | null): readonly Shine[] {
  const origin = view.centres[from ?? cells[0] ?? -1] ?? view.centre;
  const far = (cell: Cell): number => distance(view.centres[cell] ?? origin, origin);
  // By their order, not their distance: it does not stand still on its way to one that is far off.
  const order = [...cells].sort((a, b) => far(a) - far(b));
  return order.map((cell, i) => {
    if (elapsed === null) return { cell, ring: 1, light: 0 };
    const since = elapsed - (PACE.cheer - LIGHT) * (i / Math.max(1, order.length - 1));
    const t = Math.min(1, Math.max(0, since / LIGHT));
    return { cell, ring: Math.min(1, Math.max(0, since / RING)), light: Math.sin(Math.PI * t) ** 2 };
  });
}
