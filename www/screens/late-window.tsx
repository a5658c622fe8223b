import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";

/** What such a part is told besides its own: it may need more that cannot be fetched either. */
export interface Fetched { onMissing(): void }

/** A part of the page that is fetched when it is shown for the first time; `missing` stands in its place where it cannot be fetched. */
export function LatePart<P extends object>({ load, props, missing }: {
  readonly load: () => Promise<ComponentType<P & Fetched>>; readonly props: P; readonly missing: VNode;
}): VNode | null {
  const [Loaded, setLoaded] = useState<{ readonly Part: ComponentType<P & Fetched> } | "missing" | null>(null);
  const onMissing = (): void => setLoaded("missing");
  useEffect(() => { load().then((Part) => setLoaded({ Part }), onMissing); }, []);
  if (Loaded === null) return null;
  return Loaded === "missing" ? missing : <Loaded.Part {...props} onMissing={onMissing} />;
}

/** A window that is fetched when it is opened for the first time. Where it cannot be fetched that is said in its place. */
export function LateWindow<P extends object>({ say, title, load, props, onClose }: {
  readonly say: Say; readonly title: string; readonly load: () => Promise<ComponentType<P & Fetched>>; readonly props: P; readonly onClose: () => void;
}): VNode {
  return <LatePart load={load} props={props} missing={<Dialog say={say} title={title} onClose={onClose}><p>{say("window-missing")}</p></Dialog>} />;
}
