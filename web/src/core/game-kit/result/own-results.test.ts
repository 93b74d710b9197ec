import type { PublicUser, SharedRound } from 'server/contract';
import { describe, expect, test } from 'vitest';
import { betsByPlayer } from '../round/players.tsx';
import { ownResult } from './own-results.ts';
import type { PublicBet } from '../round/crowd.ts';

const bet = (betId: string, player: string, stakeMinor: string): PublicBet => ({
  betId,
  player,
  stakeMinor,
  choice: {},
  currencyId: 2,
  at: 1,
});

const bets = [bet('1', 'ann', '100'), bet('2', 'bob', '300'), bet('3', 'ann', '250')];
const round = { roundId: 'a' } as SharedRound;
const mine = bets.map((each, index) => ({ ...each, index })).filter(({ player }) => player === 'ann');
const at = { at: 1, bets, payoutsMinor: ['190', '0', '0'] };

describe("a player's result of a shared round", () => {
  test('sums up what their own bets were paid', () => {
    expect(ownResult({ round, mine, over: 'settled', snapshot: { value: 'result', context: at } })).toMatchObject({
      kind: 'settled',
      stakeMinor: 350n,
      payoutMinor: 190n,
      bets: [{ payoutMinor: 190n }, { payoutMinor: 0n }],
    });
  });

  test('is the stakes of a void round', () => {
    const snapshot = { value: 'voided', context: { ...at, payoutsMinor: null } };
    expect(ownResult({ round, mine, over: 'voided', snapshot })).toMatchObject({ kind: 'voided', payoutMinor: 350n });
  });

  test('is none before the end and for who did not bet', () => {
    const snapshot = { value: 'spinning', context: at };
    expect(ownResult({ round, mine, over: undefined, snapshot })).toBeUndefined();
    expect(ownResult({ round, mine: [], over: 'settled', snapshot })).toBeUndefined();
  });
});

test('bets are gathered by player, the greatest stake first', () => {
  const bob: PublicUser = { id: 'bob', nick: 'Bob', avatar: 'avatar-2', compointStatus: 3 };
  const rows = betsByPlayer([...bets, bet('4', 'cid', '300')], new Map([['bob', bob]]));
  expect(rows.map(({ key, user, amountMinor }) => [key, user?.nick, amountMinor])).toEqual([
    ['ann', undefined, 350n],
    ['bob', 'Bob', 300n],
    ['cid', undefined, 300n],
  ]);
});
