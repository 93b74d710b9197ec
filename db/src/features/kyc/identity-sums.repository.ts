import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOf, dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { accountsLike } from '../exclusion/persons.repository.ts';

/** Money that a person has moved in and out, base hundredths. */
export interface IdentitySums {
  dayMinor: bigint; // on this day of the house
  monthMinor: bigint; // on this day and the 29 before it
  lifeMinor: bigint;
  openMinor: bigint; // deposits of the player's that are asked for and may still arrive
}

const MONTH_DAYS = 30;

/**
 * Sums what all accounts of a player's person have deposited and asked to withdraw, from the ledger: credits of deposits, and
 * the holds of withdrawals that were not given back. Each counts by the course at which it was booked.
 */
export const identitySumsOf = async (
  { em, client }: { em: EntityManager; client: Queryable },
  userId: bigint,
  at: number,
): Promise<IdentitySums> => {
  const accounts = await accountsLike(em, userId);
  const { rows } = await client.query<IdentitySums>(
    `WITH moved AS (
       SELECT ${dayOfSql('p.done_at')} AS day, -e.amount AS amount FROM payment p
         JOIN ledger_entry e ON e.transaction_id = p.transaction_id
         JOIN ledger_account a ON a.id = e.account_id AND a.user_id IS NULL AND a.kind = 'outside.deposits'
       WHERE p.user_id = ANY ($1::bigint[]) AND p.code = 1 AND p.state = 2
       UNION ALL
       SELECT ${dayOfSql('p.created_at')}, h.amount FROM payment p JOIN ledger_hold h ON h.id = p.hold_id AND h.status <> 'released'
       WHERE p.user_id = ANY ($1::bigint[]) AND p.code = 2 AND p.state IN (1, 2, 3)
     )
     SELECT coalesce(sum(amount) FILTER (WHERE day = $2::int), 0)::bigint AS "dayMinor",
       coalesce(sum(amount) FILTER (WHERE day > $2::int - ${MONTH_DAYS}), 0)::bigint AS "monthMinor",
       coalesce(sum(amount), 0)::bigint AS "lifeMinor",
       (SELECT coalesce(sum(amount * course_micro / 1000000), 0)::bigint FROM payment
        WHERE user_id = $3 AND code = 1 AND state = 1 AND (expires_at > $4 OR provider_transaction IS NOT NULL)) AS "openMinor"
     FROM moved`,
    [accounts, dayOf(at), userId, at],
  );
  const [sums] = rows;
  if (!sums) throw new RangeError(`the sums of user ${userId} are missing`);
  return sums;
};

/** The accounts of a player's person whose identity is not proven, this one included. */
export const unprovenAccounts = async (em: EntityManager, userId: bigint): Promise<bigint[]> => {
  const where = { id: { $in: await accountsLike(em, userId) }, kycStatus: { $ne: 'approved' as const } };
  const users = await em.find(UserEntity, where, { fields: ['id'], orderBy: { id: 'asc' }, refresh: true });
  return users.map(({ id }) => id);
};

/** Players who wait for a withdrawal and whose identity is neither proven nor asked for. At most `limit`. */
export const unaskedWithdrawers = async (client: Queryable, limit: number): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT DISTINCT p.user_id AS id FROM payment p JOIN app_user u ON u.id = p.user_id AND u.kyc_status <> 'approved'
     WHERE p.code = 2 AND p.state = 1
       AND NOT EXISTS (SELECT FROM kyc_request r WHERE r.user_id = u.id AND r.need = 'identity' AND r.closed_at IS NULL)
     ORDER BY 1 LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
};
