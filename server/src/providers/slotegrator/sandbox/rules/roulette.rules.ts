import { createRandom } from '../maths/random.ts';
import { isPlace, rouletteReturn, spinWheel } from '../maths/roulette.ts';
import { seedOf } from '../far/seed.ts';
import type { ShownTable } from '../far/play.contract.ts';
import { wonOf, type Rules } from './rules.types.ts';

interface Facts {
  bets: Readonly<Record<string, number>>;
  spin: number;
  pocket: number;
}

const PERIOD_MS = 30_000;
const BETTING_MS = 18_000;
const REST_MS = 25_000; // the ball rests, and bets are paid
const SHOWN_SPINS = 12;
const MAX_PLACES = 49;

/** Spins follow from the clock and their pockets from the simulator's secret, so no process has to lead a table. */
const pocketOf = (secret: string, table: string, spin: number): number =>
  spinWheel(createRandom(seedOf(secret, `${table}:${spin}`)));

const spinAt = (now: number): number => Math.floor(now / PERIOD_MS);

const isBetting = (now: number): boolean => now % PERIOD_MS < BETTING_MS;

/** The public state of a table. */
export const showTable = (secret: string, table: string, now: number): ShownTable => {
  const spin = spinAt(now);
  return {
    spin,
    startedAt: spin * PERIOD_MS,
    bettingMs: BETTING_MS,
    restMs: REST_MS,
    periodMs: PERIOD_MS,
    ...(!isBetting(now) && { pocket: pocketOf(secret, table, spin) }),
    last: Array.from({ length: SHOWN_SPINS }, (_, index) => pocketOf(secret, table, spin - 1 - index)),
  };
};

const wonAt = ({ bets, pocket }: Facts): number =>
  Object.entries(bets).reduce((sum, [place, minor]) => sum + wonOf(minor, rouletteReturn(place, pocket)), 0);

/** Rules of a table: bets are for the current spin. */
export const rouletteRules = (secret: string, table: string): Rules<Facts> => ({
  takes({ bets = {}, ...rest }, stakeMinor, now) {
    const places = Object.entries(bets);
    return (
      Object.keys(rest).length === 0 &&
      isBetting(now) &&
      places.length > 0 &&
      places.length <= MAX_PLACES &&
      places.every(([place, minor]) => isPlace(place) && Number.isInteger(minor) && minor > 0) &&
      places.reduce((sum, [, minor]) => sum + minor, 0) === stakeMinor
    );
  },
  begin({ choice: { bets = {} }, askedAt }) {
    const spin = spinAt(askedAt);
    return { facts: { bets, spin, pocket: pocketOf(secret, table, spin) }, dueAt: spin * PERIOD_MS + REST_MS };
  },
  end: ({ facts }) => ({ facts, wonMinor: wonAt(facts) }),
  view: ({ bets, spin, pocket }, isOver) => ({ bets, spin, ...(isOver && { pocket }) }),
});
