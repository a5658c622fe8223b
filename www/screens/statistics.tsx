import { type Catalogue, type GameKind, Table } from "hopstone-glue";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { type Device, type Judges, LARGEST, merge, pack, replace, tooLarge, unpack } from "../game/device";
import { download } from "../game/file";
import { ENDS, MOST, readFinished } from "../game/finished";
import { problem, word } from "../game/problem";
import { readRecords, type Records } from "../game/score";
import { today } from "../game/scorer";
import { type GameStatistics, type Line, statistics } from "../game/statistics";
import { load } from "../game/store";
import { Choice } from "./choice";
import { dayOf } from "./day";
import { Dialog } from "./dialog";
import { RecordLists } from "./records";

export interface StatisticsProps {
  readonly say: Say;
  readonly catalogue: Catalogue;
  /** Opens the window for a new game. */
  onPlay(): void;
  /** Forgets the statistics and the records. */
  onWipe(): void;
  onClose(): void;
}

/** What the window shows: all of it, with what has just been done; what a file holds; or the question before all is wiped. */
type View = { readonly kind: "all"; readonly done: string; readonly bad: string } | { readonly kind: "file"; readonly device: Device } | { readonly kind: "wipe" };

/** The statistics and records of this device; all that the page keeps goes out and comes in here as a file. */
export function Statistics({ say, catalogue, onPlay, onWipe, onClose }: StatisticsProps): VNode {
  const [view, setView] = useState<View>({ kind: "all", done: "", bad: "" });
  const back = (done = "", bad = ""): void => setView({ kind: "all", done, bad });
  const judges: Judges = { catalogue, game: (code) => { Table.from_code(code).free(); } };
  const games = readFinished(load("statistics"));
  const records = readRecords(load("records"));
  const refuse = (error: unknown): void => back("", say("device-bad", { reason: error instanceof DOMException ? say("problem-file") : word(say, error) }));
  const read = async (file: File): Promise<void> => {
    try {
      if (file.size > LARGEST) throw tooLarge(file.size);
      setView({ kind: "file", device: unpack(await file.text(), judges) });
    } catch (error) {
      refuse(error);
    }
  };
  // Each is a window of its own to those who listen: focus begins at its title.
  switch (view.kind) {
    case "all": return (
      <Dialog key="all" say={say} title={say("statistics")} onClose={onClose}>
        <p class="statistics-done" role="status">{view.done}</p>
        {games.length === 0 ? (
          <div class="statistics-none">
            <p>{say("statistics-none")}</p>
            <button type="button" class="button button-main" onClick={onPlay}>{say("new-game")}</button>
          </div>
        ) : (
          <>
            <p class="statistics-legend">{ENDS.map((end) => <span key={end}><Mark end={end} />{say(`statistics-${end}`)}</span>)}</p>
            {statistics(games).map((one) => <GameCard key={one.game} say={say} of={one} />)}
          </>
        )}
        <p class="quiet">{say("statistics-about")}{games.length === MOST && ` ${say("statistics-full", { games: MOST })}`}</p>
        {lines(records) > 0 && <section class="statistics-records"><h3>{say("records")}</h3><RecordLists say={say} records={records} heading="h4" /></section>}
        <section class="statistics-device">
          <h3>{say("device")}</h3>
          <p class="quiet">{say("device-about")}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => download(pack(judges, today()), "hopstone-device.json", "application/json")}>{say("device-save")}</button>
            <label class="button">
              {say("open-file")}
              <input type="file" class="unseen" accept=".json,application/json" onChange={(event) => {
                const input = event.currentTarget;
                const [file] = input.files ?? [];
                // The same file may be chosen again after it was mended.
                if (file) void read(file).finally(() => { input.value = ""; });
              }} />
            </label>
            {games.length + lines(records) > 0 && <button type="button" class="button" onClick={() => setView({ kind: "wipe" })}>{say("device-wipe")}</button>}
          </div>
          {/* The window may stand elsewhere when it is drawn anew. */}
          <p class="bring-why" role="alert" ref={(alert) => { if (view.bad !== "") alert?.scrollIntoView({ block: "nearest" }); }}>{view.bad}</p>
        </section>
      </Dialog>
    );
    case "file": return <InFile say={say} device={view.device} onBack={() => back()}
      onMerge={() => {
        if (!merge(view.device)) return refuse(problem("problem-device-room", {}));
        back(say("device-merged", { games: readFinished(load("statistics")).length - games.length }));
      }}
      onReplace={() => (replace(view.device) ? location.reload() : refuse(problem("problem-device-room", {})))} />;
    case "wipe": return (
      <Dialog key="wipe" say={say} title={say("device-wipe")} onClose={() => back()}>
        <p>{say("device-wipe-sure", { games: games.length })}</p>
        <div class="row dialog-foot">
          <button type="button" class="button button-main" onClick={() => { onWipe(); back(say("device-wiped")); }}>{say("device-wipe-yes")}</button>
          <button type="button" class="button" onClick={() => back()}>{say("cancel")}</button>
        </div>
      </Dialog>
    );
  }
}

