import { sessionRepository, type Database, type SessionRepository } from 'db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, SESSION_SECONDS, TOKEN_COOKIE, tokenHash } from '../../core/auth/session-tokens.ts';

const cookieOptions = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});

/** The token of a request: its cookie's, or its Authorization header's. */
const tokenOf = (request: FastifyRequest): string | undefined =>
  request.cookies[TOKEN_COOKIE] ?? /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Begins, carries over and ends the sessions of a browser. */
export interface SessionCookies {
  /** Begins a session and hands its token to the browser; one that it had before ends. */
  begin(request: FastifyRequest, reply: FastifyReply, userId: bigint): Promise<void>;
  /** Hands a token that opens a session to the browser; false when it opens none. */
  adopt(request: FastifyRequest, reply: FastifyReply, token: string): Promise<boolean>;
  /** Ends the session that the request came with, if any. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const createSessionCookies = (db: Database): SessionCookies => {
  const sessions: SessionRepository = sessionRepository(db);

  const give = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    void reply.setCookie(TOKEN_COOKIE, token, { ...cookieOptions(request), maxAge: SESSION_SECONDS });
  };

  const endCurrent = async (request: FastifyRequest): Promise<void> => {
    const token = tokenOf(request);
    const session = token === undefined ? null : await sessions.findByTokenHash(tokenHash(token));
    if (session) await sessions.end(session.id);
  };

  return {
    async begin(request, reply, userId) {
      await endCurrent(request);
      const token = newToken();
      await sessions.create({
        userId,
        tokenHash: tokenHash(token),
        expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
        address: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, 512) ?? null,
      });
      give(request, reply, token);
    },
    async adopt(request, reply, token) {
      const session = await sessions.findByTokenHash(tokenHash(token));
      if (session) give(request, reply, token);
      return session !== null;
    },
    async end(request, reply) {
      await endCurrent(request);
      void reply.clearCookie(TOKEN_COOKIE, cookieOptions(request));
    },
  };
};
