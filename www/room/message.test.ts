import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { Writer } from "./bytes";
import { openSigner, openVault, SEAL_BYTES, type Signer, type Vault } from "./crypt";
import { ROOT, writeEntry } from "./entry";
import { isGenuine, isSecret, type Message, MOST_BYTES, pageTopic, readMessage, sealPage, sealSign, signPage, signTopic } from "./message";
import { HEARTBEAT, heard, type Present, presenceOf } from "./presence";
import type { Sign } from "./message";

const SECRET = "AAECAwQFBgcICQoLDA0ODw";
const BYTES = writeEntry({ index: 0, before: ROOT, act: { kind: "claim", seat: 1, name: "Žofie" } });

describe("messages", () => {
  let vault: Vault;
  let ada: Signer;
  let jan: Signer;
  before(async () => { [vault, ada, jan] = await Promise.all([openVault(SECRET), openSigner(null), openSigner(null)]); });

  test("are read by those who have the link, and by nobody else", async () => {
    const { topic, payload } = await sealPage(vault, await signPage(vault, ada, 2, BYTES));
    const message = (await readMessage(vault, topic, payload)) as Extract<Message, { kind: "page" }>;
    assert.equal(message.kind, "page");
    assert.deepEqual([message.page.by, message.page.page, message.page.bytes], [ada.id, 2, BYTES]);
    assert.ok(await isGenuine(vault, message.page));
    assert.equal(Buffer.from(payload).indexOf("Žofie"), -1);
    const other = await openVault("BBECAwQFBgcICQoLDA0ODw");
    assert.notEqual(other.roomId, vault.roomId);
    assert.equal(await readMessage(other, topic.replace(vault.roomId, other.roomId), payload), "foreign");
    assert.equal(await readMessage(other, topic, payload), "foreign");
  });

  test("belong to their topic", async () => {
    const { payload } = await sealPage(vault, await signPage(vault, ada, 0, BYTES));
    assert.equal(await readMessage(vault, pageTopic(vault.roomId, ada.id, 1), payload), "foreign");
    assert.equal(await readMessage(vault, pageTopic(vault.roomId, jan.id, 0), payload), "foreign");
    // Who has the link can seal anything for any topic, but not sign it.
    const moved = { ...(await signPage(vault, ada, 0, BYTES)), page: 1 };
    const sealed = await sealPage(vault, moved);
    assert.equal(await readMessage(vault, sealed.topic, sealed.payload), "forged");
    const usurped = { ...(await signPage(vault, ada, 0, BYTES)), by: jan.id };
    const stolen = await sealPage(vault, usurped);
    assert.equal(await readMessage(vault, stolen.topic, stolen.payload), "forged");
    assert.equal(await isGenuine(vault, usurped), false);
    const elsewhere = await openVault("BBECAwQFBgcICQoLDA0ODw");
    const replayed = await sealPage(elsewhere, await signPage(vault, ada, 0, BYTES));
    assert.equal(await readMessage(elsewhere, replayed.topic, replayed.payload), "forged");
  });

  test("of which one bit is another are not heeded", async () => {
    const { topic, payload } = await sealPage(vault, await signPage(vault, ada, 0, BYTES));
    for (let at = 0; at < payload.length; at++) {
      const changed = payload.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      assert.equal(await readMessage(vault, topic, changed), "foreign", `byte ${at}`);
    }
    const page = await signPage(vault, ada, 0, BYTES);
    for (const part of ["signature", "bytes", "publicKey"] as const) {
      const spoilt = page[part].slice();
      spoilt[3] = (spoilt[3] ?? 0) ^ 1;
      const sealed = await sealPage(vault, { ...page, [part]: spoilt });
      assert.equal(await readMessage(vault, sealed.topic, sealed.payload), "forged", part);
    }
  });

  test("of any other kind are refused with a reason", async () => {
    const topic = pageTopic(vault.roomId, ada.id, 0);
    assert.equal(await readMessage(vault, topic, new Uint8Array(MOST_BYTES + 1)), "oversized");
    for (const length of [0, 1, SEAL_BYTES, 100]) assert.equal(await readMessage(vault, topic, new Uint8Array(length).fill(1)), "foreign", `${length}`);
    const short = await vault.seal(topic, new Writer().byte(0).raw(ada.publicKey).done());
    assert.equal(await readMessage(vault, topic, short), "garbled");
    assert.equal(await readMessage(vault, topic, await vault.seal(topic, Uint8Array.of(9))), "garbled");
    const { payload } = await sealPage(vault, await signPage(vault, ada, 0, BYTES));
    for (const odd of [`hopstone/2/${vault.roomId}/${ada.id}/0`, `hopstone/1/other/${ada.id}/0`, `${topic}/0`, "x"]) assert.equal(await readMessage(vault, odd, payload), "foreign", odd);
    for (const odd of [`hopstone/1/${vault.roomId}/short/0`, `hopstone/1/${vault.roomId}/${ada.id}/01`, `hopstone/1/${vault.roomId}/${ada.id}/999`, `hopstone/1/${vault.roomId}/${ada.id}/`]) {
      assert.equal(await readMessage(vault, odd, payload), "garbled", odd);
    }
  });

  test("a key that was kept is the same key", async () => {
    const again = await openSigner(await ada.secret());
    assert.equal(again.id, ada.id);
    const { topic, payload } = await sealPage(vault, await signPage(vault, again, 0, BYTES));
    assert.notEqual(typeof (await readMessage(vault, topic, payload)), "string");
  });

  test("a sign of life says who, how far, and what is wished for", async () => {
    const sign: Omit<Sign, "by"> = { session: 1_764_000_000, count: 3, state: "hello", index: 12, hash: "AQIDBAUG", name: "Ola", wants: 2 };
    const { topic, payload } = await sealSign(vault, jan, sign);
    assert.equal(topic, signTopic(vault.roomId, jan.id));
    assert.deepEqual(await readMessage(vault, topic, payload), { kind: "sign", sign: { by: jan.id, ...sign } });
  });

  test("a secret has twenty-two characters", () => {
    assert.ok(isSecret(SECRET));
    for (const bad of ["", SECRET.slice(1), `${SECRET}A`, "AAECAwQFBgcICQoLDA0OD ", "AAECAwQFBgcICQoLDA0ODx"]) assert.equal(isSecret(bad), false, bad);
  });
});

