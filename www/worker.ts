// Stands in for the search's worker.
import init, { Thinker } from "hopstone-glue";

self.onmessage = async (event: MessageEvent<{ module: WebAssembly.Module; code: string }>) => {
  await init({ module_or_path: event.data.module });
  self.postMessage(new Thinker().think(event.data.code, { level: 1, nodes: 100 }).text);
};
