import type { Wood } from "./palette";

/**
 * The pixels of a plank, the grain running from left to right: RGBA bytes, `width` x `height`. Made from hashed noise only,
 * so that the same wood looks the same on every device and at every visit.
 */
export function grain(wood: Wood, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const noise = lattice(wood.seed);
  const [er, eg, eb] = wood.early;
  const [lr, lg, lb] = wood.late;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / width;
      // Where the saw cut the trunk: the rings wander slowly along the plank.
      const sway = noise(u * 1.7, v * 2.3) + 0.5 * noise(u * 4.1 + 9, v * 6.7);
      const ring = v * wood.rings + sway * wood.wander * 6;
      // Early wood is broad, late wood a narrow dark seam with a sharp far edge.
      const t = ring - Math.floor(ring);
      const seam = t < 0.82 ? (t / 0.82) ** 3 : (1 - t) / 0.18;
      const fibre = noise(u * 22, v * 240) - 0.5;
      const pore = noise(u * 48 + 31, v * 330 + 7);
      const cloud = noise(u * 2.2 + 3, v * 3.1 + 5) - 0.5;
      let k = 0.12 + 0.62 * seam + 0.3 * fibre + 0.34 * cloud;
      if (pore > 0.8) k += (pore - 0.8) * 2.4 * wood.pores;
      k = k < 0 ? 0 : k > 1.15 ? 1.15 : k;
      const i = (y * width + x) * 4;
      pixels[i] = er + (lr - er) * k;
      pixels[i + 1] = eg + (lg - eg) * k;
      pixels[i + 2] = eb + (lb - eb) * k;
      pixels[i + 3] = 255;
    }
  }
  return pixels;
}

/** Smooth noise in 0..1 over a lattice of hashed values. */
function lattice(seed: number): (x: number, y: number) => number {
  const values = new Float32Array(256 * 256);
  let state = seed * 2654435761;
  for (let i = 0; i < values.length; i++) {
    // xorshift: short, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    values[i] = (state >>> 0) / 4294967296;
  }
  const value = (x: number, y: number): number => values[((y & 255) << 8) | (x & 255)] ?? 0;
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const top = value(x0, y0) * (1 - sx) + value(x0 + 1, y0) * sx;
    const bottom = value(x0, y0 + 1) * (1 - sx) + value(x0 + 1, y0 + 1) * sx;
    return top * (1 - sy) + bottom * sy;
  };
}
