import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { campaignCalls } from './partner-campaigns.ts';
import { bidStates, orderStates, partnerCategories, partnerPlans, REFERRALS_PAGE } from './partner-values.ts';

export * from './partner-campaigns.ts';
export * from './partner-values.ts';

const day = z.int().min(0); // Moscow day, 0 is 1 January 1970
const days = { from: day, to: day }; // the last one included

/** A partner as the document names it. Amounts: base hundredths. */
export const myReferralSchema = z.object({
  hashids: z.string(), // public id in the invitation link
  referalPromoCode: z.object({ code: z.string() }).nullable(),
  partnerLevel: z.int(), // 1 and 2; 3 and more: advanced
  totalBalanceByReferals: minor, // earned of all time
  balanceByReferals: minor, // the part not converted
  referalsCountAll: z.int(),
  totalCpaEarnings: minor,
});

/** A referral as its partner sees them: by nickname, with the columns of the document. Amounts: base hundredths, DIC hundredths. */
export const referralSchema = z.object({
  id: z.string(), // number among the partner's referrals
  nick: z.string(),
  refererFromTelegram: z.boolean(),
  createdAt: z.int(),
  totalAmountDeposit: minor,
  totalAmountWithdraw: minor,
  totalGivenToReferal: minor, // bonuses that reached their balance
  compointStatus: z.int(),
  totalBonusDic: minor, // prizes of the invitation, DIC hundredths
  balanceByReferals: minor, // their part of the formula; below zero where they are ahead
  countReferal: z.int(), // players whom they invited in turn
  isTied: z.boolean(), // shares a device, network or destination with the partner: does not count
  tag: z.string().nullable(), // campaign of their link
});
export type Referral = z.infer<typeof referralSchema>;

export const conversionOrderSchema = z.object({
  id: z.int(),
  amount: minor,
  createdAt: z.int(),
  status: z.enum(orderStates),
  decidedAt: z.int().nullable(),
  reason: z.string().nullable(), // why it was rejected
});
export type ConversionOrder = z.infer<typeof conversionOrderSchema>;

export const partnerBidSchema = z.object({
  id: z.int(),
  trafficSources: z.string(),
  telegramLogin: z.string(),
  SelectedCategory: z.enum(partnerCategories),
  state: z.enum(bidStates),
  createdAt: z.int(),
  reason: z.string().nullable(),
});
export type PartnerBid = z.infer<typeof partnerBidSchema>;

/** Steps from bets to the partner's money. Base hundredths. */
export const waterfallSchema = z.object({
  bets: minor, // stakes as they count: those among players by what the house earned
  wins: minor,
  bonuses: minor, // credited to real balances
  fees: minor, // cost of moving the money
  ngr: minor, // bets - wins - bonuses - fees
  deposits: minor,
  withdrawals: minor,
});
export type Waterfall = z.infer<typeof waterfallSchema>;

/** Amount booked for a period. */
export const earningSchema = z.object({
  plan: z.enum([...partnerPlans, 'sub']),
  from: day, // the first day that its sums go back to
  to: day,
  formula: minor, // by the plan's formula since `from`
  ceiling: minor, // the part of what the house kept that the formula may reach
  before: minor, // booked since `from` before this
  amount: minor, // min(formula, ceiling) - before, but never more back than the balance
});
export type Earning = z.infer<typeof earningSchema>;

const orders = z.array(conversionOrderSchema); // newest first
const bid = partnerBidSchema.nullable();

