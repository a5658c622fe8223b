import type { Catalogue, Snapshot } from "hopstone-glue";
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Board, type BoardListener, type Word } from "../board/board";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import type { Theme } from "../board/palette";
import { Icon, type IconName } from "../icons/icon";
import { Belongs } from "./army";
import { Finish, headline, Next } from "./end";
import { useLate } from "./late";
import { persons, type Seen } from "../game/by-link";
import { standingOf } from "../game/standing";
import { LatePart } from "./late-window";
import { LessonCard } from "./lesson";
import { note } from "./note";
import { linkTo } from "../guide/place";
import type { Update } from "../versions";
import type { Entered } from "../room/door";
import { type Action, type Message, seatCount, seatName, type Session, type Settings, who } from "./session";
import { Welcome } from "./welcome";

export interface PlayProps {
  readonly session: Session;
  /** The game is played in a room: that has its own heading at times, and its own things beside the board. */
  readonly room: Pick<Entered, "heading" | "Side"> | null;
  readonly catalogue: Catalogue;
  readonly say: ReadonlySignal<Say>;
  readonly theme: ReadonlySignal<Theme>;
  readonly settings: ReadonlySignal<Settings>;
  readonly coordinates: ReadonlySignal<boolean>;
  readonly still: ReadonlySignal<boolean>;
  /** The card for those who have never seen the game: it is shown, it has been shown on this visit, or it is not needed. */
  readonly welcome: Signal<"shown" | "over" | null>;
  readonly listener: BoardListener;
  readonly inSight: ReadonlySignal<boolean>;
  readonly update?: Update;
}

/** A thought is shown when it has taken so long, and told to a screen reader when it has taken longer, in milliseconds. */
const SHOWN = 300;
const TOLD = 2_000;

