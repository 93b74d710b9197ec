import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration095Solvency } from './migration-095-solvency.ts';
import { SolvencyBlockEntity, SolvencyShareEntity, SolvencyStatementEntity } from './solvency.entities.ts';

export * from './parts.repository.ts';
export * from './statements.repository.ts';
export type { StatedProof, StatedReserves, StatedUnit } from './solvency.entities.ts';

export const stored: StoredFeature = {
  entities: [SolvencyStatementEntity, SolvencyShareEntity, SolvencyBlockEntity],
  migrations: [{ name: '095-solvency', class: Migration095Solvency }],
};
