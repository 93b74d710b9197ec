import type { Queryable } from '../../core/pool.ts';

/** Figures that an operator watches and only the database knows, of all processes together. Ages in seconds. */
export interface WatchedFigures {
  withdrawalsWaiting: number; // for a decision of the desk
  oldestWithdrawal: number; // age of the one that waits longest; 0: none
  payoutsDue: number; // approved, and not with their provider although it is time
  payoutsUnanswered: number; // with a provider that has not said how they ended
  roundsLate: number; // age of the oldest shared round that is closed and not settled; 0: none
  voidRounds: number; // within the last hour
  logWaiting: number; // settled solo rounds that are not in the log yet, 10,000 at most
  depositsMinor: number; // credited in the last hour, in base hundredths: of the last 5,000 payments
  withdrawnMinor: number; // paid out in the same hour
  mailWaiting: number; // letters that are five minutes late
}

const RECENT = 5000; // payments are read from the newest back, not all of them

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const figuresSql = `
WITH clock AS (SELECT ${NOW} AS now),
recent AS MATERIALIZED (SELECT code, base_minor, done_at FROM payment WHERE state = 2 ORDER BY id DESC LIMIT ${RECENT})
SELECT
  (SELECT count(*)::int FROM payment WHERE code = 2 AND state = 1) AS "withdrawalsWaiting",
  (SELECT coalesce(max(now - created_at) / 1000, 0)::float FROM payment WHERE code = 2 AND state = 1) AS "oldestWithdrawal",
  (SELECT count(*)::int FROM payout WHERE state = 'queued' AND next_at < now - 60000) AS "payoutsDue",
  (SELECT count(*)::int FROM payout WHERE state = 'accepted') AS "payoutsUnanswered",
  (SELECT coalesce(max(now - closed_at) / 1000, 0)::float FROM shared_round WHERE settled_xid IS NULL AND state IN ('closed', 'drawn')) AS "roundsLate",
  (SELECT count(*)::int FROM void_round WHERE finished_at > now - 3600000) AS "voidRounds",
  (SELECT count(*)::int FROM (SELECT FROM round WHERE settled_xid >= (SELECT horizon FROM log_cursor) LIMIT 10000) AS waiting) AS "logWaiting",
  (SELECT coalesce(sum(base_minor), 0)::float FROM recent WHERE code = 1 AND done_at > now - 3600000) AS "depositsMinor",
  (SELECT coalesce(sum(base_minor), 0)::float FROM recent WHERE code = 2 AND done_at > now - 3600000) AS "withdrawnMinor",
  (SELECT count(*)::int FROM mail WHERE next_try_at < now() - interval '5 minutes') AS "mailWaiting"
FROM clock`;

/** Reads them, each by an index or from a table that stays small. */
export const watchedFigures = async (client: Queryable): Promise<WatchedFigures> => {
  const { rows } = await client.query<WatchedFigures>(figuresSql);
  const [figures] = rows;
  if (!figures) throw new RangeError('no figures');
  return figures;
};
