import type { Queryable } from '../core/pool.ts';
import type { StakeAccount } from 'games-engine';

/** Result of a finished shared round for one account that staked in it. Amounts are base hundredths. */
export interface PaidPlayer {
  userId: bigint;
  publicId: string;
  nick: string;
  isHidden: boolean;
  account: StakeAccount;
  stakeMinor: bigint;
  payoutMinor: bigint; // in a void round, the returned stakes
  balanceMinor: bigint; // now
  isVoid: boolean;
  at: number; // ms since epoch, of the round's end
  placedAt: number; // ms since epoch, of the first bet
}

interface Row extends Omit<PaidPlayer, 'at' | 'placedAt'> {
  at: bigint;
  placedAt: bigint;
}

/** Everybody with a bet in a finished shared round. */
export const paidPlayers = async (client: Queryable, roundId: string): Promise<PaidPlayer[]> => {
  const { rows } = await client.query<Row>(
    `SELECT b.user_id AS "userId", u.public_id AS "publicId", u.nick, u.hidden AS "isHidden", b.account_kind AS account,
       sum(b.stake)::bigint AS "stakeMinor",
       sum(CASE r.state WHEN 'void' THEN b.stake ELSE coalesce(b.payout, 0) END)::bigint AS "payoutMinor",
       a.balance AS "balanceMinor", r.state = 'void' AS "isVoid", r.finished_at AS at,
       min(b.at) AS "placedAt"
     FROM shared_bet b JOIN shared_round r ON r.id = b.round_id JOIN app_user u ON u.id = b.user_id
     JOIN ledger_account a ON a.id = b.account_id
     WHERE b.round_id = $1
     GROUP BY b.user_id, u.public_id, u.nick, u.hidden, b.account_kind, a.balance, r.state, r.finished_at`,
    [roundId],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at), placedAt: Number(row.placedAt) }));
};
