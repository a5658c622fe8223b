// Trunk's post_build hook: bundles the page around the wasm that Trunk has just staged, gives every file a hash in its name,
// writes the tags into the staged index.html, and weighs what a first visit loads.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * What a first visit may load, gzipped: little more than one second on a slow mobile line (1.5 Mbit/s), so that the board is
 * there before a person looks away. Four games have to fit, playable offline. Raise it only with a reason.
 */
const FIRST_LOAD_BUDGET = 220_000;

/** What rustc's wasm32-unknown-unknown emits; wasm-opt refuses what it is not told, and must use no more than that either. */
const WASM_FEATURES = [
  "--enable-bulk-memory", "--enable-bulk-memory-opt", "--enable-multivalue", "--enable-mutable-globals",
  "--enable-nontrapping-float-to-int", "--enable-reference-types", "--enable-sign-ext",
];

/** The oldest browsers that the page is made for. */
const TARGET = ["es2022", "safari16.4"];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const staged = process.env.TRUNK_STAGING_DIR;
if (!staged) fail("www/build.mjs is run by Trunk: use `trunk build --release` or `cargo xtask build`.");
const release = process.env.TRUNK_PROFILE === "release";

const { build, transform } = await import("esbuild").catch(() => fail("esbuild is missing: run `npm ci` first."));
const { seal } = await import("./seal.mjs");

const crate = join(staged, "hopstone-wasm");
const glue = `${crate}.js`;
const wasm = join(staged, "hopstone.wasm");
renameSync(`${crate}_bg.wasm`, wasm);
shareTypes();
if (release) shrink();

const { readPage } = await load("www/guide/page-text.ts");

// The worker's name is known only after a build, and main has to know it: hence two passes. They take milliseconds, and
// the worker and main still share their chunks, the glue above all.
const draft = await bundle("", false);
const worker = entry(draft, "www/worker.ts");
const outputs = await bundle(worker, true);
if (entry(outputs, "www/worker.ts") !== worker) fail("www/worker.ts must not depend on WORKER_URL: its name changed with it.");

rmSync(glue);
rmSync(wasm);
const main = entry(outputs, "www/main.tsx");
const style = outputs[main].cssBundle;
await bundleStart();
if (release) await tighten();
writePage(writeManifests());
// Under this very name: whoever hosts the page may put their own in its place.
copyFileSync(join(root, "www/config.json"), join(staged, "config.json"));
// A debug build has no service worker: what has just been changed must be what is seen.
const offline = release ? await seal(staged) : null;
weigh();

/** Copies wasm-bindgen's types to where tsconfig.json looks for them, only on a change: Trunk watches the folder. */
function shareTypes() {
  const from = `${crate}.d.ts`;
  const to = join(root, "www/generated/hopstone-glue.d.ts");
  const types = readFileSync(from, "utf8");
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to) || readFileSync(to, "utf8") !== types) writeFileSync(to, types);
  rmSync(from);
  rmSync(`${crate}_bg.wasm.d.ts`, { force: true });
}

/** Minifies the scripts once more: two bytes of a hundred less than by esbuild alone. Their names stay, since they do the same. */
async function tighten() {
  const { minify } = await import("terser").catch(() => fail("terser is missing: run `npm ci` first."));
  for (const name of [...Object.keys(outputs).filter((one) => one.endsWith(".js")), "start.js"]) {
    const file = join(staged, name);
    const before = readFileSync(file, "utf8");
    const { code } = await minify(before, { module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: false } });
    if (code.length < before.length) writeFileSync(file, code);
  }
}

/** Runs wasm-opt, which comes with `npm ci`, so that it needs no place on PATH and Trunk downloads nothing. */
function shrink() {
  const tool = join(root, "node_modules/binaryen/bin/wasm-opt");
  if (!existsSync(tool)) fail("wasm-opt is missing: run `npm ci` first.");
  const small = `${wasm}.opt`;
  // Like functions side by side compress better. The linker keeps the first page of the memory free.
  const passes = ["-O3", "--low-memory-unused", "--reorder-functions-by-name"];
  execFileSync(process.execPath, [tool, ...passes, ...WASM_FEATURES, wasm, "-o", small], { stdio: "inherit" });
  renameSync(small, wasm);
}

