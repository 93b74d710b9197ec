import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { takenSchema } from './bonus.contract.ts';
import { MAX_CODE_LENGTH } from './promo-values.ts';

export * from './promo-values.ts';

/** The reward of a code. `vkGroup`: the player's standing with the VK group, when the code requires it. */
export const promoCheckSchema = takenSchema.pick({ account: true, amount: true }).extend({
  vkGroup: z
    .object({
      linked: z.boolean(), // a VK account
      member: z.boolean(),
      url: z.string(), // address to join at: absolute, or a path of this site
    })
    .nullable(),
});
export type PromoCheck = z.infer<typeof promoCheckSchema>;

export const promoRequests = {
  // answers with `code` and `msg` beside `data`, as a refusal does
  'bonus:activatePromoCode': {
    auth: true,
    cost: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: takenSchema.extend({ code: z.int(), msg: z.string() }),
  },
  // previews a code; takes nothing, refuses as activation would, except for a VK group that is still to be joined
  'bonus:check': {
    auth: true,
    cost: 'change',
    payload: z.object({ code: z.string().max(MAX_CODE_LENGTH) }),
    data: promoCheckSchema,
  },
} as const;

/** Promo codes and referral codes. */
export const promo = defineContract({ requests: promoRequests });
