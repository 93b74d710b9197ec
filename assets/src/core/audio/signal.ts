/** Samples per second of everything synthesised here: Opus's native rate, so nothing is resampled. */
export const SAMPLE_RATE = 48_000;

/** One channel of samples, nominally −1 to 1. */
export type Mono = Float64Array;

/** Two channels of equal length. */
export interface Stereo {
  readonly left: Mono;
  readonly right: Mono;
}

/** A voice placed in a sound: when it starts, how loud it is. */
export interface Placed {
  readonly atMs: number;
  readonly voice: Mono;
  readonly gain?: number; // linear, default 1
}

export function samplesOf(ms: number): number {
  return Math.round((ms / 1000) * SAMPLE_RATE);
}

function silence(ms: number): Mono {
  return new Float64Array(samplesOf(ms));
}

/** Renders a sound sample by sample: `at(seconds, index)`. */
export function render(ms: number, at: (seconds: number, index: number) => number): Mono {
  const out = silence(ms);
  for (let index = 0; index < out.length; index++) out[index] = at(index / SAMPLE_RATE, index);
  return out;
}

/** Sums voices into one signal of the given length; what reaches past its end is cut, so leave room for tails. */
export function mix(ms: number, placed: readonly Placed[]): Mono {
  const out = silence(ms);
  for (const { atMs, voice, gain = 1 } of placed) {
    const start = samplesOf(atMs);
    const length = Math.min(voice.length, out.length - start);
    for (let i = 0; i < length; i++) out[start + i] = (out[start + i] ?? 0) + (voice[i] ?? 0) * gain;
  }
  return out;
}

/** Sums voices into one round of a loop: what reaches past its end goes on at its beginning. */
export function mixLoop(ms: number, placed: readonly Placed[]): Mono {
  const out = silence(ms);
  for (const { atMs, voice, gain = 1 } of placed) {
    let at = samplesOf(atMs) % out.length;
    for (const x of voice) {
      out[at] = (out[at] ?? 0) + x * gain;
      at = at + 1 === out.length ? 0 : at + 1;
    }
  }
  return out;
}

/** Frequency in hertz of a MIDI note number (69 = A4 = 440 Hz). */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** A seeded generator of white noise, −1 to 1 (mulberry32), so that every run renders the same bytes. */
export function whiteNoise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * 2 - 1;
  };
}
