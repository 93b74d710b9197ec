// Read by the home page: no schemas here, so that it loads no validator for them.

/** Games that one carousel shows. */
export const CAROUSEL_SLOTS = 7;

/** Games that one page of a category holds. */
export const GAMES_PAGE = 100;

/** New and hot games are a choice: their lists end here. */
export const MAX_CHOSEN_GAMES = 500;

/** Letters that a search needs, and the games that it finds at most. */
export const SEARCH_MIN_LETTERS = 3;
export const SEARCH_MAX_GAMES = 20;

/** The lists that providers' games are shown in. */
export const catalogueCategories = ['slots', 'live', 'new', 'hot', 'popular', 'special'] as const;
export type CatalogueCategory = (typeof catalogueCategories)[number];

/** What a carousel's link has before the game's identifier: 12 characters. */
export const GAME_LINK = '/slots/game/';