/** The game on the table: the board, whose turn it is, who plays, and the quiet controls. */
export function Play(props: PlayProps): VNode {
  const { session, room, catalogue, say, theme, settings, coordinates, still } = props;
  const word = useSignal<Word | null>(null);
  const done = useSignal(0);
  const label = useComputed(() => say.value(`board-label-${session.snapshot.value.game}`));
  const look = useComputed(() => settings.value.look);
  const marbles = useComputed(() => settings.value.marbles);
  const mark = useComputed(() => settings.value.mark);
  const keys = useComputed(() => settings.value.keys);
  // A move that is only asked about is not played: there is nothing to confirm.
  const confirm = useComputed(() => (session.asking.value ? "off" : settings.value.confirm));
  const standing = useComputed(() => standingOf(session.snapshot.value));
  const words = say.value;
  const snapshot = session.snapshot.value;
  const present = snapshot.ply === snapshot.plies;
  const asking = session.asking.value;
  // While another move is asked for, and when something is wrong, that is what is to be read.
  const taught = asking || session.message.value.refusal ? null : session.lesson.value;
  const act = (action: Action) => () => session.act(action);
  const ended = present && snapshot.outcome !== null;
  const heading = room?.heading() ?? null;
  const card = useRef<HTMLElement>(null);
  const onResult = (): void => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest", behavior: still.value ? "auto" : "smooth" });
  };
  // What is pressed at the end is gone with the end: who plays by keyboard goes on at the board.
  const onEnd = (action: Action): void => {
    session.act(action);
    if (action.kind === "again" || action.kind === "swap-sides") document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
  };
  const controls: { icon: IconName; id: string; action: Action; off?: boolean }[] = [
    { icon: "new", id: "new-game", action: { kind: "open", screen: "setup" } },
    { icon: "undo", id: "undo", action: { kind: "undo" }, off: !session.canUndo.value },
    { icon: "redo", id: "redo", action: { kind: "redo" }, off: !session.canRedo.value },
    { icon: "hint", id: "hint", action: { kind: "hint" }, off: !session.canTeach.value },
    { icon: "turn", id: "turn-board", action: { kind: "turn-board" } },
    { icon: "moves", id: "moves", action: { kind: "open", screen: "moves" } },
    { icon: "players", id: "players-who", action: { kind: "open", screen: "players" }, off: session.halt.value === "visiting" },
    ...(isDraughts(snapshot.game) ? [{ icon: "draw", id: "offer-draw", action: { kind: "offer-draw" }, off: !session.canOfferDraw.value }] as const : []),
    { icon: "resign", id: "resign", action: { kind: "open", screen: "resign" }, off: !session.canResign.value || !present },
    { icon: "settings", id: "settings", action: { kind: "open", screen: "settings" } },
  ];
  const doneButton = word.value && (
    <button type="button" class="button button-main" onClick={() => { done.value++; }}><Icon name="done" />{words(word.value === "play" ? "play-move" : "done")}</button>
  );
  const backButton = present ? null : <button type="button" class="button button-main" onClick={act({ kind: "look", ply: null })}>{words("back-to-now")}</button>;
  return (
    <main class="play" data-squares={isDraughts(snapshot.game)} data-room={heading === null ? undefined : "waits"}>
      <Head say={words} heading={heading} snapshot={snapshot} thinking={session.thinking.value} still={still.value} update={props.update} />
      <div class="play-board">
        <Board catalogue={catalogue} position={session.position} turn={session.turn} theme={theme} look={look} marbles={marbles} coordinates={coordinates} still={still}
          hint={session.hint} mark={mark} standing={standing} confirm={confirm} keys={keys} done={done} say={say} label={label}
          onIntent={(intent) => session.act(intent)} onWord={(wanted) => { word.value = wanted; }} listener={props.listener} inSight={props.inSight} />
      </div>
      {room ? <room.Side still={still.value} done={doneButton} back={backButton} /> : <section class="play-side" aria-label={words("about-game")}>
        {present && session.asksWho.value ? (
          <WhoAreYou say={words} snapshot={snapshot} onAction={(action) => session.act(action)} />
        ) : (
          <div class="seats-place" data-welcome={props.welcome.value ?? undefined}>
            <ul class="seats" data-many={snapshot.seats.length > 2}>
              {snapshot.seats.map((_, seat) => <Seat key={seat} say={words} snapshot={snapshot} seat={seat} />)}
            </ul>
            {props.welcome.value === "shown" && <Welcome say={words} onClose={() => { props.welcome.value = "over"; }} />}
          </div>
        )}
        {session.reviewing.value && (
          <LatePart load={() => import("./parts").then(({ ReviewPanel }) => ReviewPanel)} missing={<p class="note-text">{words("window-missing")}</p>}
            props={{
              say: words, snapshot, events: session.events.value, review: session.review.value, looking: session.judging.value,
              free: session.canJudge.value, onAction: (action: Action) => session.act(action),
            }} />
        )}
        <div class="note">
          {taught ? (
            <LessonCard say={words} seats={snapshot.seats} taught={taught} star={snapshot.game === "star"} open={session.position.value.table.open}
              back={!present} last={present && session.canAskLast.value} onAction={(action) => session.act(action)} />
          ) : ended ? <Next say={words} onAction={onEnd} onResult={onResult} /> : <Note say={words} snapshot={snapshot} message={session.message.value} asking={asking} helps={session.helping.value} />}
          {session.message.value.more && <a class="button" href={linkTo(session.message.value.more)} data-more><Icon name="guide" />{words("guide-rule")}</a>}
          {present && session.owed.value && (
            <span class="row">
              <button type="button" class="button button-main" onClick={act({ kind: "send" })}><Icon name="send" />{words("send-link")}</button>
              <button type="button" class="button" onClick={act({ kind: "open", screen: "share" })}>{words("share")}</button>
            </span>
          )}
          {asking && <button type="button" class="button" onClick={act({ kind: "ask" })}>{words("cancel")}</button>}
          {doneButton}
          {present && session.halt.value !== null && (
            <>
              {/* Where several play at this device, nobody has to say who they are. */}
              <button type="button" class={session.asksWho.value ? "button" : "button button-main"} onClick={act({ kind: "go-on" })}>{words(session.halt.value === "visiting" ? "continue-here" : "go-on")}</button>
              {session.halt.value === "visiting" && <button type="button" class="button" onClick={act({ kind: "go-back" })}>{words("back-to-mine")}</button>}
            </>
          )}
          {backButton}
        </div>
        <div class="controls" role="toolbar" aria-label={words("controls")}>
          {controls.map(({ icon, id, action, off }) => (
            // Not `disabled`: a control that loses its use keeps the focus and its place.
            <button key={id} type="button" class="control" data-control={id} aria-disabled={off === true}
              onClick={() => { if (!off) session.act(action); }}>
              <Icon name={icon} /><span>{words(id)}</span>
            </button>
          ))}
        </div>
        {ended && (
          <div class="finish-place">
            <Finish say={words} snapshot={snapshot} score={session.score.value} note={session.message.value.text} card={card} onAction={onEnd} />
          </div>
        )}
      </section>}
      <Live say={words} snapshot={snapshot} message={session.message.value} thinking={session.thinking.value} />
    </main>
  );
}

/** In a game of several persons that came by a link: which of them plays here. Until that is said it is only looked at. */
function WhoAreYou({ say, snapshot, onAction }: { readonly say: Say; readonly snapshot: Seen; readonly onAction: (action: Action) => void }): VNode {
  return (
    <section class="who" aria-labelledby="who-title">
      <h2 id="who-title">{say("who-are-you")}</h2>
      <div class="row">
        {persons(snapshot.seats).map((seat) => {
          const view = snapshot.seats[seat];
          return (
            // Who sent the link has moved: the one whose turn it is is most likely who reads it.
            <button key={seat} type="button" class={seat === snapshot.turn ? "button button-main" : "button"} onClick={() => onAction({ kind: "be", seat })}>
              {view && <Belongs side={view.side} armies={view.armies} />}{seatName(say, snapshot.seats, seat)}
            </button>
          );
        })}
        <button type="button" class="button" onClick={() => onAction({ kind: "only-look" })}>{say("only-look")}</button>
      </div>
    </section>
  );
}

