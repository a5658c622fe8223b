import type { GameKind, PdnEntry } from "hopstone-glue";
import type { VNode } from "preact";
import { useId, useState } from "preact/hooks";
import { type DraughtsGame, isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import { textOf } from "../game/file";
import type { GameSession } from "../game/session";
import { Choice } from "./choice";
import { Dialog } from "./dialog";

type Answer = ReturnType<GameSession["bring"]>;

/** Brings a game or a position in from elsewhere, by paste or as a file. What cannot be read changes nothing. */
export function Bring({ say, game, onText, onClose }: {
  readonly say: Say;
  /** The game on the table: what a position of draughts is taken for at first. */
  readonly game: GameKind;
  readonly onText: (text: string, game: DraughtsGame) => Answer; readonly onClose: () => void;
}): VNode {
  const [text, setText] = useState("");
  const [otherwise, setOtherwise] = useState<DraughtsGame>(isDraughts(game) ? game : "italian");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const id = useId();
  const read = (given: string): void => {
    const answered = onText(given, otherwise);
    setAnswer(answered);
    // Met with the own game, another window has taken the place of this one.
    if (answered.kind === "shown") onClose();
  };
  if (answer?.kind === "games") {
    return (
      <Dialog say={say} title={say("bring")} onClose={onClose}>
        <p>{say("bring-choose", { games: answer.entries.length })}</p>
        <ol class="moves">
          {answer.entries.map((entry, i) => (
            <li key={i}>
              <button type="button" class="move" onClick={() => { answer.show(i); onClose(); }}>
                <span class="move-number">{i + 1}</span>
                <span class="move-seat">{named(say, entry)}</span>
                <span class="move-text">{result(entry)}</span>
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    );
  }
  return (
    <Dialog say={say} title={say("bring")} onClose={onClose}>
      <form class="setup" method="dialog" onSubmit={(event) => { event.preventDefault(); read(text); }}>
        <label for={id}>{say("bring-about")}</label>
        <textarea id={id} class="bring-text" rows={6} value={text} spellcheck={false} autocomplete="off" aria-describedby={`${id}-why`}
          onInput={(event) => { setText(event.currentTarget.value); setAnswer(null); }} />
        <p class="bring-why" id={`${id}-why`} role="alert">{answer?.kind === "bad" ? say("bring-bad", { reason: answer.reason }) : ""}</p>
        <Choice title={say("bring-otherwise")} value={otherwise} onChange={setOtherwise}
          options={(["italian", "english"] as const).map((one) => ({ value: one, label: say(`short-${one}`) }))} />
        <div class="row dialog-foot">
          <button type="submit" class="button button-main">{say("bring-open")}</button>
          <label class="button">
            {say("open-file")}
            <input type="file" class="unseen" accept=".pdn,.fen,.json,.txt,application/json,text/plain" onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              // The same file may be chosen again after it was mended.
              if (!file) return;
              textOf(file).then((given) => { input.value = ""; read(given); })
                // The file may have gone meanwhile.
                .catch(() => setAnswer({ kind: "bad", reason: say("problem-file") }));
            }} />
          </label>
          <button type="button" class="button" onClick={onClose}>{say("cancel")}</button>
        </div>
      </form>
    </Dialog>
  );
}

/** Who played, and where and when, as far as the file says. */
function named(say: Say, { names: [white = "", black = ""], event, date }: PdnEntry): string {
  const players = `${white || say("white")} – ${black || say("black")}`;
  return [players, event, date].filter((part) => part !== "").join(", ");
}

function result({ winner, is_over }: PdnEntry): string {
  return winner === 0 ? "1-0" : winner === 1 ? "0-1" : is_over ? "½-½" : "*";
}
