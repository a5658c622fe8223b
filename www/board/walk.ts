import { type Hole, neighbour, SCREEN, screenRows, turned, type View } from "./geometry";

/**
 * Where the keyboard stands. `column` is the place across the screen, in half pitches from the middle, that was chosen
 * last by a sideways step; going up and down keeps to it.
 */
export interface Cursor { readonly hole: Hole; readonly column: number }

export type Stride = "left" | "right" | "up" | "down" | "row-start" | "row-end" | "E" | "SE" | "SW" | "W" | "NW" | "NE";

/**
 * The keys of the walk. The six letters lie on the keyboard as the six directions lie around a hole: Q E above, A D beside,
 * Z C below. They go by the key's place (`KeyboardEvent.code`), so that AZERTY and QWERTZ keep the shape; on QWERTZ
 * the key that is labelled Z, as the list of keys says, does the same.
 */
const BY_CODE: Readonly<Record<string, Stride>> = {
  KeyQ: "NW", KeyE: "NE", KeyA: "W", KeyD: "E", KeyZ: "SW", KeyC: "SE",
};
const BY_KEY: Readonly<Record<string, Stride>> = {
  ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "row-start", End: "row-end",
};

export function strideOf(key: string, code: string): Stride | null {
  return BY_KEY[key] ?? BY_CODE[code] ?? (key.toLowerCase() === "z" ? "SW" : null);
}

export function cursorAt(view: View, hole: Hole): Cursor {
  return { hole, column: columnOf(view, hole) };
}

/**
 * One step of the walk.
 *
 * A hole has no neighbour straight above it. So *up* and *down* go to the row above or below, to the hole nearest to the
 * column in which the walk last went sideways: repeated, they go up straight in a zigzag, and *left* or *right* in between
 * choose the other diagonal. Where the row above is much shorter they still reach it, and the way back leads to the same
 * place, because the column is kept. Every hole can be reached by arrows alone.
 */
export function walk(view: View, cursor: Cursor, stride: Stride): Cursor {
  switch (stride) {
    case "up": return across(view, cursor, -1);
    case "down": return across(view, cursor, 1);
    case "row-start":
    case "row-end": {
      const row = screenRows(view).find((holes) => holes.includes(cursor.hole));
      const end = stride === "row-start" ? row?.[0] : row?.[row.length - 1];
      return end === undefined ? cursor : cursorAt(view, end);
    }
    default: {
      const direction = stride === "left" ? SCREEN.W : stride === "right" ? SCREEN.E : SCREEN[stride];
      const next = neighbour(view, cursor.hole, direction);
      return next === null ? cursor : cursorAt(view, next);
    }
  }
}

function across(view: View, cursor: Cursor, by: 1 | -1): Cursor {
  const rows = screenRows(view);
  const row = rows[rows.findIndex((holes) => holes.includes(cursor.hole)) + by];
  if (!row) return cursor;
  let best = cursor.hole;
  let off = Infinity;
  for (const hole of row) {
    const d = Math.abs(columnOf(view, hole) - cursor.column);
    // Between two equally near holes the right one; the next row then leads back to the column.
    if (d <= off) [off, best] = [d, hole];
  }
  return { hole: best, column: cursor.column };
}

function columnOf(view: View, hole: Hole): number {
  const info = view.holes[hole];
  if (!info) return 0;
  const [q, r] = turned(info.q, info.r, view.turn);
  return 2 * q + r;
}
