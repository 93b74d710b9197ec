import type { DrawId, GameId } from 'games-engine';
import { createWebGames, type WebGames } from '../core/games/games.ts';
import type { WebDraw, WebGame } from '../core/games/web-game.ts';
import { battle } from './battle/index.ts';
import { classic } from './classic/index.ts';
import { coinflip } from './coinflip/index.ts';
import { dice } from './dice/index.ts';
import { mines } from './mines/index.ts';
import { newyear } from './newyear/index.ts';
import { robbery } from './robbery/index.ts';
import { wheel } from './wheel/index.ts';

const games = { dice, mines, battle, wheel, coinflip, classic } satisfies Record<GameId, WebGame>;

const draws = { robbery, newyear } satisfies Record<DrawId, WebDraw>;

/** The house's own games, as the site shows them. */
export const houseGames: WebGames = createWebGames(Object.values(games), {
  draws: Object.values(draws),
  openAnalysis: () => new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }),
});
