// Whole games of draughts, from the first move to the card at the end. The rules are asked at every move, without the page.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { TestContext } from "node:test";
import { after as played, beginDraughts, capturedBy, chance, Course, ends, fen, GAMES, NAME, other, pathOf, placeOf, start, tapMove } from "./draughts.ts";
import type { End, Game, Position, Side } from "./draughts.ts";
import { close } from "./harness.ts";
import type { Seat } from "./harness.ts";
import { Oracle } from "./oracle.ts";
import { control, heading, seatAt, spoken, untilMyTurn, untilTheEnd } from "./table.ts";

const oracle = new Oracle();
after(close);
after(() => oracle.close());

const DRAWS = { repetition: "Draw: the same position stood for the third time", "quiet-moves": "Draw: forty moves each without a capture and without a move by a man" };

/** Where the page offers a piece to go: the next landing of each of its moves, and the last one. */
function offers(legal: string[], from: number): number[] {
  const mine = legal.map(pathOf).filter((path) => path[0] === from);
  const all = mine.flatMap((path) => [path[1] ?? 0, path.at(-1) ?? 0]).filter((square) => square !== from);
  return [...new Set(all)].sort((a, b) => a - b);
}

for (const [device, game, seed, wanted] of [
  ["phone", "italian", 9, { kind: "won", winner: "B", how: "all-captured" }],
  ["desktop", "italian", 7, { kind: "won", winner: "W", how: "blocked" }],
  ["phone", "english", 1, { kind: "won", winner: "B", how: "blocked" }],
  ["desktop", "english", 3, { kind: "won", winner: "W", how: "all-captured" }],
] as const satisfies readonly (readonly ["phone" | "desktop", Game, number, End])[]) {
  test(`two persons play a whole game of ${game} draughts by taps on a ${device}`, async (t) => {
    const { page, squares } = await seatAt(t, device);
    await beginDraughts(page, game, "person", "person");
    const record = new Course(oracle, start(game));
    const pick = chance(seed);
    let end: End | null = null;
    while (!(end = await record.end())) {
      assert.equal(await squares.pieces(), record.position.pieces, `after ${record.moves.join(" ")}`);
      const legal = await record.legal();
      const move = legal[pick(legal.length)] ?? "";
      const side = NAME[record.position.turn];
      assert.equal(await heading(page), move.includes("x") ? `${side} to move, must capture` : `${side} to move`);
      const { from, path } = ends(move);
      await squares.tap(from);
      assert.deepEqual([...(await squares.targets()).keys()].sort((a, b) => a - b), offers(legal, from), `${from} after ${record.moves.join(" ")}`);
      for (const square of path.slice(1)) await squares.tap(square);
      record.play(move);
      const captured = capturedBy(game, move).length;
      assert.ok((await spoken(page)).startsWith(`${side}: `), "every move is said");
      if (captured > 0) assert.match(await spoken(page), captured === 1 ? /, one piece captured\./ : new RegExp(`, ${captured} pieces captured\\.`));
    }
    assert.deepEqual(end, wanted, "the game is the one that was looked for");
    assert.equal(await squares.pieces(), record.position.pieces);
    assert.deepEqual(await untilTheEnd(page), [1, 2]);
    const { winner, how } = wanted;
    assert.equal(await heading(page), `${NAME[winner]} wins`);
    assert.equal(await page.locator(".finish > .quiet").innerText(), how === "blocked" ? `The side against ${NAME[winner]} cannot move.` : `${NAME[winner]} has captured every piece.`);
    assert.match(await spoken(page), new RegExp(`${NAME[winner]} wins\\.$`));
    assert.deepEqual(await page.locator(".places .seat-count").allInnerTexts(), [winner, other(winner)].map((side) => `${record.captured(side)} captured`));
    assert.equal(await page.locator(".score").count(), 0, "between two persons nothing is scored");
    // Nobody moves any more.
    await squares.tap([...record.position.pieces].findIndex((piece) => piece !== ".") + 1);
    assert.equal((await squares.targets()).size, 0);
  });
}

/** What the pieces are worth to a side: men more the further they are, kings most. */
function worth({ game, pieces }: Position, side: Side): number {
  return [...pieces].reduce((sum, piece, i) => {
    if (piece === ".") return sum;
    const { row } = placeOf(game, i + 1);
    const value = piece === piece.toUpperCase() ? 30 : 10 + (piece === "w" ? 7 - row : row) / 2;
    return sum + (piece.toUpperCase() === side ? value : -value);
  }, 0);
}

