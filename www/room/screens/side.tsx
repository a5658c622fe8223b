import { type Signal, useComputed, useSignal } from "@preact/signals";
import type { Catalogue } from "hopstone-glue";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isDraughts } from "../../board/geometry";
import { linkTo } from "../../guide/place";
import { Icon, type IconName } from "../../icons/icon";
import { LateIcon, type LateIconName } from "../../icons/late";
import { Finish } from "../../screens/end";
import { useLate } from "../../screens/late";
import type { Action, RoomScreen } from "../../screens/session";
import type { Live } from "../live";
import { Announcer } from "./announcer";
import { AskCard, WishCard } from "./ask";
import { lineOf } from "./line";
import { Lobby } from "./lobby";
import { Seats } from "./seats";
import { toBoard } from "./to-board";
import { connected, isAbout, NORMAL, noticed, wishes } from "./words";

export interface SideProps {
  readonly still: boolean;
  /** What ends a chain of jumps, and what leads back to the present, where there is a use for them. */
  readonly done: ComponentChildren; readonly back: ComponentChildren;
}

interface Inside {
  readonly live: Live;
  readonly catalogue: Catalogue;
  /** That the browser keeps nothing has been read. */
  readonly warned: Signal<boolean>;
  readonly onOpen: (screen: RoomScreen) => void; readonly onLeave: () => void;
}

/** Sending is shown when it has taken so long, in milliseconds. */
const SLOW = 700;

interface Control {
  readonly id: string; readonly word: string; readonly icon: VNode; readonly off?: boolean;
  readonly onPress: () => void;
}

