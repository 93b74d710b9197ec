import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
  type IDToken,
} from 'openid-client';
import { asSocialError } from './oauth-errors.ts';
import { SocialError, type Journey } from './social-provider.ts';

const TIMEOUT_SECONDS = 10;

export interface OidcOptions {
  issuer(): string; // known late where it is our own sandbox
  clientId: string;
  authentication: ClientAuth;
  scope: string;
  sendsNonce: boolean; // false: the provider does not put it into its tokens, PKCE alone ties them to the journey
}

/** A client of an OpenID Connect provider. */
export interface Oidc {
  authorizeUrl(journey: Journey): Promise<string>;
  /** The claims of who came back: signature, issuer, audience, times, nonce and state are checked. Throws SocialError. */
  claimsOf(journey: Journey, callback: URLSearchParams): Promise<IDToken>;
}

/** Our address with the parameters that a provider has added. */
export const calledBack = ({ returnTo }: Journey, callback: URLSearchParams): URL => {
  const url = new URL(returnTo);
  url.search = callback.toString();
  return url;
};

/** Reads the provider's metadata when it is first needed, and again after a failure. */
const createDiscovery = ({ issuer, clientId, authentication }: OidcOptions): (() => Promise<Configuration>) => {
  let found: Promise<Configuration> | undefined;
  const discover = (): Promise<Configuration> => {
    const server = new URL(issuer());
    const execute = [enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [allowInsecureRequests] : [])];
    return discovery(server, clientId, undefined, authentication, { timeout: TIMEOUT_SECONDS, execute });
  };
  return () =>
    (found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw asSocialError(error);
    }));
};

export const createOidc = (options: OidcOptions): Oidc => {
  const { scope, sendsNonce } = options;
  const configuration = createDiscovery(options);
  return {
    async authorizeUrl({ state, verifier, nonce, returnTo }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope,
        state,
        ...(sendsNonce ? { nonce } : {}),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    async claimsOf(journey, callback) {
      const config = await configuration();
      const checks = {
        expectedState: journey.state,
        pkceCodeVerifier: journey.verifier,
        idTokenExpected: true,
        ...(sendsNonce ? { expectedNonce: journey.nonce } : {}),
      };
      const tokens = await authorizationCodeGrant(config, calledBack(journey, callback), checks).catch(
        (error: unknown) => {
          throw asSocialError(error);
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new SocialError('refused', 'an answer without an ID token');
      return claims;
    },
  };
};
