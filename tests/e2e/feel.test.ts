// How the board feels: its sounds, a move that is confirmed, the keys that may be switched off, the sets of marbles, the celebration.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { beginDraughts, setUp } from "./draughts.ts";
import { WON } from "./games.ts";
import { close } from "./harness.ts";
import type { Options, Seat } from "./harness.ts";
import { replay } from "./replay.ts";
import { AT_ONCE, begin, control, heading, kept, keeping, seatAt, spoken } from "./table.ts";
import type { Kept } from "./table.ts";

after(close);

/** What the page has asked of the browser, as the spies below write it down. */
interface Spied { contexts: AudioContext[]; starts: { seconds: number; loud: number }[]; frames: number }

/** Writes down every audio context, every sound that is started, and every frame that is asked for. */
function spying(settings: Kept): Options {
  return keeping(settings, undefined, {
    before: async ({ context }) => {
      await context.addInitScript(() => {
        const spied: { contexts: AudioContext[]; starts: object[]; frames: number } = { contexts: [], starts: [], frames: 0 };
        Object.assign(window, { spied });
        const Real = window.AudioContext;
        window.AudioContext = class extends Real {
          constructor(options?: AudioContextOptions) {
            super(options);
            spied.contexts.push(this);
          }
        };
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...args: Parameters<typeof start>) {
          spied.starts.push({ seconds: this.buffer?.duration ?? 0 });
          start.apply(this, args);
        };
        const request = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          spied.frames++;
          return request(callback);
        };
      });
    },
  });
}

const spied = <T>(page: Page, ask: (spied: Spied) => T): Promise<T> => page.evaluate(`(${ask})(window.spied)`) as Promise<T>;
const sounds = (page: Page): Promise<number> => spied(page, ({ starts }) => starts.length);

/** Two persons, the top one to move, everything moving. */
async function table(t: TestContext, device: "phone" | "desktop", settings: Kept): Promise<Seat> {
  const seat = await seatAt(t, device, spying({ motion: "full", speed: "instant", ...settings }));
  await begin(seat.page, "#new/star?players=2&first=1", ["person", "person"]);
  return seat;
}

/** Waits until nothing has moved for a while. */
async function rest(page: Page): Promise<void> {
  for (let frames = -1; ;) {
    const now = await spied(page, (all) => all.frames);
    if (now === frames) return;
    frames = now;
    await page.waitForTimeout(250);
  }
}

test("a move knocks once for every hop, in each of its ways", async (t) => {
  const { page, board } = await table(t, "desktop", { sound: "soft" });
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /player-\w+\.js/.test(name)));
  let longest = 0;
  for (const [from, to] of WON.slice(0, 14)) {
    const before = await sounds(page);
    await board.tapHole(from);
    await board.tapHole(to);
    await rest(page);
    const hops = (await spoken(page)).match(/[a-q]\d+(?:[-:][a-q]\d+)+/)?.[0].split(/[-:]/).length ?? 0;
    assert.ok(hops >= 2, await spoken(page));
    longest = Math.max(longest, hops - 1);
    assert.equal(await sounds(page) - before, hops - 1, await spoken(page));
  }
  assert.ok(longest >= 3, "one of them was a chain");
  const before = await sounds(page);
  await board.dragHole(...WON[14] ?? [0, 0]);
  await rest(page);
  assert.equal(await sounds(page) - before, 1, "what is put down by hand comes down once");
  await control(page, "undo").click();
  await rest(page);
  assert.equal(await sounds(page) - before, 2, "so does what is taken back");
  await board.dragHole(WON[14]?.[0] ?? 0, 60);
  await rest(page);
  assert.equal(await sounds(page) - before, 3, "and what is carried but goes nowhere");
  assert.equal(await spied(page, ({ contexts }) => contexts.length), 1);
});

test("before the page has been touched it makes no sound and asks for no audio", async (t) => {
  const seat = await seatAt(t, "desktop", spying({ motion: "full", speed: "instant", sound: "full" }));
  const { page } = seat;
  // A game that is begun and played by script alone.
  await page.evaluate(() => { location.hash = "#new/star?players=2&first=1"; });
  for (const seat of [0, 1]) await page.locator("dialog select").nth(seat).selectOption("person");
  await page.evaluate(() => document.querySelector<HTMLElement>("dialog [type=submit]")?.click());
  await page.locator("dialog").waitFor({ state: "detached" });
  await replay(page, WON.slice(0, 6));
  await rest(page);
  assert.deepEqual(await spied(page, ({ contexts, starts }) => [contexts.length, starts.length]), [0, 0]);
});

