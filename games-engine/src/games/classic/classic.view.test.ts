import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SharedBet } from '../../core/define-game.ts';
import { roundVoided, sharedBetPlaced } from '../../core/shared-round.ts';
import type { ClassicChoice } from './classic.rules.ts';
import { betBy, testConfig, testHash, TestRound, twoPlayers } from './testing/round.ts';
import { classic } from './index.ts';

const stages = {
  empty: () => new TestRound(),
  alone: () => new TestRound().bet('ann'),
  countdown: twoPlayers,
  closed: () => twoPlayers().close(),
  drawing: () => twoPlayers().close().draw(501),
  finished: () => twoPlayers().close().draw(501).settle(),
  voided: () => new TestRound().bet('ann').send(roundVoided(2100, 'alone')),
} as const satisfies Record<string, () => TestRound>;
type Stage = keyof typeof stages;
const names = Object.keys(stages) as Stage[];

describe('a refused bet of classic', () => {
  it.each<[string, string | undefined, Stage, Partial<SharedBet<ClassicChoice>>]>([
    ['the first of a round', undefined, 'empty', {}],
    ['a second player', undefined, 'alone', {}],
    ['a player of the round again', undefined, 'countdown', { player: 'ann' }],
    ['bonus money', undefined, 'countdown', { account: 'bonus' }],
    ['another currency than the player’s first', '4', 'countdown', { player: 'ann', currencyId: 3 }],
    ['USDIC', '1', 'countdown', { account: 'usdicLocked', currencyId: 7 }],
    ['what is staked from the USDIC account', '1', 'countdown', { account: 'usdicLocked' }],
    ['USDIC while the round takes nothing', '1', 'drawing', { account: 'usdicLocked', currencyId: 7 }],
    ['one at the end of the countdown', '5', 'countdown', { at: 1150 }],
    ['one before the last event', '5', 'countdown', { at: 149 }],
    ['one at the end of a wait alone', '5', 'alone', { at: 2100 }],
    ['one while the ticket is drawn', '5', 'closed', { at: 1200 }],
    ['one while the reel runs', '5', 'drawing', { at: 1200 }],
    ['one after the result', '5', 'finished', { at: 1300 }],
    ['one after a void', '5', 'voided', { at: 2200 }],
    ['too little', '2', 'countdown', { stakeMinor: 99n }],
    ['too much', 'MAX_BET', 'countdown', { stakeMinor: 2_000_001n }],
  ])('is %s: %s', (_, code, stage, change) => {
    expect(classic.refusal(stages[stage]().state, betBy('cat', { at: 160, ...change }))).toBe(code);
  });

  it('is the fourth of a player: 3', () => {
    const round = new TestRound().bet('ann').bet('bob').bet('ann').bet('ann');
    expect(classic.refusal(round.state, betBy('ann'))).toBe('3');
    expect(classic.refusal(round.state, betBy('bob'))).toBeUndefined();
  });

  it('says that the game is off, whatever the state', () => {
    const round = new TestRound({ ...testConfig, enabled: false });
    expect(classic.refusal(round.state, betBy('ann'))).toBe('WAIT_CANCEL_ROUND');
    expect(classic.refusal(round.state, betBy('ann', { account: 'usdicLocked' }))).toBe('WAIT_CANCEL_ROUND');
  });

  it('is exactly one that the machine does not accept', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('ann', 'bob', 'cat'),
        fc.constantFrom(2, 3, 7),
        fc.constantFrom(1n, 99n, 100n, 2_000_000n, 2_000_001n),
        fc.integer({ min: 90, max: 2500 }),
        (stage, player, currencyId, stakeMinor, at) => {
          const round = stages[stage]();
          const bet = betBy(player, { id: 'x', currencyId, stakeMinor, at });
          const code = classic.refusal(round.state, bet);
          expect(round.accepts(sharedBetPlaced(bet))).toBe(code === undefined);
          if (code !== undefined) expect(Object.keys(classic.errors)).toContain(code);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the public view of classic', () => {
  it.each<[Stage, number]>([
    ['empty', 0],
    ['alone', 1],
    ['countdown', 2],
    ['closed', 2],
    ['drawing', 3],
    ['finished', 4],
    ['voided', 0],
  ])('numbers %s as %i', (stage, state) => {
    expect(classic.view(stages[stage]().state)).toMatchObject({ state });
  });

  it('shows one player and how long is left', () => {
    expect(classic.view(stages.alone().state)).toEqual({
      bank: 500,
      expire: 2100,
      expire_game: null,
      expire_max: 2,
      hash: testHash,
      state: 1,
      ticket: null,
      tickets: 500,
      winner: null,
    });
  });

  it('shows a running reel', () => {
    expect(classic.view(stages.drawing().state)).toEqual({
      bank: 1000,
      expire: 1150,
      expire_game: 1250,
      expire_max: 1,
      hash: testHash,
      state: 3,
      ticket: 501,
      tickets: 1000,
      winner: 'bob',
    });
  });

  it('has a final snapshot with its keys in order', () => {
    expect(classic.publicSnapshot(stages.finished().state)).toEqual({
      bankMinor: '1000',
      outcome: { betId: 'bet-1', player: 'bob', ticket: 501 },
      paidMinor: '950',
      state: 'finished',
    });
    const snapshot = classic.publicSnapshot(stages.finished().state);
    expect(Object.keys(snapshot)).toEqual(Object.keys(snapshot).toSorted());
    expect(Object.keys(snapshot['outcome'] ?? {})).toEqual(['betId', 'player', 'ticket']);
  });

  it('has a final snapshot of a void round', () => {
    const final = { bankMinor: '500', outcome: null, paidMinor: '0', state: 'voided' };
    expect(classic.publicSnapshot(stages.voided().state)).toEqual(final);
  });
});
