import { askProvider, readJson } from '../../core/social/provider-http.ts';
import type { RepostSource } from '../../core/social/sources.ts';
import { MAX_POSTS, postsSchema, repostIntent, TWITTER_API } from './twitter.contract.ts';

export interface TwitterRepostsOptions {
  token: string; // the app's own
  post: string;
  url?: string; // address to repost at; X's own by default
  api?: (() => string) | undefined; // X's own by default, a simulator's for a sandbox
}

const KNOWN_ID = /^\d{1,32}$/;

/** Reposts of a post of ours at X. */
export const createTwitterReposts = ({
  token,
  post,
  url = repostIntent(post),
  api = () => TWITTER_API,
}: TwitterRepostsOptions): RepostSource => ({
  post,
  url,
  async hasReposted(subject) {
    if (!KNOWN_ID.test(subject)) return false; // simulated sign-ins have other ids
    const query = new URLSearchParams({ max_results: String(MAX_POSTS), 'tweet.fields': 'referenced_tweets' });
    const address = `${api()}/2/users/${subject}/tweets?${query.toString()}`;
    const answer = await askProvider(address, { headers: { authorization: `Bearer ${token}` } });
    return readJson(postsSchema, answer).data.some(({ referenced_tweets: references = [] }) =>
      references.some(({ type, id }) => type === 'retweeted' && id === post),
    );
  },
});
