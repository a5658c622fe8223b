// Games and positions of draughts come in and go out: PDN as other programs write it, FEN, files. What cannot be read changes nothing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { beginDraughts, Course, ends, fen, gameByChance, GAMES, pathOf, position, start } from "./draughts.ts";
import type { Game } from "./draughts.ts";
import { close } from "./harness.ts";
import { Oracle } from "./oracle.ts";
import { replayDraughts } from "./replay.ts";
import { AT_ONCE, control, heading, kept, keeping, seatAt, spoken } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

const dialogOf = (page: Page) => page.locator("dialog[open]");

async function openBring(page: Page): Promise<void> {
  await control(page, "moves").click();
  await dialogOf(page).getByRole("button", { name: "Bring in a game" }).click();
  await dialogOf(page).locator("textarea").waitFor();
}

async function paste(page: Page, text: string): Promise<void> {
  await dialogOf(page).locator("textarea").fill(text);
  await dialogOf(page).getByRole("button", { name: "Open", exact: true }).click();
}

/** The moves of the list as pairs of ends. */
async function listed(page: Page): Promise<[number, number][]> {
  await control(page, "moves").click();
  await page.locator("dialog[open]").waitFor();
  const texts = await page.locator(".move-text").allInnerTexts();
  await page.locator(".dialog-close").click();
  await dialogOf(page).waitFor({ state: "detached" });
  return texts.filter((text) => /^\d/.test(text)).map((text) => [ends(text).from, ends(text).to]);
}

const pairs = (moves: readonly string[]): [number, number][] => moves.map((move) => [ends(move).from, ends(move).to]);

/** Moves numbered as in PDN. */
function numbered(moves: readonly string[], between = " "): string {
  return moves.map((move, i) => (i % 2 === 0 ? `${i / 2 + 1}.${between}${move}` : move)).join(between);
}

/** Each move by its ends alone where that tells it from all others, else with every square. */
async function short(course: Course, game: Game, moves: readonly string[], mark: "x" | "-" | ":"): Promise<string[]> {
  const again = new Course(oracle, start(game));
  const written: string[] = [];
  for (const move of moves) {
    const same = (await again.legal()).filter((one) => ends(one).from === ends(move).from && ends(one).to === ends(move).to);
    const { from, to } = ends(move);
    written.push(move.includes("x") ? (same.length === 1 ? [from, to] : pathOf(move)).join(mark) : move);
    again.play(move);
  }
  assert.equal(again.position.pieces, course.position.pieces);
  return written;
}

for (const game of GAMES) {
  test(`${game} games are read as other programs write them`, async (t) => {
    const { page, squares } = await seatAt(t, "desktop");
    await beginDraughts(page, game, "person", "person");
    const { course } = await gameByChance(oracle, game, 13);
    assert.ok(course.moves.some((move) => pathOf(move).length > 2), "there is a chain among the moves");
    const full = course.moves;
    const brief = await short(course, game, full, "x");
    const type = game === "italian" ? '[GameType "22,W,8,8,N2,1"]' : '[GameType "21,B,8,8,N1,0"]';
    const texts: [string, string][] = [
      ["every square", numbered(full)],
      ["ends alone", numbered(brief)],
      ["captures with a hyphen", numbered(await short(course, game, full, "-"))],
      ["captures with a colon", numbered(await short(course, game, full, ":"))],
      ["line breaks anywhere", numbered(brief, "\n")],
      ["lines of other systems", `${type}\r\n\r\n${numbered(brief, "\r\n")}\r\n*\r\n`],
      ["numbers close to the moves", brief.map((move, i) => (i % 2 === 0 ? `${i / 2 + 1}.${move}` : move)).join(" ")],
      ["a number before each move", brief.map((move, i) => `${Math.floor(i / 2) + 1}${i % 2 === 0 ? "." : "..."} ${move}`).join(" ")],
      ["no numbers", brief.join(" ")],
      ["headers, comments, variations and glyphs", `\uFEFF[Event "A day"]\n[White "Ada"]\n[Black "Jan \\"J\\""]\n${type}\n[Result "*"]\n\n{before (all) [that]} ${
        brief.map((move, i) => `${i % 2 === 0 ? `${i / 2 + 1}. ` : ""}${move}${["!", " {said; of } ", " $6 ", "? (1. 99-99 (x) {)} 2. nothing)", " ; to the end 1-0\n"][i % 5]}`).join(" ")} *`],
    ];
    for (const [name, text] of texts) {
      await openBring(page);
      await paste(page, text);
      await dialogOf(page).waitFor({ state: "detached" });
      assert.equal(await squares.pieces(), course.position.pieces, name);
      assert.match(await spoken(page), /You are looking at another game/, name);
      assert.deepEqual(await listed(page), pairs(full), name);
      assert.match(await page.locator(".play-game").innerText(), game === "italian" ? /Italian draughts/ : /English draughts/, name);
      await page.getByRole("button", { name: "Back to my game" }).click();
    }
    // The names of the headers are those of the players.
    await openBring(page);
    await paste(page, `[White "Ada"]\n[Black "Jan \\"J\\""]\n${type}\n1. ${full[0]} *`);
    assert.match(await page.locator(".seats").innerText(), /Ada[\s\S]*Jan "J"/);
  });
}

