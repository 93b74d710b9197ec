import { z } from 'zod';

/**
 * What a refused call answers as its first callback argument. `code` is the catalogue's, a number or a name,
 * and is the dictionary key; `msg` is in the caller's language; `field` names what was wrong with a payload;
 * `limit` is what the catalogue appends: an amount in units of the player's currency, as decimal text.
 */
export const callErrorSchema = z.object({
  code: z.union([z.int(), z.string()]),
  msg: z.string(),
  field: z.string().optional(),
  limit: z.string().optional(),
  currency: z.string().optional(),
  restBets: z.string().optional(), // what is left to be staked before a withdrawal, in units of `currency`
  debit: z.string().optional(), // what a withdrawal would take from the balance now, in units of `currency`
  arrives: z.string().optional(), // what would arrive of it, with its unit: "0.0105 BTC"
  until: z.int().nullable().optional(), // ms since epoch: from when on it may be tried again; null: never
  status: z.string().optional(), // of a version of a config
  version: z.int().optional(), // of a config
  requestId: z.string().optional(),
  retryAfterMs: z.int().optional(),
});
export type CallErrorBody = z.infer<typeof callErrorSchema>;
