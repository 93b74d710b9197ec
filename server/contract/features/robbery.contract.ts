import { z } from 'zod';
import { uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { drawReceiptSchema } from '../solo-receipt.contract.ts';
import { takenSchema } from './taken.ts';

const none = z.object({});
const time = z.int(); // ms since epoch

/** A past spin; its round page is /fairness/robbery/<round>. */
const lastSpin = z.object({
  round: uuid,
  sector: z.int(), // 0 to 7 clockwise
  amount: minor,
  status: takenSchema.shape.status,
  at: time,
});

/** A player's state of the robbery. */
export const robberyStateSchema = z.object({
  serverTime: time,
  availableSpinsPeriodicalBonus: z.int(), // 1: one is available now
  timeActivatePeriodicalBonus: time, // time until the next one; 0: now
  statusId: z.int(), // the player's VIP level, which selects the prizes
  needsCaptcha: z.boolean(),
  wagerTimes: z.int(), // wagering requirement, as a multiple of the prize
  days: z.int(), // until the prize expires
  config: z.record(z.string(), z.unknown()), // config of the draw, for the player's next spin
  last: lastSpin.nullable(),
});
export type RobberyState = z.infer<typeof robberyStateSchema>;

/** The result of a spin. */
export const robberySpinSchema = z.object({
  success: z.literal(true),
  fallenSectors: z.array(z.int()),
  timeActivatePeriodicalBonus: time,
  round: uuid,
  outcome: z.object({ prizeMinor: z.string(), sector: z.int() }),
  statusId: z.int(), // at the time of the spin
  config: z.record(z.string(), z.unknown()), // config of the round
  taken: takenSchema,
  receipt: drawReceiptSchema,
});
export type RobberySpin = z.infer<typeof robberySpinSchema>;

/** The robbery: a spin every 24 hours. */
export const robberyRequests = {
  'bonus:loadPeriodicalBonuses': { auth: true, cost: 'read', payload: none, data: robberyStateSchema },
  // reserves the available spin, to be started within a few minutes
  'bonus:activatePeriodicalBonus': {
    auth: true,
    cost: 'change',
    payload: z.object({ recaptchaToken: z.string().max(8192).optional() }),
    data: z.object({ success: z.literal(true), availableSpinsPeriodicalBonus: z.int() }),
  },
  'bonus:startPeriodicalBonus': { auth: true, cost: 'change', payload: none, data: robberySpinSchema },
} as const;
