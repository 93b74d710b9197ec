import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { minor } from '../money.ts';
import {
  catalogueCategories,
  gameFeatures,
  gameKinds,
  GAMES_PAGE,
  MAX_ROWS,
  ROW_GAMES,
  SEARCH_MIN_LETTERS,
} from './catalogue-values.ts';

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
  category: z.enum(gameKinds),
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
  games: z.int(), // games of the asked list that are its own
});
export type CatalogueProvider = z.infer<typeof catalogueProviderSchema>;

/** The first games of a list, or of a provider. */
const rowSchema = z.object({
  category: z.enum(catalogueCategories).nullable(), // one of these two is set
  provider: z.string().nullable(),
  count: z.int(), // games in all
  games: z.array(catalogueGameSchema).max(ROW_GAMES),
});
export type GamesRow = z.infer<typeof rowSchema>;

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

/** Filters of a list. `features`: a game has all of them. */
const choice = {
  category: category.optional(), // omitted: all games
  provider: providerName.optional(),
  kind: z.enum(gameKinds).optional(),
  features: z.array(z.enum(gameFeatures)).max(gameFeatures.length).optional(),
};

const getPagePayload = z
  .object({ isMobile: z.boolean(), ...stretch, ...choice })
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
  // a page of a category, a provider, a kind, of games with some features, or of all these together
  'games.getPage': { auth: false, cost: 'read', payload: getPagePayload, answer: games.extend({ total: z.int() }) },
  // totals for menus, and the number behind each filter: games that it leaves of the asked list, beside the other filters
  'games.getCounts': {
    auth: false,
    cost: 'read',
    payload: z.object({ isMobile, ...choice }),
    answer: z.object({
      success: z.literal(true),
      categoryCount: z.record(category, z.int()),
      providers: z.array(catalogueProviderSchema), // with at least one game on the site, in order
      kinds: z.record(z.enum(gameKinds), z.int()),
      features: z.record(z.enum(gameFeatures), z.int()), // with the asked ones
    }),
  },
  // games, the house's own too, that are not played where the caller connects from or in their currency
  'games.getUnavailable': {
    auth: false,
    cost: 'look',
    payload: z.object({}),
    answer: z.object({
      games: z.array(z.object({ game: z.string(), why: z.enum(['everywhere', 'country', 'currency']) })), // by identifier
    }),
  },
  // the lobby: a row for each list and then for each provider that has games
  'games.getRows': {
    auth: false,
    cost: 'read',
    payload: z.object({ isMobile, from: z.int().min(0).max(100_000) }),
    answer: z.object({ success: z.literal(true), rows: z.array(rowSchema).max(MAX_ROWS), total: z.int() }),
  },
} as const;

export const catalogue = defineContract({ calls: catalogueCalls });
