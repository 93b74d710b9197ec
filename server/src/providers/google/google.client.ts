import { ClientSecretPost } from 'openid-client';
import { z } from 'zod';
import { createOidc } from '../../core/social/oidc.ts';
import {
  SocialError,
  type Person,
  type ProviderClient,
  type SocialProvider,
} from '../../core/social/social-provider.ts';

/*
 * Google as an OpenID Connect provider (https://developers.google.com/identity/openid-connect/openid-connect): discovery,
 * authorization code with PKCE, client secret in the body of the token request, ID token by RS256.
 */

const GOOGLE_ISSUER = 'https://accounts.google.com';
const GOOGLE_SCOPE = 'openid email profile';

/** The claims that are read. `sub` never changes; an e-mail address may. */
const googleClaims = z.looseObject({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
});

export interface GoogleOptions {
  client: ProviderClient;
  issuer?: (() => string) | undefined; // Google's own by default, a simulator's for a sandbox
}

const personOfClaims = (claims: unknown): Person => {
  const { data, error } = googleClaims.safeParse(claims);
  if (!data) throw new SocialError('refused', 'an ID token without what is needed', { cause: error });
  const { sub, name, given_name: firstName = null, family_name: lastName = null, email, email_verified } = data;
  return {
    subject: sub,
    name: name ?? firstName ?? sub,
    firstName,
    lastName,
    url: null,
    email: email_verified === true ? (email ?? null) : null,
  };
};

/** Sign-in with Google. */
export const createGoogle = ({ client, issuer = () => GOOGLE_ISSUER }: GoogleOptions): SocialProvider => {
  const oidc = createOidc({
    issuer,
    clientId: client.id,
    authentication: ClientSecretPost(client.secret),
    scope: GOOGLE_SCOPE,
    sendsNonce: true,
  });
  return {
    authorizeUrl: oidc.authorizeUrl,
    personOf: async (authorization, callback) => personOfClaims(await oidc.claimsOf(authorization, callback)),
  };
};
