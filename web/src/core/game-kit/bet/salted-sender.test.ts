import type { AnySharedGame } from 'games-engine';
import { battle } from 'games-engine/battle';
import { classic } from 'games-engine/classic';
import { coinflip } from 'games-engine/coinflip';
import { wheel } from 'games-engine/wheel';
import type { BetReceipt, PlacedBet } from 'server/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { NotedReceipt } from '../../evidence/evidence-judge.ts';
import { keptReceipt } from '../../evidence/evidence.ts';
import type { AskedBet } from '../../evidence/note-evidence.ts';
import type { BetSender } from './sender.ts';
import { createStore } from '../../store/store.ts';
import { saltedSender, type Salted } from './salted-sender.ts';

const noted: NotedReceipt[] = [];
vi.mock('../../evidence/evidence-keeper.ts', () => ({ keepReceipt: (receipt: NotedReceipt) => noted.push(receipt) }));
vi.mock('../../session/session.ts', () => ({ currentSession: () => ({ profile: { profileID: 'player' } }) }));
vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
vi.mock('../../connection/connection.ts', () => ({ serverNow: () => 0 }));
afterEach(() => void noted.splice(0));

const ROUND = { roundId: 'round', hash: 'c'.repeat(64), isSigned: true, bets: 2, maxBets: 3 };

interface Payload {
  bet: number;
}

/** A house that answers a bet with its receipt, and may change anything of it. */
const houseOf = (game: AnySharedGame, change: Partial<BetReceipt>): BetSender<Salted<Payload>, PlacedBet> => ({
  store: createStore({ pending: false, recovering: false, problem: undefined }),
  reset: () => undefined,
  send: ({ salt, ...payload }) => {
    const { bets, hash: commitment, roundId } = ROUND;
    const choice = game.choiceWord(payload);
    const bet = { betId: 'bet', roundId, stakeMinor: String(payload.bet), commitment, choice, salt, at: 5 };
    const receipt = { game: game.id, ...bet, player: 'player', place: bets + 1, signature: '', ...change };
    const { betId, stakeMinor, at, roundId: answered } = receipt;
    const answer = {
      success: true,
      betId,
      roundId: answered,
      stakeMinor: Number(stakeMinor),
      balance: 0,
      at,
      receipt,
    } as const;
    return Promise.resolve({ kind: 'answered', answer });
  },
});

/** Fault in the receipt of a bet; it is signed by no key, so a receipt of the sent bet is `unsigned`. */
const faultOf = async (game: AnySharedGame, payload: Payload, change: Partial<BetReceipt>) => {
  const ask = (asked: Payload): AskedBet => ({
    round: ROUND,
    choice: game.choiceWord(asked),
    stakeMinor: BigInt(asked.bet),
  });
  await saltedSender(houseOf(game, change), game.id, ask).send(payload);
  await vi.dynamicImportSettled();
  const [{ receipt, sent } = { receipt: undefined, sent: undefined }] = noted;
  return receipt && sent && keptReceipt(receipt, sent, { at: 0, key: '' }).fault;
};

describe.each([
  [battle, { bet: 1000, team: 'red' }, 'blue'],
  [wheel, { bet: 1000, sector: 1 }, '2'],
  [coinflip, { bet: 1000, side: 'heads' }, 'tails'],
  [classic, { bet: 1000 }, 'red'],
] as const)('a receipt of $id', (game, payload, choice) => {
  test('a receipt of the sent bet lacks nothing but its signature', async () => {
    expect(await faultOf(game, payload, {})).toBe('unsigned');
  });

  test.each<Partial<BetReceipt>>([
    { game: 'other' },
    { roundId: 'other' },
    { commitment: 'd'.repeat(64) },
    { place: 2 },
    { place: 4 },
    { player: 'other' },
    { stakeMinor: '999' },
    { choice },
    { salt: 'ab'.repeat(16) },
  ])('a receipt that was altered to %o is of another bet', async (change) => {
    expect(await faultOf(game, payload, change)).toBe('other');
  });
});
