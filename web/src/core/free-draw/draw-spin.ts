import { createSpin } from '../game-kit/scene/maths.ts';

/** Rotation of a wheel to the drawn place. */
export interface DrawSpin {
  count: number; // number of places
  turns: number; // full turns, before the remaining way
}

const { travelled } = createSpin({ start: 0.08, slowing: 2.2 });

const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/**
 * The position under the pointer after a share of the time, in places: place 4 spans 3.5 to 4.5. It starts in the middle
 * of `from` and ends, exactly, in the middle of `to`.
 */
export const positionAt = ({ count, turns }: DrawSpin, from: number, to: number, time: number): number => {
  if (time <= 0) return from;
  if (time >= 1) return to;
  return from - (turns * count + modulo(from - to, count)) * travelled(time);
};

/** Turns of a drum after a share of the time: quickly up to speed, slowly down to rest. */
export const turnedAt = (turns: number, time: number): number => turns * travelled(time);

/** The place of a position, after any number of turns. */
export const placeAt = (position: number, count: number): number => modulo(Math.floor(position + 0.5), count);

const STOPS = [0.6, 0.8, 1]; // shares of the time at which the reels stop, from left to right
const STEPS = 24; // digits that the first reel runs through; each next reel adds as many

/** The digit of a reel after a share of the time. It counts down to its final digit. */
export const reelDigit = (reel: number, digit: number, time: number): number => {
  const share = Math.min(time / (STOPS[reel] ?? 1), 1);
  const left = Math.ceil((1 - travelled(share)) * STEPS * (reel + 1));
  return (digit + left) % 10;
};

/** True when a reel has stopped after a share of the time. */
export const isReelStill = (reel: number, time: number): boolean => time >= (STOPS[reel] ?? 1);
