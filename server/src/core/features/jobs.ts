import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';

/** Work that is done again and again, by one process at a time. What it does twice must come to the same. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Runs a job unless another process is at it. The lock goes with its connection. */
const runAlone = async (pool: Pool, area: string, { name, run }: Job): Promise<void> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('glasshouse.job'), hashtext($1)) AS "isFree"`,
      [`${area}.${name}`],
    );
    if (rows[0]?.isFree) await run();
  } finally {
    client.release(true);
  }
};

/** Starts an area's jobs. Returns how to stop them: it resolves once what runs has ended. */
export const startJobs = (
  area: string,
  jobs: readonly Job[],
  { pool, log }: { pool: Pool; log: Logger },
): (() => Promise<void>) => {
  const running = new Map<Job, Promise<void>>();
  const start = (job: Job): void => {
    if (running.has(job)) return; // it takes longer than its pause: the next turn will do
    const work = runAlone(pool, area, job)
      .catch((error: unknown) => log.error({ err: error, area, job: job.name }, 'a job failed: it is tried again'))
      .finally(() => running.delete(job));
    running.set(job, work);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};
