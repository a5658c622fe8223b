import type { VNode } from "preact";

/** Line drawings on a 24 x 24 grid, in the colour of the text around them. */
const DRAWING = {
  new: "M12 5v14M5 12h14",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  resign: "M6 21V4M6 5c4-2.5 7 2 12-.5v8c-5 2.5-8-2-12 .5",
  turn: "M19.5 9A8 8 0 1 0 20 13.5M20 4v5.5h-5.5",
  moves: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.800c.7.6 1.1 1.300 1.1 2.200h5c0-.9.4-1.6 1.1-2.200A6 6 0 0 0 12 3Z",
  close: "m6 6 12 12M18 6 6 18",
  done: "m5 12.5 4.5 4.5L19 7",
  players: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 19.5c.5-3.5 2.7-5.5 6-5.5s5.5 2 6 5.5M16 4.6a3.2 3.2 0 0 1 0 6M17.5 14.4c2 .7 3.2 2.400 3.5 5.1",
  draw: "M4 9.5h16M4 14.500h16",
  swap: "M8 4v16M8 20l-4-4M8 20l4-4M16 20V4M16 4l-4 4M16 4l4 4",
  first: "M6 5v14M18 6l-8 6 8 6Z",
  back: "M15 6l-8 6 8 6",
  forward: "m9 6 8 6-8 6",
  last: "M18 5v14M6 6l8 6-8 6Z",
  play: "m8 5 11 7-11 7Z",
  pause: "M8.5 5v14M15.500 5v14",
  send: "M21 3 10.500 13.500M21 3l-6.500 18-4-7.500L3 9.500Z",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L11.700 7.300M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12.300 16.700",
  guide: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Zm0 0v13",
  again: "M4.5 12a7.5 7.5 0 1 0 2.6-5.700M4.5 4v4.500H9",
  step: "m9.5 5.5 6.5 6.500-6.500 6.500",
} as const;

export type IconName = keyof typeof DRAWING;

export function Icon({ name }: { readonly name: IconName }): VNode {
  return <Drawing path={DRAWING[name]} />;
}

export function Drawing({ path }: { readonly path: string }): VNode {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75"
      stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
