// Apart from the schemas: pages that need only these values load no validator for them.

/** Refusals of opening a provider's game and of favourites: `menu.error`. */
export const menuCodes = {
  noRecentDeposit: 0, // real money needs a deposit within the last 7 days
  refused: 1, // no such game, or its provider refuses it: contact support
  signIn: 2,
  currencyNotFound: 3,
  currencyUnavailable: 4, // provider games are not played in it
  providerDown: 5, // the provider does not answer: contact support
  noRecentDepositForBonus: 500, // the same as 0, of bonus money
  favouriteNotSaved: 600,
  favouriteNotRemoved: 601,
} as const;

/** A deposit opens real-money games for this many days. */
export const OPENING_DEPOSIT_DAYS = 7;

/** Maximum number of favourites. */
export const MAX_FAVOURITES = 500;

/** Games in "recently played". */
export const RECENT_GAMES = 20;

/** Currencies of provider games: a hundredth of any other is worth less than our smallest unit. */
export const CASINO_CURRENCIES = ['USD', 'RUB', 'EUR', 'UAH', 'TRY', 'TON'] as const;

/** The game id of all provider games in the live feed, statistics and the figures of finance. */
export const PROVIDER_GAME = 'slots';

/** Refusals of decisions about held wins, beside those of staff. */
export const officeCasinoCodes = { notFound: 404, gone: 'GONE' } as const;
