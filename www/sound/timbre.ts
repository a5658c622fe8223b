// What each thing sounds like: decaying modes of the wood and the glass, and a burst of noise where they touch.
import type { SoundKind } from "./sounds";

/** One way in which a body swings: how high, how loud, how long until a thousandth is left (seconds), and when it is struck. */
interface Mode { readonly hz: number; readonly gain: number; readonly decay: number; readonly at?: number }

/** The touch itself: noise around a pitch, the narrower the larger `q`. */
interface Burst { readonly hz: number; readonly q: number; readonly gain: number; readonly decay: number }

interface Timbre {
  readonly modes: readonly Mode[];
  readonly bursts: readonly Burst[];
  /** The largest value; seconds until it is over. */
  readonly peak: number;
  readonly length: number;
}

/** A bar of a marimba: the tone, and two that are gone at once. */
function bar(hz: number, gain: number, decay: number, at: number): readonly Mode[] {
  return [{ hz, gain, decay, at }, { hz: 3.93 * hz, gain: 0.16 * gain, decay: 0.22 * decay, at }, { hz: 9.2 * hz, gain: 0.05 * gain, decay: 0.08 * decay, at }];
}

const TIMBRE: Readonly<Record<SoundKind, Timbre>> = {
  // Glass into a turned hollow: the board answers low, the ball high and short.
  marble: {
    modes: [
      { hz: 318, gain: 1, decay: 0.13 }, { hz: 587, gain: 0.62, decay: 0.1 }, { hz: 1123, gain: 0.34, decay: 0.07 }, { hz: 1846, gain: 0.18, decay: 0.05 },
      { hz: 3310, gain: 0.11, decay: 0.05 }, { hz: 5240, gain: 0.05, decay: 0.035 },
    ],
    bursts: [{ hz: 1500, q: 0.8, gain: 1.2, decay: 0.025 }], peak: 0.42, length: 0.2,
  },
  // A flat disc on a square: duller, more wood, more air.
  man: {
    modes: [{ hz: 224, gain: 1, decay: 0.12 }, { hz: 431, gain: 0.6, decay: 0.09 }, { hz: 803, gain: 0.36, decay: 0.06 }, { hz: 1370, gain: 0.2, decay: 0.04 }],
    bursts: [{ hz: 820, q: 0.7, gain: 1.9, decay: 0.035 }], peak: 0.44, length: 0.21,
  },
  taken: {
    modes: [{ hz: 1490, gain: 0.6, decay: 0.035 }, { hz: 2480, gain: 0.4, decay: 0.025 }],
    bursts: [{ hz: 2900, q: 1.1, gain: 2.2, decay: 0.018 }], peak: 0.24, length: 0.08,
  },
  // Disc upon disc, and a warm tone that stays a moment.
  crown: {
    modes: [{ hz: 268, gain: 1, decay: 0.13 }, { hz: 540, gain: 0.5, decay: 0.1 }, ...bar(523.25, 0.5, 0.6, 0.01), ...bar(783.99, 0.35, 0.55, 0.07)],
    bursts: [{ hz: 900, q: 0.7, gain: 1.4, decay: 0.03 }], peak: 0.4, length: 0.75,
  },
  home: { modes: [...bar(659.26, 0.8, 0.7, 0), ...bar(987.77, 0.6, 0.7, 0.1)], bursts: [], peak: 0.32, length: 0.9 },
  won: {
    modes: [...bar(392, 0.7, 1.5, 0), ...bar(523.25, 0.8, 1.5, 0.1), ...bar(659.26, 0.8, 1.4, 0.2), ...bar(783.99, 0.7, 1.4, 0.3), ...bar(1046.5, 0.4, 1.2, 0.42)],
    bursts: [], peak: 0.46, length: 1.9,
  },
  // Neither sad nor cheerful: a fifth that comes to rest.
  over: { modes: [...bar(440, 0.7, 1.2, 0), ...bar(293.66, 0.9, 1.5, 0.2), ...bar(220, 0.6, 1.5, 0.2)], bursts: [], peak: 0.4, length: 1.8 },
};

/** From silence to the full stroke: shorter is a crack of the loudspeaker. Seconds. */
const ATTACK = 0.0012;
/** The end is taken down to nothing. Seconds. */
const RELEASE = 0.02;
/** ln 1000. */
const THOUSANDTH = 6.908;

/** How a sound goes, at so many samples to the second. */
export function samplesOf(kind: SoundKind, rate: number): Float32Array<ArrayBuffer> {
  const { modes, bursts, peak, length } = TIMBRE[kind];
  const samples = new Float32Array(Math.ceil(length * rate));
  for (const { hz, gain, decay, at = 0 } of modes) {
    // Above what so many samples can tell it would come back as another tone.
    if (hz > 0.45 * rate) continue;
    const begin = Math.round(at * rate);
    const until = Math.min(samples.length, begin + Math.ceil(1.5 * decay * rate));
    for (let i = begin; i < until; i++) {
      const t = (i - begin) / rate;
      samples[i] = (samples[i] ?? 0) + gain * Math.min(1, t / ATTACK) * Math.exp((-THOUSANDTH * t) / decay) * Math.sin(2 * Math.PI * hz * t);
    }
  }
  for (const burst of bursts) addNoise(samples, burst, rate);
  const most = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
  const release = Math.round(RELEASE * rate);
  return samples.map((value, i) => (value * peak * Math.min(1, (samples.length - 1 - i) / release)) / most);
}

/** White noise through a band-pass of two poles, dying away. The same every time: chance would make two devices sound different. */
function addNoise(samples: Float32Array, { hz, q, gain, decay }: Burst, rate: number): void {
  const angle = (2 * Math.PI * Math.min(hz, 0.4 * rate)) / rate;
  const alpha = Math.sin(angle) / (2 * q);
  const [b0, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let seed = 20_011;
  const until = Math.min(samples.length, Math.ceil(1.5 * decay * rate));
  for (let i = 0; i < until; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const x = seed / 2 ** 31 - 1;
    const y = b0 * x - b0 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    const t = i / rate;
    samples[i] = (samples[i] ?? 0) + gain * y * Math.min(1, t / ATTACK) * Math.exp((-THOUSANDTH * t) / decay);
  }
}
