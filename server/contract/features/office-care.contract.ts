import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { careSignalNames, MAX_CARE_LEVEL, type CareSignals } from './care-levels.ts';
import { careBreaks, interventionKinds } from './compliance-values.ts';

export * from './care-levels.ts';

/** Refusals beside those of staff, 400 and 404 (no such account). */
export const officeCareCodes = {
  notFound: 404,
  excluded: 'PLAYER_EXCLUDED', // self-excluded players are left alone
  breakNotLonger: 'BREAK_RUNS', // a break runs that lasts as long
  protectedAccount: 'PROTECTED_ACCOUNT', // an account of the staff
} as const;

const signals = z.object(
  Object.fromEntries(careSignalNames.map((name) => [name, z.int()])) as Record<keyof CareSignals, z.ZodInt>,
);
const level = z.int().min(0).max(MAX_CARE_LEVEL);
const person = z.object({ userId: publicPlayerId, nick: z.string() });
const play = z.object({ staked: minor, lost: minor, deposited: minor }); // base hundredths

/** A player with signs of harm. Times: ms since epoch. */
export const carePlayerSchema = z.object({
  player: person,
  level,
  signals,
  changedAt: z.int(),
  last: z.object({ kind: z.enum(interventionKinds), at: z.int() }).nullable(),
  isExcluded: z.boolean(),
});
export type CarePlayer = z.infer<typeof carePlayerSchema>;

export const interventionSchema = z.object({
  id: z.int(),
  kind: z.enum(interventionKinds),
  level, // level of the player then
  actor: z.string(),
  reason: z.string(),
  at: z.int(),
  effects: z.array(z.object({ days: z.int(), before: play, after: play })), // the day of the act belongs to neither side
});
export type Intervention = z.infer<typeof interventionSchema>;

export const careMonthSchema = z.object({
  month: z.string(), // 2026-01, in Moscow
  excluded: z.int(), // self-exclusions that began
  breaks: z.int(),
  limits: z.int(), // limits that players set
  interventions: z.int(),
  complaints: z.int(), // registered
  upheld: z.int(), // answered for the player, in full or in part
});
export type CareMonth = z.infer<typeof careMonthSchema>;

export const officeCare = defineContract({
  calls: {
    ...forStaff('compliance', {
      'officeCare.players': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          level: z.int().min(1).max(MAX_CARE_LEVEL).optional(), // at least this
          cursor: z.int().min(0).max(100_000).optional(),
        }),
        answer: z.object({ players: z.array(carePlayerSchema), cursor: z.int().nullable() }),
      },
      'officeCare.player': {
        auth: true,
        cost: 'survey',
        payload: z.object({ userId: publicPlayerId }),
        answer: z.object({
          player: person,
          level,
          signals: signals.nullable(), // null: never counted
          computedAt: z.int().nullable(),
          isExcluded: z.boolean(),
          isConcerned: z.boolean(), // it is the caller's person: others act
          interventions: z.array(interventionSchema), // the newest first
        }),
      },
      /** Figures by month, for a regulator: the last twelve months. */
      'officeCare.returns': {
        auth: true,
        cost: 'survey',
        payload: z.object({}),
        answer: z.object({ months: z.array(careMonthSchema) }),
      },
    }),
    ...forStaff('complianceActs', {
      'officeCare.intervene': {
        auth: true,
        cost: 'change',
        payload: z
          .object({
            userId: publicPlayerId,
            kind: z.enum(interventionKinds),
            lasts: z.enum(careBreaks).optional(), // length of a break
            reason,
          })
          .refine(({ kind, lasts }) => (kind === 'break') === (lasts !== undefined), { path: ['lasts'] }),
        answer: z.object({ id: z.int() }),
      },
    }),
  },
});
