import { z } from 'zod';
import { uuid } from '../ids.ts';
import { betHundredths, betSalt, placedBetAnswer, sharedLoadAnswer } from '../shared-round.contract.ts';

export const battleBetPayload = z.object({
  bet: betHundredths,
  team: z.enum(['red', 'blue']),
  requestId: uuid.optional(),
  salt: betSalt.optional(),
  roundId: uuid.optional(),
});
export type BattleBet = z.infer<typeof battleBetPayload>;

/** Pushed on channel `battle`: `updated`, `load`, `win`. */
export const battleCalls = {
  'battle.bet': { auth: true, cost: 'play', stakes: 'hundredths', payload: battleBetPayload, answer: placedBetAnswer },
  'battle.load': { auth: false, cost: 'look', payload: z.object({}), answer: sharedLoadAnswer },
} as const;
