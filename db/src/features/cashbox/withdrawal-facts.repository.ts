import type { Queryable } from '../../core/pool.ts';
import { wayBackSql } from './sealed-destinations.repository.ts';
import type { KycStatus } from '../account/user.entity.ts';

/** Withdrawal in question, and its destination by its keyed hash. */
export interface AskedAbout {
  paymentId: number;
  userId: bigint;
  destinationKey: Buffer;
  at: number; // ms since epoch, as all times
}

/** Facts by which a withdrawal's risk is judged. Amounts: base hundredths. */
export interface RiskFacts {
  baseMinor: bigint;
  earlierMinor: bigint; // requests of the 24 hours before, without those that were cancelled or refused
  createdAt: number; // creation of the account
  kyc: KycStatus;
  isBlocked: boolean; // the desk keeps the player's withdrawals
  isRestricted: boolean; // a break or self-exclusion runs
  isElsewhere: boolean; // asked for while play was closed, and more than what came from there
  isExcluded: boolean; // a self-exclusion runs, or its player has not come back from one
  unplayedMinor: bigint; // stakes still missing on deposits
  depositCount: number;
  depositMinor: bigint;
  lastDepositAt: number | null;
  withdrawalCount: number; // done or being paid, without this one
  withdrawalMinor: bigint;
  stakedMinor: bigint;
  maxWinMinor: bigint; // largest win of one bet
  requestsInDay: number; // this one among them
  destinationAt: number | null; // when it was first asked for
  paidBefore: number; // withdrawals to the same purse
  securityChangedAt: number | null; // a password or a second factor
  sharedDevice: number; // other players
  sharedAddress: number;
  sharedDestination: number;
  pair: PlayingPair | null;
}

/** Two players who play against each other as if they were one: rounds of their own, or what they share beside a round. */
export interface PlayingPair {
  player: string; // nick, as the other
  other: string;
  rounds: number; // in which they were alone
  devices: number; // in common, as the rest
  addresses: number;
  destinations: number;
  percent: number; // percent of the other's hours of play in which this player played too
}

const DAY_MS = 86_400_000;
const ADDRESS_DAYS = 30; // after which an address may be somebody else's

const deviceOf = (
  user: string,
): string => `SELECT o.user_id FROM known_device d JOIN known_device o ON o.device_hash = d.device_hash AND o.user_id <> d.user_id
  WHERE d.user_id = ${user}`;
const addressOf = (
  user: string,
): string => `SELECT o.user_id FROM session s JOIN session o ON o.address = s.address AND o.user_id <> s.user_id
  WHERE s.user_id = ${user} AND s.last_used_at > now() - interval '${ADDRESS_DAYS} days'
    AND o.last_used_at > now() - interval '${ADDRESS_DAYS} days'`;
const destinationOf = (user: string, key: string): string =>
  `SELECT user_id FROM payout_destination WHERE key = ${key} AND user_id <> ${user}`;

const HOUR_MS = 3_600_000;
const LAST_BETS = 300; // a player's last bets in games among players
const LAST_OPPONENTS = 64; // bets of others that are looked at in a round
const PAIR_ROUNDS = 3;
const PAIR_HOURS = 5; // least hours that the other has played in
const PAIR_HOURS_PERCENT = 80;

const lastBets = (userId: string): string => `
  SELECT b.round_id, b.at FROM shared_bet b WHERE b.user_id = ${userId} AND b.account_kind = 'real' ORDER BY b.id DESC LIMIT ${LAST_BETS}`;
const hoursOf = (userId: string): string => `SELECT DISTINCT at / ${HOUR_MS} AS hour FROM (${lastBets(userId)}) l`;

