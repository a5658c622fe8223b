import type { HoleInfo } from "hopstone-glue";

/** The 121 holes as the rules give them, built here once more for tests that run without the wasm module. */
export const HOLES: readonly HoleInfo[] = build();

function build(): HoleInfo[] {
  const exists = (q: number, r: number) =>
    Math.min(q, -q - r, r) >= -4 || Math.max(q, -q - r, r) <= 4;
  const at = new Map<string, number>();
  const axial: [number, number][] = [];
  for (let r = -8; r <= 8; r++) {
    for (let q = -8; q <= 8; q++) {
      if (!exists(q, r)) continue;
      at.set(`${q},${r}`, axial.length);
      axial.push([q, r]);
    }
  }
  const places = new Map<number, number>();
  return axial.map(([q, r]) => {
    const place = (places.get(r) ?? 0) + 1;
    places.set(r, place);
    const x = q, y = -q - r, z = r;
    const point = z < -4 ? 1 : y < -4 ? 3 : x < -4 ? 5 : z > 4 ? 4 : y > 4 ? 6 : x > 4 ? 2 : 0;
    const beside = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
    return {
      name: `${String.fromCharCode(105 + r)}${place}`, q, r, point,
      neighbours: beside.map(([dq, dr]) => at.get(`${q + dq},${r + dr}`) ?? -1),
    };
  });
}
