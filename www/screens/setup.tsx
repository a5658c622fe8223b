import type { Catalogue, GameKind, StarOptions } from "hopstone-glue";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Say } from "../board/grid";
import { isDraughts } from "../board/geometry";
import type { Seated } from "../game/by-link";
import { keptRooms, type Remembered } from "../room/kept-rooms";
import { Icon } from "../icons/icon";
import { LateIcon } from "../icons/late";
import { Belongs } from "./army";
import { Choice, Switch } from "./choice";
import { linkTo } from "../guide/place";
import { Dialog } from "./dialog";
import { allOnline, needsRoom, type Place, placed, placeOf } from "./online";
import { type Beginner, type GameChoice, GAMES, type KeptSeats, LONGEST_NAME, type Preset, presetOf, seatsOf, startingSeats } from "./new-game";

export interface SetupProps {
  readonly say: Say; readonly catalogue: Catalogue; readonly initial: GameChoice;
  /** There is a last game that somebody lost. */
  readonly hasLoser: boolean;
  /** A game on the table is not over: a new one takes its place. */
  readonly running: boolean;
  /** Who played each game last. */
  readonly kept: KeptSeats;
  /** Opens the editor of positions, which starts with these players; the window for games from elsewhere; the table of records. */
  readonly onEditor: (choice: GameChoice) => void; readonly onBring: () => void; readonly onRecords: () => void;
  /** `onRoom`: the game is one with persons online. */
  readonly onStart: (choice: GameChoice) => void; readonly onRoom: (choice: GameChoice) => void; readonly onClose: () => void;
  /** Goes back to a room that was left. */
  readonly onReturn: (secret: string) => void;
}

/** The dialog for a new game. Nothing happens to the old one before *Start*. */
export function Setup({ say, catalogue, initial, kept, hasLoser, running, onStart, onRoom, onReturn, onEditor, onBring, onRecords, onClose }: SetupProps): VNode {
  const [choice, setChoice] = useState(initial);
  const [rooms] = useState(() => keptRooms(Date.now()));
  const change = (part: Partial<GameChoice>): void => setChoice({ ...choice, ...part });
  const count = seatsOf(choice, catalogue);
  const armies = catalogue.seatings.find(({ seating }) => seating === choice.seating)?.seats ?? [];
  const preset = presetOf(choice.options, catalogue);
  const option = (part: Partial<StarOptions>): void => change({ options: { ...choice.options, ...part } });
  const presets: Preset[] = [...catalogue.presets.map((one) => one.preset), ...(preset === "custom" ? ["custom" as const] : [])];
  const usePreset = (wanted: Preset): void => {
    const found = catalogue.presets.find((one) => one.preset === wanted);
    if (found) option({ ...found.options, play_on: choice.options.play_on });
  };
  // Each game is set up again as it was played last, the level of the computer with it.
  const useGame = (game: GameKind): void => change({ game, seats: game === initial.game ? initial.seats : kept[game] ?? startingSeats(game) });
  const draughts = isDraughts(choice.game);
  const more = (option: string) => ({ href: linkTo({ page: choice.game, section: option }), label: say("guide-option", { option: say(option) }) });
  const [white, black, ...others] = choice.seats;
  const room = needsRoom(choice.seats.slice(0, count));
  const online = allOnline(choice.seats.slice(0, count));
  const seatLabel = (seat: number): string => choice.seats[seat]?.name || say("seat-n", { n: seat + 1 });

  return (
    <Dialog say={say} title={say("new-game")} onClose={onClose}>
      <form class="setup" method="dialog" onSubmit={(event) => { event.preventDefault(); (room ? onRoom : onStart)(choice); }}>
        {rooms.length > 0 && <KeptRooms say={say} rooms={rooms} onReturn={onReturn} />}
        <Choice title={say("game")} value={choice.game} onChange={useGame}
          options={GAMES.map((game) => ({ value: game, label: say(`game-${game}`), about: say(`game-${game}-about`) }))} />
        <a class="button setup-guide" href={linkTo({ page: choice.game, section: null })}><Icon name="guide" />{say("guide-game")}</a>
        {isDraughts(choice.game) ? null : choice.game === "star" ? (
          <Choice title={say("players")} value={choice.seating} onChange={(seating) => change({ seating })}
            options={catalogue.seatings.map(({ seating }) => ({ value: seating, label: say(`seating-${seating}`), about: say(`seating-${seating}-about`) }))} />
        ) : (
          <Choice title={say("players")} value={choice.players} onChange={(players) => change({ players })}
            options={[2, 3, 4, 5, 6].map((players) => ({ value: players, label: String(players) }))} />
        )}
        <fieldset class="choice">
          <legend>{say("seats")}</legend>
          <ul class="setup-seats">
            {choice.seats.slice(0, count).map((seat, i) => (
              <SeatRow key={i} say={say} game={choice.game} seat={seat} n={i} armies={choice.game === "star" ? armies[i] ?? [] : []}
                onChange={(changed) => change({ seats: choice.seats.map((old, j) => (j === i ? changed : old)) })} />
            ))}
          </ul>
          {!online.every((seat, i) => placeOf(seat) === (placeOf(choice.seats[i] ?? seat))) && (
            <button type="button" class="button setup-online" onClick={(event) => {
              change({ seats: [...online, ...choice.seats.slice(count)] });
              // The button is gone then: what comes next is to open the room.
              event.currentTarget.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus();
            }}><LateIcon name="online" /><span class="switch-text">{say("setup-online")}</span></button>
          )}
          {(room || choice.seats.slice(0, count).some(({ elsewhere }) => elsewhere)) && <p class="quiet" aria-live="polite">{say(room ? "person-online-about" : "person-link-about")}</p>}
        </fieldset>
        {draughts ? (
          <>
            {white && black && (
              <button type="button" class="button setup-swap" onClick={() => change({ seats: [black, white, ...others] })}><Icon name="swap" />{say("swap-sides")}</button>
            )}
            <Switch label={say("lots")} about={say("lots-about")} value={choice.lots} onChange={(lots) => change({ lots })} />
          </>
        ) : (
          <Choice title={say("first")} value={beginnerText(choice.first)} onChange={(text) => change({ first: beginner(text) })} options={[
            { value: "coin", label: say("first-coin"), about: say("first-coin-about") },
            ...(hasLoser ? [{ value: "loser", label: say("first-loser"), about: say("first-loser-about") }] : []),
            ...Array.from({ length: count }, (_, seat) => ({ value: String(seat), label: seatLabel(seat) })),
          ]} />
        )}
        {choice.game === "star" ? (
          <>
            <Choice title={say("rules")} value={preset} onChange={usePreset}
              options={presets.map((one) => ({ value: one, label: say(`preset-${one}`), about: say(`preset-${one}-about`) }))} />
            <details class="setup-options">
              <summary>{say("options")}</summary>
              <Switch label={say("long-jump")} about={say("long-jump-about")} more={more("long-jump")} value={choice.options.long_jump} onChange={(long_jump) => option({ long_jump })} />
              <Switch label={say("rest")} about={say("rest-about")} more={more("rest")} value={choice.options.rest_in_foreign} onChange={(rest_in_foreign) => option({ rest_in_foreign })} />
              <Switch label={say("swap")} about={say("swap-about")} more={more("swap")} value={choice.options.swap} onChange={(swap) => option({ swap })} />
              <Switch label={say("strict")} about={say("strict-about")} more={more("strict")} value={choice.options.win === "strict"} onChange={(strict) => option({ win: strict ? "strict" : "modern" })} />
              <Switch label={say("fill")} about={say("fill-about")} more={more("fill")} value={choice.options.fill_unused} onChange={(fill_unused) => option({ fill_unused })} />
              <Switch label={say("play-on")} about={say("play-on-about")} more={more("play-on")} value={choice.options.play_on} onChange={(play_on) => option({ play_on })} />
            </details>
          </>
        ) : choice.game === "capture" ? (
          <Switch label={say("long-jump")} about={say("long-jump-capture-about")} more={more("long-jump")} value={choice.longJump} onChange={(longJump) => change({ longJump })} />
        ) : (
          <div class="row">
            <button type="button" class="button" onClick={() => onEditor(choice)}>{say("editor")}</button>
            <button type="button" class="button" onClick={onBring}>{say("bring")}</button>
            <button type="button" class="button" onClick={onRecords}>{say("records")}</button>
          </div>
        )}
        {running && !room && <p class="quiet setup-running">{say("setup-running")}</p>}
        <div class="row dialog-foot">
          <button type="submit" class="button button-main">{say(room ? "open-room" : "start")}</button>
          <button type="button" class="button" onClick={onClose}>{say("cancel")}</button>
        </div>
      </form>
    </Dialog>
  );
}

