import type { ComponentChildren, VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Say } from "../board/grid";
import { Icon } from "../icons/icon";

/** A window over the table, with a title and a way to close it. It is modal: focus stays within and returns afterwards. */
export function Dialog({ say, title, onClose, children }: {
  readonly say: Say; readonly title: string; readonly onClose: () => void; readonly children: ComponentChildren;
}): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Focus begins at the title: what is read first, and no button is marked that nobody asked for.
    heading.current?.focus();
    // While it still stands in the page: only then the browser gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby={id}
      onCancel={(event) => { event.preventDefault(); onClose(); }}
      // A click on the dialog itself, not on its contents, is one on the backdrop.
      onClick={(event) => { if (event.target === dialog.current) onClose(); }}>
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={id} ref={heading} tabIndex={-1}>{title}</h2>
          <button type="button" class="control dialog-close" aria-label={say("close")} onClick={onClose}><Icon name="close" /></button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
