// The last step of the build: gives a finished folder its version, and writes the service worker, which knows every file by its name
// and its digest. A file of its own because the tests seal folders too, to have a second version.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const WORKER = "sw.js";
const PAGE = "index.html";
/** Belongs to whoever hosts the page and may change at any time: it is of no version, and never kept. */
const CONFIG = "config.json";
const VERSION = /(<meta name="version" content=")[^"]*(">)/;

/** Seals a folder. Returns the bytes of the service worker. */
export async function seal(folder, minify = true) {
  const files = readdirSync(folder).filter((name) => ![WORKER, PAGE, CONFIG].includes(name) && !/^\.|\.map$/.test(name)).sort();
  const list = files.map((name) => [name, digest(readFileSync(join(folder, name)))]);
  const page = join(folder, PAGE);
  const html = readFileSync(page, "utf8");
  if (!VERSION.test(html)) throw new Error(`${PAGE} has no <meta name="version">`);
  const version = digest(JSON.stringify(list) + html.replace(VERSION, "$1$2")).slice(0, 12).replaceAll(/[+/]/g, "-");
  writeFileSync(page, html.replace(VERSION, `$1${version}$2`));
  await build({
    absWorkingDir: dirname(dirname(fileURLToPath(import.meta.url))),
    entryPoints: ["www/sw.ts"], outfile: join(folder, WORKER),
    bundle: true, format: "iife", target: ["es2022", "safari16.4"], minify, legalComments: "none", charset: "utf8", logLevel: "warning",
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(list) },
  });
  return readFileSync(join(folder, WORKER));
}

function digest(content) {
  return createHash("sha256").update(content).digest("base64");
}
