import { z } from 'zod';
import { uuid } from '../ids.ts';
import { amountInUnits, minor } from '../money.ts';
import { soloProofSchema } from '../solo-receipt.contract.ts';

/** Percent on the bar: 1 to 99 with at most two decimals, as a number or a decimal text. */
const percent = z.union([z.string().max(8), z.number()]);

export const dicePlayPayload = z.object({
  bet: amountInUnits, // units of the chosen currency
  percent,
  bet_type: z.enum(['less', 'more']),
  requestId: uuid.optional(),
});
export type DicePlay = z.infer<typeof dicePlayPayload>;

/** A settled bet. A lost one is a success with `win: false`, code 2 and its message. Amounts are base hundredths. */
export const dicePlayAnswer = z.object({
  success: z.literal(true),
  win: z.boolean(),
  winAmount: minor, // payout, 0 for a loss
  number: z.int(), // the roll, 0 … 9999
  transaction_id: uuid, // the round's id too
  balance: minor, // balance of the account that staked
  stakeMinor: minor, // stake in base hundredths
  nonce: z.int(),
  serverSeedHash: z.string(),
  at: z.int(),
  receipt: soloProofSchema,
  code: z.literal(2).optional(),
  msg: z.string().optional(),
});
export type DicePlayAnswer = z.infer<typeof dicePlayAnswer>;

export const diceCalls = {
  'dice.play': { auth: true, cost: 'play', stakes: 'units', payload: dicePlayPayload, answer: dicePlayAnswer },
} as const;
