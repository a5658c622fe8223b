// A device without a page that is in a room too: it watches, knows the game as the rules tell it, and finds moves for those who are to make them.
import { core } from "./core.ts";
import type { KeptRoom } from "../../www/room/keep";
import type { OpenRoom } from "../../www/room/room";

export interface Ghost {
  readonly room: OpenRoom;
  /** The share code of the game that is played; empty before there is one. */
  code(): string;
  /** How many events there have been; -1 before the game. */
  events(): number;
  /** The seat to move; -1 when the game is over, or not yet there. */
  turn(): number;
  pieces(): string;
  /** Waits until there is a game. */
  begun(): Promise<void>;
  /** A fair move for the seat to move: its start and landings. */
  move(): readonly number[];
  close(): void;
}

export async function ghost(secret: string, brokers: readonly string[]): Promise<Ghost> {
  const { OpenRoom: Room, Thinker, connect, openSigner, openVault, wasmReferee } = await core();
  const signer = await openSigner(null);
  const kept: KeptRoom = { secret, at: 0, key: await signer.secret(), pages: [], brokers: [], first: null, lots: false, about: null };
  const room = await Room.open({
    vault: await openVault(secret), signer, kept, keep: { load: () => null, save: () => true }, referee: wasmReferee, connect, brokers, page: "",
    inSight: () => true, think: async () => [], pace: () => 0, written: () => [], chance: (below) => below - 1,
    hold: (_, __, changed) => { changed(true); return () => {}; },
  }, null);
  const thinker = new Thinker();
  const played = () => room.state.value?.played ?? null;
  return {
    room,
    code: () => played()?.code() ?? "",
    events: () => played()?.now.events ?? -1,
    turn: () => played()?.now.turn ?? -1,
    pieces: () => played()?.now.pieces ?? "",
    begun: async () => {
      for (let tries = 0; played() === null; tries++) {
        if (tries > 1_000) throw new Error("the ghost sees no game");
        await new Promise((done) => setTimeout(done, 10));
      }
    },
    move: () => [...thinker.think(played()?.code() ?? "", { level: 3, nodes: 5_000, seed: 1 }).path],
    close: () => room.close(),
  };
}