describe("presence", () => {
  const sign = (part: Partial<Sign>): Sign => ({ by: "a", session: 5, count: 1, state: "here", index: 0, hash: ROOT, name: "", wants: null, ...part });
  const after = (...signs: readonly Partial<Sign>[]): Present => signs.reduce<Present>((present, part) => heard(present, sign(part), 1_000) ?? present, new Map());

  test("ends by a last will, by silence, later out of sight", () => {
    const present = after({});
    assert.equal(presenceOf(present, "a", 1_000 + 2 * HEARTBEAT), "here");
    assert.equal(presenceOf(present, "a", 1_000 + 3 * HEARTBEAT), "gone");
    assert.equal(presenceOf(present, "b", 1_000), "gone");
    const away = after({ state: "away" });
    assert.equal(presenceOf(away, "a", 1_000 + 3 * HEARTBEAT), "away");
    assert.equal(presenceOf(after({}, { state: "gone", count: 0 }), "a", 1_000), "gone");
    assert.equal(presenceOf(after({}, { state: "gone", count: 0 }, { count: 2 }), "a", 1_000), "here");
  });

  test("is not made by what was said before", () => {
    const present = after({ count: 7 });
    for (const old of [{ count: 7 }, { count: 3, state: "away" as const }, { session: 4, count: 99 }, { session: 4, state: "gone" as const }]) {
      assert.equal(heard(present, sign(old), 2_000), null);
    }
    assert.notEqual(heard(present, sign({ session: 6, count: 1 }), 2_000), null);
    // A clock that was set back makes nobody absent for ever.
    assert.notEqual(heard(present, sign({ session: 4, count: 1 }), 200_000), null);
  });

  test("is not kept of more devices than there is room for", () => {
    const many = after(...Array.from({ length: 150 }, (_, i) => ({ by: `w${i}` })));
    assert.equal(many.size, 100);
  });
});