/** A move for a person who looks at every answer, and does not like to go where he has been. */
async function look(record: Course, been: Map<string, number>): Promise<string> {
  const { position } = record;
  let best = { move: "", worth: -Infinity };
  for (const move of await record.legal()) {
    const next = played(position, move);
    const answers = await oracle.draughts(next.game, fen(next));
    const worst = answers.length === 0 ? 1000 : Math.min(...answers.map((answer) => worth(played(next, answer), position.turn)));
    const value = worst - 4 * (been.get(next.pieces) ?? 0);
    if (value > best.worth) best = { move, worth: value };
  }
  const { pieces } = played(position, best.move);
  been.set(pieces, (been.get(pieces) ?? 0) + 1);
  return best.move;
}

async function agrees(seat: Seat, record: Course, wait: string): Promise<void> {
  assert.equal(await seat.squares.pieces(), record.position.pieces, `${wait} ${record.moves.join(" ")}`);
}

/** What the page must say at the end, where `person` plays the only person's side. */
async function isTold(page: Seat["page"], end: End, person: Side, level: string): Promise<void> {
  if (end.kind === "draw") {
    assert.equal(await heading(page), DRAWS[end.how]);
    return;
  }
  const computer = `Computer (${level})`;
  const won = end.winner === person;
  assert.equal(await heading(page), won ? "You win" : `${computer} wins`);
  assert.equal(await page.locator(".finish > .quiet").innerText(), end.how === "blocked"
    ? (won ? "The other side cannot move." : `The side against ${computer} cannot move.`)
    : (won ? "You have captured every piece." : `${computer} has captured every piece.`));
}

async function againstTheComputer(t: TestContext, device: "phone" | "desktop", game: Game, person: Side): Promise<void> {
  const seat = await seatAt(t, device);
  const { page, squares } = seat;
  await beginDraughts(page, game, person === "W" ? "person" : "1", person === "B" ? "person" : "1");
  const record = new Course(oracle, start(game));
  const been = new Map<string, number>();
  let end: End | null = null;
  while (!(end = await record.end())) {
    await untilMyTurn(page);
    if (record.position.turn !== person) {
      // What the computer did is read from the board, and it is one of its moves.
      const now = await squares.pieces();
      const made = (await record.legal()).find((move) => {
        const tried = new Course(oracle, record.position);
        tried.play(move);
        return tried.position.pieces === now;
      });
      assert.ok(made, `the computer's move is legal: ${record.position.pieces} to ${now}`);
      record.play(made);
      continue;
    }
    await agrees(seat, record, "before");
    const move = await look(record, been);
    await tapMove(squares, move);
    record.play(move);
  }
  await page.locator(".finish").waitFor();
  await agrees(seat, record, "at the end");
  await isTold(page, end, person, "Novice");
  const points = 10 * record.captured(person) + (end.kind === "won" && end.winner === person ? 150 : 0);
  assert.equal(await page.locator(".score strong").innerText(), `Score: ${points}`);
}

test("a person plays a whole game of Italian draughts against the computer by taps on a phone", (t) => againstTheComputer(t, "phone", "italian", "W"));
test("a person plays Black of English draughts against the computer by clicks on a desktop", (t) => againstTheComputer(t, "desktop", "english", "B"));

for (const game of GAMES) {
  test(`computers play a game of ${game} draughts at once to the end, and every move is a legal one`, async (t) => {
    const { page, squares } = await seatAt(t, game === "italian" ? "desktop" : "phone");
    await beginDraughts(page, game, "3", "2");
    await page.locator(".finish").waitFor({ timeout: 60_000 });
    const record = new Course(oracle, start(game));
    await control(page, "moves").click();
    await page.locator("dialog[open]").waitFor();
    for (const text of await page.locator(".move-text").allInnerTexts()) {
      assert.equal(await record.end(), null, "the game was not over before its last move");
      const written = pathOf(text);
      // Ends alone where they tell the capture, else every square.
      const fits = (await record.legal()).filter((move) => (written.length > 2 ? move === text : ends(move).from === written[0] && ends(move).to === written[1]));
      assert.ok(fits.length > 0, `${text} after ${record.moves.join(" ")}`);
      record.play(fits[0] ?? "");
    }
    const end = await record.end();
    assert.ok(end);
    assert.equal(await squares.pieces(), record.position.pieces);
    if (end.kind === "draw") assert.equal(await heading(page), DRAWS[end.how]);
    else assert.equal(await heading(page), `${NAME[end.winner]} wins`);
    assert.equal(await page.locator(".score").count(), 0);
  });
}
