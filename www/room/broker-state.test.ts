import assert from "node:assert/strict";
import { test } from "node:test";
import { accepted, connectionOf, lost, pause, received, sent, unheard } from "./broker-state";
import type { BrokerView } from "./view";

const inStates = (...states: BrokerView["state"][]): readonly BrokerView[] => states.map((state) => ({ ...unheard("wss://a.example"), state }));

test("a broker is tried again after one second at the earliest, later and later, and every ten seconds in the end", () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 1000].map((failures) => pause(failures, 1)), [2_000, 4_000, 8_000, 10_000, 10_000, 10_000, 10_000]);
  for (const failures of [1, 3, 1000]) assert.equal(pause(failures, 0), 1_000);
  assert.equal(pause(5, 0.5), 5_500);
});

test("one broker that answers is a connection, and the others are told only when they have failed", () => {
  assert.equal(connectionOf(inStates("connecting")), "joining");
  assert.equal(connectionOf(inStates("connecting", "down", "refused")), "joining");
  assert.equal(connectionOf(inStates("connected")), "live");
  assert.equal(connectionOf(inStates("connected", "connected")), "live");
  assert.equal(connectionOf(inStates("connecting", "connected")), "live");
  assert.equal(connectionOf(inStates("down", "connected")), "partly");
  assert.equal(connectionOf(inStates("connected", "refused", "connecting")), "partly");
});

test("where no broker will have us it is refused, where none is there it is offline", () => {
  assert.equal(connectionOf(inStates("down", "down")), "offline");
  assert.equal(connectionOf(inStates("refused")), "refused");
  assert.equal(connectionOf(inStates("down", "refused")), "refused");
  assert.equal(connectionOf([]), "offline");
});

test("messages are counted with their bytes, and only an own one tells the delay", () => {
  let broker = sent(sent(unheard("wss://a.example"), 100), 20);
  broker = received(broker, 100, 40);
  broker = received(broker, 7, null);
  assert.deepEqual([broker.sent, broker.bytesSent, broker.received, broker.bytesReceived, broker.delay], [2, 120, 2, 107, 40]);
});

test("the first connection is none that was made again, and what was said of a failure goes with the next success", () => {
  const first = accepted(unheard("wss://a.example"), true);
  assert.deepEqual([first.state, first.reconnects], ["connected", 0]);
  const failed = lost(first, false, "closed");
  assert.deepEqual([failed.state, failed.detail], ["down", "closed"]);
  const again = accepted(failed, false);
  assert.deepEqual([again.state, again.detail, again.reconnects], ["connected", "", 1]);
  assert.equal(lost(first, true, "Not authorized").state, "refused");
});

test("a password in an address is not shown", () => {
  assert.equal(unheard("wss://me:secret@a.example:8084/mqtt").url, "wss://a.example:8084/mqtt");
  assert.equal(unheard("wss://a.example/mqtt?to=b@c").url, "wss://a.example/mqtt?to=b@c");
});
