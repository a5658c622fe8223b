import type { ReadonlySignal } from "@preact/signals";
import type { Motion } from "../board/animate";
import type { Shown } from "../board/shown";
import { Mixer } from "./mixer";
import { BREATH, type Breath, knocked, type Sound, soundsOfArrival, soundsOfLanding, type Volume } from "./sounds";

/** The most sounds at once; what else would come is left out. */
const VOICES = 6;
/** After so much silence the device's audio is given back, in seconds. */
const SILENCE = 3;
/** A sound that could only come so much later is left out, in milliseconds: a late knock is worse than none. */
const LATE = 120;

/** Plays the sounds of the board. It has an audio context only from the first touch on, and that sleeps when nothing is heard or seen. */
export class SoundPlayer {
  #context: AudioContext | null = null;
  #mixer: Mixer | null = null;
  #breath: Breath = { left: BREATH.most, at: 0 };
  /** When the last sound is over, in the context's seconds. */
  #end = 0;
  #sleep: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly volume: ReadonlySignal<Volume>) {
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.#suspend(); });
  }

  /** The person has touched the page: only now a browser lets it sound. Made ready here, a sound does not come late. */
  touched(): void {
    if (this.volume.peek() === "off" || document.hidden) return;
    if (!this.#context && !this.#make()) return;
    void this.#awake();
  }

  landing(motion: Motion, hop: number): void { this.#play(soundsOfLanding(motion, hop)); }
  arrived(before: Shown, after: Shown): void { this.#play(soundsOfArrival(before, after)); }

  /** So that a volume that was chosen is heard. */
  sample(): void {
    this.touched();
    this.#play([{ kind: "marble", pitch: 1, loudness: 1, after: 0 }]);
  }

  #make(): boolean {
    try {
      // A game does not stop the music that somebody listens to.
      const { audioSession } = navigator as { audioSession?: { type: string } };
      if (audioSession) audioSession.type = "ambient";
      this.#context = new AudioContext({ latencyHint: "interactive" });
      this.#mixer = new Mixer(this.#context);
      return true;
    } catch {
      // No Web Audio here, or no device that could sound: the game is played without.
      this.#context = null;
      return false;
    }
  }

  /** Whether it sounds, now or in a moment. */
  async #awake(): Promise<boolean> {
    const context = this.#context;
    if (!context) return false;
    this.#sleepLater();
    if (context.state !== "running") await context.resume().catch(() => {});
    return context.state === "running";
  }

  #play(sounds: readonly Sound[]): void {
    const context = this.#context;
    if (sounds.length === 0 || !context || this.volume.peek() === "off" || document.hidden) return;
    if (context.state === "running") return this.#begin(sounds);
    const asked = performance.now();
    void this.#awake().then((awake) => { if (awake && performance.now() - asked < LATE) this.#begin(sounds); });
  }

  #begin(sounds: readonly Sound[]): void {
    const mixer = this.#mixer;
    if (!mixer) return;
    mixer.volume = this.volume.peek();
    const knocks = sounds.some(({ kind }) => kind === "marble" || kind === "man");
    if (knocks) {
      const left = knocked(this.#breath, performance.now());
      if (!left) return;
      this.#breath = left;
    }
    for (const sound of sounds) {
      if (mixer.playing < VOICES) this.#end = Math.max(this.#end, mixer.play(sound));
    }
    this.#sleepLater();
  }

  #sleepLater(): void {
    clearTimeout(this.#sleep);
    const rest = Math.max(0, this.#end - (this.#context?.currentTime ?? 0)) + SILENCE;
    this.#sleep = setTimeout(() => this.#suspend(), 1000 * rest);
  }

  #suspend(): void {
    clearTimeout(this.#sleep);
    if (this.#context?.state === "running") void this.#context.suspend().catch(() => {});
  }
}
