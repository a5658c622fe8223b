import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DRAUGHTS_START, draughtsTable, position, squaresOf } from "./draughts.fixture";
import type { Point } from "./geometry";
import { type BoardKey, EMPTY_HAND, type Hand, handle, type HandEvent, type Intent, type TableView } from "./input";
import { squareAt, squaresView } from "./squares-view";

const VIEW = squaresView(squaresOf("italian"), 360, 360, 0);

/** A hand over a draughts board; squares by their numbers. */
class Player {
  hand: Hand = EMPTY_HAND;
  intents: Intent[] = [];
  readonly table: TableView;

  constructor(table: TableView) { this.table = table; }

  send(event: HandEvent): this {
    const { hand, intents } = handle(this.hand, event, this.table);
    this.hand = hand;
    this.intents.push(...intents);
    return this;
  }
  tap(number: number): this { return this.drag(number, number); }
  drag(from: number, to: number): this { return this.slide(centre(from), centre(to)); }
  slide(from: Point, to: Point): this {
    return this.send({ kind: "down", pointer: 1, type: "touch", primary: true, button: 0, buttons: 1, at: from, cell: squareAt(VIEW, from) })
      .send({ kind: "move", pointer: 1, type: "touch", buttons: 1, at: to, cell: squareAt(VIEW, to) })
      .send({ kind: "up", pointer: 1, button: 0, buttons: 0, at: to, cell: squareAt(VIEW, to) });
  }
  key(key: BoardKey, number?: number): this { return this.send({ kind: "key", key, cell: number === undefined ? null : number - 1 }); }
  get played(): string[] { return this.intents.flatMap((intent) => (intent.kind === "play" ? [text(intent.path)] : [])); }
  get held(): string { return this.hand.held.kind === "idle" ? "idle" : text(this.hand.held.path); }
  /** What is explained: the id, for a square also the path and the square. */
  get said(): string[] {
    return this.intents.flatMap((intent) => {
      if (intent.kind !== "explain") return [];
      return [intent.id === "square" ? `square ${intent.path ? text(intent.path) : "-"} to ${intent.hole + 1}` : `${intent.id} ${intent.hole + 1}`];
    });
  }
}

function centre(number: number): Point {
  const found = VIEW.centres[number - 1];
  assert.ok(found);
  return found;
}

function text(cells: readonly number[]): string { return cells.map((cell) => cell + 1).join("-"); }

const start = () => draughtsTable("italian", DRAUGHTS_START, "w");
/** A king that may go left over two or right over two; a man that can only look on. */
const fork = () => draughtsTable("italian", position({ 30: "W", 32: "w", 26: "b", 18: "b", 27: "b", 20: "b" }), "w");
/** One capture, of one man. */
const single = () => draughtsTable("italian", position({ 22: "w", 29: "w", 18: "b", 3: "b" }), "w");
/** Two men can take the same one, each to its own square; and two others meet in one. */
const twoMen = () => draughtsTable("italian", position({ 22: "w", 21: "w", 18: "b", 3: "b" }), "w");
const meeting = () => draughtsTable("italian", position({ 25: "w", 27: "w", 21: "b", 22: "b" }), "w");

test("a step is picked and played by two taps, or dragged", () => {
  assert.deepEqual(new Player(start()).tap(22).tap(18).played, ["22-18"]);
  assert.deepEqual(new Player(start()).drag(22, 18).played, ["22-18"]);
});

test("a capture is made hop by hop, and a chain that cannot go on is played without Done", () => {
  const player = new Player(fork()).tap(30).tap(21);
  assert.equal(player.held, "30-21");
  assert.deepEqual(player.tap(14).played, ["30-21-14"]);
});

test("a started capture cannot be ended in the middle (case 13)", () => {
  const player = new Player(fork()).tap(30).tap(21).tap(21).send({ kind: "done" }).key("enter", 21);
  assert.deepEqual(player.played, []);
  assert.deepEqual(player.said, ["square 30 to 21", "square 30 to 21", "square 30 to 21"]);
  assert.equal(player.held, "30-21");
});

