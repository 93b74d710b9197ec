import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../core/transaction.ts';
import { playedSince } from '../features/limits/play-days.ts';
import { statsOf } from '../features/statistics/user-stats.repository.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { createTestPlayer, settleTestBet, testBet, testConfig, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from '../testing/index.ts';
import { drawFree, type TakenDraw } from './free-draws.ts';
import { listRounds } from './rounds.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

type Drawn = TakenDraw<{ ticket: string }, { nonce: number; prizeMinor: string }>;

/** Draws an outcome that shows the nonce it was drawn with. */
const take = async ({ userId }: TestPlayer, ticket: string, { at = 1000, fails = false } = {}): Promise<Drawn> => {
  const { id: configId } = await testConfig(db.pool, 'robbery');
  return inTransaction(db.pool, async (client) => {
    const drawn = await drawFree(client, {
      id: randomUUIDv7(),
      game: 'robbery',
      userId,
      configId,
      choice: { ticket },
      at,
      draw: ({ nonce }) => ({ nonce, prizeMinor: '100' }),
    });
    if (fails) throw new Error('the grant failed');
    return drawn;
  });
};

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe('a free draw', () => {
  it('takes a nonce each when a hundred race with bets', async () => {
    const player = await createTestPlayer(db);
    const bets = hundred.slice(0, 20).map(async () => settleTestBet(db.pool, await testBet(db.pool, player)));
    const drawn = await Promise.all(hundred.map((index) => take(player, `ticket-${index}`)));
    const settled = (await Promise.all(bets)).filter(({ status }) => status === 'settled').length;
    expect(new Set(drawn.map(({ outcome }) => outcome.nonce)).size).toBe(100);
    expect((await player.seeds()).nonce).toBe(100 + settled);
    expect(drawn.filter(({ isRepeated }) => isRepeated)).toEqual([]);
  });

  it('is drawn once per ticket when a hundred requests race', async () => {
    const player = await createTestPlayer(db);
    const drawn = await Promise.all(hundred.map(() => take(player, '2026-11-23')));
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(1);
    expect(drawn.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(drawn.every(({ outcome }) => outcome.nonce === 0)).toBe(true);
    expect((await player.seeds()).nonce).toBe(1);
  });

  it('is separate for each player with the same ticket', async () => {
    const [one, other] = [await createTestPlayer(db), await createTestPlayer(db)];
    expect((await take(one, 'same')).isRepeated).toBe(false);
    expect((await take(other, 'same')).isRepeated).toBe(false);
  });

  it('takes no nonce when its transaction fails', async () => {
    const player = await createTestPlayer(db);
    await expect(take(player, 'lost', { fails: true })).rejects.toThrow('the grant failed');
    expect((await player.seeds()).nonce).toBe(0);
    expect((await take(player, 'lost')).isRepeated).toBe(false);
  });

  it('continues with the next pair while seeds rotate', async () => {
    const player = await createTestPlayer(db);
    const drawn: Drawn[] = [];
    for (const index of hundred.slice(0, 10)) {
      const [each] = await Promise.all([
        take(player, `turn-${index}`, { at: 1000 - index }),
        rotateTestSeeds(db, player.userId, { at: 1000 }),
      ]);
      drawn.push(each);
    }
    expect(drawn).toHaveLength(10);
    expect(drawn.map(({ at }) => at)).toEqual(Array(10).fill(1000)); // round times never decrease
  });

  it('is not a bet: no stake, no turnover, no win, not among bets', async () => {
    const player = await createTestPlayer(db);
    await take(player, 'free');
    await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 300n, payoutMinor: 600n }));
    expect(await statsOf(db.pool, player.userId)).toMatchObject({
      totalBetMinor: 300n,
      totalGames: 1,
      maxWinMinor: 600n,
      maxCoef: 2,
    });
    expect(await playedSince(db.orm.em.fork(), player.userId, 86_400_001)).toEqual({
      stakedMinor: 300n,
      paidMinor: 600n,
    });
    const listed = await listRounds(db.pool, { userId: player.userId, limit: 10 });
    expect(listed.map(({ game }) => game)).toEqual(['dice']);
    expect(await listRounds(db.pool, { game: 'robbery', limit: 10 })).toEqual([]);
  });

  it('cannot be stored with a stake or payout or without a ticket, nor can a bet without a stake', async () => {
    const player = await createTestPlayer(db);
    const { id } = await take(player, 'kept');
    const copies = [
      `'none', 1, 0, '{"ticket":"a"}'`,
      `'none', 0, 1, '{"ticket":"a"}'`,
      `'none', 0, 0, '{}'`,
      `'real', 0, 0, '{"ticket":"a"}'`,
    ];
    for (const [index, values] of copies.entries())
      await expect(
        db.pool.query(
          `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
           SELECT uuidv7(), game, user_id, seed_pair_id, nonce + ${index + 1}, client_seed, config_id, ${values}, outcome, at
           FROM round WHERE id = $1`,
          [id],
        ),
      ).rejects.toThrow('round_amounts');
    await expect(
      db.pool.query(
        `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
         SELECT uuidv7(), game, user_id, seed_pair_id, 9, client_seed, config_id, account_kind, 0, 0, choice, outcome, at
         FROM round WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow('round_ticket');
  });

  it('keeps every law of the ledger', async () => {
    expect(await checkInvariants(db.pool)).toEqual([]);
  });
});
