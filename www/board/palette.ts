import type { MarblePiece } from "./piece";

/** The look of the table by day, or the same table at night under a dimmed lamp. */
export type Theme = "light" | "dark";

/** A draughts board of wood, or flat in calm colours, for those whom the grain disturbs. */
export type BoardLook = "wood" | "plain";

/** What the marbles of the star are made of: glass, matt clay, or printed flat with large marks. */
export type MarbleSet = "glass" | "clay" | "print";

/** The colours of one army. Light enters glass at the top left, gathers at the bottom right and leaves the rim dark. */
export interface Coat {
  readonly body: string;
  readonly deep: string;
  /** Where the light gathers inside the glass, and what falls through it onto the wood. */
  readonly glow: string;
  /** The mark: ivory on the three darker armies, ink on the lighter ones. */
  readonly mark: string;
}

const IVORY = "#fffaf0";
/** The dark edge of what is printed. */
const INK = "#1d130a";

/**
 * The armies stay apart for the three kinds of colour blindness: by lightness (2, 4, 6 are light with a dark mark; 1, 3, 5 are dark
 * with an ivory one) and above all by their mark, see `mark.ts`. Clay and print do so in grey too; palette.test.ts holds them to it.
 */
export const MARBLES: Readonly<Record<MarbleSet, Readonly<Record<MarblePiece, Coat>>>> = {
  glass: {
    1: { body: "#d8431a", deep: "#7c1c06", glow: "#ff9a5c", mark: IVORY },
    2: { body: "#68bff2", deep: "#1f6796", glow: "#d9f4ff", mark: "#0c2f4a" },
    3: { body: "#0f8a5b", deep: "#04432b", glow: "#5fe0a4", mark: IVORY },
    4: { body: "#f5ce30", deep: "#9a6a05", glow: "#fff6b8", mark: "#4d2f02" },
    5: { body: "#2350b4", deep: "#0c2058", glow: "#6fa2ff", mark: IVORY },
    6: { body: "#e684b2", deep: "#95406a", glow: "#ffe2ef", mark: "#571236" },
    n: { body: "#9b9a97", deep: "#565553", glow: "#e4e3df", mark: IVORY },
    o: { body: "#6f9691", deep: "#2c4b48", glow: "#cfeae2", mark: IVORY },
  },
  clay: {
    1: { body: "#b65d40", deep: "#6b2c18", glow: "#d98e72", mark: IVORY },
    2: { body: "#a3cdf0", deep: "#5a83a6", glow: "#d3e8fa", mark: "#14344f" },
    3: { body: "#1b5336", deep: "#0a2b1a", glow: "#4d8465", mark: IVORY },
    4: { body: "#f8e08a", deep: "#b8973c", glow: "#fff2c0", mark: "#4d3504" },
    5: { body: "#1d2f63", deep: "#0c1636", glow: "#50639a", mark: IVORY },
    6: { body: "#d07f99", deep: "#8c4660", glow: "#ecb4c6", mark: "#4a1029" },
    n: { body: "#a9a297", deep: "#6a645b", glow: "#cdc7bd", mark: IVORY },
    o: { body: "#567e7a", deep: "#264441", glow: "#8fb5ae", mark: IVORY },
  },
  print: {
    1: { body: "#e04e14", deep: INK, glow: "#e04e14", mark: "#ffffff" },
    2: { body: "#94d2f8", deep: INK, glow: "#94d2f8", mark: INK },
    3: { body: "#00513a", deep: INK, glow: "#00513a", mark: "#ffffff" },
    4: { body: "#ffe655", deep: INK, glow: "#ffe655", mark: INK },
    5: { body: "#121c6e", deep: INK, glow: "#121c6e", mark: "#ffffff" },
    6: { body: "#ec7cb3", deep: INK, glow: "#ec7cb3", mark: INK },
    n: { body: "#a6a29b", deep: INK, glow: "#a6a29b", mark: "#ffffff" },
    o: { body: "#e9e2d2", deep: INK, glow: "#e9e2d2", mark: INK },
  },
};

/** What a marble keeps of its colour where the lamp at night lights it fully, half and hardly. */
export const DIM: Readonly<Record<MarbleSet, readonly [string, string, string]>> = {
  glass: ["#f4e6d2", "#c3ab92", "#8d7a6a"],
  clay: ["#f4e6d2", "#c3ab92", "#8d7a6a"],
  print: ["#eadccb", "#dccbb8", "#cbb9a6"],
};

/** The thin inlay and the faint stain of each point, in the colour of the army that starts there. */
export const INLAY: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>> = {
  1: "#b93a17", 2: "#3f94c6", 3: "#0e7a50", 4: "#d8a80d", 5: "#2450a6", 6: "#c9658f",
};

/** A wood, from its light early growth to its dark late growth. */
export interface Wood {
  readonly early: readonly [number, number, number];
  readonly late: readonly [number, number, number];
  /** Year rings across the board's height. */
  readonly rings: number;
  /** How much the rings wander, 0..1. */
  readonly wander: number;
  readonly pores: number;
  readonly seed: number;
}

/** Steamed pear for the star, walnut for the tray. */
export const PEAR: Wood = { early: [232, 198, 154], late: [199, 152, 104], rings: 34, wander: 0.62, pores: 0.4, seed: 11 };
export const WALNUT: Wood = { early: [116, 76, 50], late: [66, 39, 25], rings: 44, wander: 0.8, pores: 0.9, seed: 47 };

/** The veneers of a draughts board: maple, and a walnut that is lighter and warmer than the frame, so that ebony is seen on it. */
export const MAPLE: Wood = { early: [238, 214, 172], late: [214, 180, 130], rings: 13, wander: 0.5, pores: 0.25, seed: 5 };
export const NUT: Wood = { early: [166, 113, 71], late: [122, 76, 44], rings: 15, wander: 0.6, pores: 0.6, seed: 29 };
/** Men are turned of boxwood and of ebony. */
export const BOX: Wood = { early: [250, 236, 202], late: [236, 212, 164], rings: 9, wander: 0.4, pores: 0.2, seed: 83 };
export const EBONY: Wood = { early: [58, 48, 43], late: [34, 27, 24], rings: 11, wander: 0.5, pores: 0.5, seed: 61 };

/** Marks drawn onto the wood: ivory with a dark edge is seen on both woods, by day and at night. */
export const SIGN = {
  light: { fill: "#fffaf0", edge: "rgba(40, 20, 8, 0.78)" },
  dark: { fill: "#f4e3c4", edge: "rgba(10, 5, 2, 0.82)" },
} as const;

/** The plain draughts board: few colours, no grain, no shine. */
export const PLAIN = {
  light: { frame: "#75604b", line: "#d9c7a8", pale: "#efe6d6", dark: "#ad9377" },
  dark: { frame: "#2f2822", line: "#6d5f50", pale: "#8d8072", dark: "#5f5144" },
} as const;

/** What a man is made of, where it is not grain: its face, its turned side from the light into the shade, and what is inlaid into it. */
export interface Body { readonly face: string; readonly lit: string; readonly shade: string; readonly deep: string; readonly inlay: string }
export const BODY: Readonly<Record<"w" | "b", Body>> = {
  w: { face: "#f6e9cb", lit: "#ecd8ab", shade: "#a57f4c", deep: "#5a3a1a", inlay: "#7a2f18" },
  b: { face: "#332a26", lit: "#5b4c43", shade: "#17110e", deep: "#0a0705", inlay: "#e3bf74" },
};
