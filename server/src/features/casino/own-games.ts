import { casino, catalogue, type EntityManager } from 'db';
import { MAX_FAVOURITES, menuCodes, RECENT_GAMES } from '../../../contract/features/casino-values.ts';
import type { CatalogueGame } from '../../../contract/features/catalogue.contract.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { catalogueGame } from '../../core/shown-game.ts';
import type { CasinoTools } from './casino-tools.ts';

/** A game's identifier or number. */
export type GameRef = string | number;

const shownOf = async (em: EntityManager, ids: readonly bigint[], favourites: readonly bigint[]) => {
  const marked = new Set(favourites);
  return (await catalogue.gameRepository(em).byIds(ids)).map((game) => catalogueGame(game, marked));
};

/** A player's favourites, latest first. */
export const favouriteGames = async ({ em }: CasinoTools, userId: bigint): Promise<CatalogueGame[]> => {
  const favourites = await casino.favouriteRepository(em()).list(userId);
  return shownOf(em(), favourites, favourites);
};

/** Favourites among providers' games and among the house's own, latest first. */
export interface Favourites {
  games: CatalogueGame[];
  house: string[];
}

export const allFavourites = async (tools: CasinoTools, userId: bigint): Promise<Favourites> => ({
  games: await favouriteGames(tools, userId),
  house: await casino.ownFavouriteRepository(tools.em()).list(userId),
});

/** Adds or removes one of the house's own games. */
const switchOwn = async ({ em, clock }: CasinoTools, userId: bigint, game: string): Promise<boolean> => {
  const favourites = casino.ownFavouriteRepository(em());
  const wasFavourite = (await favourites.list(userId)).includes(game);
  if (wasFavourite) await favourites.remove(userId, game);
  else await favourites.add(userId, game, clock.now());
  return !wasFavourite;
};

const add = async ({ em, clock }: CasinoTools, userId: bigint, gameId: bigint, count: number): Promise<void> => {
  if (count >= MAX_FAVOURITES) throw new CallError(menuCodes.favouriteNotSaved);
  await casino.favouriteRepository(em()).add(userId, gameId, clock.now());
};

/** Adds or removes a favourite. Throws CallError 600, 601. */
export const switchFavourite = async (
  tools: CasinoTools,
  userId: bigint,
  ref: GameRef,
): Promise<Favourites & { isFavorite: boolean }> => {
  if (typeof ref === 'string' && tools.games.find(ref)) {
    const isFavorite = await switchOwn(tools, userId, ref);
    return { isFavorite, ...(await allFavourites(tools, userId)) };
  }
  const { em, log } = tools;
  const favourites = await casino.favouriteRepository(em()).list(userId);
  const game = await catalogue.gameRepository(em()).find(ref);
  if (!game) throw new CallError(menuCodes.favouriteNotSaved);
  const wasFavourite = favourites.includes(game.id);
  try {
    if (wasFavourite) await casino.favouriteRepository(em()).remove(userId, game.id);
    else await add(tools, userId, game.id, favourites.length);
  } catch (error) {
    if (error instanceof CallError) throw error;
    log.error({ err: error }, 'a favourite was not changed');
    throw new CallError(wasFavourite ? menuCodes.favouriteNotRemoved : menuCodes.favouriteNotSaved);
  }
  return { isFavorite: !wasFavourite, ...(await allFavourites(tools, userId)) };
};

/** A player's recently opened games, and the one to continue. */
export const recentGames = async (
  { em, db }: CasinoTools,
  userId: bigint,
): Promise<{ games: CatalogueGame[]; continues: CatalogueGame | null }> => {
  const favourites = await casino.favouriteRepository(em()).list(userId);
  const continued = await casino.continuedGame(db.pool, userId);
  const recent = await casino.recentGameRepository(em()).list(userId, RECENT_GAMES);
  const [continues = null] = continued === undefined ? [] : await shownOf(em(), [continued], favourites);
  return { games: await shownOf(em(), recent, favourites), continues };
};
