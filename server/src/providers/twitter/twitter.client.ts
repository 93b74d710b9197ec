import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
} from 'openid-client';
import { asSocialError, calledBack, plainBasic } from '../../core/social/oidc.ts';
import { askProvider, readJson } from '../../core/social/provider-http.ts';
import type { AuthorizationRequest, ProviderClient, SocialProvider } from '../../core/social/social-provider.ts';
import { meSchema, TWITTER_ADDRESSES, TWITTER_SCOPE, type TwitterAddresses } from './twitter.contract.ts';

export interface TwitterOptions {
  client: ProviderClient;
  addresses?: (() => TwitterAddresses) | undefined; // X's own by default, a simulator's for a sandbox
}

const TIMEOUT_SECONDS = 10;

const configure = (client: ProviderClient, { authorize, token }: TwitterAddresses): Configuration => {
  const server = { issuer: new URL(authorize).origin, authorization_endpoint: authorize, token_endpoint: token };
  const config = new Configuration(server, client.id, undefined, plainBasic(client));
  config.timeout = TIMEOUT_SECONDS;
  if (token.startsWith('http:')) allowInsecureRequests(config);
  return config;
};

/** Sign-in with X. */
export const createTwitter = ({ client, addresses = () => TWITTER_ADDRESSES }: TwitterOptions): SocialProvider => {
  const accessToken = async (request: AuthorizationRequest, callback: URLSearchParams): Promise<string> => {
    const checks = { expectedState: request.state, pkceCodeVerifier: request.verifier };
    const tokens = await authorizationCodeGrant(
      configure(client, addresses()),
      calledBack(request, callback),
      checks,
    ).catch((error: unknown) => {
      throw asSocialError(error);
    });
    return tokens.access_token;
  };

  return {
    async authorizeUrl({ state, verifier, returnTo }) {
      return buildAuthorizationUrl(configure(client, addresses()), {
        redirect_uri: returnTo,
        scope: TWITTER_SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    async personOf(request, callback) {
      const authorization = `Bearer ${await accessToken(request, callback)}`;
      const { data } = readJson(meSchema, await askProvider(addresses().me, { headers: { authorization } }));
      const url = `https://x.com/${data.username}`;
      return { subject: data.id, name: data.username, firstName: null, lastName: null, url, email: null };
    },
  };
};
