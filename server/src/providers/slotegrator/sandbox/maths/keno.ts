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

/** Probability of a number of hits: hypergeometric. */
const chanceOfHits = (picks: number, hits: number): number =>
  (choose(DRAWN, hits) * choose(KENO_NUMBERS - DRAWN, picks - hits)) / choose(KENO_NUMBERS, picks);

const paysOf = (picks: number): number[] => {
  const min = Math.max(1, Math.floor(picks / 2)); // the fewest hits that pay
  const shape = Array.from({ length: picks + 1 }, (_, hits) =>
    hits < min ? 0 : (1 / chanceOfHits(picks, hits)) ** 0.55,
  );
  const returned = shape.reduce((sum, pay, hits) => sum + pay * chanceOfHits(picks, hits), 0);
  return shape.map((pay) => Math.round((pay * RTP * 100) / returned));
};

/** Pays in hundredths of the stake, by number of picks, then by hits. */
export const kenoPays: readonly (readonly number[])[] = Array.from({ length: MAX_PICKS + 1 }, (_, picks) =>
  picks === 0 ? [] : paysOf(picks),
);

/** RTP by number of picks, exact. */
export const kenoRtp = (picks: number): number =>
  (kenoPays[picks] ?? []).reduce((sum, pay, hits) => sum + pay * chanceOfHits(picks, hits), 0) / 100;

/** Draws ten numbers from 1 to 40. */
export const drawKeno = (random: Random): number[] => {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: DRAWN }, () => left.splice(random.below(left.length), 1)[0] ?? 0);
};
