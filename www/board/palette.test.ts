import assert from "node:assert/strict";
import { test } from "node:test";
import { MARK } from "./mark";
import { DIM, MARBLES, type MarbleSet, type Theme } from "./palette";
import type { MarblePiece } from "./piece";
import { apart, contrast, linear, type Rgb, seen, type Vision, VISIONS } from "./vision.fixture";

const ARMIES = ["1", "2", "3", "4", "5", "6"] as const;
const SETS = ["glass", "clay", "print"] as const;
const THEMES = ["light", "dark"] as const;

/** What a colour of a marble is in the middle of it: at night half lit by the lamp. */
function lit(hex: string, set: MarbleSet, theme: Theme): Rgb {
  const colour = linear(hex);
  const lamp: Rgb = theme === "dark" ? linear(DIM[set][1]) : [1, 1, 1];
  return [colour[0] * lamp[0], colour[1] * lamp[1], colour[2] * lamp[2]];
}

function closest(set: MarbleSet, theme: Theme, vision: Vision): { distance: number; armies: string } {
  const pairs = ARMIES.flatMap((one, i) => ARMIES.slice(i + 1).map((other) => ({
    armies: `${one} and ${other}`,
    distance: apart(seen(lit(MARBLES[set][one].body, set, theme), vision), seen(lit(MARBLES[set][other].body, set, theme), vision)),
  })));
  return pairs.reduce((least, pair) => (pair.distance < least.distance ? pair : least));
}

/** How far apart any two armies must stay. Glass has its marks and its light for eyes that see no colour at all. */
const FLOOR: Readonly<Record<MarbleSet, Readonly<Record<Theme, { colour: number; grey: number }>>>> = {
  glass: { light: { colour: 9.5, grey: 0 }, dark: { colour: 6, grey: 0 } },
  clay: { light: { colour: 8.5, grey: 7.5 }, dark: { colour: 6.5, grey: 6.5 } },
  print: { light: { colour: 10, grey: 8 }, dark: { colour: 8, grey: 7 } },
};

for (const set of SETS) {
  for (const theme of THEMES) {
    test(`any two armies of ${set} stay apart in the ${theme} theme, whatever cones an eye lacks`, () => {
      for (const vision of VISIONS) {
        const { distance, armies } = closest(set, theme, vision);
        assert.ok(distance >= FLOOR[set][theme][vision === "grey" ? "grey" : "colour"], `${vision}: ${armies} are ${distance.toFixed(1)} apart`);
      }
    });
  }

  test(`the marks of ${set} stand out from their marbles`, () => {
    const least = set === "print" ? 4.5 : 3;
    for (const piece of ARMIES) {
      const { body, mark } = MARBLES[set][piece];
      const ratio = contrast(linear(body), linear(mark));
      assert.ok(ratio >= least || piece === "1", `${piece}: ${ratio.toFixed(2)}`);
      // Vermilion lies between: ivory is what stands out better from it.
      assert.ok(ratio >= 3, `${piece}: ${ratio.toFixed(2)}`);
    }
  });
}

test("every army has a mark of its own, in every set the same", () => {
  assert.equal(new Set(ARMIES.map((piece) => MARK[piece])).size, ARMIES.length);
  for (const set of SETS) assert.deepEqual(Object.keys(MARBLES[set]).sort(), (Object.keys(MARK) as MarblePiece[]).sort());
});

test("the simulation leaves grey as it is, and takes from each eye what it lacks", () => {
  const grey = linear("#808080");
  for (const vision of VISIONS) assert.ok(apart(grey, seen(grey, vision)) < 0.2, vision);
  const [red, green] = [linear("#b04000"), linear("#5f6f00")];
  assert.ok(apart(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < apart(red, green) / 2);
  assert.ok(apart(seen(linear("#3060d0"), "tritanopia"), seen(linear("#108070"), "tritanopia")) < apart(linear("#3060d0"), linear("#108070")) / 2);
});
