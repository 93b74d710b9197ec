import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration027OutsideBonus } from './migration-027-outside-bonus.ts';
import {
  BonusOutsideEntity,
  PartnerBonusEntity,
  RepostCheckEntity,
  TonBonusWalletEntity,
} from './outside-bonus.entities.ts';

export * from './outside.repository.ts';
export * from './partner-bonuses.repository.ts';
export * from './ton-bonuses.repository.ts';

export const stored: StoredFeature = {
  entities: [BonusOutsideEntity, PartnerBonusEntity, RepostCheckEntity, TonBonusWalletEntity],
  migrations: [{ name: '027-outside-bonus', class: Migration027OutsideBonus }],
};
