import { ClientSecretPost } from 'openid-client';
import { createOidc } from '../../core/social/oidc.ts';
import {
  SocialError,
  type Person,
  type ProviderClient,
  type SocialProvider,
} from '../../core/social/social-provider.ts';
import { GOOGLE_ISSUER, GOOGLE_SCOPE, googleClaims } from './google.contract.ts';

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
    personOf: async (journey, callback) => personOfClaims(await oidc.claimsOf(journey, callback)),
  };
};
