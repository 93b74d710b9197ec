import { randomUUIDv7 } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { SessionEntity, type Session } from './session.entity.ts';

/** NOTIFY channel that tells every server process which sessions ended: their sockets must drop. */
export const SESSION_ENDED_CHANNEL = 'session_ended';

/** What a notification on that channel says. */
export interface SessionEnded {
  sessionId: string;
  userId: bigint;
}

/** Reads a notification's payload. */
export const parseSessionEnded = (payload: string): SessionEnded => {
  const { sessionId, userId } = JSON.parse(payload) as { sessionId: string; userId: string };
  return { sessionId, userId: BigInt(userId) };
};

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

/** Ends all sessions of a user but one (null: really all) and notifies of each. Returns how many. */
export const endSessions = async (client: Queryable, userId: bigint, keepId: string | null): Promise<number> => {
  const { rowCount } = await client.query(endSql('user_id = $1 AND id IS DISTINCT FROM $2::uuid'), [userId, keepId]);
  return rowCount ?? 0;
};

/**
 * Replaces a live session by one with another token: same browser, same end. False when it had ended before: of two at
 * once, one succeeds.
 */
export const renewSession = async (client: Queryable, id: string, newTokenHash: Uint8Array): Promise<boolean> => {
  const { rowCount } = await client.query(
    `WITH ended AS (UPDATE session SET ended_at = now() WHERE id = $1 AND ended_at IS NULL AND expires_at > now()
       RETURNING *),
     told AS (SELECT pg_notify('${SESSION_ENDED_CHANNEL}', json_build_object('sessionId', id, 'userId', user_id::text)::text)
       FROM ended)
     INSERT INTO session (id, token_hash, user_id, address, user_agent, created_at, expires_at, country, device_hash, method,
       proved_at, code_at)
     SELECT $2, $3, user_id, address, user_agent, created_at, expires_at, country, device_hash, method, proved_at, code_at
     FROM ended, told`,
    [id, randomUUIDv7(), Buffer.from(newTokenHash)],
  );
  return rowCount === 1;
};

/** Sessions by token. A session is live until it ends or expires. */
export const sessionRepository = ({ orm, pool }: { orm: MikroORM; pool: Pool }) => ({
  create: async ({ tokenHash, ...session }: NewSession): Promise<Session> => {
    const em = orm.em.fork();
    const created = em.create(SessionEntity, { id: randomUUIDv7(), tokenHash: Buffer.from(tokenHash), ...session });
    await em.flush();
    return created;
  },

  /** The live session of a token's hash, or null. */
  findByTokenHash: (tokenHash: Uint8Array): Promise<Session | null> =>
    orm.em
      .fork()
      .findOne(SessionEntity, { tokenHash: Buffer.from(tokenHash), endedAt: null, expiresAt: { $gt: new Date() } }),

  /** Live sessions of a user, the last used first. */
  liveOf: (userId: bigint): Promise<Session[]> =>
    orm.em
      .fork()
      .find(
        SessionEntity,
        { userId, endedAt: null, expiresAt: { $gt: new Date() } },
        { orderBy: { lastUsedAt: 'desc' } },
      ),

  /** Ends a session and notifies. False when it had ended before. */
  end: async (id: string): Promise<boolean> => (await pool.query(endSql('id = $1'), [id])).rowCount === 1,

  /** `endSessions` of its own. */
  endAllOthers: (userId: bigint, keepId: string | null): Promise<number> => endSessions(pool, userId, keepId),

  /** Ends a live session if it is this user's. False when there is none. */
  endOwn: async (userId: bigint, id: string): Promise<boolean> =>
    (await pool.query(endSql('user_id = $1 AND id = $2 AND expires_at > now()'), [userId, id])).rowCount === 1,

  /** Notes that a session is in use; written at most once a minute. */
  touch: async (id: string): Promise<void> => {
    await pool.query(
      `UPDATE session SET last_used_at = now() WHERE id = $1 AND last_used_at < now() - interval '1 minute'`,
      [id],
    );
  },
});
