import type { EntityManager } from '@mikro-orm/postgresql';
import { UserEntity } from '../account/user.entity.ts';
import { PlayerNoteEntity } from './office-player.entities.ts';

/** A note with its author's nick. */
export interface PlayerNoteRow {
  id: number;
  author: string;
  text: string;
  at: number; // ms since epoch
}

/** Writes a note about a player; its id. */
export const addPlayerNote = (
  em: EntityManager,
  note: { userId: bigint; authorId: bigint; text: string; at: number },
): Promise<number> => em.insert(PlayerNoteEntity, note);

/** Notes about a player, the newest first. `before`: a note's id, only older ones. */
export const playerNotes = async (
  em: EntityManager,
  userId: bigint,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PlayerNoteRow[]> => {
  const where = { userId, ...(before !== undefined && { id: { $lt: before } }) };
  const notes = await em.find(PlayerNoteEntity, where, { orderBy: { id: 'desc' }, limit, refresh: true });
  const authors = await em.find(UserEntity, { id: { $in: notes.map(({ authorId }) => authorId) } });
  const nicks = new Map(authors.map(({ id, nick }) => [id, nick]));
  return notes.map(({ id, authorId, text, at }) => ({ id, author: nicks.get(authorId) ?? '', text, at }));
};
