import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect } from 'vitest';
import type { invariantQueries } from '../ledger/invariant-queries.ts';
import { checkInvariant, invariants, type Breach } from '../ledger/invariants.ts';
import type { TestDatabase } from './test-database.ts';

/** The name of an invariant. */
export type Law = keyof typeof invariantQueries;

/** A ledger that each test may corrupt: it happens in a transaction that is rolled back, so that the next one meets a healthy one. */
export interface CorruptibleLedger {
  /** Runs a statement as the owner, whom nothing stops. */
  run(sql: string, values?: unknown[]): Promise<void>;
  /** The same, for a statement that must hit something. */
  corrupt(sql: string, values?: unknown[]): Promise<void>;
  breachOf(law: Law): Promise<Breach | undefined>;
}

/** To be called where a file's hooks stand. */
export const corruptibleLedger = (database: () => TestDatabase): CorruptibleLedger => {
  let owner: PoolClient;
  beforeEach(async () => {
    owner = await database().owner.connect();
    await owner.query('BEGIN');
  });
  afterEach(async () => {
    await owner.query('ROLLBACK');
    owner.release();
  });
  return {
    async run(sql, values = []) {
      await owner.query(sql, values);
    },
    async corrupt(sql, values = []) {
      const { rowCount } = await owner.query(sql, values);
      expect(rowCount, 'the corruption hit nothing').toBeGreaterThan(0);
    },
    async breachOf(law) {
      const invariant = invariants.find(({ name }) => name === law);
      if (!invariant) throw new Error(`no invariant ${law}`);
      return checkInvariant(owner, invariant);
    },
  };
};
