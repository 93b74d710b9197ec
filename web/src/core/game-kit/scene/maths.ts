/** Numbers of a moving picture. Pure: the same time gives the same moment everywhere. */

/** A share kept between 0 and 1. */
export const clamp01 = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Share of a stretch of time that has passed, 0 … 1. A stretch without length is over at once. */
export const shareOf = (now: number, startedAt: number, ms: number): number =>
  ms <= 0 ? (now < startedAt ? 0 : 1) : clamp01((now - startedAt) / ms);

/** Fast, then gentle. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Gentle, fast, gentle. */
export const easeInOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** The value at a share of the way. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Spin of a wheel: quickly up to its greatest speed, slowly down to rest. Time, way and speed are shares, 0 to 1. */
export interface Spin {
  /** Share of the way that a wheel has gone after a share of its time: from rest, quickly up, slowly down, to rest. */
  travelled(time: number): number;
  /** Speed at a share of the time, as a share of the greatest. */
  speedAt(time: number): number;
}

export interface SpinOptions {
  start: number; // share of the time in which the wheel gathers speed
  slowing: number; // slowness at the end: the exponent of its falling speed
}

export const createSpin = ({ start, slowing }: SpinOptions): Spin => {
  const fullSpeed = 1 / (start / 2 + (1 - start) / (slowing + 1)); // so that the way adds up to 1
  return {
    travelled(time) {
      if (time <= 0) return 0;
      if (time >= 1) return 1;
      if (time < start) return (fullSpeed * time * time) / (2 * start);
      const slowed = (time - start) / (1 - start);
      const slowWay = ((1 - start) / (slowing + 1)) * (1 - (1 - slowed) ** (slowing + 1));
      return fullSpeed * (start / 2 + slowWay);
    },
    speedAt(time) {
      if (time <= 0 || time >= 1) return 0;
      return time < start ? time / start : (1 - (time - start) / (1 - start)) ** slowing;
    },
  };
};
