// The screens of a room: looked at by axe in both themes and every language, on phones and desks; nothing hangs over, and nothing moves when something arrives.
import assert from "node:assert/strict";
import { after, before, describe, test, type TestContext } from "node:test";
import axe from "axe-core";
import { LANGUAGES } from "../../www/i18n/index.ts";
import { chromium } from "../browsers/chromium.ts";
import type { Device, Engine } from "../browsers/driver.ts";
import { Window } from "../browsers/window.ts";
import { Broker } from "./broker.ts";
import { type Ghost, ghost } from "./ghost.ts";
import { DESK, Person, type Visit } from "./person.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const PHONE: Device = { width: 360, height: 740, touch: true };

const program = process.env["HOPSTONE_BROWSER"];
if (!program) throw new Error("HOPSTONE_BROWSER names no browser: run `cargo xtask test --only rooms`");

let engine: Engine;
before(async () => { engine = await chromium(program); }, { timeout: 60_000 });
after(async () => { await engine.close(); });

async function broker(t: TestContext): Promise<Broker> {
  const one = await Broker.start();
  t.after(() => one.close());
  return one;
}

async function person(t: TestContext, name: string, at: readonly Broker[], visit: Visit): Promise<Person> {
  const one = await Person.open(engine, name, at.map(({ url }) => url), visit);
  t.after(() => one.close());
  return one;
}

async function watcher(t: TestContext, hash: string, at: readonly Broker[]): Promise<Ghost> {
  const one = await ghost(hash.slice("#room=".length), at.map(({ url }) => url));
  t.after(() => one.close());
  return one;
}

/** Waits for something on a person's page. */
function until(one: Person, selector: string, there = true): Promise<unknown> {
  return one.window.until(`${there ? "" : "no "}${selector} at ${one.name}'s`, ([wanted, is]) => (document.querySelector(wanted as string) !== null) === is, [selector, there] as const);
}

/** What axe finds on a page as it stands. */
async function violations({ name, window: { driver } }: Pick<Person, "name" | "window">, screen: string): Promise<string[]> {
  const found = await driver.evaluate((tags) => {
    const judge = (globalThis as unknown as { axe: typeof axe }).axe;
    return judge.run(document, {
      runOnly: { type: "tag", values: [...tags] }, resultTypes: ["violations"], preload: false, elementRef: false, rules: { "skip-link": { enabled: false } },
    }).then((result) => result.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} (${(failureSummary ?? "").slice(0, 200)})`).join("; ")}`));
  }, TAGS);
  return (await found).map((text) => `${screen} at ${name}'s: ${text}`);
}

/** A room that nobody has made. */
const NOBODY = "#room=AAAAAAAAAAAAAAAAAAAAAA";
/** A browser that keeps nothing of a room. */
const FORGETFUL = 'const { setItem } = Storage.prototype; Storage.prototype.setItem = function (name, value) { if (name.includes("room")) throw new Error("full"); setItem.call(this, name, value); };';

