import type { EntityManager } from '@mikro-orm/postgresql';
import { UserEntity, type Restriction } from '../account/user.entity.ts';
import { FOR_EVER } from '../exclusion/closures.ts';

/** Lengths of a break: PostgreSQL intervals; null: for ever. */
export const breaks = {
  time_out: { day: '24 hours', week: '7 days', month: '30 days' },
  self_exclusion: { sixMonths: '6 months', year: '1 year', fiveYears: '5 years', forever: null },
} as const satisfies Record<Restriction, Record<string, string | null>>;

// One statement, by the database's calendar: a month has its own length. A self-exclusion that a time-out makes longer stays
// one, and one that has ended is still to be come back from.
const beginning = `
UPDATE app_user u SET
  restriction = CASE u.restriction WHEN 'self_exclusion' THEN u.restriction ELSE n.kind END,
  restricted_until = n.until, marketing = false
FROM (
  SELECT i.kind, i.at, coalesce((i.at AT TIME ZONE 'UTC' + i.lasts) AT TIME ZONE 'UTC', i.for_ever) AS until
  FROM (SELECT ?::text AS kind, ?::timestamptz AS at, ?::interval AS lasts, ?::timestamptz AS for_ever) i
) n
WHERE u.id = ? AND (u.restriction IS NULL OR u.restricted_until <= n.at OR u.restricted_until < n.until)
RETURNING u.restriction AS kind, u.restricted_until AS until`;

/**
 * Begins a break, or makes the present one longer; letters with news and offers end with it. Undefined when a break is on
 * that lasts at least as long: it is never made shorter. The player's accounts must be locked.
 */
export const beginBreak = async (
  em: EntityManager,
  { userId, kind, lasts, at }: { userId: bigint; kind: Restriction; lasts: string | null; at: number },
): Promise<{ kind: Restriction; until: number } | undefined> => {
  const values = [kind, new Date(at), lasts, new Date(FOR_EVER), userId];
  const [row] = await em.execute<{ kind: Restriction; until: string }[]>(beginning, values);
  return row && { kind: row.kind, until: Date.parse(row.until) };
};

/** Ends a self-exclusion whose time is over: its player comes back. False when there is none, or it still runs. */
export const comeBack = async (em: EntityManager, userId: bigint, at: number): Promise<boolean> => {
  const over = { id: userId, restriction: 'self_exclusion' as const, restrictedUntil: { $lte: new Date(at) } };
  return (await em.nativeUpdate(UserEntity, over, { restriction: null, restrictedUntil: null })) === 1;
};
