import type { FastifyPluginCallback } from 'fastify';
import type { Pool } from 'pg';
import type { Metrics } from '../observability/metrics.ts';

interface Dependencies {
  pool: Pool;
  metrics: Metrics;
  isStopping(): boolean;
}

/** /healthz: the process is up. /readyz: the database answers and is migrated. /metrics: Prometheus. */
export const healthRoutes: FastifyPluginCallback<Dependencies> = (app, { pool, metrics, isStopping }, done) => {
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

  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });

  done();
};
