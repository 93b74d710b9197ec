import type { Random } from './random.ts';

/** The highest multiplier, in hundredths. */
export const MAX_POINT = 100_000;

/** Growth of the multiplier: e^(RATE_PER_MS × ms). */
const RATE_PER_MS = 0.000_12;

/** The crash point in hundredths. P(point ≥ m) = rtp / m for every m above 1, so every strategy has the same return. */
export const drawCrashPoint = (random: Random, rtp: number): number =>
  Math.min(MAX_POINT, Math.max(100, Math.floor((100 * rtp) / (1 - random.fraction()))));

/** The multiplier at a time since the start, in hundredths. */
export const multiplierAfter = (ms: number): number =>
  Math.min(MAX_POINT, Math.floor(100 * Math.exp(RATE_PER_MS * Math.max(ms, 0))));

/** Milliseconds until a multiplier (in hundredths) is reached. */
export const msUntil = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / RATE_PER_MS);
