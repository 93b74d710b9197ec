import type { StoredFeature } from '../../core/stored-feature.ts';
import { AirdropEntity, AirdropTakeEntity } from './airdrop.entities.ts';
import { Migration032Airdrop } from './migration-032-airdrop.ts';

export * from './airdrops.repository.ts';

export const stored: StoredFeature = {
  entities: [AirdropEntity, AirdropTakeEntity],
  migrations: [{ name: '032-airdrop', class: Migration032Airdrop }],
};
