import { parseSessionEnded, SESSION_ENDED_CHANNEL, type SessionEnded } from 'db';
import { Client, type Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';

/** NOTIFY channel that tells every server process which user's row changed. */
export const PLAYER_CHANGED_CHANNEL = 'player_changed';

const RETRY_MS = 500;

interface ChangesOptions {
  url: string;
  log: Logger;
  onSessionEnded(ended: SessionEnded): void;
  onPlayerChanged(userId: bigint): void;
}

/** Listens to what other processes, and this one, change. Connects again by itself. Returns how to stop. */
export const listenForChanges = async (options: ChangesOptions): Promise<() => Promise<void>> => {
  const { url, log, onSessionEnded, onPlayerChanged } = options;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = (error: unknown): void => {
    if (isStopped || retry) return;
    log.warn({ err: error }, 'the listener lost the database: connecting again');
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(again);
    }, RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client({ connectionString: url, application_name: 'glasshouse-listener', keepAlive: true });
    client = fresh;
    fresh.on('error', again);
    fresh.on('end', () => again(undefined));
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSION_ENDED_CHANNEL) onSessionEnded(parseSessionEnded(payload));
      if (channel === PLAYER_CHANGED_CHANNEL) onPlayerChanged(BigInt(payload));
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${SESSION_ENDED_CHANNEL}; LISTEN ${PLAYER_CHANGED_CHANNEL}`);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
};

/** Tells every server process that a user's row changed. */
export const notifyPlayerChanged = async (pool: Pool, userId: bigint): Promise<void> => {
  await pool.query('SELECT pg_notify($1, $2)', [PLAYER_CHANGED_CHANNEL, String(userId)]);
};
