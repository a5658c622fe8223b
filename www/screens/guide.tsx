import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Say } from "../board/grid";
import type { Guide, GuideProps } from "../guide/guide";
import { Dialog } from "./dialog";

/** The door to the guide: what lies behind it is fetched when it is opened for the first time. */
export function GuideDoor({ say, ...props }: Omit<GuideProps, "onMissing"> & { readonly say: Say }): VNode | null {
  const [behind, setBehind] = useState<{ Guide: typeof Guide } | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => { import("../guide/guide").then(setBehind, () => setMissing(true)); }, []);
  if (missing) return <Dialog say={say} title={say("guide")} onClose={props.onClose}><p>{say("guide-missing")}</p></Dialog>;
  return behind && <behind.Guide {...props} onMissing={() => setMissing(true)} />;
}
