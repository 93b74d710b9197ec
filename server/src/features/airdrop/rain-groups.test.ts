import { describe, expect, it } from 'vitest';
import { rainShares } from '../../../contract/features/rain-values.ts';
import { onePerGroup } from './rain-groups.ts';

const talker = (id: number, played = 100) => ({ userId: BigInt(id), playedMinor: BigInt(played) });

describe('the shares of a rain', () => {
  it('are equal and come with the remainder to the amount, exactly, for every number of people', () => {
    for (const amountMinor of [1n, 99n, 10_000n, 10_007n, 123_456_789n])
      for (let people = 0; people <= 300; people += 1) {
        const { shareMinor, restMinor } = rainShares(amountMinor, people);
        expect(shareMinor * BigInt(people) + restMinor).toBe(amountMinor);
        expect(restMinor >= 0n && (people === 0 || restMinor < BigInt(people))).toBe(true);
      }
  });
});

describe('those who get a share', () => {
  it('are one of each connected group, the one who has played most, through others too', () => {
    const talkers = [talker(1), talker(2, 300), talker(3, 200), talker(4)];
    const pairs = [[1n, 2n] as const, [2n, 3n] as const];
    expect(onePerGroup(talkers, pairs, null)).toEqual([2n, 4n]);
  });

  it('are neither the giver nor anybody connected with them', () => {
    const pairs = [[1n, 9n] as const, [1n, 2n] as const];
    expect(onePerGroup([talker(1), talker(2), talker(3), talker(9)], pairs, 9n)).toEqual([3n]);
  });

  it('are one of a thousand accounts in a chain', () => {
    const talkers = Array.from({ length: 1_000 }, (_, at) => talker(at + 1));
    const pairs = talkers.slice(1).map(({ userId }) => [userId - 1n, userId] as const);
    expect(onePerGroup(talkers, pairs, null)).toEqual([1n]);
  });
});
