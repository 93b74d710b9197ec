import type { FastifyRequest } from 'fastify';
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { formOf } from './forms.ts';
import type { SandboxMode } from './page.ts';
import type { SandboxPerson } from './people.ts';

export interface ExpectedClient {
  id: string;
  secret: string;
  by: 'basic' | 'post';
}

const basicOf = ({ headers }: FastifyRequest): string | undefined => {
  const encoded = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString();
};

/** True when a token request proves to be its client's, in the way that the provider takes. */
export const isClient = (request: FastifyRequest, { id, secret, by }: ExpectedClient): boolean => {
  if (by === 'basic') return basicOf(request) === `${id}:${secret}`;
  const form = formOf(request);
  return form.get('client_id') === id && form.get('client_secret') === secret;
};

/** Grant behind a code or a token of a simulated provider. */
export interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string; // PKCE challenge, S256
  nonce: string | null;
  person: SandboxPerson;
  mode: SandboxMode;
}

const REMEMBERED = 500;

/** Codes and tokens of a simulated provider: random, for one use or many, the oldest forgotten. */
export interface Grants {
  /** A code that opens a grant once. */
  issue(grant: Grant): string;
  /** Uses a code up; undefined when it is unknown or used, or the verifier or the address is another one. */
  redeem(code: string, verifier: string, redirectUri: string): Grant | undefined;
  /** A token for the person's data. */
  tokenFor(grant: Grant): string;
  ofToken(token: string): Grant | undefined;
}

const remember = <T>(map: Map<string, T>, value: T): string => {
  const key = randomBytes(24).toString('base64url');
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size >= REMEMBERED) map.delete(oldest);
  map.set(key, value);
  return key;
};

const isOfChallenge = (verifier: string, challenge: string): boolean => {
  const computed = Buffer.from(hash('sha256', verifier, 'base64url'));
  const expected = Buffer.from(challenge);
  return computed.length === expected.length && timingSafeEqual(computed, expected);
};

export const createGrants = (): Grants => {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  return {
    issue: (grant) => remember(codes, grant),
    redeem(code, verifier, redirectUri) {
      const grant = codes.get(code);
      codes.delete(code);
      if (!grant || grant.redirectUri !== redirectUri || !isOfChallenge(verifier, grant.challenge)) return undefined;
      return grant;
    },
    tokenFor: (grant) => remember(tokens, grant),
    ofToken: (token) => tokens.get(token),
  };
};
