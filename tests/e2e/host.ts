// A static host for dist/, under a sub-path with a space in it: what works there works anywhere.
import { createReadStream, existsSync, realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";

export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
export const BASE = "/games/hop stone/";

export const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A running host. */
export interface Host {
  origin: string;
  /** The address of the game, ending in "/". */
  url: string;
  /** Answers these files with an error until told otherwise: what a broken network does to the page. */
  break(pattern: RegExp | null): void;
  close(): Promise<void>;
}

export interface HostOptions {
  /** Compresses what it sends, as static hosts do: for measuring what a visit transfers. */
  gzip?: boolean;
  /** Files that are other than those of dist/, by name. */
  files?: Readonly<Record<string, string>>;
}

export async function host({ gzip = false, files = {} }: HostOptions = {}): Promise<Host> {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("dist/ is not built: run `cargo xtask test --only e2e`");
  const root = realpathSync(DIST);
  let broken: RegExp | null = null;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    let file = path.startsWith(BASE) ? normalize(join(root, path.slice(BASE.length))) : "";
    const own = path.startsWith(BASE) ? files[path.slice(BASE.length)] : undefined;
    if (own !== undefined && !broken?.test(path)) {
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", "cache-control": "no-cache" }).end(own);
      return;
    }
    if (file === root || file === root + sep) file = join(root, "index.html");
    const served = file.startsWith(root + sep) && existsSync(file) && statSync(file).isFile();
    if (!served || broken?.test(path)) {
      response.writeHead(served ? 503 : 404).end();
      return;
    }
    const head = { "content-type": TYPES[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" };
    if (gzip && extname(file) !== ".png") {
      response.writeHead(200, { ...head, "content-encoding": "gzip" });
      createReadStream(file).pipe(createGzip()).pipe(response);
    } else {
      response.writeHead(200, head);
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: origin + encodeURI(BASE),
    break: (pattern) => { broken = pattern; },
    close: () => new Promise((done, failed) => {
      server.close((error) => (error ? failed(error) : done()));
      server.closeAllConnections();
    }),
  };
}
