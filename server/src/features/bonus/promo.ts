import { promo as contract } from '../../../contract/features/promo.contract.ts';
import { APRIL_CODE, promoCodes, promoSuccess } from '../../../contract/features/promo-values.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { activatePromo, checkPromo, type ActivatedPromo } from './activate-promo.ts';
import { promoChanges } from './promo-changes.ts';
import { promoMessages } from './bonus-texts.ts';
import { openVkGroup, vkGroupVariables } from './vk-group.ts';

const messageOf = ({ status, code }: ActivatedPromo): string => {
  if (status === 'waiting') return 'waits';
  if (status === 'ready') return 'ready';
  return code === promoSuccess.april ? APRIL_CODE : 'success';
};

/** Promo codes and referral codes. */
export const promo = defineFeature({
  contract,
  messages: promoMessages,
  variables: [vkGroupVariables],
  async open(featureTools) {
    const group = await openVkGroup(featureTools);
    const tools = { ...featureTools, vkGroup: group.place };
    return {
      routes: (app) => group.simulate?.(app),
      houseChanges: [promoChanges],
      requests: {
        'bonus:activatePromoCode': {
          payloadCodes: { code: promoCodes.notFound },
          async handle({ code: typed }, { player, sessionId, lang }) {
            const activated = await activatePromo(tools, player, { sessionId, typed });
            return { ...activated, msg: tools.translate(lang, 'promo', messageOf(activated)) };
          },
        },
        'bonus:check': {
          payloadCodes: { code: promoCodes.notFound },
          async handle({ code: typed }, { player, sessionId }) {
            const { account, amountMinor, vkGroup } = await checkPromo(tools, player, { sessionId, typed });
            return { account, amount: Number(amountMinor), vkGroup: vkGroup && { ...vkGroup, url: group.url } };
          },
        },
      },
    };
  },
});
