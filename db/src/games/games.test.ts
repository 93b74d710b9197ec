import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../core/pool.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { activeConfig, ensureConfig } from './game-configs.repository.ts';
import { idFrom } from '../core/sql.ts';
import { listLeaders } from './leaders.ts';
import { findRound, lastRoundAt, listBigWins, listRounds } from './rounds.ts';

/** Parts of an executed plan that tests look at. */
interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Runs what is asked of it, and notes how the database went about it. */
const explaining = (pool: Pool, plans: PlanNode[]): Queryable =>
  ({
    async query(text: string, values: unknown[]) {
      const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        values,
      );
      plans.push(...explained.rows.map((row) => row['QUERY PLAN'][0].Plan));
      return pool.query(text, values);
    },
  }) as Queryable;

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
});
afterAll(() => db.drop());

describe('the config of a game', () => {
  const ensure = (hash: string, game = 'wheel'): ReturnType<typeof ensureConfig> =>
    ensureConfig(db.pool, { game, hash, config: { hash }, at: 1 });

  it('is active from the first start, and stored once', async () => {
    const first = await ensure('a');
    expect(first).toMatchObject({ game: 'wheel', version: 1, hash: 'a', config: { hash: 'a' } });
    expect(await ensure('a')).toEqual(first);
    expect(await activeConfig(db.pool, 'wheel')).toEqual(first);
  });

  it('stays in force when a later program brings another default, which becomes a draft', async () => {
    expect(await ensure('b')).toMatchObject({ hash: 'a' });
    const { rows } = await db.pool.query(
      `SELECT version, hash, status, published_xid IS NULL AS unpublished FROM game_config WHERE game = 'wheel' ORDER BY version`,
    );
    expect(rows).toEqual([
      { version: 1, hash: 'a', status: 'active', unpublished: false },
      { version: 2, hash: 'b', status: 'draft', unpublished: true },
    ]);
  });

  it('is stored once when several processes start together', async () => {
    const configs = await Promise.all(Array.from({ length: 8 }, () => ensure('same', 'battle')));
    expect(new Set(configs.map(({ id }) => id)).size).toBe(1);
  });

  it('is missing for a game that has none', async () => {
    expect(await activeConfig(db.pool, 'nothing')).toBeUndefined();
  });
});

