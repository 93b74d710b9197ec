import type { Seeds } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { CallError } from '../connection/call-error.ts';
import { createOwnSeeds } from './own-seed.ts';

const NEXT = 'b'.repeat(64);
const seedsOf = (clientSeed: string | null): Seeds => ({
  serverSeedHash: clientSeed === null ? null : 'a'.repeat(64),
  nextServerSeedHash: NEXT,
  clientSeed,
  nonce: 0,
});

/** A player at a house whose seeds are these; what was done, in order. */
const table = (first: Seeds, { failures = 0, busy = 0 } = {}) => {
  let [left, tooMany, seeds] = [failures, busy, first];
  const waits: number[] = [];
  const done: string[] = [];
  const madeSeeds: string[] = [];
  let player: string | undefined = 'ann';
  const ownSeeds = createOwnSeeds({
    player: () => player,
    seeds: async () => {
      done.push('seen');
      return seeds;
    },
    async rotate({ clientSeed, commitment }) {
      done.push('rotated');
      if (tooMany-- > 0) throw new CallError({ code: 429, retryAfterMs: 700 });
      if (left-- > 0) throw new Error('a round is open');
      expect(commitment).toBe(seeds.nextServerSeedHash);
      madeSeeds.push(clientSeed);
      seeds = { serverSeedHash: commitment, nextServerSeedHash: 'c'.repeat(64), clientSeed, nonce: 0 };
      return { revealed: null, current: seeds };
    },
    async setClientSeed({ clientSeed }) {
      seeds = { ...seeds, clientSeed };
      return seeds;
    },
    onSeeds: () => undefined,
    wait: async (ms) => void waits.push(ms),
    onMade: (commitment, { clientSeed }) =>
      expect([commitment, clientSeed]).toEqual([seeds.serverSeedHash, seeds.clientSeed]),
  });
  const bet = async (): Promise<void> => void done.push('bet');
  const reveal = (): void => void (seeds = { ...seeds, serverSeedHash: null, clientSeed: null });
  return {
    ...ownSeeds,
    bet,
    done,
    made: madeSeeds,
    waits,
    reveal,
    seeds: () => seeds,
    leave: (next?: string) => (player = next),
  };
};

describe('the player’s own seed', () => {
  test.each([null, 'house-1234'])('is made after the commitment of its pair was seen: %s', async (clientSeed) => {
    const { playing, bet, done, made, seeds } = table(seedsOf(clientSeed));
    await playing(bet);
    expect(done).toEqual(['seen', 'seen', 'rotated', 'bet']);
    expect([seeds().serverSeedHash, seeds().clientSeed]).toEqual([NEXT, made[0]]);
    expect(made[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('stays where the pair in use has one', async () => {
    const { playing, bet, done } = table(seedsOf('lucky-7'));
    await playing(bet);
    expect(done).toEqual(['seen', 'bet']);
  });

  test('is made once, however many bets wait for it, and for each player', async () => {
    const { playing, bet, done, leave } = table(seedsOf(null));
    await Promise.all([playing(bet), playing(bet)]);
    await playing(bet);
    expect(done.filter((what) => what !== 'bet')).toEqual(['seen', 'seen', 'rotated']);
    leave('bob');
    await playing(bet);
    leave();
    await playing(bet);
    expect(done.filter((what) => what !== 'bet')).toHaveLength(4);
  });

  test('is made again, and the bet repeated, where the house has revealed the pair by itself', async () => {
    const { playing, bet, done, made, reveal, seeds } = table(seedsOf(null));
    await playing(bet);
    reveal();
    const answers = [new CallError({ code: 'SEEDS_NEEDED' })];
    const asked: unknown[] = [];
    const answer = await playing(async () => {
      const refusal = answers.pop();
      asked.push(refusal);
      if (refusal) throw refusal;
      return 'settled';
    });
    expect([answer, asked.length, made.length]).toEqual(['settled', 2, 2]);
    expect(made[1]).not.toBe(made[0]);
    expect(seeds().clientSeed).toBe(made[1]);
    expect(done.at(-1)).toBe('rotated');
  });

  test('waits as long as a rotation is told to, and the bet that needed its pair goes on', async () => {
    const { playing, made, waits, seeds } = table(seedsOf(null), { busy: 2 });
    const answer = await playing(async () => {
      if (seeds().clientSeed === null) throw new CallError({ code: 'SEEDS_NEEDED' });
      return 'settled';
    });
    expect([answer, made.length, waits]).toEqual(['settled', 1, [700, 700]]);
  });

  test('is not made where the house asks to wait without an end', async () => {
    const { playing, bet, made, waits } = table(seedsOf(null), { busy: 1000 });
    await playing(bet);
    expect([made.length, waits.length]).toEqual([0, 10]);
  });

  test('holds no bet up where it cannot be made, and is tried again', async () => {
    const { playing, bet, done } = table(seedsOf(null), { failures: 1 });
    await playing(bet);
    await playing(bet);
    expect(done).toEqual(['seen', 'seen', 'rotated', 'bet', 'seen', 'seen', 'rotated', 'bet']);
  });

  test('a typed seed is mixed with fresh bytes, so that nobody knew it before', async () => {
    const { change, rotate } = table(seedsOf('own'));
    const [first, second] = [await rotate('lucky'), await change('lucky')];
    expect(first.made.clientSeed).not.toBe(second.made.clientSeed);
    expect(second.seeds.clientSeed).toBe(second.made.clientSeed);
  });
});
