import { countCatalogue, listCatalogue, type CatalogueList, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { CAROUSEL_SLOTS, GAME_LINK, type CatalogueCategory } from '../../../contract/catalogue-values.ts';
import type { catalogueCalls, CatalogueGame } from '../../../contract/catalogue.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Calls = typeof catalogueCalls;
type Handlers = { [N in keyof Calls]: CallHandler<Calls[N], CallAnswer<N>> };
type CarouselHandler = Handlers['slotegrator.carousel.loadHotGames'];

/** New and hot games are a choice: their lists end here. */
const MOST_CHOSEN = 500;

const mostOf = (category: CatalogueCategory): number =>
  category === 'new' || category === 'hot' ? MOST_CHOSEN : Infinity;

const carousel = (db: Queryable, list: CatalogueList): CarouselHandler => ({
  async handle({ isMobile = false }) {
    const games = await listCatalogue(db, { list, isMobile }, { from: 0, to: CAROUSEL_SLOTS });
    return {
      success: true,
      games: games.map(({ image, identifier, title, provider }) => ({
        image,
        link: GAME_LINK + identifier,
        title,
        provider,
      })),
    };
  },
});

interface Page {
  games: CatalogueGame[];
  count: number;
}

const pageOf = async (
  db: Queryable,
  list: CatalogueCategory,
  { isMobile, minLimit, maxLimit }: { isMobile: boolean; minLimit: number; maxLimit: number },
): Promise<Page> => {
  const most = mostOf(list);
  const [rows, count] = await Promise.all([
    listCatalogue(db, { list, isMobile }, { from: minLimit, to: Math.min(maxLimit, most) }),
    countCatalogue(db, { list, isMobile }),
  ]);
  const games = rows.map(({ id, identifier, title, image, provider }) => ({
    id: Number(id),
    identifier,
    title,
    url: image,
    provider: { title: provider },
  }));
  return { games, count: Math.min(count, most) };
};

/** The carousels of the home page, and `games.getGames`. */
export const createCatalogueHandlers = (db: Queryable): Handlers => ({
  'slotegrator.carousel.loadPopularSlots': carousel(db, 'popularSlots'),
  'slotegrator.carousel.loadPopularLive': carousel(db, 'popularLive'),
  'slotegrator.carousel.loadHotGames': carousel(db, 'hot'),
  'slotegrator.carousel.loadNewGames': carousel(db, 'new'),
  'slotegrator.carousel.loadPopularGames': carousel(db, 'popular'),
  'games.getGames': {
    async handle({ category, ...limits }) {
      const asked: readonly CatalogueCategory[] = category ? [category] : ['slots', 'live'];
      const pages = await Promise.all(asked.map(async (name) => [name, await pageOf(db, name, limits)] as const));
      return {
        success: true,
        desktop: {
          category: Object.fromEntries(pages.map(([name, { games }]) => [name, games])),
          categoryCount: Object.fromEntries(pages.map(([name, { count }]) => [name, count])),
        },
      };
    },
  },
});