test("with sound off there is none, and nothing for it is fetched; switched on it is heard at once", async (t) => {
  const { page, board } = await table(t, "phone", { sound: "off" });
  for (const [from, to] of WON.slice(0, 3)) {
    await board.tapHole(from);
    await board.tapHole(to);
    await rest(page);
  }
  assert.deepEqual(await spied(page, ({ contexts, starts }) => [contexts.length, starts.length]), [0, 0]);
  assert.equal(await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /player-\w+\.js/.test(name))), false);
  await control(page, "settings").click();
  await page.getByRole("radio", { name: "Soft" }).check();
  for (let i = 0; i < 40 && await sounds(page) === 0; i++) await page.waitForTimeout(50);
  assert.equal(await sounds(page), 1);
});

test("the audio sleeps after some silence and while the page is hidden", async (t) => {
  const { page, board } = await table(t, "desktop", { sound: "soft" });
  const state = (): Promise<string> => spied(page, ({ contexts }) => contexts[0]?.state ?? "none");
  const until = async (wanted: string): Promise<void> => {
    for (let i = 0; i < 60 && await state() !== wanted; i++) await page.waitForTimeout(100);
    assert.equal(await state(), wanted);
  };
  await board.tapHole(WON[0]?.[0] ?? 0);
  await board.tapHole(WON[0]?.[1] ?? 0);
  await until("running");
  await until("suspended");
  const before = await sounds(page);
  await board.tapHole(WON[1]?.[0] ?? 0);
  await board.tapHole(WON[1]?.[1] ?? 0);
  await rest(page);
  assert.ok(await sounds(page) > before, "the next move is heard again");
  assert.equal(await state(), "running");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await until("suspended");
});

test("a browser without audio plays the game without", async (t) => {
  const { page, board } = await seatAt(t, "phone", keeping({ motion: "full", sound: "full" }, undefined, {
    before: async ({ context }) => { await context.addInitScript(() => { Reflect.deleteProperty(window, "AudioContext"); }); },
  }));
  assert.equal(await page.evaluate(() => "AudioContext" in window), false);
  await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
  for (const [from, to] of [[112, 103], [8, 17]] as const) {
    const before = await board.pieces();
    await board.tapHole(from);
    await board.tapHole(to);
    await board.until((pieces) => pieces !== before);
    await page.waitForTimeout(500);
  }
});

test("computers that play at once do not rattle", async (t) => {
  const seat = await seatAt(t, "desktop", spying({ motion: "none", speed: "instant", sound: "soft" }));
  const { page } = seat;
  await page.locator("h1").click();
  await begin(page, "#new/star?players=6&first=1", ["1", "1", "1", "1", "1", "1"]);
  const [first, begun] = [await sounds(page), Date.now()];
  await page.waitForFunction(() => document.querySelectorAll(".finish").length > 0, undefined, { timeout: 3_000 }).catch(() => {});
  const seconds = (Date.now() - begun) / 1000;
  const heard = await sounds(page) - first;
  assert.ok(heard > 0, "they are heard");
  assert.ok(heard <= 5 + 6 * seconds, `${heard} knocks in ${seconds.toFixed(1)} s`);
});

