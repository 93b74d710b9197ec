import type { Queryable } from '../core/pool.ts';

/**
 * The number of a game's next shared round. Locks it until the transaction ends: rounds are opened one at a time, and a
 * change of what rounds pin takes the same lock, so this number says exactly from which round on the change holds.
 */
export const nextRoundNumber = async (client: Queryable, game: string): Promise<number> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('shared_round'), hashtext($1))`, [game]);
  const { rows } = await client.query<{ next: bigint }>(
    'SELECT coalesce(max(number), 0) + 1 AS next FROM shared_round WHERE game = $1',
    [game],
  );
  return Number(rows[0]?.next ?? 1n);
};
