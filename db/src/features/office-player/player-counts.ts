import type { Queryable } from '../../core/pool.ts';

const sources = {
  payments: 'SELECT FROM payment WHERE user_id = $1',
  notes: 'SELECT FROM player_note WHERE user_id = $1',
} as const;

/** Rows of each section of a player's page; no more than `most` are counted. */
export const playerCounts = async (
  client: Queryable,
  userId: bigint,
  most: number,
): Promise<Record<keyof typeof sources, number>> => {
  const counts = Object.entries(sources).map(
    ([name, rows]) => `(SELECT count(*)::int FROM (${rows} LIMIT $2) s) AS "${name}"`,
  );
  const { rows } = await client.query<Record<keyof typeof sources, number>>(`SELECT ${counts.join(', ')}`, [
    userId,
    most,
  ]);
  return rows[0] ?? { payments: 0, notes: 0 };
};

/** The last use of any session of a player; undefined: nobody has signed in. */
export const lastSignIn = async (
  client: Queryable,
  userId: bigint,
): Promise<{ country: string | null; usedAt: Date } | undefined> => {
  const { rows } = await client.query<{ country: string | null; usedAt: Date }>(
    'SELECT country, last_used_at AS "usedAt" FROM session WHERE user_id = $1 ORDER BY last_used_at DESC LIMIT 1',
    [userId],
  );
  return rows[0];
};