test("a far last square plays the whole capture where one way leads there", () => {
  assert.deepEqual(new Player(fork()).tap(30).tap(14).played, ["30-21-14"]);
  assert.deepEqual(new Player(fork()).drag(30, 16).played, ["30-23-16"]);
});

test("a far square that several captures end on asks for the hops", () => {
  const ring = draughtsTable("italian", position({ 31: "w", 27: "b", 28: "b", 19: "b", 20: "b" }), "w");
  const player = new Player(ring).tap(31).tap(15);
  assert.deepEqual(player.played, []);
  assert.deepEqual(player.said, ["several-ways 15"]);
  assert.equal(player.held, "31");
  assert.equal(ring.captures.length, 2);
});

test("the only capture is played by a tap on its last square alone (case 30)", () => {
  assert.deepEqual(new Player(single()).tap(13).played, ["22-13"]);
  assert.deepEqual(new Player(fork()).tap(14).played, ["30-21-14"]);
});

test("where two captures end on a square, a tap on it before a piece is picked plays neither", () => {
  const both = new Player(meeting()).tap(18);
  assert.deepEqual(both.played, []);
  assert.deepEqual(both.said, ["several-ways 18"]);
});

test("an empty square that nothing ends on says why, while the person may move", () => {
  assert.deepEqual(new Player(single()).tap(15).said, ["square - to 15"]);
  assert.deepEqual(new Player(draughtsTable("italian", DRAUGHTS_START, "w", false)).tap(18).said, []);
});

test("a forced capture leaves the other pieces their reason (case 33)", () => {
  assert.deepEqual(new Player(single()).tap(29).said, ["piece 29"]);
  assert.deepEqual(new Player(single()).drag(29, 25).said, ["piece 29"]);
  assert.deepEqual(new Player(single()).tap(3).said, ["piece 3"]);
});

test("a square that the picked piece cannot go to says why and keeps it picked", () => {
  const player = new Player(start()).tap(22).tap(14);
  assert.deepEqual(player.said, ["square 22 to 14"]);
  assert.equal(player.held, "22");
  assert.deepEqual(player.tap(29).said, ["square 22 to 14", "square 22 to 29"]);
  const half = new Player(fork()).tap(30).tap(21).tap(23);
  assert.deepEqual(half.said, ["square 30-21 to 23"]);
  assert.equal(half.held, "30-21");
});

test("a piece let go where it cannot go returns and says why; on its own square or beside the board it only returns", () => {
  const wrong = new Player(start()).drag(22, 13);
  assert.deepEqual(wrong.said, ["square 22 to 13"]);
  assert.equal(wrong.held, "idle");
  assert.deepEqual(new Player(start()).slide(centre(22), { x: 2, y: 2 }).intents.filter(({ kind }) => kind === "explain"), []);
  const home = new Player(start());
  const there = centre(22);
  home.send({ kind: "down", pointer: 1, type: "touch", primary: true, button: 0, buttons: 1, at: there, cell: 21 })
    .send({ kind: "move", pointer: 1, type: "touch", buttons: 1, at: centre(18), cell: 17 })
    .send({ kind: "up", pointer: 1, button: 0, buttons: 0, at: there, cell: 21 });
  assert.deepEqual([home.said, home.played], [[], []]);
});

test("an earlier square of the chain takes hops back, tapped or dragged to, and so does Escape", () => {
  assert.equal(new Player(fork()).tap(30).tap(21).tap(30).held, "30");
  assert.equal(new Player(fork()).tap(30).tap(21).drag(21, 30).held, "30");
  assert.equal(new Player(fork()).tap(30).tap(21).key("escape").held, "30");
  assert.deepEqual(new Player(fork()).tap(30).tap(21).tap(30).tap(23).tap(16).played, ["30-23-16"]);
});

