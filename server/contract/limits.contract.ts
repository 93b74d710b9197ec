import { z } from 'zod';
import {
  closureKinds,
  LIMIT_MINOR,
  limitKinds,
  limitPeriods,
  REALITY_CHECK_MINUTES,
  selfExclusions,
  SESSION_MINUTES,
  timeOuts,
  type LimitKind,
  type LimitPeriod,
} from './limit-values.ts';
import { minor } from './money.ts';

/** A limit as its player sees it. `amount` and `used`: base hundredths; of a session, minutes. */
export const limitSchema = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: minor,
  used: minor, // in the present period
  resetsAt: z.int(), // ms since epoch: when the present period ends
  // requested limit (null: none), and the times between which the player may confirm it
  pending: z.object({ amount: minor.nullable(), at: z.int(), until: z.int() }).nullable(),
});
export type Limit = z.infer<typeof limitSchema>;

/** Why play is closed to a player. `until`: ms since epoch; null: it does not end by itself. */
export const restrictionSchema = z.object({ kind: z.enum(closureKinds), until: z.int().nullable() });
export type RestrictionState = z.infer<typeof restrictionSchema>;

/** Everything that a player has laid on themselves. */
export const limitsStateSchema = z.object({
  serverTime: z.int(), // ms since epoch
  limits: z.array(limitSchema),
  minutesToday: z.int(), // with a page of ours open
  restriction: restrictionSchema.nullable(),
  realityCheckMinutes: z.int().nullable(), // null: off
});
export type LimitsState = z.infer<typeof limitsStateSchema>;

/** Figures of a reality check for the present stay. Real money, base hundredths. */
export const realityCheckAnswer = z.object({
  sinceMs: z.int(), // ms since epoch: when the stay began
  serverTime: z.int(),
  stakedMinor: minor,
  paidMinor: minor,
});
export type RealityCheck = z.infer<typeof realityCheckAnswer>;

const isRange = ({ kind, amount }: { kind: LimitKind; amount: number | null }): boolean => {
  if (amount === null) return true;
  const { min, max } = kind === 'session' ? SESSION_MINUTES : LIMIT_MINOR;
  return amount >= min && amount <= max;
};

const key = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };
const isSessionOfDay = ({ kind, period }: { kind: LimitKind; period: LimitPeriod }): boolean =>
  kind !== 'session' || period === 'day';
const sessionPeriod = { path: ['period'], message: 'a session is limited by the day' };

/** Calls of the page of limits. Each answers the state after it. */
export const limitsCalls = {
  'limits.load': { auth: true, cost: 'read', payload: z.object({}), answer: limitsStateSchema },
  // a first or a lower amount counts at once, a higher one and null (no limit) once confirmed, 24 hours later or more
  'limits.set': {
    auth: true,
    cost: 'change',
    payload: z
      .object({ ...key, amount: minor.nullable() })
      .refine(isSessionOfDay, sessionPeriod)
      .refine(isRange, { path: ['amount'], message: 'out of range' }),
    answer: limitsStateSchema,
  },
  'limits.cancelPending': {
    auth: true,
    cost: 'change',
    payload: z.object(key).refine(isSessionOfDay, sessionPeriod),
    answer: limitsStateSchema,
  },
  'limits.confirmPending': {
    auth: true,
    cost: 'change',
    payload: z.object(key).refine(isSessionOfDay, sessionPeriod),
    answer: limitsStateSchema,
  },
  'limits.timeOut': {
    auth: true,
    cost: 'change',
    payload: z.object({ for: z.enum(timeOuts) }),
    answer: limitsStateSchema,
  },
  'limits.selfExclude': {
    auth: true,
    cost: 'change',
    payload: z.object({ for: z.enum(selfExclusions) }),
    answer: limitsStateSchema,
  },
  // back to play after a self-exclusion that is over
  'limits.comeBack': { auth: true, cost: 'change', payload: z.object({}), answer: limitsStateSchema },
  'limits.setRealityCheck': {
    auth: true,
    cost: 'change',
    payload: z.object({ minutes: z.literal(REALITY_CHECK_MINUTES).nullable() }),
    answer: limitsStateSchema,
  },
  'limits.realityCheck': { auth: true, cost: 'read', payload: z.object({}), answer: realityCheckAnswer },
} as const;
