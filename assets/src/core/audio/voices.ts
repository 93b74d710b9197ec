import { bandPass, filterMoving } from './filter.ts';
import type { Mono } from './signal.ts';
import { SAMPLE_RATE, hertz, render, whiteNoise } from './signal.ts';

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
