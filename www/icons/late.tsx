import type { VNode } from "preact";
import { Drawing } from "./icon";

/** Line drawings that the first move does without. */
const DRAWING = {
  online: "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM3.500 12h17M12 3.500c5 5.200 5 11.800 0 17-5-5.200-5-11.800 0-17Z",
  leave: "M10 4.500H5.500v15H10M14.500 8l4 4-4 4M18.500 12H9.500",
  live: "M5 12.500a10 10 0 0 1 14 0M8 15.800a5.700 5.700 0 0 1 8 0M12 19h.01",
  partly: "M5 12.500a10 10 0 0 1 3-2.100M12 9.600a10 10 0 0 1 7 2.900M8 15.800a5.700 5.700 0 0 1 8 0M12 19h.01",
  offline: "M5 12.500a10 10 0 0 1 14 0M8 15.800a5.700 5.700 0 0 1 8 0M12 19h.01M4.500 4.500l15 15",
  sending: "M12 19V6M6.500 11.500 12 6l5.500 5.500M6 3h12",
  code: "M4.500 4.500h6v6h-6ZM13.500 4.500h6v6h-6ZM4.500 13.500h6v6h-6ZM13.500 13.500h2v2M19.500 13.500v2M13.500 19.500h2M19.500 19.500h-1",
  copy: "M9 9h10.500v10.500H9ZM6 15H4.500V4.500H15V6",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
} as const;

export type LateIconName = keyof typeof DRAWING;

export function LateIcon({ name }: { readonly name: LateIconName }): VNode {
  return <Drawing path={DRAWING[name]} />;
}
