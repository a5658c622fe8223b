import { type Catalogue, type Diagram, read_fen, set_up, type Snapshot } from "hopstone-glue";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { paintDiagram } from "../board/diagram";
import { type DraughtsGame, isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import type { BoardLook, Theme } from "../board/palette";
import type { View } from "../board/view";
import { word } from "../game/problem";
import { Icon } from "../icons/icon";
import { Man } from "./army";
import { Choice } from "./choice";
import { Dialog } from "./dialog";

/** What a tap on a square puts there. */
const TOOLS = ["w", "W", "b", "B", "."] as const;
type Tool = (typeof TOOLS)[number];

const NAME: Readonly<Record<Tool, string>> = { w: "white-man", W: "white-king", b: "black-man", B: "black-king", ".": "empty" };
const START = "bbbbbbbbbbbb........wwwwwwwwwwww";
const EMPTY = ".".repeat(32);

/** Sets up a position of draughts by hand or from FEN, and says whether it can be played. */
export function Editor({ say, catalogue, snapshot, theme, look, onStart, onClose }: {
  readonly say: Say; readonly catalogue: Catalogue; readonly snapshot: Snapshot; readonly theme: Theme; readonly look: BoardLook;
  readonly onStart: (game: DraughtsGame, fen: string) => void; readonly onClose: () => void;
}): VNode {
  const shown = isDraughts(snapshot.game);
  const [game, setGame] = useState<DraughtsGame>(isDraughts(snapshot.game) ? snapshot.game : "italian");
  const [pieces, setPieces] = useState(shown ? snapshot.pieces : START);
  const [turn, setTurn] = useState(shown && snapshot.turn >= 0 ? snapshot.turn : 0);
  const [tool, setTool] = useState<Tool>("w");
  /** A FEN that is being written and is none yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const checked = check(say, game, draft, turn, pieces);

  const useFen = (fen: string): void => {
    try {
      const read = read_fen(game, fen);
      setPieces(read.pieces);
      setTurn(read.turn);
      setDraft(read.fen === fen.trim() ? null : fen);
    } catch {
      setDraft(fen);
    }
  };
  const put = (square: number): void => {
    // The same piece again takes it away.
    const piece = pieces[square] === tool ? "." : tool;
    setPieces(pieces.slice(0, square) + piece + pieces.slice(square + 1));
    setDraft(null);
  };
  const clear = (to: string): void => { setPieces(to); setDraft(null); };

  return (
    <Dialog say={say} title={say("editor")} onClose={onClose}>
      <form class="setup" method="dialog" onSubmit={(event) => { event.preventDefault(); if (checked.fen !== null) onStart(game, checked.fen); }}>
        <Choice title={say("game")} value={game} onChange={(wanted) => { setGame(wanted); setDraft(null); }}
          options={(["italian", "english"] as const).map((one) => ({ value: one, label: say(`short-${one}`) }))} />
        <Choice title={say("editor-tool")} value={tool} onChange={setTool} options={TOOLS.map((one) => ({
          value: one, label: say(`piece-${NAME[one]}`),
          picture: one === "." ? <Icon name="close" /> : <Man side={one.toLowerCase() === "w" ? "w" : "b"} king={one !== one.toLowerCase()} />,
        }))} />
        <EditorBoard say={say} catalogue={catalogue} game={game} pieces={pieces} theme={theme} look={look} onPut={put} />
        <p class="editor-says" data-valid={checked.fen !== null} aria-live="polite">{checked.says}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => clear(START)}>{say("editor-start")}</button>
          <button type="button" class="button" onClick={() => clear(EMPTY)}>{say("editor-empty")}</button>
        </div>
        <Choice title={say("editor-turn")} value={turn} onChange={(wanted) => { setTurn(wanted); setDraft(null); }}
          options={[{ value: 0, label: say("white") }, { value: 1, label: say("black") }]} />
        <label class="editor-fen">
          <span>FEN</span>
          <input type="text" value={draft ?? checked.fen ?? ""} spellcheck={false} autocomplete="off" autocapitalize="characters"
            onInput={(event) => useFen(event.currentTarget.value)} />
        </label>
        <div class="row dialog-foot">
          <button type="submit" class="button button-main" aria-disabled={checked.fen === null}>{say("editor-play")}</button>
          <button type="button" class="button" onClick={onClose}>{say("cancel")}</button>
        </div>
      </form>
    </Dialog>
  );
}

/** Whether the position can be played: then its FEN, and in any case what to say of it. */
function check(say: Say, game: DraughtsGame, draft: string | null, turn: number, pieces: string): { fen: string | null; says: string } {
  let diagram: Diagram;
  try {
    diagram = draft === null ? set_up(game, turn, pieces) : read_fen(game, draft);
  } catch (error) {
    return { fen: null, says: word(say, error) };
  }
  if (!/w/i.test(diagram.pieces) || !/b/i.test(diagram.pieces)) return { fen: null, says: say("editor-bare") };
  if (diagram.can_move) return { fen: diagram.fen, says: say("editor-valid") };
  return { fen: null, says: say("editor-stuck", { side: diagram.turn === 0 ? "white" : "black" }) };
}

function EditorBoard({ say, catalogue, game, pieces, theme, look, onPut }: {
  readonly say: Say; readonly catalogue: Catalogue; readonly game: DraughtsGame; readonly pieces: string; readonly theme: Theme;
  readonly look: BoardLook; readonly onPut: (square: number) => void;
}): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<View | null>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = canvas.current?.parentElement;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!canvas.current || width === 0) return;
    const dpr = Math.min(4, window.devicePixelRatio || 1);
    setView(paintDiagram(canvas.current, { boards: catalogue, game, pieces, turn: 0, theme, look, marbles: "glass", coordinates: true, width, dpr }));
  }, [catalogue, game, pieces, theme, look, width]);
  return (
    <div class="editor-board">
      <canvas ref={canvas} aria-hidden="true" />
      {view && catalogue[game].map(({ name }, square) => {
        const centre = view.centres[square];
        const piece = NAME[TOOLS.find((tool) => tool === pieces[square]) ?? "."];
        return centre && (
          <button key={square} type="button" class="editor-square" data-place={name}
            aria-label={say("square-label", { square: name, piece, picked: "no", forced: "no", target: "none" })}
            style={{ left: `${centre.x - view.pitch / 2}px`, top: `${centre.y - view.pitch / 2}px`, width: `${view.pitch}px`, height: `${view.pitch}px` }}
            onClick={() => onPut(square)} />
        );
      })}
    </div>
  );
}
