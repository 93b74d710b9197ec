import { dayOf, dayOfSql, dayStart, periodOf, periods, type Period } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';

const DAY_MS = 86_400_000;

/** What a player did in one period, base hundredths. */
export interface PeriodUse {
  stakedMinor: bigint;
  netMinor: bigint; // stakes less payouts of the period's bets, below zero after wins; an open stake counts as lost
  depositedMinor: bigint;
  endsAt: number; // ms since epoch
}
export type PlayUse = Record<Period, PeriodUse>;

/** The least id that a UUIDv7 made at this time can have. */
const firstUuidAt = (at: number): string => {
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

// A player's solo rounds go forward in time along their pairs and nonces: the walk back ends at the first older one. A bet or a
// win of a provider game belongs to its own day, as when it was booked; a round that goes on may have begun long before.
const recount = `
WITH older AS (
  SELECT seed_pair_id, nonce FROM round WHERE user_id = $1 AND at < $2 ORDER BY seed_pair_id DESC, nonce DESC LIMIT 1
), bets AS (
  SELECT at, stake, payout FROM round
  WHERE user_id = $1 AND account_kind = 'real' AND at >= $2
    AND (seed_pair_id, nonce) > (coalesce((SELECT seed_pair_id FROM older), 0), coalesce((SELECT nonce FROM older), -1))
  UNION ALL
  SELECT b.at, b.stake, coalesce(b.payout, 0) FROM shared_bet b JOIN shared_round s ON s.id = b.round_id
  WHERE b.user_id = $1 AND b.id >= $3::uuid AND b.account_kind = 'real' AND b.at >= $2 AND s.state <> 'void'
  UNION ALL
  SELECT t.at, CASE t.action WHEN 'bet' THEN t.amount ELSE 0 END, CASE t.action WHEN 'win' THEN t.amount ELSE 0 END
  FROM slot_round r JOIN slot_transaction t ON t.round_id = r.id
  WHERE r.user_id = $1 AND (r.id >= $3::uuid OR r.state = 'open') AND r.account_kind = 'real' AND t.at >= $2
    AND t.action IN ('bet', 'win') AND t.undone_by IS NULL
)`;

const recountParameters = (userId: bigint, since: number) => [userId, since, firstUuidAt(since - DAY_MS)];

/** The first day that any period of this moment has. */
const firstDayOf = (at: number): number => Math.min(...periods.map((period) => periodOf(period, at).firstDay));

/**
 * Counts from the rounds themselves what a player did in the periods of this moment: when nobody has counted so far.
 * The player's accounts must be locked.
 */
export const recountDays = async (client: Queryable, userId: bigint, at: number): Promise<void> => {
  const day = firstDayOf(at);
  await client.query('UPDATE play_day SET staked = 0, paid = 0 WHERE user_id = $1 AND day >= $2', [userId, day]);
  await client.query(
    `${recount}
     INSERT INTO play_day (user_id, day, staked, paid)
     SELECT $1, ${dayOfSql('at')}, sum(stake), sum(payout) FROM bets GROUP BY 2
     ON CONFLICT (user_id, day) DO UPDATE SET staked = excluded.staked, paid = excluded.paid`,
    recountParameters(userId, dayStart(day)),
  );
};

/** What a player staked and was paid in real money by bets since then, from the rounds themselves. */
export const playedSince = async (
  client: Queryable,
  userId: bigint,
  since: number,
): Promise<{ stakedMinor: bigint; paidMinor: bigint }> => {
  const { rows } = await client.query<{ stakedMinor: bigint; paidMinor: bigint }>(
    `${recount}
     SELECT coalesce(sum(stake), 0)::bigint AS "stakedMinor", coalesce(sum(payout), 0)::bigint AS "paidMinor" FROM bets`,
    recountParameters(userId, since),
  );
  return rows[0] ?? { stakedMinor: 0n, paidMinor: 0n };
};

interface DayRow {
  day: number;
  staked: bigint;
  paid: bigint;
  deposited: bigint;
}

const useOf = (period: Period, at: number, days: readonly DayRow[]): PeriodUse => {
  const { firstDay, endsAt } = periodOf(period, at);
  const own = days.filter(({ day }) => day >= firstDay);
  const total = (of: (row: DayRow) => bigint): bigint => own.reduce((sum, row) => sum + of(row), 0n);
  return {
    stakedMinor: total(({ staked }) => staked),
    netMinor: total(({ staked, paid }) => staked - paid),
    depositedMinor: total(({ deposited }) => deposited),
    endsAt,
  };
};

/** What a player did in the periods of this moment, as their days have it. */
export const playUse = async (client: Queryable, userId: bigint, at: number): Promise<PlayUse> => {
  const { rows } = await client.query<DayRow>(
    'SELECT day, staked, paid, deposited FROM play_day WHERE user_id = $1 AND day >= $2',
    [userId, firstDayOf(at)],
  );
  return { day: useOf('day', at, rows), week: useOf('week', at, rows), month: useOf('month', at, rows) };
};

const KEEP_DAYS = 62;

/** Forgets days that no period of now or of the last one has. */
export const forgetOldDays = async (client: Queryable, at: number): Promise<void> => {
  await client.query('DELETE FROM play_day WHERE day < $1', [dayOf(at) - KEEP_DAYS]);
};
