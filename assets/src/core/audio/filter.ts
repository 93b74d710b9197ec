import type { Mono } from './signal.ts';
import { SAMPLE_RATE } from './signal.ts';

/** Normalised second-order section: y = b0·x + b1·x₋₁ + b2·x₋₂ − a1·y₋₁ − a2·y₋₂. */
interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Runs a signal through a filter whose coefficients may move: `at(index)` is asked once per sample. */
export function filterMoving(signal: Mono, at: (index: number) => Biquad): Mono {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  const out = new Float64Array(signal.length);
  for (let index = 0; index < signal.length; index++) {
    const x = signal[index] ?? 0;
    const { b0, b1, b2, a1, a2 } = at(index);
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = y;
  }
  return out;
}

export function filter(signal: Mono, biquad: Biquad): Mono {
  return filterMoving(signal, () => biquad);
}

// The two shapes below are Robert Bristow-Johnson's audio cookbook formulas.
function corner(hz: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

export function highPass(hz: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = corner(hz, q);
  const a0 = 1 + alpha;
  const b0 = (1 + cos) / 2 / a0;
  return { b0, b1: -2 * b0, b2: b0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

export function bandPass(hz: number, q: number): Biquad {
  const { cos, alpha } = corner(hz, q);
  const a0 = 1 + alpha;
  return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}
