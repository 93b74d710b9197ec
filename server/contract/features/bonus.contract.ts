import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import { grantStatuses } from './bonus-values.ts';
import { robberyRequests } from './robbery.contract.ts';
import { bonusAccount as account, takenSchema } from './taken.ts';

export * from './bonus-values.ts';
export * from './robbery.contract.ts';
export * from './taken.ts';

const MAX_ROWS = 100;
const rowId = z.string().regex(/^\d{1,18}$/);

/** The amount of a bonus: hundredths of the account's unit. */
const prize = z.object({ account, amount: minor });

/** Progress of a condition, in hundredths. */
const progress = z.object({ done: minor, of: minor });

/** A granted bonus. */
export const grantSchema = z.object({
  id: rowId,
  bonus: z.string(), // id of its declaration
  code: z.string(), // occasion of the grant; the level's name for a level reward
  account,
  amount: minor,
  status: z.enum(grantStatuses),
  released: minor, // so far, for good
  lapsed: minor,
  wager: progress.nullable(), // stakes that release it
  cap: minor.nullable(), // maximum release
  expiresAt: z.int().nullable(), // ms since epoch, as all times
  at: z.int(),
});
export type BonusGrant = z.infer<typeof grantSchema>;

/**
 * The figures of a formula: integers. The end of a name is its unit: `Minor`, `Dic` and `Usdic` are hundredths, `Percent`,
 * `Per100000` a share, `Level` a VIP level, `At` ms since epoch.
 */
export const figuresSchema = z.record(z.string(), z.number());

/** An offer: available now, or with what is missing. */
export const offerSchema = z.object({
  bonus: z.string(),
  section: z.enum(['limited', 'new', 'permanent']),
  choice: z.record(z.string(), z.union([z.string(), z.number()])), // payload to take it with
  prize: prize.nullable(),
  refusal: z // why it cannot be taken now
    .object({
      code: z.union([z.int(), z.string()]),
      msg: z.string(),
      limit: z.string().optional(),
      currency: z.string().optional(),
      until: z.int().nullable().optional(),
    })
    .nullable(),
  figures: figuresSchema,
  terms: z.int(), // version of its terms
});
export type BonusOffer = z.infer<typeof offerSchema>;

/** All bonuses at a glance. */
export const overviewSchema = z.object({
  serverTime: z.int(),
  isClosed: z.boolean(), // play is closed to the player, so nothing is offered
  offers: z.array(offerSchema),
  grants: z.array(grantSchema), // waiting, ready or active
  balances: z.object({ bonus: minor, dicLocked: minor, dic: minor, usdicLocked: minor, usdic: minor }),
});
export type BonusOverview = z.infer<typeof overviewSchema>;

/** An event of the history. */
export const bonusEventSchema = z.object({
  id: rowId,
  kind: z.enum(['waits', 'ready', 'granted', 'released', 'lapsed', 'converted', 'playedOut', 'declined']),
  bonus: z.string().nullable(), // null: of a whole account
  account: z.string().nullable(),
  amount: minor,
  real: minor, // base hundredths received for a conversion
  at: z.int(),
});
export type BonusEvent = z.infer<typeof bonusEventSchema>;

const introductory = z.object({ code: z.int(), rate: z.int(), minLimit: z.int() });

/** The result of a conversion: hundredths of the unit, and base hundredths. */
const converted = z.object({ success: z.literal(true), amount: minor, real: minor, balance: minor });

/** All bonuses in the order of the bonus page, with the figures of the campaigns in force. */
const listSchema = z.object({
  figures: figuresSchema, // rules of the house that no campaign changes
  bonuses: z.array(offerSchema.pick({ bonus: true, section: true, figures: true }).extend({ isOffered: z.boolean() })),
});
export type BonusList = z.infer<typeof listSchema>;

const none = z.object({});

export const bonusCalls = {
  'bonus.list': { auth: false, cost: 'read', payload: none, answer: listSchema },
  'bonus.overview': { auth: true, cost: 'read', payload: none, answer: overviewSchema },
  'bonus.history': {
    auth: true,
    cost: 'read',
    payload: z.object({ before: rowId.optional(), limit: z.int().min(1).max(MAX_ROWS).optional() }),
    answer: z.object({ items: z.array(bonusEventSchema) }),
  },
  'bonus.decline': {
    auth: true,
    cost: 'change',
    payload: z.object({ id: rowId }),
    answer: z.object({ success: z.literal(true) }),
  },
  'bonus.introductory.getInfo': {
    auth: true,
    cost: 'read',
    payload: none,
    answer: z.object({ usedBonuses: z.array(z.int()), bonuses: z.array(introductory) }),
  },
  'bonus.introductory.getTargetBonus': { auth: true, cost: 'look', payload: none, answer: introductory.nullable() },
  'bonus.introductory.takeBonus': {
    auth: true,
    cost: 'change',
    payload: z.object({ code: z.int() }),
    answer: z.object({ success: z.literal(true), targetBonus: introductory }),
  },
  // cancels the target before a deposit uses it
  'bonus.introductory.dropTarget': {
    auth: true,
    cost: 'change',
    payload: none,
    answer: z.object({ success: z.literal(true) }),
  },
  // converts all unlocked DIC
  'bonus.introductory.takeAmount': { auth: true, cost: 'change', payload: none, answer: converted },
  'bonus.cashback.takeCashback': { auth: true, cost: 'change', payload: none, answer: takenSchema },
  'bonus.cashback.getTimer': {
    auth: true,
    cost: 'read',
    payload: none,
    answer: z.object({
      difference: z.int(), // ms until it can be collected; on Sundays until it expires
      todaySunday: z.boolean(),
      amount: minor, // on Sundays of the ended week; otherwise of this week so far
      taken: z.boolean(),
    }),
  },
  'bonus.Xrepost.convertUsdic': { auth: true, cost: 'change', payload: none, answer: converted },
} as const;

export const bonusRequests = {
  ...robberyRequests,
  'bonus:load': { auth: true, cost: 'read', payload: none, data: z.object({ bonuses: z.array(grantSchema) }) },
  'bonus:takeRakeback': {
    auth: true,
    cost: 'change',
    payload: z.object({ place: z.literal('vip').optional() }), // selects the codes of refusals
    data: takenSchema,
  },
  'bonus:takeVipBonus': {
    auth: true,
    cost: 'change',
    payload: z.object({ compStatus: z.union([z.int(), z.string().max(16)]) }), // a level's id or name
    data: takenSchema,
  },
  // 0: back to the real balance
  'bonus:setBonusActive': {
    auth: true,
    cost: 'change',
    payload: z.object({ bonus_id: z.union([z.int(), rowId]) }),
    data: z.object({ success: z.literal(true), game_mode: z.int() }),
  },
} as const;

/** Bonuses: offers, active grants and conversions. */
export const bonus = defineContract({ calls: bonusCalls, requests: bonusRequests });
