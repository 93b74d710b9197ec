import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration078Partners } from './migration-078-partners.ts';
import * as entities from './partner.entities.ts';

export * from './partner-days.repository.ts';
export * from './partner-earnings.repository.ts';
export * from './partner-orders.repository.ts';
export * from './partner-ties.ts';
export * from './partners.repository.ts';
export * from './referral-code.ts';
export * from './referrals.repository.ts';

export const stored: StoredFeature = {
  entities: Object.values(entities),
  migrations: [{ name: '078-partners', class: Migration078Partners }],
};
