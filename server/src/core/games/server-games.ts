import { createGames, type AnyFreeDraw, type Games } from 'games-engine';
import { refuseRepeated } from '../refuse-repeated.ts';
import type { ServerGame, SharedServerGame, SoloServerGame, SteppedServerGame } from './server-game.ts';

/** The games of a server. */
export interface ServerGames {
  readonly all: readonly ServerGame[];
  readonly solo: readonly SoloServerGame[];
  readonly stepped: readonly SteppedServerGame[];
  readonly shared: readonly SharedServerGame[];
  readonly engine: Games; // their rules, and those of the draws that cost nothing
  find(id: string): ServerGame | undefined;
  /** The game of an id that was checked before. Throws RangeError when there is none. */
  get(id: string): ServerGame;
}

const isHosted =
  <Hosting extends ServerGame['hosting']>(hosting: Hosting) =>
  (game: ServerGame): game is Extract<ServerGame, { hosting: Hosting }> =>
    game.hosting === hosting;

/** Makes the games of a server, and the draws that its areas let players take. Throws RangeError when two of them have one id, or calls of one name. */
export const createServerGames = (games: readonly ServerGame[], draws: readonly AnyFreeDraw[] = []): ServerGames => {
  const byId = new Map(games.map((game) => [game.game.id, game]));
  refuseRepeated(
    'calls',
    games.map((game) => game.calls),
  );
  return {
    all: games,
    solo: games.filter(isHosted('solo')),
    stepped: games.filter(isHosted('stepped')),
    shared: games.filter(isHosted('shared')),
    engine: createGames(
      games.map(({ game }) => game),
      draws,
    ),
    find: (id) => byId.get(id),
    get(id) {
      const game = byId.get(id);
      if (!game) throw new RangeError(`there is no game ${JSON.stringify(id)}`);
      return game;
    },
  };
};
