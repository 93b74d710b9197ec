import { describe, expect, it } from 'vitest';
import { sha256Hex } from '#digest';
import type { Difference } from '../core/difference.ts';
import { battle } from '../games/battle/index.ts';
import { coinflip } from '../games/coinflip/index.ts';
import { wheel } from '../games/wheel/index.ts';
import { SharedRounds } from './shared-rounds.ts';

const place = { id: 'r1', isPinned: false };

/** The commitments of a chain's rounds, in order. */
const chain = (name: string, length: number): string[] => {
  const seeds = [sha256Hex(name)];
  while (seeds.length < length) seeds.push(sha256Hex(seeds.at(-1) ?? ''));
  return seeds.toReversed();
};

const [one, two] = [chain('one', 4), chain('two', 4)];

/** The seed behind a commitment of these chains: the next commitment, of the last one what it was made of. */
const seedOf = (commitment: string): string | null => {
  for (const [name, row] of [
    ['one', one],
    ['two', two],
  ] as const)
    if (row.includes(commitment)) return row[row.indexOf(commitment) + 1] ?? name;
  return null;
};

describe('rounds of a chain game', () => {
  const read = (rounds: readonly [number, string | undefined][], isWhole = true) => {
    const shared = new SharedRounds(isWhole);
    const differences = rounds.map(([number, commitment = ''], at) =>
      shared.round(battle, { ...place, number, commitment, serverSeed: seedOf(commitment), openedAt: at }),
    );
    return { paths: differences.map((each: Difference | undefined) => each?.path), chains: shared.chains };
  };

  it('follow one another; a chain that ends is followed by another', () => {
    const row = [...one, ...two].map((commitment, n): [number, string] => [n + 1, commitment]);
    expect(read(row)).toEqual({ paths: row.map(() => undefined), chains: { battle: 2 } });
  });

  it('begin with 1 in a whole log, anywhere in a part of one', () => {
    expect(read([[2, one[1]]]).paths).toEqual(['number']);
    expect(read([[2, one[1]]], false).paths).toEqual([undefined]);
  });

  it('leave no number out and have none twice', () => {
    expect(
      read([
        [1, one[0]],
        [3, one[2]],
        [3, one[2]],
        [4, one[3]],
      ]).paths,
    ).toEqual([undefined, 'number', 'number', undefined]);
  });

  it('show a chain that was left', () => {
    expect(
      read([
        [1, one[0]],
        [2, two[1]],
        [3, one[2]],
      ]).chains,
    ).toEqual({ battle: 3 });
  });

  it('open one after another', () => {
    const shared = new SharedRounds(true);
    shared.round(wheel, {
      ...place,
      number: 1,
      commitment: one[0] ?? '',
      serverSeed: seedOf(one[0] ?? ''),
      openedAt: 5,
    });
    expect(
      shared.round(wheel, {
        ...place,
        number: 2,
        commitment: one[1] ?? '',
        serverSeed: seedOf(one[1] ?? ''),
        openedAt: 4,
      })?.path,
    ).toBe('events.0.at');
  });

  it('are counted for each game', () => {
    const shared = new SharedRounds(true);
    expect(
      shared.round(wheel, {
        ...place,
        number: 1,
        commitment: one[0] ?? '',
        serverSeed: seedOf(one[0] ?? ''),
        openedAt: 0,
      }),
    ).toBeUndefined();
    expect(
      shared.round(battle, {
        ...place,
        number: 1,
        commitment: two[0] ?? '',
        serverSeed: seedOf(two[0] ?? ''),
        openedAt: 0,
      }),
    ).toBeUndefined();
    expect(shared.chains).toEqual({ battle: 1, wheel: 1 });
  });
});

describe('rooms', () => {
  const room = (shared: SharedRounds, number: number, name = String(number)): string | undefined =>
    shared.round(coinflip, { ...place, number, commitment: sha256Hex(name), serverSeed: name, openedAt: 0 })?.path;

  it('come in any order, each once', () => {
    const shared = new SharedRounds(true);
    expect([3, 1, 5, 4].map((number) => room(shared, number))).toEqual([undefined, undefined, undefined, undefined]);
    expect(shared.missing).toBe(1);
    expect([room(shared, 4), room(shared, 2), room(shared, 0)]).toEqual(['number', undefined, 'number']);
    expect(shared.missing).toBe(0);
  });

  it('have a commitment each', () => {
    const shared = new SharedRounds(true);
    expect([room(shared, 1, 'seed'), room(shared, 2, 'other'), room(shared, 3, 'seed')]).toEqual([
      undefined,
      undefined,
      'commitment',
    ]);
  });
});

describe('a round of version 2', () => {
  const commitment = sha256Hex('room');
  const commit = (game: string, round: string | null) =>
    ({ at: 0, commitment, game, kind: 'commitment', round }) as const;
  const pinned = { id: 'r1', number: 1, commitment, serverSeed: 'room', openedAt: 0, isPinned: true };

  it.each([
    [battle, null],
    [coinflip, sha256Hex('r1')],
  ] as const)('a round of $id needs its commitment in the log before it, once', (game, round) => {
    const shared = new SharedRounds(true);
    expect(shared.round(game, pinned)?.path).toBe('commitment');
    const announced = new SharedRounds(true);
    expect(announced.announce(game, commit(game.id, round))).toBeUndefined();
    expect(announced.announce(game, commit(game.id, round))?.path).toBe('commitment');
    const restored = SharedRounds.restore(JSON.parse(JSON.stringify(announced.save())));
    for (const each of [announced, restored]) expect(each.round(game, pinned)).toBeUndefined();
  });

  it('is not served by the commitment of another room or game, and a chain by none of a room', () => {
    const shared = new SharedRounds(true);
    expect(shared.announce(coinflip, commit('coinflip', sha256Hex('r2')))).toBeUndefined();
    expect(shared.round(coinflip, pinned)?.path).toBe('commitment');
    expect(shared.announce(coinflip, commit('coinflip', null))?.path).toBe('round');
    expect(shared.announce(battle, commit('battle', sha256Hex('r1')))?.path).toBe('round');
  });

  it('has one commitment, so that the house has no two to choose between, before and behind the round', () => {
    const shared = new SharedRounds(true);
    const other = { ...commit('coinflip', sha256Hex('r1')), commitment: sha256Hex('other') };
    expect(shared.announce(coinflip, commit('coinflip', sha256Hex('r1')))).toBeUndefined();
    expect(shared.announce(coinflip, other)?.path).toBe('commitment');
    expect(shared.announce(coinflip, { ...other, round: sha256Hex('r2') })).toBeUndefined();
    expect(shared.round(coinflip, pinned)).toBeUndefined();
    const restored = SharedRounds.restore(JSON.parse(JSON.stringify(shared.save())));
    for (const each of [shared, restored]) expect(each.announce(coinflip, other)?.path).toBe('commitment');
    expect(shared.announce(battle, commit('battle', null))).toBeUndefined();
    expect(shared.announce(wheel, commit('wheel', null))).toBeUndefined(); // another game's
    expect(shared.announce(battle, commit('battle', null))?.path).toBe('commitment');
  });

  it('in a part of a log may have been committed to before it', () => {
    expect(new SharedRounds(false).round(coinflip, pinned)).toBeUndefined();
  });
});
