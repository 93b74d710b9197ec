import { catalogue, type EntityManager } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { CAROUSEL_SLOTS, GAME_LINK, type CatalogueCategory } from '../../../contract/features/catalogue-values.ts';
import type { catalogueCalls, CatalogueGame } from '../../../contract/features/catalogue.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';

type Calls = typeof catalogueCalls;
type Handlers = { [N in keyof Calls]: CallHandler<Calls[N], CallAnswer<N>> };
type NewEntityManager = () => EntityManager;
type CarouselHandler = Handlers['slotegrator.carousel.loadHotGames'];

/** New and hot games are a choice: their lists end here. */
const MAX_CHOSEN = 500;

const mostOf = (category: CatalogueCategory): number =>
  category === 'new' || category === 'hot' ? MAX_CHOSEN : Infinity;

const carousel = (newEm: NewEntityManager, list: catalogue.GameList): CarouselHandler => ({
  async handle({ isMobile = false }) {
    const games = await catalogue.gameRepository(newEm()).list({ list, isMobile }, { from: 0, to: CAROUSEL_SLOTS });
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
  newEm: NewEntityManager,
  list: CatalogueCategory,
  { isMobile, minLimit, maxLimit }: { isMobile: boolean; minLimit: number; maxLimit: number },
): Promise<Page> => {
  const most = mostOf(list);
  const repository = catalogue.gameRepository(newEm());
  const [rows, count] = await Promise.all([
    repository.list({ list, isMobile }, { from: minLimit, to: Math.min(maxLimit, most) }),
    repository.count({ list, isMobile }),
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
export const createCatalogueHandlers = (newEm: NewEntityManager): Handlers => ({
  'slotegrator.carousel.loadPopularSlots': carousel(newEm, 'popularSlots'),
  'slotegrator.carousel.loadPopularLive': carousel(newEm, 'popularLive'),
  'slotegrator.carousel.loadHotGames': carousel(newEm, 'hot'),
  'slotegrator.carousel.loadNewGames': carousel(newEm, 'new'),
  'slotegrator.carousel.loadPopularGames': carousel(newEm, 'popular'),
  'games.getGames': {
    async handle({ category, ...limits }) {
      const asked: readonly CatalogueCategory[] = category ? [category] : ['slots', 'live'];
      const pages = await Promise.all(asked.map(async (name) => [name, await pageOf(newEm, name, limits)] as const));
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
