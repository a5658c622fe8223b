/** Lets the browser do what else there is to do. Not by a timer: one of a hidden page comes once in a second. */
export function rest(): Promise<void> {
  return new Promise((rested) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      rested();
    };
    port2.postMessage(null);
  });
}

/** A frame has been painted; or none is to be expected, as on a hidden page. */
export async function framed(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((painted) => {
    const late = setTimeout(painted, 200);
    // The first is called before its frame is painted, the second after it.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      clearTimeout(late);
      painted();
    }));
  });
  await rest();
}
