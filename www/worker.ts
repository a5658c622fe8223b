// The search, apart from the page, so that the page never stutters. It gets the compiled module first, then questions.
import init, { Thinker } from "hopstone-glue";
import { isProblem } from "./game/problem";
import type { Answer, Question } from "./game/worker-words";

let thinker: Promise<Thinker> | null = null;

self.onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Question>) => {
  if (data instanceof WebAssembly.Module) {
    thinker = init({ module_or_path: data }).then(() => new Thinker());
    return;
  }
  self.postMessage(await answer(data));
};

async function answer({ id, code, limits, offered }: Question): Promise<Answer> {
  try {
    const ready = await thinker;
    if (!ready) throw new Error("asked before the module came");
    if (offered !== null) return { kind: "reply", id, agrees: ready.accepts_draw(code, offered, limits) };
    return { kind: "thought", id, thought: ready.think(code, limits) };
  } catch (error) {
    if (isProblem(error)) return { kind: "problem", id, problem: error };
    return { kind: "broken", id, reason: error instanceof Error ? error.message : String(error) };
  }
}
