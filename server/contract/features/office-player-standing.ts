import { z } from 'zod';
import { publicPlayerId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { kycDocumentSchema } from './kyc.contract.ts';
import { riskPointSchema } from './office-cash.contract.ts';
import { supportQueues, supportStates, supportTopics } from './support-values.ts';

const at = z.int(); // ms since epoch
const person = z.object({ userId: publicPlayerId, nick: z.string() });
const player = z.object({ userId: publicPlayerId });
const rowId = z.string().regex(/^\d{1,18}$/);

/** Documents, VIP level and partners of a player. Null: not for the caller, or there is none. */
export const playerStandingSchema = z.object({
  documents: z
    .array(kycDocumentSchema.pick({ id: true, kind: true, status: true, expires: true, createdAt: true }))
    .nullable(),
  vip: z.object({
    level: z.int(),
    staked: minor.nullable(), // counted stakes, base hundredths
    next: z.object({ level: z.int(), needs: minor }).nullable(), // stakes that reach it
  }),
  invitedBy: person.extend({ at, tiedBy: z.string().nullable() }).nullable(), // tiedBy: a referral who counts no more
  partner: z.object({ level: z.int(), referrals: z.int(), tied: z.int() }).nullable(),
});
export type PlayerStanding = z.infer<typeof playerStandingSchema>;

/** A conversation of a player with the house, of a queue that the caller sees. */
export const playerConversationSchema = z.object({
  uid: uuid,
  topic: z.enum(supportTopics),
  queue: z.enum(supportQueues),
  state: z.enum(supportStates),
  rating: z.int().nullable(),
  createdAt: at,
});
export type PlayerConversation = z.infer<typeof playerConversationSchema>;

/** Reasons for suspicion. `cases`: null: not for the caller. */
export const playerRiskSchema = z.object({
  withdrawals: z.array(z.object({ id: z.int(), amount: minor, state: z.int(), at, points: z.array(riskPointSchema) })),
  account: z.array(riskPointSchema), // signs of a program, whatever the withdrawal
  cases: z
    .array(z.object({ id: z.int(), isOpen: z.boolean(), rules: z.array(z.string()), alerts: z.int(), openedAt: at }))
    .nullable(),
});
export type PlayerRisk = z.infer<typeof playerRiskSchema>;

/** An act of the staff on a player, or on a payment of theirs. */
export const playerActSchema = z.object({
  id: z.string(),
  kind: z.string(), // payment.approved and the like where it is about a payment
  actor: z.string(), // nick
  payment: z.int().nullable(),
  reason: z.string(), // '': none was given
  at,
});
export type PlayerAct = z.infer<typeof playerActSchema>;

export const playerStandingCalls = {
  ...forStaff('playerPages', {
    'officePlayers.standing': { auth: true, cost: 'read', payload: player, answer: playerStandingSchema },
  }),
  ...forStaff('supportDesk', {
    'officePlayers.conversations': {
      auth: true,
      cost: 'read',
      payload: player.extend({ cursor: rowId.optional() }),
      answer: z.object({ conversations: z.array(playerConversationSchema), cursor: rowId.nullable() }),
    },
  }),
  ...forStaff('playerRisk', {
    /** Judges the last withdrawals as they are now, and the account. */
    'officePlayers.risk': { auth: true, cost: 'survey', payload: player, answer: playerRiskSchema },
  }),
  ...forStaff('accounts', {
    'officePlayers.trail': {
      auth: true,
      cost: 'read',
      payload: player.extend({
        cursor: z
          .string()
          .regex(/^\d{1,18}:\d{1,18}$/)
          .optional(),
      }),
      answer: z.object({ acts: z.array(playerActSchema), cursor: z.string().nullable() }),
    },
  }),
} as const;
