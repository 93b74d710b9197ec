import type { EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from '../features/account/user.entity.ts';
import { GameConfigCommentEntity } from './game-config.entity.ts';

/** A designer's remark on a version. Never changed. */
export interface ConfigComment {
  id: number;
  author: string; // nick
  authorId: bigint;
  text: string;
  at: number; // ms since epoch
}

/** Remarks on a version, the oldest first; of more than `limit` the last ones. */
export const configComments = async (em: EntityManager, configId: number, limit: number): Promise<ConfigComment[]> => {
  const rows = await em.find(GameConfigCommentEntity, { configId }, { orderBy: { id: 'desc' }, limit, refresh: true });
  const users = await em.find(UserEntity, { id: { $in: rows.map(({ authorId }) => authorId) } });
  return rows.toReversed().map(({ id, authorId, text, at }) => {
    const author = users.find((user) => user.id === authorId)?.nick ?? '';
    return { id, author, authorId, text, at };
  });
};

/** Adds a remark to a version. */
export const addConfigComment = async (
  em: EntityManager,
  comment: { configId: number; authorId: bigint; text: string; at: number },
): Promise<void> => {
  await em.insert(GameConfigCommentEntity, comment);
};
