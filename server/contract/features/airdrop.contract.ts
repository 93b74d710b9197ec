import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { rainCalls } from './rain.contract.ts';
import { AIRDROP_MIN_STATUS, airdropSuccess, MAX_AIRDROP_AWARDS } from './airdrop-values.ts';
import { takenSchema } from './taken.ts';

export * from './airdrop-values.ts';
export * from './rain.contract.ts';

const SVIP = 15;

export const airdropRequests = {
  // answers with `code` and `msg` beside `data`, as the other one. `award`: units of the caller's currency, at least 1
  'chat:sendAirDrop': {
    auth: true,
    cost: 'change',
    payload: z.object({
      activateCount: z.int().max(MAX_AIRDROP_AWARDS), // at least 1: less is refused in words of its own
      award: amountInUnits,
      vip: z.int().min(1).max(SVIP).default(AIRDROP_MIN_STATUS), // lowest level that may claim: honoured for admins only
      requestId: uuid.optional(), // idempotency key
    }),
    data: z.object({
      success: z.literal(true),
      code: z.literal(airdropSuccess.sent),
      msg: z.string(),
      uid: uuid,
      activateCount: z.int(),
      award: minor, // base hundredths
      vip: z.int(),
      endsAt: z.int(), // ms since epoch
    }),
  },
  'chat:takeAirDrop': {
    auth: true,
    cost: 'change',
    payload: z.object({ uid: uuid, recaptchaToken: z.string().max(8192).optional() }), // the token below status 5
    data: takenSchema.extend({ code: z.literal(airdropSuccess.taken), msg: z.string(), uid: uuid }),
  },
} as const;

/** The money of airdrops and rains. Showing them is the chat's part. */
export const airdrop = defineContract({ calls: rainCalls, requests: airdropRequests });
