import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { takenSchema } from './bonus.contract.ts';
import { MAX_CODE_LENGTH } from './promo-values.ts';

export * from './promo-values.ts';

export const promoRequests = {
  // answers with `code` and `msg` beside `data`, as a refusal does
  'bonus:activatePromoCode': {
    auth: true,
    rate: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: takenSchema.extend({ code: z.int(), msg: z.string() }),
  },
  // previews a code (such as that of the VK group); takes nothing, refuses as activation would
  'bonus:check': {
    auth: true,
    rate: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: takenSchema.pick({ account: true, amount: true }),
  },
} as const;

/** Promo codes and referral codes. */
export const promo = defineContract({ requests: promoRequests });
