import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Point } from "./geometry";
import { type BoardKey, dragOf, EMPTY_HAND, type Hand, handle, type HandEvent, type Intent, type PointerKind, shownPath, type TableView } from "./input";
import { CAPTURE_START, hole, piecesOf, STAR_START, tableOf } from "./table.fixture";
import { HOLES } from "./holes.fixture";
import { holeAt, starView } from "./star-view";

const VIEW = starView(HOLES, 360, 412, 0);

/** A hand over a table, driven by sentences. */
class Player {
  hand: Hand = EMPTY_HAND;
  intents: Intent[] = [];
  table: TableView;
  readonly type: PointerKind;

  constructor(table: TableView, type: PointerKind = "touch") {
    this.table = table;
    this.type = type;
  }

  send(event: HandEvent): this {
    const { hand, intents } = handle(this.hand, event, this.table);
    this.hand = hand;
    this.intents.push(...intents);
    return this;
  }
  down(at: Point, pointer = 1, button = 0, buttons = 1, primary = true): this {
    return this.send({ kind: "down", pointer, type: this.type, primary, button, buttons, at, cell: holeAt(VIEW, at) });
  }
  move(at: Point, pointer = 1, buttons = 1): this {
    return this.send({ kind: "move", pointer, type: this.type, buttons, at, cell: holeAt(VIEW, at) });
  }
  up(at: Point, pointer = 1, button = 0, buttons = 0): this {
    return this.send({ kind: "up", pointer, button, buttons, at, cell: holeAt(VIEW, at) });
  }
  tap(name: string): this { return this.down(at(name)).up(at(name)); }
  drag(from: string, to: string): this { return this.down(at(from)).move(at(to)).up(at(to)); }
  key(key: BoardKey, name?: string): this { return this.send({ kind: "key", key, cell: name === undefined ? null : hole(name) }); }
  get played(): string[] {
    return this.intents.flatMap((intent) => (intent.kind === "play" ? [intent.path.map((h) => HOLES[h]?.name).join(":")] : []));
  }
  get held(): string {
    return this.hand.held.kind === "idle" ? "idle" : this.hand.held.path.map((h) => HOLES[h]?.name).join(":");
  }
  get said(): string[] { return this.intents.flatMap((intent) => (intent.kind === "explain" ? [intent.id] : [])); }
}

function at(name: string, dx = 0, dy = 0): Point {
  const centre = VIEW.centres[hole(name)];
  assert.ok(centre);
  return { x: centre.x + dx, y: centre.y + dy };
}

const star = () => tableOf("star", STAR_START, "4");
/** One chain of two hops with a fork: i5 over i6, then on over h8 or down over j7... */
const capture = () => tableOf("capture", piecesOf({ i5: "o", i6: "o", i8: "o", h7: "o" }), "o");

test("a tap picks a marble and a tap on a destination plays it", () => {
  const player = new Player(star()).tap("n1").tap("m5");
  assert.deepEqual(player.played, ["n1:m5"]);
  assert.equal(player.held, "idle");
});

test("a tap on the marble again, or beside the board, puts the selection away", () => {
  assert.equal(new Player(star()).tap("n1").tap("n1").held, "idle");
  const aside = new Player(star()).tap("n1").down({ x: 2, y: 2 }).up({ x: 2, y: 2 });
  assert.equal(aside.held, "idle");
  assert.deepEqual(aside.played, []);
});

test("a tap on another own marble picks that one", () => {
  assert.equal(new Player(star()).tap("n1").tap("n3").held, "n3");
});

test("a piece that cannot move says why and keeps the selection", () => {
  const player = new Player(star()).tap("n1").tap("q1");
  assert.deepEqual(player.said, ["piece"]);
  assert.equal(player.held, "n1");
});

test("a marble is dragged to a destination, and anywhere else it goes back", () => {
  assert.deepEqual(new Player(star()).drag("n1", "m5").played, ["n1:m5"]);
  const back = new Player(star()).drag("n1", "i5");
  assert.deepEqual(back.played, []);
  assert.equal(back.held, "idle");
  assert.equal(new Player(star()).tap("n1").drag("n1", "i5").held, "n1");
});

test("a trembling tap is a tap (case 24)", () => {
  const player = new Player(star());
  player.down(at("n1")).move(at("n1", 4, 3)).move(at("n1", -3, 2)).up(at("n1", 2, 2));
  assert.equal(player.held, "n1");
  // 11 px is further than a trembling goes, but a finger that stays in the cell still means the marble.
  const wide = new Player(star());
  wide.down(at("n1", -5)).move(at("n1", 6)).up(at("n1", 6));
  assert.equal(wide.held, "n1");
});

