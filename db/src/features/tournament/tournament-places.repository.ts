import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { TournamentPlaceEntity } from './tournament.entities.ts';

export type TournamentPlaceRow = InferEntity<typeof TournamentPlaceEntity>;

/** A place not yet announced to its player. */
export interface UntoldPlace {
  day: number;
  place: number;
  prize: bigint; // base hundredths
  isWaiting: boolean; // for review by staff
}

/** Paid places. */
export const tournamentPlaceRepository = (em: EntityManager) => ({
  async add(places: readonly Omit<TournamentPlaceRow, 'toldAt'>[]): Promise<void> {
    await em.insertMany(TournamentPlaceEntity, [...places]);
  },

  /** Places of these days: latest day first, then by place. */
  ofDays: (days: readonly number[]): Promise<TournamentPlaceRow[]> =>
    em.find(TournamentPlaceEntity, { day: { $in: [...days] } }, { orderBy: { day: 'desc', place: 'asc' } }),
});

/** The public ids of players. */
export const publicIdsOf = async (em: EntityManager, userIds: readonly bigint[]): Promise<Map<bigint, string>> => {
  const users = await em.find(UserEntity, { id: { $in: [...userIds] } }, { fields: ['publicId'] });
  return new Map(users.map(({ id, publicId }) => [id, publicId]));
};

const telling = `
WITH announced AS (
  UPDATE tournament_place SET told_at = $2 WHERE user_id = $1 AND told_at IS NULL AND prize > 0 RETURNING day, place, user_id, prize
)
SELECT t.day, t.place, t.prize, g.status = 'waiting' AS "isWaiting"
FROM announced t JOIN bonus_grant g ON g.user_id = t.user_id AND g.bonus = 'tournament' AND g.period = t.day::text
WHERE g.status IN ('waiting', 'done') ORDER BY t.day DESC`;

/** A player's unannounced places, marked as announced. */
export const tellPlaces = async (client: Queryable, userId: bigint, at: number): Promise<UntoldPlace[]> => {
  const { rows } = await client.query<UntoldPlace>(telling, [userId, at]);
  return rows;
};
