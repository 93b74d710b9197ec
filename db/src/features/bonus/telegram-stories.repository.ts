import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { violatedConstraint } from '../../core/sql.ts';
import { TelegramStoryEntity } from './promo.entities.ts';

export type TelegramStoryRow = InferEntity<typeof TelegramStoryEntity>;

/** Players' Telegram stories. */
export const telegramStoryRepository = (em: EntityManager) => ({
  find: (userId: bigint): Promise<TelegramStoryRow | null> =>
    em.findOne(TelegramStoryEntity, { userId }, { refresh: true }),

  /** A player's story; created with this token if there is none. */
  async begin(userId: bigint, token: string, at: number): Promise<TelegramStoryRow> {
    await em.upsert(
      TelegramStoryEntity,
      { userId, token, createdAt: at },
      { onConflictFields: ['userId'], onConflictAction: 'ignore' },
    );
    return em.findOneOrFail(TelegramStoryEntity, { userId }, { refresh: true });
  },
});

/**
 * Records a visitor who followed a story's link. The player themselves, a visitor of another story, and anyone after the
 * first do not count.
 */
export const visitTelegramStory = async (
  client: Queryable,
  { token, visitor, at }: { token: string; visitor: string; at: number },
): Promise<void> => {
  const visit = client.query(
    `UPDATE telegram_story s SET visitor = $2, visited_at = $3
     WHERE token = $1 AND visited_at IS NULL AND NOT EXISTS (SELECT FROM telegram_story WHERE visitor = $2)
       AND NOT EXISTS (SELECT FROM social_profile p WHERE p.user_id = s.user_id AND p.provider = 'telegram' AND p.subject = $2)`,
    [token, visitor, at],
  );
  await visit.catch((error: unknown) => {
    if (violatedConstraint(error) !== 'telegram_story_visitor_key') throw error; // one of parallel visits counts
  });
};
