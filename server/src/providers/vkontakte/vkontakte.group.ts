import type { GroupSource } from '../../core/social/group-source.ts';
import { postForm, readJson } from '../../core/social/provider-http.ts';
import { SocialError } from '../../core/social/social-provider.ts';
import { isMemberSchema, VKONTAKTE_API, VKONTAKTE_API_VERSION } from './vkontakte.contract.ts';

export interface VkontakteGroupOptions {
  token: string; // of our application, not of a person
  group: string; // its number, or its short name
  url?: string; // where to join; VK's own by default
  api?: (() => string) | undefined; // VK's own by default, a simulator's for a sandbox
}

const KNOWN_ID = /^[1-9]\d{0,14}$/;
const NUMBER = /^\d+$/;

/** Who is in a group of ours at VK, which does not tell an account that it has no more from one that never joined. */
export const createVkontakteGroup = ({
  token,
  group,
  url = `https://vk.com/${NUMBER.test(group) ? `club${group}` : group}`,
  api = () => VKONTAKTE_API,
}: VkontakteGroupOptions): GroupSource => ({
  group,
  url,
  async membershipOf(subject) {
    if (!KNOWN_ID.test(subject)) return 'outside'; // of a simulated sign-in
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
