import type { Random } from './random.ts';

/** The highest multiplier, in hundredths. */
export const MAX_POINT = 100_000;

/** How fast the multiplier grows: e^(RATE × ms). */
const RATE_PER_MS = 0.000_12;

/** Where a round crashes, in hundredths. P(point ≥ m) = rtp / m for every m above 1: so each way to play returns the same. */
export const drawCrashPoint = (random: Random, rtp: number): number =>
  Math.min(MAX_POINT, Math.max(100, Math.floor((100 * rtp) / (1 - random.fraction()))));

/** The multiplier after so long, in hundredths. */
export const multiplierAfter = (ms: number): number =>
  Math.min(MAX_POINT, Math.floor(100 * Math.exp(RATE_PER_MS * Math.max(ms, 0))));

/** When a multiplier is reached, in ms. */
export const msUntil = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / RATE_PER_MS);
