import { describe, expect, it } from 'vitest';
import { readRevealed, rememberRevealed, REVEALED_LIMIT, type PairStorage } from './revealed-pairs.ts';

const memory = (): PairStorage => {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
};
const pair = (n: number) => ({ serverSeed: `seed-${n}`, serverSeedHash: `hash-${n}`, clientSeed: 'ann', nonce: n });

describe('the revealed pairs of a session', () => {
  it('come back newest first, each once', () => {
    const storage = memory();
    rememberRevealed(storage, 'ann', pair(1));
    rememberRevealed(storage, 'ann', pair(2));
    rememberRevealed(storage, 'ann', pair(1));
    expect(readRevealed(storage, 'ann')).toEqual([pair(1), pair(2)]);
  });

  it('belong to one player', () => {
    const storage = memory();
    rememberRevealed(storage, 'ann', pair(1));
    expect(readRevealed(storage, 'bob')).toEqual([]);
  });

  it('are bounded', () => {
    const storage = memory();
    for (let n = 0; n < REVEALED_LIMIT + 5; n += 1) {
      expect(rememberRevealed(storage, 'ann', pair(n)).length).toBeLessThanOrEqual(REVEALED_LIMIT);
    }
    expect(readRevealed(storage, 'ann')).toHaveLength(REVEALED_LIMIT);
  });

  it.each(['not json', '{}', '[null, 1, {"serverSeed": 1}]'])('survive a storage that holds %s', (text) => {
    expect(readRevealed({ getItem: () => text, setItem: () => {} }, 'ann')).toEqual([]);
  });

  it('survive a storage that refuses to write', () => {
    const full: PairStorage = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    };
    expect(rememberRevealed(full, 'ann', pair(1))).toEqual([pair(1)]);
  });
});