test("the mouse lifts the marble after 4 px, a finger after 10", () => {
  const mouse = new Player(star(), "mouse").down(at("n1")).move(at("n1", 5));
  assert.ok(dragOf(mouse.hand));
  const finger = new Player(star(), "touch").down(at("n1")).move(at("n1", 5));
  assert.equal(dragOf(finger.hand), null);
});

test("a cancelled touch never plays (case 21)", () => {
  for (const end of [{ kind: "cancel", pointer: 1 }, { kind: "away" }] as const) {
    const player = new Player(star()).down(at("n1")).move(at("m5")).send(end).up(at("m5"));
    assert.deepEqual(player.played, []);
    assert.equal(player.hand.gesture, null);
    assert.deepEqual(player.drag("n1", "m5").played, ["n1:m5"]);
  }
  const escaped = new Player(star()).down(at("n1")).move(at("m5")).key("escape").up(at("m5"));
  assert.deepEqual(escaped.played, []);
});

test("the right button during a drag puts back, in all four orders (case 22)", () => {
  const orders: ((player: Player) => Player)[] = [
    (p) => p.down(at("n1")).move(at("m5")).move(at("m5"), 1, 3).move(at("m5"), 1, 1).up(at("m5")),
    (p) => p.down(at("n1")).move(at("m5")).move(at("m5"), 1, 3).move(at("m5"), 1, 2).up(at("m5"), 1, 2),
    (p) => p.down(at("n1"), 1, 2, 2).move(at("n1"), 1, 3).move(at("m5"), 1, 3).move(at("m5"), 1, 2).up(at("m5"), 1, 2),
    (p) => p.down(at("n1"), 1, 2, 2).move(at("n1"), 1, 3).move(at("m5"), 1, 3).move(at("m5"), 1, 1).up(at("m5")),
  ];
  for (const order of orders) {
    const player = order(new Player(star(), "mouse"));
    assert.deepEqual(player.played, []);
    assert.equal(player.held, "idle");
    assert.deepEqual(player.tap("n1").tap("m5").played, ["n1:m5"]);
  }
});

test("a button that is let go outside the window does not glue the marble to the mouse", () => {
  const player = new Player(star(), "mouse").down(at("n1")).move(at("m5")).move(at("l5"), 1, 0);
  assert.equal(player.hand.gesture, null);
  assert.deepEqual(player.played, []);
});

test("a second finger is ignored and the first is not lost (case 23)", () => {
  const player = new Player(star());
  player.down(at("n1")).down(at("n3"), 2, 0, 1, false).move(at("m5")).move(at("e5"), 2).up(at("e5"), 2);
  assert.ok(dragOf(player.hand));
  assert.deepEqual(player.up(at("m5")).played, ["n1:m5"]);
});

test("a first finger whose end was lost does not leave the board dead", () => {
  const player = new Player(star()).down(at("n1"), 1).move(at("m5"), 1);
  player.down(at("n3"), 7).up(at("n3"), 7);
  assert.equal(player.held, "n3");
  assert.deepEqual(player.played, []);
});

test("the click that follows a touch does not act twice (case 25), but assistive technology's does", () => {
  const player = new Player(star()).tap("n1").send({ kind: "activate", cell: hole("n1"), bare: false });
  assert.equal(player.held, "n1");
  player.send({ kind: "activate", cell: hole("m5"), bare: true });
  assert.deepEqual(player.played, ["n1:m5"]);
  assert.equal(new Player(star()).send({ kind: "activate", cell: hole("n1"), bare: false }).held, "n1");
});

test("mouse and touch may alternate at once (case 26)", () => {
  const player = new Player(star()).tap("n1");
  player.send({ kind: "down", pointer: 9, type: "mouse", primary: true, button: 0, buttons: 1, at: at("m5"), cell: hole("m5") })
    .send({ kind: "up", pointer: 9, button: 0, buttons: 0, at: at("m5"), cell: hole("m5") });
  assert.deepEqual(player.played, ["n1:m5"]);
});

test("nothing is played or picked while it is another's turn", () => {
  const player = new Player(tableOf("star", STAR_START, "4", false)).drag("n1", "m5").tap("n1").tap("m5").key("enter", "n1");
  assert.equal(player.held, "idle");
  assert.deepEqual(player.played, []);
});

test("a new position puts back what the hand held", () => {
  const player = new Player(star()).tap("n1").down(at("n3")).move(at("m5"));
  player.table = tableOf("star", STAR_START, "1", true, 1);
  player.send({ kind: "table" }).up(at("m5"));
  assert.equal(player.held, "idle");
  assert.deepEqual(player.played, []);
});

