import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration084Staff } from './migration-084-staff.ts';
import { StaffProposalEntity } from './staff-proposal.entity.ts';

export * from './staff-proposal.entity.ts';
export * from './staff-people.repository.ts';
export * from './staff-proposals.repository.ts';
export * from './waiting.repository.ts';

export const stored: StoredFeature = {
  entities: [StaffProposalEntity],
  migrations: [{ name: '084-staff', class: Migration084Staff }],
};
