import type { Queryable } from '../../core/pool.ts';

/** Play of the last minute over all processes. */
export interface LivePlay {
  players: number;
  bets: number;
  stakedMinor: number; // base hundredths, real money alone
}

/** A shared round that is not over. */
export interface OpenRound {
  game: string;
  state: string;
  openedAt: number; // ms since epoch
}

// ids are UUIDv7: those of a minute are a range of the primary key
const SINCE = `(lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint - 60000), 12, '0') || repeat('0', 20))::uuid`;

const playSql = `
WITH bet AS MATERIALIZED (
  SELECT user_id, stake, account_kind FROM round WHERE id >= ${SINCE}
  UNION ALL
  SELECT user_id, stake, account_kind FROM shared_bet WHERE id >= ${SINCE}
)
SELECT count(DISTINCT user_id)::int AS players, count(*)::int AS bets,
  coalesce(sum(stake) FILTER (WHERE account_kind = 'real'), 0)::float AS "stakedMinor"
FROM bet`;

export const livePlay = async (client: Queryable): Promise<LivePlay> => {
  const { rows } = await client.query<LivePlay>(playSql);
  return rows[0] ?? { players: 0, bets: 0, stakedMinor: 0 };
};

/** Shared rounds that are not over, the oldest first. */
export const openRounds = async (client: Queryable): Promise<OpenRound[]> => {
  const { rows } = await client.query<OpenRound>(
    `SELECT game, state, opened_at::float AS "openedAt" FROM shared_round
     WHERE settled_xid IS NULL AND state <> 'void' ORDER BY opened_at LIMIT 200`,
  );
  return rows;
};
