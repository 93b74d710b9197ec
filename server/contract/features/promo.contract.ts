import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { takenSchema } from './bonus.contract.ts';
import { MAX_CODE_LENGTH } from './promo-values.ts';

export * from './promo-values.ts';

export const promoRequests = {
  // its answer says `code` and `msg` beside `data`, as a refusal does
  'bonus:activatePromoCode': {
    auth: true,
    rate: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: takenSchema.extend({ code: z.int(), msg: z.string() }),
  },
  // what a code (of the group at VK, for instance) would give; takes nothing, refuses as activating it would
  'bonus:check': {
    auth: true,
    rate: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: takenSchema.pick({ account: true, amount: true }),
  },
} as const;

/** Promo codes, and codes by which players invite. */
export const promo = defineContract({ requests: promoRequests });
