import type { Queryable } from '../../core/pool.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import { closePlay } from './closures.ts';
import { matchExclusions } from './exclusion-matches.repository.ts';
import { lockKeysOf } from './identity-keys.repository.ts';

/** The accounts that moderators found to be one person's, this one included. */
const accountsOfPerson = async (client: Queryable, userId: bigint): Promise<bigint[]> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `WITH RECURSIVE person (user_id) AS (
       SELECT $1::bigint
       UNION SELECT CASE m.user_id WHEN p.user_id THEN m.excluded_id ELSE m.user_id END
       FROM person p JOIN exclusion_match m ON p.user_id IN (m.user_id, m.excluded_id) AND m.decision = 'same_person')
     SELECT user_id AS "userId" FROM person`,
    [userId],
  );
  return rows.map((row) => row.userId);
};

const excluding = `
UPDATE app_user u SET restriction = 'self_exclusion', restricted_until = greatest(u.restricted_until, $2), marketing = false
WHERE u.id = ANY ($1) AND (u.restriction IS DISTINCT FROM 'self_exclusion' OR u.restricted_until < $2) RETURNING u.id`;

/**
 * Has a player's self-exclusion hold for the person: for their other accounts as well, and to be looked at for accounts
 * that share a key with one of them. The ids of all whose play it closes.
 */
export const bindPerson = async (
  client: Queryable,
  userId: bigint,
  { until, at }: { until: number; at: number },
): Promise<readonly bigint[]> => {
  const accounts = await accountsOfPerson(client, userId);
  const { rows } = await client.query<{ id: bigint }>(excluding, [accounts, new Date(until)]);
  const excluded = rows.map(({ id }) => id);
  const details = { kind: 'self_exclusion', by: 'same_person' };
  for (const id of excluded) await recordAccountEvent(client, { userId: id, kind: 'break.began', details });
  await closePlay(client, excluded);
  await lockKeysOf(client, accounts);
  return [...excluded, ...(await matchExclusions(client, accounts, at))];
};
