import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds } from './audit-range.ts';

/** Reading of a game's draw from its outcome: a number from `first` on, one of `values` that are equally likely. */
export interface DrawnNumber {
  hosting: 'solo' | 'shared';
  game: string;
  path: readonly string[]; // path of the number in the outcome
  first: number;
  values: number | 'pot'; // pot: as many as hundredths were staked in the round
}

/** Counts of draws. */
export interface DrawCounts {
  bins: { count: number; expected: number }[]; // equally wide; one more where a draw lies outside
  lower: number; // draws in the lower half
  upper: number;
  runs: number; // runs of draws in one half, in the order of the rounds
}

interface Row {
  bin: number;
  count: string;
  expected: number;
  lower: string;
  upper: string;
  runs: string;
}

const drawsOf = {
  solo: `
    SELECT r.id AS place, (r.outcome#>>$3::text[])::bigint - $4::bigint AS v, $5::bigint AS n
    FROM round r WHERE r.id BETWEEN $1 AND $2 AND r.game = $6 AND r.settled_xid IS NOT NULL AND r.outcome IS NOT NULL`,
  shared: `
    SELECT s.number AS place, (s.outcome#>>$3::text[])::bigint - $4::bigint AS v,
      coalesce($5::bigint, (SELECT sum(b.stake) FROM shared_bet b WHERE b.round_id = s.id)::bigint) AS n
    FROM shared_round s
    WHERE s.game = $6 AND s.finished_at BETWEEN $1 AND $2 AND s.state = 'settled'`,
} as const;

// Bin i of b takes the draws v of n with i·n/b ≤ v < (i + 1)·n/b: as many as whole numbers lie there.
const statement = (hosting: DrawnNumber['hosting']): string => `
  WITH draw AS MATERIALIZED (${drawsOf[hosting]}), halves AS (
    SELECT v * 2 < n AS is_lower, lag(v * 2 < n) OVER (ORDER BY place) AS was_lower FROM draw
  ), runs AS (
    SELECT count(*) FILTER (WHERE is_lower) AS lower, count(*) FILTER (WHERE NOT is_lower) AS upper,
      count(*) FILTER (WHERE is_lower IS DISTINCT FROM was_lower) AS runs FROM halves
  ), due AS (
    SELECT bin, sum(draws * (((bin + 1) * n + $7::int - 1) / $7::int - (bin * n + $7::int - 1) / $7::int)::float8 / n) AS expected
    FROM (SELECT n, count(*) AS draws FROM draw GROUP BY n) d CROSS JOIN generate_series(0::bigint, $7::int - 1) bin GROUP BY bin
  ), seen AS (
    SELECT CASE WHEN v BETWEEN 0 AND n - 1 THEN v * $7::int / n ELSE $7::int END AS bin, count(*) AS count FROM draw GROUP BY 1
  )
  SELECT bin::int, coalesce(count, 0)::text AS count, coalesce(expected, 0) AS expected, lower::text, upper::text, runs::text
  FROM due FULL JOIN seen USING (bin) CROSS JOIN runs ORDER BY bin`;

/** A draw: v of the n numbers from 0 on that were equally likely. */
export interface Drawn {
  v: number;
  n: number;
}

/** The newest draws of a range, in the order of the rounds. Those outside their numbers are left out: `countDraws` tells. */
export const readDraws = async (
  client: Queryable,
  { hosting, game, path, first, values }: DrawnNumber,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<Drawn[]> => {
  const bounds = hosting === 'solo' ? idBounds({ from, to }) : timeBounds({ from, to });
  const { rows } = await client.query<Drawn>(
    `SELECT v::float8 AS v, n::float8 AS n FROM (
       SELECT place, v, n FROM (${drawsOf[hosting]}) draw ORDER BY place DESC LIMIT $7
     ) newest WHERE v BETWEEN 0 AND n - 1 ORDER BY place`,
    [...bounds, path, first, values === 'pot' ? null : values, game, limit],
  );
  return rows;
};

/** Counts the draws of a range: solo rounds where they were begun, shared ones where they ended. */
export const countDraws = async (
  client: Queryable,
  { hosting, game, path, first, values }: DrawnNumber,
  { from, to, bins }: { from: number; to: number; bins: number },
): Promise<DrawCounts> => {
  const bounds = hosting === 'solo' ? idBounds({ from, to }) : timeBounds({ from, to });
  const { rows } = await client.query<Row>(statement(hosting), [
    ...bounds,
    path,
    first,
    values === 'pot' ? null : values,
    game,
    bins,
  ]);
  const [row] = rows;
  return {
    bins: rows.map(({ count, expected }) => ({ count: Number(count), expected })),
    lower: Number(row?.lower ?? 0),
    upper: Number(row?.upper ?? 0),
    runs: Number(row?.runs ?? 0),
  };
};
