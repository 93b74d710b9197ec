import type { Random } from './random.ts';

export const KENO_NUMBERS = 40;
const DRAWN = 10;
export const MAX_PICKS = 10;
const RTP = 0.95;

const choose = (from: number, count: number): number => {
  let ways = 1;
  for (let index = 1; index <= count; index += 1) ways = (ways * (from - count + index)) / index;
  return ways;
};

/** How likely so many of the picked numbers are drawn. */
const chanceOfHits = (picks: number, hits: number): number =>
  (choose(DRAWN, hits) * choose(KENO_NUMBERS - DRAWN, picks - hits)) / choose(KENO_NUMBERS, picks);

const paysOf = (picks: number): number[] => {
  const least = Math.max(1, Math.floor(picks / 2)); // from there on it pays
  const shape = Array.from({ length: picks + 1 }, (_, hits) =>
    hits < least ? 0 : (1 / chanceOfHits(picks, hits)) ** 0.55,
  );
  const returned = shape.reduce((sum, pay, hits) => sum + pay * chanceOfHits(picks, hits), 0);
  return shape.map((pay) => Math.round((pay * RTP * 100) / returned));
};

/** What hits pay, in hundredths of the stake: by how many numbers were picked, then by how many were drawn of them. */
export const kenoPays: readonly (readonly number[])[] = Array.from({ length: MAX_PICKS + 1 }, (_, picks) =>
  picks === 0 ? [] : paysOf(picks),
);

/** Of the stake, for so many picks: hypergeometric, exact. */
export const kenoRtp = (picks: number): number =>
  (kenoPays[picks] ?? []).reduce((sum, pay, hits) => sum + pay * chanceOfHits(picks, hits), 0) / 100;

/** The numbers that are drawn, from 1 to 40. */
export const drawKeno = (random: Random): number[] => {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: DRAWN }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
};
