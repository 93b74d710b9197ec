import type { Queryable } from '../../core/pool.ts';
import type { KycStatus } from '../account/user.entity.ts';

/** What is asked about: a withdrawal, and its destination by its keyed hash. */
export interface AskedAbout {
  paymentId: number;
  userId: bigint;
  destinationKey: Buffer;
  at: number; // ms since epoch, as all times
}

/** What the risk of a withdrawal is judged by. Amounts: base hundredths. */
export interface RiskFacts {
  baseMinor: bigint;
  createdAt: number; // of the account
  kyc: KycStatus;
  isBlocked: boolean; // the desk keeps the player's withdrawals
  isRestricted: boolean; // a break or self-exclusion runs
  depositCount: number;
  depositMinor: bigint;
  lastDepositAt: number | null;
  withdrawalCount: number; // done or being paid, without this one
  withdrawalMinor: bigint;
  stakedMinor: bigint;
  maxWinMinor: bigint; // of one bet
  requestsInDay: number; // this one among them
  destinationAt: number | null; // when it was first asked for
  paidBefore: number; // withdrawals to the same purse
  securityChangedAt: number | null; // a password or a second factor
  sharedDevice: number; // other players
  sharedAddress: number;
  sharedDestination: number;
}

const DAY_MS = 86_400_000;
const ADDRESS_DAYS = 30; // after which an address may be somebody else's

const device = `SELECT o.user_id FROM known_device d JOIN known_device o ON o.device_hash = d.device_hash AND o.user_id <> d.user_id
  WHERE d.user_id = $2`;
const address = `SELECT o.user_id FROM session s JOIN session o ON o.address = s.address AND o.user_id <> s.user_id
  WHERE s.user_id = $2 AND s.last_used_at > now() - interval '${ADDRESS_DAYS} days'
    AND o.last_used_at > now() - interval '${ADDRESS_DAYS} days'`;
const destination = `SELECT user_id FROM payout_destination WHERE key = $3 AND user_id <> $2`;

const factsSql = `
SELECT p.base_minor AS "baseMinor", (extract(epoch FROM u.created_at) * 1000)::float8 AS "createdAt", u.kyc_status AS kyc, u.block_withdraw AS "isBlocked",
  coalesce(u.restriction IS NOT NULL AND u.restricted_until > to_timestamp($4::bigint / 1000.0), false) AS "isRestricted",
  d.count::int AS "depositCount", d.total AS "depositMinor", d.last::float8 AS "lastDepositAt",
  w.count::int AS "withdrawalCount", w.total AS "withdrawalMinor",
  coalesce(t.total_bet, 0) AS "stakedMinor", coalesce(t.max_win, 0) AS "maxWinMinor",
  (SELECT count(*)::int FROM payment r WHERE r.user_id = $2 AND r.code = 2 AND r.created_at > $4 - ${DAY_MS}) AS "requestsInDay",
  (SELECT first_used_at::float8 FROM payout_destination WHERE user_id = $2 AND key = $3) AS "destinationAt",
  (SELECT count(*)::int FROM payment b WHERE b.user_id = $2 AND b.code = 2 AND b.state = 2 AND b.purse_number = p.purse_number
     AND b.memo_tag IS NOT DISTINCT FROM p.memo_tag) AS "paidBefore",
  (SELECT (extract(epoch FROM max(at)) * 1000)::float8 FROM account_event
     WHERE user_id = $2 AND (kind LIKE 'password.%' OR kind LIKE 'two_factor.%')) AS "securityChangedAt",
  (SELECT count(DISTINCT user_id)::int FROM (${device}) x) AS "sharedDevice",
  (SELECT count(DISTINCT user_id)::int FROM (${address}) x) AS "sharedAddress",
  (SELECT count(*)::int FROM (${destination}) x) AS "sharedDestination"
FROM payment p JOIN app_user u ON u.id = p.user_id LEFT JOIN user_stats t ON t.user_id = u.id,
  (SELECT count(*), coalesce(sum(base_minor), 0)::bigint AS total, max(done_at) AS last
     FROM payment WHERE user_id = $2 AND code = 1 AND state = 2) d,
  (SELECT count(*), coalesce(sum(base_minor), 0)::bigint AS total
     FROM payment WHERE user_id = $2 AND code = 2 AND state IN (2, 3) AND id <> $1) w
WHERE p.id = $1 AND p.user_id = $2`;

