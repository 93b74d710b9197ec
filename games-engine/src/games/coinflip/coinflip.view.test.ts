import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Due, SharedBet } from '../../core/define-game.ts';
import { sharedBetPlaced } from '../../core/shared-round.ts';
import type { CoinflipChoice } from './coinflip.rules.ts';
import { stages, testBet, testHash, TestRoom, type Stage } from './testing/room.ts';
import { coinflip } from './index.ts';

describe('a bet', () => {
  it.each<[string, string | undefined, Stage, Partial<SharedBet<CoinflipChoice>>]>([
    ['in a room that was never opened', '7', 'unopened', {}],
    ['that opens a room', undefined, 'empty', {}],
    ['that joins a room', undefined, 'waiting', {}],
    ['from the bonus account', '2', 'waiting', { account: 'bonus' }],
    ['in USDIC', '2', 'empty', { account: 'usdicLocked' }],
    ['of the creator against themselves', '2', 'waiting', { player: 'ann' }],
    ['on the side that is taken', '3', 'waiting', { choice: { side: 'heads' } }],
    ['in a full room', '4', 'joined', {}],
    ['repeated in a full room', '3', 'joined', { player: 'bob' }],
    ['while the coin is in the air', '4', 'flipping', {}],
    ['in a finished room', '8', 'finished', {}],
    ['in a void room', '8', 'voided', {}],
  ])('%s is answered with %s', (_, code, stage, change) => {
    const bet = testBet({ id: 'bet-eve', player: 'eve', choice: { side: 'tails' }, at: 200, ...change });
    expect(coinflip.refusal(TestRoom.in(stage).state, bet)).toBe(code);
  });

  it('a bet of real money is refused exactly when the machine refuses it, with a code of the table', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...stages),
        fc.constantFrom('ann', 'bob', 'eve'),
        fc.constantFrom('heads' as const, 'tails' as const),
        fc.constantFrom(1n, 99n, 100n, 500n, 501n, 2_000_000n, 2_000_001n),
        (stage, player, side, stakeMinor) => {
          const bet = testBet({ id: 'x', player, choice: { side }, stakeMinor, at: 300 });
          const room = TestRoom.in(stage);
          const code = coinflip.refusal(room.state, bet);
          expect(room.accepts(sharedBetPlaced(bet))).toBe(code === undefined);
          if (code !== undefined) expect(Object.keys(coinflip.errors)).toContain(code);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the next event of a room', () => {
  it.each<[Stage, Due | undefined]>([
    ['unopened', undefined],
    ['empty', undefined],
    ['waiting', undefined], // for as long as it takes
    ['joined', { at: 102, what: 'close' }],
    ['closed', undefined], // the host draws at once
    ['flipping', { at: 114, what: 'settle' }],
    ['finished', { at: 134, what: 'end' }],
    ['voided', { at: 102, what: 'end' }],
  ])('in %s is %j', (stage, due) => {
    expect(coinflip.due(TestRoom.in(stage).state)).toEqual(due);
  });
});

describe('the public state of a room', () => {
  it('while it waits', () => {
    expect(coinflip.view(TestRoom.in('waiting').state)).toEqual({
      state: 0,
      bank: 500,
      bet: 500,
      expire: null,
      hash: testHash,
      side: null,
      sides: { heads: 'ann', tails: null },
      ticket: null,
      tickets: { creator: { range_low: 1, range_top: 500 }, joiner: null },
      winner: null,
    });
  });

  it('while the coin is in the air', () => {
    expect(coinflip.view(TestRoom.in('flipping').state)).toEqual({
      state: 1,
      bank: 1000,
      bet: 500,
      expire: 114,
      hash: testHash,
      side: 'tails',
      sides: { heads: 'ann', tails: 'bob' },
      ticket: 501,
      tickets: { creator: { range_low: 1, range_top: 500 }, joiner: { range_low: 501, range_top: 1000 } },
      winner: 'bob',
    });
  });

  it.each<[Stage, number]>([
    ['empty', 0],
    ['waiting', 0],
    ['joined', 1],
    ['closed', 1],
    ['flipping', 1],
    ['finished', 2],
    ['voided', 3],
  ])('%s is number %i', (stage, state) => {
    expect(coinflip.view(TestRoom.in(stage).state)).toMatchObject({ state });
  });

  it('at its end is its outcome, what was paid, and how it ended', () => {
    expect(coinflip.publicSnapshot(TestRoom.in('finished').state)).toEqual({
      outcome: { side: 'tails', ticket: 501, winner: 'joiner' },
      payoutsMinor: ['0', '950'],
      state: 'finished',
    });
    expect(coinflip.publicSnapshot(TestRoom.in('voided').state)).toEqual({
      outcome: null,
      payoutsMinor: null,
      state: 'voided',
    });
  });
});