/** Through the screens of a room for three, one of whom is the computer: those of who watches, of a second tab, of a seat that somebody would like to have. */
async function walk(t: TestContext, visit: Visit, script: string, look: (screen: string, ...people: readonly Pick<Person, "name" | "window">[]) => Promise<void>): Promise<void> {
  const device = visit.device ?? DESK;
  const one = await broker(t);
  const lost = await person(t, "Lost", [one], { ...visit, hash: NOBODY });
  await until(lost, ".room-empty");
  await look("a room is read", lost);
  const ada = await person(t, "Ada", [one], visit);
  const hash = await ada.found("#new/capture?players=3&first=1", ["person", "online", "2"]);
  const jan = await person(t, "Jan", [one], { ...visit, hash });
  await jan.sit(1);
  await until(ada, ".room-seat:nth-child(2) .presence");
  const eva = await person(t, "Eva", [one], { ...visit, device: { ...device, script: `${FORGETFUL}\n${script}` }, hash });
  await until(eva, ".room-over .room-close");
  await until(ada, ".room-watching");
  await look("the lobby with somebody who watches and whose browser keeps nothing", eva, ada);
  const watching = await watcher(t, hash, [one]);
  await ada.start();
  await jan.untilGame();
  await until(eva, '.room-note[data-about="forgetful"]');
  await look("a browser that keeps nothing", eva);
  await eva.window.click(".room-close");
  await watching.begun();
  await ada.play(watching.move(), false);
  await until(jan, '.seat[data-turn="true"] .room-me');
  await look("the game of three", ada, jan, eva);
  await ada.window.click('[data-control="undo"]');
  await until(jan, ".room-card");
  await until(eva, '.room-note[data-about="asked"]');
  await look("a question among others", eva, ada, jan);
  await jan.window.click(".room-card .button:last-child");
  await until(ada, '.room-note[data-about="notice"]');
  await ada.window.click(".room-close");
  const driver = await jan.window.driver.tab?.();
  assert.ok(driver);
  const tab = { name: "Jan, a second tab", window: new Window(driver, jan.host, device.touch) };
  await driver.open(jan.host.url + hash);
  await tab.window.until("it watches", () => document.querySelector('.room-note[data-about="elsewhere"]') !== null, null);
  await look("another tab plays", tab);
  await driver.open("about:blank");
  await ada.window.click('[data-control="connection"]');
  await until(ada, "dialog[open] .broker");
  await ada.window.driver.evaluate(() => {
    const text = document.querySelector<HTMLTextAreaElement>("dialog[open] textarea");
    if (!text) return;
    text.value = "nonsense";
    text.dispatchEvent(new Event("input", { bubbles: true }));
  }, null);
  await ada.window.click("dialog[open] button[type=submit]");
  await ada.window.until("the servers are refused", () => document.querySelector("dialog[open] [role=alert]")?.textContent !== "", null);
  await look("servers that are none", ada);
  await ada.window.press("Escape");
  await until(ada, "dialog[open]", false);
  await jan.window.driver.open("about:blank");
  await until(ada, '.room-note[data-about="absent"]');
  await look("it is the turn of somebody who is gone", ada, eva);
  await eva.window.click('[data-control="room-players"]');
  await eva.window.click("dialog[open] .room-person .button-main");
  await until(ada, ".room-card");
  await look("a seat that somebody would like", eva, ada);
  await ada.window.click(".room-card .button:last-child");
  await ada.window.click('[data-control="room-players"]');
  await until(ada, "dialog[open] .room-person .room-plan ~ .button:last-child");
  await look("a seat to be given", ada);
  await until(lost, '.room-side[data-phase="missing"]');
  await look("no such room", lost);
}

