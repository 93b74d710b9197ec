import type { EntityManager } from '@mikro-orm/postgresql';
import { NoticeChoiceEntity } from './notice.entity.ts';

export interface NoticeChoices {
  switchedOff: readonly string[]; // channel:topic
  isDetailed: boolean; // pushes say what has happened
}

/** Choices of a player: everything is on, and pushes tell nothing, until they choose. */
export const noticeChoicesOf = async (em: EntityManager, userId: bigint): Promise<NoticeChoices> =>
  (await em.findOne(NoticeChoiceEntity, { userId }, { refresh: true })) ?? { switchedOff: [], isDetailed: false };

/** Switches a kind of notices on or off in a channel: one statement, so that two devices lose no choice of each other. */
export const chooseNotices = async (
  em: EntityManager,
  userId: bigint,
  { choice, isOn }: { choice: string; isOn: boolean },
): Promise<void> => {
  await em.execute(
    `INSERT INTO notice_choice AS c (user_id, switched_off) VALUES (?, CASE WHEN ?::boolean THEN '{}' ELSE ARRAY[?::text] END)
     ON CONFLICT (user_id) DO UPDATE SET switched_off = array_remove(c.switched_off, ?::text) || excluded.switched_off`,
    [userId, isOn, choice, choice],
  );
};

/** Chooses whether pushes say what has happened. */
export const chooseDetailed = async (em: EntityManager, userId: bigint, isDetailed: boolean): Promise<void> => {
  await em.upsert(NoticeChoiceEntity, { userId, isDetailed }, { onConflictMergeFields: ['isDetailed'] });
};
