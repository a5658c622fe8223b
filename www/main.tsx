// Starts the page: the rules, the words, the worker, and the table on the screen.
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import init, { catalogue } from "hopstone-glue";
import wasmUrl from "hopstone-wasm";
import { render } from "preact";
import { App } from "./app";
import { shortcutOf } from "./board/keys";
import { PEAR, type Theme, WALNUT } from "./board/palette";
import { sawAhead } from "./board/plank";
import { readLink } from "./game/link";
import { GameSession } from "./game/session";
import { readSettings } from "./game/settings";
import { KEPT_GAME, load, save } from "./game/store";
import { type Helper, Thinker } from "./game/thinker";
import { chooseLanguage, describe, loadLanguage, markDocument } from "./i18n";
import type { GameChoice } from "./screens/new-game";
import type { Versions } from "./offline";
import type { PlayProps } from "./screens/play";
import type { Screen, Settings } from "./screens/session";
import { ear } from "./sound/ear";
import { type Place, readPlace } from "./guide/place";
import { framed, rest } from "./rest";
import { Rooms } from "./rooms";
import { windows } from "./windows";
import type { Mark } from "./start";
import "./styles/main.css";

// For start.ts: the page has got so far.
document.documentElement.dataset["main"] = "";

async function start(): Promise<void> {
  const settings = signal<Settings>(readSettings(load("settings")));
  const language = computed(() => chooseLanguage(settings.value.language, navigator.languages));
  // While the rules are on their way the planks of the board are sawn.
  const [module, words] = await Promise.all([
    compile(new URL(wasmUrl, import.meta.url)), loadLanguage(language.value),
    framed(), sawAhead([WALNUT, PEAR], Math.min(innerHeight, 1.15 * innerWidth) * devicePixelRatio),
  ]);
  // Each of the three is a piece of work of its own, so that a slow phone answers between them.
  await rest();
  await init({ module_or_path: module });
  await rest();
  // Without its looks, or without words, the page is no page. If nothing better can be had, it does without looks.
  const mute = words("app-name") === "app-name";
  if ((mute || getComputedStyle(document.documentElement).getPropertyValue("--whole") === "") && await mend()) return;
  // It has just been mended, in vain: thrown, this would have it mended again, and so on for ever.
  if (mute) return fail(new Error("the words could not be fetched"));

  const say = signal(words);
  const theme = resolved<Theme>("(prefers-color-scheme: dark)", (dark) => {
    const { theme } = settings.value;
    return theme === "system" ? (dark ? "dark" : "light") : theme;
  });
  const still = resolved("(prefers-reduced-motion: reduce)", (reduced) => {
    const { motion } = settings.value;
    return motion === "system" ? reduced : motion === "none";
  });
  effect(() => {
    document.documentElement.dataset["theme"] = theme.value;
    // The window of an installed game follows the theme, also where it was chosen by hand.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = PAPER[theme.value];
  });
  effect(() => describe(say.value));
  effect(() => save("settings", settings.value));
  effect(() => {
    const wanted = language.value;
    loadLanguage(wanted).then((loaded) => {
      if (language.peek() !== wanted) return;
      say.value = loaded;
      // The language that is spoken now: where the one that was wanted cannot be fetched it is another.
      markDocument(chooseLanguage(null, [loaded("language-code")]));
    });
  });

  const screen = signal<Screen | null>(null);
  const wanted = signal<GameChoice | null>(null);
  const guide = signal<Place | null>(null);
  const { open, close, openGuide, closeGuide, mark } = windows(screen, guide, () => rooms.home);
  const visible = signal(!document.hidden);
  document.addEventListener("visibilitychange", () => { visible.value = !document.hidden; });
  const inSight = computed(() => visible.value && screen.value === null && guide.value === null);
  const offered = signal(false);
  let versions: Versions | null = null;
  const take = (): void => versions?.take(rooms.home || session.link());
  // A worker that cannot be loaded may belong to a version that the host does not have any more.
  const thinker = new Thinker(() => hire(module, () => versions?.search()));
  const session = new GameSession({
    catalogue: catalogue(), thinker, say, settings, open,
    inSight: computed(() => inSight.value && rooms.live.value === null),
    begun: () => { if (offered.peek()) take(); },
    later: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const rooms = new Rooms({
    catalogue: catalogue(), thinker, say, settings, inSight: visible, open, mark,
    tell: (text) => session.tell(text),
    aside: (lies) => session.aside(lies),
    study: (code) => rooms.leave(() => {
      session.follow(code);
      session.act({ kind: "review" });
    }),
  });
  await rest();
  const listener = ear(computed(() => settings.value.sound));
  // Once, and not for those who come with a game in mind or have one here.
  const welcome: PlayProps["welcome"] = signal(load("welcomed") === null && load("game") === null && location.hash === "" ? "shown" : null);
  if (welcome.value) save("welcomed", true);
  // Whatever changes on the table, and every window, means that it has been understood.
  const first = session.snapshot.value;
  effect(() => {
    if (session.snapshot.value !== first || screen.value || guide.value) welcome.value = welcome.peek() && "over";
  });
  const followLink = (): void => {
    const { hash } = location;
    // A link into the guide stays in the address: it can be passed on. So does that of the room that is open, also on the way back to before it.
    if (readPlace(hash) || hash === rooms.home) return;
    const link = readLink(hash, catalogue());
    // Any other does its work once: a reload must not do it again over a game that has gone on, nor the way back from a window that it opens.
    mark();
    if (link.kind === "none") return;
    // What cannot be read leads nobody out of a room.
    if (link.kind === "bad") return (rooms.live.value ?? session).tell(say.value(link.id, link.args));
    const unreadable = link.kind === "game" ? session.unreadable(link.code) : null;
    if (unreadable !== null) return (rooms.live.value ?? session).tell(unreadable);
    rooms.leave(() => {
      if (link.kind === "room") return rooms.enter({ kind: "join", secret: link.secret });
      if (link.kind === "game") return session.follow(link.code);
      wanted.value = link.choice;
      open("setup");
    });
  };

  const app = document.getElementById("app");
  if (!app) throw new Error("the page has no #app");
  app.replaceChildren();
  render(<App session={session} rooms={rooms} catalogue={catalogue()} say={say} settings={settings} theme={theme} still={still} welcome={welcome} listener={listener} inSight={inSight} screen={screen} guide={guide} language={language} wanted={wanted} update={{ offered, take }}
    onCloseGuide={closeGuide} onClose={() => { wanted.value = null; close(); }} />, app);
  // The page is mended, if it had to be.
  if ((history.state as Mark | null)?.mended) history.replaceState(null, "");
  if (location.hash === "") void rooms.resume();
  followLink();
  addEventListener("hashchange", followLink);
  // Links into the guide, wherever they stand. With a modifier key they are the browser's, for another tab.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#guide/']") : null;
    const place = link && readPlace(link.hash);
    if (!place || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openGuide(place);
  });
  addEventListener("keydown", (event) => {
    const action = screen.peek() === null && guide.peek() === null ? shortcutOf(event, settings.peek().keys) : null;
    if (!action) return;
    event.preventDefault();
    (rooms.live.value?.session ?? session).act(action);
  });
  // The game is one in all tabs of a device. A tab that comes to the front goes on with it.
  addEventListener("storage", ({ key }) => { if (key === null || KEPT_GAME.includes(key)) session.follows(); });
  addEventListener("focus", () => session.resume());
  session.wake();
  idle(() => listener.load());
  if (!DEBUG) idle(async () => { versions = await (await import("./offline")).keepOffline(offered); });
}

/** The colour around the page, as in tokens.css. */
const PAPER: Readonly<Record<Theme, string>> = { light: "#f3ece1", dark: "#1d1916" };

/** Does something that nobody waits for, once everything is loaded and the page has nothing else to do. */
function idle(work: () => Promise<void>): void {
  const soon = (): void => {
    const run = (): void => { work().catch(() => {}); };
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 5_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}

/** Mends the page and loads it anew (start.ts); false where that is of no use. */
async function mend(): Promise<boolean> {
  try {
    return await ((await import(new URL("./start.js", document.baseURI).href)) as typeof import("./start")).mend();
  } catch {
    return false;
  }
}

/** Compiles the rules. A host that gives the file a wrong type is no reason to fail: then it is compiled when it is whole. */
async function compile(url: URL): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly, or it is blocked");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`a file could not be fetched (${response.status})`);
  const copy = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return await WebAssembly.compile(await copy.arrayBuffer());
  }
}

