import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type RedisClientOptions } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { Logger } from '../observability/logger.ts';
import type { Wire, WireListeners } from './wire.ts';

const EVENT = 'bus';
const PING_MS = 2000;
const SILENCE_MS = 5000; // a connection that says nothing for so long is broken: another one is opened
const READ_MS = 1000; // at most so long a reader waits for news in one command
const MAX_KEPT = 10_000; // texts in the stream, for processes that were cut off from Redis
const MAX_RETRY_MS = 2000;
const HELLO_EVERY_MS = 25;
const MAX_HELLO_MS = 1000; // a start waits so long for Redis; without it the house opens on notifications alone

interface Options extends WireListeners {
  url: string;
  house: string; // houses that share a Redis do not hear each other
  log: Logger;
}

/** Members of the adapter that hear raw messages. */
interface Hearing {
  onMessage(message: { data?: { packet?: { data: unknown[] } } }): void;
}

/**
 * The client that writes, and its copies, on which the adapter reads. The adapter waits neither for a copy's connection nor for
 * its subscription: those that end with the house would leave rejections that nobody catches, and those that still wait for a
 * Redis that is away would try for ever.
 */
const openClients = (options: RedisClientOptions) => {
  const client = createClient(options);
  const copies: (typeof client)[] = [];
  client.duplicate = ((): typeof client => {
    const copy = createClient(options) as typeof client;
    copies.push(copy);
    const [connect, subscribe] = [copy.connect.bind(copy), copy.subscribe.bind(copy)];
    const never = new Promise<never>(() => undefined);
    copy.connect = () => connect().catch(() => never); // destroyed: nobody is to go on with it
    copy.subscribe = ((...input: Parameters<typeof subscribe>) =>
      subscribe(...input).catch(() => undefined)) as typeof subscribe; // heard again when it connects again, or destroyed
    return copy;
  }) as typeof client.duplicate;
  return { client, destroy: () => [client, ...copies].forEach((each) => each.destroy()) };
};

/**
 * A stream in Redis, by socket.io's adapter: a process that was cut off reads on where it was. Its server has no sockets: what
 * is broadcast to them is heard here, and each process tells the pages that it has.
 */
export const openRedisWire = async ({ url, house, log, onMessage, onGap }: Options): Promise<Wire> => {
  const { client, destroy } = openClients({
    url,
    pingInterval: PING_MS,
    socket: { socketTimeout: SILENCE_MS, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, MAX_RETRY_MS) },
  });
  client.on('error', (error: unknown) => log.warn({ err: error }, 'Redis is away: notifications carry what is told'));
  let isHeard = false;
  client.on('ready', () => {
    if (isHeard) onGap(); // it may have come back empty
  });

  const greeting = randomUUID(); // heard again: from now on everything is
  const heard = Promise.withResolvers<void>();
  const receive = (text: string): void => {
    if (text !== greeting) return onMessage(text);
    if (!isHeard) onGap();
    isHeard = true;
    heard.resolve();
  };

  const io = new Server({
    adapter: createAdapter(client, {
      streamName: `glasshouse:${house}`,
      channelPrefix: `glasshouse:${house}`,
      maxLen: MAX_KEPT,
      blockTimeInMs: READ_MS,
      onlyPlaintext: true,
    }),
  });
  const { adapter } = io.of('/');
  (adapter as unknown as Hearing).onMessage = ({ data }) => {
    const [event, text] = data?.packet?.data ?? [];
    if (event === EVENT && typeof text === 'string') receive(text);
  };
  const send = (text: string): void => void io.emit(EVENT, text);

  const connecting = client.connect().catch(() => undefined); // it is tried again for as long as the house is open
  const stopping = new AbortController();
  /** Greets until its own greeting is heard: a reader hears what is sent after it has begun to read. */
  const greet = async (): Promise<void> => {
    await connecting;
    while (!isHeard && !stopping.signal.aborted) {
      if (client.isReady) send(greeting);
      await pause(HELLO_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const greeted = greet();
  await Promise.race([heard.promise, pause(MAX_HELLO_MS, undefined, { ref: false })]);
  if (!isHeard) log.warn('Redis does not answer yet: notifications carry what is told');

  return {
    isReady: () => isHeard && client.isReady,
    send: async (text) => send(text),
    async close() {
      stopping.abort();
      await adapter.close(); // not the server: it serves no port
      destroy();
      await greeted;
    },
  };
};
