import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { dayStart } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { PartnerClosedDayEntity, PartnerDayEntity } from './partner.entities.ts';

export type ClosedDay = InferEntity<typeof PartnerClosedDayEntity>;

/** Sums of what referrals did. Base hundredths. */
export interface PartnerFacts {
  bets: bigint; // as they count: stakes among players by what the house earned on them
  wins: bigint;
  bonuses: bigint; // credited to real balances
  fees: bigint; // cost of moving the money
  deposits: bigint;
  withdrawals: bigint;
}

// Entries on real balances alone: what a bonus still locks costs nothing yet. An award that another player
// paid for is that player's money. `$1` the day, `$2` and `$3` its first and last moment.
const bonusSql = `
  SELECT b.user_id, sum(e.amount) AS bonuses
  FROM (
    SELECT DISTINCT v.user_id, v.transaction_id FROM bonus_event v
    WHERE v.at >= $2 AND v.at < $3 AND v.transaction_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM airdrop_take t WHERE t.grant_id = v.grant_id AND t.paid_by IS NOT NULL)
  ) b
  JOIN ledger_account a ON a.user_id = b.user_id AND a.kind = 'real'
  JOIN ledger_entry e ON e.transaction_id = b.transaction_id AND e.account_id = a.id
  GROUP BY 1
  UNION ALL
  SELECT a.user_id, sum(e.amount)
  FROM tournament_day d JOIN ledger_entry e ON e.transaction_id = d.transaction_id
  JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'real'
  WHERE d.settled_at >= $2 AND d.settled_at < $3
  GROUP BY 1`;

const paymentSql = `
  SELECT p.user_id,
    sum(greatest(0, -(
      SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE e.transaction_id = p.transaction_id AND a.kind = 'house.fees'
    ))) AS fees,
    coalesce(sum(p.base_minor) FILTER (WHERE p.code = 1), 0) AS deposits,
    coalesce(sum(p.base_minor) FILTER (WHERE p.code = 2), 0) AS withdrawals
  FROM payment p WHERE p.state = 2 AND p.done_at >= $2 AND p.done_at < $3
  GROUP BY 1`;

/** SQL: facts of a day by referral, from where they were first written. */
const factsSql = `
SELECT r.user_id AS referral_id, r.partner_id, sum(f.bets)::bigint AS bets, sum(f.wins)::bigint AS wins,
  sum(f.bonuses)::bigint AS bonuses, sum(f.fees)::bigint AS fees, sum(f.deposits)::bigint AS deposits,
  sum(f.withdrawals)::bigint AS withdrawals
FROM (
  SELECT user_id, staked AS bets, paid AS wins, 0 AS bonuses, 0 AS fees, 0 AS deposits, 0 AS withdrawals
  FROM played_day WHERE day = $1
  UNION ALL
  SELECT user_id, 0, 0, bonuses, 0, 0, 0 FROM (${bonusSql}) b
  UNION ALL
  SELECT user_id, 0, 0, 0, fees, deposits, withdrawals FROM (${paymentSql}) p
) f JOIN partner_referral r ON r.user_id = f.user_id AND r.from_day <= $1
GROUP BY 1, 2`;

const valuesOf = (day: number): readonly unknown[] => [day, dayStart(day), dayStart(day + 1)];

/** Referrals who have played since a moment, for their statistics to be rolled up before a day is closed. */
export const referralsToCount = async (client: Queryable): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>('SELECT user_id AS id FROM partner_referral ORDER BY user_id');
  return rows.map(({ id }) => id);
};

/**
 * Stores what each referral did on a day that is over, once: false when it was done before. Statistics of referrals must
 * have been rolled up since the day ended.
 */
export const closePartnerDay = async (client: Queryable, day: number, at: number): Promise<boolean> => {
  const closed = await client.query(
    'INSERT INTO partner_closed_day (day, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING day',
    [day, at],
  );
  if (closed.rows.length === 0) return false;
  await client.query(
    `INSERT INTO partner_day (referral_id, day, partner_id, share_percent, bets, wins, bonuses, fees, deposits, withdrawals)
     SELECT f.referral_id, $1, f.partner_id, CASE WHEN p.level = 1 THEN 25 ELSE 50 END, f.bets, f.wins, f.bonuses, f.fees,
       f.deposits, f.withdrawals
     FROM (${factsSql}) f JOIN partner p ON p.user_id = f.partner_id`,
    [...valuesOf(day)],
  );
  return true;
};