// Only rounds among players have sums.
const pair = `
SELECT json_build_object('player', u.nick, 'other', o.nick, 'rounds', c.alone, 'devices', d.n, 'addresses', a.n,
  'destinations', p.n, 'percent', h.percent)
FROM (
  SELECT other, count(*) FILTER (WHERE others = 1) AS alone
  FROM (
    SELECT x.other, count(*) OVER (PARTITION BY m.round_id) AS others
    FROM (SELECT DISTINCT round_id FROM (${lastBets('q.user_id')}) l) m JOIN shared_round r ON r.id = m.round_id AND r.stakes IS NOT NULL
      CROSS JOIN LATERAL (
        SELECT DISTINCT user_id AS other FROM (
          SELECT user_id FROM shared_bet WHERE round_id = m.round_id AND user_id <> q.user_id LIMIT ${LAST_OPPONENTS}
        ) b
      ) x
  ) met GROUP BY other ORDER BY alone DESC, other LIMIT ${LAST_OPPONENTS}
) c JOIN app_user o ON o.id = c.other JOIN app_user u ON u.id = q.user_id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS n FROM known_device k JOIN known_device l ON l.device_hash = k.device_hash
    WHERE k.user_id = q.user_id AND l.user_id = c.other
  ) d CROSS JOIN LATERAL (
    SELECT count(DISTINCT s.address)::int AS n FROM session s JOIN session t ON t.address = s.address
    WHERE s.user_id = q.user_id AND t.user_id = c.other AND least(s.last_used_at, t.last_used_at) > now() - interval '${ADDRESS_DAYS} days'
  ) a CROSS JOIN LATERAL (
    SELECT count(*)::int AS n FROM payout_destination k JOIN payout_destination l ON l.key = k.key
    WHERE k.user_id = q.user_id AND l.user_id = c.other
  ) p CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) < ${PAIR_HOURS} THEN 0 ELSE (100 * count(own.hour) / count(*))::int END AS percent
    FROM (${hoursOf('c.other')}) theirs LEFT JOIN (${hoursOf('q.user_id')}) own ON own.hour = theirs.hour
  ) h
WHERE c.alone >= ${PAIR_ROUNDS} OR d.n + a.n + p.n > 0 OR (c.alone > 0 AND h.percent >= ${PAIR_HOURS_PERCENT})
ORDER BY c.alone DESC, d.n + a.n + p.n DESC LIMIT 1`;

const earlierSql = `(SELECT coalesce(sum(o.base_minor), 0)::bigint FROM payment o WHERE o.user_id = p.user_id AND o.code = 2
  AND o.state NOT IN (4, 10) AND o.id < p.id AND o.created_at >= p.created_at - ${DAY_MS}) AS "earlierMinor"`;

const factsSql = `
SELECT q.id, p.base_minor AS "baseMinor", ${earlierSql}, (extract(epoch FROM u.created_at) * 1000)::float8 AS "createdAt", u.kyc_status AS kyc, u.block_withdraw AS "isBlocked",
  coalesce(u.restriction IS NOT NULL AND u.restricted_until > to_timestamp(q.at / 1000.0), false) AS "isRestricted",
  (p.closure IS NOT NULL OR u.restricted_until > to_timestamp(q.at / 1000.0)) IS TRUE AND ${wayBackSql} IS NOT TRUE AS "isElsewhere",
  coalesce(u.restriction = 'self_exclusion', false) AS "isExcluded",
  greatest(0, coalesce((SELECT target FROM wagering g WHERE g.user_id = q.user_id), 0) - coalesce(t.wager_bet, 0))::bigint AS "unplayedMinor",
  d.count::int AS "depositCount", d.total AS "depositMinor", d.last::float8 AS "lastDepositAt",
  w.count::int AS "withdrawalCount", w.total AS "withdrawalMinor",
  coalesce(t.total_bet, 0) AS "stakedMinor", coalesce(t.max_win, 0) AS "maxWinMinor",
  (SELECT count(*)::int FROM payment r WHERE r.user_id = q.user_id AND r.code = 2 AND r.created_at > q.at - ${DAY_MS}) AS "requestsInDay",
  (SELECT first_used_at::float8 FROM payout_destination WHERE user_id = q.user_id AND key = q.key) AS "destinationAt",
  (SELECT count(*)::int FROM payment b WHERE b.user_id = q.user_id AND b.code = 2 AND b.state = 2 AND b.destination_identity = p.destination_identity) AS "paidBefore",
  (SELECT (extract(epoch FROM max(at)) * 1000)::float8 FROM account_event
     WHERE user_id = q.user_id AND (kind LIKE 'password.%' OR kind LIKE 'two_factor.%')) AS "securityChangedAt",
  (SELECT count(DISTINCT user_id)::int FROM (${deviceOf('q.user_id')}) x) AS "sharedDevice",
  (SELECT count(DISTINCT user_id)::int FROM (${addressOf('q.user_id')}) x) AS "sharedAddress",
  (SELECT count(*)::int FROM (${destinationOf('q.user_id', 'q.key')}) x) AS "sharedDestination", (${pair}) AS pair
FROM unnest($1::int[], $2::bigint[], $3::bytea[], $4::bigint[]) AS q (id, user_id, key, at)
  JOIN payment p ON p.id = q.id AND p.user_id = q.user_id
  JOIN app_user u ON u.id = q.user_id LEFT JOIN user_stats t ON t.user_id = u.id,
  LATERAL (SELECT count(*), coalesce(sum(base_minor), 0)::bigint AS total, max(done_at) AS last
     FROM payment WHERE user_id = q.user_id AND code = 1 AND state = 2) d,
  LATERAL (SELECT count(*), coalesce(sum(base_minor), 0)::bigint AS total
     FROM payment WHERE user_id = q.user_id AND code = 2 AND state IN (2, 3) AND id <> q.id) w`;