test("a capture is made hop by hop and ends by a tap on the marble, by Done and by Enter", () => {
  for (const end of ["tap", "done", "enter"] as const) {
    const player = new Player(capture()).tap("i5").tap("i7");
    assert.equal(player.held, "i5:i7");
    if (end === "tap") player.tap("i7");
    else if (end === "done") player.send({ kind: "done" });
    else player.key("enter", "i7");
    assert.deepEqual(player.played, ["i5:i7"]);
  }
});

test("a hop after which the chain cannot go on plays at once, so does a far destination with one outcome (case 30)", () => {
  assert.deepEqual(new Player(capture()).tap("i5").tap("i7").tap("i9").played, ["i5:i7:i9"]);
  assert.deepEqual(new Player(capture()).tap("i5").tap("i9").played, ["i5:i7:i9"]);
  assert.deepEqual(new Player(capture()).drag("i5", "i9").played, ["i5:i7:i9"]);
});

test("Escape or a tap on the place before takes a hop back", () => {
  assert.equal(new Player(capture()).tap("i5").tap("i7").key("escape").held, "i5");
  assert.equal(new Player(capture()).tap("i5").tap("i7").tap("i5").held, "i5");
  assert.equal(new Player(capture()).tap("i5").tap("i7").key("escape").key("escape").held, "idle");
});

test("a half-made chain is not mixed with another marble's destinations (case 31)", () => {
  const other = new Player(capture()).tap("i5").tap("i7").tap("g5");
  assert.deepEqual(other.played, []);
  assert.deepEqual(other.said, ["no-hop"]);
  assert.equal(other.held, "i5:i7");
  const switched = new Player(capture()).tap("i5").tap("i7").tap("i8");
  assert.deepEqual(switched.played, []);
});

test("keys ask for hint, undo, help and level", () => {
  const player = new Player(star()).key("hint").key("undo").key("help").key(3);
  assert.deepEqual(player.intents, [{ kind: "hint" }, { kind: "undo" }, { kind: "help" }, { kind: "level", level: 3 }]);
});

// Mostly holes where something can happen, so that moves do come about.
const busy = ["n1", "n2", "n3", "n4", "m5", "m6", "m7", "o1", "i5", "i6", "i7", "i8", "i9", "h7", "g5", "g6", "j5"].map(hole);
const holes = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...busy) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) });
const points = fc.oneof(
  { weight: 6, arbitrary: holes.map((h) => VIEW.centres[h] ?? { x: 0, y: 0 }) },
  fc.record({ x: fc.integer({ min: -20, max: 380 }), y: fc.integer({ min: -20, max: 430 }) }),
);
const pointers = fc.constantFrom(1, 2, 3);
const events: fc.Arbitrary<HandEvent> = fc.oneof(
  fc.record({ kind: fc.constant("down" as const), pointer: pointers, type: fc.constantFrom("mouse", "touch", "pen"), primary: fc.boolean(),
    button: fc.constantFrom(0, 0, 0, 2), buttons: fc.constantFrom(1, 1, 1, 2, 3), at: points }).map((e) => ({ ...e, cell: holeAt(VIEW, e.at) })),
  fc.record({ kind: fc.constant("move" as const), pointer: pointers, type: fc.constantFrom("mouse", "touch", "pen"),
    buttons: fc.constantFrom(0, 1, 1, 1, 3), at: points }).map((e) => ({ ...e, cell: holeAt(VIEW, e.at) })),
  fc.record({ kind: fc.constant("up" as const), pointer: pointers, button: fc.constantFrom(0, 0, 2), buttons: fc.constantFrom(0, 0, 2), at: points })
    .map((e) => ({ ...e, cell: holeAt(VIEW, e.at) })),
  fc.record({ kind: fc.constant("cancel" as const), pointer: pointers }),
  fc.constantFrom({ kind: "leave" as const }, { kind: "away" as const }, { kind: "done" as const }, { kind: "table" as const }),
  fc.record({ kind: fc.constant("activate" as const), cell: holes, bare: fc.boolean() }),
  fc.record({ kind: fc.constant("key" as const), key: fc.constantFrom<BoardKey>("enter", "escape", "hint", 1),
    cell: fc.option(holes) }),
);

