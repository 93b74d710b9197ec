import type { EntityManager } from '@mikro-orm/postgresql';
import { FavouriteGameEntity, RecentGameEntity } from './casino.entities.ts';

/** Games that players have marked. */
export const favouriteRepository = (em: EntityManager) => ({
  /** The ids of a player's favourites, the last one first. */
  async list(userId: bigint): Promise<bigint[]> {
    const rows = await em.find(FavouriteGameEntity, { userId }, { orderBy: { createdAt: 'desc', gameId: 'desc' } });
    return rows.map(({ gameId }) => gameId);
  },

  async add(userId: bigint, gameId: bigint, at: number): Promise<void> {
    await em.upsert(FavouriteGameEntity, { userId, gameId, createdAt: at }, { onConflictAction: 'ignore' });
  },

  async remove(userId: bigint, gameId: bigint): Promise<void> {
    await em.nativeDelete(FavouriteGameEntity, { userId, gameId });
  },
});

/** Games that players have opened. */
export const recentGameRepository = (em: EntityManager) => ({
  async opened(userId: bigint, gameId: bigint, at: number): Promise<void> {
    await em.upsert(RecentGameEntity, { userId, gameId, openedAt: at });
  },

  /** The ids of the games that a player opened, the last one first. */
  async list(userId: bigint, most: number): Promise<bigint[]> {
    const rows = await em.find(RecentGameEntity, { userId }, { orderBy: { openedAt: 'desc' }, limit: most });
    return rows.map(({ gameId }) => gameId);
  },
});
