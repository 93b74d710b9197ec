import type { Seeds } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { isKnown, isNewNumber, judgeSeeds, withBet, withMade, type SeenPairs } from './seen-pairs.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [string, string, string, string];
const shown = (serverSeedHash: string | null, nextServerSeedHash: string): Seeds => ({
  serverSeedHash,
  nextServerSeedHash,
  clientSeed: 'seed',
  nonce: 0,
});
const after = (...answers: readonly Seeds[]): SeenPairs => {
  let seen: SeenPairs | undefined;
  for (const answer of answers) ({ seen } = judgeSeeds(seen, answer));
  if (!seen) throw new Error('there is an answer');
  return seen;
};

describe('a commitment that was shown', () => {
  const seen = after(shown(A, B));

  test('stays, comes into use as the next, or is revealed by the house when it is idle', () => {
    for (const answer of [shown(A, B), shown(B, C), shown(null, B)])
      expect(judgeSeeds(seen, answer).unproved).toEqual([]);
  });

  test('has to be proved used up when another stands in its place on the wire', () => {
    expect(judgeSeeds(seen, shown(A, C)).unproved).toEqual([B]);
    expect(judgeSeeds(seen, shown(C, B)).unproved).toEqual([A, B]);
    expect(judgeSeeds(seen, shown(C, D)).unproved).toEqual([A, B]);
    expect(judgeSeeds(seen, shown(null, C)).unproved).toEqual([A, B]);
    expect(judgeSeeds(after(shown(null, B)), shown(C, D)).unproved).toEqual([B]);
  });

  test('stays where an answer of an earlier moment comes late, as in another tab', () => {
    const rotated = after(shown(A, B), shown(B, C));
    for (const late of [shown(A, B), shown(null, B)])
      expect(judgeSeeds(rotated, late)).toEqual({ seen: rotated, unproved: [] });
    expect(judgeSeeds(rotated, shown(D, B)).unproved).toEqual([B, C]);
  });

  test('is what bets are compared with', () => {
    const rotated = after(shown(A, B), shown(B, C));
    expect([A, B, C, D].map((each) => isKnown(rotated, each))).toEqual([true, true, false, false]);
  });
});

describe('a bet', () => {
  const seen = withMade(after(shown(A, B)), A, 'mine');
  const bet = { commitment: A, clientSeed: 'mine', nonce: 0 };

  test('has a number of its own, whichever of two tabs hears of it first', () => {
    const placed = withBet(withBet(seen, { ...bet, nonce: 4 }), { ...bet, nonce: 2 });
    expect([2, 3, 4, 5].map((nonce) => isNewNumber(placed, { ...bet, nonce }))).toEqual([false, true, false, true]);
  });

  test('has no number from before those that are remembered', () => {
    let placed = seen;
    for (let nonce = 10; nonce < 80; nonce += 1) placed = withBet(placed, { ...bet, nonce });
    expect([9, 15, 80].map((nonce) => isNewNumber(placed, { ...bet, nonce }))).toEqual([false, false, true]);
  });
});
