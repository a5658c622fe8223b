// What goes through the brokers: signed, then sealed. The topic says whose it is, the signature proves it.
import { Garbled, Reader, Writer } from "./bytes";
import { isSigned, KEY_BYTES, type Signer, SIGNATURE_BYTES, type Vault } from "./crypt";
import { type Hash, ID_BYTES, MOST_INDEX, plainName } from "./entry";
import { base64url, fromBase64url } from "./bytes";
import { writerOf } from "./hash";
import type { Page } from "./log";
import type { WriterId } from "./view";

/** The longest message that is looked at, in bytes. */
export const MOST_BYTES = 8_192;

const PREFIX = "hopstone/1";
const HERE = "here";
const WRITER = /^[\w-]{22}$/;
const PAGE = 0;
const PRESENCE = 1;
const STATES = ["here", "away", "gone", "hello"] as const;
const MOST_SESSION = 2 ** 40;
const MOST_COUNT = 2 ** 32;

/** A sign of life, or of its end. Not kept by the broker. */
export interface Sign {
  readonly by: WriterId;
  /** When the page was opened, in seconds: what an earlier one said counts no longer. */
  readonly session: number;
  readonly count: number;
  /** `hello`: here, and new: the others are to say that they are here too. */
  readonly state: (typeof STATES)[number];
  /** How far this device's history goes. */
  readonly index: number;
  readonly hash: Hash;
  readonly name: string;
  /** The seat that is wished for. */
  readonly wants: number | null;
}

export type Message = { readonly kind: "page"; readonly page: Page } | { readonly kind: "sign"; readonly sign: Sign };

/** Why a message is not heeded. */
export type Fault = "oversized" | "garbled" | "foreign" | "forged";

export function filterOf(roomId: string): string {
  return `${PREFIX}/${roomId}/+/+`;
}

export function pageTopic(roomId: string, by: WriterId, page: number): string {
  return `${PREFIX}/${roomId}/${by}/${page}`;
}

export function signTopic(roomId: string, by: WriterId): string {
  return `${PREFIX}/${roomId}/${by}/${HERE}`;
}

export async function sealPage(vault: Vault, { by, page, publicKey, signature, bytes }: Page): Promise<{ readonly topic: string; readonly payload: Uint8Array<ArrayBuffer> }> {
  const topic = pageTopic(vault.roomId, by, page);
  return { topic, payload: await vault.seal(topic, new Writer().byte(PAGE).raw(publicKey).raw(signature).raw(bytes).done()) };
}

export async function signPage(vault: Vault, signer: Signer, page: number, bytes: Uint8Array<ArrayBuffer>): Promise<Page> {
  const signature = await signer.sign(signed(pageTopic(vault.roomId, signer.id, page), PAGE, bytes));
  return { by: signer.id, page, publicKey: signer.publicKey, signature, bytes };
}

/** Whether a page that was kept is its writer's. */
export function isGenuine(vault: Vault, { by, page, publicKey, signature, bytes }: Page): Promise<boolean> {
  return writerOf(publicKey) === by ? isSigned(publicKey, signature, signed(pageTopic(vault.roomId, by, page), PAGE, bytes)) : Promise.resolve(false);
}

export async function sealSign(vault: Vault, signer: Signer, sign: Omit<Sign, "by">): Promise<{ readonly topic: string; readonly payload: Uint8Array<ArrayBuffer> }> {
  const topic = signTopic(vault.roomId, signer.id);
  const body = new Writer().number(sign.session).number(sign.count).byte(STATES.indexOf(sign.state)).number(sign.index).raw(fromBase64url(sign.hash))
    .text(sign.name).byte(sign.wants === null ? 0 : sign.wants + 1).done();
  const signature = await signer.sign(signed(topic, PRESENCE, body));
  return { topic, payload: await vault.seal(topic, new Writer().byte(PRESENCE).raw(signer.publicKey).raw(signature).raw(body).done()) };
}

/** Reads what has come under a topic. Never throws. */
export async function readMessage(vault: Vault, topic: string, payload: Uint8Array<ArrayBuffer>): Promise<Message | Fault> {
  if (payload.length > MOST_BYTES) return "oversized";
  const [name, version, room, by = "", what = "", ...more] = topic.split("/");
  if (`${name}/${version}` !== PREFIX || room !== vault.roomId || more.length > 0) return "foreign";
  if (!WRITER.test(by) || (what !== HERE && !/^(0|[1-9]\d?)$/.test(what))) return "garbled";
  const plain = await vault.open(topic, payload);
  if (!plain) return "foreign";
  try {
    const from = new Reader(plain);
    const kind = from.byte();
    if (kind !== (what === HERE ? PRESENCE : PAGE)) return "garbled";
    const publicKey = from.raw(KEY_BYTES);
    const signature = from.raw(SIGNATURE_BYTES);
    const bytes = from.raw(from.left);
    if (writerOf(publicKey) !== by || !(await isSigned(publicKey, signature, signed(topic, kind, bytes)))) return "forged";
    if (kind === PAGE) return { kind: "page", page: { by, page: Number(what), publicKey, signature, bytes } };
    return { kind: "sign", sign: readSign(by, bytes) };
  } catch (error) {
    if (error instanceof Garbled) return "garbled";
    throw error;
  }
}

function readSign(by: WriterId, bytes: Uint8Array): Sign {
  const from = new Reader(bytes);
  const session = from.number(MOST_SESSION);
  const count = from.number(MOST_COUNT);
  const state = STATES[from.byte()];
  const index = from.number(MOST_INDEX);
  const hash = base64url(from.raw(6));
  const name = from.text(60);
  const wants = from.number(6);
  from.end();
  if (!state || name !== plainName(name)) throw new Garbled("sign");
  return { by, session, count, state, index, hash, name, wants: wants === 0 ? null : wants - 1 };
}

/** What is signed: the bytes, and where they belong. */
function signed(topic: string, kind: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Writer().text(topic).byte(kind).raw(bytes).done();
}

/** Whether a text can be what stands in a room's link. */
export function isSecret(text: string): boolean {
  try {
    return fromBase64url(text).length === ID_BYTES;
  } catch {
    return false;
  }
}
