import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../ledger/invariants.ts';
import { corruptibleLedger, type Law } from '../../testing/corrupted-ledger.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { TestSlots } from '../../testing/slot-fixtures.ts';
import { statsOf } from '../statistics/user-stats.repository.ts';

let db: TestDatabase;
let player: TestPlayer;

beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  const slots = await TestSlots.open(db.pool, player);
  await slots.move('bet', { round: 'r1', amountMinor: 500n });
  await slots.move('win', { round: 'r1', amountMinor: 200n });
  await slots.move('bet', { round: 'r2', sentId: 'undone', amountMinor: 300n });
  await slots.refund('undone', 300n);
  await statsOf(db.pool, player.userId);
});
afterAll(() => db.drop());

const { corrupt, breachOf } = corruptibleLedger(() => db);

describe('the laws of provider games', () => {
  it('hold after play', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });

  it.each<[what: string, law: Law, sql: string]>([
    [
      'a bet that says more than it took',
      'every transaction of a provider moves what it says, and nothing else moves for provider games',
      `UPDATE slot_transaction SET amount = amount + 1 WHERE action = 'bet' AND undone_by IS NULL`,
    ],
    [
      'money that no provider has moved',
      'every transaction of a provider moves what it says, and nothing else moves for provider games',
      `UPDATE ledger_transaction SET kind = 'slots.win' WHERE kind = 'demo.credit'`,
    ],
    [
      'a round that says it paid more',
      'every round of a provider is what its transactions come to',
      `UPDATE slot_round SET payout = payout + 1 WHERE stake > 0`,
    ],
    [
      'a bet that nobody has taken back',
      'what a provider takes back is named by a refund or a rollback, and nothing it has named stands',
      `UPDATE slot_transaction SET undone_by = id WHERE action = 'win'`,
    ],
    [
      'a refund whose bet stands',
      'what a provider takes back is named by a refund or a rollback, and nothing it has named stands',
      `UPDATE slot_transaction SET undone_by = NULL`,
    ],
    [
      'a round that is counted twice',
      'every settled round of a provider is counted once',
      `INSERT INTO slot_tally (round_id, user_id, account_kind, counts, stake, payout, games, win, at)
       SELECT round_id, user_id, account_kind, counts, stake, payout, games, win, at FROM slot_tally`,
    ],
    [
      'a counter that is ahead',
      'every settled round of a provider is counted once',
      `UPDATE user_stats SET total_bet = total_bet + 1`,
    ],
  ])('find %s', async (_what, law, sql) => {
    await corrupt(sql);
    expect(await breachOf(law)).toMatchObject({ invariant: law, count: expect.any(Number) });
  });
});
