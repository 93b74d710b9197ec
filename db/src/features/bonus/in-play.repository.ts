import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';

/** A player's balance on a stake account. */
export interface InPlay {
  accountId: bigint;
  balanceMinor: bigint;
  isAtStake: boolean; // an open bet may still pay into it
}

/**
 * Locks a stake account until the transaction of `client` ends. Settling a bet locks it first, so no bet is missed by what
 * is read afterwards.
 */
export const lockInPlay = async (
  client: Queryable,
  userId: bigint,
  account: 'bonus' | 'usdicLocked',
): Promise<InPlay> => {
  const { rows } = await client.query<{ id: bigint; balance: bigint }>(
    'SELECT id, balance FROM ledger_account WHERE user_id = $1 AND kind = $2 FOR UPDATE',
    [userId, account],
  );
  const [row] = rows;
  if (!row) throw new Error(`user ${userId} has no account ${account}`);
  const { rows: open } = await client.query<{ isAtStake: boolean }>(
    `SELECT EXISTS (SELECT FROM round WHERE user_id = $1 AND settled_xid IS NULL AND account_kind = $2)
       OR EXISTS (SELECT FROM slot_round WHERE user_id = $1 AND state = 'open' AND account_kind = $2)
       OR EXISTS (SELECT FROM ledger_hold WHERE user_id = $1 AND status = 'open' AND source_account_id = $3) AS "isAtStake"`,
    [userId, account, row.id],
  );
  return { accountId: row.id, balanceMinor: row.balance, isAtStake: open[0]?.isAtStake ?? false };
};

/** Sets the account a player stakes from: 0 real, 1 bonus. */
export const setGameMode = async (em: EntityManager, userId: bigint, gameMode: 0 | 1): Promise<void> => {
  await em.nativeUpdate(UserEntity, { id: userId, gameMode: { $ne: gameMode } }, { gameMode });
};
