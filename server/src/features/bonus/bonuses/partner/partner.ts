import { outsideBonus } from 'db';
import { z } from 'zod';
import { bonusIds } from '../../../../../contract/features/bonus-values.ts';
import { PARTNER_REWARD_DIC, partnerBonusCodes } from '../../../../../contract/features/outside-bonus-values.ts';
import { onceIn, profilesIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100;
const MAX_AMOUNT = 1000;

const factsOf = onceIn(async (context) => ({
  shown: await outsideBonus.partnerBonusRepository(context.unit.em).shown(),
  telegram: (await profilesIn(context)).find(({ provider }) => provider === 'telegram'),
}));

/** For visiting a partner's page, in locked DIC, once per partner. */
export const partner = defineBonus({
  id: bonusIds.partner,
  section: 'permanent',
  terms: 1,
  rules: z.object({ amount: z.int().min(1).max(MAX_AMOUNT).default(PARTNER_REWARD_DIC) }), // whole DIC
  ruleFields: [{ key: 'amount', kind: 'integer', min: 1, max: MAX_AMOUNT }],
  input: z.object({ bonusId: z.int() }),
  isWatched: true,
  taken: () => new CallError(partnerBonusCodes.used, { message: 'partnerUsed' }),
  async offer(context, { amount }, { bonusId }) {
    const { shown, telegram } = await factsOf(context);
    const found = shown.find(({ id }) => id === bonusId);
    if (!found) throw new CallError(partnerBonusCodes.notFound, { message: 'partnerNotFound' });
    if (!telegram) throw new CallError(partnerBonusCodes.linkTelegram, { message: 'linkTelegram' });
    return {
      period: `${bonusId}`,
      account: 'dicLocked',
      amountMinor: BigInt(amount * HUNDREDTHS),
      identity: telegram.subject,
      details: { partner: found.name },
    };
  },
  choices: async (context) => (await factsOf(context)).shown.map(({ id }) => ({ bonusId: id })),
  houseFigures: ({ amount }) => ({ amountDic: amount * HUNDREDTHS }),
  figures: (_context, _rules, { bonusId }) => ({ id: bonusId }),
});
