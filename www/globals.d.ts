/** What www/build.mjs puts in. */

/** The worker's file, relative to the bundle: `new Worker(new URL(WORKER_URL, import.meta.url), { type: "module" })`. */
declare const WORKER_URL: string;
/** Whether this is a debug build. */
declare const DEBUG: boolean;

/** The address of the wasm file, relative to the bundle. */
declare module "hopstone-wasm" {
  const url: string;
  export default url;
}
/** A language file's text. Loaded by `import()`, each language is a chunk of its own. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
/** An image's address, relative to the bundle. */
declare module "*.svg" {
  const url: string;
  export default url;
}
declare module "*.png" {
  const url: string;
  export default url;
}
declare module "*.css";
/** A style sheet's text, for what brings its style along when it is loaded. */
declare module "*.css?text" {
  const text: string;
  export default text;
}
/** A page of the guide, made of its Markdown by the build. */
declare module "*.md" {
  const page: import("./guide/page").Page;
  export default page;
}
