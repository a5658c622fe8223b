import type { Catalogue, GameKind } from "hopstone-glue";
import { isDraughts } from "../board/geometry";
import type { Say } from "../board/grid";
import type { Scene } from "./scene";

/** The order in which the pieces of a position are told. */
const TOLD = ["4", "1", "2", "3", "5", "6", "n", "o", "w", "W", "b", "B"] as const;

/** A scene in words, for those who do not see it: what stands where, and what moves. */
export function describe(scene: Scene, tell: Say, catalogue: Pick<Catalogue, "holes" | "italian" | "english">): string {
  const names = isDraughts(scene.game) ? catalogue[scene.game] : catalogue.holes;
  const name = (cell: number): string => names[cell]?.name ?? "";
  const standing = TOLD.flatMap((piece) => {
    const cells = [...scene.pieces].flatMap((one, cell) => (one === piece ? [name(cell)] : []));
    return cells.length === 0 ? [] : [tell("alt-pieces", { piece: told(piece), places: cells.join(", ") })];
  });
  const targets = scene.pick === null ? []
    : [tell("alt-targets", { place: name(scene.pick), places: scene.targets.map(({ hole }) => name(hole)).join(", ") })];
  const moves = scene.moves.length === 0 ? [] : [tell("alt-moves", { moves: scene.moves.map(({ text }) => text).join(", "), count: scene.moves.length })];
  return [tell(`alt-board-${boardOf(scene.game)}`), ...standing, ...targets, ...moves].join(" ");
}

function boardOf(game: GameKind): "star" | "draughts" {
  return isDraughts(game) ? "draughts" : "star";
}

/** A piece as the messages name it: capitals and small letters are alike to nobody there. */
function told(piece: (typeof TOLD)[number]): string {
  switch (piece) {
    case "n": return "neutral";
    case "o": return "unowned";
    case "w": return "white-man";
    case "W": return "white-king";
    case "b": return "black-man";
    case "B": return "black-king";
    default: return `army${piece}`;
  }
}
