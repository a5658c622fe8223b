import type { Sound, SoundKind, Volume } from "./sounds";
import { samplesOf } from "./timbre";

const GAIN: Readonly<Record<Volume, number>> = { off: 0, soft: 0.5, full: 1.1 };

/** Nothing that comes out is larger, however many sounds meet. */
const CEILING = 0.75;

/** Puts sounds into an audio context, live or offline: all of them through one gain and a limit without an edge. */
export class Mixer {
  readonly #context: BaseAudioContext;
  readonly #volume: GainNode;
  readonly #buffers = new Map<SoundKind, AudioBuffer>();
  #playing = 0;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#volume = context.createGain();
    const limit = context.createWaveShaper();
    // What comes in lies within -1..1 for the table, so it is scaled down before: four full sounds at once still bend, not break.
    limit.curve = Float32Array.from({ length: 2049 }, (_, i) => CEILING * Math.tanh((4 * (i / 1024 - 1)) / CEILING));
    const quarter = context.createGain();
    quarter.gain.value = 0.25;
    this.#volume.connect(quarter).connect(limit).connect(context.destination);
  }

  /** How many sounds are under way. */
  get playing(): number { return this.#playing; }

  set volume(volume: Volume) { this.#volume.gain.value = GAIN[volume]; }

  /** Plays a sound; returns when it will be over, in the context's seconds. */
  play({ kind, pitch, loudness, after }: Sound): number {
    const context = this.#context;
    const source = context.createBufferSource();
    source.buffer = this.#buffer(kind);
    source.playbackRate.value = pitch;
    const gain = context.createGain();
    gain.gain.value = loudness;
    source.connect(gain).connect(this.#volume);
    this.#playing++;
    source.addEventListener("ended", () => {
      this.#playing--;
      gain.disconnect();
    });
    const begin = context.currentTime + after / 1000;
    source.start(begin);
    return begin + source.buffer.duration / pitch;
  }

  #buffer(kind: SoundKind): AudioBuffer {
    const kept = this.#buffers.get(kind);
    if (kept) return kept;
    const samples = samplesOf(kind, this.#context.sampleRate);
    const made = this.#context.createBuffer(1, samples.length, this.#context.sampleRate);
    made.copyToChannel(samples, 0);
    this.#buffers.set(kind, made);
    return made;
  }
}
