import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { plainArray } from '../../core/sql.ts';
import { LedgerAccountEntity, type LedgerAccount } from '../../ledger/ledger.entities.ts';
import type { Restriction, User } from '../account/user.entity.ts';

/** From this year on a break is one for ever. */
export const FOR_EVER = Date.UTC(9999, 0, 1);

/** When a closure ends, ms since epoch; null: not by itself. */
export const endOfClosure = (until: Date | number): number | null => (Number(until) >= FOR_EVER ? null : Number(until));

/**
 * Why play is closed to a player, whatever their limits: a break; a look by a moderator that they wait for; an exclusion
 * that has ended and that they have not come back from; a role among the staff, who do not play.
 */
export type ClosureKind = Restriction | 'identity_review' | 'exclusion_over' | 'staff';

export interface Closure {
  kind: ClosureKind;
  until: number; // ms since epoch; `endOfClosure` tells one that only an act ends
}

/** True while a user's self-exclusion runs. */
export const isExcluded = (user: Pick<User, 'restriction' | 'restrictedUntil'> | undefined, at: number): boolean =>
  user?.restriction === 'self_exclusion' && user.restrictedUntil != null && user.restrictedUntil.getTime() > at;

/** SQL: whether the self-exclusion of the user `row` runs at the time `at`. */
export const isExcludedSql = (row: string, at: string): string =>
  `(${row}.restriction = 'self_exclusion' AND ${row}.restricted_until > ${at})`;

/** SQL: whether the user `row` waits for a moderator's look at the time `at`. */
export const isHeldSql = (row: string, at: string): string => `EXISTS (
  SELECT FROM exclusion_match m JOIN app_user e ON e.id = m.excluded_id
  WHERE m.user_id = ${row}.id AND m.decision IS NULL AND ${isExcludedSql('e', at)})`;

/** SQL: whether play is closed to the user `row` at the time `at`, for whatever reason; as `closureOf`. */
export const isClosedSql = (row: string, at: string): string => `(
  coalesce(${row}.restriction = 'self_exclusion' OR (${row}.restriction = 'time_out' AND ${row}.restricted_until > ${at}), false)
  OR ${isHeldSql(row, at)})`;

interface ClosureRow {
  id: string;
  restriction: Restriction | null;
  until: number | null;
  isHeld: boolean;
  isStaff: boolean;
}

const closureIn = ({ restriction, until, isHeld, isStaff }: ClosureRow, at: number): Closure | undefined => {
  const end = until ?? 0;
  if (restriction === 'self_exclusion' && end > at) return { kind: restriction, until: end };
  if (isHeld) return { kind: 'identity_review', until: FOR_EVER };
  if (restriction === 'self_exclusion') return { kind: 'exclusion_over', until: FOR_EVER };
  if (isStaff) return { kind: 'staff', until: FOR_EVER };
  return restriction === 'time_out' && end > at ? { kind: restriction, until: end } : undefined;
};

/** Reads why play is closed to players, by their ids, in one statement; those to whom it is open are left out. */
export const closuresOf = async (
  em: EntityManager,
  userIds: readonly bigint[],
  at: number,
): Promise<Map<bigint, Closure>> => {
  const rows = await em.execute<ClosureRow[]>(
    `SELECT u.id, u.restriction, floor(extract(epoch FROM u.restricted_until) * 1000)::float8 AS until,
       ${isHeldSql('u', '?')} AS "isHeld", cardinality(u.roles) > 0 AS "isStaff"
     FROM app_user u WHERE u.id = ANY (?::bigint[])`,
    [new Date(at), plainArray(userIds)],
  );
  return new Map(
    rows.flatMap((row): [bigint, Closure][] => {
      const closure = closureIn(row, at);
      return closure ? [[BigInt(row.id), closure]] : [];
    }),
  );
};

/** Reads why play is closed to a player; undefined when it is open. */
export const closureOf = async (em: EntityManager, userId: bigint, at: number): Promise<Closure | undefined> =>
  (await closuresOf(em, [userId], at)).get(userId);

/** From when on the statements may take stakes: only a time-out ends by itself. */
export const stakesFromOf = (closure: Closure | undefined): number => {
  if (!closure) return 0;
  return closure.kind === 'time_out' ? closure.until : FOR_EVER;
};

/** Accounts that stakes are taken from. */
export const STAKING_KINDS = ['real', 'bonus', 'usdicLocked'];

/** The accounts from which these players stake. */
export const stakingAccounts = (userIds: readonly bigint[]) => ({
  userId: { $in: [...userIds] },
  kind: { $in: STAKING_KINDS },
});

/** Locks the accounts from which players stake, in the order of their ids, as a bet does. */
export const lockStakingAccounts = (em: EntityManager, userIds: readonly bigint[]): Promise<LedgerAccount[]> =>
  em.find(LedgerAccountEntity, stakingAccounts(userIds), {
    orderBy: { id: 'asc' },
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });

/** Closes play to players until their rules are worked out again: no process takes another stake of theirs. */
export const closePlay = async (em: EntityManager, userIds: readonly bigint[]): Promise<void> => {
  await lockStakingAccounts(em, userIds);
  await em.nativeUpdate(LedgerAccountEntity, stakingAccounts(userIds), { stakesFrom: BigInt(FOR_EVER) });
};
