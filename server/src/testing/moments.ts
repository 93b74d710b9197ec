import { expect } from 'vitest';
import type { GameMoments, Moments, SettledBet, SettledSolo } from '../core/games/game-audit.ts';

/** Mean and variance of payouts that are equally likely. */
export const enumerated = (payouts: readonly number[]): Moments => {
  const mean = payouts.reduce((total, paid) => total + paid, 0) / payouts.length;
  return { mean, variance: payouts.reduce((total, paid) => total + (paid - mean) ** 2, 0) / payouts.length };
};

export const expectSame = (found: Moments, due: Moments): void => {
  expect(found.mean).toBeCloseTo(due.mean, 6);
  expect(found.variance / Math.max(due.variance, 1)).toBeCloseTo(due.variance / Math.max(due.variance, 1), 9);
};

export const soloOf = (moments: GameMoments, config: object, round: SettledSolo): Moments => {
  if (moments.hosting !== 'solo') throw new Error('not a solo game');
  return moments.of(config, round);
};

export const sharedOf = (moments: GameMoments, config: object, bets: readonly SettledBet[]): Moments => {
  if (moments.hosting !== 'shared') throw new Error('not a shared game');
  return moments.of(config, bets);
};

export const sum = (payouts: readonly bigint[]): number => Number(payouts.reduce((total, paid) => total + paid, 0n));

/** Bets as a shared game's payouts take them. */
export const asBets = <Choice extends object>(bets: readonly { stakeMinor: bigint; choice: Choice }[]) =>
  bets.map((bet, n) => ({
    ...bet,
    id: `0192f0c1-0000-7000-8000-00000000000${n % 10}`,
    player: `p${n}`,
    account: 'real' as const,
    currencyId: 2,
    clientSeed: 'client',
    at: n,
  }));
