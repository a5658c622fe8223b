/** A canvas that is not shown: a plank, a marble, the empty board. */
export interface Sheet { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D }

/** A new sheet of device pixels, or null where the browser gives no canvas (too large, or out of memory). */
export function sheet(width: number, height: number): Sheet | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  return pen && { canvas, pen };
}
