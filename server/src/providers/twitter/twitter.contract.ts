import { z } from 'zod';

/*
 * X, OAuth 2.0 with PKCE for a confidential client (https://docs.x.com/fundamentals/authentication/oauth-2-0): code by
 * /i/oauth2/authorize, token by POST with HTTP Basic, the person by GET /2/users/me, which needs both scopes.
 */

/** Addresses of X. */
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

/** Answer of /2/users/me, as far as it is read. */
export const meSchema = z.object({
  data: z.object({
    id: z.string().regex(/^\d{1,32}$/),
    name: z.string(),
    username: z.string().regex(/^\w{1,32}$/),
  }),
});

/*
 * Posts of a person (https://docs.x.com/x-api/users/get-posts): GET /2/users/:id/tweets with the app's bearer token, the latest
 * 100, reposts among them. Of accounts that nobody may see, and of none, it tells nothing. Asking who reposted a post would
 * take a page for every hundred of them, and has a far lower rate.
 */
export const TWITTER_API = 'https://api.x.com';

export const MAX_POSTS = 100; // most posts that one answer holds

/** Answer of /2/users/:id/tweets, as far as it is read. */
export const postsSchema = z.object({
  data: z
    .array(z.object({ referenced_tweets: z.array(z.object({ type: z.string(), id: z.string() })).optional() }))
    .default([]),
});

/** Page at which a person reposts by themselves (https://docs.x.com/x-for-websites/web-intents/overview). */
export const repostIntent = (post: string): string => `https://x.com/intent/retweet?tweet_id=${post}`;
