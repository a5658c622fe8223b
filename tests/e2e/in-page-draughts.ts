// Runs inside the page: many moves of draughts in a short time, square by square, by real events at the places where the squares
// stand. The events are made by script, so the browser does not trust them; the tests do the same with trusted input on a sample.

/** Each square tapped in turn, each hop dragged, or the piece and then the last square tapped. */
export type PathWay = "taps" | "drags" | "last";

export interface PathTrial { path: number[]; way: PathWay; /** The board after it. */ board: string }

/** Plays each trial and takes it back. Returns what went wrong. To be given to `page.evaluate`: it uses nothing from outside. */
export async function tryPaths(trials: PathTrial[]): Promise<string[]> {
  const grid = document.querySelector("[role=grid]");
  const cells = new Map([...document.querySelectorAll<HTMLElement>("[data-square]")].map((cell) => [Number(cell.dataset["square"]), cell]));
  const undo = document.querySelector<HTMLElement>('[data-control="undo"]');
  if (!grid || !undo) return ["there is no board"];
  const { port1, port2 } = new MessageChannel();
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 6; i++) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    }
  };
  const cell = (square: number): HTMLElement => {
    const found = cells.get(square);
    if (!found) throw new Error(`no square ${square}`);
    return found;
  };
  const board = (): string => Array.from({ length: 32 }, (_, i) => cell(i + 1).dataset["piece"] || ".").join("");
  const kept = (): string | null => localStorage.getItem("hopstone.game");
  const centre = (square: number): { clientX: number; clientY: number } => {
    const { left, top, width, height } = cell(square).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const pointer = (type: string, at: { clientX: number; clientY: number }, buttons: number): void => {
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? grid;
    target.dispatchEvent(new PointerEvent(type, {
      ...at, bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "mouse", isPrimary: true,
      button: type === "pointermove" ? -1 : 0, buttons,
    }));
  };
  const tap = (square: number): void => {
    pointer("pointerdown", centre(square), 1);
    pointer("pointerup", centre(square), 0);
  };
  const drag = (from: number, to: number): void => {
    const [a, b] = [centre(from), centre(to)];
    pointer("pointerdown", a, 1);
    for (const part of [0.3, 0.7, 1]) {
      pointer("pointermove", { clientX: a.clientX + (b.clientX - a.clientX) * part, clientY: a.clientY + (b.clientY - a.clientY) * part }, 1);
    }
    pointer("pointerup", b, 0);
  };
  const wrong: string[] = [];
  const before = board();
  const code = kept();
  for (const { path, way, board: wanted } of trials) {
    const name = `${way} ${path.join(" ")}`;
    const taps = way === "last" ? [path[0] ?? 0, path.at(-1) ?? 0] : path;
    for (const [i, square] of taps.entries()) {
      if (kept() !== code) wrong.push(`${name}: played before its end, at hop ${i}`);
      if (way !== "drags") tap(square);
      else if (i > 0) drag(taps[i - 1] ?? 0, square);
      await settle();
    }
    if (kept() === code) wrong.push(`${name}: not played`);
    if (board() !== wanted) wrong.push(`${name}: ${board()}; wanted ${wanted}`);
    if (kept() !== code) undo.click();
    await settle();
    if (board() !== before || kept() !== code) {
      wrong.push(`${name}: undo left ${board()}`);
      return wrong;
    }
  }
  return wrong;
}
