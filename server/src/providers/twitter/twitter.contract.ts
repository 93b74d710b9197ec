import { z } from 'zod';

/*
 * X, OAuth 2.0 with PKCE for a confidential client (https://docs.x.com/fundamentals/authentication/oauth-2-0): code by
 * /i/oauth2/authorize, token by POST with HTTP Basic, the person by GET /2/users/me, which needs both scopes.
 */

/** Where X is. */
export interface TwitterAddresses {
  authorize: string;
  token: string;
  me: string;
}

export const TWITTER_ADDRESSES: TwitterAddresses = {
  authorize: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  me: 'https://api.x.com/2/users/me',
};

export const TWITTER_SCOPE = 'users.read tweet.read';

/** What /2/users/me answers, as far as it is read. */
export const meSchema = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,32}$/),
    name: z.string(),
    username: z.string().regex(/^\w{1,32}$/),
  }),
});
