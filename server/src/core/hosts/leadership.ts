import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from '../observability/logger.ts';

export interface LeadershipOptions {
  url: string;
  name: string; // led by one process at a time, whatever their number
  log: Logger;
  /** This process leads from now on. When it rejects, the lock is given back and sought again. */
  onAcquired(): Promise<void>;
  /** It leads no more: somebody else may, already. */
  onLost(): void;
}

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;

/**
 * Leadership by a PostgreSQL advisory lock: a waiting process costs nothing, and the lock goes with its connection, so
 * a leader that dies is followed at once. Returns how to stop.
 */
export const seekLeadership = (options: LeadershipOptions): (() => Promise<void>) => {
  const stopping = new AbortController();
  let current: Client | undefined;

  /** Waits for the lock and keeps it until the connection is lost; whether it led. */
  const leadOnce = async (): Promise<boolean> => {
    const client = new Client({
      connectionString: options.url,
      application_name: `glasshouse-leader-${options.name}`,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    current = client;
    let leads = false;
    let hasLed = false;
    try {
      await client.connect();
      await client.query(`SELECT pg_advisory_lock(hashtext('glasshouse.leader'), hashtext($1))`, [options.name]);
      leads = !stopping.signal.aborted;
      if (leads) await options.onAcquired();
      hasLed = leads;
      await lost;
    } catch (error) {
      if (!stopping.signal.aborted)
        options.log.warn({ err: error, name: options.name }, 'the game cannot be led: trying again');
    } finally {
      if (leads) options.onLost();
      await client.end().catch(() => undefined);
    }
    return hasLed;
  };

  const run = async (): Promise<void> => {
    for (let retryMs = FIRST_RETRY_MS; !stopping.signal.aborted; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
      if (await leadOnce()) retryMs = FIRST_RETRY_MS;
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined); // a stop cuts it short
    }
  };

  const running = run();
  return async () => {
    stopping.abort();
    await current?.end().catch(() => undefined);
    await running;
  };
};
