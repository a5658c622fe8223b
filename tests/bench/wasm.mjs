// How fast the rules and the computer player are as WebAssembly: counts move sequences and thinks with the very file that the page
// loads. `cargo xtask bench` has made the glue beside it in target/bench. The search is shown beside that of the native tool.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const dist = new URL("dist/", root);
const name = readdirSync(fileURLToPath(dist)).find((file) => /^hopstone-\w+\.wasm$/.test(file));
if (!name) throw new Error("dist/ holds no hopstone-*.wasm: run `cargo xtask build`");

const { default: init, Thinker } = await import(new URL("target/bench/hopstone-wasm.js", root).href);
await init({ module_or_path: readFileSync(new URL(name, dist)) });

for (const [game, depth] of [["star", 6], ["capture", 4], ["italian", 10], ["english", 10]]) {
  // The first, shallower run lets the engine compile what it will run.
  Thinker.perft(game, depth - 1);
  const begun = performance.now();
  const count = Thinker.perft(game, depth);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  wasm ${game.padEnd(8)} depth ${depth}: ${count} in ${seconds.toFixed(2)} s, ${(count / seconds / 1e6).toFixed(1)} million a second`);
}

/** Nodes and nodes per second of the native search, by game. */
const native = new Map();
const printed = execFileSync("cargo", ["run", "--release", "--quiet", "-p", "hopstone-cli", "--", "bench", "--search"], {
  cwd: fileURLToPath(root), encoding: "utf8", stdio: ["ignore", "pipe", "inherit"],
});
for (const [, game, nodes, speed] of printed.matchAll(/^(\w+) +search +(\d+) nodes .* (\d+) nodes\/s$/gm)) {
  native.set(game, { nodes: Number(nodes), speed: Number(speed) });
}

/** Level 5 thinks about each position from nothing, within so many nodes: nodes, and seconds. */
function search({ nodes, positions }) {
  const sum = { nodes: 0, seconds: 0 };
  for (const code of positions) {
    const thinker = new Thinker();
    const thought = thinker.think(code, { level: 5, nodes, seed: 0 });
    sum.nodes += thought.nodes;
    sum.seconds += thought.milliseconds / 1000;
    thinker.free();
  }
  return sum;
}

for (const [game, searched] of Object.entries(JSON.parse(readFileSync(new URL("search.json", import.meta.url), "utf8")))) {
  search({ ...searched, nodes: searched.nodes / 10 });
  const { nodes, seconds } = search(searched);
  const here = native.get(game);
  if (!here) throw new Error(`the native tool prints no search of ${game}`);
  // The same limits give the same thoughts on every machine.
  if (here.nodes !== nodes) throw new Error(`${game}: the page's search looked at ${nodes} positions, the native one at ${here.nodes}`);
  const million = (speed) => (speed / 1e6).toFixed(3);
  const share = Math.round((100 * nodes) / seconds / here.speed);
  console.log(`  search ${game.padEnd(8)} ${nodes} nodes: wasm ${million(nodes / seconds)}, native ${million(here.speed)} million a second, ${share} %`);
}
