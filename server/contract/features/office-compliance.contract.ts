import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { gameId, publicPlayerId, uuid, versionNumber } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';
import { amlRules, amlThresholdsSchema } from './aml-thresholds.ts';
import {
  caseDecisions,
  caseOwners,
  caseStatuses,
  fundsDays,
  hitDecisions,
  hitKinds,
  MAX_DEADLINE_DAYS,
  MAX_FUNDS_WORDS,
} from './compliance-values.ts';

export * from './aml-thresholds.ts';
export * from './compliance-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such case, account or version). */
export const officeComplianceCodes = {
  notFound: 404,
  gone: 'GONE', // decided by somebody else
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own thresholds
  proposalWaits: 'PROPOSAL_WAITS', // other thresholds wait already
  unchanged: 'UNCHANGED', // these thresholds are in force
  caseOpen: 'CASE_OPEN', // the player has an open case
  fundsAsked: 'FUNDS_ASKED', // a proof of funds is asked for already
  fundsOver: 'FUNDS_OVER', // it is no longer asked for
  hitOver: 'HIT_OVER', // somebody has decided on this entry, or it is none of the player’s
  notOwn: 'NOT_OWN', // the payment or round is not the player's
  protectedAccount: 'PROTECTED_ACCOUNT', // an account of the staff
} as const;

const person = z.object({ userId: publicPlayerId, nick: z.string() });

/** A player's case. Times: ms since epoch. */
export const listedCaseSchema = z.object({
  id: z.int(),
  player: person,
  status: z.enum(['open', 'decided']),
  rules: z.array(z.enum(amlRules)), // rules of its alerts
  alerts: z.int(),
  owner: z.string().nullable(), // nick
  openedAt: z.int(),
  deadlineAt: z.int(),
  decision: z.enum(caseDecisions).nullable(),
  decidedAt: z.int().nullable(),
});
export type ListedCase = z.infer<typeof listedCaseSchema>;

/** Something that a case rests on. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('payment'),
    number: z.int(),
    isDeposit: z.boolean(),
    state: z.int(),
    base: minor, // base hundredths
    at: z.int(),
  }),
  z.object({ kind: z.literal('round'), game: z.string(), id: uuid }),
  z.object({ kind: z.literal('player'), player: person }),
]);
export type CaseEvidence = z.infer<typeof evidenceSchema>;

export const caseAlertSchema = z.object({
  id: z.int(),
  rule: z.enum(amlRules),
  rulesVersion: z.int(), // 0: the program's thresholds
  facts: z.record(z.string(), z.union([z.number(), z.string()])),
  evidence: z.array(evidenceSchema),
  at: z.int(),
});
export type CaseAlert = z.infer<typeof caseAlertSchema>;

export const caseEventKinds = [
  'opened',
  'alerted',
  'taken',
  'released',
  'noted',
  'deadline',
  'evidence',
  'decided',
  'exported',
  'fundsAsked',
  'fundsSent',
  'fundsAccepted',
  'fundsRefused',
  'fundsLate',
  'fundsWithdrawn',
  'hitDecided',
] as const;

const caseEventSchema = z.object({
  id: z.string(),
  kind: z.enum(caseEventKinds),
  actor: z.string().nullable(), // nick; null: a rule
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  evidence: evidenceSchema.nullable(),
  at: z.int(),
});

/** A case with all that is needed to decide it. */
export const complianceCaseSchema = listedCaseSchema.extend({
  reason: z.string(), // the decider's
  decider: z.string().nullable(), // nick
  isMine: z.boolean(), // the caller is its owner
  isConcerned: z.boolean(), // it is about the caller or somebody who is their person: others decide
  /** The newest request for a proof of funds. */
  funds: z
    .object({
      words: z.string(),
      askedAt: z.int(),
      deadlineAt: z.int(),
      isLate: z.boolean(),
      closedAt: z.int().nullable(),
      sent: z.int(), // proofs that wait for a review
    })
    .nullable(),
  /** Entries of lists that may be the player, the newest first. */
  hits: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(hitKinds),
      list: z.string(),
      reference: z.string(),
      name: z.string(), // as the list has it
      score: z.int(), // likeness, percent
      at: z.int(),
      decision: z.enum(hitDecisions).nullable(),
      reason: z.string(),
    }),
  ),
  /** The name and birth by which the player is looked up; null: not yet. */
  screened: z.object({ name: z.string(), born: z.string(), checkedAt: z.int().nullable() }).nullable(),
  alertList: z.array(caseAlertSchema), // the newest first
  events: z.array(caseEventSchema), // the newest first
});
export type ComplianceCase = z.infer<typeof complianceCaseSchema>;

