// A page with nothing but a transport, in a process of its own: so that it can be killed, and so that one sees whether it ends by itself.
// `node --import tsx tests/rooms/page.ts <leave|stay> <address> ...`; it says `ready` when all brokers are connected, and then leaves or stays.
import { connect } from "../../www/room/transport.ts";
import "./web-socket.ts";

const [what, ...urls] = process.argv.slice(2);
const ready = new Set<number>();
const text = new TextEncoder();
const transport = connect({ urls, filter: "hopstone/1/room/+/+", will: { topic: "hopstone/1/room/page/here", payload: text.encode("lost") } }, {
  message: () => {},
  oversized: () => {},
  ready: (broker) => {
    ready.add(broker);
    if (ready.size < urls.length) return;
    process.stdout.write("ready\n");
    if (what !== "leave") return;
    transport.publish("hopstone/1/room/page/0", text.encode("kept"), true);
    transport.publish("hopstone/1/room/page/here", text.encode("left"), false);
    transport.close();
  },
});
