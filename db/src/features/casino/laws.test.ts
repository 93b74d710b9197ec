import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf, houseAccountId } from '../../ledger/accounts.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { corruptibleLedger, type Law } from '../../testing/corrupted-ledger.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { statsOf } from '../statistics/user-stats.repository.ts';
import { importGames } from './import-games.ts';
import { openSlotSession } from './sessions.ts';
import { undoSlotMoves } from './undo.ts';
import { walletSession, type WalletSession } from './wallet-session.ts';
import { moveSlotMoney, type WalletMove } from './wallet.ts';

let db: TestDatabase;
let player: TestPlayer;
let session: WalletSession;
let house: bigint;

const move = (action: 'bet' | 'win', sentRound: string, amountMinor: bigint): WalletMove => ({
  sentId: randomUUID(),
  action,
  type: action,
  sentRound,
  amountMinor,
  sentMinor: amountMinor,
  requestHash: Buffer.from('x'),
  ends: action === 'win',
  saysOpen: false,
  at: Date.now(),
});

beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db.pool);
  house = await houseAccountId(db.pool, 'house.providers');
  const game = {
    title: 'Game',
    provider: 'House',
    category: 'slots',
    kind: 'slots',
    image: '',
    rtpHundredths: null,
  } as const;
  const fits = { onDesktop: true, onMobile: true, hasLobby: false, phoneIdentifier: null, pictureSource: null };
  await importGames(db.pool, [{ identifier: 'g1', ...game, ...fits }], Date.now());
  const { rows } = await db.pool.query<{ id: bigint }>('SELECT id FROM provider_game');
  const { id } = await openSlotSession(db.pool, {
    userId: player.userId,
    gameId: rows[0]?.id ?? 0n,
    sentGame: 'g1',
    accountKind: 'real',
    accountId: (await accountOf(db.pool, player.userId, 'real')).id,
    currencyId: 2,
    currency: 'RUB',
    courseMicro: 1_000_000n,
    at: Date.now(),
  });
  const found = await walletSession(db.pool, id, 'r1');
  if (!found) throw new Error('the session is not there');
  session = found;
  const undone = move('bet', 'r2', 300n);
  for (const each of [move('bet', 'r1', 500n), move('win', 'r1', 200n), undone])
    await moveSlotMoney(db.pool, session, each, house);
  await undoSlotMoves(db.pool, {
    sentId: randomUUID(),
    action: 'refund',
    type: 'bet',
    userId: player.userId,
    sentMinor: 300n,
    requestHash: Buffer.from('x'),
    undone: [{ sentId: undone.sentId, action: 'bet', type: 'bet', sentMinor: 300n }],
    houseAccountId: house,
    at: Date.now(),
  });
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
