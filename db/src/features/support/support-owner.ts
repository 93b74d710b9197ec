import type { Queryable } from '../../core/pool.ts';

/** Owner of a conversation: a player, or a guest by the hash of their key. */
export type SupportOwner = { userId: bigint } | { guestKeyHash: Buffer };

/** Both columns of an owner, one of them null. */
export const keysOf = (owner: SupportOwner): [bigint | null, Buffer | null] =>
  'userId' in owner ? [owner.userId, null] : [null, owner.guestKeyHash];

/**
 * Holds an owner until the transaction ends: of their simultaneous requests one is first, and limits count the others'
 * conversations.
 */
export const lockSupportOwner = async (client: Queryable, owner: SupportOwner): Promise<void> => {
  const name = 'userId' in owner ? `user:${owner.userId}` : `guest:${owner.guestKeyHash.toString('hex')}`;
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('glasshouse.support'), hashtext($1))`, [name]);
};