describe('rounds', () => {
  const play = async (who = player): Promise<string> => {
    const bet = await testBet(db.pool, who, { stakeMinor: 100n, payoutMinor: 190n });
    expect(await settleTestBet(db.pool, bet)).toMatchObject({ status: 'settled' });
    return bet.id;
  };

  it('are found with their player, their commitment and the balance that the bet left', async () => {
    const id = await play();
    const { serverSeedHash, clientSeed } = await player.seeds();
    const { balanceMinor } = await player.account('real');
    const found = await findRound(db.pool, id);
    await play();
    expect(await findRound(db.pool, id)).toEqual(found);
    expect(found).toMatchObject({
      balanceMinor,
      round: {
        id,
        game: 'dice',
        userId: player.userId,
        publicId: expect.stringMatching(/^[a-z2-7]{12}$/),
        isHidden: false,
        nonce: 0,
        clientSeed,
        commitment: serverSeedHash,
        accountKind: 'real',
        stakeMinor: 100n,
        payoutMinor: 190n,
        choice: { percent: 50, side: 'less' },
        outcome: { roll: 1234 },
        at: expect.any(Number),
      },
    });
    expect(await findRound(db.pool, randomUUIDv7())).toBeUndefined();
  });

  it('are listed newest first, page after page, without loss or repeat', async () => {
    const other = await createTestPlayer(db);
    const ids: string[] = [];
    for (const who of [player, other, player, other, player]) ids.push(await play(who));
    const listed: string[] = [];
    for (;;) {
      const page = await listRounds(db.pool, { game: 'dice', before: listed.at(-1), limit: 2 });
      if (page.length === 0) break;
      listed.push(...page.map(({ id }) => id));
    }
    expect(listed.slice(0, 5)).toEqual(ids.toReversed());
    expect(new Set(listed).size).toBe(listed.length);
    const otherRounds = await listRounds(db.pool, { userId: other.userId, limit: 10 });
    expect(otherRounds.map(({ id }) => id)).toEqual([ids[3], ids[1]]);
    expect(await listRounds(db.pool, { game: 'mines', limit: 10 })).toEqual([]);
    expect(await listBigWins(db.pool, 191n, 10)).toEqual([]);
    expect(await listBigWins(db.pool, 190n, 3)).toHaveLength(3);
  });

  it('give each game its leaders since a time by payout and by multiplier, a player once, none of the staff', async () => {
    const [one, two, staff] = [await createTestPlayer(db), await createTestPlayer(db), await createTestPlayer(db)];
    await db.owner.query(`UPDATE app_user SET roles = '{moderator}' WHERE id = $1`, [staff.userId]);
    const win = async (
      game: string,
      payoutMinor: bigint,
      { who = one, stakeMinor = 100n, accountKind = 'real' } = {},
    ): Promise<string> => {
      const bet = await testBet(db.pool, who, { payoutMinor, stakeMinor });
      await settleTestBet(db.pool, { ...bet, game, accountKind });
      return bet.id;
    };
    const since = Date.now();
    const before = await win('best', 900n);
    await db.owner.query('UPDATE round SET id = $2 WHERE id = $1', [before, idFrom(since - 1000)]);
    await win('best', 800n, { accountKind: 'usdicLocked' });
    await win('best', 5000n, { who: staff });
    const best = await win('best', 400n);
    await win('best', 400n);
    const often = await win('best', 30n, { stakeMinor: 2n });
    const second = await win('best', 350n, { who: two });
    await win('level', 100n); // the stake and no more
    const other = await win('other', 500n, { accountKind: 'bonus' });
    const ask = { since, solo: ['best', 'level', 'other'], shared: ['none'], places: 2 };
    const idsOf = async (board: 'payouts' | 'multipliers', game: string, places = 2): Promise<string[]> =>
      (await listLeaders(db.pool, { ...ask, places }))[board].filter((bet) => bet.game === game).map(({ id }) => id);
    expect(await idsOf('payouts', 'best')).toEqual([best, second]);
    expect(await idsOf('multipliers', 'best')).toEqual([often, second]);
    expect(await idsOf('multipliers', 'best', 1)).toEqual([often]);
    expect(await idsOf('payouts', 'other')).toEqual([other]);
    expect(await idsOf('payouts', 'level')).toEqual([]);
  });

  it('rounds of a rare game are read without those of a busy one', async () => {
    const bet = await testBet(db.pool, player);
    await db.owner.query(
      `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, at)
       SELECT ($1 || lpad(to_hex(i), 12, '0'))::uuid, CASE WHEN i % 2000 = 0 THEN 'rare' ELSE 'busy' END, $2, $3, 1000000 + i, 's', $4,
         'real', 1, 0, '{}', i
       FROM generate_series(1, 20000) i`,
      ['01900000-0000-7000-8000-', bet.userId, bet.seedPairId, bet.configId],
    );
    await db.owner.query('ANALYZE round');
    for (const before of [undefined, '01900000-0000-7000-8000-000000004000'])
      for (const game of ['rare', 'busy']) {
        const plans: PlanNode[] = [];
        await listRounds(explaining(db.pool, plans), { game, before, limit: 20 });
        const read = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'round');
        expect(read.length, game).toBeGreaterThan(0);
        for (const node of read) expect(node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)).toBeLessThan(50);
      }
  });

  it('tell when a player last bet', async () => {
    const newcomer = await createTestPlayer(db);
    expect(await lastRoundAt(db.pool, newcomer.userId)).toBe(0);
    const id = await play(newcomer);
    expect(await lastRoundAt(db.pool, newcomer.userId)).toBe((await findRound(db.pool, id))?.round.at);
  });
});