/** Rows of a closed day that differ from what its sources say now; there should be none. */
export const differingFacts = async (client: Queryable, day: number): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT coalesce(d.referral_id, f.referral_id) AS id
     FROM (SELECT * FROM partner_day WHERE day = $1) d FULL JOIN (${factsSql}) f ON f.referral_id = d.referral_id
     WHERE (d.bets, d.wins, d.bonuses, d.fees, d.deposits, d.withdrawals)
       IS DISTINCT FROM (f.bets, f.wins, f.bonuses, f.fees, f.deposits, f.withdrawals)`,
    [...valuesOf(day)],
  );
  return rows.map(({ id }) => id);
};

/** Closed days, which follow each other without a gap. */
export const partnerDayRepository = (em: EntityManager) => ({
  last: (): Promise<ClosedDay | null> =>
    em.findOne(PartnerClosedDayEntity, { day: { $gte: 0 } }, { orderBy: { day: 'desc' } }),

  /** Closed days whose earnings are not all booked, oldest first. */
  toBook: (): Promise<ClosedDay[]> => em.find(PartnerClosedDayEntity, { bookedAt: null }, { orderBy: { day: 'asc' } }),

  async booked(day: number, at: number): Promise<void> {
    await em.nativeUpdate(PartnerClosedDayEntity, { day, bookedAt: null }, { bookedAt: at });
  },

  /** The facts of each referral of a partner on a day. */
  ofDay: (partnerId: bigint, day: number): Promise<InferEntity<typeof PartnerDayEntity>[]> =>
    em.find(PartnerDayEntity, { partnerId, day }, { orderBy: { bets: 'desc', referralId: 'asc' } }),
});

/** A partner's sums of referrals who count, of the days from `from` to `to`. */
export interface PartnerSums extends PartnerFacts {
  turnover: bigint; // bets × 2 % × share of each day, rounded down by referral and day
}

const sums = `
  coalesce(sum(d.bets), 0)::bigint AS bets, coalesce(sum(d.wins), 0)::bigint AS wins,
  coalesce(sum(d.bonuses), 0)::bigint AS bonuses, coalesce(sum(d.fees), 0)::bigint AS fees,
  coalesce(sum(d.deposits), 0)::bigint AS deposits, coalesce(sum(d.withdrawals), 0)::bigint AS withdrawals,
  coalesce(sum(d.bets * d.share_percent * $4 / 10000), 0)::bigint AS turnover`;

const counted = `
  FROM partner_day d JOIN partner_referral r ON r.user_id = d.referral_id AND r.tied_at IS NULL
  WHERE d.partner_id = $1 AND d.day BETWEEN $2 AND $3`;

/** Days: the last one included. */
export interface PartnerRange {
  partnerId: bigint;
  from: number;
  to: number;
}

/** The sums of all, `turnoverPercent` being the percent of a bet that shares are of. */
export const partnerSums = async (
  client: Queryable,
  { partnerId, from, to }: PartnerRange,
  turnoverPercent: number,
): Promise<PartnerSums> => {
  const { rows } = await client.query<PartnerSums>(`SELECT ${sums} ${counted}`, [partnerId, from, to, turnoverPercent]);
  if (!rows[0]) throw new Error('an aggregate gave no row');
  return rows[0];
};

/** The same by day, with the number of referrals. */
export const partnerSumsByDay = async (
  client: Queryable,
  { partnerId, from, to }: PartnerRange,
  turnoverPercent: number,
): Promise<(PartnerSums & { day: number; players: number })[]> => {
  const { rows } = await client.query<PartnerSums & { day: number; players: number }>(
    `SELECT d.day, count(*)::int AS players, ${sums} ${counted} GROUP BY d.day ORDER BY d.day`,
    [partnerId, from, to, turnoverPercent],
  );
  return rows;
};

/** The same by referral, also of those who do not count when asked. */
export const partnerSumsByReferral = async (
  client: Queryable,
  { partnerId, from, to }: PartnerRange,
  turnoverPercent: number,
): Promise<(PartnerSums & { userId: bigint })[]> => {
  const { rows } = await client.query<PartnerSums & { userId: bigint }>(
    `SELECT d.referral_id AS "userId", ${sums} ${counted} GROUP BY d.referral_id ORDER BY d.referral_id`,
    [partnerId, from, to, turnoverPercent],
  );
  return rows;
};

/** Number of a partner's referrals whose bets since a day, that one included, reach `leastMinor`. */
export const activeReferrals = async (
  client: Queryable,
  { partnerId, from, to }: PartnerRange,
  leastMinor: bigint,
): Promise<number> => {
  const { rows } = await client.query<{ active: number }>(
    `SELECT count(*)::int AS active FROM (SELECT ${counted} GROUP BY d.referral_id HAVING sum(d.bets) >= $4) a`,
    [partnerId, from, to, leastMinor],
  );
  return rows[0]?.active ?? 0;
};

/** Partners of whose referrals something is stored from a day on. */
export const partnersToBook = async (
  client: Queryable,
  { from, to }: Omit<PartnerRange, 'partnerId'>,
): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    'SELECT DISTINCT partner_id AS id FROM partner_day WHERE day BETWEEN $1 AND $2 ORDER BY 1',
    [from, to],
  );
  return rows.map(({ id }) => id);
};
