import type { Queryable } from '../core/pool.ts';
import { idFrom } from '../core/sql.ts';
import { selectShared, selectSolo, type PlayedBet } from './played-bet.ts';

/** Bets of each game since a time in which its leaders are looked for; of more the last ones, so that the cost is bounded. */
const LOOKED_AT = 50_000;

const SPARE = 3; // candidates for a place: those of the staff fall out

/** Orders of a board, by what a bet paid and by how often its stake. */
const orders = { payouts: 'payout DESC, id', multipliers: 'payout::numeric / stake DESC, id' } as const;

/** The best bets of a time by each order, of every game as many as there are places, best first. */
export type Leaders = Readonly<Record<keyof typeof orders, readonly PlayedBet[]>>;

interface Place {
  id: string;
  board: keyof typeof orders;
}

/** Won bets in base money, of each player the best of a game on each board. */
const placesOf = (table: string, settled: string): string => `
  WITH looked AS MATERIALIZED (
    SELECT bet.id, bet.game, bet.user_id, bet.stake, bet.payout
    FROM unnest($1::text[]) AS played (game) CROSS JOIN LATERAL (
      SELECT id, game, user_id, stake, payout, account_kind, ${settled} AS is_settled FROM ${table}
      WHERE game = played.game AND id >= $2 ORDER BY id DESC LIMIT ${LOOKED_AT}
    ) bet WHERE is_settled AND payout > stake AND account_kind IN ('real', 'bonus')
  )
  ${Object.entries(orders)
    .map(
      ([board, order]) => `
        SELECT id, '${board}' AS board, place FROM (
          SELECT id, row_number() OVER (PARTITION BY game ORDER BY ${order}) AS place FROM (
            SELECT DISTINCT ON (game, user_id) * FROM looked ORDER BY game, user_id, ${order}
          ) best
        ) ranked WHERE place <= $3`,
    )
    .join(' UNION ALL ')} ORDER BY place`;

/**
 * The leaders of each of these games since a time: settled bets in base money that paid more than was staked, one of a
 * player on each board, the earliest of equal ones, none of the staff.
 */
export const listLeaders = async (
  client: Queryable,
  {
    since,
    solo,
    shared,
    places,
  }: { since: number; solo: readonly string[]; shared: readonly string[]; places: number },
): Promise<Leaders> => {
  const kinds = [
    { games: solo, sql: placesOf('round', 'settled_xid IS NOT NULL'), rowsOf: selectSolo, id: 'r.id' },
    { games: shared, sql: placesOf('shared_bet', 'payout IS NOT NULL'), rowsOf: selectShared, id: 'b.id' },
  ];
  const lists = await Promise.all(
    kinds.map(async ({ games, sql, rowsOf, id }) => {
      const { rows: found } = await client.query<Place>(sql, [games, idFrom(since), places * SPARE]);
      const ids = [...new Set(found.map((place) => place.id))];
      const bets = await rowsOf(client, `WHERE ${id} = ANY ($1) AND u.roles = '{}'`, [ids]);
      const byId = new Map(bets.map((bet) => [bet.cursor, bet]));
      return found.flatMap((place) => {
        const bet = byId.get(place.id);
        return bet ? [{ board: place.board, bet }] : [];
      });
    }),
  );
  const boardOf = (board: keyof typeof orders): PlayedBet[] => {
    const taken = new Map<string, number>(); // places by game
    return lists.flat().flatMap((place) => {
      if (place.board !== board) return [];
      const { game } = place.bet;
      const before = taken.get(game) ?? 0;
      taken.set(game, before + 1);
      return before < places ? [place.bet] : [];
    });
  };
  return { payouts: boardOf('payouts'), multipliers: boardOf('multipliers') };
};
