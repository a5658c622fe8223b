import type { Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type DiagramProps, paintDiagram } from "../board/diagram";
import type { Say } from "../board/grid";
import { Dialog } from "./dialog";
import type { Meeting } from "./session";

export interface MeetingProps {
  readonly say: Say;
  readonly meeting: Meeting;
  readonly mine: Snapshot;
  readonly diagram: Omit<DiagramProps, "width" | "dpr" | "pieces" | "last">;
  readonly onKeep: () => void; readonly onTake: () => void; readonly onClose: () => void;
}

/** A link has brought the own game with fewer moves, or with others: both are shown, and nothing is lost without being asked. */
export function Met({ say, meeting: { how, theirs }, mine, diagram, onKeep, onTake, onClose }: MeetingProps): VNode {
  return (
    <Dialog say={say} title={say(how.kind === "older" ? "met-older" : "met-fork")} onClose={onClose}>
      <p>{how.kind === "older" ? say("met-older-about", { moves: how.moves }) : say("met-fork-about", { ply: how.ply })}</p>
      <div class="met">
        <Side title={say("met-mine", { ply: mine.plies })} snapshot={mine} diagram={diagram} />
        <Side title={say("met-theirs", { ply: theirs.plies })} snapshot={theirs} diagram={diagram} />
      </div>
      <p class="quiet">{say("met-lost")}</p>
      <div class="row dialog-foot">
        <button type="button" class="button button-main" onClick={onKeep}>{say("met-keep")}</button>
        <button type="button" class="button" onClick={onTake}>{say("met-take")}</button>
      </div>
    </Dialog>
  );
}

/** One of the two, with its last move marked and written below. */
function Side({ title, snapshot, diagram }: { readonly title: string; readonly snapshot: Snapshot; readonly diagram: MeetingProps["diagram"] }): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) paintDiagram(canvas.current, { ...diagram, pieces: snapshot.pieces, last: snapshot.last, width: 280, dpr: Math.min(3, devicePixelRatio) });
  }, [snapshot, diagram.theme]);
  return (
    <figure class="met-side">
      <canvas ref={canvas} aria-hidden="true" />
      <figcaption><strong>{title}</strong><span class="move-text">{snapshot.last?.text}</span></figcaption>
    </figure>
  );
}
