import type { Queryable } from '../core/pool.ts';
import { vipStatusSql } from '../features/statistics/vip-statuses.ts';

/** Row of a player as others may see them. */
export interface PublicUserRow {
  id: string; // public id
  nick: string;
  avatar: string | null;
  isHidden: boolean; // others see the nick shortened
  vipStatus: number; // 1 to 15, as it was last counted
}

/** The users of these public ids, in any order; unknown ones are left out. */
export const publicUsersOf = async (client: Queryable, publicIds: readonly string[]): Promise<PublicUserRow[]> => {
  const { rows } = await client.query<PublicUserRow>(
    `SELECT u.public_id AS id, u.nick, u.avatar, u.hidden AS "isHidden", ${vipStatusSql('s.total_bet')} AS "vipStatus"
     FROM app_user u LEFT JOIN user_stats s ON s.user_id = u.id WHERE u.public_id = ANY ($1)`,
    [publicIds],
  );
  return rows;
};

/** The public ids of everybody with a bet in a shared round of a game, in the order of their first bets. */
export const sharedPlayersOf = async (
  client: Queryable,
  { game, roundId }: { game: string; roundId: string },
): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT u.public_id AS id FROM shared_bet b JOIN app_user u ON u.id = b.user_id
     WHERE b.round_id = $1 AND b.game = $2 GROUP BY u.public_id ORDER BY min(b.seq)`,
    [roundId, game],
  );
  return rows.map(({ id }) => id);
};
