// Keeps the page on the device and finds newer versions of it. Loaded when the first load is over, so that it is in nobody's way.
import type { Signal } from "@preact/signals";
import type { Ask, Told } from "./versions";

/** How often a page that stays open asks for a newer version when it comes to the front, in milliseconds. */
const AGAIN = 30 * 60_000;
/** How long a service worker may take to answer, or to take over, in milliseconds. */
const PATIENCE = 3_000;

/** What finds and takes newer versions. */
export interface Versions {
  /** Looks whether the host has a newer one. */
  search(): void;
  /** Loads the page anew, in the newest version that is whole; with this link, if there is one. */
  take(hash: string): void;
}

/** Has a service worker keep the page. Where there is none, or none is allowed, the page plays as ever, and newer versions are found all the same. */
export async function keepOffline(offered: Signal<boolean>): Promise<Versions> {
  const mine = document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
  // Some browsers refuse even to be asked for service workers.
  const workers = ((): ServiceWorkerContainer | undefined => { try { return navigator.serviceWorker; } catch { return undefined; } })();
  const registration = await workers?.register("./sw.js", { updateViaCache: "none" }).catch(() => undefined);
  const versions = workers && registration ? withWorker(offered, mine, workers, registration) : without(offered, mine);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < AGAIN) return;
    asked = Date.now();
    versions.search();
  });
  return versions;
}

function without(offered: Signal<boolean>, mine: string): Versions {
  return {
    search: () => void fetch("./", { cache: "no-cache" }).then(async (page) => {
      const text = await page.text();
      offered.value ||= page.ok && text.includes('name="version"') && !text.includes(mine);
    }).catch(() => {}),
    take: reload,
  };
}

function reload(hash: string): void {
  if (hash !== "") history.replaceState(null, "", location.pathname + location.search + hash);
  location.reload();
}

function withWorker(offered: Signal<boolean>, mine: string, workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): Versions {
  let taken: string | null = null;
  const look = async (): Promise<void> => {
    const { waiting } = registration;
    if (waiting && await versionOf(waiting) === mine) {
      // This page came from the network: its own version takes over, and nothing changes for it.
      tell(waiting, { kind: "take" });
    } else if (waiting) {
      offered.value = true;
    } else if (workers.controller) {
      const version = await versionOf(workers.controller);
      // Another tab has taken it, or the page came from a cache on the way.
      offered.value = version !== null && version !== mine;
      if (version === mine) tell(workers.controller, { kind: "started" });
    }
  };
  workers.addEventListener("controllerchange", () => {
    if (taken === null) void look();
    else reload(taken);
  });
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener("statechange", () => { if (worker.state === "installed") void look(); });
  };
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  void look();
  // The first time there is nothing older than what is just being fetched.
  if (registration.active) void search(registration);
  return {
    search: () => void search(registration),
    take: (hash) => {
      taken = hash;
      if (!registration.waiting) return reload(hash);
      tell(registration.waiting, { kind: "take" });
      setTimeout(() => reload(hash), PATIENCE);
    },
  };
}

/** Asks the host for a newer version. A host that has no service worker any more has moved the game away, or serves something else. */
async function search(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update();
  } catch {
    if (!navigator.onLine) return;
    const answer = await fetch("./sw.js", { cache: "no-store" }).catch(() => null);
    if (answer?.status === 404 || answer?.status === 410) await registration.unregister();
  }
}

function tell(worker: ServiceWorker, ask: Ask, ports: MessagePort[] = []): void {
  worker.postMessage(ask, ports);
}

/** The version that a service worker keeps; null where it does not answer. */
function versionOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Told>) => resolve(data.version);
    setTimeout(() => resolve(null), PATIENCE);
    tell(worker, { kind: "which" }, [port2]);
  });
}
