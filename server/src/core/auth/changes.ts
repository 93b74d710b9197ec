import { setTimeout as pause } from 'node:timers/promises';
import { parseSessionEnded, SESSION_ENDED_CHANNEL, UserEntity, type Database, type SessionEnded, type User } from 'db';
import { Client, type Notification } from 'pg';
import type { Logger } from '../observability/logger.ts';

/** NOTIFY channel that tells every server process which user's row changed. */
export const PLAYER_CHANGED_CHANNEL = 'player_changed';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;

export interface ChangesOptions {
  url: string;
  log: Logger;
  onSessionEnded(ended: SessionEnded): void;
  onPlayerChanged(userId: bigint): void;
  /** Called when it listens again after a gap: whatever happened meanwhile was not told. */
  onReconnected?: (() => void) | undefined;
}

/** Hands a notification on. One that cannot be read is logged: it must not end the process. */
const tell = ({ channel, payload = '' }: Notification, options: ChangesOptions): void => {
  try {
    if (channel === SESSION_ENDED_CHANNEL) options.onSessionEnded(parseSessionEnded(payload));
    if (channel === PLAYER_CHANGED_CHANNEL) options.onPlayerChanged(BigInt(payload));
  } catch (error) {
    options.log.error({ err: error, channel }, 'a notification was not understood');
  }
};

/** A connection of its own: resolves `lost` once it is gone, for whatever reason. */
const openListener = (options: ChangesOptions): { client: Client; lost: Promise<unknown> } => {
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
 * Listens to what other processes, and this one, change. Resolves once it listens; connects again by itself, ever less
 * often, for as long as the database is away. Returns how to stop.
 */
export const listenForChanges = async (options: ChangesOptions): Promise<() => Promise<void>> => {
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
      await client.query(`LISTEN ${SESSION_ENDED_CHANNEL}; LISTEN ${PLAYER_CHANGED_CHANNEL}`);
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

/** What a player's settings are; login, e-mail and nick have keys beside them and go through the repository. */
export type PlayerSettings = Partial<
  Pick<User, 'lang' | 'avatar' | 'gameMode' | 'targetCurrencyId' | 'lastTargetCurrencyId' | 'hidden'>
>;

/** Changes a player's settings and tells every server process, both or neither. */
export const changeSettings = (
  { orm }: Pick<Database, 'orm'>,
  userId: bigint,
  settings: PlayerSettings,
): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(UserEntity, { id: userId }, settings);
    await em.execute('SELECT pg_notify(?, ?)', [PLAYER_CHANGED_CHANNEL, String(userId)]);
  });
