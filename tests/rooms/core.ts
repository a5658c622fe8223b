// The rooms as the page has them, with the wasm that the page loads, but in this process: so that many can be open at once.
// `cargo xtask test` has made the glue for it in target/bench.
import { build } from "esbuild";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import "./web-socket.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type Core = typeof import("./core-parts");

let loaded: Promise<Core> | null = null;

/** The same for all tests of a process. */
export function core(): Promise<Core> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Core> {
  const glue = join(ROOT, "target/bench/hopstone-wasm.js");
  const wasm = readdirSync(join(ROOT, "dist")).find((name) => /^hopstone-\w+\.wasm$/.test(name));
  if (!existsSync(glue) || !wasm) throw new Error("the page or its glue is not built: run `cargo xtask test --only rooms`");
  const outfile = join(ROOT, "target/rooms/core.mjs");
  await build({
    absWorkingDir: ROOT, entryPoints: ["tests/rooms/core-parts.ts"], outfile, bundle: true, format: "esm", platform: "node", target: "node20",
    alias: { "hopstone-glue": glue }, external: ["mqtt", "@preact/signals"], logLevel: "warning",
  });
  const parts = (await import(pathToFileURL(outfile).href)) as Core;
  await parts.init({ module_or_path: readFileSync(join(ROOT, "dist", wasm)) });
  return parts;
}
