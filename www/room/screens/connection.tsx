import type { ComponentChildren, VNode } from "preact";
import type { Say } from "../../board/grid";
import { Dialog } from "../../screens/dialog";
import type { BrokerView, Refused, Room, RoomView } from "../view";
import { connected } from "./words";

/** How the device is connected, server by server, and what was not heeded. */
export function ConnectionDetails({ say, room, view, onClose, children }: {
  readonly say: Say; readonly room: Room; readonly view: RoomView; readonly onClose: () => void;
  /** Where other servers are named. */
  readonly children?: ComponentChildren;
}): VNode {
  const brokers = room.brokers.value;
  const up = brokers.filter(({ state }) => state === "connected").length;
  const state = connected(say, view, up, brokers.length);
  const refused = (Object.entries(room.refused.value) as [keyof Refused, number][]).filter(([, count]) => count > 0);
  return (
    <Dialog say={say} title={say("connection")} onClose={onClose}>
      <p role="status">{state.text}</p>
      <p class="quiet">{say("connection-about")}</p>
      <div class="row">
        <button type="button" class={view.connection === "live" ? "button" : "button button-main"} onClick={() => room.reconnect()}>{say("connection-again")}</button>
        {view.elsewhere && <button type="button" class="button" onClick={() => room.playHere()}>{say("room-play-here")}</button>}
      </div>
      {brokers.map((broker) => <Broker key={broker.url} say={say} broker={broker} />)}
      <section class="broker">
        <h3>{say("connection-refused-messages")}</h3>
        {refused.length === 0 ? <p class="quiet">{say("connection-refused-none")}</p> : (
          <dl>{refused.map(([reason, count]) => <div key={reason}><dt>{say(`refused-${reason}`)}</dt><dd>{count}</dd></div>)}</dl>
        )}
      </section>
      {children}
    </Dialog>
  );
}

function Broker({ say, broker }: { readonly say: Say; readonly broker: BrokerView }): VNode {
  const { url, state, detail, sent, received, bytesSent, bytesReceived, reconnects, delay, forgets } = broker;
  return (
    <section class="broker">
      <h3 dir="ltr">{url}</h3>
      <p><strong>{say(`broker-${state}`)}</strong>{detail !== "" && <span class="quiet"> {detail}</span>}</p>
      {forgets && <p class="quiet">{say("broker-forgets")}</p>}
      <dl>
        <div><dt>{say("broker-sent")}</dt><dd>{say("broker-messages", { messages: sent, size: size(say, bytesSent) })}</dd></div>
        <div><dt>{say("broker-received")}</dt><dd>{say("broker-messages", { messages: received, size: size(say, bytesReceived) })}</dd></div>
        <div><dt>{say("broker-delay")}</dt><dd>{delay === null ? "–" : say("broker-milliseconds", { delay: Math.round(delay) })}</dd></div>
        <div><dt>{say("broker-reconnects")}</dt><dd>{reconnects}</dd></div>
      </dl>
    </section>
  );
}

function size(say: Say, bytes: number): string {
  return new Intl.NumberFormat(say("language-code"), { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 }).format(bytes / 1_000);
}
