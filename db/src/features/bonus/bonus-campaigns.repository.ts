import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BonusCampaignEntity } from './bonus.entities.ts';

export type BonusCampaignRow = InferEntity<typeof BonusCampaignEntity>;

/** The operator's settings of a bonus; null: the declaration's own rules apply. */
export const bonusCampaignOf = (em: EntityManager, bonus: string): Promise<BonusCampaignRow | null> =>
  em.findOne(BonusCampaignEntity, { bonus }, { refresh: true });

/** The settings of all bonuses that have any. */
export const bonusCampaigns = async (em: EntityManager): Promise<ReadonlyMap<string, BonusCampaignRow>> =>
  new Map((await em.find(BonusCampaignEntity, {}, { refresh: true })).map((row) => [row.bonus, row]));

/** Applies a campaign that two people approved. */
export const setBonusCampaign = async (em: EntityManager, campaign: BonusCampaignRow): Promise<void> => {
  await em.upsert(BonusCampaignEntity, campaign);
};
