import { z } from 'zod';
import { uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { takenSchema } from './taken.ts';

const none = z.object({});
const time = z.int(); // ms since epoch

/** A spin that was had: its round's page is /fairness/robbery/<round>. */
const lastSpin = z.object({
  round: uuid,
  sector: z.int(), // 0 to 7 clockwise
  amount: minor,
  status: takenSchema.shape.status,
  at: time,
});

/** Where a player stands with the robbery. */
export const robberyStateSchema = z.object({
  serverTime: time,
  availableSpinsPeriodicalBonus: z.int(), // 1: one can be had now
  timeActivatePeriodicalBonus: time, // when the next one can be had; 0: now
  statusId: z.int(), // the player's VIP level, which says what the sectors give
  needsCaptcha: z.boolean(),
  wagerTimes: z.int(), // so many times what is won is to be staked from the bonus balance
  days: z.int(), // until what is won lapses
  config: z.record(z.string(), z.unknown()), // of the draw, as the player's next spin pins it
  last: lastSpin.nullable(),
});
export type RobberyState = z.infer<typeof robberyStateSchema>;

/** A spin: the sectors that fell, and what they gave. */
export const robberySpinSchema = z.object({
  success: z.literal(true),
  fallenSectors: z.array(z.int()),
  timeActivatePeriodicalBonus: time,
  round: uuid,
  outcome: z.object({ prizeMinor: z.string(), sector: z.int() }),
  statusId: z.int(), // that counted
  config: z.record(z.string(), z.unknown()), // that the round pins
  taken: takenSchema,
});
export type RobberySpin = z.infer<typeof robberySpinSchema>;

/** The robbery: a spin every 24 hours. */
export const robberyRequests = {
  'bonus:loadPeriodicalBonuses': { auth: true, payload: none, data: robberyStateSchema },
  // asks for the spin that can be had now, which waits a few minutes to be started
  'bonus:activatePeriodicalBonus': {
    auth: true,
    rate: 'change',
    payload: z.object({ recaptchaToken: z.string().max(8192).optional() }),
    data: z.object({ success: z.literal(true), availableSpinsPeriodicalBonus: z.int() }),
  },
  'bonus:startPeriodicalBonus': { auth: true, rate: 'change', payload: none, data: robberySpinSchema },
} as const;
