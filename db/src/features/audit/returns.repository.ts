import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds } from './audit-range.ts';
import { streamed } from './streamed.ts';

/** Query for settled rounds, and the number of equal pieces of time to sort them into. */
export interface ReturnsQuery {
  game: string;
  from: number; // ms since epoch
  to: number; // not in it
  buckets: number;
  version?: number | undefined; // version of the config
  accounts: readonly string[]; // kinds of staking accounts
}

/**
 * Wins of bets by their terms: the floor of the stake times num/den, or the cap if that is less, with probability p.
 */
export interface BetTerms {
  configId: number;
  choice: string; // JSON, as it was stored
  num: bigint;
  den: bigint;
  capMinor: bigint | null;
  p: number;
}

interface Grouped {
  bucket: number;
  rounds: bigint;
  stakes: bigint;
  payouts: bigint;
  greatestStake: bigint;
  greatestPayout: bigint;
}

/** Solo rounds with terms that were given, summed up: what they return on average and how far around it. */
export interface SummedRounds extends Grouped {
  configId: null;
  mean: number;
  variance: number;
}

/** Other solo rounds: those of a group are alike in all that decides what they return on average. */
export interface AlikeRounds extends Grouped {
  configId: number;
  stake: bigint;
  choice: string;
  opened: number; // moves that opened something
  isLost: boolean; // the last of them ended it
}

// within [0, buckets): a clock that was set back must not lose a round
const bucketOf = (at: string): string =>
  `least(greatest(((${at} - $1::bigint) * $3::int / ($2::bigint - $1::bigint)), 0), $3::int - 1)::int`;

const isAsked = `r.game = $6 AND r.account_kind = ANY ($7) AND r.settled_xid IS NOT NULL
    AND ($8::int IS NULL OR r.config_id IN (SELECT id FROM game_config WHERE game = $6 AND version = $8))`;

// Groups bets with terms by nothing but the bucket. A win is an integer of eight bytes: a stake that is too large for
// that (nobody could place it) goes with the others. OFFSET 0: a bet's win is computed once.
const soloSql = `
  SELECT bucket, "configId", alike AS stake, choice, opened, "isLost", count(*) AS rounds, sum(stake)::bigint AS stakes,
    sum(payout)::bigint AS payouts, max(stake)::bigint AS "greatestStake", max(payout)::bigint AS "greatestPayout",
    sum(p * win) AS mean, sum(p * (1 - p) * win * win) AS variance
  FROM (
    SELECT ${bucketOf('r.at')} AS bucket, r.stake, r.payout, t.p, least(r.stake * t.num / t.den, t.cap)::float8 AS win,
      CASE WHEN t.p IS NULL THEN r.config_id END AS "configId", CASE WHEN t.p IS NULL THEN r.stake END AS alike,
      CASE WHEN t.p IS NULL THEN r.choice::text END AS choice,
      CASE WHEN t.p IS NULL THEN jsonb_array_length(r.moves) - CASE WHEN r.moves->-1 ? 'take' THEN 1 ELSE 0 END END AS opened,
      CASE WHEN t.p IS NULL THEN coalesce((r.moves->-1->>'isMine')::boolean, false) END AS "isLost"
    FROM round r LEFT JOIN unnest($9::int[], $10::text[], $11::bigint[], $12::bigint[], $13::float8[], $14::bigint[])
        t (config_id, choice, num, den, p, cap)
      ON t.config_id = r.config_id AND t.choice = r.choice::text AND r.stake < 9223372036854775807 / greatest(t.num, 1)
    WHERE r.id BETWEEN $4 AND $5 AND ${isAsked}
    OFFSET 0
  ) r GROUP BY 1, 2, 3, 4, 5, 6`;

const valuesOf = (
  { from, to, buckets, game, accounts, version }: ReturnsQuery,
  bounds: readonly unknown[],
): unknown[] => [from, to, buckets, ...bounds, game, accounts, version ?? null];

