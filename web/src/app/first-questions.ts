import { queryClient } from '../core/connection/query.ts';
import { activeGameQuery } from '../core/games/active-game.ts';
import { gameOrder } from '../core/games/game-catalogue.ts';
import { currenciesQuery } from '../core/session/currencies.ts';

/**
 * Asks for what every page shows as soon as there is somebody to ask, while the page itself still loads: answers that
 * come before it are in its first rendering, those that come after it each render most of it again.
 */
export const askFirst = (): void => {
  void queryClient.prefetchQuery(currenciesQuery);
  for (const game of gameOrder) void queryClient.prefetchQuery(activeGameQuery(game));
};
