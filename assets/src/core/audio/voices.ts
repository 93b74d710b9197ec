import { bandPass, filterMoving } from './filter.ts';
import type { Mono } from './signal.ts';
import { SAMPLE_RATE, hertz, render, samplesOf, whiteNoise } from './signal.ts';

/** Rises over `attackMs` as half a cosine (no click), then decays to −60 dB at `ms`. */
function envelope(seconds: number, ms: number, attackMs: number): number {
  const t = seconds * 1000;
  if (t < attackMs) return 0.5 - 0.5 * Math.cos((Math.PI * t) / attackMs);
  return Math.exp((-6.9 * (t - attackMs)) / (ms - attackMs));
}

interface PluckOptions {
  readonly note: number; // MIDI
  readonly ms: number; // until −60 dB
  readonly attackMs?: number; // default 3
  readonly brightness?: number; // FM index at the start, default 1.1; falls three times as fast as the level
  readonly ratio?: number; // modulator to carrier, default 2: only whole multiples, so in tune
}

/** The house's voice: a sine struck softly, its overtones (frequency modulation) gone before its body. */
export function pluck({ note, ms, attackMs = 3, brightness = 1.1, ratio = 2 }: PluckOptions): Mono {
  const w = 2 * Math.PI * hertz(note);
  return render(ms, (t) => {
    const index = brightness * Math.exp((-20.7 * t * 1000) / ms);
    return Math.sin(w * t + index * Math.sin(w * ratio * t)) * envelope(t, ms, attackMs);
  });
}

interface GlideOptions {
  readonly from: number; // MIDI
  readonly to: number; // MIDI
  readonly ms: number;
}

/** A sine that slides between two notes and swells in and out: a panel's movement. */
export function glide({ from, to, ms }: GlideOptions): Mono {
  let phase = 0;
  return render(ms, (t) => {
    const progress = (t * 1000) / ms;
    const eased = progress * progress * (3 - 2 * progress);
    phase += (2 * Math.PI * hertz(from + (to - from) * eased)) / SAMPLE_RATE;
    return Math.sin(phase) * Math.sin(Math.PI * progress) ** 2;
  });
}

interface BreathOptions {
  readonly seed: number;
  readonly fromHz: number;
  readonly toHz: number;
  readonly ms: number;
  readonly q?: number; // default 1.4
}

/** Band-passed noise whose centre moves while it swells in and out: air, not hiss. */
export function breath({ seed, fromHz, toHz, ms, q = 1.4 }: BreathOptions): Mono {
  const next = whiteNoise(seed);
  const noise = render(ms, (t) => next() * Math.sin((Math.PI * t * 1000) / ms) ** 2);
  const last = Math.max(1, noise.length - 1);
  return filterMoving(noise, (index) => bandPass(fromHz * (toHz / fromHz) ** (index / last), q));
}

interface TickOptions {
  readonly seed: number;
  readonly note: number; // MIDI: the body's pitch
  readonly ms: number;
  readonly grain?: number; // share of noise in the attack, default 0.25
}

/** A very short touch: a tuned body with a grain of noise in its attack. */
export function tick({ seed, note, ms, grain = 0.25 }: TickOptions): Mono {
  const next = whiteNoise(seed);
  const w = 2 * Math.PI * hertz(note);
  const raw = render(ms, (t) => next() * grain * envelope(t, ms * 0.35, 0.6));
  const band = bandPass(hertz(note + 12), 1.2);
  const air = filterMoving(raw, () => band);
  return air.map((x, index) => x + Math.sin((w * index) / SAMPLE_RATE) * envelope(index / SAMPLE_RATE, ms, 1.2));
}

/** Partials of struck bodies: multiples of the pitch, each with its share. Plates, bars and skins have no whole ones. */
const PARTIALS = {
  glass: [
    [1, 1],
    [2.32, 0.5],
    [4.25, 0.28],
    [6.63, 0.16],
    [9.38, 0.08],
  ],
  metal: [
    [1, 0.6],
    [2.76, 1],
    [5.4, 0.6],
    [8.93, 0.3],
  ],
  wood: [
    [1, 1],
    [2.57, 0.3],
    [4.9, 0.1],
  ],
  skin: [
    [1, 1],
    [1.59, 0.55],
    [2.14, 0.35],
    [2.65, 0.2],
  ],
} as const;
const HIGHEST_HZ = 16_000;

export type Matter = keyof typeof PARTIALS;

interface StruckOptions {
  readonly matter: Matter;
  readonly note: number; // MIDI: the body's pitch
  readonly ms: number; // until −60 dB, of the body; what is above it is gone earlier
  readonly seed: number;
  readonly grain?: number; // share of noise in the touch, default 0.2
}

/** Something hard touches a body of glass, metal, wood or skin. */
export function struck({ matter, note, ms, seed, grain = 0.2 }: StruckOptions): Mono {
  const out = tick({ seed, note: note + 12, ms: Math.min(ms, 40), grain: 1 }).map((x) => x * grain);
  const body = new Float64Array(samplesOf(ms));
  body.set(out.subarray(0, body.length));
  for (const [ratio, share] of PARTIALS[matter]) {
    const w = 2 * Math.PI * hertz(note) * ratio;
    if (w > 2 * Math.PI * HIGHEST_HZ) continue;
    const until = ms / ratio ** 0.7;
    render(until, (t) => share * Math.sin(w * t) * envelope(t, until, 1.2)).forEach((x, i) => {
      body[i] = (body[i] ?? 0) + x;
    });
  }
  return body;
}

/** A sine, sample by sample: a recurrence, for what lasts so long that asking for each one would take too long. */
function oscillator(hz: number): () => number {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const turn = 2 * Math.cos(w);
  let before = -Math.sin(w);
  let now = 0;
  return () => {
    const out = now;
    now = turn * now - before;
    before = out;
    return out;
  };
}

/** Two sines a hair apart, with a breath of their twelfth, that swell and sink over their whole length. */
export function pad({ note, ms }: { note: number; ms: number }): Mono {
  const hz = hertz(note);
  const [low, high, twelfth] = [oscillator(hz * 0.9988), oscillator(hz * 1.0012), oscillator(hz * 3)];
  const half = oscillator(500 / ms);
  return render(ms, () => (low() + high() + 0.15 * twelfth()) * 0.5 * half() ** 2);
}
