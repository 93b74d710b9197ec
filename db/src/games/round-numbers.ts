import type { Queryable } from '../core/pool.ts';

/**
 * The number of a game's next shared round. Whoever opens one waits for whoever does, and for whoever changes what rounds
 * pin, until their transaction ends: so nobody else takes this number, and it says exactly from where a change holds.
 */
export const nextRoundNumber = async (client: Queryable, game: string): Promise<number> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('shared_round'), hashtext($1))`, [game]);
  const { rows } = await client.query<{ next: bigint }>(
    'SELECT coalesce(max(number), 0) + 1 AS next FROM shared_round WHERE game = $1',
    [game],
  );
  return Number(rows[0]?.next ?? 1n);
};
