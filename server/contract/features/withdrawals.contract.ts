import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { withdrawConditions } from './cashbox-values.ts';
import { bankSchema, paymentSchema, paymentState, paywayId, paywaySchema } from './cashbox.contract.ts';

const withdrawalForm = {
  amount: amountInUnits, // amount in the payway's currency
  purse_id: paywayId,
  purseNumber: z.string().max(200).optional(), // left out beside a saved destination
  bank_id: z.int().optional(),
  memoTag: z.string().max(120).optional(),
  destinationId: z.int().optional(), // a saved destination of this player, with its bank and memo
};

/** Quote of a withdrawal. */
export const withdrawalQuoteSchema = z.object({
  amount: minor, // hundredths of the payway's currency
  currency: z.object({ id: z.int(), name: z.string() }),
  course: z.string(),
  debit: minor, // base hundredths that leave the balance, the fee among them
  fee: minor,
  arrives: z.string().regex(/^\d{1,30}(\.\d{1,18})?$/), // decimal text, what the receiver gets, in the currency or the coin
  bandPercent: z.int(), // it is priced when it is approved; what arrives may move so far until then. 0: it cannot move
  minutes: z.object({ from: z.int(), to: z.int() }), // until it is there
  isNewDestination: z.boolean(),
  payableFrom: z.int().nullable(),
  needsCode: z.boolean(), // the second factor is on
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuoteSchema>;

/** A destination that the player was accepted for before: the server has the whole of it, pages what is shown of it. */
export const savedDestinationSchema = z.object({
  id: z.int(),
  payway: z.object({ id: paywayId, name: z.string(), image: z.string() }),
  purseNumber: z.string(),
  bank: z.string().nullable(),
});
export type SavedDestination = z.infer<typeof savedDestinationSchema>;

/** Conditions of a withdrawal as its player meets them now: the same ones refuse a request. */
export const withdrawChecklistSchema = z.object({
  available: minor, // base hundredths that may leave, the fee among them
  conditions: z.array(z.object({ name: z.enum(withdrawConditions), isMet: z.boolean() })),
  leftToStake: minor, // base hundredths, also where an exclusion lifts them
  depositUntil: z.int().nullable(), // the last deposit counts until then; null: there was none
  needsDocuments: z.boolean(), // the desk has asked for some that have not come
});
export type WithdrawChecklist = z.infer<typeof withdrawChecklistSchema>;

/** Quote that the player confirmed: a withdrawal that costs more, or of which less arrives, is refused. */
const confirmedQuote = withdrawalQuoteSchema.pick({ debit: true, arrives: true });

/** The legacy channel `cash`: withdrawals. */
export const withdrawalRequests = {
  'cash:loadPayWaysWithdraw': {
    auth: true,
    cost: 'read',
    payload: z.object({ currency: z.int().optional(), isMiniApp: z.boolean().optional() }),
    data: z.array(paywaySchema),
  },
  'cash:withdrawChecklist': { auth: true, cost: 'read', payload: z.object({}), data: withdrawChecklistSchema },
  'cash:destinations': { auth: true, cost: 'read', payload: z.object({}), data: z.array(savedDestinationSchema) },
  'cash:forgetDestination': {
    auth: true,
    cost: 'change',
    payload: z.object({ id: z.int() }),
    data: z.array(savedDestinationSchema), // those that are left
  },
  'cash:quoteWithdraw': { auth: true, cost: 'read', payload: z.object(withdrawalForm), data: withdrawalQuoteSchema },
  'cash:withdraw': {
    auth: true,
    cost: 'secret',
    payload: z.object({
      ...withdrawalForm,
      quoted: confirmedQuote.optional(),
      code: z.string().max(16).optional(),
      requestId: uuid.optional(),
    }),
    data: z.object({ code: z.literal(1), balance: minor, payment: paymentSchema }),
    answeredAs: { done: 'finish', refused: 'error' },
  },
  /** Accepts what would arrive now of a withdrawal whose price has moved (`askedAgain.arrives`). */
  'cash:confirmWithdrawal': {
    auth: true,
    cost: 'change',
    payload: z.object({ id: z.int(), arrives: z.string().max(64) }),
    data: z.object({ payment: paymentSchema }),
  },
  'cash:getBanks': { auth: true, cost: 'read', payload: z.object({}), data: z.array(bankSchema) },
  'cash:getBanksRepay': { auth: true, cost: 'read', payload: z.object({}), data: z.array(bankSchema) },
  'cash:cancelPaymentRequest': {
    auth: true,
    cost: 'change',
    payload: z.object({ id: z.int(), state: paymentState }),
    data: z.object({ balance: minor, payment: paymentSchema }),
    answeredAs: { done: 'cancelPaymentSuccess', refused: 'error' },
  },
} as const;

export const withdrawals = defineContract({ requests: withdrawalRequests });
