import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  CatalogueEventEntity,
  CatalogueRevisionEntity,
  GameRuleEntity,
  ProviderEntity,
  ProviderGameEntity,
} from './catalogue.entities.ts';
import { Migration007Catalogue } from './migration-007-catalogue.ts';
import { Migration037CatalogueOffice } from './migration-037-catalogue-office.ts';
import { Migration064GameKinds } from './migration-064-game-kinds.ts';
import { Migration104GameRules } from './migration-104-game-rules.ts';

export type { CatalogueChange, GameKind } from './catalogue.entities.ts';
export * from './catalogue.repository.ts';
export * from './change-games.ts';
export * from './game-rules.ts';
export * from './office-games.ts';
export * from './shelf.ts';

export const stored: StoredFeature = {
  entities: [ProviderEntity, ProviderGameEntity, CatalogueRevisionEntity, CatalogueEventEntity, GameRuleEntity],
  migrations: [
    { name: '007-catalogue', class: Migration007Catalogue },
    { name: '037-catalogue-office', class: Migration037CatalogueOffice },
    { name: '064-game-kinds', class: Migration064GameKinds },
    { name: '104-game-rules', class: Migration104GameRules },
  ],
};
