import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';
import { listen } from '../pg-listener.ts';
import type { Wire, WireListeners } from './wire.ts';

const CHANNEL = 'glasshouse_bus';

interface Options extends WireListeners {
  url: string;
  pool: Pool;
  log: Logger;
}

/** The database's notifications: texts of less than 8000 bytes. Resolves once it hears. */
export const openPostgresWire = async ({ url, pool, log, onMessage, onGap }: Options): Promise<Wire> => {
  const close = await listen({ url, log, channels: { [CHANNEL]: onMessage }, onReconnected: onGap });
  return {
    isReady: () => true,
    send: async (text) => void (await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, text])),
    close,
  };
};
