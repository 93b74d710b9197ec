import { findSettled, settleSolo, type SoloResult, type SoloSettlement } from 'db';
import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';

export interface SettlementQueue {
  /** Makes one bet durable. Rejects only when the database stays out of reach or the queue is closed. */
  settle(bet: SoloSettlement): Promise<SoloResult>;
  /** Takes no more bets and resolves when every accepted one is answered. */
  drain(): Promise<void>;
}

interface Waiting {
  bet: SoloSettlement;
  resolve(result: SoloResult): void;
  reject(error: unknown): void;
}

export interface SettlementOptions {
  pool: Pool;
  log: Logger;
  metrics: Metrics;
}

/** The queue is closed: the server is stopping. */
export class QueueClosedError extends Error {
  constructor() {
    super('the settlement queue takes no more bets: the server is stopping');
    this.name = 'QueueClosedError';
  }
}

const MAX_STATEMENTS = 3; // in flight: one of the pool's four connections is left to the log
const MAX_BATCH = 128;
const RETRY_DELAYS_MS = [50, 250, 1000, 2000, 4000];
const COMPANY = 24; // bets that are worth a statement of their own while another is in flight

const pause = async (ms: number): Promise<void> => {
  await new Promise((resolve) => void setTimeout(resolve, ms));
};

/**
 * Collects the bets that arrive while a statement is in flight and settles them as one. A lone bet goes at the end of
 * the same turn of the event loop: it waits for what arrived with it, not for a timer. Another statement starts beside
 * the one in flight only for good company: two small ones cost more than one that is twice as large.
 */
export const createSettlementQueue = (options: SettlementOptions): SettlementQueue => {
  const { pool, log, metrics } = options;
  let waiting: Waiting[] = [];
  let inFlight = 0;
  let pumpIsDue = false;
  let closed = false;
  let onIdle: (() => void) | undefined;

  const pump = (): void => {
    pumpIsDue = false;
    while (waiting.length > 0 && (inFlight === 0 || (waiting.length >= COMPANY && inFlight < MAX_STATEMENTS))) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      void run(batch);
    }
    metrics.settlementQueue.set(waiting.length);
  };

  const run = async (batch: readonly Waiting[]): Promise<void> => {
    inFlight += 1;
    try {
      const done = metrics.settlementSeconds.startTimer();
      const results = await settleSolo(
        pool,
        batch.map(({ bet }) => bet),
      );
      done();
      metrics.settlementBatch.observe(batch.length);
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      log.warn({ err: error, bets: batch.length }, 'a settlement statement failed: settling its bets one by one');
      await Promise.all(batch.map(settleAlone));
    } finally {
      inFlight -= 1;
      pump();
      if (inFlight === 0 && waiting.length === 0) onIdle?.();
    }
  };

  // After a broken connection nobody knows whether the statement was committed: look first, then try again.
  const settleAlone = async ({ bet, resolve, reject }: Waiting): Promise<void> => {
    let lastError: unknown;
    for (const delayMs of RETRY_DELAYS_MS) {
      try {
        const balanceMinor = (await findSettled(pool, [bet.id])).get(bet.id);
        const settled = balanceMinor === undefined ? undefined : ({ status: 'settled', balanceMinor } as const);
        resolve(settled ?? (await settleSolo(pool, [bet]))[0] ?? { status: 'stale' });
        return;
      } catch (error) {
        lastError = error;
        await pause(delayMs);
      }
    }
    reject(lastError);
  };

  return {
    async settle(bet) {
      if (closed) throw new QueueClosedError();
      const { promise, resolve, reject } = Promise.withResolvers<SoloResult>();
      waiting.push({ bet, resolve, reject });
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
