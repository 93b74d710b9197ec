import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { NoticeEntity } from './notice.entity.ts';

export type NoticeRow = InferEntity<typeof NoticeEntity>;

/** A page of a player's notices, the newest first. `before`: the last id of the page before. */
export const noticesOf = (
  em: EntityManager,
  userId: bigint,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  em.find(
    NoticeEntity,
    { userId, isShown: true, ...(before !== undefined && { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit, refresh: true },
  );

export const countUnreadNotices = (em: EntityManager, userId: bigint): Promise<number> =>
  em.count(NoticeEntity, { userId, isShown: true, readAt: null });

/** Marks a player's notices read: one, or all up to an id, as later ones were not seen yet. */
export const markNoticesRead = async (
  em: EntityManager,
  userId: bigint,
  { id, at }: { id: number | { upTo: number }; at: number },
): Promise<void> => {
  const which = typeof id === 'number' ? id : { $lte: id.upTo };
  await em.nativeUpdate(NoticeEntity, { userId, id: which, readAt: null }, { readAt: at });
};

/** Marks the notices of one subject read. False: none was unread. */
export const markNoticesOfRead = async (
  em: EntityManager,
  userId: bigint,
  { code, subject, at }: { code: string; subject: string; at: number },
): Promise<boolean> => {
  const which = { userId, code, fact: { $like: `${subject}:%` }, readAt: null };
  return (await em.nativeUpdate(NoticeEntity, which, { readAt: at })) > 0;
};

/** Forgets notices that were read, and old ones whether or not. `readBefore` and `before`: ms since epoch. */
export const forgetOldNotices = async (
  em: EntityManager,
  { readBefore, before }: { readBefore: number; before: number },
): Promise<void> => {
  await em.nativeDelete(NoticeEntity, {
    at: { $lt: readBefore }, // nothing is read before it happens: the index has them
    $or: [{ readAt: { $lt: readBefore } }, { at: { $lt: before } }],
  });
};
