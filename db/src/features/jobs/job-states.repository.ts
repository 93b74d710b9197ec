import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { JobStateEntity } from './job-state.entity.ts';

export type JobStateRow = InferEntity<typeof JobStateEntity>;

/** Share of its interval after which a job is due again: timers of one process drift by less than the rest. */
const DUE_AFTER = 0.9;

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

/** Every job that ever ran, by name. */
export const jobStates = (em: EntityManager): Promise<JobStateRow[]> =>
  em.find(JobStateEntity, {}, { orderBy: { name: 'asc' }, refresh: true });

/** Jobs with a longer interval wait for it once before they first run: a house that has just opened has nothing for them. */
const SHORT_MS = 60_000;

/** Notes that a run begins. False when it is not due: a process began one within this interval, or the job is new and its interval long. */
export const beginJob = async (
  client: Queryable,
  { name, everyMs }: { name: string; everyMs: number },
): Promise<boolean> => {
  const { rows } = await client.query<{ isNew: boolean }>(
    `INSERT INTO job_state AS job (name, every_ms, started_at) VALUES ($1, $2, ${NOW})
     ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms, started_at = excluded.started_at
     WHERE job.started_at <= excluded.started_at - excluded.every_ms * ${DUE_AFTER}
     RETURNING xmax = 0 AS "isNew"`,
    [name, everyMs],
  );
  const [noted] = rows;
  return noted !== undefined && !(noted.isNew && everyMs > SHORT_MS);
};

/** Notes how a run ended. `error`: left out after a success. */
export const endJob = async (client: Queryable, name: string, error?: string): Promise<void> => {
  if (error === undefined)
    await client.query(`UPDATE job_state SET succeeded_at = ${NOW}, error = NULL, failures = 0 WHERE name = $1`, [
      name,
    ]);
  else
    await client.query(`UPDATE job_state SET failed_at = ${NOW}, error = $2, failures = failures + 1 WHERE name = $1`, [
      name,
      error,
    ]);
};

/** Makes a job due: any process runs it at its next turn. False: there is no such job. */
export const makeJobDue = async (em: EntityManager, name: string): Promise<boolean> =>
  (await em.nativeUpdate(JobStateEntity, { name }, { startedAt: 0 })) === 1;
