import { z } from 'zod';
import { publicPlayerId } from '../ids.ts';
import { limitsStateSchema } from '../limits.contract.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { grantSchema } from './bonus.contract.ts';
import { limitActs } from './office-players-values.ts';

const rowId = z.string().regex(/^\d{1,18}$/);

/** Something that a player, or a moderator, did to limits and breaks. */
export const limitActSchema = z.object({
  id: rowId,
  kind: z.enum(limitActs),
  details: z.record(z.string(), z.unknown()),
  actor: z.string().nullable(), // nick; null: the player
  at: z.int(), // ms since epoch
});
export type LimitAct = z.infer<typeof limitActSchema>;

export const playerStateCalls = forStaff('playerMoney', {
  /** Taken bonuses, the newest first. */
  'officePlayers.bonuses': {
    auth: true,
    cost: 'read',
    payload: z.object({ userId: publicPlayerId, cursor: rowId.optional() }),
    answer: z.object({
      deposits: z.object({ done: minor, of: minor }).nullable(), // stakes that deposits ask for; null: none is missing
      grants: z.array(grantSchema),
      cursor: rowId.nullable(),
    }),
  },
  /** Limits and breaks as they are now, and what was done to them, the newest first. */
  'officePlayers.limits': {
    auth: true,
    cost: 'read',
    payload: z.object({ userId: publicPlayerId, cursor: rowId.optional() }),
    answer: z.object({ state: limitsStateSchema, acts: z.array(limitActSchema), cursor: rowId.nullable() }),
  },
} as const);
