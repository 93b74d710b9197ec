import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { idBounds, timeBounds } from './audit-range.ts';
import { streamed } from './streamed.ts';

/** Which settled rounds to look at, and into how many equal pieces of time to sort them. */
export interface ReturnsQuery {
  game: string;
  from: number; // ms since epoch
  to: number; // not in it
  buckets: number;
  version?: number | undefined; // of the config
  accounts: readonly string[]; // kinds of staking accounts
}

/** Solo rounds that are alike in all that decides what they return on average. */
export interface AlikeRounds {
  bucket: number;
  configId: number;
  stake: bigint;
  choice: string; // JSON, as it was stored
  opened: number; // moves that opened something
  isLost: boolean; // the last of them ended it
  rounds: bigint;
  payouts: bigint;
}

// within [0, buckets): a clock that was set back must not lose a round
const bucketOf = (at: string): string =>
  `least(greatest(((${at} - $1::bigint) * $3::int / ($2::bigint - $1::bigint)), 0), $3::int - 1)::int`;

const alikeSql = `
  SELECT ${bucketOf('r.at')} AS bucket, r.config_id AS "configId", r.stake, r.choice::text AS choice,
    jsonb_array_length(r.moves) - CASE WHEN r.moves->-1 ? 'take' THEN 1 ELSE 0 END AS opened,
    coalesce((r.moves->-1->>'isMine')::boolean, false) AS "isLost", count(*) AS rounds, sum(r.payout)::bigint AS payouts
  FROM round r
  WHERE r.id BETWEEN $4 AND $5 AND r.game = $6 AND r.account_kind = ANY ($7) AND r.settled_xid IS NOT NULL
    AND ($8::int IS NULL OR r.config_id IN (SELECT id FROM game_config WHERE game = $6 AND version = $8))
  GROUP BY 1, 2, 3, 4, 5, 6`;

const valuesOf = (
  { from, to, buckets, game, accounts, version }: ReturnsQuery,
  bounds: readonly unknown[],
): unknown[] => [from, to, buckets, ...bounds, game, accounts, version ?? null];

/** Settled solo rounds, grouped. They stand where they were begun. */
export const alikeRounds = (pool: Pool, query: ReturnsQuery): AsyncGenerator<readonly AlikeRounds[]> =>
  streamed<AlikeRounds>(pool, alikeSql, valuesOf(query, idBounds(query)));

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

/** How many solo rounds of the range are not over. */
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
