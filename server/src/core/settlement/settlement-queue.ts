import { findSettled, settleSolo, type SoloResult, type SoloSettlement } from 'db';
import type { Pool } from 'pg';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { createStatementQueue, type StatementQueue } from './statement-queue.ts';

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