for (const [at, language] of LANGUAGES.entries()) {
  for (const theme of ["light", "dark"] as const) {
    const phone = (theme === "dark") === (at % 2 === 0);
    test(`no screen of a room has a fault that axe finds: ${language}, ${theme}, on a ${phone ? "phone" : "desk"}`, async (t) => {
      const both = [await broker(t), await broker(t)];
      const visit: Visit = { device: { ...(phone ? PHONE : DESK), script: axe.source }, settings: { language, theme } };
      const faults: string[] = [];
      const look = async (screen: string, ...people: readonly Person[]): Promise<void> => {
        for (const one of people) faults.push(...await violations(one, screen));
      };
      const ada = await person(t, "Ada", both, visit);
      const hash = await ada.found("#new/english", ["person", "online"]);
      const jan = await person(t, "Jan", both, { ...visit, hash });
      await until(jan, ".room-seats");
      await look("the lobby, before sitting down", ada, jan);
      await jan.sit(1);
      await until(ada, ".room-seat:nth-child(2) .presence");
      await look("the lobby, all sit", ada, jan);
      await ada.window.click(".room-invite .row .button:last-child");
      await until(ada, "dialog[open] .share-qr");
      await look("the invitation", ada);
      await ada.window.press("Escape");
      await until(ada, "dialog[open]", false);
      const watching = await watcher(t, hash, both);
      await ada.start();
      await jan.untilGame();
      await watching.begun();
      const [first, second] = watching.room.state.value?.played?.now.turn === 0 ? [ada, jan] : [jan, ada];
      await first.play(watching.move(), true);
      await until(second, '.seat[data-turn="true"] .room-me');
      await look("the game", ada, jan);
      await first.window.click('[data-control="undo"]');
      await until(second, ".room-card");
      await until(first, '.room-note[data-about="asked"]');
      await look("a question", ada, jan);
      await second.window.click(".room-card .button:last-child");
      await until(first, '.room-note[data-about="notice"]');
      await look("a notice", first);
      await both[0]?.kill();
      await until(ada, '[data-control="connection"][data-sign="partly"]');
      await ada.window.click('[data-control="connection"]');
      await until(ada, "dialog[open] .broker");
      await look("the connection, one server down", ada);
      await ada.window.press("Escape");
      await until(ada, "dialog[open]", false);
      await jan.window.driver.open("about:blank");
      await until(ada, '.presence[data-presence="gone"]');
      await ada.window.click('[data-control="room-players"]');
      await until(ada, "dialog[open] .room-plan");
      await look("the players, one is gone", ada);
      await ada.window.click("dialog[open] .room-plan + .button");
      await until(ada, '.presence[data-presence="gone"]', false);
      await jan.window.driver.open(jan.host.url + hash);
      await until(jan, '.room-note[data-about="away"]');
      await look("the way back to the own seat", jan);
      await jan.window.click(".room-note .button-main");
      await until(jan, '.room-note[data-about="away"]', false);
      await ada.window.click('[data-control="leave"]');
      await until(ada, "dialog[open]");
      await look("leaving", ada);
      await ada.window.press("Escape");
      await until(ada, "dialog[open]", false);
      await ada.window.click('[data-control="resign"]');
      await ada.window.click("dialog[open] .button-main");
      await until(jan, ".finish");
      await jan.window.click(".next .button-main");
      await until(ada, ".room-card");
      await look("the end, another game is asked for", ada, jan);
      await both[1]?.kill();
      await until(ada, '[data-control="connection"][data-sign="offline"]');
      await look("no connection", ada);
      const eva = await person(t, "Eva", both, { ...visit, hash });
      await until(eva, ".room-empty .button");
      await look("a room that cannot be reached", eva);
      assert.deepEqual(faults, []);
    });

    test(`nor has one of those who watch, who are gone or who want a seat: ${language}, ${theme}`, async (t) => {
      const faults: string[] = [];
      await walk(t, { device: { ...(phone ? DESK : PHONE), script: axe.source }, settings: { language, theme } }, axe.source, async (screen, ...people) => {
        for (const one of people) faults.push(...await violations(one, screen));
      });
      assert.deepEqual(faults, []);
    });
  }
}

const SIZES = [[320, 568], [360, 740], [740, 360], [768, 1024], [1280, 800], [2560, 1440]] as const;