test("results are who won, a draw, or nothing yet, in every spelling", async (t) => {
  const { page } = await seatAt(t, "phone");
  await beginDraughts(page, "english", "person", "person");
  for (const [result, head] of [
    ["*", "White to move"], ["", "White to move"], ["1-0", "White wins"], ["2-0", "White wins"], ["0-1", "Black wins"], ["0-2", "Black wins"],
    ["1/2-1/2", "Draw by agreement"], ["1-1", "Draw by agreement"],
  ] as const) {
    await openBring(page);
    await paste(page, `[GameType "22,W,8,8,N2,1"]\n1. 22-18 11-15 ${result}`);
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal(await heading(page), head, result);
    assert.match(await page.locator(".play-game").innerText(), /Italian/, "the file says which game it is, whatever lies on the table");
    await page.getByRole("button", { name: "Back to my game" }).click();
  }
});

test("the sequence that everybody knows is read: 1. 22-18 11-15, 22x15x8 and 22-15 for a capture", async (t) => {
  const { page, squares } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  const placed = (text: string): string => position("italian", text).pieces;
  const from = "[GameType \"22\"]\n[SetUp \"1\"]\n[FEN \"W:W22:B1,12,19.\"]\n";
  for (const [text, wanted] of [
    ["1. 22-18 11-15", "bbbbbbbbbb.b..b..w..w.wwwwwwwwww"], [`${from}1. 22x15x8`, placed("B:W8:B1")], [`${from}1. 22-15-8`, placed("B:W8:B1")], [`${from}1. 22-8`, placed("B:W8:B1")],
    ['[GameType "22"]\n[FEN "W:W22:B1,19"]\n1. 22-15', placed("B:W15:B1")], ['[GameType "21"]\n[FEN "B:W17,30:B14"]\n1. 14x21', placed("W:W30:B21")],
  ] as const) {
    await openBring(page);
    await paste(page, text);
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal(await squares.pieces(), wanted, text);
    await page.getByRole("button", { name: "Back to my game" }).click();
  }
});

test("of several games one is chosen from a list, looked at, and taken over", async (t) => {
  const { page, squares } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "3");
  const own = { code: await kept(page), pieces: await squares.pieces() };
  const { course } = await gameByChance(oracle, "italian", 13);
  const { course: english } = await gameByChance(oracle, "english", 25);
  const text = `[Event "Spring"]\n[White "Ada"]\n[Black "Jan"]\n[Date "1899.05.01"]\n[Result "1-0"]\n\n1. 22-18 11-15 1-0\n
[White "Eva"]\n[Black "Ola"]\n[Result "*"]\n\n${numbered(course.moves.slice(0, 20))} *\n
[GameType "21"]\n[White "Ida"]\n[Result "1/2-1/2"]\n\n${numbered(english.moves.slice(0, 9))} 1/2-1/2\n`;
  await openBring(page);
  await paste(page, text);
  const rows = dialogOf(page).locator(".move");
  await rows.first().waitFor();
  assert.match(await dialogOf(page).innerText(), /3 games\. Choose one:/);
  assert.deepEqual((await rows.allInnerTexts()).map((row) => row.replace(/\s+/g, " ")), [
    "1 Ada – Jan, Spring, 1899.05.01 1-0", "2 Eva – Ola *", "3 Ida – Black ½-½",
  ]);
  assert.equal(await kept(page), own.code, "nothing has happened yet");
  await rows.nth(1).click();
  await dialogOf(page).waitFor({ state: "detached" });
  const shown = new Course(oracle, start("italian"));
  for (const move of course.moves.slice(0, 20)) shown.play(move);
  assert.equal(await squares.pieces(), shown.position.pieces);
  assert.equal(await heading(page), "Eva to move" + ((await shown.legal())[0]?.includes("x") ? ", must capture" : ""));
  assert.equal(await kept(page), own.code, "it is only looked at");
  // The third one instead: another game altogether.
  await openBring(page);
  await paste(page, text);
  await rows.nth(2).click();
  assert.match(await page.locator(".play-game").innerText(), /English/);
  assert.equal(await heading(page), "Draw by agreement");
  await page.getByRole("button", { name: "Back to my game" }).click();
  assert.deepEqual({ code: await kept(page), pieces: await squares.pieces() }, own);
  // And taken over.
  await openBring(page);
  await paste(page, text);
  await rows.nth(1).click();
  await page.getByRole("button", { name: "Continue from here" }).click();
  assert.notEqual(await kept(page), own.code);
  await page.reload();
  await squares.ready();
  assert.equal(await squares.pieces(), shown.position.pieces);
});

