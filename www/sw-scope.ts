// What sw.ts uses of a service worker's surroundings. TypeScript's own library for workers cannot be had beside that for pages.

interface Lasting extends Event { waitUntil(work: Promise<unknown>): void }

interface Asking extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaged extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface KeeperScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly { readonly id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asking) => void): void;
  addEventListener(type: "message", listener: (event: Messaged) => void): void;
}
