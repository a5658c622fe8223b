// The cable between a device and a broker: it can be pulled out and put back, for that device alone.
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export class Cable {
  /** The broker's address at this end. */
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isOut = false;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** A cable to what listens at an address. */
  static async to(url: string): Promise<Cable> {
    const { port, pathname } = new URL(url);
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const cable = new Cable(server, `ws://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`);
    server.on("connection", (here) => cable.#carry(here, Number(port)));
    return cable;
  }

  /** Pulls it out: what is connected is lost, and nothing connects. */
  pull(): void {
    this.#isOut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  plug(): void { this.#isOut = false; }

  #carry(here: Socket, port: number): void {
    if (this.#isOut) return void here.destroy();
    const there = connect(port, "127.0.0.1");
    for (const [end, other] of [[here, there], [there, here]] as const) {
      this.#sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        this.#sockets.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }

  async close(): Promise<void> {
    this.pull();
    this.#server.close();
    await once(this.#server, "close");
  }
}
