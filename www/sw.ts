// The service worker: keeps one whole version of the page on the device and answers with it, so that no page is ever made of two versions.
// It never takes over by itself while another version is in use: the page asks for that, when it does not disturb.
import type { KeeperScope } from "./sw-scope";
import type { Ask, Told } from "./versions";

declare const self: KeeperScope;
/** From www/seal.mjs: this version, and every other file of it with its SHA-256. */
declare const VERSION: string;
declare const FILES: readonly (readonly [name: string, digest: string])[];

const FOLDER = self.registration.scope;
/** The caches of an origin are shared by all that lies on it: ours are told apart by the folder. */
const OURS = `hopstone ${FOLDER} `;
const CACHE = OURS + VERSION;
/** How many versions are kept at most, for tabs that were never reloaded. */
const KEPT = 4;

self.addEventListener("install", (event) => event.waitUntil(fill().catch(async (error: unknown) => {
  // Half a version is of no use, and where the storage is full it must not stay full of it. The version before goes on.
  await caches.delete(CACHE);
  throw error;
})));

// The first version serves the page that brought it; a later one all tabs, the old ones with their old files.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  switch ((event.data as Ask).kind) {
    case "take": return event.waitUntil(self.skipWaiting());
    case "which": return event.ports[0]?.postMessage({ version: VERSION } satisfies Told);
    // What the browser has thrown away meanwhile is fetched again.
    case "started": return event.waitUntil(Promise.all([tidy(), fill()]).catch(() => {}));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const name = url.href.startsWith(FOLDER) ? url.pathname.slice(new URL(FOLDER).pathname.length) : "/";
  // What asks for the network gets it: that is how a page mends itself. And what lies deeper, or elsewhere, is not ours.
  if (request.method !== "GET" || name.includes("/") || ["reload", "no-store"].includes(request.cache)) return;
  if (request.mode === "navigate" && name !== "" && name !== "index.html") return;
  event.respondWith(answer(name === "" || name === "index.html" ? FOLDER : FOLDER + name, request));
});

/** A file as this version has it, else as an older one had it, for a tab that still shows that one; else from the network. */
async function answer(url: string, request: Request): Promise<Response> {
  try {
    const own = await caches.match(url, { cacheName: CACHE, ignoreVary: true });
    if (own) return own;
    for (const cacheName of url === FOLDER ? [] : await others()) {
      const found = await caches.match(url, { cacheName, ignoreVary: true });
      if (found) return found;
    }
  } catch {
    // A storage that cannot be read is as good as an empty one.
  }
  return fetch(request);
}

/** Puts into the cache what is missing or damaged there. Rejects unless all of it is there in the end. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const older = await others();
  await Promise.all([page(cache), ...FILES.map(async ([name, digest]) => {
    const url = FOLDER + name;
    if (await isWhole(await cache.match(url, { ignoreVary: true }), digest)) return;
    for (const cacheName of older) {
      const found = await caches.match(url, { cacheName, ignoreVary: true });
      if (found && await isWhole(found.clone(), digest)) return cache.put(url, found);
    }
    await cache.put(url, await fetchWhole(url, digest));
  })]);
}

/** A host may add to the page (a counter, say): it is the right one if it names its version. */
async function page(cache: Cache): Promise<void> {
  const isIt = async (response?: Response): Promise<boolean> => (await response?.text())?.includes(VERSION) ?? false;
  if (await isIt(await cache.match(FOLDER, { ignoreVary: true }))) return;
  // Some hosts know the page by its name only.
  for (const url of [FOLDER, `${FOLDER}index.html`]) {
    const response = await fetch(url, { cache: "reload" });
    if (!response.ok || !await isIt(response.clone())) continue;
    // Made anew where it was redirected: such an answer is refused for a page.
    return cache.put(FOLDER, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
  }
  throw new Error("the page is of another version");
}

/** A file from the network; what the browser kept of it will do, if it is whole. The digest refuses what is cut or something else. */
async function fetchWhole(url: string, digest: string): Promise<Response> {
  const integrity = `sha256-${digest}`;
  try {
    return await fetch(url, { integrity });
  } catch {
    return fetch(url, { integrity, cache: "reload" });
  }
}

async function isWhole(response: Response | undefined, digest: string): Promise<boolean> {
  if (!response) return false;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes)) === digest;
}

/** The caches of other versions of this page, the newest first. */
async function others(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE).reverse();
}

/** A tab may load from its own version as long as it lives: older files go when a tab of this version is the only one. */
async function tidy(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const waits = self.registration.waiting ?? self.registration.installing;
  if (waits) return;
  const old = await others();
  await Promise.all(old.slice(tabs.length > 1 ? KEPT - 1 : 0).map((name) => caches.delete(name)));
}
