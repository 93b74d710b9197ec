import { z } from 'zod';
import { accountRequests } from './account.contract.ts';
import type { CallErrorBody } from './errors.ts';
import { mergeContracts, type RequestContracts } from './feature.ts';
import * as features from './features/registry.ts';
import { languages } from './languages.ts';
import { minor } from './money.ts';
import { currencySchema, profileSchema } from './profile.contract.ts';
import { reauthenticationRequests } from './reauthentication.contract.ts';
import { refererRequests } from './referer.contract.ts';
import { socialRequests } from './social.contract.ts';

/**
 * Legacy channels: `emit(channel, {type, payload?, requestId?})`, answered on the same channel with
 * `{type, payload: {success, data?, msg?, code?}, requestId?}`. Keys are "channel:type". Fields of a payload may stand
 * beside the type, and what `isBare` needs no type; `answeredAs` gives the answers types of their own.
 */
export const platformRequests = {
  ...accountRequests,
  ...reauthenticationRequests,
  'user:updateUser': { auth: true, cost: 'read', payload: z.object({}), data: profileSchema },
  'user:changeLanguage': {
    auth: true,
    cost: 'change',
    payload: z.object({ lang: z.enum(languages) }),
    data: z.object({ lang: z.enum(languages) }),
  },
  'profile:load': { auth: true, cost: 'read', payload: z.object({}), data: profileSchema },
  'cash:loadCurrencies': { auth: false, cost: 'look', payload: z.object({}), data: z.array(currencySchema) },
  'cash:changeCurrencies': {
    auth: true,
    cost: 'change',
    payload: z.object({ currencyId: z.int() }),
    data: z.object({ currencyId: z.int() }),
    answeredAs: { done: 'changeCurrencies', refused: 'error' },
  },
  // the currency in which a guest is shown amounts, guessed by where they are
  'currencyGeoIp:request': {
    auth: false,
    cost: 'look',
    isBare: true,
    payload: z.object({}),
    data: z.object({ currencyId: z.int() }),
  },
  // the language in which the caller is answered
  'lang:load': {
    auth: false,
    cost: 'look',
    isBare: true,
    payload: z.object({}),
    data: z.object({ lang: z.enum(languages) }),
  },
  ...refererRequests,
  ...socialRequests,
} as const satisfies RequestContracts;

/** Every legacy request. */
export const legacyRequests = { ...platformRequests, ...mergeContracts(features, 'requests') } as const;

export type LegacyName = keyof typeof legacyRequests;
export type LegacyPayload<N extends LegacyName> = z.input<(typeof legacyRequests)[N]['payload']>;
export type LegacyData<N extends LegacyName> = z.output<(typeof legacyRequests)[N]['data']>;

/** Answer on a legacy channel. */
export interface LegacyAnswer<T> {
  type: string;
  payload: { success: boolean; data?: T } & Partial<CallErrorBody>;
  requestId?: string;
}

/** Pushes of channel `app`, both connections: the payload always has `success: true` and `data`. */
export const appPushes = {
  online: z.object({ online: z.int() }),
  balance: z.object({ account: z.enum(['real', 'bonus', 'usdicLocked']), balance: minor }),
  serverTime: z.object({ serverTime: z.int() }), // ms since epoch
} as const;

/** Pushed on `app` when the session ended (`invalidToken`): the client shows itself as signed out. */
export type AppPushType = keyof typeof appPushes | 'invalidToken';
