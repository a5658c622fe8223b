import type { ReadonlySignal } from "@preact/signals";
import type { Catalogue } from "hopstone-glue";
import type { Say } from "../board/grid";
import type { Thinker } from "../game/thinker";
import type { GameChoice } from "../screens/new-game";
import type { Screen, Session, Settings } from "../screens/session";
import type { Room } from "./view";

/** A room that is open on the page: its table, which lies in the place of the own one, and what is around it. */
export interface Live {
  readonly room: Room;
  readonly session: Session;
  /** The words with those that come late. */
  readonly say: ReadonlySignal<Say>;
  /** Says something that the page has to say. */
  tell(text: string): void;
}

/** What a room gets from the page. */
export interface RoomSurroundings {
  readonly catalogue: Catalogue;
  readonly thinker: Thinker;
  readonly say: ReadonlySignal<Say>;
  readonly settings: ReadonlySignal<Settings>;
  /** The page is in sight. */
  readonly inSight: ReadonlySignal<boolean>;
  open(screen: Screen): void;
  /** Shows a whole game, by its share code, to be looked through on the own table. */
  study(code: string): void;
}

/** A room is opened by its link (what stands behind `#room=`), or made for a game in which every seat marked `elsewhere` is open. */
export type Door =
  | { readonly kind: "join"; readonly secret: string }
  | { readonly kind: "create"; readonly choice: GameChoice };
