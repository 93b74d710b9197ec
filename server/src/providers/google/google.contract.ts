import { z } from 'zod';

/*
 * Google as an OpenID Connect provider (https://developers.google.com/identity/openid-connect/openid-connect): discovery,
 * authorization code with PKCE, client secret in the body of the token request, ID token by RS256.
 */

export const GOOGLE_ISSUER = 'https://accounts.google.com';
export const GOOGLE_SCOPE = 'openid email profile';

/** The claims that are read. `sub` never changes; an e-mail address may. */
export const googleClaims = z.looseObject({
  sub: z.string().min(1).max(255),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  email: z.email().optional(),
  email_verified: z.boolean().optional(),
});
