import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Notification } from 'pg';
import type { Logger } from './observability/logger.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;

export interface ListenOptions {
  url: string;
  log: Logger;
  channels: Readonly<Record<string, (payload: string) => void>>; // NOTIFY channel -> what hears it
  /** Called when it listens again after a gap: whatever happened meanwhile was not told. */
  onReconnected?: (() => void) | undefined;
}

/** Hands a notification on. One that cannot be read is logged: it must not end the process. */
const tell = ({ channel, payload = '' }: Notification, { channels, log }: ListenOptions): void => {
  try {
    channels[channel]?.(payload);
  } catch (error) {
    log.error({ err: error, channel }, 'a notification was not understood');
  }
};

/** A connection of its own: resolves `lost` once it is gone, for whatever reason. */
const openListener = (options: ListenOptions): { client: Client; lost: Promise<unknown> } => {
  const client = new Client({
    connectionString: options.url,
    application_name: 'glasshouse-listener',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const lost = new Promise((resolve) => {
    client.on('error', resolve);
    client.on('end', () => resolve(undefined));
  });
  client.on('notification', (notification) => tell(notification, options));
  return { client, lost };
};

/**
 * Listens to notifications. Resolves once it listens; connects again by itself, ever less often, for as long as the
 * database is away. Returns how to stop.
 */
export const listen = async (options: ListenOptions): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  const listening = Promise.withResolvers<void>();
  let current: Client | undefined;

  /** Listens until the connection is lost; whether it listened at all. */
  const listenOnce = async (isAgain: boolean): Promise<boolean> => {
    const { client, lost } = openListener(options);
    current = client;
    let hasListened = false;
    try {
      await client.connect();
      await client.query(
        Object.keys(options.channels)
          .map((channel) => `LISTEN ${channel}`)
          .join('; '),
      );
      hasListened = true;
      listening.resolve();
      if (isAgain) options.onReconnected?.();
      const error = await lost;
      if (!stopping.signal.aborted)
        options.log.warn({ err: error }, 'the listener lost the database: connecting again');
    } catch (error) {
      options.log.warn({ err: error }, 'the listener cannot reach the database yet: trying again');
    } finally {
      await client.end().catch(() => undefined);
    }
    return hasListened;
  };

  const run = async (): Promise<void> => {
    let hadListened = false;
    for (let retryMs = FIRST_RETRY_MS; !stopping.signal.aborted; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
      if (await listenOnce(hadListened)) {
        hadListened = true;
        retryMs = FIRST_RETRY_MS;
      }
      await pause(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined); // a stop cuts it short
    }
  };

  const running = run();
  await listening.promise;
  return async () => {
    stopping.abort();
    await current?.end();
    await running;
  };
};
