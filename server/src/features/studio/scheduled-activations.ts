import { dueSchedules, endSchedule, staffRolesOf } from 'db';
import { rolesWith } from '../../../contract/staff-rights.ts';
import { staffCodes } from '../../../contract/staff-codes.ts';
import { studioCodes } from '../../../contract/studio.contract.ts';
import type { Job } from '../../core/features/jobs.ts';
import type { Logger } from '../../core/observability/logger.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { createActivation, type ActivationTools } from './activation.ts';

const EVERY_MS = 10_000;

interface Tools extends ActivationTools {
  log: Pick<Logger, 'warn'>;
}

/**
 * Activates the versions whose time has come, as those who planned it would by hand now. The schedule ends in the transaction of the
 * activation, so that two processes activate it once. What is refused is not tried again: the inbox shows it.
 */
export const activateDue = async (tools: Tools): Promise<void> => {
  const { db, clock, log } = tools;
  const activation = createActivation(tools);
  for (const { id, configId, authorId, reason, isOverride } of await dueSchedules(db.orm.em.fork(), clock.now())) {
    const act = { actorId: authorId, reason, at: clock.now() };
    try {
      const roles = await staffRolesOf(db.orm.em.fork(), authorId);
      if (!roles.some((role) => rolesWith('studio').includes(role))) throw new CallError(staffCodes.forbidden);
      const version = await activation.findVersion(configId);
      if (!(await activation.activate(version, { act, isOverride, schedule: id })))
        throw new CallError(studioCodes.wrongStatus, { status: version.status });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isEnded = await endSchedule(db.orm.em.fork(), configId, { at: act.at, refusal: String(error.code) });
      if (isEnded)
        log.warn({ configId, schedule: id, code: error.code }, 'a version did not become active at its time');
    }
  }
};

/** Looks for versions whose time has come. */
export const scheduleJob = (tools: Tools): Job => ({
  name: 'schedules',
  everyMs: EVERY_MS,
  run: () => activateDue(tools),
});
