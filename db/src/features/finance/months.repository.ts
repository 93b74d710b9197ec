import { hash } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { dayOf, dayStart, periodOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { withDeciders, type Deciders } from '../account/deciders.ts';
import { FinanceMonthEntity, type FinanceMonthRow } from './finance.entities.ts';

/** A month about to be proposed for closing. */
export type NewFinanceMonth = Pick<FinanceMonthRow, 'month' | 'hash' | 'authorId' | 'reason'> & { at: number };

/** The last day of a month. `month`: its first day. */
export const lastDayOf = (month: number): number => dayOf(periodOf('month', dayStart(month)).endsAt) - 1;

/** Days of a month that are not counted for good. */
export const openDays = async (client: Queryable, month: number): Promise<number> => {
  const { rows } = await client.query<{ days: number }>(
    `SELECT $2::int - $1::int + 1 - count(*)::int AS days FROM finance_count WHERE is_final AND day BETWEEN $1 AND $2`,
    [month, lastDayOf(month)],
  );
  return rows[0]?.days ?? 0;
};

/** Months with figures, the newest first. */
export const financeMonths = async (client: Queryable): Promise<number[]> => {
  const { rows } = await client.query<{ month: number }>(
    `SELECT DISTINCT date_trunc('month', date '1970-01-01' + day)::date - date '1970-01-01' AS month
     FROM finance_day WHERE dimension = 'all' ORDER BY 1 DESC`,
  );
  return rows.map(({ month }) => month);
};

/** Hash of all figures of a month, of its adjustments of earlier ones, and of the hash of the closed month before. */
export const hashMonth = async (client: Queryable, month: number): Promise<string> => {
  const { rows: before } = await client.query<{ hash: string }>(
    `SELECT hash FROM finance_month WHERE status = 'closed' AND month < $1 ORDER BY month DESC LIMIT 1`,
    [month],
  );
  const { rows } = await client.query<{ line: string }>(
    `SELECT concat_ws(' ', day, adjusts, dimension, to_json(value), staked, paid, bonuses, fees, partners, other, deposits, withdrawals,
       owed, players, first_deposits) AS line
     FROM finance_day WHERE day BETWEEN $1 AND $2 ORDER BY day, adjusts, dimension COLLATE "C", value COLLATE "C"`,
    [month, lastDayOf(month)],
  );
  return hash('sha256', [before[0]?.hash ?? '', ...rows.map(({ line }) => line)].join('\n'));
};

/** Proposals to close months, and what came of them. */
export const financeMonthRepository = (em: EntityManager) => ({
  /** The newest first, with who proposed and decided. */
  async list(): Promise<(FinanceMonthRow & Deciders)[]> {
    return withDeciders(
      em,
      await em.find(FinanceMonthEntity, {}, { orderBy: { id: 'desc' }, limit: 200, refresh: true }),
    );
  },
  lock: (id: number): Promise<FinanceMonthRow | null> =>
    em.findOne(FinanceMonthEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
  /** The waiting or closed row of a month. */
  standing: (month: number): Promise<FinanceMonthRow | null> =>
    em.findOne(FinanceMonthEntity, { month, status: { $ne: 'rejected' } }, { refresh: true }),
  propose: ({ at, ...row }: NewFinanceMonth): Promise<number> =>
    em.insert(FinanceMonthEntity, { ...row, status: 'proposed', decision: '', createdAt: at }),
  async decide(
    id: number,
    change: Pick<FinanceMonthRow, 'status' | 'deciderId' | 'decision' | 'decidedAt'>,
  ): Promise<void> {
    await em.nativeUpdate(FinanceMonthEntity, { id, status: 'proposed' }, change);
  },
});
