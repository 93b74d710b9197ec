import { randomUUIDv7 } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
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
}

// the notification is part of the statement that ends the session: one cannot happen without the other
const endSql = (condition: string): string => `
  WITH ended AS (UPDATE session SET ended_at = now() WHERE ended_at IS NULL AND ${condition} RETURNING id, user_id)
  SELECT pg_notify('${SESSION_ENDED_CHANNEL}', json_build_object('sessionId', id, 'userId', user_id::text)::text) FROM ended`;

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

  /** Ends all sessions of a user but one (null: really all) and notifies of each. Returns how many. */
  endAllOthers: async (userId: bigint, keepId: string | null): Promise<number> =>
    (await pool.query(endSql('user_id = $1 AND id IS DISTINCT FROM $2::uuid'), [userId, keepId])).rowCount ?? 0,

  /** Notes that a session is in use; written at most once a minute. */
  touch: async (id: string): Promise<void> => {
    await pool.query(
      `UPDATE session SET last_used_at = now() WHERE id = $1 AND last_used_at < now() - interval '1 minute'`,
      [id],
    );
  },
});
export type SessionRepository = ReturnType<typeof sessionRepository>;
