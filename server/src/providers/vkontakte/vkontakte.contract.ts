import { z } from 'zod';

/*
 * VK ID, OAuth 2.1 with PKCE (https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration):
 * code by /authorize, token by POST /oauth2/auth with the `device_id` that came with the code, the person by POST
 * /oauth2/user_info. Errors come with any status, 200 included. The ID token that comes along names its issuer `iis`, so
 * it is none by the standard and is not used; an e-mail address is never said to be confirmed, so none is asked for.
 */

/** Addresses of VK ID. */
export interface VkontakteAddresses {
  authorize: string;
  token: string;
  userInfo: string;
}

export const VKONTAKTE_ADDRESSES: VkontakteAddresses = {
  authorize: 'https://id.vk.com/authorize',
  token: 'https://id.vk.com/oauth2/auth',
  userInfo: 'https://id.vk.com/oauth2/user_info',
};

export const VKONTAKTE_SCOPE = 'vkid.personal_info';

const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));
const errorSchema = z.looseObject({ error: z.string(), error_description: z.string().optional() });

/** Answer of /oauth2/auth. */
export const tokenSchema = z.union([
  errorSchema,
  z.looseObject({ access_token: z.string().min(1), user_id: id, state: z.string() }),
]);

/** Answer of /oauth2/user_info. */
export const userInfoSchema = z.union([
  errorSchema,
  z.looseObject({
    user: z.looseObject({ user_id: id, first_name: z.string().optional(), last_name: z.string().optional() }),
  }),
]);

/*
 * Reposts of a post (https://dev.vk.com/ru/method/likes.getList): POST /method/likes.getList with `filter` copies and
 * the service token of our application, up to 1,000 ids at once, the latest first. Errors come with status 200.
 */
export const VKONTAKTE_API = 'https://api.vk.com';

export const VKONTAKTE_API_VERSION = '5.199';

export const MAX_REPOSTERS = 1000; // most posts that one answer holds

const errorAnswer = z.looseObject({ error: z.looseObject({ error_code: z.int(), error_msg: z.string() }) });

/** Answer of /method/likes.getList. */
export const repostersSchema = z.union([
  errorAnswer,
  z.looseObject({ response: z.object({ count: z.int().min(0), items: z.array(z.int()) }) }),
]);

/*
 * Membership of a group (https://dev.vk.com/ru/method/groups.isMember): POST /method/groups.isMember with the service
 * token of our application; 1 for a member. Errors come with status 200.
 */

/** Answer of /method/groups.isMember for one person. */
export const isMemberSchema = z.union([
  errorAnswer,
  z.looseObject({ response: z.union([z.literal(0), z.literal(1)]) }),
]);
