import type { FastifyPluginCallback } from 'fastify';
import { serveAuthorize } from '../../core/social/sandbox/authorize.ts';
import { isClient, createGrants } from '../../core/social/sandbox/grants.ts';
import { formOf, takeForms } from '../../core/social/sandbox/forms.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';
import type { ProviderClient } from '../../core/social/social-provider.ts';
import { VKONTAKTE_SCOPE, type VkontakteAddresses } from './vkontakte.contract.ts';

const DEVICE = 'sandbox-device';
const ID_DIGITS = 9;
const LIFE_SECONDS = 3600;

/** Addresses of the simulator, below one of its own. */
export const vkontakteSandbox = (base: string): VkontakteAddresses => ({
  authorize: `${base}/authorize`,
  token: `${base}/oauth2/auth`,
  userInfo: `${base}/oauth2/user_info`,
});

export interface VkontakteSimulatorOptions {
  client: ProviderClient;
  callbackPath: string;
}

/**
 * VK ID, simulated, with its errors of status 200. It signs nothing that is used: an answer for another request stands
 * for a bad signature.
 */
export const createVkontakteSimulator =
  ({ client, callbackPath }: VkontakteSimulatorOptions): FastifyPluginCallback =>
  (app, _options, done) => {
    const grants = createGrants();
    takeForms(app);
    serveAuthorize(app, {
      provider: 'VK ID',
      path: '/authorize',
      clientId: client.id,
      callbackPath,
      grants,
      extra: (mode): Record<string, string> => ({
        type: 'code_v2',
        ...(mode === 'missing_fields' ? {} : { device_id: DEVICE }),
      }),
    });

    app.post('/oauth2/auth', (request) => {
      const form = formOf(request);
      const field = (name: string): string => form.get(name) ?? '';
      if (!isClient(request, { ...client, by: 'post' })) return { error: 'invalid_client' };
      const grant = grants.redeem(field('code'), field('code_verifier'), field('redirect_uri'));
      const isOver = grant?.mode === 'expired' || grant?.mode === 'replayed';
      if (!grant || isOver || field('device_id') !== DEVICE)
        return { error: 'invalid_grant', error_description: 'code is invalid or expired' };
      return {
        access_token: grants.tokenFor(grant),
        refresh_token: 'sandbox',
        id_token: 'sandbox',
        token_type: 'Bearer',
        expires_in: LIFE_SECONDS,
        user_id: Number(numberOfKey('vk', grant.person.key, ID_DIGITS)),
        state: grant.mode === 'bad_signature' ? 'of-another-request' : field('state'),
        scope: VKONTAKTE_SCOPE,
      };
    });

    app.post('/oauth2/user_info', (request) => {
      const form = formOf(request);
      const grant = grants.ofToken(form.get('access_token') ?? '');
      if (!grant || grant.mode === 'wrong_audience' || form.get('client_id') !== client.id)
        return { error: 'invalid_token', error_description: 'access_token is of another application' };
      const { key, firstName, lastName } = grant.person;
      return {
        user: {
          user_id: numberOfKey('vk', key, ID_DIGITS),
          first_name: firstName,
          last_name: lastName,
          verified: false,
        },
      };
    });
    done();
  };
