import type { Wood } from "./palette";

/**
 * The pixels of a plank, the grain running from left to right: RGBA bytes, `width` x `height`. Made from hashed noise only,
 * so that the same wood looks the same on every device and at every visit. It can be made in pieces: after each the maker may rest.
 */
export function* grain(wood: Wood, width: number, height: number, pieces: number): Generator<undefined, Uint8ClampedArray<ArrayBuffer>> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  const values = lattice(wood.seed);
  const sway1 = noise(values, width, 1.7, 0);
  const sway2 = noise(values, width, 4.1, 9);
  const fibres = noise(values, width, 22, 0);
  const pores = noise(values, width, 48, 31);
  const clouds = noise(values, width, 2.2, 3);
  const [er, eg, eb] = wood.early;
  const [lr, lg, lb] = wood.late;
  const piece = Math.ceil(height / pieces);
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % piece === 0) yield;
    const v = y / height;
    sway1.row(v * 2.3);
    sway2.row(v * 6.7);
    fibres.row(v * 240);
    pores.row(v * 330 + 7);
    clouds.row(v * 3.1 + 5);
    for (let x = 0; x < width; x++) {
      // Where the saw cut the trunk: the rings wander slowly along the plank.
      const sway = sway1.at(x) + 0.5 * sway2.at(x);
      const ring = v * wood.rings + sway * wood.wander * 6;
      // Early wood is broad, late wood a narrow dark seam with a sharp far edge.
      const t = ring - Math.floor(ring);
      const seam = t < 0.82 ? (t / 0.82) * (t / 0.82) * (t / 0.82) : (1 - t) / 0.18;
      const fibre = fibres.at(x) - 0.5;
      const pore = pores.at(x);
      const cloud = clouds.at(x) - 0.5;
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

/** A lattice of hashed values in 0..1, 256 by 256. */
function lattice(seed: number): Float32Array {
  const values = new Float32Array(256 * 256);
  let state = seed * 2654435761;
  for (let i = 0; i < values.length; i++) {
    // xorshift: short, and the same everywhere.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    values[i] = (state >>> 0) / 4294967296;
  }
  return values;
}

/**
 * Smooth noise over a lattice, along rows of `width` pixels that run over so many of its cells from `start` on. What all rows share is
 * reckoned once, what all of a row share once for each: the first paint waits for this.
 */
function noise(values: Float32Array, width: number, cells: number, start: number): { row(y: number): void; at(x: number): number } {
  const cell = new Uint8Array(width);
  const part = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const place = (x / width) * cells;
    cell[x] = Math.floor(place);
    part[x] = smooth(place - Math.floor(place));
  }
  const row = new Float64Array(Math.ceil(cells) + 1);
  return {
    row(y) {
      const part = smooth(y - Math.floor(y));
      const upper = (Math.floor(y) & 255) << 8;
      const lower = ((Math.floor(y) + 1) & 255) << 8;
      for (let i = 0; i < row.length; i++) {
        const column = (start + i) & 255;
        row[i] = (values[upper | column] ?? 0) * (1 - part) + (values[lower | column] ?? 0) * part;
      }
    },
    at(x) {
      const left = cell[x] ?? 0;
      const from = row[left] ?? 0;
      return from + ((row[left + 1] ?? 0) - from) * (part[x] ?? 0);
    },
  };
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
