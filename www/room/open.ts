// Opens a room on the page: by its link, or a new one.
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Catalogue, Table, who_begins } from "hopstone-glue";
import type { Say } from "../board/grid";
import { isDraughts } from "../board/geometry";
import { pause } from "../game/pace";
import { chooseLanguage } from "../i18n";
import { loadLate } from "../i18n/late";
import { type GameChoice, newGame, veryFirst } from "../screens/new-game";
import { brokersOf } from "./brokers";
import { openSigner, openVault } from "./crypt";
import { NONCE_BYTES } from "./entry";
import { secretOf } from "./hash";
import { keepOf, type KeptRoom } from "./keep";
import type { Door, Live, RoomSurroundings } from "./live";
import { wasmReferee } from "./referee";
import { keptName } from "./screens/name";
import { type Foundation, OpenRoom } from "./room";
import { RoomTable } from "./table";
import type { Clash } from "./timeline";
import { connect } from "./transport";
import type { Agreed } from "./view";

/** So many positions the computer looks at in a room, whatever its level allows: the same on every device, and a second's work on a slow one. */
const NODES = 200_000;

/** What the page's name begins with while others wait for the person, and the page is out of sight. */
const CALL = "● ";

export async function openRoom(around: RoomSurroundings, door: Door): Promise<Live> {
  const { kept, foundation } = door.kind === "join" ? { kept: await rejoined(door.secret), foundation: null } : await founded(door.choice, around.catalogue);
  const [vault, signer, brokers, { say, end: endWords }] = await Promise.all([openVault(kept.secret), openSigner(kept.key), brokersFor(kept), lateWords(around.say)]);
  const room = await OpenRoom.open({
    vault, signer, kept: { ...kept, brokers }, keep: keepOf(kept.secret), referee: wasmReferee, connect, brokers,
    page: location.href.split("#")[0] ?? "",
    inSight: () => around.inSight.peek(),
    think: async (code, level, seed) => (await around.thinker.think(code, { level, nodes: NODES, seed })).path,
    pace: () => pause(around.settings.peek().speed, null),
    written: (clash) => written(clash, around.catalogue),
    chance: (below) => Math.floor(Math.random() * below),
    hold,
  }, foundation);
  // Until the set-up has come there must be something on the table.
  const empty = Table.start(newGame(veryFirst(around.catalogue), around.catalogue, who_begins, null));
  const session = new RoomTable(room, { say, open: around.open, study: around.study }, empty);
  const ends = [
    // Who has the page behind others sees by its name that it is their turn.
    effect(() => {
      const { phase, mine } = room.view.value;
      const waits = !around.inSight.value && phase === "game" && mine.includes(session.snapshot.value.turn);
      document.title = `${waits ? CALL : ""}${document.title.replace(CALL, "")}`;
    }),
    () => { document.title = document.title.replace(CALL, ""); },
    endWords,
    around.inSight.subscribe(() => room.sight()),
    on(window, "online", () => room.reconnect()),
    on(window, "pageshow", () => room.reconnect()),
  ];
  const close = room.close.bind(room);
  room.close = () => {
    for (const end of ends) end();
    close();
  };
  return { room, session, say, tell: (text) => session.announce(text) };
}

/** The room of a link, as this device knows it, or with a key of its own for it. */
async function rejoined(secret: string): Promise<KeptRoom> {
  return keepOf(secret).load() ?? { secret, at: Date.now(), key: await (await openSigner(null)).secret(), pages: [], brokers: [], first: null, lots: false, about: null };
}

/** The brokers of now; without a network those with which the room was open last, so that it can be looked at and played on. */
async function brokersFor({ brokers }: KeptRoom): Promise<readonly string[]> {
  try {
    return await brokersOf();
  } catch (error) {
    if (brokers.length > 0) return brokers;
    throw error;
  }
}

/** A new room for a game: every seat of a person elsewhere is open, the others sit down at once. */
async function founded(choice: GameChoice, catalogue: Catalogue): Promise<{ kept: KeptRoom; foundation: Foundation }> {
  const signer = await openSigner(null);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const { seats, first: _, ...game } = newGame({ ...choice, lots: false, first: { kind: "seat", seat: 0 } }, catalogue, who_begins, null);
  const here = seats.flatMap(({ player }, seat) => (player.kind === "person" && choice.seats[seat]?.elsewhere !== true ? [seat] : []));
  const kept: KeptRoom = {
    secret: secretOf(signer.id, nonce), at: Date.now(), key: await signer.secret(), pages: [], brokers: [],
    first: choice.first.kind === "seat" ? choice.first.seat : null, lots: isDraughts(choice.game) && choice.lots, about: null,
  };
  return {
    kept,
    foundation: {
      act: { kind: "found", nonce, game: game as Agreed, plan: seats.map(({ player }) => (player.kind === "computer" ? player.level : 0)) },
      // The first of them is whoever holds the device.
      claims: here.map((seat, i) => ({ seat, name: seats[seat]?.name || (i === 0 ? keptName() : "") })),
    },
  };
}

/** The words with those that come late, in the page's language, also when that changes. */
async function lateWords(say: ReadonlySignal<Say>): Promise<{ readonly say: ReadonlySignal<Say>; end(): void }> {
  const load = (words: Say): Promise<Say> => loadLate(chooseLanguage(words("language-code"), []), words);
  const late = signal(await load(say.peek()));
  const end = say.subscribe((words) => { void load(words).then((loaded) => { if (say.peek() === words) late.value = loaded; }, () => {}); });
  return { say: late, end };
}

/** The moves of a clash by the names of their cells. */
function written({ paths }: Clash, { holes }: Catalogue): readonly string[] {
  return paths.map((path) => path.map((cell) => holes[cell]?.name ?? String(cell + 1)).join("-"));
}

/** Holds a name for this tab; where the browser cannot tell tabs apart each believes to be the only one. */
function hold(name: string, steal: boolean, changed: (held: boolean) => void): () => void {
  if (!("locks" in navigator)) {
    changed(true);
    return () => {};
  }
  let release = (): void => {};
  let over = false;
  const until = new Promise<void>((done) => {
    release = () => {
      over = true;
      done();
    };
  });
  const keep = (): Promise<void> | undefined => {
    if (over) return undefined;
    changed(true);
    return until;
  };
  // Another tab has taken it: it is waited for.
  const wait = (): void => { if (!over) void navigator.locks.request(name, keep).catch(taken); };
  const taken = (): void => {
    if (over) return;
    changed(false);
    wait();
  };
  void navigator.locks.request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
    if (lock) return keep();
    taken();
    return undefined;
  }).catch(taken);
  return () => release();
}

function on(target: EventTarget, event: string, then: () => void): () => void {
  target.addEventListener(event, then);
  return () => target.removeEventListener(event, then);
}
