import { type Cell, SCREEN } from "./geometry";
import { columnOf, neighbour, screenRows, type View } from "./view";

/**
 * Where the keyboard stands. `column` is the place across the screen, in half pitches from the middle, that was chosen
 * last by a sideways step; going up and down keeps to it.
 */
export interface Cursor { readonly cell: Cell; readonly column: number }

export type Stride = "left" | "right" | "up" | "down" | "row-start" | "row-end" | "E" | "SE" | "SW" | "W" | "NW" | "NE";

/**
 * The keys of the walk. The six letters lie on the keyboard as the six directions lie around a cell: Q E above, A D beside,
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

export function cursorAt(view: View, cell: Cell): Cursor {
  return { cell, column: columnOf(view, cell) };
}

/**
 * One step of the walk.
 *
 * A cell has no neighbour straight above it. So *up* and *down* go to the row above or below, to the cell nearest to the
 * column in which the walk last went sideways: repeated, they go up straight in a zigzag, and *left* or *right* in between
 * choose the other diagonal. Where the row above is much shorter they still reach it, and the way back leads to the same
 * place, because the column is kept. Every cell can be reached by arrows alone.
 */
export function walk(view: View, cursor: Cursor, stride: Stride): Cursor {
  switch (stride) {
    case "up": return across(view, cursor, -1);
    case "down": return across(view, cursor, 1);
    case "row-start":
    case "row-end": {
      const row = screenRows(view).find((cells) => cells.includes(cursor.cell));
      const end = stride === "row-start" ? row?.[0] : row?.[row.length - 1];
      return end === undefined ? cursor : cursorAt(view, end);
    }
    default: {
      const direction = stride === "left" ? SCREEN.W : stride === "right" ? SCREEN.E : SCREEN[stride];
      const next = neighbour(view, cursor.cell, direction);
      return next === null ? cursor : cursorAt(view, next);
    }
  }
}

function across(view: View, cursor: Cursor, by: 1 | -1): Cursor {
  const rows = screenRows(view);
  const row = rows[rows.findIndex((cells) => cells.includes(cursor.cell)) + by];
  if (!row) return cursor;
  let best = cursor.cell;
  let off = Infinity;
  for (const cell of row) {
    const d = Math.abs(columnOf(view, cell) - cursor.column);
    // Between two equally near cells the right one; the next row then leads back to the column.
    if (d <= off) [off, best] = [d, cell];
  }
  return { cell: best, column: cursor.column };
}
