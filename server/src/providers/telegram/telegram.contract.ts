import { z } from 'zod';

/*
 * Telegram vouches for people in three ways:
 * - the login widget (https://core.telegram.org/widgets/login-legacy): fields signed by HMAC-SHA256 with SHA256(bot token);
 * - OpenID Connect (https://core.telegram.org/bots/telegram-login): code with PKCE, HTTP Basic, ID token; no nonce comes
 *   back and there is no userinfo. `id` is the person's id, the same as of the other ways; `sub` is another one;
 * - mini-apps (https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app): `initData` signed by
 *   HMAC-SHA256 with HMAC-SHA256('WebAppData', bot token).
 */

export const TELEGRAM_ISSUER = 'https://oauth.telegram.org';
export const TELEGRAM_SCOPE = 'openid profile';

/** Oldest age of a signed result on reception. */
export const TELEGRAM_FRESH_MS = 5 * 60_000;

const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,15}$/));
const username = z
  .string()
  .regex(/^\w{1,64}$/)
  .optional();

/** Fields that the widget signs. */
export const widgetSchema = z.looseObject({
  id,
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  username,
});

/** JSON of `user` in a mini-app's data. */
export const webAppUserSchema = z.looseObject({
  id,
  first_name: z.string(),
  last_name: z.string().optional(),
  username,
});

/** The claims that are read. */
export const telegramClaims = z.looseObject({ id, name: z.string().optional(), preferred_username: username });

/*
 * Membership of a group (https://core.telegram.org/bots/api#getchatmember): POST /bot<token>/getChatMember. The bot
 * must be an administrator of the group to be told about others. Errors come with their status and explain themselves
 * in words only.
 */
export const TELEGRAM_API = 'https://api.telegram.org';

/** Answer of /getChatMember. Restricted people have `is_member`. */
export const chatMemberSchema = z.union([
  z.looseObject({
    ok: z.literal(true),
    result: z.looseObject({ status: z.string(), is_member: z.boolean().optional() }),
  }),
  z.looseObject({ ok: z.literal(false), error_code: z.int(), description: z.string() }),
]);
export type ChatMemberAnswer = z.infer<typeof chatMemberSchema>;