for (const game of GAMES) {
  test(`a game of ${game} draughts saved as PDN is the same when it is brought in again as a file`, async (t) => {
    const { page, squares } = await seatAt(t, "desktop");
    await beginDraughts(page, game, "person", "person");
    const { course } = await gameByChance(oracle, game, 13);
    const moves = course.moves.slice(0, 25);
    await replayDraughts(page, moves);
    const pieces = await squares.pieces();
    const list = await listed(page);
    await control(page, "moves").click();
    const [file] = await Promise.all([page.waitForEvent("download"), dialogOf(page).getByRole("button", { name: "Save as PDN" }).click()]);
    assert.match(file.suggestedFilename(), /\.pdn$/);
    const pdn = readFileSync(await file.path(), "utf8");
    assert.match(pdn, game === "italian" ? /\[GameType "22,W,8,8,N2,1"\]/ : /\[GameType "21,B,8,8,N1,0"\]/);
    assert.match(pdn, /\[Result "\*"\]/);
    await page.locator(".dialog-close").click();
    await dialogOf(page).waitFor({ state: "detached" });
    // Another game, and the file over it.
    await beginDraughts(page, game === "italian" ? "english" : "italian", "person", "person");
    await openBring(page);
    await page.locator("input[type=file]").setInputFiles({ name: "game.pdn", mimeType: "application/x-pdn", buffer: Buffer.from(pdn) });
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal(await squares.pieces(), pieces);
    assert.deepEqual(await listed(page), list);
    // The JSON file and the link lead to the same game.
    await page.getByRole("button", { name: "Continue from here" }).click();
    const code = await kept(page);
    await control(page, "moves").click();
    const [json] = await Promise.all([page.waitForEvent("download"), dialogOf(page).getByRole("button", { name: "Save as file" }).click()]);
    const record = readFileSync(await json.path(), "utf8");
    await page.locator(".dialog-close").click();
    for (const text of [record, code, `https://example.org/hop%20stone/#game=${code}`]) {
      await beginDraughts(page, game, "person", "person");
      await openBring(page);
      await paste(page, text);
      await dialogOf(page).waitFor({ state: "detached" });
      assert.equal(await squares.pieces(), pieces);
      await page.getByRole("button", { name: "Continue from here" }).click();
      assert.equal(await kept(page), code, "nothing is lost on any way");
    }
  });
}

test("a position is copied as FEN, the one that is shown, and a FEN is brought in, with the game that it is of", async (t) => {
  const { page, squares } = await seatAt(t, "desktop", keeping(AT_ONCE, undefined, { device: { permissions: ["clipboard-read", "clipboard-write"] } }));
  await beginDraughts(page, "english", "person", "person");
  const { course } = await gameByChance(oracle, "english", 25);
  await replayDraughts(page, course.moves.slice(0, 12));
  const shown = new Course(oracle, start("english"));
  const copyFen = async (): Promise<string> => {
    if (!(await dialogOf(page).count())) await control(page, "moves").click();
    await dialogOf(page).getByRole("button", { name: "Copy FEN" }).click();
    await page.locator(".note-text", { hasText: "The position is copied as FEN." }).or(page.locator("[role=status]", { hasText: "The position is copied as FEN." })).first().waitFor({ state: "attached" });
    return page.evaluate(() => navigator.clipboard.readText());
  };
  for (const move of course.moves.slice(0, 12)) shown.play(move);
  const copied = await copyFen();
  assert.equal(copied, fen(shown.position));
  // Looking back copies what is seen.
  await control(page, "moves").click();
  await page.locator(".move", { hasText: "Start" }).click();
  assert.equal(await copyFen(), fen(start("english")));
  for (const [text, game] of [[copied, "English"], [`  ${copied.replaceAll(",", " , ")}. `, "English"], ["W:W21-32:B1-12", "Italian"]] as const) {
    await openBring(page);
    await dialogOf(page).getByRole("radio", { name: game }).check();
    await paste(page, text);
    await dialogOf(page).waitFor({ state: "detached" });
    assert.match(await page.locator(".play-game").innerText(), new RegExp(game));
    assert.equal(await squares.pieces(), game === "English" ? shown.position.pieces : start("italian").pieces);
    await page.getByRole("button", { name: "Back to my game" }).click();
  }
});

