import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import { forStaff } from '../staff.contract.ts';

const at = z.number(); // ms since epoch

/** Condition of a recurring job: it works, its last run failed, or it has not succeeded for three of its intervals. */
export const jobConditions = ['fine', 'failing', 'overdue', 'new'] as const;
export type JobCondition = (typeof jobConditions)[number];

/** A recurring job of all processes. */
export const jobSchema = z.object({
  name: z.string(), // area.job
  everyMs: z.int(),
  startedAt: at, // begin of the last run
  succeededAt: at.nullable(),
  failedAt: at.nullable(),
  error: z.string().nullable(), // why the last run failed
  failures: z.int(), // in a row
  condition: z.enum(jobConditions),
});
export type JobRow = z.infer<typeof jobSchema>;

/** An outside system as the answering process has found it within ten minutes. */
export const outsideSchema = z.object({
  host: z.string(),
  asked: z.int(),
  failed: z.int(), // without an answer, or with a status from 500 on
  slowestMs: z.int(),
  lastAt: at, // last answer or failure
});

const liveSchema = z.object({
  at, // time of the answer
  connections: z.int(), // open at the process that answers
  players: z.int(), // players who bet within the last minute, on any process
  bets: z.int(), // within the last minute
  stakedMinor: minor, // their stakes in base hundredths: real money alone
  rounds: z.array(z.object({ game: z.string(), state: z.string(), openedAt: at })), // shared rounds that are not over
  waiting: z.object({
    withdrawals: z.int(),
    oldestWithdrawalSeconds: z.int(),
    payoutsDue: z.int(),
    payoutsUnanswered: z.int(),
    logRounds: z.int(), // rounds that are not in the transparency log yet; 10,000 at most
    letters: z.int(),
    voidRounds: z.int(), // within the last hour
  }),
  courses: z.array(z.object({ code: z.string(), seenAt: at.nullable(), isPaused: z.boolean() })),
  outside: z.array(outsideSchema),
  jobs: z.array(jobSchema),
});

export const operationsCalls = forStaff('operations', {
  /** Play, what waits, outside systems, courses and jobs. */
  'officeLive.now': { auth: true, cost: 'read', payload: z.object({}), answer: liveSchema },
});

export const operationsActs = forStaff('jobs', {
  /** Runs a job at the next turn of any process, a minute at the latest. Code 404: there is none of this name. */
  'officeLive.runJob': {
    auth: true,
    cost: 'change',
    payload: z.object({ name: z.string().max(100) }),
    answer: z.object({ success: z.literal(true) }),
  },
});

/** Figures and acts of an operator. */
export const operations = defineContract({ calls: { ...operationsCalls, ...operationsActs } });
