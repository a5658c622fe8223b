import type { Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { encode } from "uqr";
import type { DiagramProps } from "../board/diagram";
import type { Say } from "../board/grid";
import { copy, download } from "../game/file";
import { canShare, share } from "../game/send";
import { Dialog } from "./dialog";
import { keepsake } from "./keepsake";

/** More modules than this to a side are too fine for the camera of a telephone. */
const FINEST = 25;

export interface ShareProps {
  readonly say: Say;
  readonly link: string;
  /** The position that is shown, and how. */
  readonly snapshot: Snapshot;
  readonly diagram: Omit<DiagramProps, "width" | "dpr">;
  readonly onClose: () => void;
}

/** Gives the game to others: by its link, as a code for their camera, as a picture of the board. Nothing is sent by itself. */
export function Share({ say, link, snapshot, diagram, onClose }: ShareProps): VNode {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const [picture, setPicture] = useState<File | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const tell = (text: string): void => setSaid(({ count }) => ({ text, count: count + 1 }));

  // The picture is made beforehand: a share sheet opens only at once upon a tap.
  useLayoutEffect(() => {
    if (canvas.current) keepsake(canvas.current, say, snapshot, diagram);
  }, [snapshot, diagram.theme]);
  useEffect(() => {
    canvas.current?.toBlob((blob) => setPicture(blob && new File([blob], "hopstone.png", { type: "image/png" })), "image/png");
  }, [snapshot, diagram.theme]);

  const title = say(`game-${snapshot.game}`);
  const give = (data: ShareData): void => void share(data).then((sent) => { if (sent === "refused") tell(say("share-refused")); });
  const copyLink = (): void => void copy(link).then((copied) => tell(say(copied ? "link-copied" : "link-not-copied")));
  const files = picture && canShare() && navigator.canShare?.({ files: [picture] }) ? [picture] : null;
  return (
    <Dialog say={say} title={say("share")} onClose={onClose}>
      <section class="share-part">
        <label class="share-title" for={id}>{say("share-link")}</label>
        <input class="share-link" id={id} type="text" readOnly value={link} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
        <div class="row">
          {canShare() && <button type="button" class="button button-main" onClick={() => give({ url: link, title })}>{say("share-give")}</button>}
          <button type="button" class={canShare() ? "button" : "button button-main"} onClick={copyLink}>{say("copy-link")}</button>
        </div>
        <p class="quiet" role="status">{said.count % 2 === 0 ? said.text : <span>{said.text}</span>}</p>
      </section>
      <div class="share-pair">
        <section class="share-part">
          <h3 class="share-title">{say("share-qr")}</h3>
          <Code say={say} link={link} label={say("share-qr-label")} about={say("share-qr-about")} />
        </section>
        <section class="share-part">
          <h3 class="share-title">{say("share-picture")}</h3>
          <canvas class="share-picture" ref={canvas} role="img" aria-label={say("share-picture-label", { game: title })} />
          <div class="row">
            <button type="button" class="button" aria-disabled={picture === null} onClick={() => { if (picture) download(picture, picture.name, picture.type); }}>
              {say("share-save")}
            </button>
            {files && <button type="button" class="button" onClick={() => give({ files, title })}>{say("share-give-picture")}</button>}
          </div>
        </section>
      </div>
    </Dialog>
  );
}

/** A link for a camera: dark on light by day and by night, as every camera reads it, with the margin that it needs. */
export function Code({ say, link, label, about }: { readonly say: Say; readonly link: string; readonly label: string; readonly about: string }): VNode {
  const path = codeOf(link);
  if (path === null) return <p class="quiet">{say("share-qr-long")}</p>;
  return (
    <>
      <svg class="share-qr" viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
        <rect width={path.size} height={path.size} fill="#fff" />
        <path d={path.dark} fill="#000" />
      </svg>
      <p class="quiet">{about}</p>
    </>
  );
}

/** The dark modules as a path, the margin around them counted; null where the link is too long. */
function codeOf(link: string): { readonly size: number; readonly dark: string } | null {
  try {
    const { size, data } = encode(link, { ecc: "L", border: 4, maxVersion: FINEST });
    const rows = data.map((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${run(row, x)}v1H${x}z` : "")).join(""));
    return { size, dark: rows.join("") };
  } catch {
    return null;
  }
}

/** How many dark modules stand in a row from `x` on. */
function run(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
