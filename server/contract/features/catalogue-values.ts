// Read by the home page: no schemas here, so that it loads no validator for them.

/** Games that one carousel shows. */
export const CAROUSEL_SLOTS = 7;

/** Games that one page of a category holds. */
export const GAMES_PAGE = 100;

/** Maximum length of the lists of new and hot games. */
export const MAX_CHOSEN_GAMES = 500;

/** Rules that compute the lists and the measured RTP from play. The help desk states the same ones. */
export const LIST_RULES = {
  newDays: 30,
  maxNew: MAX_CHOSEN_GAMES,
  newShare: 4, // one game in four at most is new
  hotHours: 24,
  maxHot: MAX_CHOSEN_GAMES,
  popularDays: 30,
  maxPopular: 100,
  minOfEach: CAROUSEL_SLOTS,
  measuredDays: 30,
  countMinutes: 5, // between two times that they are worked out
} as const;

/** Minimum letters and maximum results of a search. */
export const SEARCH_MIN_LETTERS = 3;
export const SEARCH_MAX_GAMES = 20;

/** Kinds of games: slots, tables with a dealer, other tables, games of a moment such as crash, keno and other lotteries. */
export const gameKinds = ['slots', 'live', 'table', 'instant', 'lottery'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The lists that providers' games are shown in. */
export const catalogueCategories = [...gameKinds, 'new', 'hot', 'popular', 'special'] as const;
export type CatalogueCategory = (typeof catalogueCategories)[number];

/** Features of games that somebody looks for. */
export const gameFeatures = ['new', 'hot', 'popular', 'cashback', 'tournament', 'counts'] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** Games that a row of the lobby shows, and rows that one call answers. */
export const ROW_GAMES = 12;
export const MAX_ROWS = 6;

/** Rounds that a measured return needs before a cover shows it: after fewer, luck is most of it. */
export const MIN_SHOWN_ROUNDS = 1000;

/** Prefix of the links in carousels, before the game's identifier: 12 characters. */
export const GAME_LINK = '/slots/game/';
