import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { AIRDROP_MIN_STATUS, airdropSuccess, MAX_AIRDROP_AWARDS } from './airdrop-values.ts';
import { takenSchema } from './taken.ts';

export * from './airdrop-values.ts';

const SVIP = 15;

export const airdropRequests = {
  // answered, as the other one, with `code` and `msg` beside `data`. `award` is in units of the caller's currency, at least 1
  'chat:sendAirDrop': {
    auth: true,
    rate: 'change',
    payload: z.object({
      activateCount: z.int().min(1).max(MAX_AIRDROP_AWARDS),
      award: amountInUnits,
      vip: z.int().min(1).max(SVIP).default(AIRDROP_MIN_STATUS), // the level that takes one: an admin's counts, nobody else's
      requestId: uuid.optional(), // asked again with it, the airdrop is started once
    }),
    data: z.object({
      success: z.literal(true),
      code: z.literal(airdropSuccess.sent),
      msg: z.string(),
      uid: uuid,
      activateCount: z.int(),
      award: minor, // base hundredths
      vip: z.int(),
      endsAt: z.int(), // ms since epoch, at the latest
    }),
  },
  'chat:takeAirDrop': {
    auth: true,
    rate: 'change',
    payload: z.object({ uid: uuid, recaptchaToken: z.string().max(8192).optional() }), // the latter below status 5
    data: takenSchema.extend({ code: z.literal(airdropSuccess.taken), msg: z.string(), uid: uuid }),
  },
} as const;

/** The money of airdrops: a player gives to those who are first. What others see of it is the chat's. */
export const airdrop = defineContract({ requests: airdropRequests });
