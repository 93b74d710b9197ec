// Apart from the schemas: a page that needs only these values loads no validator for them.

/** Filters of the games. `hidden`: by staff, alone or with its provider; `gone`: the aggregator no longer has it. */
export const officeGameStates = [
  'listed',
  'hidden',
  'gone',
  'special',
  'cashback',
  'tournament',
  'uncounted',
  'placed',
] as const;

/** The last place that a game can be given at the top of its provider. */
export const MAX_GAME_PLACE = 1_000;

/** Games and lines of the trail that one answer holds. */
export const OFFICE_GAMES_PAGE = 50;

/** Begins the name of all games of a provider in a rule, before the provider's title. */
export const ALL_OF_PROVIDER = 'provider:';

/** Games that one bulk change may touch; provider games that figures name one by one. */
export const MAX_BULK_GAMES = 500;
export const MAX_EARNING_GAMES = 1_000;

/** Code of a country, ISO 3166-1 alpha-2; name of a currency. */
export const COUNTRY = /^[A-Z]{2}$/;
export const CURRENCY = /^[A-Z]{2,6}$/;
