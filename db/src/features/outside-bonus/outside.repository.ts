import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { BonusOutsideEntity, RepostCheckEntity } from './outside-bonus.entities.ts';

export type BonusOutsideRow = InferEntity<typeof BonusOutsideEntity>;

/** External targets of bonuses. */
export const bonusOutsideRepository = (em: EntityManager) => ({
  /** Null: the bonus is not offered. */
  find: (bonus: string): Promise<BonusOutsideRow | null> =>
    em.findOne(BonusOutsideEntity, { bonus }, { refresh: true }),

  async all(): Promise<ReadonlyMap<string, BonusOutsideRow>> {
    return new Map((await em.find(BonusOutsideEntity, {}, { refresh: true })).map((row) => [row.bonus, row]));
  },

  /** Sets a bonus's target; null removes it. */
  async set(bonus: string, found: Omit<BonusOutsideRow, 'bonus'> | null): Promise<void> {
    if (found) await em.upsert(BonusOutsideEntity, { bonus, ...found });
    else await em.nativeDelete(BonusOutsideEntity, { bonus });
  },
});

export type RepostCheckRow = InferEntity<typeof RepostCheckEntity>;

/** Networks' answers about reposts. */
export const repostCheckRepository = (em: EntityManager) => ({
  find: (userId: bigint, bonus: string): Promise<RepostCheckRow | null> =>
    em.findOne(RepostCheckEntity, { userId, bonus }, { refresh: true }),

  /** All answers about a player, by bonus. */
  async ofUser(userId: bigint): Promise<ReadonlyMap<string, RepostCheckRow>> {
    return new Map((await em.find(RepostCheckEntity, { userId }, { refresh: true })).map((row) => [row.bonus, row]));
  },

  async put(check: RepostCheckRow): Promise<void> {
    await em.upsert(RepostCheckEntity, check);
  },
});