test("every sound is heard, never too loud, and ends in silence", async (t) => {
  const { page } = await seatAt(t, "desktop", keeping({ ...AT_ONCE, sound: "off" }));
  const { outputFiles: [script] } = await build({
    entryPoints: [fileURLToPath(new URL("../../www/sound/mixer.ts", import.meta.url))], bundle: true, format: "iife", globalName: "sound", write: false,
  });
  assert.ok(script);
  await page.evaluate(script.text.replace("var sound =", "globalThis.sound ="));
  const rendered = await page.evaluate(async (together) => {
    const { Mixer } = (globalThis as unknown as { sound: { Mixer: new (context: BaseAudioContext) => { volume: string; play(sound: object): number } } }).sound;
    return Promise.all(together.map(async ({ kinds, volume, pitch }) => {
      const context = new OfflineAudioContext(1, 2.4 * 44_100, 44_100);
      const mixer = new Mixer(context);
      mixer.volume = volume;
      for (const kind of kinds) mixer.play({ kind, pitch, loudness: 1, after: 0 });
      const samples = (await context.startRendering()).getChannelData(0);
      let [peak, energy] = [0, 0];
      for (const value of samples) {
        peak = Math.max(peak, Math.abs(value));
        energy += value * value;
      }
      return { kinds, volume, peak, loud: Math.sqrt(energy / samples.length), finite: samples.every(Number.isFinite), end: samples.slice(-2_000).reduce((most, value) => Math.max(most, Math.abs(value)), 0) };
    }));
  }, (["marble", "man", "taken", "crown", "home", "won", "over"] as const).flatMap((kind) => [
    { kinds: [kind], volume: "soft", pitch: 1 }, { kinds: [kind], volume: "full", pitch: 1.07 },
    // The most that the player lets sound at once.
    { kinds: Array.from({ length: 6 }, () => kind), volume: "full", pitch: 0.93 },
  ]));
  assert.equal(rendered.length, 21);
  for (const { kinds, volume, peak, loud, finite, end } of rendered) {
    const name = `${kinds.length} ${kinds[0]}, ${volume}: peak ${peak.toFixed(3)}`;
    assert.ok(finite, name);
    assert.ok(peak > 0.05 && loud > 0.001, name);
    assert.ok(peak < 0.8, name);
    assert.ok(end < 1e-4, name);
    if (kinds.length === 1 && volume === "soft") assert.ok(peak < 0.3, `${name} is soft`);
  }
});

const play = (page: Page) => page.locator(".note").getByRole("button", { name: "Play", exact: true });
const CONFIRM: Kept = { ...AT_ONCE, confirm: "small" };

/** The board after a marble has gone from a hole to another. */
function moved(pieces: string, from: number, to: number): string {
  return [...pieces].map((piece, hole) => (hole === to ? pieces[from] : hole === from ? "." : piece)).join("");
}

async function persons(t: TestContext, device: "phone" | "desktop", settings: Kept = CONFIRM): Promise<Seat & { start: string; code: string }> {
  const seat = await seatAt(t, device, keeping(settings));
  await begin(seat.page, "#new/star?players=2&first=2", ["person", "person"]);
  return { ...seat, start: await seat.board.pieces(), code: await kept(seat.page) };
}

test("on a small screen a tapped or dragged move is shown first; a second tap, the button or Enter plays it", async (t) => {
  const { page, board, start, code } = await persons(t, "phone");
  const [from, to] = [112, 103];
  for (const way of ["tap", "drag"] as const) {
    for (const word of ["tap", "button", "enter"] as const) {
      if (way === "tap") {
        await board.tapHole(from);
        await board.tapHole(to);
      } else await board.dragHole(from, to);
      assert.equal(await board.pieces(), moved(start, from, to), "it stands there");
      assert.equal(await kept(page), code, "and is not played");
      assert.match(await spoken(page), /^Tap again to play/);
      const box = await play(page).boundingBox();
      assert.ok(box && box.height >= 44 && box.width >= 44 && box.y + box.height <= 740, JSON.stringify(box));
      if (word === "tap") await board.tapHole(to);
      else if (word === "button") await play(page).click();
      else {
        await board.cell(to).focus();
        await page.keyboard.press("Enter");
      }
      await play(page).waitFor({ state: "detached" });
      assert.equal(await board.pieces(), moved(start, from, to));
      assert.notEqual(await kept(page), code);
      assert.equal(await heading(page), "Player 1 to move");
      await control(page, "undo").click();
      assert.equal(await board.pieces(), start);
    }
  }
});

test("what waits for the word is put back by Escape, a tap elsewhere, Undo, a hidden page and a new game, and nothing stays glued", async (t) => {
  const { page, board, start, code } = await persons(t, "phone");
  const [from, to] = [112, 103];
  const ways: Record<string, () => Promise<unknown>> = {
    escape: async () => { await page.keyboard.press("Escape"); await page.keyboard.press("Escape"); },
    "a tap on an empty hole": () => board.tapHole(60),
    "a tap where it came from": () => board.tapHole(from),
    undo: () => control(page, "undo").click(),
    "a hidden page": () => page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      Object.defineProperty(document, "hidden", { value: false, configurable: true });
    }),
    "the window losing the focus": () => page.evaluate(() => { window.dispatchEvent(new Event("blur")); }),
  };
  for (const [name, back] of Object.entries(ways)) {
    await board.tapHole(from);
    await board.tapHole(to);
    await play(page).waitFor();
    await back();
    await play(page).waitFor({ state: "detached" });
    assert.equal(await board.pieces(), start, name);
    assert.equal(await kept(page), code, name);
    assert.equal(await page.locator('[role=gridcell][aria-selected="true"]').count(), 0, name);
  }
  // Another destination, then another marble: the hand follows.
  await board.tapHole(from);
  await board.tapHole(to);
  await board.tapHole(104);
  assert.equal(await board.pieces(), moved(start, from, 104));
  await begin(page, "#new/star?players=2&first=2", ["person", "person"]);
  assert.equal(await board.pieces(), start);
  assert.equal(await play(page).count(), 0);
  await board.tapHole(from);
  await board.tapHole(to);
  await board.tapHole(to);
  assert.equal(await board.pieces(), moved(start, from, to), "the next move is played as ever");
});

