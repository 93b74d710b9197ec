import type { PlayedBets } from 'games-engine/analysis';
import type { Queryable } from '../core/pool.ts';
import { idFrom } from './id-from.ts';

/** Bets of a game since a time. */
export interface PlayedQuestion {
  game: string;
  since: number; // ms since epoch
}

/** What was played: the most frequent kinds of bets, and how many bets there were of all kinds. */
export interface PlayedAnswer {
  kinds: PlayedBets[];
  bets: number;
}

/** Dice has twenty thousand kinds of bets; those beyond are too rare to weigh anything. */
const MOST_KINDS = 2000;

interface KindRow extends Omit<PlayedBets, 'choice'> {
  choice: string; // JSON text
  bets: number;
}

const answerOf = (rows: readonly KindRow[]): PlayedAnswer => ({
  kinds: rows.map(({ choice, bets: _all, ...kind }) => ({ ...kind, choice: JSON.parse(choice) as unknown })),
  bets: rows[0]?.bets ?? 0,
});

/**
 * Finished solo rounds in base money by what was chosen and how it ended; one pass over the ids of the time, which hold
 * the time.
 */
export const playedSoloBets = async (client: Queryable, { game, since }: PlayedQuestion): Promise<PlayedAnswer> => {
  const { rows } = await client.query<KindRow>(
    `SELECT choice::text AS choice, jsonb_array_length(moves) - coalesce(moves->-1 ? 'take', false)::int AS opened,
       payout > 0 AS "isPaid", true AS "isFirst", 1 AS "betsOfRound", 1 AS share, 1 AS "sideShare",
       count(*)::float8 AS count, sum(stake)::float8 AS "stakeMinor", (sum(count(*)) OVER ())::float8 AS bets
     FROM round
     WHERE id >= $1 AND game = $2 AND settled_xid IS NOT NULL AND account_kind IN ('real', 'bonus')
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC LIMIT ${MOST_KINDS}`,
    [idFrom(since), game],
  );
  return answerOf(rows);
};

/**
 * Paid bets of shared rounds in base money by what was chosen and what stood beside them; stakes of every account count
 * towards a pot. One pass over the game's own index.
 */
export const playedSharedBets = async (client: Queryable, { game, since }: PlayedQuestion): Promise<PlayedAnswer> => {
  const { rows } = await client.query<KindRow>(
    `SELECT choice, 0 AS opened, payout > 0 AS "isPaid", "isFirst",
       CASE WHEN bets < 3 THEN bets WHEN bets < 50 THEN 3 ELSE 50 END::int AS "betsOfRound",
       (round(20 * stake / pot) / 20)::float8 AS share, (round(20 * side / pot) / 20)::float8 AS "sideShare",
       count(*)::float8 AS count, sum(stake)::float8 AS "stakeMinor", (sum(count(*)) OVER ())::float8 AS bets
     FROM (
       SELECT choice::text AS choice, stake, payout, account_kind, seq = min(seq) OVER r AS "isFirst",
         count(*) OVER r AS bets, sum(stake) OVER r AS pot, sum(stake) OVER (PARTITION BY round_id, choice::text) AS side
       FROM shared_bet WHERE game = $2 AND id >= $1 AND payout IS NOT NULL
       WINDOW r AS (PARTITION BY round_id)
     ) bet
     WHERE account_kind IN ('real', 'bonus')
     GROUP BY choice, payout > 0, "isFirst", 5, 6, 7 ORDER BY count(*) DESC LIMIT ${MOST_KINDS}`,
    [idFrom(since), game],
  );
  return answerOf(rows);
};
