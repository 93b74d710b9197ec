import { casino, catalogue, type EntityManager } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  CAROUSEL_SLOTS,
  GAMES_PAGE,
  MAX_CHOSEN_GAMES,
  SEARCH_MAX_GAMES,
  type CatalogueCategory,
} from '../../../contract/features/catalogue-values.ts';
import type { catalogueCalls, CatalogueGame } from '../../../contract/features/catalogue.contract.ts';
import type { Caller, CallHandler } from '../../core/realtime/dispatcher.ts';
import { createCounts } from './counts.ts';
import { carouselGame, catalogueGame } from '../../core/shown-game.ts';

type Calls = typeof catalogueCalls;
type Handlers = { [N in keyof Calls]: CallHandler<Calls[N], CallAnswer<N>> };
type NewEntityManager = () => EntityManager;
type CarouselHandler = Handlers['slotegrator.carousel.loadHotGames'];

const mostOf = (list: catalogue.GameList): number => (list === 'new' || list === 'hot' ? MAX_CHOSEN_GAMES : Infinity);

/** The caller's favourites. */
const favouritesOf = async (em: EntityManager, { player }: Caller): Promise<ReadonlySet<bigint>> =>
  player ? new Set(await casino.favouriteRepository(em).list(player.userId)) : new Set();

const carousel = (newEm: NewEntityManager, list: catalogue.GameList, most: number): CarouselHandler => ({
  async handle({ isMobile = false }, caller) {
    const games = await catalogue.gameRepository(newEm()).list({ list, isMobile }, { from: 0, to: most });
    const favourites = await favouritesOf(newEm(), caller);
    return { success: true, games: games.map((game) => carouselGame(game, favourites)) };
  },
});

interface Asked {
  list: catalogue.GameList;
  provider?: string | undefined;
  isMobile: boolean;
  minLimit: number;
  maxLimit: number;
}

interface Page {
  games: CatalogueGame[];
  count: number;
}

const pageOf = async (
  newEm: NewEntityManager,
  { list, provider, isMobile, minLimit, maxLimit }: Asked,
  caller: Caller,
): Promise<Page> => {
  const most = mostOf(list);
  const filter = { list, provider, isMobile };
  const [rows, count, favourites] = await Promise.all([
    catalogue.gameRepository(newEm()).list(filter, { from: minLimit, to: Math.min(maxLimit, most) }),
    catalogue.gameRepository(newEm()).count(filter),
    favouritesOf(newEm(), caller),
  ]);
  return { games: rows.map((game) => catalogueGame(game, favourites)), count: Math.min(count, most) };
};

/** Carousels of the home page, lists of the lobby, and search. */
export const createCatalogueHandlers = (newEm: NewEntityManager): Handlers => {
  const counts = createCounts((isMobile) => catalogue.gameRepository(newEm()).counts({ isMobile }));
  return {
    'slotegrator.carousel.loadPopularSlots': carousel(newEm, 'popularSlots', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadPopularLive': carousel(newEm, 'popularLive', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadHotGames': carousel(newEm, 'hot', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadNewGames': carousel(newEm, 'new', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadPopularGames': carousel(newEm, 'popular', CAROUSEL_SLOTS),
    'slotegrator.carousel.getHotList': carousel(newEm, 'hot', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getNewGames': carousel(newEm, 'new', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getPopularList': carousel(newEm, 'popular', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getSpecialList': carousel(newEm, 'special', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getProviderGame': {
      async handle({ providerName: provider, categoryName, isMobile = false }, caller) {
        const asked = { list: categoryName ?? 'all', provider, isMobile, minLimit: 0, maxLimit: GAMES_PAGE } as const;
        return { success: true, ...(await pageOf(newEm, asked, caller)) };
      },
    },
    'slotegrator.carousel.searchGame': {
      async handle({ search, isMobile = false }, caller) {
        const asked = { isMobile, most: SEARCH_MAX_GAMES };
        const games = await catalogue.gameRepository(newEm()).search(search, asked);
        const favourites = await favouritesOf(newEm(), caller);
        return { success: true, games: games.map((game) => catalogueGame(game, favourites)) };
      },
    },
    'games.getGames': {
      async handle({ category, ...limits }, caller) {
        const asked: readonly CatalogueCategory[] = category ? [category] : ['slots', 'live'];
        const pages = await Promise.all(
          asked.map(async (list) => [list, await pageOf(newEm, { list, ...limits }, caller)] as const),
        );
        return {
          success: true,
          desktop: {
            category: Object.fromEntries(pages.map(([name, { games }]) => [name, games])),
            categoryCount: Object.fromEntries(pages.map(([name, { count }]) => [name, count])),
          },
        };
      },
    },
    'games.getPage': {
      async handle({ category, ...asked }, caller) {
        const { games, count } = await pageOf(newEm, { list: category ?? 'all', ...asked }, caller);
        return { success: true, games, total: count };
      },
    },
    'games.getCounts': {
      async handle({ isMobile = false }) {
        const { providers, lists } = await counts(isMobile);
        const chosen = { new: Math.min(lists.new, MAX_CHOSEN_GAMES), hot: Math.min(lists.hot, MAX_CHOSEN_GAMES) };
        return { success: true, categoryCount: { ...lists, ...chosen }, providers };
      },
    },
  };
};
