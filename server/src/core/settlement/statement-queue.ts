import { findSettled, settleSolo, type SoloResult, type SoloSettlement } from 'db';
import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { laterSpan } from '../observability/tracing.ts';

/** Collects what arrives while a statement is in flight and sends it as one. */
export interface StatementQueue<Item, Result> {
  /** Makes one item durable. Rejects only when the database stays out of reach or the queue is closed. */
  add(item: Item): Promise<Result>;
  /** Takes nothing more and resolves when every accepted item is answered. */
  drain(): Promise<void>;
}

interface Waiting<Item, Result> {
  item: Item;
  trace: ReturnType<typeof laterSpan>;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface StatementQueueOptions<Item, Result> {
  /** One statement for a batch; results in its order. */
  run(batch: readonly Item[]): Promise<Result[]>;
  /** Looks up one item of a statement whose answer was lost: its result, or undefined when it did not happen. */
  find(item: Item): Promise<Result | undefined>;
  statements?: number; // in flight at the most; default 3
  log: Logger;
  metrics: Metrics;
}

/** The queue is closed: the server is stopping. */
export class QueueClosedError extends Error {
  constructor() {
    super('the queue takes nothing more: the server is stopping');
    this.name = 'QueueClosedError';
  }
}

const MAX_STATEMENTS = 3; // in flight: one of the pool's four connections is left to the log
const MAX_BATCH = 128;
const RETRY_DELAYS_MS = [50, 250, 1000, 2000, 4000];
const COMPANY = 24; // items that are worth a statement of their own while another is in flight

const pause = async (ms: number): Promise<void> => {
  await new Promise((resolve) => void setTimeout(resolve, ms));
};

/**
 * Collects the items that arrive while a statement is in flight and sends them as one. A lone one goes at the end of
 * the same turn of the event loop: it waits for what arrived with it, not for a timer. Another statement starts beside
 * the one in flight only for good company: two small ones cost more than one that is twice as large.
 */
export const createStatementQueue = <Item, Result>(
  options: StatementQueueOptions<Item, Result>,
): StatementQueue<Item, Result> => {
  const { log, metrics, statements = MAX_STATEMENTS } = options;
  let waiting: Waiting<Item, Result>[] = [];
  let inFlight = 0;
  let pumpIsDue = false;
  let closed = false;
  let onIdle: (() => void) | undefined;

  const pump = (): void => {
    pumpIsDue = false;
    while (waiting.length > 0 && (inFlight === 0 || (waiting.length >= COMPANY && inFlight < statements))) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      void run(batch);
    }
    metrics.settlementQueue.set(waiting.length);
  };

  const run = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    inFlight += 1;
    try {
      const done = metrics.settlementSeconds.startTimer();
      const beganAt = Date.now();
      const results = await options.run(batch.map(({ item }) => item));
      done();
      for (const { trace } of batch) trace?.(beganAt, Date.now(), { 'batch.size': batch.length });
      metrics.settlementBatch.observe(batch.length);
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      log.warn({ err: error, items: batch.length }, 'a statement failed: sending its items one by one');
      await Promise.all(batch.map(sendAlone));
    } finally {
      inFlight -= 1;
      pump();
      if (inFlight === 0 && waiting.length === 0) onIdle?.();
    }
  };

  // After a broken connection nobody knows whether the statement was committed: look first, then try again.
  const sendAlone = async ({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> => {
    let lastError: unknown;
    for (const delayMs of RETRY_DELAYS_MS) {
      try {
        const result = (await options.find(item)) ?? (await options.run([item]))[0];
        if (result === undefined) throw new Error('a statement answered nothing for its only item');
        resolve(result);
        return;
      } catch (error) {
        lastError = error;
        await pause(delayMs);
      }
    }
    reject(lastError);
  };

  return {
    async add(item) {
      if (closed) throw new QueueClosedError();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.push({ item, trace: laterSpan('statement'), resolve, reject });
      if (!pumpIsDue) {
        pumpIsDue = true;
        setImmediate(pump);
      }
      return promise;
    },
    async drain() {
      closed = true;
      if (inFlight === 0 && waiting.length === 0) return;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
      });
    },
  };
};

/** Settles bets of one step. */
export type SettlementQueue = StatementQueue<SoloSettlement, SoloResult>;

export interface SettlementOptions {
  pool: Pool;
  log: Logger;
  metrics: Metrics;
}

export const createSettlementQueue = ({ pool, log, metrics }: SettlementOptions): SettlementQueue =>
  createStatementQueue<SoloSettlement, SoloResult>({
    run: (batch) => settleSolo(pool, batch),
    async find({ id }) {
      const balanceMinor = (await findSettled(pool, [id])).get(id);
      return balanceMinor === undefined ? undefined : { status: 'settled', balanceMinor };
    },
    log,
    metrics,
  });
