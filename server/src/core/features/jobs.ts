import { jobs as stored } from 'db';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../observability/logger.ts';

/** Recurring work, done once an interval by whichever process takes it. Done twice, it must come to the same. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

const MAX_TURN_MS = 60_000; // between two looks whether a job is due: a process may live for less than its interval
const MAX_ERROR = 500; // characters of an error that are kept

const LOCK = `hashtext('glasshouse.job'), hashtext($1)`;

/** Runs a job if it is due. How the run went stands in `job_state`, also of a process that has died since. */
const runIfDue = async (client: PoolClient, name: string, { everyMs, run }: Job): Promise<void> => {
  if (!(await stored.beginJob(client, { name, everyMs }))) return;
  try {
    await run();
  } catch (error) {
    await stored.endJob(client, name, String(error).slice(0, MAX_ERROR));
    throw error;
  }
  await stored.endJob(client, name);
};

/** Runs a job if it is due and no other process is running it. Its lock ends with its connection, if nothing else ends it. */
const runAlone = async (pool: Pool, area: string, job: Job): Promise<void> => {
  const name = `${area}.${job.name}`;
  const client = await pool.connect();
  let mayHoldLock = true;
  try {
    const { rows } = await client.query<{ isFree: boolean }>(`SELECT pg_try_advisory_lock(${LOCK}) AS "isFree"`, [
      name,
    ]);
    if (rows[0]?.isFree) {
      await runIfDue(client, name, job);
      await client.query(`SELECT pg_advisory_unlock(${LOCK})`, [name]);
    }
    mayHoldLock = false;
  } finally {
    client.release(mayHoldLock); // another for each run would be most of what a job costs
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
    if (running.has(job)) return; // it takes longer than its interval: skip this turn
    const work = runAlone(pool, area, job)
      .catch((error: unknown) => log.error({ err: error, area, job: job.name }, 'a job failed: it is tried again'))
      .finally(() => running.delete(job));
    running.set(job, work);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), Math.min(job.everyMs, MAX_TURN_MS)).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};
