import type { GroupSource } from '../../core/social/sources.ts';
import { postForm, readJson } from '../../core/social/provider-http.ts';
import { SocialError } from '../../core/social/social-provider.ts';
import { isMemberSchema, VKONTAKTE_API, VKONTAKTE_API_VERSION } from './vkontakte.contract.ts';

export interface VkontakteGroupOptions {
  token: string; // token of our application, not of a person
  group: string; // its number, or its short name
  url?: string; // address to join at; VK's own by default
  api?: (() => string) | undefined; // VK's own by default, a simulator's for a sandbox
}

const KNOWN_ID = /^[1-9]\d{0,14}$/;
const NUMBER = /^\d+$/;

/** Members of a group of ours at VK, which does not distinguish a deleted account from one that never joined. */
export const createVkontakteGroup = ({
  token,
  group,
  url = `https://vk.com/${NUMBER.test(group) ? `club${group}` : group}`,
  api = () => VKONTAKTE_API,
}: VkontakteGroupOptions): GroupSource => ({
  group,
  url,
  async membershipOf(subject) {
    if (!KNOWN_ID.test(subject)) return 'outside'; // simulated sign-ins have other ids
    const answer = readJson(
      isMemberSchema,
      await postForm(`${api()}/method/groups.isMember`, {
        group_id: group,
        user_id: subject,
        access_token: token,
        v: VKONTAKTE_API_VERSION,
      }),
    );
    if ('response' in answer) return answer.response === 1 ? 'member' : 'outside';
    throw new SocialError('refused', `VK answered with an error: ${JSON.stringify(answer)}`);
  },
});
