import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { roles, type Right } from '../staff-rights.ts';
import { accountEventSchema } from './moderation.contract.ts';

/** Refusals beside those of staff, 400 and 404 (no such account or proposal). */
export const officeStaffCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else decided before
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  ownRole: 'OWN_ROLE', // nobody is the second person to a role of their own
  proposalWaits: 'PROPOSAL_WAITS', // the same change waits already
  unchanged: 'UNCHANGED', // the account has the role already, or does not have it
  blocked: 'BLOCKED_ACCOUNT', // a blocked account gets no role
  funded: 'HAS_BALANCE', // there is money on the account, and the staff keep none
} as const;

/** Somebody who works here. Times: ms since epoch. */
export const staffPersonSchema = z.object({
  userId: publicPlayerId,
  nick: z.string(),
  login: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  hasTwoFactor: z.boolean(),
  isBlocked: z.boolean(),
  isOwn: z.boolean(), // the caller
  lastSignInAt: z.int().nullable(),
  sessions: z.int(), // live ones
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** A role that somebody is to get or to lose, by two administrators. */
export const roleProposalSchema = z.object({
  id: z.int(),
  userId: publicPlayerId,
  nick: z.string(),
  role: z.enum(roles),
  isGranted: z.boolean(),
  status: z.enum(['proposed', 'approved', 'rejected']),
  author: z.string(), // nick
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  at: z.int(),
  decider: z.string().nullable(), // nick; null: it waits, or the shell was the second person
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type RoleProposal = z.infer<typeof roleProposalSchema>;

/** An act of the staff on an account, which may be their own, on a payment, or on money that is nobody's yet. */
export const staffEventSchema = accountEventSchema.extend({
  subject: z.string().nullable(),
  subjectId: publicPlayerId.nullable(),
  paymentId: z.int().nullable(),
});

/** A mark in the trail of the staff: ids of its two sources. */
export const STAFF_TRAIL_MARK = /^\d{1,18}-\d{1,18}$/;
export type StaffEvent = z.infer<typeof staffEventSchema>;

/** Things that wait for somebody of the staff, each with the right that it takes; alarms come last. */
export const waitingRights = {
  withdrawals: 'withdrawals',
  documents: 'documents',
  matches: 'accounts',
  loose: 'finances',
  wins: 'providerRounds',
  bonuses: 'bonusDecisions',
  reports: 'chat',
  bids: 'partners',
  orders: 'partners',
  cashChanges: 'finances',
  looseActs: 'finances',
  months: 'finances',
  unblocks: 'accounts',
  releases: 'withdrawals',
  factors: 'secondFactors',
  bonusChanges: 'bonusRules',
  gameRules: 'gameCatalogue',
  schedules: 'bonusRules',
  cases: 'complianceActs',
  amlRules: 'complianceActs',
  complaints: 'complianceActs',
  care: 'complianceActs',
  marketingLetters: 'marketing',
  marketingPosts: 'marketing',
  roles: 'staff',
  bounds: 'boundsRules',
  versions: 'studio',
  differences: 'finances',
  jobs: 'operations',
} as const satisfies Record<string, Right>;
export const waitingKinds = Object.keys(waitingRights) as (keyof typeof waitingRights)[];
export type WaitingKind = (typeof waitingKinds)[number];

/** Acts on a player that wait for a second person, who does them on the player's page; each with the right that it takes. */
export const waitingActRights = {
  'account.unblock': 'accounts',
  'withdrawals.release': 'withdrawals',
  'second_factor.off': 'secondFactors',
} as const satisfies Record<string, Right>;
export const waitingActKinds = Object.keys(waitingActRights) as (keyof typeof waitingActRights)[];
export type WaitingActKind = (typeof waitingActKinds)[number];

const waitingActSchema = z.object({
  kind: z.enum(waitingActKinds),
  userId: publicPlayerId,
  nick: z.string(),
  author: z.string(), // nick
  reason: z.string(),
  at: z.int(), // ms since epoch
});
export type WaitingAct = z.infer<typeof waitingActSchema>;

const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  count: z.int(), // 1000: as many, or more
  oldestAt: z.int(), // ms since epoch
});

const id = z.int().min(1).max(2_147_483_647);
const account = z.string().trim().min(1).max(64); // a whole nickname, login or public id
const done = z.object({ success: z.literal(true) });

export const officeStaff = defineContract({
  calls: {
    ...forStaff('office', {
      /** Lists by the caller's rights what waits for them; their own proposals wait for others. */
      'officeStaff.waiting': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ waiting: z.array(waitingSchema), acts: z.array(waitingActSchema) }), // acts: the oldest first
      },
    }),
    ...forStaff('staff', {
      'officeStaff.people': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ people: z.array(staffPersonSchema), proposals: z.array(roleProposalSchema) }),
      },
      /** Acts of everybody who works here, the newest first, from a mark on. */
      'officeStaff.trail': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          actor: account.optional(),
          subject: account.optional(),
          kind: z.string().trim().min(1).max(64).optional(),
          cursor: z.string().regex(STAFF_TRAIL_MARK).optional(),
        }),
        answer: z.object({ events: z.array(staffEventSchema), cursor: z.string().nullable() }),
      },
      'officeStaff.propose': {
        auth: true,
        cost: 'change',
        payload: z.object({ account, role: z.enum(roles), isGranted: z.boolean(), reason }),
        answer: z.object({ id: z.int() }),
      },
      'officeStaff.decide': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, isApproved: z.boolean(), reason }),
        answer: done,
      },
      'officeStaff.endSessions': {
        auth: true,
        cost: 'change',
        payload: z.object({ userId: publicPlayerId, reason }),
        answer: z.object({ ended: z.int() }),
      },
    }),
  },
});