export const amlVersionSchema = z.object({
  version: z.int(),
  thresholds: amlThresholdsSchema,
  status: z.enum(['proposed', 'active', 'retired', 'rejected']),
  author: z.string(),
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  at: z.int(),
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type AmlVersion = z.infer<typeof amlVersionSchema>;

const account = z.string().trim().min(1).max(64); // a whole nickname, login or public id
const id = versionNumber;
const done = z.object({ success: z.literal(true) });

export const officeCompliance = defineContract({
  calls: {
    ...forStaff('compliance', {
      'officeCompliance.cases': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          status: z.enum(caseStatuses),
          rule: z.enum(amlRules).optional(),
          owner: z.enum(caseOwners).optional(),
          player: account.optional(),
          cursor: z.int().min(0).max(100_000).optional(),
        }),
        answer: z.object({ cases: z.array(listedCaseSchema), cursor: z.int().nullable() }),
      },
      'officeCompliance.case': {
        auth: true,
        cost: 'survey',
        payload: z.object({ id }),
        answer: z.object({ case: complianceCaseSchema }),
      },
      /** Thresholds in force (version 0: the program's), and the newest versions. */
      'officeCompliance.rules': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({
          version: z.int(),
          thresholds: amlThresholdsSchema,
          versions: z.array(amlVersionSchema),
        }),
      },
    }),
    ...forStaff('complianceActs', {
      'officeCompliance.openCase': {
        auth: true,
        cost: 'change',
        payload: z.object({ player: account, reason }),
        answer: z.object({ id: z.int() }),
      },
      /** Makes the caller the owner, or nobody. */
      'officeCompliance.take': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, isTaken: z.boolean() }),
        answer: done,
      },
      'officeCompliance.note': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, text: reason }),
        answer: done,
      },
      'officeCompliance.moveDeadline': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, days: z.int().min(1).max(MAX_DEADLINE_DAYS), reason }),
        answer: done,
      },
      'officeCompliance.addEvidence': {
        auth: true,
        cost: 'change',
        payload: z.object({
          id,
          evidence: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('payment'), number: versionNumber }),
            z.object({ kind: z.literal('round'), game: gameId, round: uuid }),
          ]),
          reason,
        }),
        answer: done,
      },
      /** Asks the player where money comes from. `words`: what they read; `days`: until the deadline. */
      'officeCompliance.askFunds': {
        auth: true,
        cost: 'change',
        payload: z.object({
          id,
          words: z.string().trim().min(10).max(MAX_FUNDS_WORDS),
          days: z.int().min(fundsDays.min).max(fundsDays.max),
        }),
        answer: done,
      },
      /** Decides whether an entry of a list is the player. */
      'officeCompliance.decideHit': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, hit: versionNumber, decision: z.enum(hitDecisions), reason }),
        answer: done,
      },
      'officeCompliance.withdrawFunds': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, reason }),
        answer: done,
      },
      'officeCompliance.decide': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, decision: z.enum(caseDecisions), reason }),
        answer: done,
      },
      /** The case as a file for a regulator, signed: Ed25519 over the bytes of `report`. */
      'officeCompliance.export': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, reason }),
        answer: z.object({
          report: z.string(), // JSON
          signature: z.string(), // base64
          publicKey: z.string(), // base64, raw
          csv: z.string(), // the evidence
        }),
      },
      'officeCompliance.proposeRules': {
        auth: true,
        cost: 'change',
        payload: z.object({ thresholds: amlThresholdsSchema, reason }),
        answer: z.object({ version: z.int() }),
      },
      'officeCompliance.decideRules': {
        auth: true,
        cost: 'change',
        payload: z.object({ version: id, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
  },
});
