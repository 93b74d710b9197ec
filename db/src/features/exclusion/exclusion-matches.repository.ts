import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { plainArray } from '../../core/sql.ts';
import { recordAccountEvent } from '../account/account-events.repository.ts';
import { closePlay, isExcluded, isExcludedSql } from './closures.ts';
import { UserEntity } from '../account/user.entity.ts';
import { ExclusionMatchEntity, type IdentityKind, type MatchDecision } from './exclusion.entities.ts';

// Matches older accounts by confirmed data only: else a stranger's address, typed in, would stop its owner's play.
// One statement: it inserts what it finds, and tells what nobody knew before.
const matching = `
WITH i AS (SELECT ?::bigint[] AS users, ?::timestamptz AS at), running AS NOT MATERIALIZED (
  SELECT x.user_id, x.kind, x.key_hash, x.is_proven FROM identity_key x JOIN app_user e ON e.id = x.user_id
  WHERE ${isExcludedSql('e', '(SELECT at FROM i)')}
), pairs AS (
  SELECT own.user_id, x.user_id AS excluded_id, own.kind, x.is_proven
  FROM identity_key own JOIN running x ON x.key_hash = own.key_hash AND x.kind = own.kind
  WHERE own.user_id = ANY ((SELECT users FROM i)::bigint[]) AND own.is_current
  UNION ALL
  SELECT own.user_id, x.user_id, own.kind, x.is_proven
  FROM running x JOIN identity_key own ON x.key_hash = own.key_hash AND x.kind = own.kind
  WHERE x.user_id = ANY ((SELECT users FROM i)::bigint[]) AND own.is_current
), found AS (
  INSERT INTO exclusion_match AS m (user_id, excluded_id, kind, is_proven, matched_at)
  SELECT user_id, excluded_id, kind, bool_or(is_proven), (SELECT at FROM i) FROM pairs
  WHERE user_id <> excluded_id AND (is_proven OR excluded_id < user_id) GROUP BY 1, 2, 3
  ON CONFLICT DO NOTHING RETURNING m.user_id, m.excluded_id, m.kind
)
SELECT f.user_id AS "userId", e.public_id AS excluded, json_agg(f.kind ORDER BY f.kind) AS keys
FROM found f JOIN app_user e ON e.id = f.excluded_id GROUP BY 1, 2`;

/**
 * Finds accounts that share a key with a player whose self-exclusion runs, where these accounts are either side. Play is
 * closed to those that were not known before until somebody has looked; their ids. The keys must be locked.
 */
export const matchExclusions = async (
  em: EntityManager,
  userIds: readonly bigint[],
  at: number,
): Promise<readonly bigint[]> => {
  const found = await em.execute<{ userId: string; excluded: string; keys: IdentityKind[] }[]>(matching, [
    plainArray(userIds),
    new Date(at),
  ]);
  if (found.length === 0) return [];
  const rows = found.map((row) => ({ ...row, userId: BigInt(row.userId) }));
  for (const { userId, excluded, keys } of rows)
    await recordAccountEvent(em, { userId, kind: 'exclusion.matched', details: { excluded, keys } });
  const matched = [...new Set(rows.map(({ userId }) => userId))];
  await closePlay(em, matched);
  return matched;
};

/** Data that an account shares with one excluded player, and a moderator's decision about it. */
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

/**
 * With whom an account was matched: what waits first, then the latest. Of what waits, only while that exclusion runs. One
 * statement: it gathers the keys that are shared with each.
 */
export const matchesOf = async (em: EntityManager, userId: bigint, at: number): Promise<AccountMatch[]> => {
  const rows = await em.execute<(Omit<AccountMatch, Moments> & Record<Moments, string | null>)[]>(
    `SELECT e.public_id AS "excludedId", e.nick AS "excludedNick", e.restricted_until AS "excludedUntil",
       json_agg(json_build_object('kind', m.kind, 'isProven', m.is_proven) ORDER BY m.kind) AS keys,
       min(m.matched_at) AS "matchedAt", m.decision, m.decided_at AS "decidedAt", d.nick AS "decidedBy"
     FROM exclusion_match m JOIN app_user e ON e.id = m.excluded_id LEFT JOIN app_user d ON d.id = m.decided_by
     WHERE m.user_id = ? AND (m.decision IS NOT NULL OR ${isExcludedSql('e', '?')})
     GROUP BY e.id, m.decision, m.decided_at, d.nick ORDER BY m.decision IS NULL DESC, "matchedAt" DESC`,
    [userId, new Date(at)],
  );
  return rows.map((row) => ({
    ...row,
    excludedUntil: row.excludedUntil === null ? null : new Date(row.excludedUntil),
    matchedAt: new Date(row.matchedAt ?? 0),
    decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
  }));
};
type Moments = 'excludedUntil' | 'matchedAt' | 'decidedAt';

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

/**
 * Decides what waits of an account and one excluded player, and writes into the trail what, of whom, by which keys and why.
 * Until when that player is excluded; undefined when there was nothing to decide.
 */
export const decideMatch = async (em: EntityManager, decided: DecidedMatch): Promise<number | undefined> => {
  const { userId, excluded, decision, reason, actorId, address, at } = decided;
  const user = await em.findOne(UserEntity, { publicId: excluded }, { refresh: true });
  if (!user || !isExcluded(user, at)) return undefined;
  const waiting = { userId, excludedId: user.id, decision: null };
  const locked = { orderBy: { kind: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const rows = await em.find(ExclusionMatchEntity, waiting, locked);
  if (rows.length === 0) return undefined;
  await em.nativeUpdate(ExclusionMatchEntity, waiting, { decision, decidedBy: actorId, decidedAt: new Date(at) });
  const details = { decision, excluded, keys: rows.map(({ kind }) => kind), reason };
  await recordAccountEvent(em, { userId, actorId, address, kind: 'exclusion.decided', details });
  return user.restrictedUntil?.getTime();
};
