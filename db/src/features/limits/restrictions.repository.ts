import type { Queryable } from '../../core/pool.ts';
import type { Restriction } from '../account/user.entity.ts';
import { FOR_EVER } from '../exclusion/closures.ts';

/** How long a break may last: PostgreSQL intervals; null: for ever. */
export const breaks = {
  time_out: { day: '24 hours', week: '7 days', month: '30 days' },
  self_exclusion: { sixMonths: '6 months', year: '1 year', fiveYears: '5 years', forever: null },
} as const satisfies Record<Restriction, Record<string, string | null>>;

// A self-exclusion that a time-out makes longer stays one, and one that has ended is still to be come back from.
const beginning = `
UPDATE app_user u SET
  restriction = CASE u.restriction WHEN 'self_exclusion' THEN u.restriction ELSE $2 END,
  restricted_until = n.until, marketing = false
FROM (SELECT coalesce(($4::timestamptz AT TIME ZONE 'UTC' + $3::interval) AT TIME ZONE 'UTC', $5) AS until) n
WHERE u.id = $1 AND (u.restriction IS NULL OR u.restricted_until <= $4 OR u.restricted_until < n.until)
RETURNING u.restriction AS kind, u.restricted_until AS until`;

/**
 * Begins a break, or makes the present one longer; letters with news and offers end with it. Undefined when a break is on
 * that lasts at least as long: it is never made shorter. The player's accounts must be locked.
 */
export const beginBreak = async (
  client: Queryable,
  { userId, kind, lasts, at }: { userId: bigint; kind: Restriction; lasts: string | null; at: number },
): Promise<{ kind: Restriction; until: number } | undefined> => {
  const { rows } = await client.query<{ kind: Restriction; until: Date }>(beginning, [
    userId,
    kind,
    lasts,
    new Date(at),
    new Date(FOR_EVER),
  ]);
  return rows[0] && { kind: rows[0].kind, until: rows[0].until.getTime() };
};

/** Ends a self-exclusion whose time is over: its player comes back. False when there is none, or it still runs. */
export const comeBack = async (client: Queryable, userId: bigint, at: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE app_user SET restriction = NULL, restricted_until = NULL
     WHERE id = $1 AND restriction = 'self_exclusion' AND restricted_until <= $2`,
    [userId, new Date(at)],
  );
  return rowCount === 1;
};
