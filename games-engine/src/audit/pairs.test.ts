import { describe, expect, it } from 'vitest';
import { pairHash } from '../core/record.ts';
import { Pairs } from './pairs.ts';

const A = 'a'.repeat(64);

/** A pair's rounds as an audit meets them. */
class TestPair {
  readonly pairs: Pairs;

  constructor(isWhole = true) {
    this.pairs = new Pairs(isWhole);
  }

  dice(nonce: number, at = nonce * 10): string | undefined {
    return this.pairs.round({
      commitment: A,
      nonce,
      player: 'player',
      clientSeed: 'seed',
      at,
      isRevealed: true,
      isLong: false,
    })?.path;
  }

  mines(nonce: number, at = nonce * 10): string | undefined {
    return this.pairs.round({
      commitment: A,
      nonce,
      player: 'player',
      clientSeed: 'seed',
      at,
      isRevealed: true,
      isLong: true,
    })?.path;
  }

  reveal(rounds: number, at = 1000): string | undefined {
    return this.pairs.reveal(A, rounds, at)?.path;
  }
}

describe('a pair', () => {
  it('takes a round that lasted after the later ones, by the time of its bet', () => {
    const pair = new TestPair();
    expect([pair.dice(0), pair.dice(2), pair.dice(3), pair.mines(1), pair.mines(4)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(pair.reveal(5)).toBeUndefined();
    expect(pair.pairs.open).toBe(0);
  });

  it('takes no round of one step after a later one', () => {
    const pair = new TestPair();
    expect([pair.dice(1), pair.dice(0)]).toEqual([undefined, 'number']);
  });

  it('takes no nonce twice', () => {
    const pair = new TestPair();
    expect([pair.mines(0), pair.mines(0), pair.dice(0)]).toEqual([undefined, 'number', 'number']);
    expect([pair.dice(2), pair.mines(1), pair.mines(1)]).toEqual([undefined, undefined, 'number']);
  });

  it('has no gap when it is revealed', () => {
    const pair = new TestPair();
    expect([pair.dice(0), pair.dice(2)]).toEqual([undefined, undefined]);
    expect(pair.pairs.missing).toBe(1);
    expect(pair.pairs.reveal(A, 3, 1000)).toEqual({ path: 'rounds', expected: 'a round with number 1', got: 'none' });
  });

  it('has no gap that no open rounds explain', () => {
    const pair = new TestPair();
    expect([pair.dice(0), pair.dice(6)]).toEqual([undefined, 'number']);
  });

  it('has its bets in order of time', () => {
    const pair = new TestPair();
    expect([pair.dice(0, 50), pair.dice(1, 49)]).toEqual([undefined, 'events.0.at']);
    expect([pair.dice(3, 60), pair.mines(2, 61)]).toEqual([undefined, 'events.0.at']);
    expect(pair.reveal(4, 59)).toBe('at');
  });

  it('is known in the middle of a log', () => {
    const pair = new TestPair(false);
    expect([pair.mines(7), pair.dice(12), pair.mines(11, 110), pair.dice(13)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([pair.mines(7), pair.reveal(14)]).toEqual(['number', undefined]);
  });

  it('a pair whose only round of a part of a log lasted may have had later ones before it', () => {
    const [shorter, longer] = [new TestPair(false), new TestPair(false)];
    expect([shorter.mines(7), shorter.reveal(7)]).toEqual([undefined, 'rounds']);
    expect([longer.mines(7), longer.reveal(9)]).toEqual([undefined, undefined]);
  });
});

describe('the pairs of a player', () => {
  const B = 'b'.repeat(64);
  const place = { nonce: 0, clientSeed: 'seed', at: 0, isRevealed: true, isLong: false };

  it('are one player’s each', () => {
    const pairs = new Pairs(true);
    expect(pairs.round({ ...place, commitment: A, player: 'one' })).toBeUndefined();
    expect(pairs.round({ ...place, commitment: A, nonce: 1, player: 'two' })).toEqual({
      path: 'events.0.player',
      expected: 'one',
      got: 'two',
    });
  });

  it('follow one another: there is one to bet on before its reveal', () => {
    const pairs = new Pairs(true);
    const bet = (commitment: string) => pairs.round({ ...place, commitment, player: 'one' });
    expect(bet(A)).toBeUndefined();
    const restored = Pairs.restore(JSON.parse(JSON.stringify(pairs.save())) as ReturnType<Pairs['save']>);
    for (const each of [pairs, restored]) {
      const early = Pairs.restore(each.save());
      expect(early.round({ ...place, commitment: B, player: 'one' })).toMatchObject({
        path: 'commitment',
        expected: A,
      });
      expect(each.reveal(A, 1, 1)).toBeUndefined();
      expect(each.round({ ...place, commitment: B, player: 'one' })).toBeUndefined();
    }
  });
});

describe('a pair of a log with commitments of pairs', () => {
  const [B, C] = ['b'.repeat(64), 'c'.repeat(64)];
  const place = { nonce: 0, at: 0, isRevealed: true, isLong: false, player: 'one' };
  const announce = (pairs: Pairs, commitment: string) =>
    pairs.announce({ at: 0, kind: 'pair', pair: pairHash('one', commitment) });

  it('stands in the log before its first bet, and not as another player’s', () => {
    const pairs = new Pairs(true);
    announce(pairs, A);
    expect(announce(pairs, A)).toMatchObject({ path: 'pair' });
    expect(pairs.round({ ...place, clientSeed: 'first', commitment: A })).toBeUndefined();
    pairs.reveal(A, 1, 1);
    const late = pairs.round({ ...place, clientSeed: 'second', commitment: B });
    expect(late).toMatchObject({
      path: 'commitment',
      expected: expect.stringContaining('before its first bet') as string,
    });
    expect(pairs.round({ ...place, player: 'two', clientSeed: 'third', commitment: C })).toMatchObject({
      path: 'commitment',
    });
    expect(pairs.round({ ...place, nonce: 1, clientSeed: 'second', commitment: B })).toBeUndefined(); // told once
  });

  it('takes no client seed that came with an earlier one of its player, after a restart either', () => {
    const pairs = new Pairs(true);
    for (const commitment of [A, B]) announce(pairs, commitment);
    pairs.round({ ...place, clientSeed: 'kept', commitment: A });
    pairs.reveal(A, 1, 1);
    const saved = JSON.parse(JSON.stringify(pairs.save())) as ReturnType<Pairs['save']>;
    for (const each of [pairs, Pairs.restore(saved)])
      expect(each.round({ ...place, clientSeed: 'kept', commitment: B })).toMatchObject({
        path: 'events.0.clientSeed',
      });
  });

  it('is told apart, and counted, where it had a bet before there were commitments', () => {
    const pairs = new Pairs(true);
    pairs.round({ ...place, clientSeed: 'kept', commitment: A });
    pairs.reveal(A, 1, 1);
    pairs.round({ ...place, clientSeed: 'kept', commitment: B });
    announce(pairs, C);
    expect(pairs.round({ ...place, nonce: 1, clientSeed: 'kept', commitment: B })).toBeUndefined();
    expect([pairs.old, pairs.older]).toEqual([2, 1]);
  });

  it('is asked for nothing where the log is read from its middle', () => {
    const pairs = new Pairs(false);
    announce(pairs, C);
    expect(pairs.round({ ...place, clientSeed: 'kept', commitment: A })).toBeUndefined();
  });
});