/** The games of one kind: a row for each level, the sum of several, and what was played among persons. */
function GameCard({ say, of: { game, levels, all, persons } }: { readonly say: Say; readonly of: GameStatistics }): VNode {
  return (
    <section class="statistics-game" data-game={game}>
      <h3>{say(`game-${game}`)}</h3>
      {levels.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("record-level")}</th><th scope="col">{say("statistics-games")}</th>
              {ENDS.map((end) => <th key={end} scope="col"><Mark end={end} /><span class="unseen">{say(`statistics-${end}`)}</span></th>)}
            </tr>
          </thead>
          {levels.map(({ level, line }) => <Row key={level} say={say} game={game} title={say(`level-${level}`)} line={line} />)}
          {levels.length > 1 && <Row say={say} game={game} title={say("statistics-all")} line={all} />}
        </table>
      )}
      {persons > 0 && <p class="statistics-persons">{say("statistics-persons", { games: persons })}</p>}
    </section>
  );
}

function Row({ say, game, title, line }: { readonly say: Say; readonly game: GameKind; readonly title: string; readonly line: Line }): VNode {
  const more = [
    ...(line.longest > 0 ? [say("statistics-run", { longest: line.longest, run: line.run })] : []),
    ...(game === "star" && line.fewest !== null ? [say("statistics-fewest", { moves: line.fewest })] : []),
  ];
  return (
    <tbody>
      <tr><th scope="row">{title}</th><td>{line.played}</td>{ENDS.map((end) => <td key={end}>{line[end]}</td>)}</tr>
      <tr>
        <td class="statistics-more" colSpan={5}>
          <span class="statistics-bar" aria-hidden="true">
            {ENDS.map((end) => line[end] > 0 && <Mark key={end} end={end} share={line[end]} />)}
          </span>
          {more.length > 0 && <span class="quiet">{more.join(" ")}</span>}
        </td>
      </tr>
    </tbody>
  );
}

/** How a game ended, by a sign and a pattern as well as by colour; in a bar as wide as its share. */
function Mark({ end, share }: { readonly end: (typeof ENDS)[number]; readonly share?: number }): VNode {
  return <span class={`statistics-mark statistics-${end}`} aria-hidden="true" {...(share === undefined ? {} : { style: { flexGrow: share } })}><span>{SIGNS[end]}</span></span>;
}

/** As tables of chess and draughts have them. */
const SIGNS: Readonly<Record<(typeof ENDS)[number], string>> = { won: "+", drawn: "=", lost: "−" };

/** What a file holds, and what is to be done with it. */
function InFile({ say, device: { saved, kept }, onMerge, onReplace, onBack }: {
  readonly say: Say; readonly device: Device; readonly onMerge: () => void; readonly onReplace: () => void; readonly onBack: () => void;
}): VNode {
  const [how, setHow] = useState<"merge" | "replace">("merge");
  const table = typeof kept.game === "string" ? Table.from_code(kept.game).snapshot() : null;
  const day = dayOf(say, saved, { day: "numeric", month: "long", year: "numeric" });
  return (
    <Dialog key="file" say={say} title={say("device-found")} onClose={onBack}>
      <p>{say("device-saved", { day })}</p>
      <ul class="statistics-found">
        <li>{say("device-games", { games: readFinished(kept.statistics).length })}</li>
        <li>{say("device-records", { records: lines(readRecords(kept.records)) })}</li>
        {kept.settings !== undefined && <li>{say("device-settings")}</li>}
        {table && <li>{say("device-table", { game: say(`game-${table.game}`), plies: table.plies, over: table.outcome ? "yes" : "no" })}</li>}
      </ul>
      <Choice title={say("device-how")} value={how} onChange={setHow} options={(["merge", "replace"] as const).map((value) => (
        { value, label: say(`device-${value}`), about: say(`device-${value}-about`) }))} />
      <div class="row dialog-foot">
        <button type="button" class="button button-main" onClick={how === "merge" ? onMerge : onReplace}>{say("device-take")}</button>
        <button type="button" class="button" onClick={onBack}>{say("cancel")}</button>
      </div>
    </Dialog>
  );
}

function lines({ italian, english }: Records): number {
  return italian.length + english.length;
}
