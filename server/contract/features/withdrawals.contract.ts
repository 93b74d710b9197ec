import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { bankSchema, paymentSchema, paymentState, paywayId, paywaySchema } from './cashbox.contract.ts';

const withdrawalForm = {
  amount: amountInUnits, // amount in the payway's currency
  purse_id: paywayId,
  purseNumber: z.string().max(200),
  bank_id: z.int().optional(),
  memoTag: z.string().max(120).optional(),
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