/** Whether the computer is to move. */
function isComputers({ seats, turn }: Snapshot): boolean {
  return seats[turn]?.player.kind === "computer";
}

/** Whose turn it is. After a person's move the words stay as they are until it shows that the computer takes its time. */
function Head({ say, heading: instead, snapshot, thinking, still, update }: {
  readonly say: Say; readonly heading: string | null; readonly snapshot: Seen; readonly thinking: boolean; readonly still: boolean; readonly update: Update | undefined;
}): VNode {
  const computers = thinking && isComputers(snapshot) && snapshot.ply === snapshot.plies;
  const late = useLate(computers ? "move" : thinking ? "help" : null, SHOWN);
  const shown = useRef("");
  if (!computers || late || snapshot.plies === 0 || shown.current === "") shown.current = heading(say, snapshot, computers);
  return (
    <header class="play-head" data-thinking={late ? (still ? "still" : "moving") : undefined}>
      <div class="play-line" data-new={update?.offered.value === true}>
        <p class="play-game">{say("app-name")} <span aria-hidden="true">·</span> {say(`game-${snapshot.game}`)}</p>
        <NewVersion say={say} update={update} />
      </div>
      <h1 class="play-turn">{instead ?? shown.current}</h1>
      <a class="control play-guide" href={linkTo({ page: snapshot.game, section: null })}><Icon name="guide" /><span>{say("guide")}</span></a>
    </header>
  );
}

/** Tells of a new version, in place of the game's name: nothing moves for it. The place is there before, or nobody would be told. */
function NewVersion({ say, update }: { readonly say: Say; readonly update: Update | undefined }): VNode {
  const offered = update?.offered.value === true;
  return (
    <div class="play-new">
      <span role="status" class="play-new-text">{offered ? say("new-version") : ""}</span>
      {offered && <button type="button" class="play-new-take" onClick={() => update.take()}>{say("new-version-take")}</button>}
    </div>
  );
}

function heading(say: Say, snapshot: Seen, thinking: boolean): string {
  const mover = who(say, snapshot.seats, snapshot.turn);
  if (snapshot.ply !== snapshot.plies) return say("looking-back", { ply: snapshot.ply, plies: snapshot.plies });
  const end = headline(say, snapshot);
  if (end !== null) return end;
  if (thinking) return say("turn-thinking", mover);
  return say(snapshot.forced.length > 0 ? "turn-capture" : "turn-of", mover);
}

/** What stands under the seats; `helps`: the computer thinks about what a person has asked for. */
function Note({ say, snapshot, message, asking, helps }: {
  readonly say: Say; readonly snapshot: Seen; readonly message: Message; readonly asking: boolean; readonly helps: boolean;
}): VNode {
  const late = useLate(helps ? "help" : null, SHOWN);
  return <p class="note-text">{late ? say("thinking") : asking ? say("lesson-asking") : note(say, snapshot, message)}</p>;
}

function Seat({ say, snapshot, seat }: { readonly say: Say; readonly snapshot: Seen; readonly seat: number }): VNode | null {
  const view = snapshot.seats[seat];
  if (!view) return null;
  const turn = snapshot.turn === seat;
  return (
    <li class="seat" data-turn={turn} aria-current={turn ? "true" : undefined}>
      <Belongs side={view.side} armies={view.armies} />
      <span class="seat-name">
        {seatName(say, snapshot.seats, seat)}{view.elsewhere && <span class="seat-link" role="img" aria-label={say("person-link")}><Icon name="link" /></span>}
      </span>
      <span class="seat-count">
        {seatCount(say, snapshot, seat)}
      </span>
    </li>
  );
}

/** Reads each message out once, also when it is the same as the one before: two regions take turns. A thought that takes long is told, once. */
function Live({ say, snapshot, message, thinking }: { readonly say: Say; readonly snapshot: Seen; readonly message: Message; readonly thinking: boolean }): VNode {
  const late = useLate(thinking ? `${snapshot.plies}` : null, TOLD);
  // The message in whose place it is told: the next one is read as ever.
  const instead = useRef(-1);
  if (!late) instead.current = -1;
  else if (instead.current < 0) instead.current = message.count;
  const tells = late && instead.current === message.count;
  const text = !tells ? message.text : isComputers(snapshot) ? say("turn-thinking", who(say, snapshot.seats, snapshot.turn)) : say("thinking");
  const odd = (message.count + Number(tells)) % 2;
  return (
    <>
      <div class="unseen" role="status" aria-live="polite">{odd === 0 ? text : ""}</div>
      <div class="unseen" role="status" aria-live="polite">{odd === 1 ? text : ""}</div>
    </>
  );
}