/** Whole gestures among the loose events: a press, some way, and any of the ends. */
const gestures = fc.record({ from: points, way: fc.array(points, { maxLength: 2 }), to: points, ends: fc.constantFrom("up", "up", "cancel") })
  .map(({ from, way, to, ends }): HandEvent[] => [
    { kind: "down", pointer: 1, type: "touch", primary: true, button: 0, buttons: 1, at: from, cell: holeAt(VIEW, from) },
    ...way.map((p): HandEvent => ({ kind: "move", pointer: 1, type: "touch", buttons: 1, at: p, cell: holeAt(VIEW, p) })),
    ends === "up" ? { kind: "up", pointer: 1, button: 0, buttons: 0, at: to, cell: holeAt(VIEW, to) } : { kind: "cancel", pointer: 1 },
  ]);
const sequences = fc.array(fc.oneof(events.map((event) => [event]), gestures), { minLength: 20, maxLength: 60, size: "max" }).map((parts) => parts.flat());

test("no sequence of events plays an illegal path", () => {
  let played = 0;
  for (const table of [star(), tableOf("capture", piecesOf({ i5: "o", i6: "o", i8: "o", h7: "o", g5: "o", j5: "o", k6: "o" }), "o")]) {
    // What may be played: every destination of every marble, and every path that the rules let end.
    const legal = (path: readonly number[]): boolean => {
      const from = path[0];
      if (from === undefined || !table.movable.has(from)) return false;
      if (table.game === "star") return table.chain([from]).targets.some((t) => t.hole === path[path.length - 1]);
      return table.chain(path).may_end;
    };
    fc.assert(fc.property(sequences, (sequence) => {
      let hand = EMPTY_HAND;
      for (const event of sequence) {
        const after = handle(hand, event, table);
        for (const intent of after.intents) {
          if (intent.kind !== "play") continue;
          played++;
          assert.ok(legal(intent.path));
          assert.ok(event.kind === "up" || event.kind === "key" || event.kind === "activate" || event.kind === "done");
        }
        const shown = shownPath(after.hand);
        if (shown) table.chain(shown);
        hand = after.hand;
      }
    }), { numRuns: 300 });
  }
  assert.ok(played > 30, `only ${played} moves came about`);
});

test("a cancel leaves the hand as it was before the gesture", () => {
  fc.assert(fc.property(fc.boolean(), fc.array(points, { maxLength: 6 }), (picked, ways) => {
    const player = new Player(star());
    if (picked) player.tap("n1");
    const before = player.hand.held;
    player.down(at("n2"));
    for (const way of ways) player.move(way);
    player.send({ kind: "cancel", pointer: 1 });
    assert.deepEqual(player.hand.held, before);
    assert.equal(player.hand.gesture, null);
    assert.deepEqual(player.played, []);
  }));
});

test("the pointer that is followed changes only when it has ended", () => {
  fc.assert(fc.property(sequences, (sequence) => {
    let hand = EMPTY_HAND;
    const table = star();
    for (const event of sequence) {
      const was = hand.gesture?.pointer;
      hand = handle(hand, event, table).hand;
      const now = hand.gesture?.pointer;
      if (was !== undefined && now !== undefined && was !== now) {
        assert.ok(event.kind === "down" && event.primary);
      }
    }
  }));
});

test("the whole capture start can be played from its first jump", () => {
  const table = tableOf("capture", CAPTURE_START, "o");
  const from = [...table.movable][0];
  assert.ok(from !== undefined);
  assert.ok(table.chain([from]).targets.some((target) => target.next));
});

const confirming = (table: TableView): TableView => ({ ...table, confirm: true });
const kinds = (player: Player): string[] => player.intents.map(({ kind }) => kind).filter((kind) => kind !== "hover");

test("a move to be confirmed stands on the board first, and a second tap on its end plays it", () => {
  const player = new Player(confirming(star())).tap("n1").tap("m5");
  assert.deepEqual(player.played, []);
  assert.deepEqual(player.hand.held, { kind: "proposed", path: [hole("n1"), hole("m5")], from: [hole("n1")] });
  assert.deepEqual(shownPath(player.hand), [hole("n1"), hole("m5")]);
  assert.deepEqual(kinds(player), ["pick", "propose"]);
  player.tap("m5");
  assert.deepEqual(player.played, ["n1:m5"]);
  assert.equal(player.held, "idle");
});

test("the word comes by the button and by Enter too", () => {
  assert.deepEqual(new Player(confirming(star())).tap("n1").tap("m5").send({ kind: "done" }).played, ["n1:m5"]);
  assert.deepEqual(new Player(confirming(star())).key("enter", "n1").key("enter", "m5").key("enter", "m5").played, ["n1:m5"]);
  assert.deepEqual(new Player(confirming(star())).tap("n1").tap("m5").key("enter").played, ["n1:m5"]);
});

