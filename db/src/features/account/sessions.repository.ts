import { randomUUIDv7 } from 'node:crypto';
import { sql, type EntityManager } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { SessionEntity, type Session } from './session.entity.ts';

/** NOTIFY channel that tells every server process which sessions ended: their sockets must drop. */
export const SESSION_ENDED_CHANNEL = 'session_ended';

/** NOTIFY channel that tells every server process which user's row changed. */
export const PLAYER_CHANGED_CHANNEL = 'player_changed';

/** Payload of a notification on that channel. */
export interface SessionEnded {
  sessionId: string;
  userId: bigint;
}

/** Reads a notification's payload. */
export const parseSessionEnded = (payload: string): SessionEnded => {
  const { sessionId, userId } = JSON.parse(payload) as { sessionId: string; userId: string };
  return { sessionId, userId: BigInt(userId) };
};

const MINUTE_MS = 60_000;

/** A session about to begin. */
export interface NewSession {
  userId: bigint;
  tokenHash: Uint8Array; // SHA-256 of the token; the token itself is never stored
  expiresAt: Date;
  address?: string | null;
  userAgent?: string | null;
  country?: string | null;
  deviceHash?: Buffer | null;
  method?: string; // password when left out
  codeAt?: Date | null; // when a code of the second factor opened it
}

// the notification is part of the statement that ends the session: one cannot happen without the other
const endSql = (condition: string): string => `
  WITH ended AS (UPDATE session SET ended_at = now() WHERE ended_at IS NULL AND ${condition} RETURNING id, user_id)
  SELECT pg_notify('${SESSION_ENDED_CHANNEL}', json_build_object('sessionId', id, 'userId', user_id::text)::text) FROM ended`;

const endWhere = async (em: EntityManager, condition: string, values: readonly unknown[]): Promise<number> =>
  (await em.execute<unknown[]>(endSql(condition), [...values])).length;

/** Ends all sessions of a user but one (null: really all) and notifies of each. Returns how many. */
export const endSessions = (em: EntityManager, userId: bigint, keepId: string | null): Promise<number> =>
  endWhere(em, 'user_id = ? AND id IS DISTINCT FROM ?::uuid', [userId, keepId]);

/**
 * Replaces a live session by one with another token: same browser, same end. False when it had ended before: of two at
 * once, one succeeds.
 */
export const renewSession = async (em: EntityManager, id: string, newTokenHash: Uint8Array): Promise<boolean> => {
  const renewed = await em.execute<unknown[]>(
    `WITH ended AS (UPDATE session SET ended_at = now() WHERE id = ? AND ended_at IS NULL AND expires_at > now()
       RETURNING *),
     notified AS (SELECT pg_notify('${SESSION_ENDED_CHANNEL}', json_build_object('sessionId', id, 'userId', user_id::text)::text)
       FROM ended)
     INSERT INTO session (id, token_hash, user_id, address, user_agent, created_at, expires_at, country, device_hash, method,
       proved_at, code_at)
     SELECT ?::uuid, ?::bytea, user_id, address, user_agent, created_at, expires_at, country, device_hash, method, proved_at,
       code_at
     FROM ended, notified RETURNING id`,
    [id, randomUUIDv7(), Buffer.from(newTokenHash)],
  );
  return renewed.length === 1;
};

const live = () => ({ endedAt: null, expiresAt: { $gt: new Date() } });

/** Sessions by token. A session is live until it ends or expires. */
export const sessionRepository = (em: EntityManager) => ({
  async create({ tokenHash, ...session }: NewSession): Promise<Session> {
    const id = randomUUIDv7();
    await em.insert(SessionEntity, { id, tokenHash: Buffer.from(tokenHash), ...session });
    return em.findOneOrFail(SessionEntity, { id });
  },

  /** The live session of a token's hash, or null. */
  findByTokenHash: (tokenHash: Uint8Array): Promise<Session | null> =>
    em.findOne(SessionEntity, { tokenHash: Buffer.from(tokenHash), ...live() }, { refresh: true }),

  /** Live sessions of a user, the last used first. */
  liveOf: (userId: bigint): Promise<Session[]> =>
    em.find(SessionEntity, { userId, ...live() }, { orderBy: { lastUsedAt: 'desc' }, refresh: true }),

  /** Ends a session and notifies. False when it had ended before. */
  end: async (id: string): Promise<boolean> => (await endWhere(em, 'id = ?', [id])) === 1,

  /** Ends a live session if it is this user's. False when there is none. */
  endOwn: async (userId: bigint, id: string): Promise<boolean> =>
    (await endWhere(em, 'user_id = ? AND id = ? AND expires_at > now()', [userId, id])) === 1,

  /** Notes that a session is in use; written at most once a minute. */
  async touch(id: string): Promise<void> {
    const lastUsedAt = { $lt: fromNow(-MINUTE_MS) };
    await em.nativeUpdate(SessionEntity, { id, lastUsedAt }, { lastUsedAt: sql.now() });
  },
});
