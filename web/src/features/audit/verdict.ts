import type { CheckState } from './check-mark.tsx';

/** Meaning of a probability: how usual a fair game's departure is. */
export type Usual = 'usual' | 'rare' | 'wrong';

const RARE = 0.05;
const WRONG = 0.001;

/** One in twenty honest answers is rare, one in a thousand is not believed. */
export const usualOf = (p: number): Usual => (p >= RARE ? 'usual' : p >= WRONG ? 'rare' : 'wrong');

export const marks = { usual: 'good', rare: 'odd', wrong: 'bad' } as const satisfies Record<Usual, CheckState>;
