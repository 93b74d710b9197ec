import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import { catalogueCategories, GAMES_PAGE, SEARCH_MIN_LETTERS } from './catalogue-values.ts';

export * from './catalogue-values.ts';

/** A game's measured return on this site, in real and bonus money. */
export const measuredSchema = z.object({
  rtp: z.number(), // percent, two decimals
  rounds: z.int().min(1), // measured; a small number says little
  days: z.int().min(1), // measured, today included
});
export type MeasuredRtp = z.infer<typeof measuredSchema>;

/** Marks on a game's tile. */
const marks = {
  favorite: z.boolean(), // the caller's; false for guests
  new: z.boolean(),
  cashback: z.boolean(),
  tournament: z.boolean(),
  counts: z.boolean(), // its stakes count towards wagering
  rtp: z.number(), // percent, as stated by the provider; 0: not stated
  measured: measuredSchema.nullable(), // null: not played lately
};

/** A game in a carousel. `image`: address of its picture. */
export const carouselGameSchema = z.object({
  image: z.string(),
  link: z.string(), // GAME_LINK and the identifier
  title: z.string(),
  provider: z.string(),
  ...marks,
});
export type CarouselGame = z.infer<typeof carouselGameSchema>;

/** A provider's game. `url`: address of its picture. */
export const catalogueGameSchema = z.object({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  url: z.string(),
  category: z.enum(['slots', 'live']),
  provider: z.object({ title: z.string(), order: z.int() }),
  ...marks,
  hide: z.boolean(), // not available now; only in a player's own lists
  amount: minor, // staked on it in 24 hours, base hundredths
  createdAt: z.int(), // ms since epoch, of its import
});
export type CatalogueGame = z.infer<typeof catalogueGameSchema>;

/** A provider with its numbers of games. */
export const catalogueProviderSchema = z.object({
  title: z.string(),
  order: z.int(), // ascending
  slots: z.int(),
  live: z.int(),
});
export type CatalogueProvider = z.infer<typeof catalogueProviderSchema>;

const games = z.object({ success: z.literal(true), games: z.array(catalogueGameSchema) });
const isMobile = z.boolean().optional(); // only games that run on a phone; false or omitted: on a desktop

/** 7 games, or a whole list of at most MAX_CHOSEN_GAMES. */
const carousel = {
  auth: false,
  cost: 'read',
  payload: z.object({ isMobile }),
  answer: z.object({ success: z.literal(true), games: z.array(carouselGameSchema) }),
} as const;

const category = z.enum(catalogueCategories);
const providerName = z.string().min(1).max(100);

/** Games `minLimit` (from 0) to `maxLimit` (excluded); at most a page. */
const stretch = { minLimit: z.int().min(0).max(100_000), maxLimit: z.int().min(1).max(100_000) };
const isStretch = ({ minLimit, maxLimit }: { minLimit: number; maxLimit: number }): boolean =>
  minLimit < maxLimit && maxLimit - minLimit <= GAMES_PAGE;

const getGamesPayload = z
  .object({ isMobile: z.boolean(), ...stretch, category: category.optional() }) // omitted: slots and live games
  .refine(isStretch, { path: ['maxLimit'] });

const getPagePayload = z
  .object({ isMobile: z.boolean(), ...stretch, category: category.optional(), provider: providerName.optional() })
  .refine(isStretch, { path: ['maxLimit'] });

export const catalogueCalls = {
  'slotegrator.carousel.loadPopularSlots': carousel,
  'slotegrator.carousel.loadPopularLive': carousel,
  'slotegrator.carousel.loadHotGames': carousel,
  'slotegrator.carousel.loadNewGames': carousel,
  'slotegrator.carousel.loadPopularGames': carousel,
  'slotegrator.carousel.getHotList': carousel,
  'slotegrator.carousel.getNewGames': carousel,
  'slotegrator.carousel.getPopularList': carousel,
  'slotegrator.carousel.getSpecialList': carousel,
  // the first hundred; games.getPage has the rest
  'slotegrator.carousel.getProviderGame': {
    auth: false,
    cost: 'read',
    payload: z.object({ providerName, categoryName: category.optional(), isMobile }),
    answer: games.extend({ count: z.int() }), // total
  },
  // tolerates misspellings, the other alphabet and the other keyboard layout; best match first
  'slotegrator.carousel.searchGame': {
    auth: false,
    cost: 'read',
    payload: z.object({ search: z.string().trim().min(SEARCH_MIN_LETTERS).max(100), isMobile }),
    answer: games,
  },
  'games.getGames': {
    auth: false,
    cost: 'read',
    payload: getGamesPayload,
    answer: z.object({
      success: z.literal(true),
      desktop: z.object({
        category: z.partialRecord(category, z.array(catalogueGameSchema)),
        categoryCount: z.partialRecord(category, z.int()), // totals; new and hot at most 500
      }),
    }),
  },
  // a page of one category, one provider, or both
  'games.getPage': { auth: false, cost: 'read', payload: getPagePayload, answer: games.extend({ total: z.int() }) },
  // totals for menus and the provider filter
  'games.getCounts': {
    auth: false,
    cost: 'read',
    payload: z.object({ isMobile }),
    answer: z.object({
      success: z.literal(true),
      categoryCount: z.record(category, z.int()),
      providers: z.array(catalogueProviderSchema), // with at least one game, in order
    }),
  },
} as const;

export const catalogue = defineContract({ calls: catalogueCalls });
