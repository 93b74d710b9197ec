import type { Pool } from 'pg';
import { COMMISSION_COUNTS_TIMES } from 'games-engine';
import { dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import { vipStatusSql } from './vip-statuses.ts';

/** A player's statistics of real money. */
export interface PlayerStats {
  userId: bigint;
  stakedMinor: bigint; // base hundredths
  totalBetMinor: bigint; // counted part of it (`countedBet`): for levels and rakeback
  totalGames: number; // settled bets
  maxWinMinor: bigint; // the greatest payout of one bet that paid more than its stake
  maxCoef: number; // the greatest payout / stake of one bet, hundredths cut off
  vipStatus: number; // 1 to 15
  wagerBetMinor: bigint; // part of totalBetMinor that counts towards wagering and releases DIC
  bonusBetMinor: bigint; // staked from `bonus`, base hundredths
  usdicBetMinor: bigint; // staked from `usdicLocked`, USDIC hundredths
}

// Each row is there and locked before anything else is read, by statements of their own: what is read afterwards is at
// least as new as the places up to which the row counts.
const creating = `
INSERT INTO user_stats (user_id) SELECT id FROM app_user WHERE id = ANY ($1::bigint[]) ORDER BY id
ON CONFLICT (user_id) DO NOTHING`;
const locking = 'SELECT FROM user_stats WHERE user_id = ANY ($1::bigint[]) ORDER BY user_id FOR UPDATE';

/** SQL: when a solo round `r` ended: with its last move, or at once. */
const soloSettledAt = `coalesce((r.moves->-1->>'at')::bigint, r.at)`;

/** SQL: what a bet with `stake`, `payout`, `round_stakes` and `round_payouts` counts as; the same as `countedBet` of the engine. */
export const countedBetSql = `
  SELECT x.counted_stake, CASE WHEN x.earned IS NULL THEN payout ELSE x.counted_stake - x.earned END AS counted_payout
  FROM (
    SELECT e.earned, coalesce(least(stake, e.earned * ${COMMISSION_COUNTS_TIMES}), stake) AS counted_stake
    FROM (SELECT div((round_stakes - round_payouts)::numeric * stake, round_stakes)::bigint AS earned) e
  ) x`;

// Solo rounds are committed in the order of their pairs and nonces; one that is still open is remembered and asked for
// again. A shared bet is settled by an entry of its player's held account, and an account's entries are committed in the
// order of their versions; that of a void round is a release. Bonus money and USDIC have counters of their own. A bet is of
// the day on which it was settled: so a day that is over never changes, and no bet falls between two weeks. Of providers'
// rounds there are lines that say what each adds, marked once they are counted. What one takes back is owed: the counters
// that bonuses were released by never go back. A bet among players counts by what the house earned on its round.
const counting = `
WITH seen AS MATERIALIZED (
  SELECT s.*, h.id AS held_id, h.version AS held_now FROM user_stats s
  JOIN ledger_account h ON h.user_id = s.user_id AND h.kind = 'held'
  WHERE s.user_id = ANY ($1::bigint[])
), provided AS (
  UPDATE slot_tally t SET counted = true FROM seen s WHERE t.user_id = s.user_id AND NOT t.counted RETURNING t.*
), bets AS (
  SELECT s.user_id, r.id AS open_id, r.account_kind, r.stake, r.payout, r.settled_xid IS NOT NULL AS is_over,
    ${soloSettledAt} AS settled_at, NULL::bigint AS round_stakes, NULL::bigint AS round_payouts
  FROM seen s JOIN round r ON r.user_id = s.user_id AND (r.seed_pair_id, r.nonce) > (s.solo_pair_id, s.solo_nonce)
  UNION ALL
  SELECT s.user_id, r.id, r.account_kind, r.stake, r.payout, r.settled_xid IS NOT NULL, ${soloSettledAt}, NULL, NULL
  FROM seen s CROSS JOIN LATERAL unnest(s.open_rounds) o (id) JOIN round r ON r.id = o.id
  UNION ALL
  SELECT s.user_id, NULL, b.account_kind, b.stake, b.payout, true, t.at, r.stakes, r.payouts
  FROM seen s
    JOIN ledger_entry e ON e.account_id = s.held_id AND e.version > s.held_version AND e.amount < 0
    JOIN ledger_transaction t ON t.id = e.transaction_id AND t.kind = 'round.settle'
    JOIN shared_bet b ON b.id = t.key::uuid JOIN shared_round r ON r.id = b.round_id
), played AS (
  SELECT user_id, open_id, account_kind, stake, is_over, settled_at, 1 AS games, true AS counts, payout AS win,
    payout * 100 / nullif(stake, 0) AS coef, c.*, 0 AS provider_stake
  FROM bets CROSS JOIN LATERAL (${countedBetSql}) c
  UNION ALL
  SELECT user_id, NULL, account_kind, stake, true, at, games, counts, win, coef, stake, payout, stake FROM provided
), summed AS (
  SELECT user_id,
    sum(stake) FILTER (WHERE is_over AND account_kind = 'real')::bigint AS staked,
    sum(counted_stake) FILTER (WHERE is_over AND account_kind = 'real')::bigint AS bet,
    sum(counted_stake) FILTER (WHERE is_over AND account_kind = 'real' AND counts)::bigint AS wager_bet,
    sum(games) FILTER (WHERE is_over AND account_kind = 'real') AS games,
    max(win) FILTER (WHERE is_over AND account_kind = 'real' AND win > stake) AS win,
    max(coef) FILTER (WHERE is_over AND account_kind = 'real') AS coef,
    sum(stake) FILTER (WHERE is_over AND account_kind = 'bonus' AND counts)::bigint AS bonus_bet,
    sum(stake) FILTER (WHERE is_over AND account_kind = 'usdicLocked')::bigint AS usdic_bet,
    array_agg(open_id) FILTER (WHERE NOT is_over) AS open_rounds
  FROM played GROUP BY user_id
), days AS (
  INSERT INTO played_day AS d (user_id, day, staked, provider_staked, paid, reached_at)
  SELECT user_id, ${dayOfSql('settled_at')}, sum(counted_stake)::bigint, sum(provider_stake)::bigint,
    sum(counted_payout)::bigint, max(settled_at)
  FROM played WHERE is_over AND account_kind = 'real' GROUP BY 1, 2
  ON CONFLICT (user_id, day) DO UPDATE SET staked = d.staked + excluded.staked,
    provider_staked = d.provider_staked + excluded.provider_staked, paid = d.paid + excluded.paid, reached_at = greatest(d.reached_at, excluded.reached_at)
)
UPDATE user_stats u SET
  staked = u.staked + coalesce(n.staked, 0),
  total_bet = u.total_bet + greatest(0, coalesce(n.bet, 0) - u.real_owed),
  real_owed = greatest(0, u.real_owed - coalesce(n.bet, 0)),
  wager_bet = u.wager_bet + greatest(0, coalesce(n.wager_bet, 0) - u.wager_owed),
  wager_owed = greatest(0, u.wager_owed - coalesce(n.wager_bet, 0)),
  total_games = u.total_games + coalesce(n.games, 0),
  max_win = greatest(u.max_win, n.win),
  max_coef = greatest(u.max_coef, n.coef),
  bonus_bet = u.bonus_bet + greatest(0, coalesce(n.bonus_bet, 0) - u.bonus_owed),
  bonus_owed = greatest(0, u.bonus_owed - coalesce(n.bonus_bet, 0)),
  usdic_bet = u.usdic_bet + coalesce(n.usdic_bet, 0),
  solo_pair_id = coalesce(l.seed_pair_id, u.solo_pair_id),
  solo_nonce = coalesce(l.nonce, u.solo_nonce),
  open_rounds = coalesce(n.open_rounds, '{}'),
  held_version = s.held_now
FROM seen s
  LEFT JOIN summed n ON n.user_id = s.user_id
  LEFT JOIN LATERAL (
    SELECT r.seed_pair_id, r.nonce FROM round r WHERE r.user_id = s.user_id
    ORDER BY r.seed_pair_id DESC, r.nonce DESC LIMIT 1
  ) l ON true
WHERE u.user_id = s.user_id AND (n.user_id IS NOT NULL OR s.held_version <> s.held_now)`;

// True when there is anything to count, asked without a lock: most players have not played since their last look.
const behind = `
SELECT u.id FROM unnest($1::bigint[]) u (id) LEFT JOIN user_stats s ON s.user_id = u.id
  LEFT JOIN ledger_account h ON h.user_id = u.id AND h.kind = 'held'
WHERE s.user_id IS NULL OR s.held_version <> h.version
  OR EXISTS (SELECT FROM round r WHERE r.user_id = u.id AND (r.seed_pair_id, r.nonce) > (s.solo_pair_id, s.solo_nonce))
  OR EXISTS (SELECT FROM unnest(s.open_rounds) o (id) JOIN round r ON r.id = o.id WHERE r.settled_xid IS NOT NULL)
  OR EXISTS (SELECT FROM slot_tally t WHERE t.user_id = u.id AND NOT t.counted)`;

interface Row extends Omit<PlayerStats, 'totalGames' | 'maxCoef'> {
  totalGames: bigint;
  maxCoef: bigint;
}

const read = async (client: Queryable, userIds: readonly bigint[]): Promise<PlayerStats[]> => {
  const { rows } = await client.query<Row>(
    `SELECT user_id AS "userId", staked AS "stakedMinor", total_bet AS "totalBetMinor", total_games AS "totalGames", max_win AS "maxWinMinor",
       max_coef AS "maxCoef", wager_bet AS "wagerBetMinor", bonus_bet AS "bonusBetMinor", usdic_bet AS "usdicBetMinor", ${vipStatusSql('total_bet')} AS "vipStatus"
     FROM user_stats WHERE user_id = ANY ($1::bigint[])`,
    [userIds],
  );
  return rows.map((row) => ({ ...row, totalGames: Number(row.totalGames), maxCoef: Number(row.maxCoef) / 100 }));
};

/**
 * Counts what these players have played since it was last counted, and gives their figures up to now. However many
 * callers there are at once, nothing is counted twice, and only what has to be counted takes a lock. Unknown users are left out.
 */
export const rollUpStats = async (pool: Pool, userIds: readonly bigint[]): Promise<PlayerStats[]> => {
  const { rows } = await pool.query<{ id: bigint }>(behind, [userIds]);
  const uncounted = rows.map(({ id }) => id);
  if (uncounted.length > 0) await inTransaction(pool, (client) => rollUp(client, uncounted));
  return read(pool, userIds);
};

const rollUp = async (client: Queryable, userIds: readonly bigint[]): Promise<PlayerStats[]> => {
  await client.query(creating, [userIds]);
  await client.query(locking, [userIds]);
  await client.query(counting, [userIds]);
  return read(client, userIds);
};

const only = ([stats]: readonly PlayerStats[], userId: bigint): PlayerStats => {
  if (!stats) throw new Error(`user ${userId} has no statistics: there is no such user`);
  return stats;
};

/** One player's figures up to now. Throws for an unknown user. */
export const statsOf = async (pool: Pool, userId: bigint): Promise<PlayerStats> =>
  only(await rollUpStats(pool, [userId]), userId);

/** One player's figures up to now, which stay so until the transaction of `client` ends. Throws for an unknown user. */
export const lockStats = async (client: Queryable, userId: bigint): Promise<PlayerStats> =>
  only(await rollUp(client, [userId]), userId);

/** The VIP levels of players as they were last counted, by user id. */
export const vipStatusesOf = async (client: Queryable, userIds: readonly bigint[]): Promise<Map<bigint, number>> => {
  const stats = await read(client, userIds);
  return new Map(stats.map(({ userId, vipStatus }) => [userId, vipStatus]));
};
