import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { dayOf, dayStart, periodOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import { FinanceCountEntity, FinanceMonthEntity, type FinanceCountRow } from './finance.entities.ts';
import { dayMoments, partsSql, placesSql } from './ledger-parts.ts';

/** A day is final so long after its end: whatever was booked on it has been committed by then. */
const FINAL_AFTER_MS = 10 * 60_000;

const dayValues = (day: number): [number, number, number] => [...dayMoments(day), day];

const figures = ['staked', 'paid', 'bonuses', 'fees', 'partners', 'other', 'deposits', 'withdrawals', 'owed'] as const;
const sumOf = (figure: string): string =>
  figure === 'staked' || figure === 'paid'
    ? `coalesce(sum(p.${figure}), 0)::bigint AS ${figure}`
    : `coalesce(sum(p.amount) FILTER (WHERE p.figure = '${figure}'), 0)::bigint AS ${figure}`;

/** SQL of a day's sums by dimension and value, from the ledger. */
const sumsSql = `
WITH ${partsSql}, sums AS MATERIALIZED (
  SELECT p.user_id, p.game, p.provider, ${figures.map(sumOf).join(', ')} FROM counted p GROUP BY 1, 2, 3
)
SELECT place.dimension, place.value, ${figures.map((name) => `sum(s.${name})::bigint AS ${name}`).join(', ')},
  count(DISTINCT s.user_id) FILTER (WHERE s.staked > 0)::int AS players,
  count(DISTINCT s.user_id) FILTER (WHERE s.deposits > 0 AND f.first_deposit_day = $3)::int AS first_deposits
FROM sums s ${placesSql('s')}
WHERE place.value IS NOT NULL GROUP BY 1, 2`;

// The currency and country that a player has when first counted stay: a later choice moves no figure of a day that is over.
const playersSql = `
INSERT INTO finance_player (user_id, currency, country)
SELECT u.id, c.code, coalesce((SELECT s.country FROM session s WHERE s.user_id = u.id ORDER BY s.created_at DESC LIMIT 1), '')
FROM app_user u JOIN currency c ON c.id = u.target_currency_id
WHERE u.id IN (
  SELECT a.user_id FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
    JOIN ledger_account a ON a.id = e.account_id WHERE t.at >= $1 AND t.at < $2 AND a.user_id IS NOT NULL)
ON CONFLICT (user_id) DO NOTHING`;

const firstDepositsSql = `
UPDATE finance_player f SET first_deposit_day = $3 FROM (
  SELECT DISTINCT a.user_id FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
    JOIN ledger_account a ON a.id = e.account_id
  WHERE t.at >= $1 AND t.at < $2 AND t.kind = 'deposit.credit' AND a.user_id IS NOT NULL
) d WHERE f.user_id = d.user_id AND (f.first_deposit_day IS NULL OR f.first_deposit_day > $3)`;

const all = [...figures, 'players', 'first_deposits'];
const columns = `dimension, value, ${figures.join(', ')}, players, first_deposits`;

const earned = ['staked', 'paid', 'bonuses', 'fees', 'partners', 'other'] as const;

const playersOfDaySql = `
WITH ${partsSql}
INSERT INTO finance_player_day (user_id, day, ${earned.join(', ')})
SELECT p.user_id, $3::int, ${earned.map(sumOf).join(', ')} FROM counted p WHERE p.user_id IS NOT NULL GROUP BY 1`;

const activeSql = `
INSERT INTO finance_active (day, user_id) SELECT day, user_id FROM finance_player_day WHERE day = $1 AND staked > 0`;

const countPlayersOf = async (client: Queryable, day: number): Promise<void> => {
  await client.query('DELETE FROM finance_player_day WHERE day = $1', [day]);
  await client.query(playersOfDaySql, dayValues(day));
};

const count = async (client: Queryable, day: number, at: number): Promise<void> => {
  const values = dayValues(day);
  await client.query(playersSql, values.slice(0, 2));
  await client.query(firstDepositsSql, values);
  await client.query('DELETE FROM finance_day WHERE day = $1 AND adjusts = 0', [day]);
  await client.query('DELETE FROM finance_active WHERE day = $1', [day]);
  await client.query(
    `INSERT INTO finance_day (day, adjusts, ${columns}) SELECT $3, 0, ${columns} FROM (${sumsSql}) s`,
    values,
  );
  await countPlayersOf(client, day);
  await client.query(activeSql, [day]);
  await client.query(
    `INSERT INTO finance_count (day, at, is_final, has_players) VALUES ($1, $2, $3, true)
     ON CONFLICT (day) DO UPDATE SET at = excluded.at, is_final = excluded.is_final, has_players = true`,
    [day, at, at >= dayStart(day + 1) + FINAL_AFTER_MS],
  );
};

/** Counting and closing take turns: no figure changes while a month is hashed. */
export const lockFinance = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('finance'))`);
};

/** Counts a day from the ledger, whatever was counted before. Days of closed months refuse it. */
export const countDay = (pool: Pool, day: number, at: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockFinance(client);
    await count(client, day, at);
  });

/**
 * Counts players of days that were counted before players were, the oldest first, also in closed months: what a player's page
 * sums is not frozen. Returns how many days it counted, at most `limit`.
 */
export const countPlayers = (pool: Pool, limit: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    await lockFinance(client);
    const { rows } = await client.query<{ day: number }>(
      'SELECT day FROM finance_count WHERE NOT has_players ORDER BY day LIMIT $1',
      [limit],
    );
    for (const { day } of rows) {
      await countPlayersOf(client, day);
      await client.query('UPDATE finance_count SET has_players = true WHERE day = $1', [day]);
    }
    return rows.length;
  });

/** The first day with anything in the ledger; undefined while it is empty. */
const firstDay = async (client: Queryable): Promise<number | undefined> => {
  const { rows } = await client.query<{ at: string | null }>('SELECT min(at) AS at FROM ledger_transaction');
  return rows[0]?.at == null ? undefined : dayOf(Number(rows[0].at));
};

/** Days up to now that are not counted for good, the oldest first. At most `limit`. */
export const daysToCount = async (client: Queryable, at: number, limit: number): Promise<number[]> => {
  const { rows: counted } = await client.query<{ last: number | null }>(
    'SELECT max(day) AS last FROM finance_count WHERE is_final',
  );
  const first = counted[0]?.last == null ? await firstDay(client) : counted[0].last + 1;
  if (first === undefined) return [];
  const days = dayOf(at) - first + 1;
  return Array.from({ length: Math.min(Math.max(days, 0), limit) }, (_, step) => first + step);
};

/** Counted days whose sums differ from what the ledger says now; there should be none. */
export const differingDays = async (
  client: Queryable,
  { from, to }: { from: number; to: number },
): Promise<number[]> => {
  const differing: number[] = [];
  for (let day = from; day <= to; day += 1) {
    const { rows } = await client.query(
      `SELECT FROM (SELECT ${columns} FROM finance_day WHERE day = $3 AND adjusts = 0) d
         FULL JOIN (${sumsSql}) s USING (dimension, value)
       WHERE ${all.map((name) => `d.${name} IS DISTINCT FROM s.${name}`).join(' OR ')} LIMIT 1`,
      dayValues(day),
    );
    if (rows.length > 0) differing.push(day);
  }
  return differing;
};

/**
 * Books what the ledger says of a closed month beyond its frozen figures and earlier adjustments on an open day, so that sums
 * over all days are the ledger's. Returns how many rows it added.
 */
export const adjustMonth = (pool: Pool, month: number, at: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    await lockFinance(client);
    const { endsAt } = periodOf('month', dayStart(month));
    const day = dayOf(at);
    const recounted: string[] = [];
    for (let counted = month; counted < dayOf(endsAt); counted += 1) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT to_jsonb(s)::text AS row FROM (${sumsSql}) s`,
        dayValues(counted),
      );
      recounted.push(...rows.map(({ row }) => row));
    }
    const { rowCount } = await client.query(
      `INSERT INTO finance_day (day, adjusts, ${columns})
       SELECT $1, $2, dimension, value, ${all.map((name) => `sum(${name})`).join(', ')} FROM (
         SELECT ${columns} FROM jsonb_populate_recordset(NULL::finance_day, $4::jsonb)
         UNION ALL
         SELECT dimension, value, ${all.map((name) => `-${name}`).join(', ')}
         FROM finance_day WHERE (day >= $2 AND day < $3 AND adjusts = 0) OR adjusts = $2
       ) x GROUP BY dimension, value
       HAVING ${figures.map((name) => `sum(${name}) <> 0`).join(' OR ')}
       ON CONFLICT (day, adjusts, dimension, value) DO UPDATE SET
         ${all.map((name) => `${name} = finance_day.${name} + excluded.${name}`).join(', ')}`,
      [day, month, dayOf(endsAt), `[${recounted.join(',')}]`],
    );
    if (rowCount) for (let late = month; late < dayOf(endsAt); late += 1) await countPlayersOf(client, late);
    return rowCount ?? 0;
  });

/** Days that have been counted, and closed months. */
export const financeCounts = (em: EntityManager) => ({
  last: (): Promise<FinanceCountRow | null> =>
    em.findOne(FinanceCountEntity, { day: { $gte: 0 } }, { orderBy: { day: 'desc' }, refresh: true }),
  closedMonths: async (): Promise<number[]> =>
    (await em.find(FinanceMonthEntity, { status: 'closed' }, { orderBy: { month: 'asc' }, refresh: true })).map(
      ({ month }) => month,
    ),
});
