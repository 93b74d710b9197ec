import type { StoredFeature } from '../../core/stored-feature.ts';
import {
  BonusCampaignEntity,
  BonusChangeEntity,
  BonusEventEntity,
  BonusGrantEntity,
  BonusMeterEntity,
} from './bonus.entities.ts';
import { Migration022Bonus } from './migration-022-bonus.ts';
import { Migration029BonusCosts } from './migration-029-bonus-costs.ts';
import { Migration025Vip } from './migration-025-vip.ts';
import { Migration031Promo } from './migration-031-promo.ts';
import { Migration038VkGroup } from './migration-038-vk-group.ts';
import { Migration060ProviderStakes } from './migration-060-provider-stakes.ts';
import { PromoCodeEntity, TelegramStoryEntity } from './promo.entities.ts';

export type { BonusEventKind, GrantAccount, GrantStatus } from './bonus.entities.ts';
export * from './bonus-changes.repository.ts';
export * from './bonus-costs.repository.ts';
export * from './bonus-events.repository.ts';
export * from './due-players.repository.ts';
export * from './grants.repository.ts';
export * from './in-play.repository.ts';
export * from './meters.repository.ts';
export * from './other-takers.repository.ts';
export * from './played-days.repository.ts';
export * from './promo-codes.repository.ts';
export * from './promo-facts.repository.ts';
export * from './target-deposits.repository.ts';
export * from './telegram-stories.repository.ts';

export const stored: StoredFeature = {
  entities: [
    BonusCampaignEntity,
    BonusChangeEntity,
    BonusEventEntity,
    BonusGrantEntity,
    BonusMeterEntity,
    PromoCodeEntity,
    TelegramStoryEntity,
  ],
  migrations: [
    { name: '022-bonus', class: Migration022Bonus },
    { name: '029-bonus-costs', class: Migration029BonusCosts },
    { name: '025-vip', class: Migration025Vip },
    { name: '031-promo', class: Migration031Promo },
    { name: '038-vk-group', class: Migration038VkGroup },
    { name: '060-provider-stakes', class: Migration060ProviderStakes },
  ],
};
