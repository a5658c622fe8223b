/** `#rrggbb` with an opacity, as CSS writes it. */
export function faded(hex: string, opacity: number): string {
  const [r, g, b] = channels(hex);
  return `rgba(${r}, ${g}, ${b}, ${opacity})`;
}

/** A colour between two, 0 the first, 1 the second. */
export function between(a: string, b: string, share: number): string {
  const from = channels(a);
  const to = channels(b);
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * share));
  return `rgb(${mixed.join(", ")})`;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
