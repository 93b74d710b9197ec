import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { TournamentPlaceEntity } from './tournament.entities.ts';

export type TournamentPlaceRow = InferEntity<typeof TournamentPlaceEntity>;

/** A place that its player has not heard of. */
export interface UntoldPlace {
  day: number;
  place: number;
  prize: bigint; // base hundredths
  isWaiting: boolean; // for a person to look at it
}

/** Places that days paid. */
export const tournamentPlaceRepository = (em: EntityManager) => ({
  async add(places: readonly Omit<TournamentPlaceRow, 'toldAt'>[]): Promise<void> {
    await em.insertMany(TournamentPlaceEntity, [...places]);
  },

  /** Places of these days, the first ones first. */
  ofDays: (days: readonly number[]): Promise<TournamentPlaceRow[]> =>
    em.find(TournamentPlaceEntity, { day: { $in: [...days] } }, { orderBy: { day: 'desc', place: 'asc' } }),
});

/** The public ids of players. */
export const publicIdsOf = async (client: Queryable, userIds: readonly bigint[]): Promise<Map<bigint, string>> => {
  const { rows } = await client.query<{ id: bigint; publicId: string }>(
    'SELECT id, public_id AS "publicId" FROM app_user WHERE id = ANY ($1)',
    [userIds],
  );
  return new Map(rows.map(({ id, publicId }) => [id, publicId]));
};

const telling = `
WITH told AS (
  UPDATE tournament_place SET told_at = $2 WHERE user_id = $1 AND told_at IS NULL AND prize > 0 RETURNING day, place, user_id, prize
)
SELECT t.day, t.place, t.prize, g.status = 'waiting' AS "isWaiting"
FROM told t JOIN bonus_grant g ON g.user_id = t.user_id AND g.bonus = 'tournament' AND g.period = t.day::text
WHERE g.status IN ('waiting', 'done') ORDER BY t.day DESC`;

/** What a player has won and not heard of; from now on they have, whichever page asks. */
export const tellPlaces = async (client: Queryable, userId: bigint, at: number): Promise<UntoldPlace[]> => {
  const { rows } = await client.query<UntoldPlace>(telling, [userId, at]);
  return rows;
};
