import type { Random } from './random.ts';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const POCKETS = 37;

const outside: Readonly<Record<string, { pays: number; wins(pocket: number): boolean }>> = {
  red: { pays: 2, wins: (pocket) => RED.has(pocket) },
  black: { pays: 2, wins: (pocket) => pocket > 0 && !RED.has(pocket) },
  odd: { pays: 2, wins: (pocket) => pocket % 2 === 1 },
  even: { pays: 2, wins: (pocket) => pocket > 0 && pocket % 2 === 0 },
  low: { pays: 2, wins: (pocket) => pocket >= 1 && pocket <= 18 },
  high: { pays: 2, wins: (pocket) => pocket >= 19 },
  dozen1: { pays: 3, wins: (pocket) => pocket >= 1 && pocket <= 12 },
  dozen2: { pays: 3, wins: (pocket) => pocket >= 13 && pocket <= 24 },
  dozen3: { pays: 3, wins: (pocket) => pocket >= 25 },
};

/** RTP of every bet on a wheel with one zero. */
export const ROULETTE_RTP = 36 / POCKETS;

export const spinWheel = (random: Random): number => random.below(POCKETS);

const isNumber = (place: string): boolean => /^(\d|[12]\d|3[0-6])$/.test(place);

/** True for a place that takes bets: a number, or a name such as `red` or `dozen1`. */
export const isPlace = (place: string): boolean => isNumber(place) || Object.hasOwn(outside, place);

/** The return of a bet on a place, in hundredths of its stake. */
export const rouletteReturn = (place: string, pocket: number): number => {
  if (isNumber(place)) return Number(place) === pocket ? 3600 : 0;
  const bet = outside[place];
  return bet?.wins(pocket) ? bet.pays * 100 : 0;
};
