// How fast the rules are as WebAssembly: counts move sequences with the very file that the page loads. `cargo xtask bench` has made
// the glue beside it in target/bench.
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
