import type { StoredFeature } from '../../core/stored-feature.ts';
import { ProviderEntity, ProviderGameEntity } from './catalogue.entities.ts';
import { Migration007Catalogue } from './migration-007-catalogue.ts';

export * from './catalogue.repository.ts';

export const stored: StoredFeature = {
  entities: [ProviderEntity, ProviderGameEntity],
  migrations: [{ name: '007-catalogue', class: Migration007Catalogue }],
};
