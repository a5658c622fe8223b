// Stands in for the page: proves that the wasm answers on the page and in the worker.
import init, { Table, catalogue } from "hopstone-glue";
import type { NewGame } from "hopstone-glue";
import wasmUrl from "hopstone-wasm";
import "./styles/main.css";

async function start(): Promise<void> {
  const module = await WebAssembly.compileStreaming(fetch(new URL(wasmUrl, import.meta.url)));
  await init({ module_or_path: module });
  const english = (await import("./i18n/en.ftl")).default;
  const app = document.getElementById("app");
  if (!app) throw new Error("no #app");
  app.textContent = english.split("=")[1]?.trim() ?? "";
  app.dataset["page"] = String(catalogue().holes.length);

  const person = { name: "", player: { kind: "person" } } as const;
  const game: NewGame = { game: "capture", long_jump: false, seats: [person, person], first: 0 };
  const worker = new Worker(new URL(WORKER_URL, import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<string>) => { app.dataset["worker"] = event.data; };
  worker.postMessage({ module, code: Table.start(game).code() });
}

start().catch((error: unknown) => {
  const failure = document.getElementById("failure");
  if (failure) { failure.hidden = false; failure.textContent = `Hopstone could not start: ${String(error)}`; }
  throw error;
});
