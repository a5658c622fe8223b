// A real Mosquitto on the loopback, for the tests of rooms: it can be killed, started empty and made to hang.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectTo, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mqtt, { type MqttClient } from "mqtt";
import "./web-socket.ts";

/** Something that a broker told the spy. */
export interface Spied {
  readonly topic: string;
  readonly payload: Uint8Array;
  /** The broker had kept it; what is new is told without that mark. */
  readonly retain: boolean;
}

/** Listens to everything that goes through a broker. */
export interface Spy {
  readonly heard: readonly Spied[];
  /** Waits until something like this has been heard. */
  until(like: (one: Spied) => boolean, milliseconds?: number): Promise<Spied>;
  /** Sends something of its own, for instance what none of our pages would send. */
  publish(topic: string, payload: Uint8Array | string, retain?: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface BrokerOptions {
  /** More lines for its configuration, for instance `max_connections 2`. Those before the listeners hold for both. */
  readonly lines?: readonly string[];
  /** Nobody comes in without a name and a password, and there are none. */
  readonly closed?: boolean;
}

/** How long a broker may take to be there, in milliseconds. */
const PATIENCE = 10_000;

export class Broker {
  /** The address for a page: WebSocket. */
  readonly url: string;
  readonly #folder: string;
  readonly #ports: readonly [plain: number, websockets: number];
  #process: ChildProcess | null = null;
  #log = "";

  private constructor(ports: readonly [number, number], options: BrokerOptions) {
    this.#ports = ports;
    this.url = `ws://127.0.0.1:${ports[1]}/mqtt`;
    this.#folder = mkdtempSync(join(tmpdir(), "hopstone-broker-"));
    writeFileSync(join(this.#folder, "mosquitto.conf"), [
      "persistence false", `allow_anonymous ${options.closed ? "false" : "true"}`, ...(options.lines ?? []),
      `listener ${ports[0]} 127.0.0.1`, "socket_domain ipv4",
      `listener ${ports[1]} 127.0.0.1`, "protocol websockets", "socket_domain ipv4", "",
    ].join("\n"));
  }

  /** A broker on free ports; it is there when the promise is fulfilled. */
  static async start(options: BrokerOptions = {}): Promise<Broker> {
    const broker = new Broker(await freePorts(), options);
    await broker.start();
    return broker;
  }

  /** Starts it, empty, on the ports that it had. */
  async start(): Promise<void> {
    if (this.#process) throw new Error("the broker runs already");
    const program = process.env["HOPSTONE_MOSQUITTO"];
    if (!program) throw new Error("HOPSTONE_MOSQUITTO names no Mosquitto: run `cargo xtask test --only rooms`");
    this.#log = "";
    const child = spawn(program, ["-c", join(this.#folder, "mosquitto.conf")], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => { this.#log += text; });
    let failed: Error | null = null;
    child.once("error", (error) => { failed = error; });
    const until = Date.now() + PATIENCE;
    for (const port of this.#ports) {
      while (!await answers(port)) {
        if (failed ?? child.exitCode !== null) throw new Error(`Mosquitto did not start: ${failed ?? this.#log}`);
        if (Date.now() > until) throw new Error(`Mosquitto is not there after ${PATIENCE} ms: ${this.#log}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  }

  /** Kills it at once, without a word to anybody. What it kept is lost. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  /** The process, while it runs. */
  get pid(): number | undefined { return this.#process?.pid; }

  /** Makes it hang: connections stay, and nothing answers. */
  pause(): void {
    this.#process?.kill("SIGSTOP");
  }

  /** Lets it go on. */
  resume(): void {
    this.#process?.kill("SIGCONT");
  }

  /** Kills it and takes away what it had on the disk. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A client that hears everything, from now on and what is kept. It does not come back when the broker is killed. */
  async spy(): Promise<Spy> {
    const client = mqtt.connect(this.url, { protocolVersion: 4, reconnectPeriod: 0, connectTimeout: PATIENCE, forceNativeWebSocket: true });
    const heard: Spied[] = [];
    client.on("message", (topic, payload, { retain }) => { heard.push({ topic, payload: new Uint8Array(payload), retain }); });
    await connected(client);
    await client.subscribeAsync("#", { qos: 1 });
    return {
      heard,
      until: async (like, milliseconds = 5_000) => {
        const until = Date.now() + milliseconds;
        for (;;) {
          const found = heard.find(like);
          if (found) return found;
          if (Date.now() > until) throw new Error(`nothing like it was heard within ${milliseconds} ms; heard: ${heard.map(({ topic }) => topic).join(", ")}`);
          await new Promise((done) => setTimeout(done, 10));
        }
      },
      publish: async (topic, payload, retain = false) => { await client.publishAsync(topic, payload as Buffer, { qos: 1, retain }); },
      close: async () => { await client.endAsync(true); },
    };
  }
}

async function connected(client: MqttClient): Promise<void> {
  await new Promise<void>((done, fail) => {
    client.once("connect", () => done());
    client.once("error", fail);
    client.once("close", () => fail(new Error("the broker closed the connection")));
  });
}

/** Two ports that nothing listens on. */
async function freePorts(): Promise<readonly [number, number]> {
  const servers = await Promise.all([0, 1].map(async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    return server;
  }));
  const [plain, websockets] = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  if (plain === undefined || websockets === undefined) throw new Error("there are no free ports");
  return [plain, websockets];
}

/** Whether something takes connections on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connectTo(port, "127.0.0.1");
    socket.once("connect", () => { socket.destroy(); done(true); });
    socket.once("error", () => done(false));
  });
}
