import { hash, randomBytes } from 'node:crypto';

/** The cookie that holds the session token. */
export const TOKEN_COOKIE = 'token';

/** Lifetime of a session and its cookie: three days. */
export const SESSION_SECONDS = 259_200;

/** A new session token: 256 random bits, base64url. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token, as it is stored. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer');
