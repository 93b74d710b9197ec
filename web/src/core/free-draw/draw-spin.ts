import { createSpin } from '../game-kit/spin.ts';

/** How a wheel of places turns to the one that was drawn. */
export interface DrawSpin {
  count: number; // of places
  turns: number; // whole turns, before what is left to the place
}

const { travelled } = createSpin({ start: 0.08, slowing: 2.2 });

const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/**
 * What is under the pointer after a share of the time, in places: place 4 reaches from 3.5 to 4.5. It starts in the middle
 * of `from` and ends, exactly, in the middle of `to`.
 */
export const positionAt = ({ count, turns }: DrawSpin, from: number, to: number, time: number): number => {
  if (time <= 0) return from;
  if (time >= 1) return to;
  return from - (turns * count + modulo(from - to, count)) * travelled(time);
};

/** The place that a position belongs to, however often the wheel has turned. */
export const placeAt = (position: number, count: number): number => modulo(Math.floor(position + 0.5), count);

const STOPS = [0.6, 0.8, 1]; // shares of the time at which the reels stand, from left to right
const STEPS = 24; // digits that the first reel runs through; each next one as many more

/** The digit that a reel shows after a share of the time: it runs down to the one it ends with, exactly. */
export const reelDigit = (reel: number, digit: number, time: number): number => {
  const share = Math.min(time / (STOPS[reel] ?? 1), 1);
  const left = Math.ceil((1 - travelled(share)) * STEPS * (reel + 1));
  return (digit + left) % 10;
};

/** Whether a reel stands after a share of the time. */
export const isReelStill = (reel: number, time: number): boolean => time >= (STOPS[reel] ?? 1);
