import { z } from 'zod';
import { uuid } from '../ids.ts';
import { betHundredths, betSalt, placedBetAnswer, sharedLoadAnswer } from '../shared-round.contract.ts';

/** `sector`: 0 = x2, 1 = x3, 2 = x5, 3 = x30. */
export const wheelBetPayload = z.object({
  bet: betHundredths,
  sector: z.int(),
  requestId: uuid.optional(),
  salt: betSalt.optional(),
  roundId: uuid.optional(),
});
export type WheelBet = z.infer<typeof wheelBetPayload>;

/** random.org's signed answer for a round: posted as it is to its verification page. */
export const randomOrgDataSchema = z.object({
  random: z.looseObject({ data: z.array(z.int()) }),
  signature: z.string(),
});

/** Pushed on channel `wheelOfFortune`: `update`, `load`, `loadBeforeGames`, `win`, `balance`, `error`. */
export const wheelCalls = {
  'wheelOfFortune.bet': {
    auth: true,
    cost: 'play',
    stakes: 'hundredths',
    payload: wheelBetPayload,
    answer: placedBetAnswer,
  },
  'wheelOfFortune.load': { auth: false, cost: 'look', payload: z.object({}), answer: sharedLoadAnswer },
} as const;
