import { z } from 'zod';

/**
 * First callback argument of a refused call. `code` is the catalogue's, a number or a name, and is the dictionary key;
 * `msg` is in the caller's language; `field` names the wrong part of a payload; `limit` is what the catalogue appends:
 * an amount in units of the player's currency, as decimal text.
 */
export const callErrorSchema = z.object({
  code: z.union([z.int(), z.string()]),
  msg: z.string(),
  field: z.string().optional(),
  limit: z.string().optional(),
  currency: z.string().optional(),
  restBets: z.string().optional(), // left to stake before a withdrawal, in units of `currency`
  debit: z.string().optional(), // amount that a withdrawal would take from the balance now, in units of `currency`
  arrives: z.string().optional(), // amount that would arrive, with its unit: "0.0105 BTC"
  until: z.int().nullable().optional(), // ms since epoch: from when on it may be tried again; null: never
  status: z.string().optional(), // status of a config's version
  version: z.int().optional(), // version of a config
  rounds: z.int().optional(), // rounds of a config's trials
  players: z.int().optional(), // players of them
  hours: z.int().optional(), // hours of them
  requestId: z.string().optional(),
  retryAfterMs: z.int().optional(),
});
export type CallErrorBody = z.infer<typeof callErrorSchema>;
