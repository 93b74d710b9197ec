import type { WinSize } from '../result/result.ts';

/** Time that a win is celebrated for, by its size, ms. Any press ends it. */
export const WIN_MS = { small: 450, medium: 900, large: 1600, huge: 2400 } as const satisfies Record<WinSize, number>;

/** Sparks that a win of each size throws. */
export const WIN_SPARKS = { small: 14, medium: 36, large: 80, huge: 140 } as const satisfies Record<WinSize, number>;

/** True for wins that stop the eye: from ten times the stake on. */
export const isGreat = (size: WinSize): boolean => size === 'large' || size === 'huge';