export const partnerRequests = {
  'partnerInfo:request': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    data: z.object({ myReferal: myReferralSchema }),
    answeredAs: { done: 'response', refused: 'response' },
  },
  'partnerInfo:changeReferalPromo': {
    auth: true,
    cost: 'change',
    payload: z.object({ code: z.string().max(64) }),
    data: z.object({ code: z.string() }),
  },
  'partnerInfo:convert': {
    auth: true,
    cost: 'change',
    payload: z.object({ requestId: uuid.optional() }),
    data: z.object({ order: conversionOrderSchema, balanceByReferals: minor }),
    answeredAs: { done: 'convertBalance', refused: 'convertBalance' },
  },
  'partnerInfo:myOrders': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    data: orders,
    answeredAs: { done: 'myRefferalsOrders', refused: 'myRefferalsOrders' },
  },
  // `partner`: only those who are partners themselves
  'partnerInfo:myRefferals': {
    auth: true,
    cost: 'read',
    payload: z.object({ partner: z.boolean().default(false), page: z.int().min(1).max(10_000).default(1) }),
    data: z.object({ referrals: z.array(referralSchema).max(REFERRALS_PAGE), total: z.int() }),
  },
  'partnerInfo:sendBidToAdvancedPartner': {
    auth: true,
    cost: 'change',
    payload: z.object({
      data: z.object({
        trafficSources: z.string().trim().min(3).max(1_000),
        telegramLogin: z
          .string()
          .trim()
          .regex(/^@?[A-Za-z0-9_]{5,32}$/),
        SelectedCategory: z.enum(partnerCategories),
      }),
    }),
    data: partnerBidSchema,
  },
  'partnerInfo:getActiveBidAdvancedPartner': { auth: true, cost: 'read', payload: z.object({}), data: bid },
} as const;

export const partnerCalls = {
  'partner.overview': {
    auth: true,
    cost: 'read',
    payload: z.object({}),
    answer: z.object({
      myReferal: myReferralSchema,
      plan: z.enum(partnerPlans),
      sharePercent: z.int(),
      active: z.int(), // referrals who staked enough in 30 days
      waterfall: waterfallSchema, // since the plan began
      last: earningSchema.nullable(),
      nextConversionAt: z.int(), // the next Wednesday's first moment in Moscow, ms
      invitesDue: minor, // prizes for invitations by Telegram that can be taken, DIC hundredths
      bid,
    }),
  },
  /** Takes the prizes for invitations by Telegram that are due, in locked DIC. */
  'partner.takeInvites': { auth: true, cost: 'change', payload: z.object({}), answer: z.object({ amount: minor }) },
  /** Earnings day by day; days without anything are left out. */
  'partner.profit': {
    auth: true,
    cost: 'read',
    payload: z.object(days).refine(({ from, to }) => to >= from && to - from < 366, { path: ['to'] }),
    answer: z.object({
      days: z.array(z.object({ day, players: z.int(), earned: minor }).extend(waterfallSchema.shape)),
      earnings: z.array(earningSchema),
    }),
  },
  /** One day by referral: what each of them added to the sums. */
  'partner.day': {
    auth: true,
    cost: 'read',
    payload: z.object({ day }),
    answer: z.object({
      referrals: z.array(z.object({ id: z.string(), nick: z.string() }).extend(waterfallSchema.shape)),
      earnings: z.array(earningSchema),
    }),
  },
  ...campaignCalls,
  ...forStaff('partners', {
    'officePartners.list': {
      auth: true,
      cost: 'read',
      payload: z.object({}),
      answer: z.object({
        orders: z.array(
          conversionOrderSchema.extend({
            userId: publicPlayerId,
            nick: z.string(),
            isOwn: z.boolean(),
            approvals: z.array(z.string()), // nicks
            needsApprovals: z.int(),
            earned: minor, // since ever
            referrals: z.int(),
            tied: z.int(), // those not counted
            greatestPercent: z.int(), // part of the house's take that came from one referral
          }),
        ),
        bids: z.array(partnerBidSchema.extend({ userId: publicPlayerId, nick: z.string(), isOwn: z.boolean() })),
        isWednesday: z.boolean(),
      }),
    },
    'officePartners.decideOrder': {
      auth: true,
      cost: 'change',
      payload: z
        .object({ id: z.int(), isApproved: z.boolean(), reason: reason.optional() })
        .refine(({ isApproved, reason: why }) => isApproved || why !== undefined, { path: ['reason'] }),
      answer: z.object({ isComplete: z.boolean() }),
    },
    'officePartners.decideBid': {
      auth: true,
      cost: 'change',
      payload: z
        .object({ id: z.int(), isApproved: z.boolean(), reason: reason.optional() })
        .refine(({ isApproved, reason: why }) => isApproved || why !== undefined, { path: ['reason'] }),
      answer: z.object({ success: z.literal(true) }),
    },
  }),
} as const;

/** The partner programme. */
export const partner = defineContract({ calls: partnerCalls, requests: partnerRequests });
