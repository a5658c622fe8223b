/** What a page asks of a service worker. `started`: a page of the worker's own version has come to life. */
export type Ask = { readonly kind: "which" } | { readonly kind: "started" } | { readonly kind: "take" };

/** The answer to `which`. */
export interface Told { readonly version: string }

/** A newer version than the one that is shown. */
export interface Update {
  readonly offered: { readonly value: boolean };
  /** Takes it: the page comes anew, with the same game. */
  take(): void;
}