test("a marble dragged to its destination waits there for the word, and can be dragged on or back", () => {
  const dragged = (): Player => new Player(confirming(star())).drag("n1", "m5");
  assert.deepEqual(dragged().tap("m5").played, ["n1:m5"]);
  const on = dragged().drag("m5", "m6");
  assert.deepEqual(on.played, []);
  assert.deepEqual(on.tap("m6").played, ["n1:m6"]);
  const back = dragged().drag("m5", "n1");
  assert.deepEqual(back.played, []);
  assert.equal(back.held, "n1");
  const nowhere = dragged().drag("m5", "i5");
  assert.equal(nowhere.held, "n1:m5");
});

test("another destination takes the place of the proposed one, anything else puts the marble back", () => {
  assert.deepEqual(new Player(confirming(star())).tap("n1").tap("m5").tap("m6").tap("m6").played, ["n1:m6"]);
  const other = new Player(confirming(star())).tap("n1").tap("m5").tap("n3");
  assert.equal(other.held, "n3");
  for (const elsewhere of ["n1", "i5"]) {
    const player = new Player(confirming(star())).tap("n1").tap("m5").tap(elsewhere);
    assert.equal(player.held, "idle", elsewhere);
    assert.deepEqual(player.played, []);
  }
  assert.equal(new Player(confirming(star())).tap("n1").tap("m5").down({ x: 2, y: 2 }).up({ x: 2, y: 2 }).held, "idle");
});

test("Escape takes back first the proposed move, then the selection", () => {
  const player = new Player(confirming(star())).tap("n1").tap("m5").key("escape");
  assert.equal(player.held, "n1");
  assert.deepEqual(kinds(player).slice(-1), ["unhop"]);
  assert.equal(player.key("escape").held, "idle");
  assert.deepEqual(player.played, []);
});

test("a hidden page, a cancelled finger, another position: nothing of a proposed move stays", () => {
  const proposed = (): Player => new Player(confirming(star())).tap("n1").tap("m5");
  const away = proposed().send({ kind: "away" });
  assert.equal(away.held, "idle");
  assert.deepEqual(kinds(away).slice(-1), ["unpick"]);
  assert.equal(proposed().down(at("m5")).send({ kind: "cancel", pointer: 1 }).held, "idle");
  // The end of every gesture is told once more as lost capture: that cancels nothing.
  assert.equal(proposed().send({ kind: "cancel", pointer: 1 }).held, "n1:m5");
  const moved = proposed();
  moved.table = confirming(tableOf("star", STAR_START, "4", true, 7));
  assert.equal(moved.send({ kind: "table" }).held, "idle");
  assert.deepEqual(moved.played, []);
});

test("a chain is confirmed at its end; one that is ended where it stands needs no second word", () => {
  const whole = new Player(confirming(capture())).tap("i5").tap("i7");
  assert.equal(whole.hand.held.kind, "picked", "the chain can go on: nothing to confirm yet");
  assert.deepEqual(whole.tap("i7").played, ["i5:i7"]);
  const end = new Player(confirming(capture())).tap("i5").tap("i7").tap("i9");
  assert.equal(end.hand.held.kind, "proposed");
  assert.deepEqual(end.played, []);
  const shorter = end.tap("i7");
  assert.equal(shorter.held, "i5:i7", "a tap on the landing before takes the last hop back");
  assert.deepEqual(shorter.played, []);
  assert.deepEqual(shorter.tap("i9").tap("i9").played, ["i5:i7:i9"]);
});

test("where a move is to be confirmed no gesture plays what was not shown before", () => {
  const cells = ["n1", "n2", "n3", "m4", "m5", "m6", "i5", "q1"];
  fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom("tap", "drag", "enter", "escape", "away", "done"), fc.constantFrom(...cells), fc.constantFrom(...cells))), (events) => {
    const player = new Player(confirming(star()));
    for (const [what, one, two] of events) {
      const { held } = player.hand;
      const before = player.played.length;
      if (what === "tap") player.tap(one);
      else if (what === "drag") player.drag(one, two);
      else if (what === "enter") player.key("enter", one);
      else if (what === "escape") player.key("escape");
      else player.send({ kind: what === "away" ? "away" : "done" });
      if (player.played.length === before) continue;
      assert.equal(held.kind, "proposed");
      assert.equal(player.played.at(-1), held.kind === "proposed" ? held.path.map((h) => HOLES[h]?.name).join(":") : "");
    }
  }));
});
