import type { Queryable } from '../../core/pool.ts';
import type { EarningParts } from './earnings.ts';
import type { Dimension } from './finance.entities.ts';

/** Sums of a time. Base hundredths; what the house gains is above zero. */
export interface FinanceSums extends EarningParts {
  deposits: bigint;
  withdrawals: bigint;
  owed: bigint; // growth of what players own
  players: number; // each once a day
  firstDeposits: number;
}

/** Prefix of the values of provider games, and of their providers. */
export const OF_PROVIDERS = 'slots:';

/** Days: the last one included. 0 is 1 January 1970. */
export interface FinanceRange {
  from: number;
  to: number;
}

const money = ['staked', 'paid', 'bonuses', 'fees', 'partners', 'other', 'deposits', 'withdrawals', 'owed'] as const;
const sums = `${money.map((name) => `coalesce(sum(d.${name}), 0)::bigint AS ${name}`).join(', ')},
  coalesce(sum(d.players), 0)::int AS players, coalesce(sum(d.first_deposits), 0)::int AS "firstDeposits"`;

/** Days with figures of the house, or of one value of a dimension; adjustments of closed months are among them. */
export const financeDays = async (
  client: Queryable,
  { from, to }: FinanceRange,
  { dimension, value }: { dimension: Dimension; value: string } = { dimension: 'all', value: '' },
): Promise<(FinanceSums & { day: number })[]> => {
  const { rows } = await client.query<FinanceSums & { day: number }>(
    `SELECT d.day, ${sums} FROM finance_day d WHERE d.dimension = $3 AND d.value = $4 AND d.day BETWEEN $1 AND $2
     GROUP BY d.day ORDER BY d.day`,
    [from, to, dimension, value],
  );
  return rows;
};

/** A value of a dimension on a day. */
export interface FinanceDayValue extends FinanceSums {
  day: number;
  value: string;
}

/** Every value of a dimension on every day of a time on which it has figures. */
export const financeDaysBy = async (
  client: Queryable,
  { from, to }: FinanceRange,
  dimension: Dimension,
): Promise<FinanceDayValue[]> => {
  const { rows } = await client.query<FinanceDayValue>(
    `SELECT d.day, d.value, ${sums} FROM finance_day d WHERE d.dimension = $3 AND d.day BETWEEN $1 AND $2
     GROUP BY d.day, d.value ORDER BY d.day, d.value`,
    [from, to, dimension],
  );
  return rows;
};

/** A value of a dimension over a time. */
export interface FinanceShare extends FinanceSums {
  value: string;
  name: string | null; // null: the value is its own name
}

const nameSql = `
  CASE WHEN $3 = 'game' AND d.value LIKE 'slots:%' THEN (SELECT g.title FROM provider_game g WHERE g.id = substring(d.value FROM '\\d+$')::bigint)
    WHEN $3 = 'provider' AND d.value LIKE 'slots:%' THEN (SELECT p.title FROM provider p WHERE p.id = substring(d.value FROM '\\d+$')::bigint)
    WHEN $3 = 'partner' AND d.value <> '' THEN (SELECT u.nick FROM app_user u WHERE u.id = d.value::bigint) END`;

/** Sums by value of a dimension, the greatest win of the house first. */
export const financeShares = async (
  client: Queryable,
  { from, to }: FinanceRange,
  dimension: Dimension,
): Promise<FinanceShare[]> => {
  const { rows } = await client.query<FinanceShare>(
    `SELECT d.value, ${nameSql} AS name, ${sums} FROM finance_day d
     WHERE d.dimension = $3 AND d.day BETWEEN $1 AND $2 GROUP BY d.value ORDER BY sum(d.staked - d.paid) DESC, d.value`,
    [from, to, dimension],
  );
  return rows;
};

/** Players with a bet booked in a time, each once. */
export const activePlayers = async (client: Queryable, { from, to }: FinanceRange): Promise<number> => {
  const { rows } = await client.query<{ players: number }>(
    `SELECT count(DISTINCT a.user_id)::int AS players FROM finance_active a JOIN app_user u ON u.id = a.user_id
     WHERE a.day BETWEEN $1 AND $2 AND u.roles = '{}'`,
    [from, to],
  );
  return rows[0]?.players ?? 0;
};

/** The house's debt to players at the end of a day: real and bonus money, stakes and withdrawals on hold among it. */
export const owedAt = async (client: Queryable, day: number): Promise<bigint> => {
  const { rows } = await client.query<{ owed: bigint }>(
    `SELECT coalesce(sum(owed), 0)::bigint AS owed FROM finance_day WHERE dimension = 'all' AND day <= $1`,
    [day],
  );
  return rows[0]?.owed ?? 0n;
};

/** A correction of a closed month, on the open day that it was booked on. */
export interface FinanceAdjustment extends FinanceSums {
  day: number;
  month: number; // first day of the closed month
}

/** Corrections of closed months that were booked in a time. */
export const financeAdjustments = async (
  client: Queryable,
  { from, to }: FinanceRange,
): Promise<FinanceAdjustment[]> => {
  const { rows } = await client.query<FinanceAdjustment>(
    `SELECT d.day, d.adjusts AS month, ${sums} FROM finance_day d
     WHERE d.dimension = 'all' AND d.adjusts > 0 AND d.day BETWEEN $1 AND $2 GROUP BY 1, 2 ORDER BY 1, 2`,
    [from, to],
  );
  return rows;
};
