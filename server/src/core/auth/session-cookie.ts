import { hash, randomBytes } from 'node:crypto';
import {
  renewSession,
  seeDevice,
  sessionRepository,
  type Database,
  type DeviceSeen,
  type Session,
  type Whereabouts,
} from 'db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Geo } from '../geo/geo.ts';
import { clearAttempts, devicePlaceOf } from './account-attempts.ts';
import { networkOf } from './client-address.ts';
import { clearOwnCookie, ownCookieOf, setOwnCookie } from '../http/own-cookies.ts';
import { newToken, SESSION_SECONDS, TOKEN_COOKIE, tokenHash } from './session-tokens.ts';

const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 34_560_000; // 400 days, the most that browsers keep
const DEVICE_ID = /^[\w-]{43}$/;

/** The token of a request: its cookie's, or its Authorization header's. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  ownCookieOf(request, TOKEN_COOKIE) ?? /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** The hash of the id that this browser was given; undefined for one that has none. */
export const deviceHashOf = (request: FastifyRequest): Buffer | undefined => {
  const id = ownCookieOf(request, DEVICE_COOKIE);
  return id !== undefined && DEVICE_ID.test(id) ? hash('sha256', id, 'buffer') : undefined;
};

/** The browser that sends a request, and the network it is in. */
export const whereaboutsOf = (request: FastifyRequest): Whereabouts => ({
  deviceHash: deviceHashOf(request) ?? null,
  network: networkOf(request.ip),
});

/** Ways to open a session. */
export const signInMethods = [
  'password',
  'registration',
  'telegram',
  'twitter',
  'vkontakte',
  'google',
  'steam',
] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A session about to begin. */
export interface SessionEntry {
  userId: bigint;
  method: SignInMethod;
  hasGivenCode?: boolean; // code of the second factor
}

/** A session that has begun. */
export interface BegunSession {
  userId: bigint;
  sessionId: string;
  device: DeviceSeen;
  userAgent: string | null;
  address: string;
  country: string | undefined;
}

/** Begins, renews and ends the sessions of browsers. */
export interface SessionCookies {
  /** Begins a session and hands its token to the browser; one that it had before ends. Resolves with its token. */
  begin(request: FastifyRequest, reply: FastifyReply, entry: SessionEntry): Promise<string>;
  /** Replaces the browser's session by one with a new token, which ends when the old one would have. False without one. */
  renew(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Takes back a session that should not have begun: its token opens nothing, and the browser is a guest. */
  revoke(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void>;
  /** The hash of the browser's id, which it is given now if it has none. */
  identify(request: FastifyRequest, reply: FastifyReply): Buffer;
  /** The session that the request came with. */
  current(request: FastifyRequest): Promise<Session | null>;
  /** Ends the session that the request came with, if any. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface SessionCookiesOptions {
  db: Database;
  geo: Geo;
  /** After a session has begun: a letter for a new device, an event of the account. */
  onBegun(session: BegunSession): Promise<void>;
}

export const createSessionCookies = ({ db, geo, onBegun }: SessionCookiesOptions): SessionCookies => {
  const sessions = () => sessionRepository(db.orm.em.fork());

  const give = (request: FastifyRequest, reply: FastifyReply, token: string, seconds = SESSION_SECONDS): void => {
    setOwnCookie(request, reply, { name: TOKEN_COOKIE, value: token, seconds });
  };

  const takeAway = (request: FastifyRequest, reply: FastifyReply): void => {
    clearOwnCookie(request, reply, TOKEN_COOKIE);
  };

  const identified = new WeakMap<FastifyRequest, Buffer>(); // by this very request: its cookie is on the way

  const identify = (request: FastifyRequest, reply: FastifyReply): Buffer => {
    const known = deviceHashOf(request) ?? identified.get(request);
    if (known) return known;
    const id = randomBytes(32).toString('base64url');
    setOwnCookie(request, reply, { name: DEVICE_COOKIE, value: id, seconds: DEVICE_SECONDS });
    const deviceHash = hash('sha256', id, 'buffer');
    identified.set(request, deviceHash);
    return deviceHash;
  };

  const current = async (request: FastifyRequest): Promise<Session | null> => {
    const token = tokenOf(request);
    return token === undefined ? null : sessions().findByTokenHash(tokenHash(token));
  };

  const endCurrent = async (request: FastifyRequest): Promise<void> => {
    const session = await current(request);
    if (session) await sessions().end(session.id);
  };

  return {
    current,
    async begin(request, reply, { userId, method, hasGivenCode = false }) {
      await endCurrent(request);
      const token = newToken();
      const deviceHash = identify(request, reply);
      const { country } = geo.locate(request.ip);
      const userAgent = request.headers['user-agent']?.slice(0, 512) ?? null;
      const { id: sessionId } = await sessions().create({
        userId,
        tokenHash: tokenHash(token),
        expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
        address: request.ip,
        userAgent,
        country: country ?? null,
        deviceHash,
        method,
        codeAt: hasGivenCode ? new Date() : null,
      });
      const device = await seeDevice(db.orm.em.fork(), userId, { deviceHash, network: networkOf(request.ip) });
      await clearAttempts(db.orm.em.fork(), 'settings', userId, devicePlaceOf(deviceHash));
      await onBegun({ userId, sessionId, device, userAgent, address: request.ip, country });
      give(request, reply, token);
      return token;
    },
    async renew(request, reply) {
      const session = await current(request);
      const token = newToken();
      if (!session || !(await renewSession(db.orm.em.fork(), session.id, tokenHash(token)))) return false;
      give(request, reply, token, Math.max(1, Math.floor((session.expiresAt.getTime() - Date.now()) / 1000)));
      return true;
    },
    async revoke(request, reply, token) {
      const session = await sessions().findByTokenHash(tokenHash(token));
      if (session) await sessions().end(session.id);
      takeAway(request, reply);
    },
    identify,
    async end(request, reply) {
      await endCurrent(request);
      takeAway(request, reply);
    },
  };
};
