// Read by the home page: no schemas here, so that it loads no validator for them.

/** Games that one carousel shows. */
export const CAROUSEL_SLOTS = 7;

/** Games that one page of a category holds. */
export const GAMES_PAGE = 100;

/** Maximum length of the lists of new and hot games. */
export const MAX_CHOSEN_GAMES = 500;

/** Minimum letters and maximum results of a search. */
export const SEARCH_MIN_LETTERS = 3;
export const SEARCH_MAX_GAMES = 20;

/** The lists that providers' games are shown in. */
export const catalogueCategories = ['slots', 'live', 'new', 'hot', 'popular', 'special'] as const;
export type CatalogueCategory = (typeof catalogueCategories)[number];

/** Prefix of the links in carousels, before the game's identifier: 12 characters. */
export const GAME_LINK = '/slots/game/';
