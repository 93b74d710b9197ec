import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { idFrom } from '../core/sql.ts';
import { playedSharedBets, playedSoloBets } from './played-bets.repository.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
});
afterAll(() => db.drop());
beforeEach(() => db.owner.query('TRUNCATE round, shared_bet'));

const solo = async (choice: object, stakeMinor: bigint, payoutMinor = 0n, accountKind = 'real'): Promise<string> => {
  const bet = await testBet(db.pool, player, { stakeMinor, payoutMinor });
  await settleTestBet(db.pool, { ...bet, choice: JSON.stringify(choice), accountKind });
  return bet.id;
};

/** A bet of a shared round as it stands when the round is over; payout null: the round was void. */
const shared = (round: string, seq: number, choice: object, stake: number, payout: number | null = 0, kind = 'real') =>
  db.owner.query(
    `INSERT INTO shared_bet (id, round_id, seq, game, user_id, account_kind, account_id, currency_id, stake, payout, choice, client_seed, at)
     VALUES ($1, $2, $3, 'battle', $4, $5, 1, 1, $6, $7, $8, '', 0)`,
    [randomUUIDv7(), round, seq, player.userId, kind, stake, payout, JSON.stringify(choice)],
  );

describe('played solo bets', () => {
  const less = { percentBp: 4713, side: 'less' };

  it('are counted by choice and result, in base money, of the game and the time', async () => {
    await solo(less, 100n);
    await solo(less, 300n);
    await solo(less, 200n, 400n, 'bonus');
    await solo(less, 200n, 0n, 'usdicLocked');
    const old = await solo(less, 100n);
    await db.owner.query('UPDATE round SET id = $2 WHERE id = $1', [old, idFrom(1000)]);
    const question = { game: 'dice', since: Date.now() - 60_000, most: 100 };
    const kind = { choice: less, opened: 0, isFirst: true, betsOfRound: 1, share: 1, sideShare: 1 };
    expect(await playedSoloBets(db.pool, question)).toEqual({
      bets: 3,
      oldestAt: expect.any(Number),
      kinds: [
        { ...kind, isPaid: false, count: 2, stakeMinor: 400 },
        { ...kind, isPaid: true, count: 1, stakeMinor: 200 },
      ],
    });
    expect((await playedSoloBets(db.pool, { ...question, since: 0 })).bets).toBe(4);
    const last = await playedSoloBets(db.pool, { ...question, most: 1 });
    expect([last.bets, last.kinds[0]?.stakeMinor]).toEqual([1, 200]);
    expect(await playedSoloBets(db.pool, { ...question, game: 'mines' })).toEqual({ bets: 0, kinds: [] });
  });

  it('say how many cells were opened before a win was taken, and nothing of an open round', async () => {
    const move = { isMine: false, sectorKey: 1 };
    for (const moves of [[move, move, { take: true }], [move, { isMine: true, sectorKey: 2 }], [move]]) {
      const id = await solo({ minesLength: 3 }, 100n);
      await db.owner.query(`UPDATE round SET game = 'mines', moves = $2 WHERE id = $1`, [id, JSON.stringify(moves)]);
    }
    const open = await solo({ minesLength: 3 }, 100n);
    await db.owner.query(`UPDATE round SET game = 'mines', settled_xid = NULL, outcome = NULL WHERE id = $1`, [open]);
    const { bets, kinds } = await playedSoloBets(db.pool, { game: 'mines', since: 0, most: 100 });
    expect(bets).toBe(3);
    expect(kinds.map(({ opened, count }) => [opened, count]).toSorted()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('played bets of shared rounds', () => {
  it('say what stood beside them, whatever account it came from', async () => {
    const [one, other, voided] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
    await shared(one, 1, { team: 'red' }, 100, 195);
    await shared(one, 2, { team: 'blue' }, 100);
    await shared(other, 1, { team: 'red' }, 100, 0, 'usdicLocked');
    await shared(other, 3, { team: 'blue' }, 600, 700);
    await shared(other, 4, { team: 'blue' }, 300, 350);
    await shared(voided, 1, { team: 'red' }, 100, null);
    const { bets, kinds } = await playedSharedBets(db.pool, { game: 'battle', since: 0, most: 100 });
    expect(bets).toBe(4);
    const kind = { opened: 0, count: 1 };
    const pair = { ...kind, betsOfRound: 2, share: 0.5, sideShare: 0.5, stakeMinor: 100 };
    const great = { ...kind, betsOfRound: 3, sideShare: 0.9, choice: { team: 'blue' }, isPaid: true, isFirst: false };
    expect(kinds).toHaveLength(4);
    expect(kinds).toEqual(
      expect.arrayContaining([
        { ...pair, choice: { team: 'red' }, isPaid: true, isFirst: true },
        { ...pair, choice: { team: 'blue' }, isPaid: false, isFirst: false },
        { ...great, share: 0.6, stakeMinor: 600 },
        { ...great, share: 0.3, stakeMinor: 300 },
      ]),
    );
    expect(await playedSharedBets(db.pool, { game: 'wheel', since: 0, most: 100 })).toEqual({ bets: 0, kinds: [] });
  });
});
