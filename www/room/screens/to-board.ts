/** What was pressed is gone with what it has done: who plays by keyboard goes on at the board. */
export function toBoard(): void {
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
}
