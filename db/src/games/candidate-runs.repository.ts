import type { Queryable } from '../core/pool.ts';
import { idFrom } from '../core/sql.ts';

/** A time in which a version was a game's candidate, beside the version that was active then. Times: ms since epoch. */
export interface CandidateRunRow {
  candidateId: number;
  activeId: number;
  sharePpm: number;
  startedAt: number;
  endedAt: number | null; // null: it runs
}

/** The last run of a game's candidates. The active version is one throughout: another one ends the run. */
export const lastCandidateRun = async (client: Queryable, game: string): Promise<CandidateRunRow | undefined> => {
  const { rows } = await client.query<CandidateRunRow>(
    `SELECT e.config_id AS "candidateId", (e.details->>'active')::int AS "activeId",
       (e.details->>'sharePpm')::int AS "sharePpm",
       coalesce((SELECT min(n.at) FROM game_config_event n WHERE n.config_id = e.config_id AND n.id > e.id
         AND n.kind = 'candidate.lit'), e.at)::float8 AS "startedAt",
       (SELECT min(n.at) FROM game_config_event n WHERE n.config_id = e.config_id AND n.id > e.id
         AND n.kind IN ('candidate.stopped', 'activated'))::float8 AS "endedAt"
     FROM game_config_event e JOIN game_config c ON c.id = e.config_id
     WHERE c.game = $1 AND e.kind = 'candidate.started' ORDER BY e.id DESC LIMIT 1`,
    [game],
  );
  return rows[0];
};

/** Cause of a trial's end that the program itself brought about. */
export const STOPPED_BY_RETURNS = 'returns';

/** A trial of a version whose lottery was lit. */
export interface TrialRow extends CandidateRunRow {
  isStoppedByReturns: boolean;
}

/** All trials of a version that were played, the oldest first. */
export const trialsOf = async (client: Queryable, configId: number): Promise<TrialRow[]> => {
  const { rows } = await client.query<TrialRow>(
    `SELECT e.config_id AS "candidateId", (e.details->>'active')::int AS "activeId",
       (e.details->>'sharePpm')::int AS "sharePpm", e.at::float8 AS "startedAt", stop.at::float8 AS "endedAt",
       coalesce(stop.details->>'cause' = '${STOPPED_BY_RETURNS}', false) AS "isStoppedByReturns"
     FROM game_config_event e LEFT JOIN LATERAL (
       SELECT n.at, n.details FROM game_config_event n WHERE n.config_id = e.config_id AND n.id > e.id
         AND n.kind IN ('candidate.stopped', 'activated') ORDER BY n.id LIMIT 1
     ) stop ON true
     WHERE e.config_id = $1 AND e.kind = 'candidate.lit' ORDER BY e.id`,
    [configId],
  );
  return rows;
};

/** Totals of one version's finished rounds: sums of stakes and payouts in base hundredths, and their squares. */
export interface RunTotals {
  configId: number;
  rounds: number;
  players: number;
  stakeMinor: number;
  payoutMinor: number;
  stakeSquares: number;
  payoutSquares: number;
  products: number; // product of stake and payout
}

const END_OF_TIME = 2 ** 48 - 1;

/** Totals of the solo rounds in base money that were begun in a run, by version; a version without rounds is left out. */
export const totalsOfRun = async (
  client: Queryable,
  game: string,
  { candidateId, activeId, startedAt, endedAt }: CandidateRunRow,
): Promise<RunTotals[]> => {
  const { rows } = await client.query<RunTotals>(
    `SELECT config_id AS "configId", count(*)::float8 AS rounds, count(DISTINCT user_id)::float8 AS players,
       sum(stake)::float8 AS "stakeMinor", sum(payout)::float8 AS "payoutMinor", sum(stake::float8 * stake) AS "stakeSquares",
       sum(payout::float8 * payout) AS "payoutSquares", sum(stake::float8 * payout) AS products
     FROM round
     WHERE id >= $1 AND id < $2 AND game = $3 AND config_id = ANY ($4) AND settled_xid IS NOT NULL
       AND account_kind IN ('real', 'bonus')
     GROUP BY config_id`,
    [idFrom(startedAt), idFrom(endedAt ?? END_OF_TIME), game, [candidateId, activeId]],
  );
  return rows;
};

/** The same of a shared game: what all bets of a round came to is one result, for they share its draw. */
export const totalsOfSharedRun = async (
  client: Queryable,
  game: string,
  { candidateId, activeId, startedAt, endedAt }: CandidateRunRow,
): Promise<RunTotals[]> => {
  const { rows } = await client.query<RunTotals>(
    `WITH bet AS MATERIALIZED (
       SELECT s.config_id, s.id, b.user_id, b.stake, b.payout FROM shared_round s JOIN shared_bet b ON b.round_id = s.id
       WHERE s.id >= $1 AND s.id < $2 AND s.game = $3 AND s.config_id = ANY ($4) AND s.state = 'settled'
         AND b.account_kind IN ('real', 'bonus')
     ), result AS (
       SELECT config_id, sum(stake)::float8 AS stake, sum(payout)::float8 AS payout FROM bet GROUP BY config_id, id
     )
     SELECT config_id AS "configId", count(*)::float8 AS rounds,
       (SELECT count(DISTINCT user_id) FROM bet WHERE bet.config_id = r.config_id)::float8 AS players,
       sum(stake) AS "stakeMinor", sum(payout) AS "payoutMinor", sum(stake * stake) AS "stakeSquares",
       sum(payout * payout) AS "payoutSquares", sum(stake * payout) AS products
     FROM result r GROUP BY config_id`,
    [idFrom(startedAt), idFrom(endedAt ?? END_OF_TIME), game, [candidateId, activeId]],
  );
  return rows;
};

/** The trial that a shared round was opened in. */
export interface RoundTrial {
  version: number; // version of the candidate
  hash: string; // hash of its content, hex
  sharePpm: number;
  salt: string; // salt of its lottery; empty: older than salts
  activeVersion: number;
}

/** The trial of a game whose first round is this one or an earlier one, and which had not ended by then. */
export const trialOfRound = async (
  client: Queryable,
  game: string,
  number: number,
): Promise<RoundTrial | undefined> => {
  const { rows } = await client.query<RoundTrial>(
    `SELECT c.version, c.hash, (e.details->>'sharePpm')::int AS "sharePpm", a.version AS "activeVersion",
       coalesce(e.details->'beacon'->>'randomness', '') AS salt
     FROM game_config c JOIN game_config_event e ON e.config_id = c.id
       JOIN game_config a ON a.id = (e.details->>'active')::int
     WHERE c.game = $1 AND e.kind IN ('candidate.started', 'candidate.lit') AND (e.details->>'fromRound')::bigint <= $2
       AND NOT EXISTS (SELECT FROM game_config_event n WHERE n.config_id = c.id AND n.id > e.id
         AND n.kind IN ('candidate.stopped', 'activated') AND (n.details->>'fromRound')::bigint <= $2)
     ORDER BY e.id DESC LIMIT 1`,
    [game, number],
  );
  return rows[0];
};