const column = <K extends keyof BetTerms>(terms: readonly BetTerms[], name: K): BetTerms[K][] =>
  terms.map((each) => each[name]);

/** Settled solo rounds: those with terms in sums, the others grouped. They stand where they were begun. */
export const soloReturns = (
  pool: Pool,
  query: ReturnsQuery,
  terms: readonly BetTerms[],
): AsyncGenerator<readonly (SummedRounds | AlikeRounds)[]> =>
  streamed(
    pool,
    soloSql,
    [
      ...valuesOf(query, idBounds(query)),
      column(terms, 'configId'),
      column(terms, 'choice'),
      column(terms, 'num'),
      column(terms, 'den'),
      column(terms, 'p'),
      column(terms, 'capMinor'),
    ],
    // the planner knows nothing of a list that is handed in: it would sort a million rounds by text to merge them with it
    { mergeJoins: false },
  );

const SAMPLE = 1000; // rounds of a bucket

// the first rounds of each bucket, of whatever game: a rare one is not looked for through all of them
const choicesSql = `
  SELECT DISTINCT r.config_id AS "configId", r.choice::text AS choice
  FROM unnest($1::uuid[], $2::uuid[]) piece (least, greatest)
    CROSS JOIN LATERAL (
      SELECT game, config_id, choice FROM round WHERE id BETWEEN piece.least AND piece.greatest ORDER BY id LIMIT ${SAMPLE}
    ) r
  WHERE r.game = $3`;

/** Choices in a sample of a range's rounds: nearly all of them, where there is little to bet on. */
export const sampledChoices = async (
  client: Queryable,
  { from, to, buckets, game }: ReturnsQuery,
): Promise<Pick<BetTerms, 'configId' | 'choice'>[]> => {
  const begin = (bucket: number): number => from + Math.ceil((bucket * (to - from)) / buckets);
  const pieces = Array.from({ length: buckets }, (_, bucket) =>
    idBounds({ from: begin(bucket), to: begin(bucket + 1) }),
  );
  const { rows } = await client.query<Pick<BetTerms, 'configId' | 'choice'>>(choicesSql, [
    pieces.map(([least]) => least),
    pieces.map(([, greatest]) => greatest),
    game,
  ]);
  return rows;
};

/** A settled shared round with all its bets: they share its draw. */
export interface PaidRound {
  bucket: number;
  configId: number;
  bets: { choice: object; stake: string; payout: string | null }[]; // in order
}

const paidSql = `
  SELECT ${bucketOf('s.finished_at')} AS bucket, s.config_id AS "configId", b.bets
  FROM shared_round s
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('choice', b.choice, 'stake', b.stake::text, 'payout', b.payout::text) ORDER BY b.seq), '[]') AS bets
      FROM shared_bet b WHERE b.round_id = s.id AND b.account_kind = ANY ($7)
    ) b
  WHERE s.game = $6 AND s.finished_at BETWEEN $4 AND $5 AND s.state = 'settled'
    AND ($8::int IS NULL OR s.config_id IN (SELECT id FROM game_config WHERE game = $6 AND version = $8))`;

/** Settled shared rounds. They stand where they ended. */
export const paidRounds = (pool: Pool, query: ReturnsQuery): AsyncGenerator<readonly PaidRound[]> =>
  streamed<PaidRound>(pool, paidSql, valuesOf(query, timeBounds(query)));

/** Number of unfinished solo rounds of the range. */
export const openRounds = async (
  client: Queryable,
  { game, from, to }: Pick<ReturnsQuery, 'game' | 'from' | 'to'>,
): Promise<number> => {
  const { rows } = await client.query<{ open: bigint }>(
    `SELECT (SELECT count(*) FROM round WHERE settled_xid IS NULL AND game = $1 AND id BETWEEN $2 AND $3)
       + (SELECT count(*) FROM shared_round WHERE settled_xid IS NULL AND game = $1 AND opened_at < $4) AS open`,
    [game, ...idBounds({ from, to }), to],
  );
  return Number(rows[0]?.open ?? 0n);
};
