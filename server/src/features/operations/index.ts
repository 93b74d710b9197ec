import { cashbox, jobs } from 'db';
import {
  operations as contract,
  type JobCondition,
  type JobRow,
  type operationsActs,
  type operationsCalls,
} from '../../../contract/features/operations.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { countOutsideCalls, type OutsideCalls } from '../../core/observability/outside-calls.ts';
import { courseStatesOf } from '../../core/payments/course-states.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const OVERDUE_INTERVALS = 3;
const SLACK_MS = 120_000; // a job is looked at once a minute, and takes its time

/** Judges a job by what is stored of it. */
export const conditionOf = (
  { everyMs, startedAt, succeededAt, failures }: Pick<JobRow, 'everyMs' | 'startedAt' | 'succeededAt' | 'failures'>,
  now: number,
): JobCondition => {
  if (failures > 0) return 'failing';
  const since = succeededAt ?? startedAt;
  if (since > 0 && now - since > OVERDUE_INTERVALS * everyMs + SLACK_MS) return 'overdue';
  return succeededAt === null ? 'new' : 'fine';
};

const createCalls = (
  { db, em, clock, metrics, log }: FeatureTools,
  outside: OutsideCalls,
): Handlers<typeof operationsCalls & typeof operationsActs> => ({
  'officeLive.now': {
    async handle() {
      const at = clock.now();
      const reader = em();
      const [play, rounds, figures, states] = await Promise.all([
        jobs.livePlay(db.pool),
        jobs.openRounds(db.pool),
        jobs.watchedFigures(db.pool),
        courseStatesOf(reader, at),
      ]);
      const courses = cashbox.courseRepository(reader);
      const watches = await courses.watches();
      const codes = [...(await courses.currencies()), ...(await courses.coins())].map(({ code }) => code);
      const { values } = await metrics.connections.get();
      return {
        at,
        connections: values.reduce((sum, { value }) => sum + value, 0),
        ...play,
        rounds,
        waiting: {
          withdrawals: figures.withdrawalsWaiting,
          oldestWithdrawalSeconds: Math.round(figures.oldestWithdrawal),
          payoutsDue: figures.payoutsDue,
          payoutsUnanswered: figures.payoutsUnanswered,
          logRounds: figures.logWaiting,
          letters: figures.mailWaiting,
          voidRounds: figures.voidRounds,
        },
        courses: codes.map((code) => ({
          code,
          seenAt: watches.get(code)?.seenAt || null,
          isPaused: states.pauseOf(code) !== undefined,
        })),
        outside: outside.recent(),
        jobs: (await jobs.jobStates(reader)).map(
          ({ name, everyMs, startedAt, succeededAt = null, failedAt = null, error = null, failures }) => ({
            name,
            everyMs,
            startedAt,
            succeededAt,
            failedAt,
            error,
            failures,
            condition: conditionOf({ everyMs, startedAt, succeededAt, failures }, at),
          }),
        ),
      };
    },
  },
  'officeLive.runJob': {
    async handle({ name }, { staff: { actorId } }) {
      if (!(await jobs.makeJobDue(em(), name))) throw new CallError(generalCodes.unknownCall);
      log.info({ job: name, actor: String(actorId) }, 'a job was made due by hand');
      return { success: true };
    },
  },
});

/** Shows an operator play, what waits, outside systems, courses and jobs. */
export const operations = defineFeature({
  contract,
  isReserved: true,
  open(tools) {
    const outside = countOutsideCalls(tools.metrics);
    return { calls: createCalls(tools, outside), close: () => outside.stop() };
  },
});
