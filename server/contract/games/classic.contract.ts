import { z } from 'zod';
import { uuid } from '../ids.ts';
import { betHundredths, betSalt, placedBetAnswer, sharedLoadAnswer } from '../shared-round.contract.ts';

export const classicBetPayload = z.object({
  bet: betHundredths,
  requestId: uuid.optional(),
  salt: betSalt.optional(),
  roundId: uuid.optional(),
});
export type ClassicBet = z.infer<typeof classicBetPayload>;

/** Pushed on channel `classic`: `updated`, `load`, `win`. */
export const classicCalls = {
  'classic.bet': {
    auth: true,
    cost: 'play',
    stakes: 'hundredths',
    payload: classicBetPayload,
    answer: placedBetAnswer,
  },
  'classic.load': { auth: false, cost: 'look', payload: z.object({}), answer: sharedLoadAnswer },
} as const;