/** Seven games, the last of which has a move that is not legal at White's or Black's move 23. */
async function sevenGames(): Promise<{ text: string; line: number; wrong: string }> {
  const games: string[] = [];
  for (let seed = 1; games.length < 7; seed++) {
    const { course } = await gameByChance(oracle, "italian", seed);
    if (course.moves.length < 46) continue;
    const moves = course.moves.slice(0, 46);
    if (games.length === 6) moves[44] = "32-1";
    games.push(`[White "Player ${games.length + 1}"]\n[GameType "22,W,8,8,N2,1"]\n\n${numbered(moves).replace(/ (?=(11|21|23)\.)/g, "\n")} *\n`);
  }
  const text = games.join("\n");
  const line = text.slice(0, text.lastIndexOf("32-1")).split("\n").length;
  return { text, line, wrong: "32-1" };
}

/** Noise that is the same every time. */
function noise(bytes: number, alphabet: string): string {
  let state = 7;
  return Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return alphabet[(state >>> 16) % alphabet.length] ?? "";
  }).join("");
}

test("what cannot be read is refused with its place and reason, and nothing changes", async (t) => {
  const seat = await seatAt(t, "desktop");
  const { page, squares } = seat;
  await beginDraughts(page, "italian", "person", "person");
  await replayDraughts(page, ["22-18", "11-14"]);
  const seven = await sevenGames();
  const state = (): Promise<unknown> => page.evaluate(() => ({ ...localStorage, board: document.querySelector("[role=grid]")?.innerHTML, head: document.querySelector("h1")?.textContent }));
  const before = await state();
  const million = 5_000_000;
  const cases: [string, RegExp][] = [
    ["", /There is nothing to read/],
    ["  \n ", /There is nothing to read/],
    // FEN.
    ["W:W0,21:B1", /Character 4: there is no square 0, they are numbered 1 to 32/],
    ["W:W21,33:B1", /Character 7: there is no square 33/],
    ["W:W21,22,K21:B1", /Character 11: square 21 is named twice/],
    ["W:W21:B1,21", /square 21 is named twice/],
    ["W:W4,21:B9", /A white man cannot stand on 4/],
    ["B:W21:B9,30", /A black man cannot stand on 30/],
    ["W:W21,22", /the black pieces are missing/],
    ["W:B1,2", /the white pieces are missing/],
    ["W:W24-21:B1", /the range from 24 to 21 runs backwards/],
    ["W:W21x:B1", /Character 6: “x” does not belong there/],
    ["W:W20-32:B1", /White has more than twelve pieces/],
    // PDN.
    [seven.text, new RegExp(`Game 7, line ${seven.line}, move 23 “${seven.wrong}”: `)],
    ["1. 22-18 11-14 2. 18x11x2 *", /Game 1, line 1, move 2 “18x11x2”: /],
    ["1. 22-18 11-14\n2. 18-13", /Game 1, line 2, move 2 “18-13”: A capture is compulsory/],
    ["1. 22-33 *", /Game 1, line 1.*33/],
    ["1. 22-18 hello *", /Game 1, line 1: move 1 “hello” is not written as a move/],
    ['[GameType "20,W,10,10,N2,0"]\n1. 32-28 *', /Game 1, line 1: the game type “20,W,10,10,N2,0” is neither Italian \(22\) nor English draughts \(21\)/],
    ['[FEN "W:W33:B1"]\n*', /Game 1, line 1: .*there is no square 33/],
    ["1. 22-18 {never closed", /Game 1, line 1: “\{” is opened and never closed/],
    ["1. 22-18 (11-15", /“\(” is opened and never closed/],
    ["1. 22-18 ) *", /“\)” closes nothing/],
    ['[White "Ada]\n1. 22-18', /Game 1, line 1: a tag is written/],
    ["*", /There is no game in the text/],
    ['[GameType "22"]\n[FEN "W:W22:B10,11,18,19"]\n1. 22x6', /move 1 “22x6”: Several captures lead from 22 to 6; every square must be named/],
    // JSON and codes.
    ["{\"game\": ", /The file is not a game \(.+\)\. Your/],
    ["{}", /“\w+” is missing or has an impossible value|./],
    ["1AAAAAAAAAAA", /./],
    // Five million characters of noise.
    [noise(million, "abcdefghij 0123456789-x.\n"), /./],
    [noise(million / 10, "[]{}()\"; \n1-x"), /./],
    [`1. ${noise(million, "(")}`, /“\(” is opened and never closed/],
    [`{"${noise(million / 4, "{\"a\": [")}`, /./],
  ];
  await openBring(page);
  const why = dialogOf(page).locator(".bring-why");
  for (const [text, reason] of cases) {
    const name = text.slice(0, 60);
    // Not typed: five million characters at once.
    await dialogOf(page).locator("textarea").evaluate((area, given) => {
      (area as HTMLTextAreaElement).value = given;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, text);
    assert.equal(await why.innerText(), "", "a new text is not refused before it is read");
    const begun = Date.now();
    await dialogOf(page).getByRole("button", { name: "Open", exact: true }).click();
    await page.waitForFunction(() => document.querySelector(".bring-why")?.textContent !== "");
    assert.equal(await dialogOf(page).count(), 1, `${name} is refused`);
    const said = await why.innerText();
    assert.ok(Date.now() - begun < 5_000, `${name}: ${Date.now() - begun} ms`);
    assert.match(said, /^This cannot be read: .* Your game is untouched\.$/s, name);
    assert.match(said, reason, name);
    assert.ok(said.length < 400, `${name}: ${said.length} characters are said`);
    assert.doesNotMatch(said, /Something went wrong inside|problem-/, name);
    assert.deepEqual(await state(), before, name);
  }
  assert.equal(await why.getAttribute("role"), "alert");
  await page.keyboard.press("Escape");
  await dialogOf(page).waitFor({ state: "detached" });
  assert.deepEqual(await state(), before);
  await replayDraughts(page, ["18x11"]);
  assert.equal(await heading(page), "Black to move, must capture");
  assert.equal((await squares.pieces())[10], "w");
});

test("an old file that is not in UTF-8 is read, names and all", async (t) => {
  const { page } = await seatAt(t, "desktop");
  await beginDraughts(page, "italian", "person", "person");
  for (const encoding of ["latin1", "utf8"] as const) {
    await openBring(page);
    const text = '[White "Jos\u00e9"]\n[Black "Ren\u00e9e"]\n[GameType "22"]\n1. 22-18 {na\u00efve} 11-14 *';
    await page.locator("input[type=file]").setInputFiles({ name: "old.pdn", mimeType: "text/plain", buffer: Buffer.from(text, encoding) });
    await dialogOf(page).waitFor({ state: "detached" });
    assert.equal(await heading(page), "José to move, must capture", encoding);
    assert.match(await page.locator(".seats").innerText(), /Renée/);
    await page.getByRole("button", { name: "Back to my game" }).click();
  }
});

test("a file that cannot be read is refused like a pasted text, and the same file may be chosen again", async (t) => {
  const { page } = await seatAt(t, "phone");
  await beginDraughts(page, "italian", "person", "person");
  const code = await kept(page);
  await openBring(page);
  const input = page.locator("input[type=file]");
  const why = dialogOf(page).locator(".bring-why");
  await input.setInputFiles({ name: "a.pdn", mimeType: "text/plain", buffer: Buffer.from("1. 22-18 11-14 2. 18-13") });
  await page.waitForFunction(() => document.querySelector(".bring-why")?.textContent !== "");
  assert.match(await why.innerText(), /Game 1, line 1, move 2 “18-13”: /);
  await input.setInputFiles({ name: "noise.pdn", mimeType: "text/plain", buffer: Buffer.from(noise(5_000_000, "\u0000\u0001abc \n19-x\u007f"), "latin1") });
  await page.waitForFunction(() => !document.querySelector(".bring-why")?.textContent?.includes("18-13"));
  assert.match(await why.innerText(), /^This cannot be read: /);
  assert.equal(await kept(page), code);
  await input.setInputFiles({ name: "a.pdn", mimeType: "text/plain", buffer: Buffer.from("1. 22-18 11-14 2. 18x11") });
  await dialogOf(page).waitFor({ state: "detached" });
  assert.match(await heading(page), /Black to move/);
});
