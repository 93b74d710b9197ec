import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SandboxMode } from './faults.ts';
import type { SandboxPerson } from './people.ts';

/** What a code or a token of a simulated provider stands for. */
export interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string; // of PKCE, S256
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
  const made = Buffer.from(hash('sha256', verifier, 'base64url'));
  const given = Buffer.from(challenge);
  return made.length === given.length && timingSafeEqual(made, given);
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
