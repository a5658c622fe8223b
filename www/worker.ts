// Stands in for the search's worker.
import init, { version } from "hopstone-glue";

self.onmessage = async (event: MessageEvent<WebAssembly.Module>) => {
  await init({ module_or_path: event.data });
  self.postMessage(version());
};