test("another piece that may move is taken up, and a half-made chain goes back", () => {
  assert.equal(new Player(start()).tap(22).tap(23).held, "23");
  assert.equal(new Player(twoMen()).tap(22).tap(21).held, "21");
});

test("a capture that comes round to its first square ends there", () => {
  const round = draughtsTable("italian", position({ 31: "W", 27: "b", 19: "b", 20: "b", 28: "b" }), "w");
  const ways = round.captures.map(text);
  assert.ok(ways.includes("31-22-15-24-31"));
  const player = new Player(round).tap(31).tap(22).tap(15).tap(24).tap(31);
  assert.deepEqual(player.played, ["31-22-15-24-31"]);
});

test("the whole game can be played by keys", () => {
  assert.deepEqual(new Player(start()).key("enter", 22).key("enter", 18).played, ["22-18"]);
  assert.deepEqual(new Player(single()).key("enter", 13).played, ["22-13"]);
});

const near = fc.oneof(
  fc.integer({ min: 1, max: 32 }).map(centre),
  fc.record({ x: fc.integer({ min: -10, max: 370 }), y: fc.integer({ min: -10, max: 370 }) }),
);
const gestures = fc.array(fc.oneof(
  fc.record({ from: near, to: near }),
  near.map((at) => ({ from: at, to: at })),
  fc.constantFrom("escape" as const, "done" as const),
), { minLength: 10, maxLength: 40, size: "max" });

test("no sequence of taps and drags plays anything but a whole legal move", () => {
  let played = 0;
  for (const table of [start(), fork(), single(), twoMen(), meeting()]) {
    const legal = (way: readonly number[]): boolean => {
      try {
        return table.chain(way).may_end;
      } catch {
        return false;
      }
    };
    fc.assert(fc.property(gestures, (acts) => {
      const player = new Player(table);
      for (const act of acts) {
        if (act === "escape") player.key("escape");
        else if (act === "done") player.send({ kind: "done" });
        else player.slide(act.from, act.to);
      }
      for (const intent of player.intents) {
        if (intent.kind !== "play") continue;
        played++;
        assert.ok(intent.path.length > 1 && legal(intent.path), text(intent.path));
      }
    }), { numRuns: 200 });
  }
  assert.ok(played > 100, `only ${played} moves came about`);
});

test("a move to be confirmed waits at the end of its chain, however that was reached", () => {
  const asked = (table: TableView): TableView => ({ ...table, confirm: true });
  assert.deepEqual(new Player(asked(start())).tap(22).tap(18).played, []);
  assert.deepEqual(new Player(asked(start())).tap(22).tap(18).tap(18).played, ["22-18"]);
  const hops = new Player(asked(fork())).tap(30).tap(21).tap(14);
  assert.deepEqual([hops.played, hops.hand.held.kind, hops.held], [[], "proposed", "30-21-14"]);
  assert.equal(hops.key("escape").held, "30-21");
  assert.deepEqual(hops.tap(14).key("enter", 14).played, ["30-21-14"]);
  const far = new Player(asked(fork())).drag(30, 16);
  assert.deepEqual([far.played, far.held], [[], "30-23-16"]);
  assert.deepEqual(far.send({ kind: "done" }).played, ["30-23-16"]);
  const bare = new Player(asked(single())).tap(13);
  assert.deepEqual([bare.played, bare.held], [[], "22-13"]);
  assert.deepEqual(bare.tap(13).played, ["22-13"]);
});

test("a proposed move that is refused its other way stays taken back, and says why", () => {
  const player = new Player({ ...start(), confirm: true }).tap(22).tap(18).tap(9);
  assert.deepEqual(player.said, ["square 22 to 9"]);
  assert.equal(player.held, "22");
  assert.deepEqual(player.intents.map(({ kind }) => kind).filter((kind) => kind !== "hover"), ["pick", "propose", "unhop", "explain"]);
});
