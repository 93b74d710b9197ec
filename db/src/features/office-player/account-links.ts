import type { Queryable } from '../../core/pool.ts';

/** Kinds of things that connect two accounts. */
export type AccountLinkKind =
  | 'device'
  | 'network'
  | 'destination'
  | 'document'
  | 'profile'
  | 'email'
  | 'person'
  | 'referral';

/** Something that two accounts have in common. */
export interface AccountLinkRow {
  one: bigint;
  other: bigint;
  kind: AccountLinkKind;
  count: number;
}

const MAX_ACCOUNTS = 24; // connected ones that are looked at
const LAST_SESSIONS = 200; // a player's
const SESSIONS_OF_NETWORK = 500; // the last ones
const NETWORK_DAYS = 30; // after which an address may be somebody else's

const recent = (row: string): string => `${row}.last_used_at > now() - interval '${NETWORK_DAYS} days'`;

// An address of an e-mail that nobody has confirmed proves nothing: anybody can type it in (`areOnePerson`).
const sameKey = `b.key_hash = a.key_hash AND b.kind = a.kind AND a.kind <> 'device' AND (a.kind <> 'email' OR a.is_proven AND b.is_proven)`;

// The strongest reasons first: of many who share a network those who share more must not be left out.
const neighboursSql = `
SELECT other FROM (
  SELECT 0 AS place, CASE user_id WHEN $1 THEN excluded_id ELSE user_id END AS other FROM exclusion_match
  WHERE $1 IN (user_id, excluded_id) AND decision = 'same_person'
  UNION ALL
  SELECT 1, b.user_id FROM identity_key a JOIN identity_key b ON ${sameKey} WHERE a.user_id = $1
  UNION ALL
  SELECT 2, b.user_id FROM payout_destination a JOIN payout_destination b ON b.key = a.key WHERE a.user_id = $1
  UNION ALL
  SELECT 3, b.user_id FROM known_device a JOIN known_device b ON b.device_hash = a.device_hash WHERE a.user_id = $1
  UNION ALL
  SELECT 4, CASE user_id WHEN $1 THEN partner_id ELSE user_id END FROM partner_referral
  WHERE $1 IN (user_id, partner_id) AND tied_at IS NOT NULL
  UNION ALL
  SELECT 5, n.user_id FROM (
    SELECT DISTINCT address FROM (
      SELECT address FROM session s WHERE user_id = $1 AND address IS NOT NULL AND ${recent('s')}
      ORDER BY created_at DESC LIMIT ${LAST_SESSIONS}) l
  ) m CROSS JOIN LATERAL (
    SELECT o.user_id FROM session o WHERE o.address = m.address AND ${recent('o')} ORDER BY o.created_at DESC
    LIMIT ${SESSIONS_OF_NETWORK}
  ) n
) found WHERE other <> $1 GROUP BY other ORDER BY min(place), other LIMIT ${MAX_ACCOUNTS + 1}`;

const both = 'a.user_id = ANY ($1::bigint[]) AND b.user_id = ANY ($1::bigint[]) AND a.user_id < b.user_id';

const linksSql = `
SELECT one, other, kind, max(count)::int AS count FROM (
  SELECT a.user_id AS one, b.user_id AS other, 'device' AS kind, count(*) AS count
  FROM known_device a JOIN known_device b ON b.device_hash = a.device_hash WHERE ${both} GROUP BY 1, 2
  UNION ALL
  SELECT a.user_id, b.user_id, 'network', count(DISTINCT a.address)
  FROM session a JOIN session b ON b.address = a.address WHERE ${both} AND ${recent('a')} AND ${recent('b')} GROUP BY 1, 2
  UNION ALL
  SELECT a.user_id, b.user_id, 'destination', count(*)
  FROM payout_destination a JOIN payout_destination b ON b.key = a.key WHERE ${both} GROUP BY 1, 2
  UNION ALL
  SELECT a.user_id, b.user_id, a.kind, count(*) FROM identity_key a JOIN identity_key b ON ${sameKey} WHERE ${both} GROUP BY 1, 2, 3
  UNION ALL
  SELECT least(user_id, excluded_id), greatest(user_id, excluded_id), 'person', 1 FROM exclusion_match
  WHERE decision = 'same_person' AND user_id = ANY ($1::bigint[]) AND excluded_id = ANY ($1::bigint[])
  UNION ALL
  SELECT least(user_id, partner_id), greatest(user_id, partner_id), 'referral', 1 FROM partner_referral
  WHERE tied_at IS NOT NULL AND user_id = ANY ($1::bigint[]) AND partner_id = ANY ($1::bigint[])
) l GROUP BY one, other, kind ORDER BY one, other, kind`;

/**
 * Accounts that share something with a player's, and what all of them share among one another. The player's own comes first, then
 * those with the strongest reasons.
 */
export const accountLinks = async (
  client: Queryable,
  userId: bigint,
): Promise<{ ids: bigint[]; links: AccountLinkRow[]; hasMore: boolean }> => {
  const { rows } = await client.query<{ other: bigint }>(neighboursSql, [userId]);
  const ids = [userId, ...rows.slice(0, MAX_ACCOUNTS).map(({ other }) => other)];
  const { rows: links } = await client.query<AccountLinkRow>(linksSql, [ids]);
  return { ids, links, hasMore: rows.length > MAX_ACCOUNTS };
};
