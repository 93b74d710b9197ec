import { randomBytes } from 'node:crypto';
import { solvency } from 'db';
import { dayOf, type OwedInUnit, type SolvencyRecord } from 'games-engine/solvency';
import type { Pool } from 'pg';
import { buildTree } from './build-tree.ts';

const SECRET_BYTES = 32;

/** Statements whose shares and leaves are kept, so that players and auditors can check them. */
export const KEPT_STATEMENTS = 7;

export interface StatementTools {
  pool: Pool;
  now(): number;
  /** Reserves that are stated for a debt; none where nobody signs in time. */
  reserves(statement: Pick<SolvencyRecord, 'at' | 'day' | 'units'>): Promise<SolvencyRecord['reserves']>;
  /** A statement was published. */
  onPublished(day: number): void;
}

/** The record of a published statement, as its leaf has it. */
export const recordOf = ({ at, day, ledger, reserves, units }: solvency.PublishedStatement): SolvencyRecord => ({
  at,
  day,
  kind: 'solvency',
  ledger,
  reserves,
  units,
});

/**
 * Takes the day's snapshot unless it is there, and publishes what is not published yet. A run that was killed is gone on with
 * from its snapshot: the same balances, parts and root, whatever has been played since.
 */
export const stateSolvency = async (tools: StatementTools): Promise<void> => {
  const { pool } = tools;
  const at = tools.now();
  if (((await solvency.newestDay(pool)) ?? -1) < dayOf(at))
    await solvency.takeSnapshot(pool, { at, day: dayOf(at), secret: randomBytes(SECRET_BYTES) });
  for (const statement of await solvency.unpublishedStatements(pool)) {
    const { day } = statement;
    await solvency.dropBlocks(pool, day);
    const units: OwedInUnit[] = [];
    for (const unit of solvency.owedUnits) units.push(await buildTree(pool, statement, unit));
    const reserves = await tools.reserves({ at: statement.at, day, units });
    await solvency.publishStatement(pool, { day, units, reserves });
    tools.onPublished(day);
  }
  await solvency.dropOldShares(pool, KEPT_STATEMENTS);
};
