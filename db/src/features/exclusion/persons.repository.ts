import type { EntityManager } from '@mikro-orm/postgresql';
import { plainArray } from '../../core/sql.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import { closePlay } from './closures.ts';
import { matchExclusions } from './exclusion-matches.repository.ts';
import { lockKeysOf } from './identity-keys.repository.ts';

/** The accounts that moderators found to be one person's, this one included. */
const accountsOfPerson = async (em: EntityManager, userId: bigint): Promise<bigint[]> => {
  const rows = await em.execute<{ userId: string }[]>(
    `WITH RECURSIVE person (user_id) AS (
       SELECT ?::bigint
       UNION SELECT CASE m.user_id WHEN p.user_id THEN m.excluded_id ELSE m.user_id END
       FROM person p JOIN exclusion_match m ON p.user_id IN (m.user_id, m.excluded_id) AND m.decision = 'same_person')
     SELECT user_id AS "userId" FROM person`,
    [userId],
  );
  return rows.map((row) => BigInt(row.userId));
};

// One statement: it lengthens what runs, and tells whose exclusion began or became longer.
const excluding = `
UPDATE app_user u SET restriction = 'self_exclusion', restricted_until = greatest(u.restricted_until, i.until), marketing = false
FROM (SELECT ?::timestamptz AS until, ?::bigint[] AS ids) i
WHERE u.id = ANY (i.ids) AND (u.restriction IS DISTINCT FROM 'self_exclusion' OR u.restricted_until < i.until) RETURNING u.id`;

/**
 * Has a player's self-exclusion hold for the person: for their other accounts as well, and to be looked at for accounts
 * that share a key with one of them. The ids of all whose play it closes.
 */
export const bindPerson = async (
  em: EntityManager,
  userId: bigint,
  { until, at }: { until: number; at: number },
): Promise<readonly bigint[]> => {
  const accounts = await accountsOfPerson(em, userId);
  const rows = await em.execute<{ id: string }[]>(excluding, [new Date(until), plainArray(accounts)]);
  const excluded = rows.map(({ id }) => BigInt(id));
  const details = { kind: 'self_exclusion', by: 'same_person' };
  for (const id of excluded) await recordAccountEvent(em, { userId: id, kind: 'break.began', details });
  await closePlay(em, excluded);
  await lockKeysOf(em, accounts);
  return [...excluded, ...(await matchExclusions(em, accounts, at))];
};

const MAX_ACCOUNTS = 100; // accounts of a person that sums are made of

/**
 * The accounts that are one person's with this one, itself among them: they share a proven key, or a moderator found it. At most 100.
 * A card that was never paid is no proof, nor an address that nobody confirmed: anybody can type in somebody else's.
 * Accounts that only share a key with one of those are not.
 */
export const accountsLike = async (em: EntityManager, userId: bigint): Promise<bigint[]> => {
  const rows = await em.execute<{ id: string }[]>(
    `SELECT DISTINCT b.user_id AS id FROM identity_key a JOIN identity_key b ON b.key_hash = a.key_hash AND b.kind = a.kind
     WHERE a.user_id = ? AND b.user_id <> a.user_id AND a.is_proven AND b.is_proven
     ORDER BY 1 LIMIT ${MAX_ACCOUNTS}`,
    [userId],
  );
  return [...new Set([...(await accountsOfPerson(em, userId)), ...rows.map(({ id }) => BigInt(id))])];
};

/**
 * True when two accounts are one person's: both have a key, or a moderator found it. An address that nobody has
 * confirmed proves nothing, for anybody can type it in.
 */
export const areOnePerson = async (em: EntityManager, userId: bigint, otherId: bigint): Promise<boolean> => {
  if (userId === otherId) return true;
  const shared = await em.execute<unknown[]>(
    `SELECT 1 FROM identity_key a JOIN identity_key b ON b.key_hash = a.key_hash AND b.kind = a.kind
     WHERE a.user_id = ? AND b.user_id = ? AND (a.kind <> 'email' OR a.is_proven AND b.is_proven) LIMIT 1`,
    [userId, otherId],
  );
  return shared.length === 1 || (await accountsOfPerson(em, userId)).includes(otherId);
};
