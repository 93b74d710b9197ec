import { partner } from 'db';
import { z } from 'zod';
import { bonusIds } from '../../../../../contract/features/bonus-values.ts';
import { normalPromoCode, promoCodes, REFERRAL_DIC_MINOR } from '../../../../../contract/features/promo-values.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { assertFewToday } from '../promo-code/promo-conditions.ts';

/** The reward for entering the code of one's inviter, in locked DIC, once per player. */
export const referralCode = defineBonus({
  id: bonusIds.referralCode,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z.object({ code: z.string().transform(normalPromoCode) }),
  isWatched: true,
  taken: () => new CallError(promoCodes.inviterUsed),
  async offer(context, _rules, { code }) {
    await assertFewToday(context);
    const found = await partner.referralCodeOf(context.unit, context.userId, code);
    if (!found) throw new CallError(promoCodes.notFound);
    if (found.isOwn) throw new CallError(promoCodes.ownCode);
    if (!found.isOfInviter) throw new CallError(promoCodes.otherInviter);
    const details = { inviter: found.owner };
    return { period: 'inviter', account: 'dicLocked', amountMinor: REFERRAL_DIC_MINOR, details };
  },
  choices: () => [], // entered by hand
});
