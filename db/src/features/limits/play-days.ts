import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, dayOfSql, dayStart, periodOf, periods, type Period } from '../../core/calendar.ts';
import { PlayDayEntity, type PlayDay } from './limits.entities.ts';

const DAY_MS = 86_400_000;

/** A player's counts in one period, base hundredths. */
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
WITH i AS (SELECT ?::bigint AS user_id, ?::bigint AS since, ?::uuid AS first_id), older AS (
  SELECT r.seed_pair_id, r.nonce FROM round r, i WHERE r.user_id = i.user_id AND r.at < i.since
  ORDER BY r.seed_pair_id DESC, r.nonce DESC LIMIT 1
), bets AS (
  SELECT r.at, r.stake, r.payout FROM round r, i
  WHERE r.user_id = i.user_id AND r.account_kind = 'real' AND r.at >= i.since
    AND (r.seed_pair_id, r.nonce) > (coalesce((SELECT seed_pair_id FROM older), 0), coalesce((SELECT nonce FROM older), -1))
  UNION ALL
  SELECT b.at, b.stake, coalesce(b.payout, 0) FROM i, shared_bet b JOIN shared_round s ON s.id = b.round_id
  WHERE b.user_id = i.user_id AND b.id >= i.first_id AND b.account_kind = 'real' AND b.at >= i.since AND s.state <> 'void'
  UNION ALL
  SELECT t.at, CASE t.action WHEN 'bet' THEN t.amount ELSE 0 END, CASE t.action WHEN 'win' THEN t.amount ELSE 0 END
  FROM i, slot_round r JOIN slot_transaction t ON t.round_id = r.id
  WHERE r.user_id = i.user_id AND (r.id >= i.first_id OR r.state = 'open') AND r.account_kind = 'real' AND t.at >= i.since
    AND t.action IN ('bet', 'win') AND t.undone_by IS NULL
)`;

const recountParameters = (userId: bigint, since: number) => [userId, since, firstUuidAt(since - DAY_MS)];

/** The first day that any period of this moment has. */
const firstDayOf = (at: number): number => Math.min(...periods.map((period) => periodOf(period, at).firstDay));

/**
 * Counts from the rounds themselves what a player did in the periods of this moment: when nobody has counted so far.
 * The player's accounts must be locked.
 */
export const recountDays = async (em: EntityManager, userId: bigint, at: number): Promise<void> => {
  const day = firstDayOf(at);
  await em.nativeUpdate(PlayDayEntity, { userId, day: { $gte: day } }, { staked: 0n, paid: 0n });
  await em.execute(
    `${recount}
     INSERT INTO play_day (user_id, day, staked, paid)
     SELECT (SELECT user_id FROM i), ${dayOfSql('at')}, sum(stake), sum(payout) FROM bets GROUP BY 2
     ON CONFLICT (user_id, day) DO UPDATE SET staked = excluded.staked, paid = excluded.paid`,
    recountParameters(userId, dayStart(day)),
  );
};

/** A player's real stakes and payouts by bets since then, from the rounds themselves. */
export const playedSince = async (
  em: EntityManager,
  userId: bigint,
  since: number,
): Promise<{ stakedMinor: bigint; paidMinor: bigint }> => {
  const [row] = await em.execute<{ staked: string; paid: string }[]>(
    `${recount}
     SELECT coalesce(sum(stake), 0)::bigint AS staked, coalesce(sum(payout), 0)::bigint AS paid FROM bets`,
    recountParameters(userId, since),
  );
  return { stakedMinor: BigInt(row?.staked ?? 0), paidMinor: BigInt(row?.paid ?? 0) };
};

const useOf = (period: Period, at: number, days: readonly PlayDay[]): PeriodUse => {
  const { firstDay, endsAt } = periodOf(period, at);
  const current = days.filter(({ day }) => day >= firstDay);
  const total = (amountOf: (row: PlayDay) => bigint): bigint => current.reduce((sum, row) => sum + amountOf(row), 0n);
  return {
    stakedMinor: total(({ staked }) => staked),
    netMinor: total(({ staked, paid }) => staked - paid),
    depositedMinor: total(({ deposited }) => deposited),
    endsAt,
  };
};

/** A player's counts in the periods of this moment, as their days have them. */
export const playUse = async (em: EntityManager, userId: bigint, at: number): Promise<PlayUse> => {
  const days = await em.find(PlayDayEntity, { userId, day: { $gte: firstDayOf(at) } }, { refresh: true });
  return { day: useOf('day', at, days), week: useOf('week', at, days), month: useOf('month', at, days) };
};

const KEEP_DAYS = 62;

/** Forgets days that no period of now or of the last one has. */
export const forgetOldDays = async (em: EntityManager, at: number): Promise<void> => {
  await em.nativeDelete(PlayDayEntity, { day: { $lt: dayOf(at) - KEEP_DAYS } });
};
