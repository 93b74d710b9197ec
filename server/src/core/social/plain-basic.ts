import type { ClientAuth } from 'openid-client';
import type { ProviderClient } from './social-provider.ts';

/**
 * HTTP Basic with id and secret as they are. The standard puts form encoding around them, which several providers do not
 * undo; their ids and secrets have no character for which it would matter.
 */
export const plainBasic =
  ({ id, secret }: ProviderClient): ClientAuth =>
  (_server, _client, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`);
  };
