import type { GameId } from 'games-engine';
import { createWebGames, type WebGames } from '../core/games/games.ts';
import type { WebGame } from '../core/games/web-game.ts';
import { battle } from './battle/index.ts';
import { classic } from './classic/index.ts';
import { coinflip } from './coinflip/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import { wheel } from './wheel/index.ts';

const games = { dice, mines, battle, wheel, coinflip, classic } satisfies Record<GameId, WebGame>;

/** The house's own games, as the site shows them. */
export const houseGames: WebGames = createWebGames(Object.values(games), {
  openAnalysis: () => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }),
});
