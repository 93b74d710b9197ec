import { z } from 'zod';

/*
 * CryptAPI, https://docs.cryptapi.io
 *
 * GET /{ticker}/create/?callback=&address=&pending=1&confirmations=   an address that pays to `address`; the same callback
 *                                                                     gives the same one, whatever `address` is by then
 * GET /{ticker}/logs/?callback=                                       what came to it
 * GET /{ticker}/info/                                                 its name, and the least that is taken
 * GET /pubkey/                                                        the key that callbacks are signed with
 *
 * A ticker is a coin's (`btc`) or a token's below its network (`trc20/usdt`). A refusal is {status: "error", error}. Each
 * payment is told to the callback by GET, its fields added to the query: when it is seen (pending=1) and when it has its
 * confirmations (pending=0), again and again for three days unless the answer is `*ok*`. `x-ca-signature` is RSA-SHA256
 * over the whole address that is called, in base64. Its key is the same for all customers: a right signature says that
 * CryptAPI calls, not that the payment went to us. `address_out` says that.
 */

/** A number as it stands in an answer: texts, because a float would change it. */
const amount = z.string().min(1).max(60);
const optional = <T extends z.ZodType>(schema: T) => schema.nullish();

export const createdSchema = z.object({
  status: z.literal('success'),
  address_in: z.string().min(1).max(120),
  address_out: z.string(),
});

const paymentLogSchema = z.object({
  txid_in: z.string().min(1).max(200),
  value_coin: amount,
  confirmations: z.coerce.number().int().min(0),
  last_update: z.string(), // 15/02/2018 21:23:42, UTC
  result: z.enum(['pending', 'sent', 'done']), // sent: we have not answered yet
});
export type PaymentLog = z.output<typeof paymentLogSchema>;

export const logsSchema = z.object({
  status: z.literal('success'),
  address_in: z.string(),
  address_out: z.string(),
  notify_confirmations: z.coerce.number().int().min(0),
  callbacks: z.array(paymentLogSchema),
});

export const infoSchema = z.object({ coin: z.string(), minimum_transaction_coin: amount });

export const refusedSchema = z.object({ status: z.literal('error'), error: z.string() });

export const publicKeySchema = z.object({ pubkey: z.string().max(4096) });

/**
 * Fields that a callback adds to the query. Fees, prices and conversions are left out: nothing of ours depends on them.
 */
export const callbackSchema = z.object({
  uuid: z.string().min(1).max(100),
  address_in: z.string().min(1).max(120),
  address_out: z.string().min(1),
  txid_in: z.string().min(1).max(200),
  coin: z.string().min(1).max(40), // trc20_usdt
  pending: z.enum(['0', '1']),
  value_coin: optional(amount), // may be left out while it is pending
  confirmations: optional(z.coerce.number().int().min(0).max(32_767)),
});

export const SIGNATURE_HEADER = 'x-ca-signature';
export const TAKEN = '*ok*';
