import type { FastifyPluginCallback } from 'fastify';
import type { Pool } from 'pg';

interface Dependencies {
  pool: Pool;
  isStopping(): boolean;
}

/** /healthz: the process is up. /readyz: the database answers and is migrated. */
export const healthRoutes: FastifyPluginCallback<Dependencies> = (app, { pool, isStopping }, done) => {
  app.get('/healthz', () => ({ status: 'up' }));

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    try {
      await pool.query('SELECT FROM game_config LIMIT 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });

  done();
};
