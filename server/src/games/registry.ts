import { draws, type GameId } from 'games-engine';
import type { ServerGame } from '../core/games/server-game.ts';
import { createServerGames, type ServerGames } from '../core/games/server-games.ts';
import { battle } from './battle/index.ts';
import { classic } from './classic/index.ts';
import { coinflip } from './coinflip/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import { wheel } from './wheel/index.ts';

const games = { dice, mines, battle, wheel, coinflip, classic } satisfies Record<GameId, ServerGame>;

/** The house's own games, as the server plays them. */
export const houseGames: ServerGames = createServerGames(Object.values(games), Object.values(draws));
