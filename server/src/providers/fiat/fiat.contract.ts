import { z } from 'zod';
import { decimalText } from '../../core/payments/decimal.ts';

/*
 * A company with three products for deposits in money: details of its own account at a bank (sbp), those of a private
 * trader's card or phone (trader), and a page of its own where cards and wallets are taken (redirect).
 *
 * POST /v1/payments               asks for a payment, once for each `order_id`; the same request again answers the same, another
 *                                 one with the same `order_id` is refused with IDEMPOTENCY_CONFLICT
 * GET  /v1/payments?since=&after= payments by their last change, oldest first: {data, next}
 * POST /v1/refunds                sends a paid payment back to its payer, whole, once for each `refund_id`: the same one again tells
 *                                 what became of it; another one for the same payment is refused with ALREADY_REFUNDED
 *
 * All are signed as core/payments/signed-api.ts says. Changes are told to `ipn_callback_url` by POST, in the manner of
 * NOWPayments: signed by `x-nowpayments-sig`, repeated until the answer is 200, in any order. Amounts are decimal text,
 * because a number would pass through a float on one of both sides.
 *
 * A payment is `waiting` → `confirming` → `confirmed` → `finished`; `partially_paid` when less came, or `failed`, `refunded`,
 * `expired`. An expired one may still be finished: the money was late. Paying twice makes a second payment with a
 * `payment_id` of its own, which names the first in `parent_payment_id`. Only `finished` and `partially_paid` are money that
 * the company owes us.
 */

/** The company's products, by the number of the system that a deposit is finished by. */
export const fiatProducts = { 14: 'sbp', 34: 'trader', 50: 'redirect' } as const;
export type FiatSystem = keyof typeof fiatProducts;

export const createSchema = z.object({
  product: z.enum(['sbp', 'trader', 'redirect']),
  order_id: z.string().min(1).max(100),
  price_amount: decimalText,
  price_currency: z.string().min(1).max(10),
  pay_method: z.string().min(1).max(40), // sbp, card, mobile, webmoney, yoomoney
  ipn_callback_url: z.url({ protocol: /^https?$/ }),
  success_url: z.url({ protocol: /^https?$/ }),
});
export type FiatRequest = z.output<typeof createSchema>;

const detailsSchema = z.discriminatedUnion('product', [
  z.object({ product: z.literal('sbp'), bank: z.string(), owner: z.string(), card: z.string() }),
  z.object({
    product: z.literal('trader'),
    bank: z.string(),
    recipient: z.string(),
    value: z.string(),
    value_kind: z.enum(['card', 'phone']),
  }),
  z.object({ product: z.literal('redirect'), invoice_url: z.url({ protocol: /^https?$/ }) }),
]);
export type FiatDetails = z.output<typeof detailsSchema>;

export const createdSchema = z.object({
  payment_id: z.string().min(1),
  order_id: z.string(),
  price_amount: decimalText,
  price_currency: z.string(),
  details: detailsSchema,
});

/** Payment as it is called back and listed. */
export const ipnSchema = z.object({
  payment_id: z.string().min(1).max(100),
  parent_payment_id: z.string().nullable(),
  payment_status: z.enum([
    'waiting',
    'confirming',
    'confirmed',
    'sending',
    'partially_paid',
    'finished',
    'failed',
    'refunded',
    'expired',
  ]),
  order_id: z.string().max(100),
  price_amount: decimalText,
  price_currency: z.string(),
  actually_paid: decimalText, // in `pay_currency`
  pay_currency: z.string().min(1).max(10),
  payer: z.object({ kind: z.enum(['card', 'phone']), number: z.string().regex(/^\d{11,19}$/) }).optional(), // payer, where known
  updated_at: z.int().min(0), // ms since epoch
});
export type FiatIpn = z.output<typeof ipnSchema>;

/** A payment that is sent back, whole. */
export const refundSchema = z.object({
  refund_id: z.string().min(1).max(100), // ours
  payment_id: z.string().min(1).max(100),
  amount: decimalText,
  currency: z.string().min(1).max(10),
});
export type FiatRefund = z.output<typeof refundSchema>;

export const refundedSchema = refundSchema.extend({
  status: z.enum(['pending', 'finished', 'failed']),
  reason: z.string().nullable(),
});
export type FiatRefunded = z.output<typeof refundedSchema>;
