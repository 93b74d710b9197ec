import { partner, retryingConflicts } from 'db';
import {
  ADVANCED_LEVEL,
  bidCodes,
  campaignCodes,
  MAX_PARTNER_CODES,
  PARTNER_CODE,
  PARTNER_CODE_MAX,
  PARTNER_CODE_MIN,
  partnerCodeCodes,
  type partnerCalls,
  type partnerRequests,
} from '../../../contract/features/partner.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools, RequestHandlers } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { createCampaignCalls } from './campaign.handlers.ts';
import { convertEarnings } from './convert.ts';
import { takeInvites } from './take-invites.ts';
import { createOfficePartners } from './office-partners.ts';
import {
  loadDay,
  loadMyReferral,
  loadOverview,
  loadProfit,
  loadReferrals,
  shownBid,
  shownOrder,
} from './partner-views.ts';

/** Throws CallError 1 for a wrong length, 2 for other characters. */
const assertCode = (code: string): void => {
  if (code.length < PARTNER_CODE_MIN || code.length > PARTNER_CODE_MAX) throw new CallError(partnerCodeCodes.length);
  if (!PARTNER_CODE.test(code)) throw new CallError(partnerCodeCodes.characters);
};

/** Gives a partner a promo code; those that they had stay theirs. Throws CallError 0, TOO_MANY_PARTNER_CODES. */
const changeCode = async ({ inUnitOfWork, clock }: FeatureTools, userId: bigint, code: string): Promise<void> => {
  await inUnitOfWork(async ({ em, client }) => {
    await partner.openPartner(client, userId, clock.now());
    await partner.lockPartner(client, userId);
    if (await partner.isCodeTaken(client, code, userId)) throw new CallError(partnerCodeCodes.taken);
    const kept = { partnerId: userId, code, at: clock.now(), max: MAX_PARTNER_CODES };
    if (!(await partner.keepCode(client, kept))) throw new CallError(campaignCodes.tooManyCodes);
    await partner.partnerRepository(em).change(userId, { code, codeKey: code.toLowerCase() });
  });
};

export const createPartnerRequests = (tools: FeatureTools): RequestHandlers<typeof partnerRequests> => ({
  'partnerInfo:request': {
    handle: async (_payload, { player }) => ({ myReferal: await loadMyReferral(tools, player.userId) }),
  },
  'partnerInfo:changeReferalPromo': {
    payloadCodes: { code: partnerCodeCodes.length },
    async handle({ code }, { player }) {
      assertCode(code);
      await changeCode(tools, player.userId, code).catch((error: unknown) => {
        if (partner.isTakenCode(error)) throw new CallError(partnerCodeCodes.taken);
        throw error;
      });
      return { code };
    },
  },
  'partnerInfo:convert': {
    async handle({ requestId = null }, { player }) {
      const shownIn = tools.currencies.shown(player.targetCurrencyId);
      if (!shownIn) throw new CallError(generalCodes.unexpected);
      const asked = { partnerId: player.userId, requestId, shownIn, at: tools.clock.now() };
      const order = await retryingConflicts(() => tools.inUnitOfWork((unit) => convertEarnings(unit, asked)));
      const { balanceByReferals } = await loadMyReferral(tools, player.userId);
      return { order: shownOrder(order), balanceByReferals };
    },
  },
  'partnerInfo:myOrders': {
    async handle(_payload, { player }) {
      return (await partner.partnerOrderRepository(tools.em()).newest(player.userId)).map(shownOrder);
    },
  },
  'partnerInfo:myRefferals': { handle: (asked, { player }) => loadReferrals(tools, player.userId, asked) },
  'partnerInfo:sendBidToAdvancedPartner': {
    async handle({ data: { trafficSources, telegramLogin, SelectedCategory: category } }, { player }) {
      const { userId } = player;
      return tools.inUnitOfWork(async ({ em, client }) => {
        await partner.openPartner(client, userId, tools.clock.now());
        await partner.lockPartner(client, userId);
        const partners = partner.partnerRepository(em);
        if (((await partners.find(userId))?.level ?? 1) >= ADVANCED_LEVEL) throw new CallError(bidCodes.advanced);
        if ((await partners.latestBid(userId))?.state === 'waiting') throw new CallError(bidCodes.waits);
        const createdAt = tools.clock.now();
        await partners.addBid({
          userId,
          trafficSources,
          telegramLogin: telegramLogin.replace(/^@/, ''),
          category,
          createdAt,
        });
        const bid = await partners.latestBid(userId);
        if (!bid) throw new Error('a bid that was just written is gone');
        return shownBid(bid);
      });
    },
  },
  'partnerInfo:getActiveBidAdvancedPartner': {
    async handle(_payload, { player }) {
      const bid = await partner.partnerRepository(tools.em()).latestBid(player.userId);
      return bid && shownBid(bid);
    },
  },
});

export const createPartnerCalls = (
  tools: FeatureTools,
  telegramLink: () => string | null,
): Handlers<typeof partnerCalls> => ({
  ...createCampaignCalls(tools, telegramLink),
  'partner.takeInvites': {
    handle: async (_payload, { player }) => ({ amount: Number(await takeInvites(tools, player)) }),
  },
  'partner.overview': { handle: (_payload, { player }) => loadOverview(tools, player.userId) },
  'partner.profit': { handle: (range, { player }) => loadProfit(tools, { partnerId: player.userId, ...range }) },
  'partner.day': { handle: ({ day }, { player }) => loadDay(tools, player.userId, day) },
  ...createOfficePartners(tools),
});
