import type { Scene } from "./scene";

/** A part of a page as it comes from the build. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string; readonly html: string }
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "scene"; readonly scene: Scene };

/** A page of the guide in one language. */
export interface Page { readonly title: string; readonly blocks: readonly Block[] }
