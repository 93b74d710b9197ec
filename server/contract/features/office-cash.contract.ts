import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId } from '../ids.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';
import { coursePauses } from './cashbox-values.ts';
import { bankSchema, paymentSchema } from './cashbox.contract.ts';
import { MAX_BATCH } from './office-cash-values.ts';

export * from './office-cash-values.ts';

/** Refusals beside those of staff, 400 and 404 (no such payment or proposal). */
export const officeCashCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else was first, or its player cancelled it
  ownPayment: 'OWN_PAYMENT', // nobody decides on their own withdrawal
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  secondPerson: 'SECOND_PERSON', // it was approved by the same person before: another one must
  kept: 'KEPT', // its player is blocked, their withdrawals are, or a moderator has to look first
  notYet: 'NOT_YET', // its destination still waits
  proposalWaits: 'PROPOSAL_WAITS', // one proposal a subject
  taken: 'TAKEN', // a colleague looks at it: it is taken over first
  aboveBatch: 'ABOVE_BATCH', // two people decide it, or it is risky: it is looked at by itself
  screening: 'SCREENING', // screening has found its player, or has not answered about them
  funds: 'FUNDS_ASKED', // its player is asked where money comes from, and it does not go back to where deposits came from
  identity: 'IDENTITY_NEEDED', // its player's sums ask for a proof of identity, and none counts
  coursePaused: 'COURSE_PAUSED', // the course of a withdrawal may not be used now
} as const;

/** Lifetime of a claim on a withdrawal, ms. */
export const CLAIM_MS = 900_000;

/** Days of decisions that the risk's rules are judged by. */
export const RISK_DAYS = 180;

/** Why a withdrawal is refused: keys of the texts that its player reads. */
export const refusalReasons = ['details', 'documents', 'rules', 'duplicate', 'provider', 'other'] as const;

/** Points of the risk score that the page has words for, and the figures that they are filled in with. */
export const riskParams = {
  newDestination: [], // first used less than a week ago
  sharedDestination: ['count'], // other players
  sharedDevice: ['count'],
  sharedAddress: ['count'],
  pair: ['player', 'other', 'rounds', 'devices', 'addresses', 'destinations', 'percent'], // players who play against each other
  newAccount: ['days'],
  firstWithdrawal: [],
  notVerified: [],
  verificationRejected: [],
  littlePlay: ['percent'], // staked, of what was deposited
  aboveDeposits: ['times'], // withdrawn with this one, of what was deposited
  oneWin: ['percent'], // percent of the amount that the biggest win paid
  frequent: ['count'], // requests in a day
  securityChanged: ['hours'], // since a password or a second factor was changed
  restricted: [], // a break or self-exclusion
  excludedUnplayed: [], // excluded after a deposit that was not played through
  closedElsewhere: [], // asked for while play was closed, and not back to where deposits came from
  largeAmount: [],
  impossibleReactions: ['count'], // airdrops and quiz questions that were answered faster than a person can
  inStep: ['count'], // acts at the same moment as an account of the same device or network
  programBrowser: [], // a browser that says it is a program
  signInBurst: ['count'], // sign-ins in an hour
  captchaFailures: ['count'], // in a week
} as const satisfies Record<string, readonly string[]>;

/** Names of the risk's rules. */
export const riskKeys = Object.keys(riskParams) as (keyof typeof riskParams)[];

/** Points of each rule of the risk. Changed by four eyes. */
export const riskWeightsSchema = z.record(z.enum(riskKeys), z.int().min(0).max(100));

