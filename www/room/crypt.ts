// What keeps a room to those who have its link, and each device's words its own: WebCrypto does it all.
import { base64url, fromBase64url } from "./bytes";
import { writerOf } from "./hash";
import type { WriterId } from "./view";

/** This browser has no WebCrypto here: the page did not come by https. */
export class NoCrypto extends Error {}

const IV_BYTES = 12;
const ROOM_BYTES = 16;
const VERSION = 1;
const CURVE = { name: "ECDSA", namedCurve: "P-256" } as const;
const SIGNING = { name: "ECDSA", hash: "SHA-256" } as const;

export const KEY_BYTES = 65;
export const SIGNATURE_BYTES = 64;
/** What sealing adds: the version, the random start, the check. */
export const SEAL_BYTES = 1 + IV_BYTES + 16;

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function subtle(): SubtleCrypto {
  // Absent without https, whatever its type says.
  const found = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!found) throw new NoCrypto();
  return found;
}

/** Messages of one room, unreadable for everybody else. A message belongs to its topic: elsewhere it does not open. */
export interface Vault {
  /** What topics call the room. The link cannot be told from it. */
  readonly roomId: string;
  seal(topic: string, plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Null for what was not sealed for this room and topic. */
  open(topic: string, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
}

export async function openVault(secret: string): Promise<Vault> {
  const root = await subtle().importKey("raw", fromBase64url(secret), "HKDF", false, ["deriveBits", "deriveKey"]);
  const use = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: utf8("hopstone"), info: utf8(info) });
  const roomId = base64url(new Uint8Array(await subtle().deriveBits(use("topic"), root, ROOM_BYTES * 8)));
  const key = await subtle().deriveKey(use("messages"), root, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  return {
    roomId,
    async seal(topic, plain) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = new Uint8Array(await subtle().encrypt({ name: "AES-GCM", iv, additionalData: utf8(topic) }, key, plain));
      const message = new Uint8Array(1 + IV_BYTES + sealed.length);
      message[0] = VERSION;
      message.set(iv, 1);
      message.set(sealed, 1 + IV_BYTES);
      return message;
    },
    async open(topic, message) {
      if (message[0] !== VERSION || message.length <= SEAL_BYTES) return null;
      const iv = message.slice(1, 1 + IV_BYTES);
      try {
        return new Uint8Array(await subtle().decrypt({ name: "AES-GCM", iv, additionalData: utf8(topic) }, key, message.slice(1 + IV_BYTES)));
      } catch {
        return null;
      }
    },
  };
}

/** A device's key in one room. */
export interface Signer {
  readonly id: WriterId;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** To be kept on the device. */
  secret(): Promise<JsonWebKey>;
}

/** A new key, or one that was kept. */
export async function openSigner(kept: JsonWebKey | null): Promise<Signer> {
  let privateKey: CryptoKey;
  let publicKey: Uint8Array<ArrayBuffer>;
  if (kept) {
    privateKey = await subtle().importKey("jwk", kept, CURVE, true, ["sign"]);
    const { d: _, ...open } = kept;
    const key = await subtle().importKey("jwk", { ...open, key_ops: ["verify"] }, CURVE, true, ["verify"]);
    publicKey = new Uint8Array(await subtle().exportKey("raw", key));
  } else {
    const pair = await subtle().generateKey(CURVE, true, ["sign", "verify"]);
    privateKey = pair.privateKey;
    publicKey = new Uint8Array(await subtle().exportKey("raw", pair.publicKey));
  }
  return {
    id: writerOf(publicKey), publicKey,
    sign: async (bytes) => new Uint8Array(await subtle().sign(SIGNING, privateKey, bytes)),
    secret: () => subtle().exportKey("jwk", privateKey),
  };
}

/** Whether bytes were signed with a key. What is no key has signed nothing. */
export async function isSigned(publicKey: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    return await subtle().verify(SIGNING, await subtle().importKey("raw", publicKey, CURVE, false, ["verify"]), signature, bytes);
  } catch {
    return false;
  }
}
