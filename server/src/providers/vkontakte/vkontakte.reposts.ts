import { postForm, readJson } from '../../core/social/provider-http.ts';
import type { RepostSource } from '../../core/social/sources.ts';
import { SocialError } from '../../core/social/social-provider.ts';
import { MAX_REPOSTERS, repostersSchema, VKONTAKTE_API, VKONTAKTE_API_VERSION } from './vkontakte.contract.ts';

export interface VkontakteRepostsOptions {
  token: string; // token of our application, not of a person
  post: string; // owner_id, an underscore, item_id: -123_45
  url?: string; // address to repost at; VK's own by default
  api?: (() => string) | undefined; // VK's own by default, a simulator's for a sandbox
}

const MAX_PAGES = 20; // recent reposts are on the first page
const KNOWN_ID = /^\d{1,15}$/;

/** Reposts of a post of ours at VK. */
export const createVkontakteReposts = ({
  token,
  post,
  url = `https://vk.com/wall${post}`,
  api = () => VKONTAKTE_API,
}: VkontakteRepostsOptions): RepostSource => {
  const [owner_id = '', item_id = ''] = post.split('_');

  const page = async (index: number): Promise<{ count: number; items: number[] }> => {
    const answer = readJson(
      repostersSchema,
      await postForm(`${api()}/method/likes.getList`, {
        type: 'post',
        owner_id,
        item_id,
        filter: 'copies',
        count: String(MAX_REPOSTERS),
        offset: String(index * MAX_REPOSTERS),
        access_token: token,
        v: VKONTAKTE_API_VERSION,
      }),
    );
    if ('response' in answer) return answer.response as { count: number; items: number[] };
    throw new SocialError('refused', `VK answered with an error: ${JSON.stringify(answer)}`);
  };

  return {
    post,
    url,
    async hasReposted(subject) {
      if (!KNOWN_ID.test(subject)) return false; // simulated sign-ins have other ids
      for (let index = 0; index < MAX_PAGES; index += 1) {
        const { count, items } = await page(index);
        if (items.includes(Number(subject))) return true;
        if ((index + 1) * MAX_REPOSTERS >= count) return false;
      }
      return false;
    },
  };
};
