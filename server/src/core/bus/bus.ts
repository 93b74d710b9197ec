import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';
import { openPostgresWire } from './postgres-wire.ts';
import { openRedisWire } from './redis-wire.ts';

/** Messages between the server processes of one house: JSON of less than 8000 bytes. */
export interface Bus {
  /** Tells every other process. */
  publish(topic: string, message: unknown): Promise<void>;
  subscribe(topic: string, listener: (message: unknown) => void): void;
  /** Asks the process that serves the topic. When none answers, it never resolves: rejects once `signal` gives it up. */
  request(topic: string, message: unknown, signal: AbortSignal): Promise<unknown>;
  /** Answers requests of other processes; undefined: no more. */
  serve(topic: string, handler: ((message: unknown) => Promise<unknown>) | undefined): void;
  /** Called when messages may have been missed. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}

interface Envelope {
  from: string; // the sending process
  topic: string;
  request?: string; // its id: an answer is wanted
  answerTo?: string; // the request that this answers
  message: unknown;
}

interface Options {
  url: string;
  pool: Pool;
  log: Logger;
  redisUrl?: string | undefined; // undefined: the database's notifications carry everything
}

/** Opens the bus. Resolves once it hears. While Redis is away, the database's notifications carry what is told. */
export const openBus = async ({ url, pool, log, redisUrl }: Options): Promise<Bus> => {
  const self = randomUUID();
  const listeners = new Map<string, (message: unknown) => void>();
  const handlers = new Map<string, (message: unknown) => Promise<unknown>>();
  const asked = new Map<string, (message: unknown) => void>();
  const gaps: (() => void)[] = [];

  const send = (envelope: Omit<Envelope, 'from'>): Promise<void> =>
    (redis?.isReady() ? redis : postgres).send(JSON.stringify({ ...envelope, from: self }));
  const failed = (error: unknown): void => log.warn({ err: error }, 'a message between processes was lost');

  const receive = ({ from, topic, request, answerTo, message }: Envelope): void => {
    if (from === self) return;
    if (answerTo !== undefined) return asked.get(answerTo)?.(message);
    if (request === undefined) return listeners.get(topic)?.(message);
    const handler = handlers.get(topic);
    if (handler)
      handler(message)
        .then((answer) => send({ topic, answerTo: request, message: answer }))
        .catch(failed);
  };

  const hearing = {
    onMessage(text: string): void {
      try {
        receive(JSON.parse(text) as Envelope);
      } catch (error) {
        log.error({ err: error }, 'a message between processes was not understood');
      }
    },
    onGap: () => gaps.forEach((gap) => gap()),
  };
  const postgres = await openPostgresWire({ url, pool, log, ...hearing });
  const house = new URL(url).pathname.slice(1);
  const redis = redisUrl === undefined ? undefined : await openRedisWire({ url: redisUrl, house, log, ...hearing });

  return {
    publish: (topic, message) => send({ topic, message }),
    subscribe: (topic, listener) => void listeners.set(topic, listener),
    async request(topic, message, signal) {
      const request = randomUUID();
      const answer = Promise.withResolvers<unknown>();
      const giveUp = (): void => answer.reject(signal.reason);
      signal.addEventListener('abort', giveUp);
      asked.set(request, answer.resolve);
      try {
        // together: a message that cannot leave holds nobody beyond their patience, and no rejection is left alone
        const [reply] = await Promise.all([answer.promise, send({ topic, request, message })]);
        return reply;
      } finally {
        signal.removeEventListener('abort', giveUp);
        asked.delete(request);
      }
    },
    serve(topic, handler) {
      if (handler) handlers.set(topic, handler);
      else handlers.delete(topic);
    },
    onGap: (listener) => void gaps.push(listener),
    async close() {
      await redis?.close();
      await postgres.close();
    },
  };
};
