import type { Seeds } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { createOwnSeed } from './own-seed.ts';

const seedsOf = (clientSeed: string, nonce = 0): Seeds => ({
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed,
  nonce,
});

/** A player at a house whose seeds are these; what was done, in order. */
const table = (first: Seeds, { failures = 0 } = {}) => {
  let [left, seeds] = [failures, first];
  const done: string[] = [];
  let player: string | undefined = 'ann';
  const makeOwnSeed = createOwnSeed({
    player: () => player,
    seeds: async () => {
      done.push('seen');
      return seeds;
    },
    setClientSeed: async (clientSeed) => {
      done.push('set');
      if (left-- > 0) throw new Error('a round is open');
      seeds = { ...seeds, clientSeed };
    },
  });
  return { makeOwnSeed, done, seed: () => seeds.clientSeed, leave: (next?: string) => (player = next) };
};

describe('the player’s own seed', () => {
  test.each([seedsOf('house-1234'), seedsOf('0123456789abcdef0123456789abcdef')])(
    'takes the place of the house’s, after its commitment was seen: %o',
    async (seeds) => {
      const { makeOwnSeed, done, seed } = table(seeds);
      await makeOwnSeed();
      expect(done).toEqual(['seen', 'set']);
      expect(seed()).toMatch(/^[A-Za-z0-9_-]{20}$/);
    },
  );

  test.each([seedsOf('lucky-7'), seedsOf('0123456789abcdef0123456789abcdef', 3)])('stays: %o', async (seeds) => {
    const { makeOwnSeed, done } = table(seeds);
    await makeOwnSeed();
    expect(done).toEqual(['seen']);
  });

  test('is made once, however many bets wait for it, and for each player', async () => {
    const { makeOwnSeed, done, leave } = table(seedsOf('house-1'));
    await Promise.all([makeOwnSeed(), makeOwnSeed()]);
    await makeOwnSeed();
    expect(done).toEqual(['seen', 'set']);
    leave('bob');
    await makeOwnSeed();
    expect(done).toEqual(['seen', 'set', 'seen']);
    leave();
    await makeOwnSeed();
    expect(done).toHaveLength(3);
  });

  test('holds no bet up where it cannot be made, and is tried again', async () => {
    const { makeOwnSeed, done } = table(seedsOf('house-1'), { failures: 1 });
    await makeOwnSeed();
    await makeOwnSeed();
    expect(done).toEqual(['seen', 'set', 'seen', 'set']);
  });
});
