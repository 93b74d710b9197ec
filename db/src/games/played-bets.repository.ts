import type { PlayedBets } from 'games-engine/analysis';
import type { Queryable } from '../core/pool.ts';
import { idFrom } from '../core/sql.ts';

/** Bets of a game since a time; of more than `most` the last ones. */
export interface PlayedQuestion {
  game: string;
  since: number; // ms since epoch
  most: number;
}

/** Traffic of a game: the most frequent kinds of bets, the number of bets of all kinds, and their first day. */
export interface PlayedAnswer {
  kinds: PlayedBets[];
  bets: number;
  oldestAt: number | undefined; // ms since epoch; undefined: nothing was played
}

/** Dice has twenty thousand kinds of bets; those beyond are too rare to weigh anything. */
const MAX_KINDS = 2000;

interface KindRow extends Omit<PlayedBets, 'choice'> {
  choice: string; // JSON text
  bets: number;
  oldestAt: number;
}

const answerOf = (rows: readonly KindRow[]): PlayedAnswer => ({
  kinds: rows.map(({ choice, bets: _bets, oldestAt: _at, ...kind }) => ({ ...kind, choice: JSON.parse(choice) })),
  bets: rows[0]?.bets ?? 0,
  oldestAt: rows[0]?.oldestAt,
});

/** Counts of each kind, and once of all. */
const COUNTS = `count(*)::float8 AS count, sum(stake)::float8 AS "stakeMinor", (sum(count(*)) OVER ())::float8 AS bets,
       (min(min(at)) OVER ())::float8 AS "oldestAt"`;

/**
 * Finished solo rounds in base money by what was chosen and how it ended. Walks the ids, which hold the time, from the
 * newest one back, so that its cost is bounded however much is played.
 */
export const playedSoloBets = async (
  client: Queryable,
  { game, since, most }: PlayedQuestion,
): Promise<PlayedAnswer> => {
  const { rows } = await client.query<KindRow>(
    `SELECT choice::text AS choice, jsonb_array_length(moves) - coalesce(moves->-1 ? 'take', false)::int AS opened,
       payout > 0 AS "isPaid", true AS "isFirst", 1 AS "betsOfRound", 1 AS share, 1 AS "sideShare", ${COUNTS}
     FROM (
       SELECT choice, moves, payout, stake, at FROM round
       WHERE id >= $1 AND game = $2 AND settled_xid IS NOT NULL AND account_kind IN ('real', 'bonus')
       ORDER BY id DESC LIMIT $3
     ) bet
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC LIMIT ${MAX_KINDS}`,
    [idFrom(since), game, most],
  );
  return answerOf(rows);
};

/**
 * Paid bets of shared rounds in base money by what was chosen and what stood beside them; stakes of every account count
 * towards a pot. Walks the game's own index from the newest bet back. A round that `most` cuts is seen in part.
 */
export const playedSharedBets = async (
  client: Queryable,
  { game, since, most }: PlayedQuestion,
): Promise<PlayedAnswer> => {
  const { rows } = await client.query<KindRow>(
    `SELECT choice, 0 AS opened, payout > 0 AS "isPaid", "isFirst",
       CASE WHEN bets < 3 THEN bets WHEN bets < 50 THEN 3 ELSE 50 END::int AS "betsOfRound",
       (round(20 * stake / pot) / 20)::float8 AS share, (round(20 * side / pot) / 20)::float8 AS "sideShare", ${COUNTS}
     FROM (
       SELECT choice, stake, payout, account_kind, at, seq = min(seq) OVER r AS "isFirst", count(*) OVER r AS bets,
         sum(stake) OVER r AS pot, sum(stake) OVER (PARTITION BY round_id, choice) AS side
       FROM (
         SELECT round_id, seq, choice::text AS choice, stake, payout, account_kind, at FROM shared_bet
         WHERE game = $2 AND id >= $1 AND payout IS NOT NULL ORDER BY id DESC LIMIT $3
       ) last
       WINDOW r AS (PARTITION BY round_id)
     ) bet
     WHERE account_kind IN ('real', 'bonus')
     GROUP BY choice, payout > 0, "isFirst", 5, 6, 7 ORDER BY count(*) DESC LIMIT ${MAX_KINDS}`,
    [idFrom(since), game, most],
  );
  return answerOf(rows);
};