/** A module of ours that the build itself needs; node does not read TypeScript. */
async function load(source) {
  const { outputFiles: [code] } = await build({
    absWorkingDir: root, entryPoints: [source], bundle: true, format: "esm", platform: "node", target: "node20", write: false,
  }).catch(() => process.exit(1));
  return import(`data:text/javascript;base64,${Buffer.from(code.contents).toString("base64")}`);
}

/** Words without their comments; the guide's pages as blocks, so that the page needs no Markdown, and its style as text, with the guide. */
function texts() {
  return {
    name: "texts",
    setup(pass) {
      pass.onLoad({ filter: /\.md$/ }, ({ path }) => {
        try {
          return { loader: "json", contents: JSON.stringify(readPage(readFileSync(path, "utf8"))) };
        } catch (error) {
          return { errors: [{ text: error.message, location: { file: path } }] };
        }
      });
      // Comments are for those who write the words.
      pass.onLoad({ filter: /\.ftl$/ }, ({ path }) => (
        { loader: "text", contents: readFileSync(path, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").trimStart() }
      ));
      pass.onResolve({ filter: /\.css\?text$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path.replace("?text", "")), namespace: "text" }));
      pass.onLoad({ filter: /.*/, namespace: "text" }, async ({ path }) => {
        const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: release, target: TARGET });
        return { loader: "text", contents: code };
      });
    },
  };
}

/** One pass of esbuild. Returns the outputs by their names in dist. */
async function bundle(workerName, write) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["www/main.tsx", "www/worker.ts"],
    outdir: staged,
    bundle: true, splitting: true, format: "esm", target: TARGET,
    minify: release, sourcemap: release ? false : "linked", legalComments: "none", charset: "utf8",
    metafile: true, write,
    entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]", assetNames: "[name]-[hash]",
    jsx: "automatic", jsxImportSource: "preact", plugins: [texts()],
    alias: { "hopstone-glue": glue, "hopstone-wasm": wasm },
    define: { WORKER_URL: JSON.stringify(`./${workerName}`), DEBUG: JSON.stringify(!release) },
    loader: {
      ".wasm": "file", ".svg": "file", ".png": "file", ".woff2": "file", ".mp3": "file", ".ogg": "file",
    },
    logLevel: write ? "warning" : "error",
  }).catch(() => process.exit(1));                                                     // esbuild has said why
  const names = Object.entries(metafile.outputs).map(([path, output]) => [
    path.split("/").at(-1),
    {
      ...output,
      cssBundle: output.cssBundle?.split("/").at(-1),
      imports: output.imports.map((one) => ({ ...one, name: one.path.split("/").at(-1) })),
    },
  ]);
  return Object.fromEntries(names);
}

/** The name in dist of what a source file became. */
function entry(from, source) {
  return Object.keys(from).find((name) => from[name].entryPoint === source) ?? fail(`${source} was not bundled.`);
}

/** What a file imports at once (not by `import()`), with what that imports. */
function atOnce(name, seen = new Set()) {
  for (const one of outputs[name].imports) {
    if (one.kind !== "import-statement" || one.external || seen.has(one.name)) continue;
    seen.add(one.name);
    atOnce(one.name, seen);
  }
  return seen;
}

/** The only output of a kind, for instance the wasm. */
function only(pattern) {
  return Object.keys(outputs).find((name) => pattern.test(name)) ?? fail(`Nothing like ${pattern} was bundled.`);
}

/** What runs when main does not. Its name has no hash, so that a page that is too old for its other files still finds it. */
async function bundleStart() {
  await build({
    absWorkingDir: root, entryPoints: ["www/start.ts"], outfile: join(staged, "start.js"),
    bundle: true, format: "esm", target: ["es2022", "safari16.4"], minify: release, legalComments: "none", charset: "utf8", logLevel: "warning",
  }).catch(() => process.exit(1));
}

