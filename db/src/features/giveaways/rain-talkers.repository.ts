import type { Queryable } from '../../core/pool.ts';

/** The published rule of a rain. */
export interface RainRule {
  talkMs: number; // window of talk before the announcement
  minMessages: number; // different ones, at most one a minute
  minLength: number; // characters of one that counts
  minPlayedMinor: bigint; // real money staked on the Moscow days `fromDay` and later, base hundredths
  fromDay: number;
}

/** A player who has talked and played enough for a share. */
export interface Talker {
  userId: bigint;
  playedMinor: bigint;
}

const talking = `
WITH said AS (
  SELECT author_id, least(count(DISTINCT at / 60000), count(DISTINCT lower(message))) AS messages FROM chat_message
  WHERE room = $1 AND at >= $2 AND at < $3 AND type = 0 AND deleted_at IS NULL AND char_length(message) >= $4
  GROUP BY author_id
)
SELECT u.id AS "userId", p.played AS "playedMinor"
FROM said s JOIN app_user u ON u.id = s.author_id
  CROSS JOIN LATERAL (SELECT coalesce(sum(staked), 0)::bigint AS played FROM played_day WHERE user_id = u.id AND day >= $6) p
WHERE s.messages >= $5 AND p.played >= $7 AND u.blocked_at IS NULL AND cardinality(u.roles) = 0
  AND NOT EXISTS (SELECT FROM chat_ban b WHERE b.user_id = u.id AND b.lifted_at IS NULL AND (b.until IS NULL OR b.until > $8))
ORDER BY u.id`;

/**
 * Players who get a share of a rain, whatever connects them: by what they did before it was announced at `startedAt`, so
 * nobody has a reason to talk or to play because of it, and by what is true of them at `at`.
 */
export const rainTalkers = async (
  client: Queryable,
  { room, startedAt, at }: { room: string; startedAt: number; at: number },
  { talkMs, minMessages, minLength, minPlayedMinor, fromDay }: RainRule,
): Promise<Talker[]> => {
  const values = [room, startedAt - talkMs, startedAt, minLength, minMessages, fromDay, minPlayedMinor, at];
  return (await client.query<Talker>(talking, values)).rows;
};

const ADDRESS_DAYS = 30; // afterwards an IP address may have changed hands

const connecting = `
SELECT a.user_id AS one, b.user_id AS other FROM known_device a JOIN known_device b
  ON b.device_hash = a.device_hash AND b.user_id > a.user_id
WHERE a.user_id = ANY ($1::bigint[]) AND b.user_id = ANY ($1::bigint[])
UNION
SELECT a.user_id, b.user_id FROM session a JOIN session b ON b.address = a.address AND b.user_id > a.user_id
WHERE a.user_id = ANY ($1::bigint[]) AND b.user_id = ANY ($1::bigint[])
  AND a.last_used_at > now() - interval '${ADDRESS_DAYS} days' AND b.last_used_at > now() - interval '${ADDRESS_DAYS} days'
UNION
SELECT a.user_id, b.user_id FROM payout_destination a JOIN payout_destination b ON b.key = a.key AND b.user_id > a.user_id
WHERE a.user_id = ANY ($1::bigint[]) AND b.user_id = ANY ($1::bigint[])
UNION
SELECT a.user_id, b.user_id FROM identity_key a JOIN identity_key b
  ON b.key_hash = a.key_hash AND b.kind = a.kind AND b.user_id > a.user_id
WHERE a.user_id = ANY ($1::bigint[]) AND b.user_id = ANY ($1::bigint[]) AND (a.kind <> 'email' OR a.is_proven AND b.is_proven)`;

/** Pairs among these players that share a device, a network, a payment destination or what identifies a person. */
export const connectedPairs = async (
  client: Queryable,
  userIds: readonly bigint[],
): Promise<(readonly [bigint, bigint])[]> => {
  const { rows } = await client.query<{ one: bigint; other: bigint }>(connecting, [userIds]);
  return rows.map(({ one, other }) => [one, other]);
};
