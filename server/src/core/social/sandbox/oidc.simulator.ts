import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { serveAuthorize } from './authorize.ts';
import { isClient, type ExpectedClient, createGrants, type Grant } from './grants.ts';
import { formOf, takeForms } from './forms.ts';
import type { SandboxPerson } from './people.ts';

const KEY_ID = 'sandbox-1';
const ALGORITHM = 'RS256';
const LIFE_SECONDS = 3600;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;

export interface OidcSimulatorOptions {
  provider: string; // its name on the page
  issuer(): string; // an address below which this is served
  client: ExpectedClient;
  callbackPath: string;
  claimsOf(person: SandboxPerson): Record<string, unknown>; // `sub` among them
  required: string; // the claim that is left out by the mode `missing_fields`
  echoesNonce: boolean;
}

interface Keys {
  houseKey: CryptoKey;
  strange: CryptoKey; // key of nobody
  jwk: JWK;
}

const newKeys = async (): Promise<Keys> => {
  const [house, strange] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const jwk = { ...(await exportJWK(house.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
  return { houseKey: house.privateKey, strange: strange.privateKey, jwk };
};

/** A small OpenID Connect provider: discovery, JWKS, authorization code with PKCE, ID tokens. */
export const createOidcSimulator = (options: OidcSimulatorOptions): FastifyPluginCallback => {
  const { provider, issuer, client, callbackPath, claimsOf, required, echoesNonce } = options;
  const grants = createGrants();
  let promise: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> => (promise ??= newKeys());

  const claims = ({ person, mode, nonce }: Grant): Record<string, unknown> => {
    const claims = { ...claimsOf(person), ...(echoesNonce && nonce !== null ? { nonce } : {}) };
    if (mode === 'replayed' && echoesNonce) return { ...claims, nonce: 'of-another-request' };
    return mode === 'missing_fields' ? { ...claims, [required]: undefined } : claims;
  };

  const idToken = async (grant: Grant): Promise<string> => {
    const { houseKey, strange } = await keys();
    const issuedAt = Math.floor(Date.now() / 1000) - (grant.mode === 'expired' ? 2 * LIFE_SECONDS : 0);
    return new SignJWT(claims(grant))
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID, typ: 'JWT' })
      .setIssuer(issuer())
      .setAudience(grant.mode === 'wrong_audience' ? 'another-site' : client.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFE_SECONDS)
      .sign(grant.mode === 'bad_signature' ? strange : houseKey);
  };

  const redeem = (request: FastifyRequest): Grant | undefined => {
    const form = formOf(request);
    const field = (name: string): string => form.get(name) ?? '';
    const grant = grants.redeem(field('code'), field('code_verifier'), field('redirect_uri'));
    return field('grant_type') === 'authorization_code' && !(grant?.mode === 'replayed' && !echoesNonce)
      ? grant
      : undefined;
  };

  return (app, _options, done) => {
    takeForms(app);
    serveAuthorize(app, { provider, path: '/auth', clientId: client.id, callbackPath, grants });
    app.get('/.well-known/openid-configuration', () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/auth`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
    }));
    app.get('/jwks', async () => ({ keys: [(await keys()).jwk] }));
    app.post('/token', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isClient(request, client)) return reply.status(UNAUTHORIZED).send({ error: 'invalid_client' });
      const grant = redeem(request);
      if (!grant) return reply.status(BAD_REQUEST).send({ error: 'invalid_grant' });
      const access_token = grants.tokenFor(grant);
      return { access_token, token_type: 'Bearer', expires_in: LIFE_SECONDS, id_token: await idToken(grant) };
    });
    done();
  };
};
