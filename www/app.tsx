import { type ReadonlySignal, type Signal, signal, useComputed } from "@preact/signals";
import type { Catalogue } from "hopstone-glue";
import type { VNode } from "preact";
import type { DraughtsGame } from "./board/geometry";
import type { Say } from "./board/grid";
import type { BoardListener } from "./board/board";
import type { Theme } from "./board/palette";
import { MarbleSetContext } from "./screens/army";
import type { GameSession } from "./game/session";
import type { GuideProps } from "./guide/guide";
import type { Place } from "./guide/place";
import type { Language } from "./i18n";
import { Confirm } from "./screens/confirm";
import { LateWindow } from "./screens/late-window";
import type { GameChoice } from "./screens/new-game";
import { Play, type PlayProps } from "./screens/play";
import type { Rooms } from "./rooms";
import { type Action, type Screen, type Session, type Settings, who } from "./screens/session";
import type { SettingsProps } from "./screens/settings";
import type { SetupProps } from "./screens/setup";
import type { StatisticsProps } from "./screens/statistics";
import type { Update } from "./versions";

export interface AppProps {
  readonly session: GameSession;
  /** A room lies in the place of the own table, while one is open. */
  readonly rooms: Rooms;
  readonly catalogue: Catalogue;
  readonly say: ReadonlySignal<Say>;
  readonly settings: Signal<Settings>;
  readonly theme: ReadonlySignal<Theme>;
  readonly still: ReadonlySignal<boolean>;
  readonly listener: BoardListener;
  readonly inSight: ReadonlySignal<boolean>;
  readonly screen: ReadonlySignal<Screen | null>;
  readonly welcome: PlayProps["welcome"];
  /** Where the guide is open. */
  readonly guide: ReadonlySignal<Place | null>;
  readonly language: ReadonlySignal<Language>;
  /** What a link asks the dialog for a new game to begin with. */
  readonly wanted: ReadonlySignal<GameChoice | null>;
  readonly update: Update;
  onClose(): void;
  onCloseGuide(): void;
}

/** The table, and the window that lies over it, if one does. */
export function App(props: AppProps): VNode {
  const { session, catalogue, settings, theme, still, listener } = props;
  const live = props.rooms.live.value;
  const say = live?.say ?? props.say;
  // A lesson speaks of holes and squares by their names.
  const coordinates = useComputed(() => settings.value.coordinates || session.lesson.value !== null);
  return (
    <MarbleSetContext value={settings.value.marbles}>
      <Play key={live ? "room" : "own"} room={live} session={live?.session ?? session} catalogue={catalogue} say={say} theme={theme} settings={settings} coordinates={coordinates} still={still} listener={listener} inSight={props.inSight} welcome={props.welcome} update={props.update} />
      <Window {...props} />
      {props.guide.value && (
        <LateWindow<Omit<GuideProps, "onMissing">> say={say.value} title={say.value("guide")} load={() => import("./guide/guide").then(({ Guide }) => Guide)} onClose={props.onCloseGuide}
          props={{
            place: props.guide.value, catalogue, language: props.language.value, settings, theme, still,
            onLanguage: (language) => { settings.value = { ...settings.value, language }; }, onClose: props.onCloseGuide,
          }} />
      )}
    </MarbleSetContext>
  );
}

const late = (): Promise<typeof import("./screens/parts")> => import("./screens/parts");

/** What the dialog for a new game held when the editor was opened from it. */
const drafted = signal<GameChoice | null>(null);

