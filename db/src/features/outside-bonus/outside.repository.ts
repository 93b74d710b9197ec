import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BonusOutsideEntity } from './outside-bonus.entities.ts';

export type BonusOutsideRow = InferEntity<typeof BonusOutsideEntity>;

/** What bonuses need from elsewhere. */
export const bonusOutsideRepository = (em: EntityManager) => ({
  /** Null: what the bonus needs is not there, so it is not offered. */
  find: (bonus: string): Promise<BonusOutsideRow | null> =>
    em.findOne(BonusOutsideEntity, { bonus }, { refresh: true }),

  /** Says what there is for a bonus; null: nothing. */
  async set(bonus: string, found: Omit<BonusOutsideRow, 'bonus'> | null): Promise<void> {
    if (found) await em.upsert(BonusOutsideEntity, { bonus, ...found });
    else await em.nativeDelete(BonusOutsideEntity, { bonus });
  },
});
