import type { Queryable } from '../../core/pool.ts';

/** Data that two accounts may share. */
export const sharedKinds = ['device', 'address', 'destination', 'telegram', 'identity'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** Another player who took the same bonus, and what they share with this one. */
export interface OtherTaker {
  kind: SharedKind;
  userId: string; // the public id
  nick: string;
}

const ADDRESS_DAYS = 30; // afterwards an IP address may have changed hands
const MAX_TAKERS = 20;

const TELEGRAM_IDENTITY = 'telegram:';

/** A grant's `identity` for a Telegram account. It is compared across all bonuses. */
export const telegramIdentity = (subject: string): string => `${TELEGRAM_IDENTITY}${subject}`;

// linked now, linked before, or used for any bonus
const ownTelegram = `
  SELECT subject FROM social_profile WHERE provider = 'telegram' AND user_id = $1
  UNION
  SELECT details->>'subject' FROM account_event
  WHERE user_id = $1 AND details->>'provider' = 'telegram' AND details->>'subject' IS NOT NULL
  UNION
  SELECT substr(identity, ${TELEGRAM_IDENTITY.length + 1}) FROM bonus_grant
  WHERE user_id = $1 AND identity LIKE '${TELEGRAM_IDENTITY}%'
  UNION
  SELECT substr($3, ${TELEGRAM_IDENTITY.length + 1}) WHERE $3 LIKE '${TELEGRAM_IDENTITY}%'`;

const takers = `
WITH own_telegram (subject) AS MATERIALIZED (${ownTelegram}
), shared (kind, user_id) AS (
  SELECT 'device', o.user_id FROM known_device d JOIN known_device o ON o.device_hash = d.device_hash AND o.user_id <> d.user_id
  WHERE d.user_id = $1
  UNION
  SELECT 'address', o.user_id FROM session s JOIN session o ON o.address = s.address AND o.user_id <> s.user_id
  WHERE s.user_id = $1 AND s.last_used_at > now() - interval '${ADDRESS_DAYS} days'
    AND o.last_used_at > now() - interval '${ADDRESS_DAYS} days'
  UNION
  SELECT 'destination', o.user_id FROM payout_destination d JOIN payout_destination o ON o.key = d.key AND o.user_id <> d.user_id
  WHERE d.user_id = $1
  UNION
  SELECT 'telegram', p.user_id FROM own_telegram t JOIN social_profile p ON p.provider = 'telegram' AND p.subject = t.subject
  WHERE p.user_id <> $1
  UNION
  SELECT 'telegram', e.user_id FROM own_telegram t JOIN account_event e
    ON e.details->>'provider' = 'telegram' AND e.details->>'subject' = t.subject
  WHERE e.user_id <> $1
  UNION
  SELECT 'telegram', g.user_id FROM own_telegram t JOIN bonus_grant g ON g.identity = '${TELEGRAM_IDENTITY}' || t.subject
  WHERE g.identity LIKE '${TELEGRAM_IDENTITY}%' AND g.user_id <> $1
  UNION
  SELECT 'identity', user_id FROM bonus_grant
  WHERE bonus = $2 AND identity = $3 AND identity NOT LIKE '${TELEGRAM_IDENTITY}%' AND user_id <> $1
  UNION
  SELECT 'identity', o.user_id FROM identity_key d JOIN identity_key o ON o.key_hash = d.key_hash AND o.kind = d.kind AND o.user_id <> d.user_id
  WHERE d.user_id = $1 AND d.kind IN ('document', 'profile')
)
SELECT s.kind, u.public_id AS "userId", u.nick
FROM shared s JOIN app_user u ON u.id = s.user_id
WHERE s.user_id = ANY ($4::bigint[])
  OR EXISTS (SELECT FROM bonus_grant g WHERE g.user_id = s.user_id AND g.bonus = $2 AND g.status <> 'declined'
    AND ($5::text IS NULL OR g.period = $5))
ORDER BY s.kind, u.id LIMIT ${MAX_TAKERS}`;

/**
 * Lets one player at a time look for others who have taken a bonus: other takers wait until the transaction ends.
 * Without it, accounts of one person that take it at the same moment would not see each other.
 */
export const lockTakers = async (client: Queryable, bonus: string): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('bonus.takers'), hashtext($1))`, [bonus]);
};

/**
 * Others who took a bonus and share a device, an IP address, a payment destination, a Telegram account that either has or
 * had, a document or an external account (`identity`). `takingNow`: players about to take it,
 * who are included. `period`: only takers of this period; omitted: of any.
 */
export const otherTakersOf = async (
  client: Queryable,
  {
    userId,
    bonus,
    identity,
    period = null,
    takingNow = [],
  }: { userId: bigint; bonus: string; identity: string | null; period?: string | null; takingNow?: readonly bigint[] },
): Promise<OtherTaker[]> => {
  const { rows } = await client.query<OtherTaker>(takers, [userId, bonus, identity, takingNow, period]);
  return rows;
};

/** Public ids and nicks of players. */
export const takersOf = async (
  client: Queryable,
  userIds: readonly bigint[],
): Promise<Map<bigint, Omit<OtherTaker, 'kind'>>> => {
  const { rows } = await client.query<{ id: bigint } & Omit<OtherTaker, 'kind'>>(
    'SELECT id, public_id AS "userId", nick FROM app_user WHERE id = ANY ($1)',
    [userIds],
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
};

/** Public ids of the other takers that staff were shown when they approved a bonus of this player. */
export const approvedBeside = async (client: Queryable, userId: bigint, bonus: string): Promise<string[]> => {
  const { rows } = await client.query<{ userId: string }>(
    `SELECT DISTINCT o->>'userId' AS "userId"
     FROM bonus_grant g CROSS JOIN jsonb_array_elements(g.details->'others') o
     WHERE g.user_id = $1 AND g.bonus = $2 AND jsonb_typeof(g.details->'others') = 'array'
       AND EXISTS (SELECT FROM bonus_event e WHERE e.grant_id = g.id AND e.kind = 'ready' AND e.actor_id IS NOT NULL)`,
    [userId, bonus],
  );
  return rows.map(({ userId: other }) => other);
};