test("by keys alone a move is shown, taken back and played; on a large board nothing is asked unless always", async (t) => {
  const large = await persons(t, "desktop");
  await large.board.tapHole(112);
  await large.board.tapHole(103);
  assert.notEqual(await kept(large.page), large.code, "a large board");
  const { page, board, start, code } = await persons(t, "desktop", { ...AT_ONCE, confirm: "always" });
  await board.cell(112).focus();
  await page.keyboard.press("Enter");
  await board.cell(103).focus();
  await page.keyboard.press("Enter");
  assert.equal(await board.pieces(), moved(start, 112, 103));
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-hole")), "103");
  await page.keyboard.press("Escape");
  assert.equal(await board.pieces(), start);
  assert.equal((await board.targets()).size, 2, "the marble is picked again");
  await board.cell(104).focus();
  await page.keyboard.press("Enter");
  assert.equal(await kept(page), code);
  await page.keyboard.press("Enter");
  assert.equal(await board.pieces(), moved(start, 112, 104));
  assert.equal(await heading(page), "Player 1 to move");
});

test("a capture of draughts is confirmed at the end of its chain", async (t) => {
  const { page, squares } = await seatAt(t, "phone", keeping(CONFIRM));
  await beginDraughts(page, "italian", "person", "person");
  // A white man on 30 that takes 26 and 18; black keeps one man.
  await setUp(page, "italian", "W:W30:B26,18,3");
  const code = await kept(page);
  const start = await squares.pieces();
  await squares.tap(30);
  const [landing] = [...(await squares.targets()).keys()].filter((square) => square > 18);
  assert.ok(landing !== undefined);
  await squares.tap(landing);
  assert.equal(await play(page).count(), 0, "the chain goes on");
  const [end] = [...(await squares.targets()).keys()];
  assert.ok(end !== undefined);
  await squares.tap(end);
  await play(page).waitFor();
  assert.equal(await kept(page), code);
  const shown = await squares.pieces();
  assert.equal([...shown].filter((piece) => piece !== ".").length, 2, "what it takes is gone from the board");
  await squares.tap(landing);
  // The last hop is taken back.
  await play(page).waitFor({ state: "detached" });
  assert.equal(await kept(page), code);
  await squares.tap(end);
  await play(page).click();
  await play(page).waitFor({ state: "detached" });
  assert.equal(await squares.pieces(), shown);
  assert.notEqual(await kept(page), code);
  await control(page, "undo").click();
  assert.equal(await squares.pieces(), start);
});

test("single keys work everywhere, on the board alone, or not at all, and the list of keys says so", async (t) => {
  for (const [keys, beside, upon] of [["everywhere", true, true], ["board", false, true], ["off", false, false]] as const) {
    const { page, board } = await seatAt(t, "desktop", keeping({ ...AT_ONCE, keys }));
    const level = async (key: string): Promise<boolean> => {
      const before = await spoken(page);
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
      return await spoken(page) !== before;
    };
    await control(page, "turn-board").focus();
    assert.equal(await level("2"), beside, `${keys}: beside the board`);
    await board.cell(60).focus();
    assert.equal(await level("4"), upon, `${keys}: on the board`);
    await page.keyboard.press("d");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-hole")), upon ? "61" : "60", `${keys}: letters that walk`);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-hole")), upon ? "60" : "59", `${keys}: arrows always walk`);
    await control(page, "settings").click();
    await page.getByRole("button", { name: "Keys on the board" }).click();
    const list = page.getByRole("dialog", { name: "Keys on the board" });
    await list.waitFor();
    assert.equal(await list.locator("kbd", { hasText: /^H$/ }).count(), keys === "off" ? 0 : 1);
    assert.equal(await list.locator("kbd", { hasText: /^Enter$/ }).count(), 1);
    assert.match(await list.innerText(), { everywhere: /whole page/, board: /only while the board has the focus/, off: /do nothing/ }[keys]);
    await page.context().close();
  }
});

