import { z } from 'zod';
import type { AuthErrorKey } from './auth.contract.ts';
import { socials, type Social } from './profile.contract.ts';

/** Results of a sign-in at a provider: `result` of the address that it ends at, with `social` beside it. */
export const socialResults = [
  'success_auth', // signed in
  'success_binding', // the profile is linked to the account
  'success_confirmation', // the linked profile has shown who uses the session
  'other_profile', // this profile is not linked to the account
  'reauthenticate', // before a profile is linked its owner confirms who they are
  'already_in_use', // the profile opens another account, or the account has another profile of this provider
  'cancelled', // at the provider, by the person
  'expired', // begun too long ago, in another browser, or finished already
  'refused', // the provider's answer could not be trusted
  'unavailable', // the provider did not answer
  'blocked', // the account is
  'sign_in_first', // to link a profile one must be signed in
  'tooMany',
  'serverError',
] as const;
export type SocialResult = (typeof socialResults)[number];

/** Values of `msg` in the answers of GET and POST /api/auth/telegram…. The session's token is in its cookie alone. */
export const telegramMessages = [
  'success_auth',
  'success_binding',
  'success_confirmation',
  'other_profile',
  'reauthenticate',
  'already_in_use',
  'noToken', // the entry token is over or of another browser: begin again
  'telegramError', // no entry token at all, or nothing that Telegram has signed
  'serverError',
  'want_enter_code', // POST /api/auth/secondFactor completes the sign-in
  'blocked',
  'tooMany',
] as const;
export type TelegramMessage = (typeof telegramMessages)[number];

export interface TelegramAnswer {
  success: boolean;
  msg: TelegramMessage;
  isNew?: boolean; // the account was just made: nickname and currency are to be chosen
  backTo?: string; // the page on which somebody confirms who they are
}

/** POST /api/auth/telegram/begin: a browser is about to be sent to Telegram. */
export const telegramBeginBody = z.object({
  state: z.enum(['true', 'false']), // true: link, false: sign in
  confirm: z.string().max(128).optional(), // a linked profile proves who the user is: the page to come back to
});

/** Ways to continue from /toa. At least one of `oidc` and `widget` is there. */
export interface TelegramBegin {
  success: true;
  oidc: string | null; // an address of ours that leads to Telegram's OpenID Connect
  widget: { kind: 'script'; bot: string; authUrl: string } | { kind: 'sandbox'; url: string } | null;
}

/** POST /api/auth/telegram/webApp: what Telegram hands to a mini-app. */
export const webAppBody = z.object({ initData: z.string().min(1).max(8192) });

/** POST /api/auth/twitter/setToken: an entry token becomes a session. */
export const setTokenBody = z.object({ hashToken: z.string().min(1).max(128) });

/** GET /api/auth/twitter/getToken: a token that lets its owner's browser link a profile of X. Guests get no `hashToken`. */
export interface TwitterToken {
  success: boolean;
  msg: string;
  hashToken?: string;
}

/** POST /api/auth/twitter/setToken. */
export interface TwitterAnswer {
  success: boolean;
  msg: SocialResult | 'want_enter_code';
  isNew?: boolean;
}

/** POST /api/auth/secondFactor: the code that a sign-in at a provider waits for. Answers `AuthAnswer`. */
export const secondFactorBody = z.object({
  code: z
    .string({ error: 'invalid_code' satisfies AuthErrorKey })
    .min(1, 'invalid_code' satisfies AuthErrorKey)
    .max(32, 'invalid_code' satisfies AuthErrorKey),
});

/** A provider that one can sign in with. */
export interface ProviderInfo {
  social: Social;
  isSandbox: boolean; // simulated here: no account anywhere is needed
}

/** GET /api/auth/providers: those that are on. */
export interface ProvidersAnswer {
  providers: ProviderInfo[];
  telegram: { botId: string; botName: string; isSandbox: boolean } | null;
}

/** Why a link is not removed. */
export const socialCodes = {
  notLinked: 'not_linked',
  onlyWay: 'only_way', // nothing else opens the account
} as const;

/** Removes a link. */
export const socialRequests = {
  'user:unlinkSocial': {
    auth: true,
    cost: 'change',
    payload: z.object({ social: z.enum(socials) }),
    data: z.object({ social: z.enum(socials) }),
  },
} as const;
