import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const PATIENCE_MS = 30_000;
const RETRY_MS = 250;
const CONNECT_TIMEOUT_MS = 5000;

/** Errors of a database that is not there yet: not up, not found, starting, or out of clients. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03', '53300']);

/**
 * Waits until the database takes a connection: a machine that starts everything at once starts it beside us. Rejects
 * with the last error after `patienceMs`, and at once when waiting would change nothing.
 */
export const awaitDatabase = async (
  url: string,
  { log, patienceMs = PATIENCE_MS }: { log: (line: string) => void; patienceMs?: number },
): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!NOT_YET.has(code) || performance.now() > deadline) throw error;
      if (tries === 0) log(`the database does not answer yet (${code}): waiting for it`);
      await pause(RETRY_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};
