import { defineEntity, p } from '@mikro-orm/core';

/** State of a recurring job, whichever process runs it. */
export const JobStateEntity = defineEntity({
  name: 'JobState',
  tableName: 'job_state',
  properties: {
    name: p.text().primary(), // area.job
    everyMs: p.bigint('number'),
    startedAt: p.bigint('number'), // when the last run began; ms since epoch, as all times
    succeededAt: p.bigint('number').nullable(), // end of the last run that succeeded
    failedAt: p.bigint('number').nullable(), // end of the last run that failed
    error: p.text().nullable(), // why the last run failed; null: it succeeded, or has not ended
    failures: p.bigint('number').defaultRaw('0'), // runs that failed since the last success
  },
});