function Window({ session, rooms, catalogue, say, settings, theme, screen, wanted, onClose }: AppProps): VNode | null {
  const live = rooms.live.value;
  const words = (live?.say ?? say).value;
  const table: Session = live?.session ?? session;
  const diagram = () => ({
    boards: catalogue, game: session.snapshot.value.game, turn: session.turn.value, theme: theme.value, look: settings.value.look, marbles: settings.value.marbles, coordinates: settings.value.coordinates,
    pieces: session.snapshot.value.pieces, last: session.snapshot.value.last,
  });
  switch (screen.value) {
    case null: return null;
    case "setup": return (
      <LateWindow<SetupProps> key="setup" say={words} title={words("new-game")} load={() => late().then(({ Setup }) => Setup)} onClose={onClose}
        props={{
          say: words, catalogue, initial: wanted.value ?? session.choice(), kept: session.seats(), hasLoser: session.loser() !== null, running: session.canResign.value && session.events.value.length > 0,
          onEditor: (choice) => { drafted.value = choice; session.act({ kind: "open", screen: "editor" }); }, onRecords: () => session.act({ kind: "open", screen: "records" }), onBring: () => session.act({ kind: "open", screen: "bring" }),
          onStart: (choice) => { onClose(); session.begin(choice); },
          onRoom: (choice) => { onClose(); session.keep(choice); rooms.enter({ kind: "create", choice }); },
          onReturn: (secret) => { onClose(); rooms.enter({ kind: "join", secret }); }, onClose,
        }} />
    );
    case "moves": return (
      <LateWindow key="moves" say={words} title={words("moves")} load={() => late().then(({ Moves }) => Moves)} onClose={onClose}
        props={{
          say: words, game: table.snapshot.value.game, events: table.events.value, seats: table.snapshot.value.seats, ply: table.snapshot.value.ply,
          onAction: (action: Action) => table.act(action), alone: live === null, onClose,
        }} />
    );
    case "settings": return (
      <LateWindow<SettingsProps> key="settings" say={words} title={words("settings")} load={() => late().then(({ SettingsScreen }) => SettingsScreen)} onClose={onClose}
        props={{ say: words, settings: settings.value, onChange: (changed) => { settings.value = changed; }, onKeys: () => table.act({ kind: "help" }), onStatistics: live ? null : () => session.act({ kind: "open", screen: "statistics" }), onClose }} />
    );
    case "keys": return (
      <LateWindow key="keys" say={words} title={words("keys")} load={() => late().then(({ Keys }) => Keys)} onClose={onClose}
        props={{ say: words, keys: settings.value.keys, onClose }} />
    );
    case "players": return (
      <LateWindow key="players" say={words} title={words("players-who")} load={() => late().then(({ Players }) => Players)} onClose={onClose}
        props={{ say: words, snapshot: session.snapshot.value, onAction: (action: Action) => session.act(action), onClose }} />
    );
    case "records": return (
      <LateWindow key="records" say={words} title={words("records")} load={() => late().then(({ RecordTable }) => RecordTable)} onClose={onClose}
        props={{ say: words, records: session.records(), onClose }} />
    );
    case "statistics": return (
      <LateWindow<StatisticsProps> key="statistics" say={words} title={words("statistics")} load={() => late().then(({ Statistics }) => Statistics)} onClose={onClose}
        props={{ say: words, catalogue, onPlay: () => session.act({ kind: "open", screen: "setup" }), onWipe: () => session.wipe(), onClose }} />
    );
    case "bring": return (
      <LateWindow key="bring" say={words} title={words("bring")} load={() => late().then(({ Bring }) => Bring)} onClose={onClose}
        props={{ say: words, game: session.snapshot.value.game, onText: (text: string, game: DraughtsGame) => session.bring(text, game), onClose }} />
    );
    case "editor": return (
      <LateWindow key="editor" say={words} title={words("editor")} load={() => late().then(({ Editor }) => Editor)} onClose={onClose}
        props={{
          say: words, catalogue, wanted: drafted.value?.game, snapshot: session.snapshot.value, theme: theme.value, look: settings.value.look, onClose,
          onStart: (game: DraughtsGame, fen: string) => { onClose(); session.beginFrom(game, fen, drafted.value); },
        }} />
    );
    case "share": return (
      <LateWindow key="share" say={words} title={words("share")} load={() => late().then(({ Share }) => Share)} onClose={onClose}
        props={{ say: words, link: session.address(), snapshot: session.snapshot.value, diagram: diagram(), onClose }} />
    );
    case "meeting": return session.meeting.value && (
      <LateWindow key="meeting" say={words} title={words("met-fork")} load={() => late().then(({ Met }) => Met)} onClose={onClose}
        props={{
          say: words, meeting: session.meeting.value, mine: session.snapshot.value, diagram: diagram(), onClose,
          onKeep: () => { onClose(); session.act({ kind: "keep-mine" }); }, onTake: () => { onClose(); session.act({ kind: "take-theirs" }); },
        }} />
    );
    case "draw": {
      const { seats } = table.snapshot.value;
      // In a room the other person is asked there, whoever is to move.
      const other = 1 - (table.resigner() ?? 0);
      const asked = live !== null || seats[other]?.player.kind === "computer";
      return (
        <Confirm say={words} title={words("offer-draw")} text={words(asked ? "draw-ask" : "draw-sure", who(words, seats, other))}
          yes={words(asked ? "draw-ask-yes" : "draw-agree")} onYes={() => { onClose(); table.act({ kind: asked ? "ask-draw" : "agree-draw" }); }} onClose={onClose} />
      );
    }
    case "take": return (
      <Confirm say={words} title={words("continue-here")} text={words("take-sure")}
        yes={words("continue-here")} onYes={() => { onClose(); session.act({ kind: "take" }); }} onClose={onClose} />
    );
    case "resign": return (
      <Confirm say={words} title={words("resign")} text={words("resign-sure", who(words, table.snapshot.value.seats, table.resigner() ?? 0))}
        yes={words("resign")} onYes={() => { onClose(); table.act({ kind: "resign" }); }} onClose={onClose} />
    );
    case "invite": case "room-players": case "connection": case "leave":
      return live && <live.Window key={screen.value} screen={screen.value} onLeave={() => { onClose(); rooms.leaveNow(); }} onClose={onClose} />;
  }
}
