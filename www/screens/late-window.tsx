import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";

/** What such a window is told besides its own: it may need more that cannot be fetched either. */
export interface Fetched { onMissing(): void }

/** A window that is fetched when it is opened for the first time. Where it cannot be fetched that is said in its place. */
export function LateWindow<P extends object>({ say, title, load, props, onClose }: {
  readonly say: Say; readonly title: string; readonly load: () => Promise<ComponentType<P & Fetched>>; readonly props: P; readonly onClose: () => void;
}): VNode | null {
  const [Loaded, setLoaded] = useState<{ readonly Window: ComponentType<P & Fetched> } | "missing" | null>(null);
  const onMissing = (): void => setLoaded("missing");
  useEffect(() => { load().then((Window) => setLoaded({ Window }), onMissing); }, []);
  if (Loaded === null) return null;
  if (Loaded === "missing") return <Dialog say={say} title={title} onClose={onClose}><p>{say("window-missing")}</p></Dialog>;
  return <Loaded.Window {...props} onMissing={onMissing} />;
}
