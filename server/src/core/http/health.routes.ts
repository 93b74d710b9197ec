import type { FastifyPluginCallback } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { cachedFor } from '../cached.ts';

interface Dependencies {
  pool: Pool;
  clock: Clock;
  isStopping(): boolean;
}

const FRESH_MS = 2000; // so often, at most, something is written to know that it can be
const ANSWER_MS = 4000; // a monitor wants its answer although the database gives none

/** A file of its own in the database's folder, gone with the transaction: on a full disk no row of old room hides that it is full. */
const WRITE = 'CREATE TEMP TABLE readiness ON COMMIT DROP AS SELECT 1 AS written FROM game_config LIMIT 1';

/** /healthz: the process is up. /readyz: the database answers, is migrated and can be written to. */
export const healthRoutes: FastifyPluginCallback<Dependencies> = (app, { pool, clock, isStopping }, done) => {
  const write = async (): Promise<boolean> => {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), ANSWER_MS);
    const written = pool.query(WRITE).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([written, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  const isWritable = cachedFor(FRESH_MS, clock, write);

  app.get('/healthz', () => ({ status: 'up' }));

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    if (await isWritable()) return { status: 'ready' };
    return reply.status(503).send({ status: 'database unavailable' });
  });

  done();
};
