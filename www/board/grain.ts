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
    const [sway1, sway2, fibres, pores, clouds] = [noise(v * 2.3), noise(v * 6.7), noise(v * 240), noise(v * 330 + 7), noise(v * 3.1 + 5)];
    for (let x = 0; x < width; x++) {
      const u = x / width;
      // Where the saw cut the trunk: the rings wander slowly along the plank.
      const sway = sway1(u * 1.7) + 0.5 * sway2(u * 4.1 + 9);
      const ring = v * wood.rings + sway * wood.wander * 6;
      // Early wood is broad, late wood a narrow dark seam with a sharp far edge.
      const t = ring - Math.floor(ring);
      const seam = t < 0.82 ? (t / 0.82) ** 3 : (1 - t) / 0.18;
      const fibre = fibres(u * 22) - 0.5;
      const pore = pores(u * 48 + 31);
      const cloud = clouds(u * 2.2 + 3) - 0.5;
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

/** Smooth noise in 0..1 over a lattice of hashed values: first the row, so that what all of it share is reckoned once, then the place. */
function lattice(seed: number): (y: number) => (x: number) => number {
  const values = new Float32Array(256 * 256);
  let state = seed * 2654435761;
  for (let i = 0; i < values.length; i++) {
    // xorshift: short, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    values[i] = (state >>> 0) / 4294967296;
  }
  return (y) => {
    const y0 = Math.floor(y);
    const fy = y - y0;
    const sy = fy * fy * (3 - 2 * fy);
    const upper = (y0 & 255) << 8;
    const lower = ((y0 + 1) & 255) << 8;
    return (x) => {
      const x0 = Math.floor(x);
      const fx = x - x0;
      const sx = fx * fx * (3 - 2 * fx);
      const left = x0 & 255;
      const right = (x0 + 1) & 255;
      const top = (values[upper | left] ?? 0) * (1 - sx) + (values[upper | right] ?? 0) * sx;
      const bottom = (values[lower | left] ?? 0) * (1 - sx) + (values[lower | right] ?? 0) * sx;
      return top * (1 - sy) + bottom * sy;
    };
  };
}
