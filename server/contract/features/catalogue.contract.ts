import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { catalogueCategories, GAMES_PAGE } from './catalogue-values.ts';

export * from './catalogue-values.ts';

/** A game in a carousel. `image`: address of its picture. */
export const carouselGameSchema = z.object({
  image: z.string(),
  link: z.string(), // GAME_LINK and the identifier
  title: z.string(),
  provider: z.string(),
});
export type CarouselGame = z.infer<typeof carouselGameSchema>;

/** A provider's game. `url`: address of its picture. */
export const catalogueGameSchema = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  url: z.string(),
  provider: z.object({ title: z.string() }),
});
export type CatalogueGame = z.infer<typeof catalogueGameSchema>;

/** `isMobile`: only games that run on a phone. */
const carousel = {
  auth: false,
  payload: z.object({ isMobile: z.boolean().optional() }),
  answer: z.object({ success: z.literal(true), games: z.array(carouselGameSchema) }),
} as const;

const category = z.enum(catalogueCategories);

/** From the `minLimit`-th game, counted from 0, up to but without the `maxLimit`-th; at most a page. */
const getGamesPayload = z
  .object({
    isMobile: z.boolean(),
    minLimit: z.int().min(0),
    maxLimit: z.int().min(1),
    category: category.optional(), // left out: slots and live games
  })
  .refine(({ minLimit, maxLimit }) => minLimit < maxLimit && maxLimit - minLimit <= GAMES_PAGE, { path: ['maxLimit'] });

export const catalogueCalls = {
  'slotegrator.carousel.loadPopularSlots': carousel,
  'slotegrator.carousel.loadPopularLive': carousel,
  'slotegrator.carousel.loadHotGames': carousel,
  'slotegrator.carousel.loadNewGames': carousel,
  'slotegrator.carousel.loadPopularGames': carousel,
  'games.getGames': {
    auth: false,
    payload: getGamesPayload,
    answer: z.object({
      success: z.literal(true),
      desktop: z.object({
        category: z.partialRecord(category, z.array(catalogueGameSchema)),
        categoryCount: z.partialRecord(category, z.int()), // games in all; of new and hot ones at most 500
      }),
    }),
  },
} as const;

export const catalogue = defineContract({ calls: catalogueCalls });
