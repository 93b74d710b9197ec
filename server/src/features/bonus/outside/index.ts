import { outsideBonus as stored } from 'db';
import { z } from 'zod';
import { bonusIds } from '../../../../contract/features/bonus-values.ts';
import { outsideBonus as contract } from '../../../../contract/features/outside-bonus.contract.ts';
import { defineFeature, type FeatureTools } from '../../../core/features/feature.ts';
import { variable } from '../../../core/features/variable.ts';
import { vkRepost, xRepost } from '../bonuses/repost/repost.ts';
import type { RepostPlace } from './check-repost.ts';
import { demoPartners } from './demo-partners.ts';
import { openReposts, repostVariables } from './open-reposts.ts';
import { outsideMessages } from '../bonus-texts.ts';
import { PARTNER_LOGOS, partnerLogo } from './partner-logo.ts';
import { partnerChanges } from './partner-changes.ts';
import { createPartnerRequests } from './partner.handlers.ts';
import { createRepostCalls } from './repost.handlers.ts';
import { createTonRequests } from './ton.handlers.ts';

const NOT_FOUND = 404;
const LOGO_SECONDS = 300;

const tonVariables = z.object({
  TON_WALLET: variable(z.string().min(1).optional(), {
    takes: 'the address of the house’s wallet that deposits of TON go to, or nothing',
  }),
});

/** Stores the target of each bonus, where declarations in all processes read it. */
const tellOutside = async (tools: FeatureTools, places: readonly RepostPlace[]): Promise<void> => {
  const outside = stored.bonusOutsideRepository(tools.em());
  for (const { bonus, source } of places)
    await outside.set(bonus, source ? { target: source.post, url: source.url } : null);
  const { TON_WALLET } = tools.readVariables(tonVariables);
  const hasTon = TON_WALLET !== undefined || tools.settings.allowSandbox;
  await outside.set(bonusIds.ton, hasTon ? { target: '', url: '/cash/crypto' } : null);
};

/** Bonuses for acts on other sites: a repost, a partner's page, a wallet. */
export const outsideBonus = defineFeature({
  contract,
  messages: outsideMessages,
  variables: [tonVariables, repostVariables],
  async open(tools) {
    const reposts = openReposts(tools);
    const x: RepostPlace = { bonus: xRepost.id, provider: 'twitter', source: reposts.x.source };
    const vk: RepostPlace = { bonus: vkRepost.id, provider: 'vk', source: reposts.vk.source };
    await tellOutside(tools, [x, vk]);
    if (!tools.settings.production) await stored.partnerBonusRepository(tools.em()).addFirst(demoPartners);
    return {
      houseChanges: [partnerChanges],
      calls: createRepostCalls(tools, { x, vk }),
      requests: { ...createPartnerRequests(tools), ...createTonRequests(tools) },
      async routes(app) {
        await reposts.x.simulate?.(app);
        await reposts.vk.simulate?.(app);
        app.get<{ Params: { id: string } }>(`${PARTNER_LOGOS}/:id/logo.svg`, async (request, reply) => {
          const id = Number(/^\d{1,9}$/.exec(request.params.id)?.[0] ?? 0);
          const partner = await stored.partnerBonusRepository(tools.em()).find(id);
          if (!partner) return reply.status(NOT_FOUND).send();
          return reply
            .header('cache-control', `public, max-age=${LOGO_SECONDS}`)
            .type('image/svg+xml')
            .send(partnerLogo(partner));
        });
      },
    };
  },
});