/** Reads the facts of withdrawals' risk now, by their ids, in one statement. Stakes and wins: as they were last counted. */
export const riskFactsOfAll = async (
  client: Queryable,
  asked: readonly AskedAbout[],
): Promise<Map<number, RiskFacts>> => {
  const { rows } = await client.query<RiskFacts & { id: number }>(factsSql, [
    asked.map(({ paymentId }) => paymentId),
    asked.map(({ userId }) => userId),
    asked.map(({ destinationKey }) => destinationKey),
    asked.map(({ at }) => at),
  ]);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};

/** Facts that decide how many people have to approve a withdrawal. */
export interface ApprovalFacts {
  earlierMinor: bigint; // its player's requests of the 24 hours before, without those that were cancelled or refused
  isWayBack: boolean; // the money goes back to where a deposit came from
}

/** Reads them of withdrawals, by their ids, in one statement. */
export const approvalFactsOf = async (
  client: Queryable,
  paymentIds: readonly number[],
): Promise<Map<number, ApprovalFacts>> => {
  const { rows } = await client.query<ApprovalFacts & { id: number }>(
    `SELECT p.id, coalesce(${wayBackSql}, false) AS "isWayBack",
       ${earlierSql}
     FROM payment p WHERE p.id = ANY ($1)`,
    [paymentIds],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
};

/** Other players who have something in common with a withdrawal's. */
export interface SharedWith {
  kind: 'device' | 'address' | 'destination';
  players: { userId: string; nick: string }[]; // the public ids
}

const MAX_SHARED = 20; // most matches of one kind

/** With whom a player shares devices, addresses and the destination. */
export const sharedWith = async (client: Queryable, asked: AskedAbout): Promise<SharedWith[]> => {
  const found: SharedWith[] = [];
  const { userId, destinationKey } = asked;
  const sources = { device: deviceOf('$1'), address: addressOf('$1'), destination: destinationOf('$1', '$2') };
  for (const [kind, sql] of Object.entries(sources)) {
    const { rows } = await client.query<{ userId: string; nick: string }>(
      `SELECT public_id AS "userId", nick FROM app_user, (SELECT $1::bigint, $2::bytea) unused
       WHERE id IN (${sql}) ORDER BY id LIMIT ${MAX_SHARED}`,
      [userId, destinationKey],
    );
    if (rows.length > 0) found.push({ kind: kind as SharedWith['kind'], players: rows });
  }
  return found;
};

/** A player's stakes and payouts, in base hundredths. */
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
