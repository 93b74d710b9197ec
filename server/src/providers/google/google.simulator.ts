import type { FastifyPluginCallback } from 'fastify';
import { createOidcSimulator } from '../../core/social/sandbox/oidc.simulator.ts';
import { numberOfKey } from '../../core/social/sandbox/people.ts';
import type { ProviderClient } from '../../core/social/social-provider.ts';

export interface GoogleSimulatorOptions {
  client: ProviderClient;
  issuer(): string;
  callbackPath: string;
}

/** Google, simulated: below its issuer's path. */
export const createGoogleSimulator = ({
  client,
  issuer,
  callbackPath,
}: GoogleSimulatorOptions): FastifyPluginCallback =>
  createOidcSimulator({
    provider: 'Google',
    issuer,
    client: { ...client, by: 'post' },
    callbackPath,
    claimsOf: ({ key, firstName, lastName, email, isEmailConfirmed }) => ({
      sub: numberOfKey('google', key, 21),
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
      email,
      email_verified: isEmailConfirmed,
    }),
    required: 'sub',
    echoesNonce: true,
  });