/** What hangs over the page, and what a finger could miss. */
function misfits(one: Person): Promise<readonly string[]> {
  return one.window.driver.evaluate(() => {
    const found: string[] = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} px wide, the window ${page.clientWidth}`);
    for (const control of document.querySelectorAll<HTMLElement>(".room-side :is(button, select, input), dialog[open] :is(button, select, input, textarea)")) {
      const { left, right, width, height } = control.getBoundingClientRect();
      const name = `${control.className} ${control.textContent?.slice(0, 30)}`;
      if (width === 0) continue;
      if (height < 43.5 || width < 43.5) found.push(`${name}: ${width} x ${height}`);
      if (left < -0.5 || right > page.clientWidth + 0.5) found.push(`${name}: from ${left} to ${right}`);
      if (control.scrollWidth > control.clientWidth + 2 && control.tagName === "BUTTON") found.push(`${name}: its words are cut`);
    }
    return found;
  }, null);
}

test("lobby, game and windows fit every window, also with letters of twice the size and from right to left", async (t) => {
  const one = await broker(t);
  const ada = await person(t, "Ada with a long name", [one], { device: PHONE });
  const hash = await ada.found("#new/capture?players=6", ["person", "online", "online", "online", "2", "2"]);
  const jan = await person(t, "Jan", [one], { device: PHONE, hash });
  await jan.sit(1);
  await until(ada, ".room-seat:nth-child(2) .presence");
  const wrong: string[] = [];
  const measure = async (screen: string): Promise<void> => {
    for (const [width, height] of SIZES) {
      await ada.window.driver.resize?.(width, height);
      await new Promise((done) => setTimeout(done, 60));
      wrong.push(...(await misfits(ada)).map((text) => `${screen}, ${width} x ${height}: ${text}`));
    }
    await ada.window.driver.resize?.(640, 1136);
    for (const [name, value] of [["fontSize", "200%"], ["direction", "rtl"]] as const) {
      await ada.window.driver.evaluate(([property, set]) => { document.documentElement.style[property] = set; }, [name, value] as const);
      await new Promise((done) => setTimeout(done, 60));
      wrong.push(...(await misfits(ada)).map((text) => `${screen}, ${value}: ${text}`));
      await ada.window.driver.evaluate((property) => { document.documentElement.style[property] = ""; }, name);
    }
    await ada.window.driver.resize?.(PHONE.width, PHONE.height);
  };
  const inWindow = async (control: string): Promise<void> => {
    await ada.window.click(`[data-control="${control}"]`);
    await until(ada, "dialog[open]");
    await measure(control);
    await ada.window.press("Escape");
    await until(ada, "dialog[open]", false);
  };
  await measure("the lobby");
  await inWindow("connection");
  await ada.start();
  await measure("the game");
  await inWindow("room-players");
  await inWindow("leave");
  assert.deepEqual(wrong, []);
});

for (const [name, device] of [["phone", PHONE], ["desk", DESK]] as const) {
  describe(`on a ${name}`, () => {
    test("nothing moves in the lobby when somebody comes, sits down, gets up or leaves", async (t) => {
      const one = await broker(t);
      const ada = await person(t, "Ada", [one], { device });
      const hash = await ada.found("#new/english", ["person", "online"]);
      await until(ada, '[data-control="connection"][data-sign="live"]');
      const places = (): Promise<string> => ada.window.driver.evaluate(() => (
        [".play-board", ".room-invite", ".room-seat:last-child", ".room-start .button", ".room-watch-place", ".controls"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return `${selector} ${[x, y, width, height].map(Math.round).join(" ")}`;
        }).join("\n")
      ), null);
      const were = await places();
      const jan = await person(t, "Jan", [one], { device, hash });
      await until(jan, ".room-seats");
      await until(ada, ".room-watching");
      assert.equal(await places(), were, "somebody watches");
      await jan.sit(1);
      await until(ada, ".room-seat:nth-child(2) .presence");
      assert.equal(await places(), were, "they sit");
      await jan.window.click(".room-seat:nth-child(2) .button");
      await until(ada, ".room-seat:nth-child(2) .presence", false);
      assert.equal(await places(), were, "they watch again");
      await jan.sit(1);
      await until(ada, ".room-seat:nth-child(2) .presence");
      await jan.window.driver.open("about:blank");
      await until(ada, '.room-seat:nth-child(2) .presence[data-presence="gone"][data-sure="true"]');
      assert.equal(await places(), were, "they are gone");
      ada.network(false);
      await until(ada, '.room-line[data-offline="true"]');
      assert.equal(await places(), were, "there is no connection");
    });

    test("nothing moves when a move, a question, a notice or a visitor comes, or the connection goes", async (t) => {
      const one = await broker(t);
      const ada = await person(t, "Ada", [one], { device });
      const hash = await ada.found("#new/english", ["person", "online"]);
      const jan = await person(t, "Jan", [one], { device, hash });
      await jan.sit(1);
      await until(ada, ".room-seat:nth-child(2) .presence");
      const watching = await watcher(t, hash, [one]);
      await ada.start();
      await jan.untilGame();
      await watching.begun();
      const places = (of: Person): Promise<string> => of.window.driver.evaluate(() => (
        [".play-board", ".seats", ".controls", ".play-turn"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return `${selector} ${[x, y, width, height].map(Math.round).join(" ")}`;
        }).join("\n")
      ), null);
      const were = [await places(ada), await places(jan)];
      const still = async (what: string): Promise<void> => {
        await new Promise((done) => setTimeout(done, 80));
        assert.deepEqual([await places(ada), await places(jan)], were, what);
      };
      const [first, second] = watching.turn() === 0 ? [ada, jan] : [jan, ada];
      await first.play(watching.move(), true);
      await until(second, '.seat[data-turn="true"] .room-me');
      await still("a move has come");
      await first.window.click('[data-control="undo"]');
      await until(second, ".room-card");
      await still("a question has come");
      await second.window.click(".room-card .button:last-child");
      await until(first, '.room-note[data-about="notice"]');
      await still("it was answered with no");
      const eva = await person(t, "Eva", [one], { device, hash });
      await eva.untilGame();
      await still("somebody watches");
      first.network(false);
      await until(first, '.room-note[data-about="notice"]');
      await first.window.click(".room-close");
      await until(first, '.room-note[data-about="offline"]');
      await until(second, '.presence[data-presence="gone"]');
      await still("the connection is lost");
      first.network(true);
      await until(second, '.presence[data-presence="gone"]', false);
      await still("the connection is back");
    });
  });
}

test("by keyboard alone: sit down, begin, move, answer; the focus is never lost", async (t) => {
  const one = await broker(t);
  const ada = await person(t, "Ada", [one], {});
  const hash = await ada.found("#new/english", ["person", "online"]);
  const jan = await person(t, "Jan", [one], { hash });
  await until(jan, ".room-seats");
  const focus = (of: Person): Promise<string> => of.window.driver.evaluate(() => {
    const { activeElement: it } = document;
    return it === null || it === document.body ? "" : `${it.tagName} ${it.getAttribute("data-control") ?? ""} ${it.getAttribute("aria-label") ?? it.textContent ?? ""}`;
  }, null);
  const tabTo = async (of: Person, like: RegExp): Promise<void> => {
    for (let step = 0; step < 60; step++) {
      if (like.test(await focus(of))) return;
      await of.window.press("Tab");
    }
    assert.fail(`${of.name} does not get to ${like} by Tab`);
  };
  const press = async (of: Person, like: RegExp): Promise<void> => {
    await tabTo(of, like);
    await of.window.press("Enter");
  };
  await press(jan, /^BUTTON +Sit here/);
  await until(ada, ".room-seat:nth-child(2) .presence");
  assert.notEqual(await focus(jan), "", "after sitting down");
  const watching = await watcher(t, hash, [one]);
  await press(ada, /^BUTTON +Start/);
  await ada.untilGame();
  await jan.untilGame();
  await watching.begun();
  assert.notEqual(await focus(ada), "", "after the start");
  const [first, second] = watching.turn() === 0 ? [ada, jan] : [jan, ada];
  const events = watching.events();
  const path = watching.move();
  for (const cell of path) {
    await first.window.driver.evaluate((square) => { document.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus(); }, cell + 1);
    await first.window.press("Enter");
  }
  for (let wait = 0; wait < 200 && watching.events() === events; wait++) await new Promise((done) => setTimeout(done, 25));
  assert.equal(watching.events(), events + 1);
  await press(first, /^BUTTON undo/);
  await until(second, ".room-card");
  await press(second, /^BUTTON +Agree/);
  await until(second, ".room-card", false);
  assert.notEqual(await focus(second), "", "after the answer");
  await press(second, /^BUTTON connection/);
  await until(second, "dialog[open]");
  await second.window.press("Escape");
  await until(second, "dialog[open]", false);
  assert.match(await focus(second), /^BUTTON connection/);
});
