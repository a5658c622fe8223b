import type { VNode } from "preact";
import type { Say } from "../board/grid";
import type { Records } from "../game/score";
import { dayOf } from "./day";
import { Dialog } from "./dialog";

/** The best games of draughts against the computer on this device, in a window of their own. */
export function RecordTable({ say, records, onClose }: { readonly say: Say; readonly records: Records; readonly onClose: () => void }): VNode {
  return <Dialog say={say} title={say("records")} onClose={onClose}><RecordLists say={say} records={records} heading="h3" /></Dialog>;
}

/** A table for each game. */
export function RecordLists({ say, records, heading: Heading }: { readonly say: Say; readonly records: Records; readonly heading: "h3" | "h4" }): VNode {
  return (
    <>
      {(["italian", "english"] as const).map((game) => (
        <section key={game} class="records">
          <Heading>{say(`game-${game}`)}</Heading>
          {records[game].length === 0 ? <p class="quiet">{say("records-none")}</p> : (
            <table>
              <thead>
                <tr><th scope="col" aria-label={say("record-place")}>#</th><th scope="col">{say("record-name")}</th><th scope="col">{say("record-level")}</th><th scope="col">{say("record-date")}</th><th scope="col">{say("record-points")}</th></tr>
              </thead>
              <tbody>
                {records[game].map(({ name, points, level, date }, i) => (
                  <tr key={i}>
                    <td>{i + 1}</td><td class="records-name">{name || say("seat-person")}</td><td>{say(`level-${level}`)}</td>
                    <td>{dayOf(say, date, { day: "numeric", month: "numeric", year: "2-digit" })}</td><td>{points}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
      <p class="quiet">{say("records-about")}</p>
    </>
  );
}
