import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  type ClientAuth,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type IDToken,
} from 'openid-client';
import { SocialError, type ProviderClient, type AuthorizationRequest } from './social-provider.ts';

const CANCELLED = new Set(['access_denied', 'user_cancelled', 'consent_required', 'login_required']);
const SERVER_FAULT = 500;
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

const isNoAnswer = (error: unknown): boolean => {
  if (error instanceof ResponseBodyError) return error.status >= SERVER_FAULT;
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '');
  return error instanceof TypeError && error.message === 'fetch failed';
};

/** Translates openid-client's errors into ours. */
export const asSocialError = (error: unknown): SocialError => {
  if (error instanceof SocialError) return error;
  const what = error instanceof Error ? error.message : 'an unknown fault';
  if (error instanceof AuthorizationResponseError && CANCELLED.has(error.error))
    return new SocialError('cancelled', what, { cause: error });
  return new SocialError(isNoAnswer(error) ? 'unavailable' : 'refused', what, { cause: error });
};

/**
 * HTTP Basic with id and secret as they are. The standard puts form encoding around them, which several providers do not
 * undo; their ids and secrets have no character for which it would matter.
 */
export const plainBasic =
  ({ id, secret }: ProviderClient): ClientAuth =>
  (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`);
  };

const TIMEOUT_SECONDS = 10;

export interface OidcOptions {
  issuer(): string; // known late where it is our own sandbox
  clientId: string;
  authentication: ClientAuth;
  scope: string;
  sendsNonce: boolean; // false: the provider does not put it into its tokens, PKCE alone ties them to the request
}

/** A client of an OpenID Connect provider. */
export interface Oidc {
  authorizeUrl(authorization: AuthorizationRequest): Promise<string>;
  /** The claims of who came back: signature, issuer, audience, times, nonce and state are checked. Throws SocialError. */
  claimsOf(authorization: AuthorizationRequest, callback: URLSearchParams): Promise<IDToken>;
}

/** Our address with the parameters that a provider has added. */
export const calledBack = ({ returnTo }: AuthorizationRequest, callback: URLSearchParams): URL => {
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
    async claimsOf(authorization, callback) {
      const config = await configuration();
      const checks = {
        expectedState: authorization.state,
        pkceCodeVerifier: authorization.verifier,
        idTokenExpected: true,
        ...(sendsNonce ? { expectedNonce: authorization.nonce } : {}),
      };
      const tokens = await authorizationCodeGrant(config, calledBack(authorization, callback), checks).catch(
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
