// The search, apart from the page, so that the page never stutters. It gets the compiled module first, then questions.
import init, { type Limits, Thinker, type Thought } from "hopstone-glue";
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

/** What is bounded by no clock is to be the same everywhere: for that the player must not remember anything. */
function think(player: Thinker, code: string, limits: Limits): Thought {
  try {
    return player.think(code, limits);
  } finally {
    if (limits.milliseconds === undefined) player.free();
  }
}

async function answer({ id, code, wish }: Question): Promise<Answer> {
  try {
    const ready = await thinker;
    if (!ready) throw new Error("asked before the module came");
    switch (wish.kind) {
      case "move": return { kind: "thought", id, thought: think(wish.limits.milliseconds === undefined ? new Thinker() : ready, code, wish.limits) };
      case "draw": return { kind: "reply", id, agrees: ready.accepts_draw(code, wish.seat, wish.limits) };
      case "appraisal": return { kind: "appraisal", id, worths: [...ready.appraise(code, wish.ply, wish.milliseconds)] };
      case "lesson": {
        const tried = wish.tried && Uint32Array.from(wish.tried);
        return { kind: "lesson", id, lesson: ready.teach(code, wish.ply, tried, wish.milliseconds) };
      }
    }
  } catch (error) {
    if (isProblem(error)) return { kind: "problem", id, problem: error };
    return { kind: "broken", id, reason: error instanceof Error ? error.message : String(error) };
  }
}
