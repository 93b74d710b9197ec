import { dayOfSql, type Period } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { vipStatusSql } from '../statistics/vip-statuses.ts';

/** A time range (ms since epoch, the end excluded) split into Moscow days, weeks from Monday, or months. */
export interface CostRange {
  from: number;
  to: number;
  by: Period;
}

/** Amounts that a bonus moved on an account in a period. Hundredths of the account's unit. */
export interface BonusMoved {
  firstDay: number; // first day of the period: 0 is 1 January 1970
  bonus: string | null; // null: of the whole account, as conversions are
  account: string;
  granted: bigint;
  released: bigint;
  lapsed: bigint;
  converted: bigint;
  realMinor: bigint; // base hundredths received for conversions
}

/** Deposits of distinct takers in the days before and after their first taking of a period, a bonus or all. Base hundredths. */
export interface BonusBrought {
  firstDay: number | null; // null: the whole range
  bonus: string | null; // null: all bonuses
  takers: number;
  beforeMinor: bigint;
  afterMinor: bigint;
}

/** Amounts that open grants may still release. */
export interface BonusOutstanding {
  bonus: string;
  account: string;
  grants: number;
  amount: bigint;
}

/** SQL: the first day of the period that a day belongs to; day 4, a Monday, begins a week. */
const firstDayOf: Readonly<Record<Period, (day: string) => string>> = {
  day: (day) => day,
  week: (day) => `${day} - (${day} + 3) % 7`,
  month: (day) => `(date_trunc('month', date '1970-01-01' + ${day})::date - date '1970-01-01')`,
};

const periodSql = (by: Period, at: string): string => firstDayOf[by](dayOfSql(at));

const sumOf = (kind: string): string => `coalesce(sum(p.amount) FILTER (WHERE e.kind = '${kind}'), 0)::bigint`;

/** Movements by grant: an event of several grants lists the part of each. */
const parts = `
  SELECT e.grant_id, e.amount WHERE NOT e.details ? 'shares'
  UNION ALL
  SELECT key::bigint, value::bigint FROM jsonb_each_text(e.details->'shares')`;

/** SQL: a grant that the house pays for. A part of a player's airdrop or rain is that player's money, whatever becomes of it. */
const paidByHouse = (grantId: string): string =>
  `NOT EXISTS (SELECT FROM airdrop_take a WHERE a.grant_id = ${grantId} AND a.paid_by IS NOT NULL)
    AND NOT EXISTS (SELECT FROM rain_share s JOIN rain r ON r.uid = s.uid WHERE s.grant_id = ${grantId} AND r.creator_id IS NOT NULL)`;

/** Movements by period, bonus and account. */
export const bonusMoved = async (client: Queryable, { from, to, by }: CostRange): Promise<BonusMoved[]> => {
  const { rows } = await client.query<BonusMoved>(
    `SELECT ${periodSql(by, 'e.at')} AS "firstDay", g.bonus, coalesce(e.account, '') AS account,
       ${sumOf('granted')} AS granted, ${sumOf('released')} AS released, ${sumOf('lapsed')} AS lapsed,
       ${sumOf('converted')} AS converted, sum(e.real_minor)::bigint AS "realMinor"
     FROM bonus_event e CROSS JOIN LATERAL (${parts}) p LEFT JOIN bonus_grant g ON g.id = p.grant_id
     WHERE e.transaction_id IS NOT NULL AND e.at >= $1 AND e.at < $2 AND ${paidByHouse('g.id')}
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [from, to],
  );
  return rows;
};

/**
 * Takers' deposits, `days` before and after: a row of each period over all bonuses, of each bonus over the range, and of all.
 * A taker counts once a row, from the first bonus taken in it, and so does each deposit.
 */
export const bonusBrought = async (
  client: Queryable,
  { from, to, by }: CostRange,
  days: number,
): Promise<BonusBrought[]> => {
  const { rows } = await client.query<BonusBrought>(
    `WITH taker AS (
       SELECT first_day, bonus, user_id, min(at) AS at FROM (
         SELECT ${periodSql(by, 'created_at')} AS first_day, bonus, user_id, created_at AS at
         FROM bonus_grant WHERE created_at >= $1 AND created_at < $2 AND ${paidByHouse('id')}
       ) g GROUP BY GROUPING SETS ((first_day, user_id), (bonus, user_id), (user_id))
     )
     SELECT t.first_day AS "firstDay", t.bonus, count(*)::int AS takers,
       coalesce(sum(p.before), 0)::bigint AS "beforeMinor", coalesce(sum(p.after), 0)::bigint AS "afterMinor"
     FROM taker t CROSS JOIN LATERAL (
       SELECT sum(base_minor) FILTER (WHERE done_at < t.at) AS before, sum(base_minor) FILTER (WHERE done_at >= t.at) AS after
       FROM payment WHERE user_id = t.user_id AND code = 1 AND state = 2 AND done_at >= t.at - $3 AND done_at < t.at + $3
     ) p GROUP BY 1, 2 ORDER BY 1, 2`,
    [from, to, days * 86_400_000],
  );
  return rows;
};

/** Open grants by bonus and account. */
export const bonusOutstanding = async (client: Queryable): Promise<BonusOutstanding[]> => {
  const { rows } = await client.query<BonusOutstanding>(
    `SELECT bonus, account, count(*)::int AS grants, sum(greatest(amount - released - lapsed, 0))::bigint AS amount
     FROM bonus_grant WHERE status IN ('waiting', 'ready', 'active') AND ${paidByHouse('id')} GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
};

/** Real-money play in a time range, for estimating what a bonus costs. Base hundredths. */
export interface MeasuredPlay {
  statusId: number; // their VIP level now
  players: number; // with a stake
  stakedMinor: bigint;
  weeks: number; // player weeks (from Sunday) with a stake
  lossMinor: bigint; // staked minus paid, over the weeks in which players lost
}

/** By VIP level. Days: the first and the last, both included. */
export const measuredPlay = async (
  client: Queryable,
  { fromDay, toDay }: { fromDay: number; toDay: number },
): Promise<MeasuredPlay[]> => {
  const { rows } = await client.query<MeasuredPlay>(
    `WITH week AS (
       SELECT user_id, (day + 4) / 7 AS week, sum(staked) AS staked, sum(paid) AS paid
       FROM played_day WHERE day BETWEEN $1 AND $2 GROUP BY 1, 2
     )
     SELECT ${vipStatusSql('s.total_bet')} AS "statusId", count(DISTINCT w.user_id)::int AS players,
       sum(w.staked)::bigint AS "stakedMinor", count(*)::int AS weeks,
       coalesce(sum(greatest(w.staked - w.paid, 0)), 0)::bigint AS "lossMinor"
     FROM week w JOIN user_stats s ON s.user_id = w.user_id GROUP BY 1 ORDER BY 1`,
    [fromDay, toDay],
  );
  return rows;
};
