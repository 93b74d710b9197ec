import type { Queryable } from '../../core/pool.ts';
import type { Restriction } from '../account/user.entity.ts';

/** From this year on a break is one for ever. */
export const FOR_EVER = Date.UTC(9999, 0, 1);

/** When a closure ends, ms since epoch; null: not by itself. */
export const endOfClosure = (until: Date | number): number | null => (Number(until) >= FOR_EVER ? null : Number(until));

/**
 * Why play is closed to a player, whatever their limits: a break; a look by a moderator that they wait for; an exclusion
 * that has ended and that they have not come back from.
 */
export type ClosureKind = Restriction | 'identity_review' | 'exclusion_over';

export interface Closure {
  kind: ClosureKind;
  until: number; // ms since epoch; `endOfClosure` tells one that only an act ends
}

/** SQL: whether the self-exclusion of the user `row` runs at the time `at`. */
export const isExcludedSql = (row: string, at: string): string =>
  `(${row}.restriction = 'self_exclusion' AND ${row}.restricted_until > ${at})`;

/** SQL: whether the user `row` waits for a moderator's look at the time `at`. */
export const isHeldSql = (row: string, at: string): string => `EXISTS (
  SELECT FROM exclusion_match m JOIN app_user e ON e.id = m.excluded_id
  WHERE m.user_id = ${row}.id AND m.decision IS NULL AND ${isExcludedSql('e', at)})`;

interface ClosureRow {
  restriction: Restriction | null;
  until: Date | null;
  isHeld: boolean;
}

const closureIn = ({ restriction, until, isHeld }: ClosureRow, at: number): Closure | undefined => {
  const end = until?.getTime() ?? 0;
  if (restriction === 'self_exclusion' && end > at) return { kind: restriction, until: end };
  if (isHeld) return { kind: 'identity_review', until: FOR_EVER };
  if (restriction === 'self_exclusion') return { kind: 'exclusion_over', until: FOR_EVER };
  return restriction === 'time_out' && end > at ? { kind: restriction, until: end } : undefined;
};

/** Why play is closed to a player; undefined when it is open. */
export const closureOf = async (client: Queryable, userId: bigint, at: number): Promise<Closure | undefined> => {
  const { rows } = await client.query<ClosureRow>(
    `SELECT u.restriction, u.restricted_until AS until, ${isHeldSql('u', '$2')} AS "isHeld" FROM app_user u WHERE u.id = $1`,
    [userId, new Date(at)],
  );
  return rows[0] && closureIn(rows[0], at);
};

/** From when on the statements may take stakes: only a time-out ends by itself. */
export const stakesFromOf = (closure: Closure | undefined): number => {
  if (!closure) return 0;
  return closure.kind === 'time_out' ? closure.until : FOR_EVER;
};

/** The accounts from which a player stakes. */
export const STAKING = ['real', 'bonus', 'usdicLocked'];

/** Closes play to players until their rules are worked out again: no process takes another stake of theirs. */
export const closePlay = async (client: Queryable, userIds: readonly bigint[]): Promise<void> => {
  const accounts = 'user_id = ANY ($1) AND kind = ANY ($2)';
  await client.query(`SELECT FROM ledger_account WHERE ${accounts} ORDER BY id FOR UPDATE`, [userIds, STAKING]);
  await client.query(`UPDATE ledger_account SET stakes_from = $3 WHERE ${accounts}`, [userIds, STAKING, FOR_EVER]);
};
