/** Numbers of a moving picture. Pure: the same time gives the same moment everywhere. */

/** A share kept between 0 and 1. */
export const clamp01 = (value: number): number => Math.min(Math.max(value, 0), 1);

/** How much of a stretch of time has passed, 0 … 1. A stretch without length is over at once. */
export const shareOf = (now: number, startedAt: number, ms: number): number =>
  ms <= 0 ? (now < startedAt ? 0 : 1) : clamp01((now - startedAt) / ms);

/** Fast, then gentle. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Gentle, fast, gentle. */
export const easeInOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The value at a share of the way. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
