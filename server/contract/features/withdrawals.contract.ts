import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { bankSchema, paymentSchema, paymentState, paywayId, paywaySchema } from './cashbox.contract.ts';

const withdrawalForm = {
  amount: amountInUnits, // of the payway's currency
  purse_id: paywayId,
  purseNumber: z.string().max(200),
  bank_id: z.int().optional(),
  memoTag: z.string().max(120).optional(),
};

/** What a withdrawal would come to. */
export const withdrawalQuoteSchema = z.object({
  amount: minor, // hundredths of the payway's currency
  currency: z.object({ id: z.int(), name: z.string() }),
  course: z.string(),
  debit: minor, // base hundredths that leave the balance, the fee among them
  fee: minor,
  arrives: z.string().regex(/^\d{1,30}(\.\d{1,18})?$/), // decimal text, what the receiver gets, in the currency or the coin
  minutes: z.object({ from: z.int(), to: z.int() }), // until it is there
  isNewDestination: z.boolean(),
  payableFrom: z.int().nullable(),
  needsCode: z.boolean(), // the second factor is on
});
export type WithdrawalQuote = z.infer<typeof withdrawalQuoteSchema>;

/** What a player confirmed of a quote: a withdrawal that costs more, or of which less arrives, is refused. */
const confirmedQuote = withdrawalQuoteSchema.pick({ debit: true, arrives: true });

/** The legacy channel `cash`: withdrawals. */
export const withdrawalRequests = {
  'cash:loadPayWaysWithdraw': {
    auth: true,
    payload: z.object({ currency: z.int().optional(), isMiniApp: z.boolean().optional() }),
    data: z.array(paywaySchema),
  },
  'cash:quoteWithdraw': { auth: true, payload: z.object(withdrawalForm), data: withdrawalQuoteSchema },
  'cash:withdraw': {
    auth: true,
    rate: 'secret',
    payload: z.object({
      ...withdrawalForm,
      quoted: confirmedQuote.optional(),
      code: z.string().max(16).optional(),
      requestId: uuid.optional(),
    }),
    data: z.object({ code: z.literal(1), balance: minor, payment: paymentSchema }),
  },
  'cash:getBanks': { auth: true, payload: z.object({}), data: z.array(bankSchema) },
  'cash:getBanksRepay': { auth: true, payload: z.object({}), data: z.array(bankSchema) },
  'cash:cancelPaymentRequest': {
    auth: true,
    rate: 'change',
    payload: z.object({ id: z.int(), state: paymentState }),
    data: z.object({ balance: minor, payment: paymentSchema }),
  },
} as const;

export const withdrawals = defineContract({ requests: withdrawalRequests });
