import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { RepostCheckEntity } from './outside-bonus.entities.ts';

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
