import { z } from 'zod';
import { gameId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { bonusAccount } from './taken.ts';
import { grantStatuses } from './bonus-values.ts';
import { paymentStates } from './cashbox-values.ts';
import { historyMoney } from './history-values.ts';

const at = z.int(); // ms since epoch

/** The thing that a conversation is about, as a small card. `ref` names it to the calls of support. */
export const supportCardSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    ref: z.string(), // its number
    isWithdrawal: z.boolean(),
    amount: minor, // hundredths of `currency`
    currency: z.string(),
    payway: z.string(),
    state: z.enum(paymentStates),
    at,
  }),
  z.object({
    kind: z.literal('round'),
    ref: uuid,
    game: gameId,
    money: z.enum(historyMoney),
    stakeMinor: minor, // all bets of the player in it
    payoutMinor: minor,
    isOver: z.boolean(),
    at,
  }),
  z.object({
    kind: z.literal('bonus'),
    ref: z.string(),
    bonus: z.string(), // id of its declaration
    account: bonusAccount,
    amount: minor, // hundredths of the account's unit
    status: z.enum(grantStatuses),
    at,
  }),
  z.object({ kind: z.literal('error'), ref: z.string() }), // the code or number that an error was shown with
]);
export type SupportCard = z.infer<typeof supportCardSchema>;
