// Runs inside the page: many moves in a short time, by real events at the places where the cells stand. The events are made by
// script, so the browser does not trust them; the tests do the same with trusted input on a sample.

export type Way = "tap" | "drag" | "key";

export interface Trial { from: number; to: number; way: Way; /** Boards that may come of it. */ boards: string[] }

/** Plays each trial and takes it back. Returns what went wrong. To be given to `page.evaluate`: it uses nothing from outside. */
export async function tryAll(trials: Trial[]): Promise<string[]> {
  const grid = document.querySelector("[role=grid]");
  const cells = new Map([...document.querySelectorAll<HTMLElement>("[data-hole]")].map((cell) => [Number(cell.dataset["hole"]), cell]));
  const undo = document.querySelector<HTMLElement>('[data-control="undo"]');
  if (!grid || !undo) return ["there is no board"];
  const tick = (): Promise<void> => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); resolve(); };
    port2.postMessage(0);
  });
  const settle = async (): Promise<void> => { for (let i = 0; i < 6; i++) await tick(); };
  const cell = (hole: number): HTMLElement => {
    const found = cells.get(hole);
    if (!found) throw new Error(`no cell ${hole}`);
    return found;
  };
  const board = (): string => Array.from({ length: 121 }, (_, hole) => cell(hole).dataset["piece"] || ".").join("");
  const centre = (hole: number): { clientX: number; clientY: number } => {
    const { left, top, width, height } = cell(hole).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const pointer = (type: string, at: { clientX: number; clientY: number }, buttons: number): void => {
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? grid;
    target.dispatchEvent(new PointerEvent(type, {
      ...at, bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "mouse", isPrimary: true,
      button: type === "pointermove" ? -1 : 0, buttons,
    }));
  };
  const tap = (hole: number): void => {
    pointer("pointerdown", centre(hole), 1);
    pointer("pointerup", centre(hole), 0);
  };
  const key = (hole: number): void => {
    cell(hole).focus();
    for (const type of ["keydown", "keyup"]) {
      cell(hole).dispatchEvent(new KeyboardEvent(type, { key: "Enter", code: "Enter", bubbles: true, cancelable: true }));
    }
  };
  const wrong: string[] = [];
  const before = board();
  for (const { from, to, way, boards } of trials) {
    if (way === "drag") {
      const a = centre(from);
      const b = centre(to);
      pointer("pointerdown", a, 1);
      for (const part of [0.3, 0.7, 1]) {
        pointer("pointermove", { clientX: a.clientX + (b.clientX - a.clientX) * part, clientY: a.clientY + (b.clientY - a.clientY) * part }, 1);
      }
      pointer("pointerup", b, 0);
    } else {
      const act = way === "tap" ? tap : key;
      act(from);
      await settle();
      act(to);
    }
    await settle();
    // A chain that could go on waits for a word that it ends here.
    const done = document.querySelector<HTMLElement>(".note > .button-main");
    if (done) {
      done.click();
      await settle();
    }
    if (!boards.includes(board())) wrong.push(`${way} ${from} to ${to}: ${board()}; wanted ${boards.join(" or ")}`);
    undo.click();
    await settle();
    if (board() !== before) {
      wrong.push(`${way} ${from} to ${to}: undo left ${board()}`);
      return wrong;
    }
  }
  return wrong;
}
