import type { Queryable } from '../../core/pool.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import { closePlay, isExcludedSql } from './closures.ts';
import type { IdentityKind, MatchDecision } from './exclusion.entities.ts';

// What nobody has confirmed binds younger accounts only: else a stranger's address, typed in, would stop its owner's play.
const matching = `
WITH running AS NOT MATERIALIZED (
  SELECT x.user_id, x.kind, x.key_hash, x.is_proven FROM identity_key x JOIN app_user e ON e.id = x.user_id
  WHERE ${isExcludedSql('e', '$2')}
), pairs AS (
  SELECT own.user_id, x.user_id AS excluded_id, own.kind, x.is_proven
  FROM identity_key own JOIN running x ON x.key_hash = own.key_hash AND x.kind = own.kind
  WHERE own.user_id = ANY ($1) AND own.is_current
  UNION ALL
  SELECT own.user_id, x.user_id, own.kind, x.is_proven
  FROM running x JOIN identity_key own ON x.key_hash = own.key_hash AND x.kind = own.kind
  WHERE x.user_id = ANY ($1) AND own.is_current
), found AS (
  INSERT INTO exclusion_match AS m (user_id, excluded_id, kind, is_proven, matched_at)
  SELECT user_id, excluded_id, kind, bool_or(is_proven), $2 FROM pairs
  WHERE user_id <> excluded_id AND (is_proven OR excluded_id < user_id) GROUP BY 1, 2, 3
  ON CONFLICT DO NOTHING RETURNING m.user_id, m.excluded_id, m.kind
)
SELECT f.user_id AS "userId", e.public_id AS excluded, array_agg(f.kind ORDER BY f.kind) AS keys
FROM found f JOIN app_user e ON e.id = f.excluded_id GROUP BY 1, 2`;

/**
 * Finds accounts that share a key with a player whose self-exclusion runs, where these accounts are either side. Play is
 * closed to those that were not known before until somebody has looked; their ids. The keys must be locked.
 */
export const matchExclusions = async (
  client: Queryable,
  userIds: readonly bigint[],
  at: number,
): Promise<readonly bigint[]> => {
  const { rows } = await client.query<{ userId: bigint; excluded: string; keys: IdentityKind[] }>(matching, [
    userIds,
    new Date(at),
  ]);
  if (rows.length === 0) return [];
  for (const { userId, excluded, keys } of rows)
    await recordAccountEvent(client, { userId, kind: 'exclusion.matched', details: { excluded, keys } });
  const matched = [...new Set(rows.map(({ userId }) => userId))];
  await closePlay(client, matched);
  return matched;
};

/** What an account shares with one excluded player, and what a moderator made of it. */
export interface AccountMatch {
  excludedId: string; // public
  excludedNick: string;
  excludedUntil: Date | null; // null: they have come back
  keys: { kind: IdentityKind; isProven: boolean }[];
  matchedAt: Date;
  decision: MatchDecision | null;
  decidedAt: Date | null;
  decidedBy: string | null; // nick
}

/** With whom an account was matched: what waits first, then the latest. Of what waits, only while that exclusion runs. */
export const matchesOf = async (client: Queryable, userId: bigint, at: number): Promise<AccountMatch[]> => {
  const { rows } = await client.query<AccountMatch>(
    `SELECT e.public_id AS "excludedId", e.nick AS "excludedNick", e.restricted_until AS "excludedUntil",
       json_agg(json_build_object('kind', m.kind, 'isProven', m.is_proven) ORDER BY m.kind) AS keys,
       min(m.matched_at) AS "matchedAt", m.decision, m.decided_at AS "decidedAt", d.nick AS "decidedBy"
     FROM exclusion_match m JOIN app_user e ON e.id = m.excluded_id LEFT JOIN app_user d ON d.id = m.decided_by
     WHERE m.user_id = $1 AND (m.decision IS NOT NULL OR ${isExcludedSql('e', '$2')})
     GROUP BY e.id, m.decision, m.decided_at, d.nick ORDER BY m.decision IS NULL DESC, "matchedAt" DESC`,
    [userId, new Date(at)],
  );
  return rows;
};

/** A moderator's decision about an account and one excluded player. */
export interface DecidedMatch {
  userId: bigint;
  excluded: string; // public id
  decision: MatchDecision;
  reason: string;
  actorId: bigint;
  address: string | null;
  at: number; // ms since epoch
}

const deciding = `
UPDATE exclusion_match m SET decision = $3, decided_by = $4, decided_at = $5 FROM app_user e
WHERE m.user_id = $1 AND m.excluded_id = e.id AND e.public_id = $2 AND m.decision IS NULL AND ${isExcludedSql('e', '$5')}
RETURNING m.kind, e.restricted_until AS until`;

/**
 * Decides what waits of an account and one excluded player, and writes into the trail what, of whom, by which keys and why.
 * Until when that player is excluded; undefined when there was nothing to decide.
 */
export const decideMatch = async (client: Queryable, decided: DecidedMatch): Promise<number | undefined> => {
  const { userId, excluded, decision, reason, actorId, address, at } = decided;
  const { rows } = await client.query<{ kind: IdentityKind; until: Date }>(deciding, [
    userId,
    excluded,
    decision,
    actorId,
    new Date(at),
  ]);
  const [first] = rows;
  if (!first) return undefined;
  const details = { decision, excluded, keys: rows.map(({ kind }) => kind).toSorted(), reason };
  await recordAccountEvent(client, { userId, actorId, address, kind: 'exclusion.decided', details });
  return first.until.getTime();
};
