// Beside main, and so small that it is always there: mends a page whose files do not fit together, once, and says so if that did not help.

/** Marks, in the entry of the browser's history, that the page was loaded anew to mend it. Unlike a storage it is there in every window. */
export interface Mark { readonly mended?: true }

/** How long a file may take, in milliseconds, before the network is taken to be absent. */
const PATIENCE = 10_000;

/**
 * Throws away what was kept of the page's files, fetches them again and loads the page anew. False where that has just been done, or
 * where there is no network, since then what is kept is all there is. Games and settings are not touched.
 */
export async function mend(): Promise<boolean> {
  if ((history.state as Mark | null)?.mended) {
    // One reload by itself for every one by hand.
    history.replaceState(null, "");
    return false;
  }
  const folder = new URL(".", document.baseURI).href;
  try {
    const page = await fetched(folder);
    if (!page.ok) return false;
  } catch {
    return false;
  }
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // That of a folder above is somebody else's.
  if (registration?.scope === folder) await registration.unregister().catch(() => false);
  const keys = "caches" in globalThis ? await caches.keys().catch(() => []) : [];
  await Promise.allSettled(keys.filter((key) => key.startsWith(`hopstone ${folder} `)).map((key) => caches.delete(key)));
  // A wrong answer may be kept by the browser as well, for a year where the host says so.
  const named = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[rel*=preload], link[rel=stylesheet], script[src]")]
    .map((one) => ("href" in one ? one.href : one.src));
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = new Set([...named, ...asked].filter((url) => url.startsWith(folder) && url !== folder));
  await Promise.allSettled([...files].map(fetched));
  history.replaceState({ mended: true } satisfies Mark, "");
  location.reload();
  return true;
}

/** Asks the network itself, and replaces with its answer what the browser has kept. */
async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, { cache: "reload", signal: AbortSignal.timeout(PATIENCE) });
  await response.arrayBuffer();
  return response;
}

// Scripts of a page run in their order: main had its turn, if it could be had.
if (document.documentElement.dataset["main"] === undefined && !await mend()) {
  // What the page says by itself when it is late, it says at once.
  const late = document.querySelector<HTMLElement>(".start-late");
  if (late) late.style.animationDelay = "0s";
}