/** The picture on the board, as a number. */
function picture(page: Page): Promise<number> {
  return page.locator("canvas.board-canvas").evaluate((canvas: HTMLCanvasElement) => {
    const small = document.createElement("canvas");
    small.width = small.height = 240;
    const pen = small.getContext("2d", { willReadFrequently: true });
    pen?.drawImage(canvas, 0, 0, 240, 240);
    return [...pen?.getImageData(0, 0, 240, 240).data ?? []].reduce((sum, value) => (sum * 31 + value) % 1_000_003, 7);
  });
}

test("the marbles are of glass, clay or print, and the choice is kept", async (t) => {
  const { page, board } = await seatAt(t, "desktop", keeping(AT_ONCE));
  const pictures = [await picture(page)];
  for (const name of ["Clay", "Print"]) {
    await control(page, "settings").click();
    await page.getByRole("radio", { name }).check();
    await page.getByRole("button", { name: "Close" }).click();
    pictures.push(await picture(page));
  }
  assert.equal(new Set(pictures).size, 3, `${pictures}`);
  await page.reload();
  await board.ready();
  await page.waitForTimeout(100);
  assert.equal(await picture(page), pictures[2]);
});

test("the settings stand in groups and need no sideways scroll on 320 pixels, in three languages", async (t) => {
  for (const language of ["en", "pl", "cs"]) {
    const { page } = await seatAt(t, "phone", keeping({ ...AT_ONCE, language }, undefined, { device: { viewport: { width: 320, height: 640 } } }));
    await control(page, "settings").click();
    await page.locator("dialog .settings-group").first().waitFor();
    assert.equal(await page.locator("dialog h3").count(), 6);
    const { wide, room, small } = await page.locator("dialog").evaluate((dialog) => ({
      wide: dialog.scrollWidth, room: dialog.clientWidth,
      small: [...dialog.querySelectorAll(".choice-option, .switch, button")].filter((control) => control.getBoundingClientRect().height < 44).length,
    }));
    assert.ok(wide <= room, `${language}: ${wide} in ${room}`);
    assert.equal(small, 0, language);
    await page.context().close();
  }
});

test("a win is celebrated on the board, briefly and out of the way, and then nothing moves", async (t) => {
  const { page, board } = await table(t, "desktop", { sound: "soft" });
  await replay(page, WON.slice(0, -1));
  await rest(page);
  const [from, to] = WON.at(-1) ?? [0, 0];
  const heard = await sounds(page);
  await board.tapHole(from);
  await board.tapHole(to);
  await page.locator(".finish").waitFor();
  const begun = Date.now();
  const pictures = new Set<number>();
  while (Date.now() - begun < 1_200) {
    pictures.add(await picture(page));
    await page.waitForTimeout(40);
  }
  assert.ok(pictures.size > 8, `${pictures.size} pictures`);
  await page.waitForTimeout(800);
  const frames = await spied(page, (all) => all.frames);
  const still = await picture(page);
  await page.waitForTimeout(400);
  assert.equal(await spied(page, (all) => all.frames), frames, "no frame is asked for once it is over");
  assert.equal(await picture(page), still);
  const chord = (await spied(page, ({ starts }) => starts)).slice(heard).filter(({ seconds }) => seconds > 1);
  assert.equal(chord.length, 1, "the end has one chord");
  // What was celebrated is taken back in the middle of it as well.
  await control(page, "undo").click();
  await rest(page);
  assert.equal(await page.locator(".finish").count(), 0);
});

test("for eyes that want no movement the winner's marbles are marked at once, without a frame", async (t) => {
  const { page } = await seatAt(t, "desktop", spying({ motion: "none", speed: "instant", sound: "off" }));
  await begin(page, "#new/star?players=2&first=1", ["person", "person"]);
  await replay(page, WON.slice(0, -1));
  await rest(page);
  const [before, frames] = [await picture(page), await spied(page, (all) => all.frames)];
  await replay(page, WON.slice(-1));
  await page.locator(".finish").waitFor();
  // The picture comes with the next frame of the screen.
  await page.waitForTimeout(120);
  const after = await picture(page);
  assert.notEqual(after, before);
  await page.waitForTimeout(400);
  assert.equal(await picture(page), after);
  assert.ok(await spied(page, (all) => all.frames) - frames < 10, "nothing is animated: the few frames are those after which a list is told of its change");
});
