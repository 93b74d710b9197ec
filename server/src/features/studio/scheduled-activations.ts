import { dueSchedules, refuseSchedule, type DueSchedule } from 'db';
import { rolesWith } from '../../../contract/staff-rights.ts';
import { MAX_SCHEDULE_DELAY_MS, type ScheduleRefusal } from '../../../contract/studio-values.ts';
import { admitAbsent } from '../../core/auth/staff-gate.ts';
import type { Job } from '../../core/features/jobs.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { createActivation, type ActivationTools } from './activation.ts';

const EVERY_MS = 10_000;
const MISSED: ScheduleRefusal = 'MISSED';

interface Tools extends ActivationTools {
  exemptLogins: readonly string[]; // from the second factor
  log: Pick<Logger, 'warn'>;
}

/**
 * Activates the versions whose time has come, by the rules that apply to their authors now. A schedule ends in the transaction
 * of its activation, so two processes activate it once. A refusal is final and shown in the inbox. After a lost race or an
 * unexpected error it is tried again, until it is too late.
 */
export const activateDue = async (tools: Tools): Promise<void> => {
  const { db, clock, exemptLogins, log } = tools;
  const activation = createActivation(tools);
  const em = () => db.orm.em.fork();

  const activate = async ({ id, configId, authorId, reason, isOverride, at }: DueSchedule): Promise<void> => {
    const now = clock.now();
    if (now > at + MAX_SCHEDULE_DELAY_MS) throw new CallError(MISSED); // nobody is watching it any more
    const decider = await admitAbsent(em(), { userId: authorId, exemptLogins }, rolesWith('studio'));
    const version = await activation.findVersion(configId);
    if (isOverride) await activation.assertMayOverride(version, decider);
    await activation.activate(version, { act: { actorId: authorId, reason, at: now }, isOverride, schedule: id });
  };

  const failures: unknown[] = [];
  for (const schedule of await dueSchedules(em(), clock.now())) {
    const { id, configId } = schedule;
    try {
      await activate(schedule);
    } catch (error) {
      if (!(error instanceof CallError)) failures.push(error);
      else if (await refuseSchedule(em(), id, { at: clock.now(), refusal: String(error.code) }))
        log.warn({ configId, schedule: id, code: error.code }, 'a version did not become active at its time');
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'versions could not be activated at their time');
};

/** Looks for versions whose time has come. */
export const scheduleJob = (tools: Tools): Job => ({
  name: 'schedules',
  everyMs: EVERY_MS,
  run: () => activateDue(tools),
});
