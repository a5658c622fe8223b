import type { MarblePiece } from "./piece";

/**
 * The mark of each army as an SVG path within -1..1, filled by the even-odd rule. The canvas and the page's lists draw the
 * same shapes: 1 dot, 2 ring, 3 triangle, 4 square, 5 cross, 6 star. Neutral marbles and those that belong to nobody
 * have none.
 */
export const MARK: Readonly<Record<MarblePiece, string>> = {
  1: circle(0.68),
  2: circle(0.92) + circle(0.5),
  3: "M0-1L.95.68H-.95Z",
  4: "M-.74-.74H.74V.74H-.74Z",
  5: "M-.3-.95H.3V-.3H.95V.3H.3V.95H-.3V.3H-.95V-.3H-.3Z",
  6: star(5, 1.06, 0.44),
  n: "",
  o: "",
};

function circle(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

function star(tips: number, outer: number, inner: number): string {
  const corner = (i: number): string => {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / tips - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(3)} ${(r * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${Array.from({ length: 2 * tips }, (_, i) => corner(i)).join("L")}Z`;
}
