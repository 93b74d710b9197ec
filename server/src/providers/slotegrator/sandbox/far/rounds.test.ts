import { expect, it } from 'vitest';
import { titles } from '../catalogue.ts';
import { createLiveTitles } from './catalogue-changes.ts';
import { createOutbox } from './outbox.ts';
import { openRecords, type Round } from './records.ts';
import { createRounds } from './rounds.ts';
import { openStore } from './store.ts';

const gameUuid = titles.find(({ mechanic }) => mechanic === 'blackjack')?.uuid ?? '';

/** The simulator after a crash, with a casino that accepts everything. */
const openAfterCrash = (left: Partial<Round>) => {
  const store = openStore();
  const records = openRecords(store, () => 100_000);
  const sent: string[] = [];
  const outbox = createOutbox(records, {
    send: async (fields) => {
      sent.push(`${fields['action']} ${fields['bet_transaction_id'] ?? fields['transaction_id']}`);
      return { balance: 1, transaction_id: 'own' };
    },
  });
  const session = { playerId: '1', currency: 'USD', sessionId: 's', gameUuid, token: 't', language: 'en' };
  records.putSession({ ...session, isDemo: false, balanceMinor: 0, openedAt: 1 });
  const round = { id: 'r', token: 't', stakeMinor: 100, wonMinor: 0, step: 0, at: 1, status: 'on' as const, bets: [] };
  records.putRound({ ...round, ...left });
  return {
    sent,
    outbox,
    records,
    rounds: createRounds({ records, outbox, titles: createLiveTitles(store), secret: 's' }),
  };
};

it('refunds a stake when its process ended before the casino’s answer', async () => {
  const bets = [{ minor: 100, isTaken: false }];
  const { sent, outbox, records, rounds } = openAfterCrash({ status: 'betting', dueAt: 60_001, bets });
  await rounds.endDue();
  await rounds.endDue();
  await outbox.deliverDue();
  expect(sent).toEqual(['refund r-bet-0']);
  expect(records.round('r')?.status).toBe('void');
});

it('refunds an additional stake of that moment, and leaves the hand unchanged', async () => {
  const bets = [
    { minor: 100, isTaken: true },
    { minor: 100, isTaken: false },
  ];
  const { sent, outbox, records, rounds } = openAfterCrash({ step: 1, bets });
  rounds.recover();
  rounds.recover();
  await outbox.deliverDue();
  expect(sent).toEqual(['refund r-bet-1']);
  expect(records.round('r')?.status).toBe('on');
});

it('stands on a hand that was left', async () => {
  const card = (rank: number) => ({ rank, suit: 0 });
  const facts = { player: [card(10), card(9)], dealer: [card(10), card(8)], isDoubled: false, isOver: false };
  const bets = [{ minor: 100, isTaken: true }];
  const { sent, records, rounds } = openAfterCrash({ step: 1, bets, facts, dueAt: 99_000 });
  await rounds.endDue();
  await rounds.endDue();
  expect(records.round('r')).toMatchObject({ status: 'over', wonMinor: 200 });
  expect(sent).toEqual(['win r-win']);
});