/** One point of the risk score and the fact behind it. `params`: figures of the text with this key. */
export const riskPointSchema = z.object({
  key: z.string(),
  points: z.int(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const queuedWithdrawalSchema = z.object({
  payment: paymentSchema,
  player: z.object({ userId: publicPlayerId, nick: z.string() }),
  risk: z.int(), // sum of the points
  approvals: z.array(z.object({ nick: z.string(), at: z.int() })),
  needsApprovals: z.int(), // 1, or 2 above the configured amount
  asked: z.boolean(), // documents were asked for, none has come since
  hasFailed: z.boolean(), // its provider did not pay: a person gives the money back
  takenBy: z.object({ nick: z.string(), until: z.int(), isOwn: z.boolean() }).nullable(), // colleague who works on it
});
export type QueuedWithdrawal = z.infer<typeof queuedWithdrawalSchema>;

/** Facts that a withdrawal is decided on. Amounts: base hundredths. */
export const withdrawalFactsSchema = z.object({
  queued: queuedWithdrawalSchema,
  isOwn: z.boolean(),
  isApprover: z.boolean(), // the caller has approved it: somebody else is the second person
  isBlocked: z.boolean(), // withdrawals of its player are blocked
  risk: z.array(riskPointSchema),
  deposits: z.object({ count: z.int(), total: minor, lastAt: z.int().nullable() }),
  withdrawals: z.object({ count: z.int(), total: minor }),
  wagering: z.object({ left: minor, counted: minor }),
  byGame: z.array(z.object({ game: z.string(), bets: z.int(), staked: minor, paid: minor })),
  rounds: z.array(z.object({ id: z.string(), game: z.string(), staked: minor, paid: minor, at: z.int() })), // the biggest wins
  shared: z.array(
    z.object({
      kind: z.enum(['device', 'address', 'destination']),
      players: z.array(z.object({ userId: publicPlayerId, nick: z.string() })),
    }),
  ),
  limits: z.object({ restriction: z.string().nullable(), until: z.int().nullable(), depositLimits: z.int() }),
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  destination: z.object({ value: z.string(), firstUsedAt: z.int().nullable(), paidBefore: z.int() }),
  trail: z.array(
    z.object({
      kind: z.string(),
      actor: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
      at: z.int(),
    }),
  ),
});
export type WithdrawalFacts = z.infer<typeof withdrawalFactsSchema>;

/** Rules of the desk. Amounts: base hundredths. Changed by four eyes. */
export const cashRulesSchema = z.object({
  twoPeopleFromMinor: minor.min(0),
  automaticBelowMinor: minor.min(0), // 0: nothing is approved automatically
  automaticMaxRisk: z.int().min(0).max(100),
  automaticPerDayMinor: minor.min(0), // limit of one player
  maxCoursePercent: z.int().min(1).max(100), // a course that jumps further suspends its currency or coin
  withdrawalBandPercent: z.int().min(0).max(50), // so far what arrives of a withdrawal may move until it is approved
});
export type CashRules = z.infer<typeof cashRulesSchema>;

/** Records that the house edits with four eyes: one row of the catalogue, or the rules. */
export const changeSubjects = ['payway', 'method', 'bank', 'rules', 'course', 'coin', 'risk'] as const;
export const cashChangeSchema = z.object({
  id: z.int(),
  subject: z.enum(changeSubjects),
  subjectId: z.int().nullable(), // null: a new row, or the rules
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  status: z.enum(['proposed', 'active', 'rejected']),
  author: z.string(), // nick
  isOwn: z.boolean(),
  reason: z.string(),
  createdAt: z.int(),
  decider: z.string().nullable(),
  decision: z.string(),
  decidedAt: z.int().nullable(),
});
export type CashChange = z.infer<typeof cashChangeSchema>;

/** Outcome of one of the withdrawals that were decided together. `problem`: why it was left, in the caller's language. */
export const batchLineSchema = z.object({
  id: z.int(),
  outcome: z.enum(['approved', 'asked', 'refused', 'left']),
  problem: z.string().nullable(),
});
export type BatchLine = z.infer<typeof batchLineSchema>;

const id = z.int().min(1).max(2_147_483_647);
const reason = z.string().trim().min(3).max(500);
const done = z.object({ success: z.literal(true) });
const days = z.object({ from: z.int(), to: z.int() }); // ms since epoch

export const officeCash = defineContract({
  calls: {
    ...forStaff('withdrawals', {
      'officeCash.queue': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ waiting: z.array(queuedWithdrawalSchema) }),
      },
      'officeCash.facts': { auth: true, cost: 'survey', payload: z.object({ id }), answer: withdrawalFactsSchema },
      'officeCash.approve': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, reason: reason.optional() }),
        answer: z.object({ isComplete: z.boolean(), isAskedAgain: z.boolean() }), // its player, because the price has moved
      },
      'officeCash.refuse': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, why: z.enum(refusalReasons), reason: reason.optional() }),
        answer: done,
      },
      /** Takes a withdrawal for CLAIM_MS, or for as long again. `isTakenOver`: from a colleague. */
      'officeCash.claim': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, isTakenOver: z.boolean() }),
        answer: z.object({ until: z.int() }),
      },
      'officeCash.release': { auth: true, cost: 'change', payload: z.object({ id }), answer: done },
      /** Decides several, one by one. Approves none that two people decide or that is risky. */
      'officeCash.decideTogether': {
        auth: true,
        cost: 'change',
        payload: z.object({
          ids: z.array(id).min(1).max(MAX_BATCH),
          isApproved: z.boolean(),
          why: z.enum(refusalReasons).optional(),
          reason: reason.optional(),
        }),
        answer: z.object({ lines: z.array(batchLineSchema) }),
      },
      /** The whole of where a withdrawal goes, which is sealed: the reason is in its trail, with who read it. */
      'officeCash.reveal': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, reason }),
        answer: z.object({ purse: z.string(), memo: z.string().nullable() }),
      },
      'officeCash.askDocuments': { auth: true, cost: 'change', payload: z.object({ id, reason }), answer: done },
      /**
       * Holds a player's withdrawals; releases them by two: the first one proposes it, another one who asks for the same within a
       * day does it.
       */
      'officeCash.block': {
        auth: true,
        cost: 'change',
        payload: z.object({ userId: publicPlayerId, isBlocked: z.boolean(), reason }),
        answer: z.object({ isDone: z.boolean() }), // false: proposed
      },
    }),
    ...forStaff('finances', {
      'officeCash.figures': {
        auth: true,
        cost: 'survey',
        payload: days,
        answer: z.object({
          days: z.array(z.object({ day: z.string(), deposits: minor, withdrawals: minor, fees: minor, ggr: minor })),
          // days with bets; `game`: the id of one of ours, or PROVIDER_GAME
          games: z.array(z.object({ day: z.string(), game: z.string(), staked: minor, paid: minor })),
          gameProviders: z.array(z.object({ provider: z.string(), staked: minor, paid: minor })), // their games
          liabilities: z.object({ real: minor, bonus: minor, held: minor }),
          providers: z.array(
            z.object({ provider: z.string(), received: minor, paidOut: minor, balance: minor }), // balance: of all time
          ),
        }),
      },
      /**
       * Deposits that nobody was credited with, payouts that a provider tells of after the money was given back, callbacks that
       * were refused, and what a provider's list and ours say differently.
       */
      'officeCash.loose': {
        auth: true,
        cost: 'survey',
        payload: z.object({}),
        answer: z.object({
          unmatched: z.array(
            z.object({
              id: z.int(),
              provider: z.string(),
              isConfirmed: z.boolean(), // false: it is on its way, and nobody's to give
              transaction: z.string(),
              reference: z.string(),
              nick: z.string().nullable(), // nick of the intended player; null: it matches nobody
              amount: z.string(),
              currency: z.string(),
              why: z.string(),
              at: z.int(),
            }),
          ),
          contradicted: z.array(
            z.object({
              line: z.string(), // its key, by which it is closed
              paymentId: z.int(),
              provider: z.string(),
              says: z.string(), // accepted, done or failed
              amount: z.string(),
              currency: z.string(),
              at: z.int(),
            }),
          ),
          callbacks: z.array(
            z.object({ id: z.int(), provider: z.string(), verdict: z.string(), address: z.string(), at: z.int() }),
          ),
          differences: z.array(
            z.object({
              line: z.string(), // its key, by which it is closed
              provider: z.string(),
              kind: z.string(),
              transaction: z.string(),
              theirs: z.string(),
              ours: z.string(),
              at: z.int(),
            }),
          ),
          reconciledAt: z.int().nullable(),
        }),
      },
      /** All that is edited with four eyes, and what waits for a second person. */
      'officeCash.catalogue': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({
          payways: z.array(z.record(z.string(), z.unknown())),
          methods: z.array(z.record(z.string(), z.unknown())),
          banks: z.array(bankSchema.extend({ isOn: z.boolean() })),
          courses: z.array(
            z.object({
              id: z.int(),
              name: z.string(),
              course: z.string(),
              at: z.int(), // when it came into force; 0: it is fixed, or the first one
              refused: z.string().nullable(), // later course of the source: it jumped too far
              paused: z.enum(coursePauses).nullable(), // why it may not be used
              isFixed: z.boolean(),
            }),
          ),
          coins: z.array(
            z.object({
              id: z.int(),
              name: z.string(), // its code
              course: z.string(),
              at: z.int(),
              refused: z.string().nullable(),
              paused: z.enum(coursePauses).nullable(),
            }),
          ),
          rules: cashRulesSchema,
          risk: riskWeightsSchema, // points of each rule, as they are in force
          changes: z.array(cashChangeSchema), // newest first
        }),
      },
      /** Outcome of the withdrawals that each rule spoke against in the last RISK_DAYS. */
      'officeCash.riskResults': {
        auth: true,
        cost: 'survey',
        payload: z.object({}),
        answer: z.object({
          results: z.array(
            z.object({
              key: z.enum(riskKeys),
              hits: z.int(),
              approved: z.int(),
              refused: z.int(),
              chargedBack: z.int(), // a deposit of their player was taken back by its provider
            }),
          ),
        }),
      },
      'officeCash.propose': {
        auth: true,
        cost: 'change',
        payload: z.object({
          subject: z.enum(changeSubjects),
          subjectId: id.nullable(),
          after: z.record(z.string(), z.unknown()),
          reason,
        }),
        answer: z.object({ id: z.int() }),
      },
      'officeCash.decide': {
        auth: true,
        cost: 'change',
        payload: z.object({ id, isApproved: z.boolean(), reason }),
        answer: done,
      },
    }),
  },
});

/** Pushed on channel `officeCash` to who watches the queue: it has changed. */
export const OFFICE_CASH_ROOM = 'office-cash';
