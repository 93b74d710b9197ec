import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { isHeldSql } from '../exclusion/closures.ts';
import { TournamentEntryEntity } from './tournament.entities.ts';

/** An entrant of a day, in ranking order. */
export interface Entrant {
  userId: bigint;
  publicId: string;
  stakedMinor: bigint; // real-money bets settled that day as they count, base hundredths, as last rolled up
  reachedAt: number; // when they reached that sum, ms since epoch
  isRanked: boolean; // has staked and is eligible for a prize
}

/**
 * Registers a player for an open day. False when they are registered already or the day is over.
 */
export const enterTournament = async (
  client: Queryable,
  { day, userId, at }: { day: number; userId: bigint; at: number },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `INSERT INTO tournament_entry (day, user_id, registered_at)
     SELECT day, $2, $3 FROM tournament_day WHERE day = $1 AND settled_at IS NULL ON CONFLICT DO NOTHING`,
    [day, userId, at],
  );
  return rowCount === 1;
};

// By stakes; ties by who reached the sum first, then by who registered first. Blocked and self-excluded players and those
// under review are not ranked. A break ends by itself, so it costs no place.
const ranking = `
SELECT e.user_id AS "userId", u.public_id AS "publicId", coalesce(p.staked, 0)::bigint AS "stakedMinor",
  coalesce(p.reached_at, 0)::float8 AS "reachedAt",
  (coalesce(p.staked, 0) > 0 AND u.blocked_at IS NULL AND u.restriction IS DISTINCT FROM 'self_exclusion'
    AND NOT ${isHeldSql('u', '$2')}) AS "isRanked"
FROM tournament_entry e JOIN app_user u ON u.id = e.user_id
  LEFT JOIN played_day p ON p.user_id = e.user_id AND p.day = e.day
WHERE e.day = $1
ORDER BY "isRanked" DESC, coalesce(p.staked, 0) DESC, p.reached_at, e.registered_at, e.user_id LIMIT $3`;

/** The entrants of a day, the first ones or all, by their last rolled-up stakes. */
export const tournamentRanking = async (
  client: Queryable,
  { day, at, limit = null }: { day: number; at: number; limit?: number | null },
): Promise<Entrant[]> => {
  const { rows } = await client.query<Entrant>(ranking, [day, new Date(at), limit]);
  return rows;
};

/** Entrants by day, as user ids in ascending order. */
export const tournamentEntryRepository = (em: EntityManager) => ({
  /** The entrants of a day among these players. */
  async among(day: number, userIds: readonly bigint[]): Promise<bigint[]> {
    const entries = await em.find(
      TournamentEntryEntity,
      { day, userId: { $in: [...userIds] } },
      { orderBy: { userId: 'asc' } },
    );
    return entries.map(({ userId }) => userId);
  },

  /** The entrants of a day with ids above `after`. */
  async page(day: number, { after, limit }: { after: bigint; limit: number }): Promise<bigint[]> {
    const entries = await em.find(
      TournamentEntryEntity,
      { day, userId: { $gt: after } },
      { orderBy: { userId: 'asc' }, limit },
    );
    return entries.map(({ userId }) => userId);
  },
});
