import type { VNode } from "preact";
import { Confirm } from "../../screens/confirm";
import { Dialog } from "../../screens/dialog";
import type { RoomScreen } from "../../screens/session";
import type { Live } from "../live";
import { ConnectionDetails } from "./connection";
import { InviteAll } from "./invite";
import { RoomPlayers } from "./players";

export interface WindowProps {
  readonly screen: RoomScreen;
  readonly onLeave: () => void; readonly onClose: () => void;
}

/** The windows of a room. */
export function RoomWindow({ live, screen, onLeave, onClose }: WindowProps & { readonly live: Live }): VNode {
  const { room, session } = live;
  const say = live.say.value;
  const view = room.view.value;
  const snapshot = session.snapshot.value;
  switch (screen) {
    case "invite": return (
      <Dialog say={say} title={say("room-invite")} onClose={onClose}>
        <InviteAll say={say} link={view.link} title={say(`game-${snapshot.game}`)} />
      </Dialog>
    );
    case "room-players": return <RoomPlayers say={say} room={room} view={view} snapshot={snapshot} onClose={onClose} />;
    case "connection": return <ConnectionDetails say={say} room={room} view={view} onClose={onClose} />;
    case "leave": return <Confirm say={say} title={say("room-leave-yes")} text={say("room-leave-sure")} yes={say("room-leave-yes")} onYes={onLeave} onClose={onClose} />;
  }
}
