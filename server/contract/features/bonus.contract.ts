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

/** What a bonus gives: hundredths of the account's unit. */
const prize = z.object({ account, amount: minor });

/** How far a condition is met. Amounts are hundredths. */
const progress = z.object({ done: minor, of: minor });

/** A bonus that a player has taken. */
export const grantSchema = z.object({
  id: rowId,
  bonus: z.string(), // id of its declaration
  code: z.string(), // what it is for; of a level's reward the level's name
  account,
  amount: minor,
  status: z.enum(grantStatuses),
  released: minor, // that is the player's for good
  lapsed: minor,
  wager: progress.nullable(), // stakes that release it
  cap: minor.nullable(), // the most that is ever released
  expiresAt: z.int().nullable(), // ms since epoch, as all times
  at: z.int(),
});
export type BonusGrant = z.infer<typeof grantSchema>;

/** The figures that a formula was worked out with: whole numbers, amounts as hundredths. */
export const figuresSchema = z.record(z.string(), z.number());

/** One offer: what can be taken now, or what is missing. */
export const offerSchema = z.object({
  bonus: z.string(),
  section: z.enum(['limited', 'new', 'permanent']),
  choice: z.record(z.string(), z.union([z.string(), z.number()])), // payload that takes it
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

/** Everything of bonuses at a glance. */
export const overviewSchema = z.object({
  serverTime: z.int(),
  isClosed: z.boolean(), // play is closed to the player: nothing is offered
  offers: z.array(offerSchema),
  grants: z.array(grantSchema), // that wait, are ready or active
  balances: z.object({ bonus: minor, dicLocked: minor, dic: minor, usdicLocked: minor, usdic: minor }),
});
export type BonusOverview = z.infer<typeof overviewSchema>;

/** A line of the history. */
export const bonusEventSchema = z.object({
  id: rowId,
  kind: z.enum(['waits', 'ready', 'granted', 'released', 'lapsed', 'converted', 'playedOut', 'declined']),
  bonus: z.string().nullable(), // null: of all that was on an account
  account: z.string().nullable(),
  amount: minor,
  real: minor, // base hundredths that it was converted to
  at: z.int(),
});
export type BonusEvent = z.infer<typeof bonusEventSchema>;

const introductory = z.object({ code: z.int(), rate: z.int(), minLimit: z.int() });

/** What a conversion gave. Amounts: hundredths of the unit, and base hundredths. */
const converted = z.object({ success: z.literal(true), amount: minor, real: minor, balance: minor });

const none = z.object({});

export const bonusCalls = {
  'bonus.overview': { auth: true, payload: none, answer: overviewSchema },
  'bonus.history': {
    auth: true,
    payload: z.object({ before: rowId.optional(), limit: z.int().min(1).max(MAX_ROWS).optional() }),
    answer: z.object({ items: z.array(bonusEventSchema) }),
  },
  'bonus.decline': {
    auth: true,
    rate: 'change',
    payload: z.object({ id: rowId }),
    answer: z.object({ success: z.literal(true) }),
  },
  'bonus.introductory.getInfo': {
    auth: true,
    payload: none,
    answer: z.object({ usedBonuses: z.array(z.int()), bonuses: z.array(introductory) }),
  },
  'bonus.introductory.getTargetBonus': { auth: true, payload: none, answer: introductory.nullable() },
  'bonus.introductory.takeBonus': {
    auth: true,
    rate: 'change',
    payload: z.object({ code: z.int() }),
    answer: z.object({ success: z.literal(true), targetBonus: introductory }),
  },
  // gives the target up before a deposit has used it
  'bonus.introductory.dropTarget': {
    auth: true,
    rate: 'change',
    payload: none,
    answer: z.object({ success: z.literal(true) }),
  },
  // converts all unlocked DIC
  'bonus.introductory.takeAmount': { auth: true, rate: 'change', payload: none, answer: converted },
  'bonus.cashback.takeCashback': { auth: true, rate: 'change', payload: none, answer: takenSchema },
  'bonus.cashback.getTimer': {
    auth: true,
    payload: none,
    answer: z.object({
      difference: z.int(), // ms until it can be collected; on a Sunday until it lapses
      todaySunday: z.boolean(),
      amount: minor, // of the week that ended, on a Sunday; else of this week so far
      taken: z.boolean(),
    }),
  },
  'bonus.Xrepost.convertUsdic': { auth: true, rate: 'change', payload: none, answer: converted },
} as const;

export const bonusRequests = {
  ...robberyRequests,
  'bonus:load': { auth: true, payload: none, data: z.object({ bonuses: z.array(grantSchema) }) },
  'bonus:takeRakeback': {
    auth: true,
    rate: 'change',
    payload: z.object({ place: z.literal('vip').optional() }), // whose codes a refusal answers
    data: takenSchema,
  },
  'bonus:takeVipBonus': {
    auth: true,
    rate: 'change',
    payload: z.object({ compStatus: z.union([z.int(), z.string().max(16)]) }), // a level's id or name
    data: takenSchema,
  },
  // 0: plays from the real balance again
  'bonus:setBonusActive': {
    auth: true,
    rate: 'change',
    payload: z.object({ bonus_id: z.union([z.int(), rowId]) }),
    data: z.object({ success: z.literal(true), game_mode: z.int() }),
  },
} as const;

/** Bonuses: what can be taken, what is active, and what it becomes. */
export const bonus = defineContract({ calls: bonusCalls, requests: bonusRequests });
