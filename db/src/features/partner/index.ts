import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration078Partners } from './migration-078-partners.ts';
import { Migration082PartnerCampaigns } from './migration-082-partner-campaigns.ts';
import * as campaigns from './campaign.entities.ts';
import * as entities from './partner.entities.ts';

export * from './campaigns.repository.ts';
export * from './clicks.repository.ts';
export * from './partner-days.repository.ts';
export * from './partner-earnings.repository.ts';
export * from './partner-link.ts';
export * from './partner-orders.repository.ts';
export * from './partner-ties.ts';
export * from './partners.repository.ts';
export * from './postbacks.repository.ts';
export * from './referral-code.ts';
export * from './referrals.repository.ts';

export const stored: StoredFeature = {
  entities: [...Object.values(entities), ...Object.values(campaigns)],
  migrations: [
    { name: '078-partners', class: Migration078Partners },
    { name: '082-partner-campaigns', class: Migration082PartnerCampaigns },
  ],
};
