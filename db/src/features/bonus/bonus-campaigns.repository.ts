import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BonusCampaignEntity } from './bonus.entities.ts';

export type BonusCampaignRow = InferEntity<typeof BonusCampaignEntity>;

/** What the operator has set for a bonus; null: nothing, so the declaration's rules are in force. */
export const bonusCampaignOf = (em: EntityManager, bonus: string): Promise<BonusCampaignRow | null> =>
  em.findOne(BonusCampaignEntity, { bonus }, { refresh: true });

/** Brings a campaign into force: two people agreed on it. */
export const setBonusCampaign = async (em: EntityManager, campaign: BonusCampaignRow): Promise<void> => {
  await em.upsert(BonusCampaignEntity, campaign);
};
