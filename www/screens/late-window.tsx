import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";

/** A window that is fetched when it is opened for the first time. Where it cannot be fetched that is said in its place. */
export function LateWindow<P extends object>({ say, title, load, props, onClose }: {
  readonly say: Say; readonly title: string; readonly load: () => Promise<ComponentType<P>>; readonly props: P; readonly onClose: () => void;
}): VNode | null {
  const [Loaded, setLoaded] = useState<{ readonly Window: ComponentType<P> } | "missing" | null>(null);
  useEffect(() => { load().then((Window) => setLoaded({ Window }), () => setLoaded("missing")); }, []);
  if (Loaded === null) return null;
  if (Loaded === "missing") return <Dialog say={say} title={title} onClose={onClose}><p>{say("window-missing")}</p></Dialog>;
  return <Loaded.Window {...props} />;
}
