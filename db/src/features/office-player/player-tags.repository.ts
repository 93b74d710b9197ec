import type { EntityManager } from '@mikro-orm/postgresql';
import { PlayerTagEntity } from './office-player.entities.ts';

/** Marks of players. The player's row must be locked before one is set or taken off. */
export const playerTags = (em: EntityManager) => ({
  /** A player's marks, in the order in which they were set. */
  async list(userId: bigint): Promise<string[]> {
    const rows = await em.find(PlayerTagEntity, { userId }, { orderBy: { at: 'asc', tag: 'asc' }, refresh: true });
    return rows.map(({ tag }) => tag);
  },

  async add(row: { userId: bigint; tag: string; authorId: bigint; at: number }): Promise<void> {
    await em.insert(PlayerTagEntity, row);
  },

  async remove(userId: bigint, tag: string): Promise<void> {
    await em.nativeDelete(PlayerTagEntity, { userId, tag });
  },
});
