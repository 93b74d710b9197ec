import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import { takenSchema } from './bonus.contract.ts';

export * from './outside-bonus-values.ts';

const MAX_ADDRESS = 80;
const none = z.object({});
const change = { auth: true, cost: 'change', payload: none } as const;
const url = z.string(); // absolute, or a path of this site

/** A partner as shown to players. */
export const partnerBonusSchema = z.object({
  id: z.int(),
  name: z.string(),
  logo: z.string(), // picture path on this site
  url: z.string(),
  description: z.record(z.string(), z.string()), // by language; falls back to English
  taken: z.boolean(),
});
export type PartnerBonus = z.infer<typeof partnerBonusSchema>;

/** This week's progress of the TON bonus. */
export const tonBonusSchema = z.object({
  connectBonus: z.boolean(), // taken
  depositBonus: z.boolean(),
  inviteBonus: z.boolean(),
  wallet: z.string().nullable(), // the player's proven wallet; null: none connected
  invited: z.int(), // friends not yet used for a bonus
  week: minor, // hundredths of DIC that the steps have given this week
  total: minor, // and in all weeks
});

export const outsideBonusCalls = {
  // these ask the network, unless the last answer is fresh
  'bonus.Xrepost.getInfoByUser': {
    ...change,
    answer: z.object({ accountLinked: z.boolean(), repost: z.boolean(), url }),
  },
  'bonus.Xrepost.takeBonus': { ...change, answer: takenSchema },
  // the page where players repost themselves: we keep no token with write access
  'bonus.Xrepost.createRetweet': {
    auth: true,
    cost: 'look',
    payload: none,
    answer: z.object({ success: z.literal(true), url }),
  },
  'bonus.vkRepost.getInfoByUser': { ...change, answer: z.object({ linkVk: z.boolean(), repost: z.boolean(), url }) },
  'bonus.vkRepost.takeBonus': { ...change, answer: takenSchema },
} as const;

export const outsideBonusRequests = {
  'bonus:getBonusPartnersData': {
    auth: true,
    cost: 'read',
    payload: none,
    data: z.object({ bonuses: z.array(partnerBonusSchema) }),
  },
  'bonus:takePartnerBonus': {
    auth: true,
    cost: 'change',
    payload: z.object({ bonusId: z.union([z.int(), z.string().max(16)]) }),
    data: takenSchema,
  },
  // the proven wallet's, in either form
  'tonConnect:takeBonusFromTonConnect': {
    auth: true,
    cost: 'change',
    payload: z.object({ address: z.string().max(MAX_ADDRESS) }),
    data: takenSchema,
  },
  'tonConnect:takeBonusFromTonConnectReferals': { ...change, data: takenSchema },
  'tonConnect:takeBonusFromTonConnectDeposit': { ...change, data: takenSchema },
  'tonConnect:getBonusTakeInfo': { auth: true, cost: 'read', payload: none, data: tonBonusSchema },
  'tonConnect:getTimer': {
    auth: true,
    cost: 'look',
    payload: none,
    data: z.object({ difference: z.int() }), // ms until each step can be taken again
  },
} as const;

/** Bonuses for acts on other sites: a repost, a partner's page, a wallet. */
export const outsideBonus = defineContract({ calls: outsideBonusCalls, requests: outsideBonusRequests });
