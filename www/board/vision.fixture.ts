// How colours are seen by eyes that lack one kind of cone, and how far apart two colours are seen.

export type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export type Vision = "full" | "protanopia" | "deuteranopia" | "tritanopia" | "grey";
export const VISIONS: readonly Vision[] = ["full", "protanopia", "deuteranopia", "tritanopia", "grey"];

/** Viénot, Brettel and Mollon 1999: one plane is enough for eyes without red or green cones. In linear light. */
const PROTAN: Matrix = [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]];
const DEUTAN: Matrix = [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]];
/** Brettel, Viénot and Mollon 1997: without blue cones there are two half planes, on either side of grey. */
const TRITAN: readonly [Matrix, Matrix] = [
  [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.805, 0.11911]],
  [[0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.1232], [-0.37562, 1.12767, 0.24796]],
];
const TRITAN_EDGE: Rgb = [0.03901, -0.02788, -0.01113];
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** `#rrggbb` in linear light. */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number): number => {
    const share = ((value >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

/** A colour in linear light as it is seen. */
export function seen(colour: Rgb, vision: Vision): Rgb {
  switch (vision) {
    case "full": return colour;
    case "protanopia": return clamped(times(PROTAN, colour));
    case "deuteranopia": return clamped(times(DEUTAN, colour));
    case "tritanopia": return clamped(times(TRITAN[dot(TRITAN_EDGE, colour) >= 0 ? 0 : 1], colour));
    case "grey": { const y = dot(LUMINANCE, colour); return [y, y, y]; }
  }
}

/** The distance of two colours in OKLab, times 100: 2 is just seen, 10 is not mistaken side by side. */
export function apart(a: Rgb, b: Rgb): number {
  const [one, other] = [oklab(a), oklab(b)];
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** The contrast of two colours as WCAG 2 counts it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [dot(LUMINANCE, a), dot(LUMINANCE, b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function oklab(colour: Rgb): Rgb {
  const [l, m, s] = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], colour);
  const roots: Rgb = [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)];
  return times([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], roots);
}

function times(matrix: Matrix, colour: Rgb): Rgb {
  return [dot(matrix[0], colour), dot(matrix[1], colour), dot(matrix[2], colour)];
}

function dot(a: Rgb, b: Rgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamped([r, g, b]: Rgb): Rgb {
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return [within(r), within(g), within(b)];
}
