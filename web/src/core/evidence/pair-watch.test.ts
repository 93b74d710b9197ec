import type { Seeds } from 'server/contract';
import { describe, expect, test } from 'vitest';
import type { Alarm } from './alarm-store.ts';
import type { KeptPair } from './evidence.ts';
import { createPairWatch } from './pair-watch.ts';
import type { SeenPairs } from './seen-pairs.ts';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [string, string, string, string];
const shown = (serverSeedHash: string | null, nextServerSeedHash: string, clientSeed = 'mine'): Seeds => ({
  serverSeedHash,
  nextServerSeedHash,
  clientSeed,
  nonce: 0,
});
const seed = { clientSeed: 'mine', typed: '', bytes: 'mine' };

/** A browser of ann's at a house that has revealed these commitments, and answers `fairness.seeds` so. */
const browser = ({ revealed = [] as string[], seeds = shown(A, B) } = {}) => {
  const alarms: Alarm[] = [];
  const kept: KeptPair[] = [];
  let saved: SeenPairs | undefined;
  let answer = seeds;
  const watch = createPairWatch({
    account: () => 'ann',
    read: () => saved,
    write: (_, seen) => (saved = seen),
    seeds: async () => answer,
    isRevealed: async (commitment) => revealed.includes(commitment),
    raise: (alarm) => alarms.push(alarm),
    keep: async (item) => void kept.push(item),
    now: () => 1000,
  });
  const causes = (): string[] => alarms.map(({ cause }) => cause);
  return { ...watch, causes, kept, answers: (next: Seeds) => (answer = next) };
};

describe('hashes that were swapped on the wire', () => {
  test.each([
    ['of the next pair', shown(A, D), [B]],
    ['of the pair in use', shown(D, B), [A, B]],
    ['of both', shown(C, D), [A, B]],
    ['of the pair that came into use', shown(D, C), [A, B]],
  ])('raise the alarm, and the ones seen before are kept: %s', async (_, forged, replaced) => {
    const { causes, kept, noteMade, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    await noteMade(A, seed);
    await noteSeeds(forged);
    expect(causes()).toEqual(['commitment']);
    const clientSeed = (commitment: string): string => (commitment === A ? 'mine' : '');
    expect(kept.map(({ pair }) => pair)).toEqual([
      { player: 'ann', commitment: A, clientSeed: 'mine' },
      ...replaced.map((commitment) => ({ player: 'ann', commitment, clientSeed: clientSeed(commitment) })),
    ]);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
  });

  test('raise the alarm when the true ones come again', async () => {
    const { causes, noteSeeds } = browser();
    await noteSeeds(shown(A, D)); // the forged ones came first
    await noteSeeds(shown(A, B));
    expect(causes()).toEqual(['commitment']);
  });

  test('raise no alarm where another device has used the pairs up: their seeds are public', async () => {
    const { causes, kept, noteSeeds } = browser({ revealed: [A, B] });
    await noteSeeds(shown(A, B));
    await noteSeeds(shown(C, D));
    expect([causes(), kept]).toEqual([[], []]);
  });
});

describe('a bet', () => {
  const bet = { commitment: A, clientSeed: 'mine', nonce: 0 };

  test('is in its place with the client seed that this browser made', async () => {
    const { noteBet, noteMade, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    await noteMade(A, seed);
    expect(await noteBet(bet, true)).toBe('own');
    expect(await noteBet(bet, true)).toBe('other'); // its number had a bet
    expect(await noteBet(bet, false)).toBe('own'); // its round goes on
    expect(await noteBet({ ...bet, commitment: D }, true)).toBe('other');
  });

  test('may have a client seed of another device, which the house has too, and is asked about once', async () => {
    const { answers, causes, noteBet, noteMade, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    await noteMade(A, seed);
    answers(shown(A, B, 'phone'));
    expect(await noteBet({ ...bet, clientSeed: 'phone' }, true)).toBe('elsewhere');
    expect(await noteBet({ ...bet, clientSeed: 'phone', nonce: 1 }, true)).toBe('own');
    expect(causes()).toEqual([]);
  });

  test('has no client seed that the house does not show', async () => {
    const { noteBet, noteMade, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    await noteMade(A, seed);
    expect(await noteBet({ ...bet, clientSeed: 'tried' }, true)).toBe('other');
  });

  test('has a seed that this browser did not make where somebody else has rotated', async () => {
    const { isMade, noteMade, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    void noteMade(A, seed);
    expect(await isMade(A, 'mine')).toBe(true);
    expect(await isMade(A, 'tried')).toBe(false);
    await noteSeeds(shown(B, C, 'tried'));
    expect(await isMade(B, 'tried')).toBe(false);
  });

  test('follows a rotation on another device', async () => {
    const { answers, causes, noteBet, noteSeeds } = browser();
    await noteSeeds(shown(A, B));
    answers(shown(B, C, 'phone'));
    expect(await noteBet({ commitment: B, clientSeed: 'phone', nonce: 3 }, true)).toBe('own');
    expect(causes()).toEqual([]);
  });
});
