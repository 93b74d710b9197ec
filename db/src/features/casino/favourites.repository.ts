import type { EntityManager } from '@mikro-orm/postgresql';
import { FavouriteGameEntity, FavouriteOwnGameEntity, RecentGameEntity } from './casino.entities.ts';

/** Players' favourite games. */
export const favouriteRepository = (em: EntityManager) => ({
  /** Ids of a player's favourites, latest first. */
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

/** Players' favourites among the house's own games, by their ids. */
export const ownFavouriteRepository = (em: EntityManager) => ({
  /** Latest first. */
  async list(userId: bigint): Promise<string[]> {
    const rows = await em.find(FavouriteOwnGameEntity, { userId }, { orderBy: { createdAt: 'desc', game: 'desc' } });
    return rows.map(({ game }) => game);
  },

  async add(userId: bigint, game: string, at: number): Promise<void> {
    await em.upsert(FavouriteOwnGameEntity, { userId, game, createdAt: at }, { onConflictAction: 'ignore' });
  },

  async remove(userId: bigint, game: string): Promise<void> {
    await em.nativeDelete(FavouriteOwnGameEntity, { userId, game });
  },
});

/** Recently opened games. */
export const recentGameRepository = (em: EntityManager) => ({
  async opened(userId: bigint, gameId: bigint, at: number): Promise<void> {
    await em.upsert(RecentGameEntity, { userId, gameId, openedAt: at });
  },

  /** Ids of the games that a player opened, latest first. */
  async list(userId: bigint, most: number): Promise<bigint[]> {
    const rows = await em.find(RecentGameEntity, { userId }, { orderBy: { openedAt: 'desc' }, limit: most });
    return rows.map(({ gameId }) => gameId);
  },
});
