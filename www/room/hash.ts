import { sha256 } from "@noble/hashes/sha2.js";
import { base64url, fromBase64url, Writer } from "./bytes";
import { type Act, type Hash, writeAct } from "./entry";
import type { WriterId } from "./view";

const HASH_BYTES = 6;
const ID_BYTES = 16;

/**
 * What stands for everything up to and with an act. `author` is null for a move of the computer: whoever's device finds it, it is the same.
 * `moment` is what the rules make of it, so that two devices whose rules differ do not go on as if nothing were.
 */
export function after(before: Hash, author: WriterId | null, act: Act, moment: string): Hash {
  const to = new Writer().raw(fromBase64url(before)).text(author ?? "");
  return base64url(sha256(writeAct(act, to).text(moment).done()).slice(0, HASH_BYTES));
}

/** The name of a public key. */
export function writerOf(publicKey: Uint8Array): WriterId {
  return base64url(sha256(new Writer().text("hopstone writer").raw(publicKey).done()).slice(0, ID_BYTES));
}

/** What stands in a room's link: nobody but its creator has the key to a set-up that fits it. */
export function secretOf(creator: WriterId, nonce: Uint8Array): string {
  return base64url(sha256(new Writer().text("hopstone room").text(creator).raw(nonce).done()).slice(0, ID_BYTES));
}
