import { z } from 'zod';
import { decimalText } from '../../core/payments/decimal.ts';

/*
 * Sends money out for us: a company for cards, phones and wallets, or our own signer of a coin's transfers, a small
 * service that alone holds the key of the house's wallet.
 *
 * POST /v1/payouts                asks for a payout, once for each `payout_key`: the same request again answers how it stands,
 *                                 another one with the same key is refused with IDEMPOTENCY_CONFLICT
 * GET  /v1/payouts/by-key?key=    how one stands; NOT_FOUND when the key was never taken
 * GET  /v1/payouts?since=&after=  payouts by their last change, oldest first: {data, next}
 *
 * All are signed as core/payments/signed-api.ts says. Changes are told to `ipn_callback_url` by POST, signed by
 * `x-nowpayments-sig`, repeated until the answer is 200, in any order. A payout is `accepted` → `done` or `failed`, both for
 * good. Amounts are decimal text.
 */

export const askSchema = z.object({
  payout_key: z.string().min(1).max(100),
  amount: decimalText,
  currency: z.string().min(1).max(10),
  method: z.string().min(1).max(40),
  destination: z.string().min(1).max(200),
  bank: z.string().max(200).nullable(),
  memo: z.string().max(200).nullable(),
  ipn_callback_url: z.url({ protocol: /^https?$/ }),
});
export type PayoutRequest = z.output<typeof askSchema>;

/** Payout as it is answered, called back and listed. */
export const payoutSchema = z.object({
  payout_id: z.string().min(1).max(100),
  payout_key: z.string().min(1).max(100),
  status: z.enum(['accepted', 'done', 'failed']),
  amount: decimalText,
  currency: z.string(),
  transaction: z.string().max(200).nullable(), // on its network
  reason: z.string().max(500).nullable(), // reason of a failure
  updated_at: z.int().min(0), // ms since epoch
});
export type PayoutAnswer = z.output<typeof payoutSchema>;