/** The rooms that go on without the person. */
function KeptRooms({ say, rooms, onReturn }: { readonly say: Say; readonly rooms: readonly Remembered[]; readonly onReturn: (secret: string) => void }): VNode {
  const list = new Intl.ListFormat(say("language-code"), { type: "conjunction" });
  return (
    <fieldset class="choice">
      <legend>{say("room-kept")}</legend>
      <ul class="setup-rooms">
        {rooms.map(({ secret, game, names }) => (
          <li key={secret}>
            <span class="switch-text">{say(`game-${game}`)}<small>{say("room-kept-with", { names: list.format(names), named: names.length > 0 ? "yes" : "no" })}</small></span>
            <button type="button" class="button" onClick={() => onReturn(secret)}>{say("room-kept-back")}</button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function SeatRow({ say, game, seat, n, armies, onChange }: {
  readonly say: Say; readonly game: GameKind; readonly seat: Seated; readonly n: number; readonly armies: readonly number[];
  readonly onChange: (seat: Seated) => void;
}): VNode {
  const side = isDraughts(game) ? (n === 0 ? "white" : "black") : null;
  const label = side !== null ? say(side) : say("seat-n", { n: n + 1 });
  return (
    <li class="setup-seat">
      <Belongs side={side} armies={armies} />
      <input type="text" value={seat.name} maxLength={LONGEST_NAME} autocomplete="off" aria-label={say("seat-name", { seat: label })} placeholder={label}
        onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })} />
      <select value={placeOf(seat)} aria-label={say("seat-player", { seat: label })} onChange={(event) => onChange(placed(seat, event.currentTarget.value as Place))}>
        <option value="person">{say("person")}</option>
        <option value="online">{say("person-online")}</option>
        <option value="elsewhere">{say("person-link")}</option>
        {/* The group says that it is the computer: an option with both words would be cut on a phone. */}
        <optgroup label={say("computer")}>
          {[1, 2, 3, 4, 5].map((level) => <option key={level} value={String(level)}>{say(`level-${level}`)}</option>)}
        </optgroup>
      </select>
    </li>
  );
}

function beginnerText(first: Beginner): string {
  return first.kind === "seat" ? String(first.seat) : first.kind;
}

function beginner(text: string): Beginner {
  return text === "coin" || text === "loser" ? { kind: text } : { kind: "seat", seat: Number(text) };
}
