import { casino, catalogue, type EntityManager } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import {
  CAROUSEL_SLOTS,
  gameKinds,
  GAMES_PAGE,
  MAX_CHOSEN_GAMES,
  MAX_ROWS,
  ROW_GAMES,
  SEARCH_MAX_GAMES,
  type CatalogueCategory,
} from '../../../contract/features/catalogue-values.ts';
import type { catalogueCalls, GamesRow } from '../../../contract/features/catalogue.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import type { Caller, CallHandler } from '../../core/realtime/dispatcher.ts';
import { carouselGame, catalogueGame } from '../../core/shown-game.ts';
import { createShelves } from './shelves.ts';

type Calls = typeof catalogueCalls;
type Handlers = { [N in keyof Calls]: CallHandler<Calls[N], CallAnswer<N>> };
type CarouselHandler = Handlers['slotegrator.carousel.loadHotGames'];
interface CatalogueTools extends Pick<FeatureTools, 'em' | 'db'> {
  currencies: Pick<FeatureTools['currencies'], 'shown'>;
  gameRules: Pick<FeatureTools['gameRules'], 'off'>;
}

/** The caller's favourites. */
const favouritesOf = async (em: EntityManager, { player }: Caller): Promise<ReadonlySet<bigint>> =>
  player ? new Set(await casino.favouriteRepository(em).list(player.userId)) : new Set();

interface Asked extends catalogue.GameFilter {
  minLimit: number;
  maxLimit: number;
}

interface Page<Game> {
  games: Game[];
  count: number; // length of the list
}

const maxGamesOf = (list: catalogue.GameList): number =>
  list === 'new' || list === 'hot' ? MAX_CHOSEN_GAMES : Infinity;

/** Reads a stretch of a list by its games' ids: far down it costs what the first one does. */
const createPages =
  ({ em }: CatalogueTools, shelves: () => Promise<catalogue.Shelf>) =>
  async <Game>(
    { minLimit, maxLimit, ...filter }: Asked,
    caller: Caller,
    shown: (game: catalogue.ListedGame, favourites: ReadonlySet<bigint>) => Game,
  ): Promise<Page<Game>> => {
    const [shelf, favourites] = await Promise.all([shelves(), favouritesOf(em(), caller)]);
    const [list, maxGames] = [shelf.list(filter), maxGamesOf(filter.list)];
    const ids = list.slice(minLimit, Math.min(maxLimit, maxGames)).map(({ id }) => id);
    const games = (await catalogue.gameRepository(em()).byIds(ids)).filter(({ isAway }) => !isAway);
    return { games: games.map((game) => shown(game, favourites)), count: Math.min(list.length, maxGames) };
  };

// Lists in the order of the lobby's rows.
const ROW_LISTS = ['popular', 'hot', 'new', 'special', ...gameKinds] as const satisfies CatalogueCategory[];

/** Rows of the lobby from the given one on, with the ids of their first games. */
const rowsOf = (shelf: catalogue.Shelf, isMobile: boolean, from: number) => {
  const { lists, providers } = shelf.counts({ list: 'all', isMobile });
  const all: readonly Pick<GamesRow, 'category' | 'provider'>[] = [
    ...ROW_LISTS.filter((list) => lists[list] > 0).map((category) => ({ category, provider: null })),
    ...providers.map(({ title: provider }) => ({ category: null, provider })),
  ];
  const rows = all.slice(from, from + MAX_ROWS).map((row) => {
    const games = shelf.list({ list: row.category ?? 'all', provider: row.provider ?? undefined, isMobile });
    const count = Math.min(games.length, maxGamesOf(row.category ?? 'all'));
    return { ...row, count, games: games.slice(0, ROW_GAMES).map(({ id }) => id) };
  });
  return { rows, total: all.length };
};

/** Carousels of the home page, lists of the lobby, and search. */
export const createCatalogueHandlers = (tools: CatalogueTools): Handlers => {
  const shelves = createShelves(tools.db);
  const pageOf = createPages(tools, shelves);
  const carousel = (list: catalogue.GameList, most: number): CarouselHandler => ({
    async handle({ isMobile = false }, caller) {
      const { games } = await pageOf({ list, isMobile, minLimit: 0, maxLimit: most }, caller, carouselGame);
      return { success: true, games };
    },
  });
  return {
    'slotegrator.carousel.loadPopularSlots': carousel('popularSlots', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadPopularLive': carousel('popularLive', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadHotGames': carousel('hot', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadNewGames': carousel('new', CAROUSEL_SLOTS),
    'slotegrator.carousel.loadPopularGames': carousel('popular', CAROUSEL_SLOTS),
    'slotegrator.carousel.getHotList': carousel('hot', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getNewGames': carousel('new', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getPopularList': carousel('popular', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getSpecialList': carousel('special', MAX_CHOSEN_GAMES),
    'slotegrator.carousel.getProviderGame': {
      async handle({ providerName: provider, categoryName, isMobile = false }, caller) {
        const asked = { list: categoryName ?? 'all', provider, isMobile, minLimit: 0, maxLimit: GAMES_PAGE } as const;
        return { success: true, ...(await pageOf(asked, caller, catalogueGame)) };
      },
    },
    'slotegrator.carousel.searchGame': {
      async handle({ search, isMobile = false }, caller) {
        const asked = { isMobile, most: SEARCH_MAX_GAMES };
        const games = await catalogue.gameRepository(tools.em()).search(search, asked);
        const favourites = await favouritesOf(tools.em(), caller);
        return { success: true, games: games.map((game) => catalogueGame(game, favourites)) };
      },
    },
    'games.getGames': {
      async handle({ category, ...limits }, caller) {
        const asked: readonly CatalogueCategory[] = category ? [category] : ['slots', 'live'];
        const pages = await Promise.all(
          asked.map(async (list) => [list, await pageOf({ list, ...limits }, caller, catalogueGame)] as const),
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
        const { games, count } = await pageOf({ list: category ?? 'all', ...asked }, caller, catalogueGame);
        return { success: true, games, total: count };
      },
    },
    'games.getCounts': {
      async handle({ isMobile = false, category, ...choice }) {
        const { lists, ...counts } = (await shelves()).counts({ list: category ?? 'all', isMobile, ...choice });
        const chosen = { new: Math.min(lists.new, MAX_CHOSEN_GAMES), hot: Math.min(lists.hot, MAX_CHOSEN_GAMES) };
        return { success: true, categoryCount: { ...lists, ...chosen }, ...counts };
      },
    },
    'games.getUnavailable': {
      handle(_payload, { player, country }) {
        const currency = player && tools.currencies.shown(player.targetCurrencyId)?.name;
        return { games: tools.gameRules.off({ country, currency }) };
      },
    },
    'games.getRows': {
      async handle({ isMobile = false, from }, caller) {
        const [shelf, favourites] = await Promise.all([shelves(), favouritesOf(tools.em(), caller)]);
        const { rows, total } = rowsOf(shelf, isMobile, from);
        const ids = new Set(rows.flatMap((row) => row.games));
        const games = await catalogue.gameRepository(tools.em()).byIds([...ids]);
        const byId = new Map(games.filter(({ isAway }) => !isAway).map((game) => [game.id, game]));
        const shown = rows.map((row) => ({
          ...row,
          games: row.games.flatMap((id) => byId.get(id) ?? []).map((game) => catalogueGame(game, favourites)),
        }));
        return { success: true, rows: shown, total };
      },
    },
  };
};
