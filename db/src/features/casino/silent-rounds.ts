import type { Queryable } from '../../core/pool.ts';

/** A round closed after a timeout. Amounts: base hundredths. */
export interface SilentRound {
  id: string;
  userId: bigint;
  account: 'real' | 'bonus';
  publicId: string;
  nick: string;
  isHidden: boolean;
  title: string;
  identifier: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

const MAX_CLOSED = 500; // per run of the job

/**
 * Closes rounds without a transaction since a moment; those that the provider said continue get an earlier one. A win that
 * arrives afterwards is still paid and counted.
 */
export const closeSilentRounds = async (
  client: Queryable,
  { silentSince, saidOpenSince }: { silentSince: number; saidOpenSince: number },
): Promise<SilentRound[]> => {
  const { rows } = await client.query<SilentRound>(
    `WITH silent AS (
       SELECT id FROM slot_round
       WHERE state = 'open' AND last_at <= CASE WHEN said_open THEN $2::bigint ELSE $1::bigint END
       ORDER BY last_at LIMIT ${MAX_CLOSED} FOR UPDATE SKIP LOCKED
     ), closed AS (
       UPDATE slot_round r SET state = 'settled', ending = 'silence' FROM silent s WHERE r.id = s.id AND r.state = 'open'
       RETURNING r.*
     )
     SELECT r.id, r.user_id AS "userId", r.account_kind AS account, u.public_id AS "publicId", u.nick, u.hidden AS "isHidden",
       g.title, g.identifier, r.stake AS "stakeMinor", r.payout AS "payoutMinor"
     FROM closed r JOIN app_user u ON u.id = r.user_id JOIN provider_game g ON g.id = r.game_id`,
    [silentSince, saidOpenSince],
  );
  return rows;
};
