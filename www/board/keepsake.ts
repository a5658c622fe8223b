import { type DiagramProps, paintDiagram } from "./diagram";

/** A picture of a position to share or to keep. Null where the browser cannot make one. */
export async function keepsake(diagram: Omit<DiagramProps, "width" | "dpr">, width = 1200): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  paintDiagram(canvas, { ...diagram, width, dpr: 1 });
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