/** A worker that has the compiled rules already. */
function hire(module: WebAssembly.Module, onError: () => void): Helper {
  const worker = new Worker(new URL(WORKER_URL, import.meta.url), { type: "module" });
  worker.addEventListener("error", onError);
  worker.postMessage(module);
  return worker;
}

/** A value that follows a wish of the device and what the settings make of it. */
function resolved<T>(query: string, resolve: (wish: boolean) => T): ReadonlySignal<T> {
  const list = matchMedia(query);
  const wish = signal(list.matches);
  list.addEventListener("change", ({ matches }) => { wish.value = matches; });
  return computed(() => resolve(wish.value));
}

/** Says why there is no game, in place of one; in English where not even the words could be loaded. */
async function fail(error: unknown): Promise<void> {
  const trouble = document.querySelector<HTMLTemplateElement>("#trouble")?.content;
  const failure = trouble?.getElementById("failure");
  if (!trouble || !failure) return;
  const reason = error instanceof Error ? error.message : String(error);
  const say = await loadLanguage(chooseLanguage(readSettings(load("settings")).language, navigator.languages));
  // What the browser lacks no connection brings.
  const id = typeof WebAssembly === "object" && typeof ResizeObserver === "function" ? "failure" : "failure-browser";
  const text = say(id, { reason });
  failure.textContent = text === id ? `Hopstone could not start: ${reason}` : text;
  document.getElementById("app")?.replaceChildren(trouble);
}

start().catch(async (error: unknown) => {
  // Nothing that could be fetched gives a browser what it lacks.
  if (typeof WebAssembly === "object" && await mend()) return;
  void fail(error);
  throw error;
});
