import { z } from 'zod';

/*
 * TON is read through an indexer that speaks the API of toncenter, v3 (https://toncenter.com/api/v3/): all deposits arrive
 * at the house's wallet, and the comment of a transfer says whose it is. Money leaves through our signer, which speaks the
 * contract of payouts (providers/payouts/payouts.contract.ts): `amount` in TON, `destination` an address, `memo` the comment.
 */

export const TON_DIGITS = 9; // a TON is so many nanotons: 10^9
export const MAINNET = '-239';

const nanotons = z.string().regex(/^\d{1,30}$/);

/** A message, as far as it is read. */
const messageSchema = z.object({
  source: z.string().nullish(), // null: from outside the network, without money
  value: nanotons.nullish(),
  bounced: z.boolean().nullish(), // money that a receiver has sent back
  message_content: z
    .object({ decoded: z.object({ type: z.string().nullish(), comment: z.string().nullish() }).nullish() })
    .nullish(),
});

/** A transaction of an account. */
export const transactionSchema = z.object({
  account: z.string(), // raw address
  hash: z.string().min(1).max(100), // base64
  lt: z.string().regex(/^\d{1,20}$/), // logical time: orders an account's transactions
  now: z.int().min(0), // s since epoch
  mc_block_seqno: z.int().nullish(), // block of the masterchain that has made it final
  emulated: z.boolean().nullish(), // foretold, not on the chain
  in_msg: messageSchema.nullish(),
  out_msgs: z.array(messageSchema),
});
export type TonTransaction = z.output<typeof transactionSchema>;

/** GET /api/v3/transactions?account=&start_utime= or start_lt= (inclusive)&limit=&sort=asc */
export const transactionsSchema = z.object({ transactions: z.array(transactionSchema) });
