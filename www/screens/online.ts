// Seats of a new game that are played live from elsewhere, in a room.
import { type Seated, seated } from "../game/by-link";

/** Who plays a seat, as the dialog for a new game lists them; a figure is a level of the computer. */
export type Place = "person" | "elsewhere" | "online" | "1" | "2" | "3" | "4" | "5";

export function placeOf({ player, elsewhere, live }: Seated): Place {
  if (player.kind === "computer") return `${player.level}` as Place;
  return live ? "online" : elsewhere ? "elsewhere" : "person";
}

/** The seat with another player. */
export function placed({ name }: Seated, place: Place): Seated {
  if (place !== "person" && place !== "elsewhere" && place !== "online") return { name, player: { kind: "computer", level: Number(place) } };
  return seated({ name, player: { kind: "person" } }, place !== "person", place === "online");
}

/** One of them is played live: the game needs a room, in which a person by link is met as well. */
export function needsRoom(seats: readonly Seated[]): boolean {
  return seats.some(({ live }) => live === true);
}

/** Everybody but the first person here is met live. Where nobody plays here, the first seat is the person's. */
export function allOnline(seats: readonly Seated[]): readonly Seated[] {
  const here = Math.max(0, seats.findIndex((seat) => placeOf(seat) === "person"));
  return seats.map((seat, i) => placed(i === here || placeOf(seat) === "online" || placeOf(seat) === "elsewhere" ? seat : { ...seat, name: "" }, i === here ? "person" : "online"));
}