const values = ({ paymentId, userId, destinationKey, at }: AskedAbout): unknown[] => [
  paymentId,
  userId,
  destinationKey,
  at,
];

/** What the risk of a withdrawal is judged by, as it is now. Stakes and wins: as they were last counted. */
export const riskFactsOf = async (client: Queryable, asked: AskedAbout): Promise<RiskFacts> => {
  const { rows } = await client.query<RiskFacts>(factsSql, values(asked));
  if (!rows[0]) throw new Error(`there is no withdrawal ${asked.paymentId} of user ${asked.userId}`);
  return rows[0];
};

/** Other players who have something in common with a withdrawal's. */
export interface SharedWith {
  kind: 'device' | 'address' | 'destination';
  players: { userId: string; nick: string }[]; // the public ids
}

const MAX_SHARED = 20; // of one kind

/** With whom a player shares devices, addresses and the destination. */
export const sharedWith = async (client: Queryable, asked: AskedAbout): Promise<SharedWith[]> => {
  const found: SharedWith[] = [];
  for (const [kind, sql] of Object.entries({ device, address, destination })) {
    const { rows } = await client.query<{ userId: string; nick: string }>(
      `SELECT public_id AS "userId", nick FROM app_user, (SELECT $1::int, $3::bytea, $4::bigint) unused
       WHERE id IN (${sql}) ORDER BY id LIMIT ${MAX_SHARED}`,
      values(asked),
    );
    if (rows.length > 0) found.push({ kind: kind as SharedWith['kind'], players: rows });
  }
  return found;
};

/** What a player staked and was paid, in base hundredths. */
export interface PlayedGame {
  game: string;
  bets: number;
  stakedMinor: bigint;
  paidMinor: bigint;
}

export interface PlayedRound {
  id: string;
  game: string;
  stakedMinor: bigint;
  paidMinor: bigint;
  at: number;
}

const played = `
  SELECT id, game, stake, payout, at FROM round
  WHERE user_id = $1 AND account_kind = 'real' AND settled_xid IS NOT NULL
  UNION ALL
  SELECT b.round_id, b.game, b.stake, b.payout, b.at FROM shared_bet b JOIN shared_round r ON r.id = b.round_id
  WHERE b.user_id = $1 AND b.account_kind = 'real' AND r.state = 'settled'
  UNION ALL
  SELECT r.id, g.title, r.stake, r.payout, r.last_at FROM slot_round r JOIN provider_game g ON g.id = r.game_id
  WHERE r.user_id = $1 AND r.account_kind = 'real' AND r.state = 'settled' AND r.stake > 0`;

/** Settled bets of real money by game. */
export const playedByGame = async (client: Queryable, userId: bigint): Promise<PlayedGame[]> => {
  const { rows } = await client.query<PlayedGame>(
    `SELECT game, count(*)::int AS bets, sum(stake)::bigint AS "stakedMinor", coalesce(sum(payout), 0)::bigint AS "paidMinor"
     FROM (${played}) p GROUP BY game ORDER BY game`,
    [userId],
  );
  return rows;
};

/** The bets that paid most, with the ids of their rounds. */
export const biggestWins = async (client: Queryable, userId: bigint, limit: number): Promise<PlayedRound[]> => {
  const { rows } = await client.query<PlayedRound>(
    `SELECT id, game, stake AS "stakedMinor", payout AS "paidMinor", at::float8 AS at
     FROM (${played}) p WHERE payout > stake ORDER BY payout DESC, id LIMIT $2`,
    [userId, limit],
  );
  return rows;
};

/** A line of a payment's trail with who did it. */
export interface PaymentTrailEvent {
  kind: string;
  actor: string | null; // nick; null: its player or the house's program
  details: Record<string, unknown>;
  at: number;
}

/** Everything that happened to a payment, and blocks of its player's withdrawals: the oldest first. */
export const paymentTrail = async (client: Queryable, paymentId: number): Promise<PaymentTrailEvent[]> => {
  const { rows } = await client.query<PaymentTrailEvent>(
    `SELECT e.kind, a.nick AS actor, e.details, e.at::float8 AS at
     FROM payment_event e LEFT JOIN app_user a ON a.id = e.actor_id
     WHERE e.payment_id = $1 OR (e.payment_id IS NULL AND e.user_id = (SELECT user_id FROM payment WHERE id = $1))
     ORDER BY e.id`,
    [paymentId],
  );
  return rows;
};
