import type { Queryable } from '../../core/pool.ts';

/** Stakes and payouts, base hundredths. */
export interface PlayedSum {
  stakedMinor: bigint;
  providerStakedMinor: bigint; // part of it in games of providers
  paidMinor: bigint;
}

/**
 * Sums a player's real-money bets settled on these days, the last one included. Reads rolled-up statistics: roll them up
 * first.
 */
export const playedOnDays = async (
  client: Queryable,
  userId: bigint,
  { from, to }: { from: number; to: number },
): Promise<PlayedSum> => {
  const { rows } = await client.query<PlayedSum>(
    `SELECT coalesce(sum(staked), 0)::bigint AS "stakedMinor", coalesce(sum(provider_staked), 0)::bigint AS "providerStakedMinor",
       coalesce(sum(paid), 0)::bigint AS "paidMinor"
     FROM played_day WHERE user_id = $1 AND day BETWEEN $2 AND $3`,
    [userId, from, to],
  );
  return rows[0] ?? { stakedMinor: 0n, providerStakedMinor: 0n, paidMinor: 0n };
};
