import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import { NoticeEntity } from './notice.entity.ts';

export type NoticeRow = InferEntity<typeof NoticeEntity>;

export interface NewNotice {
  userId: bigint;
  code: string;
  fact: string; // the same fact is told once under a code, however often it is handed in
  number: number;
  at: number; // ms since epoch
}

/** Writes a notice in the transaction of `em`, which is that of its fact: neither is there without the other. */
export const notify = async (em: EntityManager, { userId, code, fact, number, at }: NewNotice): Promise<void> => {
  await em.execute(
    'INSERT INTO notice (user_id, code, fact, number, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [userId, code, fact, number, at],
  );
};

/** A page of a player's notices, the newest first. `before`: the last id of the page before. */
export const noticesOf = (
  em: EntityManager,
  userId: bigint,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  em.find(
    NoticeEntity,
    { userId, ...(before !== undefined && { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit, refresh: true },
  );

export const countUnreadNotices = (em: EntityManager, userId: bigint): Promise<number> =>
  em.count(NoticeEntity, { userId, readAt: null });

/** Marks a player's notices read up to an id: later ones were not seen yet. */
export const markNoticesRead = async (em: EntityManager, userId: bigint, upTo: number, at: number): Promise<void> => {
  await em.nativeUpdate(NoticeEntity, { userId, id: { $lte: upTo }, readAt: null }, { readAt: at });
};
