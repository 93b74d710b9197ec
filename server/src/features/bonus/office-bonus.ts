import { officeBonus as contract } from '../../../contract/features/office-bonus.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { decideCampaign, loadCampaigns, proposeCampaign } from './campaigns.ts';
import { officeBonusMessages } from './office-bonus.messages.ts';
import { decideWaiting, loadWaiting } from './waiting-bonuses.ts';

const done = { success: true } as const;

/** What staff do with bonuses. */
export const officeBonus = defineFeature({
  contract,
  messages: officeBonusMessages,
  open: (tools) => ({
    calls: {
      'officeBonus.waiting': {
        handle: async () => ({ waiting: await loadWaiting(tools) }),
      },
      'officeBonus.decide': {
        async handle({ id, ...decision }, { staff: { actorId } }) {
          await decideWaiting(tools, { ...decision, id: BigInt(id), actorId });
          return done;
        },
      },
      'officeBonus.campaigns': { handle: (_payload, { staff }) => loadCampaigns(tools.em(), staff.actorId) },
      'officeBonus.propose': {
        handle: async (proposal, { staff }) => ({ id: await proposeCampaign(tools, staff.actorId, proposal) }),
      },
      'officeBonus.decideChange': {
        async handle(decision, { staff }) {
          await decideCampaign(tools, staff.actorId, decision);
          return done;
        },
      },
    },
  }),
});
