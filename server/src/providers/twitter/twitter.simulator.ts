import type { FastifyPluginCallback } from 'fastify';
import { serveAuthorize } from '../../core/social/sandbox/authorize.ts';
import { isClient, createGrants } from '../../core/social/sandbox/grants.ts';
import { formOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';
import type { ProviderClient } from '../../core/social/social-provider.ts';
import { TWITTER_SCOPE, type TwitterAddresses } from './twitter.contract.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const BAD_REQUEST = 400;
const ID_DIGITS = 19;
const LIFE_SECONDS = 7200;

/** Addresses of the simulator, below one of its own. */
export const twitterSandbox = (base: string): TwitterAddresses => ({
  authorize: `${base}/i/oauth2/authorize`,
  token: `${base}/2/oauth2/token`,
  me: `${base}/2/users/me`,
});

export interface TwitterSimulatorOptions {
  client: ProviderClient;
  callbackPath: string;
}

/** X, simulated. It signs nothing: a code that belongs to another PKCE challenge stands for a bad signature. */
export const createTwitterSimulator =
  ({ client, callbackPath }: TwitterSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    const grants = createGrants();
    const useless = new Set<string>(['bad_signature', 'expired', 'replayed']);
    takeForms(app);
    serveAuthorize(app, { provider: 'X', path: '/i/oauth2/authorize', clientId: client.id, callbackPath, grants });

    app.post('/2/oauth2/token', (request, reply) => {
      const form = formOf(request);
      if (!isClient(request, { ...client, by: 'basic' }))
        return reply.status(UNAUTHORIZED).send({ error: 'unauthorized_client' });
      const [code = '', verifier = '', address = ''] = ['code', 'code_verifier', 'redirect_uri'].map(
        (name) => form.get(name) ?? '',
      );
      const grant = grants.redeem(code, verifier, address);
      if (!grant || useless.has(grant.mode) || form.get('grant_type') !== 'authorization_code')
        return reply.status(BAD_REQUEST).send({
          error: 'invalid_request',
          error_description: 'Value passed for the authorization code was invalid.',
        });
      return {
        token_type: 'bearer',
        expires_in: LIFE_SECONDS,
        access_token: grants.tokenFor(grant),
        scope: TWITTER_SCOPE,
      };
    });

    app.get('/2/users/me', (request, reply) => {
      const grant = grants.ofToken(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
      if (!grant) return reply.status(UNAUTHORIZED).send({ title: 'Unauthorized', status: UNAUTHORIZED });
      if (grant.mode === 'wrong_audience')
        return reply.status(FORBIDDEN).send({ title: 'Unsupported Authentication', status: FORBIDDEN });
      const { key, firstName, lastName } = grant.person;
      const id = grant.mode === 'missing_fields' ? undefined : numberOfKey('twitter', key, ID_DIGITS);
      return { data: { id, name: `${firstName} ${lastName}`, username: key } };
    });
    done();
  };