/** What stands beside the board in a room: who is there, what is asked, and what one can do. */
export function RoomSide({ live, catalogue, warned, still, done, back, onOpen, onLeave }: SideProps & Inside): VNode {
  const { room, session } = live;
  const say = live.say.value;
  const view = room.view.value;
  const snapshot = session.snapshot.value;
  const present = snapshot.ply === snapshot.plies;
  const over = session.snapshot.value.outcome !== null && present;
  const card = useRef<HTMLElement>(null);
  const up = useComputed(() => room.brokers.value.filter(({ state }) => state === "connected").length).value;
  const all = useComputed(() => room.brokers.value.length).value;
  const slow = useLate(view.sending ? "sends" : null, SLOW);
  const connection = connected(say, { ...view, sending: slow }, up, all);
  const act = (action: Action) => () => session.act(action);
  const icon = (name: IconName): VNode => <Icon name={name} />;
  const late = (name: LateIconName): VNode => <LateIcon name={name} />;
  const plays = view.phase === "game" && view.mine.length > 0;
  const offline = connection.sign === "offline" ? connection.text : null;
  const unreached = view.connection === "offline" || view.connection === "refused";
  const line = lineOf(say, view, snapshot, session.message.value, { offline, warned: warned.value });
  const later = useSignal<ReadonlySet<string>>(new Set());
  const [wish] = over ? [] : wishes(view, snapshot.seats, later.value);
  const controls: readonly Control[] = [
    ...(plays ? [
      { id: "undo", word: say("room-undo"), icon: icon("undo"), off: !session.canUndo.value, onPress: act({ kind: "undo" }) },
      ...(isDraughts(snapshot.game) ? [{ id: "offer-draw", word: say("offer-draw"), icon: icon("draw"), off: !session.canOfferDraw.value, onPress: act({ kind: "offer-draw" }) }] : []),
      { id: "resign", word: say("resign"), icon: icon("resign"), off: !session.canResign.value || !present, onPress: act({ kind: "open", screen: "resign" }) },
    ] : []),
    ...(view.phase === "game" ? [
      { id: "moves", word: say("moves"), icon: icon("moves"), onPress: act({ kind: "open", screen: "moves" }) },
      { id: "turn-board", word: say("turn-board"), icon: icon("turn"), onPress: act({ kind: "turn-board" }) },
      { id: "room-players", word: say("players-who"), icon: icon("players"), onPress: () => onOpen("room-players") },
    ] : []),
    { id: "connection", word: connection.word, icon: late(connection.sign), onPress: () => onOpen("connection") },
    { id: "settings", word: say("settings"), icon: icon("settings"), onPress: act({ kind: "open", screen: "settings" }) },
    { id: "leave", word: say("room-leave"), icon: late("leave"), onPress: onLeave },
  ];
  // What had the focus is gone with what was there before: the dialog, the lobby.
  useEffect(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (view.phase === "game") toBoard();
    else if (view.phase === "lobby") document.querySelector<HTMLElement>(".room-invite .button")?.focus({ preventScroll: true });
  }, [view.phase]);
  const onResult = (): void => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  };
  const again = <button type="button" class="button button-main" aria-disabled={view.asked !== null} onClick={() => { if (!view.asked) room.ask({ kind: "again" }); }}>{say("room-again")}</button>;
  const { message } = session;
  return (
    <section class="play-side room-side" aria-label={say("about-game")} data-phase={view.phase}>
      {/* In the game all this stands in the line under the seats. */}
      {view.phase !== "game" && (
        <div class="room-over" role="status" data-passing={!view.elsewhere && (!view.forgetful || warned.value)}>
          {view.elsewhere && <Card text={say("room-elsewhere")}><button type="button" class="button button-main" onClick={() => room.playHere()}>{say("room-play-here")}</button></Card>}
          {view.forgetful && !warned.value && <Card text={say("room-forgetful")} close={say("close")} onClose={() => { warned.value = true; }} />}
          {view.notice && <Card text={noticed(say, view, snapshot.seats, view.notice)} close={say("close")} onClose={() => room.dismissNotice()} />}
          {message.value.text !== "" && <Card text={message.value.text} close={say("close")} onClose={() => session.act({ kind: "unpick" })} />}
        </div>
      )}
      {view.phase === "lobby" && <Lobby say={say} room={room} view={view} snapshot={snapshot} catalogue={catalogue} offline={offline} onOpen={onOpen} />}
      {view.phase === "game" && <Seats say={say} view={view} snapshot={snapshot} />}
      {(view.phase === "reading" || view.phase === "missing") && (
        <div class="room-empty">
          <p role="status">{say(unreached ? "room-unreached" : view.phase === "reading" ? "room-reading-about" : "room-nothing-about")}</p>
          {unreached && <div class="row"><button type="button" class="button button-main" onClick={() => room.reconnect()}>{say("connection-again")}</button></div>}
        </div>
      )}
      <div class="room-desk">
        {view.phase === "game" && (
          <div class="note room-note" data-about={line.kind}>
            {over && (line.kind === "game" || line.kind === "offline") ? (
              <div class="row next">
                {plays && again}
                <button type="button" class="button" onClick={act({ kind: "review" })}>{say("review")}</button>
                <button type="button" class="button" onClick={onResult}>{say("result")}</button>
              </div>
            ) : <p class="note-text">{line.text}</p>}
            {line.kind === "elsewhere" && <button type="button" class="button button-main" onClick={() => room.playHere()}>{say("room-play-here")}</button>}
            {line.kind === "asked" && view.asked && (view.asked.by === view.me || isAbout(view, view.asked.offer)) && (
              <button type="button" class={view.asked.by === view.me ? "button" : "button button-main"} onClick={() => { room.answer(false); toBoard(); }}>{say(view.asked.by === view.me ? "room-withdraw" : "room-here")}</button>
            )}
            {line.kind === "absent" && line.seat !== undefined && (
              <button type="button" class="button" onClick={() => { room.ask({ kind: "computer", seat: line.seat ?? 0, level: NORMAL }); toBoard(); }}>{say("room-let-computer")}</button>
            )}
            {line.kind === "away" && line.seat !== undefined && <button type="button" class="button button-main" onClick={() => { room.comeBack(line.seat ?? 0); toBoard(); }}>{say("room-come-back")}</button>}
            {(line.kind === "notice" || line.kind === "forgetful") && (
              <button type="button" class="control room-close" aria-label={say("close")} onClick={() => { if (line.kind === "notice") room.dismissNotice(); else warned.value = true; toBoard(); }}><Icon name="close" /></button>
            )}
            {message.value.more && <a class="button" href={linkTo(message.value.more)} data-more><Icon name="guide" />{say("guide-rule")}</a>}
            {done}
            {back}
          </div>
        )}
        {/* What is told in the line and is not of the game is read out here, and before the game that there is no connection. */}
        <div class="unseen" role="status">{view.phase === "lobby" ? offline ?? "" : view.phase === "game" && ["elsewhere", "notice", "forgetful", "away", "offline"].includes(line.kind) ? line.text : ""}</div>
        <div class="controls" role="toolbar" aria-label={say("controls")}>
          {controls.map(({ id, word, icon: drawn, off, onPress }) => (
            <button key={id} type="button" class="control" data-control={id} data-sign={id === "connection" ? connection.sign : undefined} aria-disabled={off === true}
              title={id === "connection" ? connection.text : undefined} onClick={() => { if (!off) onPress(); }}>
              {drawn}<span>{word}</span>
            </button>
          ))}
        </div>
        {view.phase === "game" && (
          <div class="room-top">
            <AskCard say={say} room={room} view={view} seats={snapshot.seats} />
            {wish && <WishCard say={say} room={room} view={view} seats={snapshot.seats} guest={wish.guest} seat={wish.seat} onLater={() => { later.value = new Set([...later.value, wish.mark]); }} />}
          </div>
        )}
      </div>
      {view.phase === "game" && over && (
        <div class="finish-place">
          <Finish say={say} snapshot={snapshot} score={null} note={message.value.text} card={card} onAction={(action) => session.act(action)}>
            {!plays && <button type="button" class="button" onClick={onLeave}>{say("room-leave")}</button>}
          </Finish>
        </div>
      )}
      <Announcer say={say} view={view} seats={snapshot.seats} />
    </section>
  );
}

/** Something that one should know of, and what can be done about it. */
function Card({ text, close, onClose, children }: { readonly text: string; readonly close?: string; readonly onClose?: () => void; readonly children?: ComponentChildren }): VNode {
  return (
    <div class="room-card room-notice">
      <p>{text}</p>
      {onClose ? <button type="button" class="control room-close" aria-label={close} onClick={onClose}><Icon name="close" /></button> : <div class="row">{children}</div>}
    </div>
  );
}
