import { z } from 'zod';
import { preferencesSchema } from './profile.contract.ts';

const none = z.object({});

/** Settings of an account on channel `user`. Refusals carry the catalogue's settings codes. */
export const accountRequests = {
  'user:load2FA': {
    auth: true,
    cost: 'secret',
    payload: none,
    data: z.object({ qrcode: z.string(), code: z.string() }),
  },
  'user:enable2FA': {
    auth: true,
    cost: 'secret',
    payload: z.object({ password: z.string().max(128), code: z.string().max(32) }),
    data: z.object({ recoveryCodes: z.array(z.string()) }), // shown once
  },
  'user:disable2FA': {
    auth: true,
    cost: 'secret',
    payload: z.object({ password: z.string().max(128), code: z.string().max(32) }),
    data: none,
  },
  'user:changeNickName': {
    auth: true,
    cost: 'change',
    payload: z.object({ nick: z.string().catch('') }),
    data: z.object({ nick: z.string() }),
  },
  'user:saveAvatar': {
    auth: true,
    cost: 'change',
    payload: z.object({ img: z.string() }),
    data: z.object({ avatar: z.string() }),
  },
  'user:saveAvatarCommon': {
    auth: true,
    cost: 'change',
    payload: z.object({ avatarUrl: z.string() }), // id of a preset
    data: z.object({ avatar: z.string() }),
  },
  // the present address stays until the new one is confirmed by its letter; the same call sends the letter again
  'user:changeEmail': {
    auth: true,
    cost: 'secret',
    payload: z.object({ email: z.string() }),
    data: z.object({ email: z.string() }),
  },
  // the address whose letter was sent and whose link was not yet followed
  'user:loadEmailChange': { auth: true, cost: 'look', payload: none, data: z.object({ email: z.string().nullable() }) },
  'user:changePassword': {
    auth: true,
    cost: 'secret',
    payload: z.object({ password: z.string(), currentPassword: z.string() }),
    data: none,
  },
  'user:createLocalAccount': {
    auth: true,
    cost: 'secret',
    payload: z.object({ login: z.string(), password: z.string() }),
    data: z.object({ login: z.string() }),
  },
  'user:setRefId': { auth: true, cost: 'change', payload: z.object({ refId: z.string() }), data: none },
  'user:savePreferences': { auth: true, cost: 'change', payload: preferencesSchema.partial(), data: preferencesSchema },
} as const;
