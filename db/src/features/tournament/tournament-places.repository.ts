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

/** Nicks of entrants, as staff see them. */
export const entrantNicks = async (em: EntityManager, userIds: readonly bigint[]): Promise<Map<bigint, string>> => {
  const users = await em.find(UserEntity, { id: { $in: [...userIds] } }, { fields: ['nick'] });
  return new Map(users.map(({ id, nick }) => [id, nick]));
};

/** A paid place as staff see it. */
export interface OfficePlace {
  day: number;
  place: number;
  userId: string; // public id
  nick: string;
  staked: bigint; // base hundredths, as the prize
  prize: bigint;
  status: string | null; // status of the prize as a bonus; null: the share was nothing
}

/** Places of these days with the status of each prize, newest day first. */
export const officePlaces = async (client: Queryable, days: readonly number[]): Promise<OfficePlace[]> => {
  const { rows } = await client.query<OfficePlace>(
    `SELECT p.day, p.place, u.public_id AS "userId", u.nick, p.staked, p.prize, g.status
     FROM tournament_place p JOIN app_user u ON u.id = p.user_id
       LEFT JOIN bonus_grant g ON g.user_id = p.user_id AND g.bonus = 'tournament' AND g.period = p.day::text
     WHERE p.day = ANY ($1::int[]) ORDER BY p.day DESC, p.place`,
    [days],
  );
  return rows;
};

/** The number of entrants of each of these days. */
export const entrantCounts = async (client: Queryable, days: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await client.query<{ day: number; players: number }>(
    'SELECT day, count(*)::int AS players FROM tournament_entry WHERE day = ANY ($1::int[]) GROUP BY day',
    [days],
  );
  return new Map(rows.map(({ day, players }) => [day, players]));
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