/** Writes what an installed game is called and looks like, in each language. Returns the tags for the page. */
function writeManifests() {
  const icon = (file) => {
    const name = file.replace(".", `-${createHash("sha256").update(readFileSync(join(root, "www/icons/app", file))).digest("hex").slice(0, 8).toUpperCase()}.`);
    copyFileSync(join(root, "www/icons/app", file), join(staged, name));
    return `./${name}`;
  };
  const icons = [
    { src: icon("icon-192.png"), sizes: "192x192", type: "image/png" },
    { src: icon("icon-512.png"), sizes: "512x512", type: "image/png" },
    { src: icon("icon-maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: icon("hopstone.svg"), sizes: "any", type: "image/svg+xml" },
  ];
  for (const lang of ["en", "pl", "cs"]) {
    const words = readFileSync(join(root, `www/i18n/${lang}.ftl`), "utf8");
    const say = (id) => words.match(new RegExp(`^${id} = (.*)$`, "m"))?.[1] ?? fail(`${lang}.ftl has no ${id}.`);
    writeFileSync(join(staged, `hopstone-${lang}.webmanifest`), JSON.stringify({
      start_url: "./", scope: "./", name: say("app-name"), short_name: say("app-name"), description: say("app-description"), lang, dir: "ltr",
      display: "standalone", categories: ["games"], background_color: "#f3ece1", theme_color: "#f3ece1", icons,
      shortcuts: ["star", "capture", "italian", "english"].map((game) => ({ name: say(`game-${game}`), url: `./#new/${game}` })),
    }));
  }
  return [
    `<link rel="manifest" href="./hopstone-en.webmanifest">`,
    `<link rel="apple-touch-icon" href="${icon("apple-touch-icon.png")}">`,
  ];
}

function writePage(more) {
  const page = join(staged, "index.html");
  let html = readFileSync(page, "utf8");
  html = html.replace(/^\s*<link[^>]*\bdata-trunk\b[^>]*>\n?/gm, "");
  // Comments and indentation are for those who write the page.
  html = html.replace(/<!--[^]*?-->|\/\*[^]*?\*\//g, "").replace(/^\s+/gm, "");
  const hashes = [...html.matchAll(/<style>([^]*?)<\/style>/g)]
    .map(([, text]) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`).join("");
  html = html.replace("style-src 'self'", `style-src 'self'${hashes}`);
  const tags = [
    ...(style ? [`<link rel="stylesheet" href="./${style}">`] : []),
    `<link rel="preload" href="./${only(/\.wasm$/)}" as="fetch" type="application/wasm" crossorigin>`,
    ...[...atOnce(main)].map((name) => `<link rel="modulepreload" href="./${name}">`),
    `<script type="module" src="./${main}"></script>`,
    `<script type="module" src="./start.js"></script>`,
    ...more,
  ];
  if (!html.includes("</head>")) fail("index.html has no </head>.");
  writeFileSync(page, html.replace("</head>", () => `${tags.map((tag) => `  ${tag}\n`).join("")}</head>`));
}

/** Prints what a first visit in English loads, and refuses a release that is too heavy. */
function weigh() {
  const english = Object.keys(outputs).find((name) => /^en-.*\.js$/.test(name));
  const files = new Set([
    "index.html", "start.js", ...(style ? [style] : []), main, ...atOnce(main), worker, ...atOnce(worker),
    ...(english ? [english] : []), only(/\.wasm$/),
  ]);
  const rows = [...files].map((name) => {
    const bytes = readFileSync(join(staged, name));
    return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  });
  const total = { name: "first load", raw: sum(rows, "raw"), gzip: sum(rows, "gzip") };
  const width = Math.max(...rows.map((row) => row.name.length), 10);
  const line = (name, raw, gzip) => console.log(`  ${name.padEnd(width)} ${raw.padStart(11)} ${gzip.padStart(11)}`);
  line("", "bytes", "gzipped");
  for (const row of [...rows, total]) line(row.name, group(row.raw), group(row.gzip));
  const percent = Math.round((100 * total.gzip) / FIRST_LOAD_BUDGET);
  if (!release) return console.log("  (a debug build: not minified, not weighed)");
  console.log(`  ${percent} % of the budget of ${group(FIRST_LOAD_BUDGET)} bytes gzipped`);
  console.log(`  sw.js, fetched later: ${group(offline.length)} bytes, ${group(gzipSync(offline, { level: 9 }).length)} gzipped`);
  if (total.gzip > FIRST_LOAD_BUDGET) fail("The first load is over its budget (FIRST_LOAD_BUDGET in www/build.mjs).");
}

function sum(rows, key) {
  return rows.reduce((all, row) => all + row[key], 0);
}

function group(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, " ");
}

function fail(why) {
  console.error(`error: ${why}`);
  process.exit(1);
}
